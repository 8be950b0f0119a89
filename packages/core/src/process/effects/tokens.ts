import type { CopyExceptions, TokenValues } from "../../ability/modification.ts";
import type { PlayerRef } from "../../ability/player-ref.ts";
import { copySourceOf } from "../../characteristics/characteristics.ts";
import { sourceWithExceptions } from "../../characteristics/copy-source.ts";
import { namingGranter } from "../../characteristics/naming-granter.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { createEmblem, createTokens, type TokenSource } from "../atoms/create.ts";
import { simultaneously } from "../emit.ts";
import { type Procedure, type Process, patchObject } from "../process.ts";
import { chooseObjects } from "./choose-objects.ts";
import { forEachPlayer, playersFor } from "./choose-players.ts";
import type { EffectContext, EffectOf, Outcome } from "./context.ts";
import { fixArrival } from "./fix-arrival.ts";
import { countOf, numberOf } from "./refer.ts";

/** Creates tokens with the listed characteristics (111.3). */
export function* doCreateToken(
  p: Process,
  context: EffectContext,
  effect: EffectOf<"create-token">,
): Procedure<Outcome> {
  return yield* createFor(p, context, effect.who, function* (player) {
    const values = fixedValues(p, context, effect.token);
    return yield* createTokens(
      p,
      player,
      countOf(p, context, effect.count),
      { kind: "values", values },
      yield* fixArrival(p, context, effect.arrival),
    );
  });
}

/** Creates predefined tokens (111.10). */
export function* doCreateNamed(
  p: Process,
  context: EffectContext,
  effect: EffectOf<"create-named">,
): Procedure<Outcome> {
  return yield* createFor(p, context, effect.who, function* (player) {
    return yield* createTokens(
      p,
      player,
      countOf(p, context, effect.count),
      { kind: "named", name: effect.token },
      yield* fixArrival(p, context, effect.arrival),
    );
  });
}

/** Creates tokens that are copies (707.2), of what is there or of what last was. */
export function* doCreateCopy(p: Process, context: EffectContext, effect: EffectOf<"create-copy">): Procedure<Outcome> {
  return yield* createFor(p, context, effect.who, function* (player) {
    const originals = yield* chooseObjects(p, context, effect.of);
    const arrival = yield* fixArrival(p, context, effect.arrival);
    const { size } = effect;
    const exceptions: CopyExceptions | undefined =
      size === undefined
        ? effect.exceptions
        : {
            ...effect.exceptions,
            power: countOf(p, context, size.power),
            toughness: countOf(p, context, size.toughness),
          };
    const tokens: ObjectId[] = [];
    for (const of of originals) {
      const copied = copySourceOf(p.state, of);
      if (copied === undefined) continue;
      const source: TokenSource = { kind: "copy", of, copy: sourceWithExceptions(copied, exceptions) };
      tokens.push(...(yield* createTokens(p, player, countOf(p, context, effect.count), source, arrival)));
    }
    return tokens;
  });
}

/** An emblem (114). */
export function* doEmblem(p: Process, context: EffectContext, effect: EffectOf<"emblem">): Procedure<Outcome> {
  const players = yield* playersFor(p, context, effect.who);
  const chosen: Record<string, string | number> = {};
  for (const what of CHOSEN_VALUES) {
    const { text, number } = context.bound[what] ?? {};
    const value = text ?? number;
    if (value !== undefined) chosen[what] = value;
  }
  const more = {
    ...(context.source === undefined ? {} : { createdBy: context.source }),
    ...(Object.keys(chosen).length === 0 ? {} : { chosen }),
  };
  for (const player of players) yield* createEmblem(p, player, effect.abilities, more);
  return { players };
}

/** What an emblem can say was chosen, as choices of values are named. */
const CHOSEN_VALUES = ["name", "color", "type", "creature-type", "number"] as const;

function* createFor(
  p: Process,
  context: EffectContext,
  who: PlayerRef | undefined,
  create: (player: PlayerId) => Procedure<readonly ObjectId[]>,
): Procedure<Outcome> {
  const players = yield* playersFor(p, context, who ?? { kind: "you" });
  const made = yield* simultaneously(p, () => forEachPlayer(p, context, players, create));
  for (const token of made.flat()) markCreated(p, context, token);
  return { objects: made.flat() };
}

/** Links what an ability creates, or puts onto the battlefield, with the object that has the ability (607.2c). */
export function markCreated(p: Process, context: EffectContext, object: ObjectId): void {
  if (context.source !== undefined && cardObjectAt(p.state, object)?.zone === "battlefield")
    patchObject(p, object, { createdWith: context.source });
}

/** The listed values, with power and toughness as they are worked out now. */
function fixedValues(p: Process, context: EffectContext, token: TokenValues): TokenValues {
  const { powerAmount, toughnessAmount, ...values } = token;
  const printed = (value: number): { readonly text: string; readonly value: number } => ({
    text: String(value),
    value,
  });
  return {
    ...values,
    abilities: namingGranter(values.abilities, context.source),
    ...(powerAmount === undefined ? {} : { power: printed(numberOf(p, context, powerAmount)) }),
    ...(toughnessAmount === undefined ? {} : { toughness: printed(numberOf(p, context, toughnessAmount)) }),
  };
}
