import type { Duration } from "../../ability/duration.ts";
import type { Filter } from "../../ability/filter.ts";
import type { PlayerRef } from "../../ability/player-ref.ts";
import type { Selector } from "../../ability/selector.ts";
import type { StaticRule } from "../../ability/static-rule.ts";
import { CARD_TYPES } from "../../model/card-types.ts";
import type { ObjectId } from "../../model/ids.ts";
import type { Bindings } from "../../model/object.ts";
import type { FixedDuration } from "../../model/state.ts";
import type { Zone } from "../../model/zone.ts";
import { objectAt } from "../../storage/objects.ts";
import { startEffect } from "../atoms/effects.ts";
import type { Procedure, Process } from "../process.ts";
import { objectsFor } from "./choose-objects.ts";
import { playersFor } from "./choose-players.ts";
import { type EffectContext, type EffectOf, NOTHING_DONE, type Outcome } from "./context.ts";
import { fixDuration } from "./fix-duration.ts";

const PERMITTED = { kind: "bound", name: "permitted" } as const;

/** A spell of each nonland card type. */
const NONLAND: readonly (readonly Filter[])[] = CARD_TYPES.filter((type) => type !== "Land").map((type) => [
  { kind: "type", type: type.toLowerCase() },
]);

/**
 * “You may cast/play that card …”: a permission for the cards that are meant now; or for what is described, one or all of it, whichever cards that are
 * as they are cast: such an effect fixes no objects as it starts (611.2c).
 */
export function* doPermit(p: Process, context: EffectContext, effect: EffectOf<"permit">): Procedure<Outcome> {
  const players = yield* playersFor(p, context, effect.who);
  const duration = yield* fixDuration(p, context, whileItStays(effect.duration));
  const { what } = effect;
  if ((what.kind === "choose" && isOfSpell(what.filter)) || (what.kind === "all" && effect.eachType === undefined)) {
    const filter: Filter = { kind: "all", of: [what.filter, ...(effect.filter === undefined ? [] : [effect.filter])] };
    const which = { from: zonesOf(what), what: filter, ...(what.of === undefined ? {} : { whose: what.of }) };
    const once = what.kind === "choose" || effect.one === true;
    yield* start(p, context, effect, which, { players }, once ? { ...duration, uses: 1 } : duration);
    return { done: true };
  }
  const objects = yield* objectsFor(p, context, what);
  if (objects.length === 0) return NOTHING_DONE;
  const from = [...new Set(objects.flatMap((object) => objectAt(p.state, object)?.zone ?? ([] as readonly Zone[])))];
  const parts: readonly Filter[] = [
    { kind: "is", what: PERMITTED },
    ...(effect.filter === undefined ? [] : [effect.filter]),
  ];
  const kinds: readonly (readonly Filter[])[] = effect.eachType === undefined ? [[]] : NONLAND;
  for (const kind of kinds)
    yield* start(
      p,
      context,
      effect,
      { from, what: { kind: "all", of: [...parts, ...kind] } },
      { objects, players },
      effect.one === undefined ? duration : { ...duration, uses: 1 },
    );
  return { objects };
}

function* start(
  p: Process,
  context: EffectContext,
  effect: EffectOf<"permit">,
  which: { readonly from: readonly Zone[]; readonly what: Filter; readonly whose?: PlayerRef },
  permitted: Bindings[string],
  duration: FixedDuration,
): Procedure {
  const rule: StaticRule = {
    kind: "may-cast",
    who: PERMITTED,
    ...which,
    ...(effect.free === undefined
      ? effect.cost === undefined
        ? {}
        : { cost: effect.cost }
      : { cost: "free" as const }),
    ...(effect.lands === undefined ? {} : { lands: true }),
    ...(effect.anyMana === undefined
      ? {}
      : { anyMana: effect.anyMana === "colorless" ? ("colorless" as const) : (true as const) }),
    ...(effect.exileAfter === undefined ? {} : { exileAfter: true }),
    ...(effect.change === undefined ? {} : { change: effect.change }),
    ...(effect.flash === undefined ? {} : { flash: true }),
    ...(effect.arrival === undefined && effect.entersWith === undefined
      ? {}
      : {
          entersWith: {
            ...effect.arrival,
            ...(effect.entersWith === undefined ? {} : { modifications: effect.entersWith }),
          },
        }),
  };
  const source: { readonly source?: ObjectId } = context.source === undefined ? {} : { source: context.source };
  yield* startEffect(p, {
    kind: "continuous",
    controller: context.controller,
    modifications: [],
    rules: [rule],
    bound: { ...context.bound, permitted },
    duration,
    ...source,
  });
}

/** Where what is described is; what is exiled with something is in exile. */
function zonesOf({ zone, filter }: Extract<Selector, { kind: "all" | "choose" }>): readonly Zone[] {
  return zone === undefined ? (JSON.stringify(filter).includes('"exiled-with"') ? ["exile"] : []) : [zone].flat();
}

/** “A creature spell from your graveyard” is chosen as it is cast, not now. */
function isOfSpell(filter: Filter): boolean {
  return filter.kind === "spell" || (filter.kind === "all" && filter.of.some(isOfSpell));
}

/** “For as long as it remains exiled” is as long as the permission's cards are the objects they are. */
function whileItStays(duration: Duration): Duration {
  return duration.kind === "as-long-as" &&
    duration.condition.kind === "matches" &&
    duration.condition.filter.kind === "zone"
    ? { kind: "permanent" }
    : duration;
}
