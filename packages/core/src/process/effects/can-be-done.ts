import type { Effect } from "../../ability/effect.ts";
import type { PlayerRef } from "../../ability/player-ref.ts";
import type { Selector } from "../../ability/selector.ts";
import { controllerOf } from "../../characteristics/characteristics.ts";
import { isRestricted } from "../../characteristics/restrictions.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import { HIDDEN_ZONES } from "../../model/zone.ts";
import { select } from "../../query/evaluate.ts";
import { zonesOf } from "../../query/select.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { type Process, playerAt } from "../process.ts";
import type { EffectContext, EffectOf } from "./context.ts";
import { countOf, toActOn } from "./refer.ts";
import { isBeyond } from "./spells.ts";

type Choose = Extract<Selector, { readonly kind: "choose" }>;

/**
 * Whether a player could do what they may: an option that is impossible isn't offered (608.2d). What lies in a hidden zone isn't looked at for
 * that, as not being asked would show it.
 */
export function canBeDone(p: Process, context: EffectContext, effect: Effect, player: PlayerId): boolean {
  switch (effect.kind) {
    case "cast":
      return !isBeyond(p, context, effect, player);
    case "sacrifice":
      return !isOwn(effect.who) || canSacrifice(p, context, effect, player);
    case "discard":
      return !isOwn(effect.who) || canDiscard(p, context, effect, player);
    default:
      return !("what" in effect) || isThereToChoose(p, context, effect.what);
  }
}

/** Whether a permanent could be sacrificed by a player: they control it, and nothing says that it can't be (701.21a). */
export const isSacrificeable = (p: Process, object: ObjectId, player: PlayerId): boolean =>
  cardObjectAt(p.state, object)?.zone === "battlefield" &&
  controllerOf(p.state, object) === player &&
  !isRestricted(p.state, object, "cannot-be-sacrificed");

/** The player who may: the one at hand, or the only one who is asked. */
const isOwn = (who: PlayerRef | undefined): boolean =>
  who === undefined || who.kind === "you" || (who.kind === "bound" && who.name === "each");

function canSacrifice(p: Process, context: EffectContext, { what }: EffectOf<"sacrifice">, player: PlayerId): boolean {
  if (what.kind === "choose-from") return true;
  const found = what.kind === "choose" ? candidatesOf(p, context, what) : select(p.state, context, what);
  const own = toActOn(p, context, found).filter((object) => isSacrificeable(p, object, player));
  return own.length >= (what.kind === "choose" ? countOf(p, context, what.min) : 1);
}

function canDiscard(
  p: Process,
  context: EffectContext,
  { count, filter }: EffectOf<"discard">,
  player: PlayerId,
): boolean {
  if (filter !== undefined || count === "hand" || count === "any") return true;
  if (typeof count === "object" && count.kind === "up-to") return true;
  return playerAt(p.state, player).hand.length >= countOf(p, context, count);
}

function isThereToChoose(p: Process, context: EffectContext, what: unknown): boolean {
  if (!isChoice(what) || zonesOf(what).some((zone) => HIDDEN_ZONES.some((hidden) => hidden === zone))) return true;
  return candidatesOf(p, context, what).length >= countOf(p, context, what.min);
}

const isChoice = (what: unknown): what is Choose =>
  typeof what === "object" && what !== null && "kind" in what && what.kind === "choose";

const candidatesOf = (p: Process, context: EffectContext, { filter, zone, of }: Choose): readonly ObjectId[] =>
  select(p.state, context, {
    kind: "all",
    filter,
    ...(zone === undefined ? {} : { zone }),
    ...(of === undefined ? {} : { of }),
  });
