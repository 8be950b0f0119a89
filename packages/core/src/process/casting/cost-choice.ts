import type { Filter } from "../../ability/filter.ts";
import { characteristics, controllerOf } from "../../characteristics/characteristics.ts";
import type { Decision } from "../../model/decision.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { GameState } from "../../model/state.ts";
import type { Zone } from "../../model/zone.ts";
import type { EvaluationContext } from "../../query/context.ts";
import { matches } from "../../query/evaluate.ts";
import { restrictionsOn } from "../../query/static-rules.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { ask } from "../ask.ts";
import { type Procedure, type Process, playerAt } from "../process.ts";

/** What a cost asks a player to pick. */
export interface Picking {
  readonly code: string;
  readonly what: "self" | Filter;
  readonly from: readonly Zone[];
  readonly min: number;
  readonly max: number | "any";
  readonly untapped?: true;
  /** Permanents that can't be sacrificed are left out. */
  readonly sacrificed?: true;
  readonly counter?: { readonly kind: string; readonly count: number };
  /** All must have a card type in common. */
  readonly share?: "card-type";
  /** There must be one for each of these, all different. */
  readonly each?: readonly Filter[];
  /** Their numbers must add up to so much. */
  readonly reaches?: { readonly of: (id: ObjectId) => number; readonly atLeast: number };
}

/** The objects that a player could use for a cost: permanents they control, cards of their own elsewhere (118.3). */
export function costCandidates(
  state: GameState,
  player: PlayerId,
  picking: Picking,
  context: EvaluationContext,
): readonly ObjectId[] {
  const { what } = picking;
  const own = context.source;
  const pool =
    what === "self" ? (own === undefined ? [] : [own]) : picking.from.flatMap((zone) => ownedIn(state, player, zone));
  const point = { ...context, controller: player };
  return pool.filter((id) => {
    const object = cardObjectAt(state, id);
    if (object === undefined || !picking.from.includes(object.zone) || object.permanent?.phasedOut !== undefined)
      return false;
    if (object.zone === "battlefield" ? controllerOf(state, id) !== player : object.owner !== player) return false;
    if (picking.untapped === true && object.permanent?.tapped !== false) return false;
    if (
      picking.sacrificed === true &&
      restrictionsOn(state, id).some(({ restriction }) => restriction.kind === "cannot-be-sacrificed")
    )
      return false;
    if (picking.counter !== undefined && !hasCounters(object.counters, picking.counter)) return false;
    return what === "self" || matches(state, point, what, { object: id });
  });
}

/** Asks a player for what a cost takes, `most` at most; nothing is asked where it is the source itself. */
export function* chooseForCost(
  p: Process,
  player: PlayerId,
  picking: Picking,
  context: EvaluationContext,
  most: number = Number.POSITIVE_INFINITY,
): Procedure<readonly ObjectId[]> {
  const candidates = costCandidates(p.state, player, picking, context);
  if (picking.what === "self") return candidates;
  const { reaches } = picking;
  const max = Math.min(most, picking.max === "any" ? candidates.length : picking.max);
  if (max === 0) return [];
  const answer = yield* ask(p, {
    kind: "pick",
    player,
    code: picking.code,
    rules: ["601.2h"],
    from: candidates.map((object) => ({ object })),
    min: reaches === undefined ? picking.min : fewest(candidates.map(reaches.of), reaches.atLeast),
    max,
    ...pickedTogether(p.state, player, picking, context, candidates),
    ...(context.source === undefined ? {} : { source: context.source }),
    ...(reaches === undefined
      ? {}
      : {
          sum: {
            of: Object.fromEntries(candidates.map((id) => [String(id), reaches.of(id)])),
            atLeast: reaches.atLeast,
          },
        }),
  });
  return answer.chosen.flatMap((ref) => ("object" in ref ? [ref.object] : []));
}

/** What the objects picked for a cost must be together, as the domain of a decision says it. */
export function pickedTogether(
  state: GameState,
  player: PlayerId,
  picking: Picking,
  context: EvaluationContext,
  candidates: readonly ObjectId[],
): Pick<Extract<Decision, { kind: "pick" | "target" }>, "inCommon" | "oneOfEach"> {
  const point = { ...context, controller: player };
  return {
    ...(picking.share === undefined
      ? {}
      : { inCommon: Object.fromEntries(candidates.map((id) => [String(id), characteristics(state, id).types])) }),
    ...(picking.each === undefined
      ? {}
      : {
          oneOfEach: picking.each.map((kind) =>
            candidates.filter((object) => matches(state, point, kind, { object })).map(String),
          ),
        }),
  };
}

/** How many of these numbers are needed at least to reach so much. */
function fewest(numbers: readonly number[], atLeast: number): number {
  let sum = 0;
  let count = 0;
  for (const number of [...numbers].sort((one, other) => other - one)) {
    if (sum >= atLeast) break;
    sum += number;
    count++;
  }
  return count;
}

function ownedIn(state: GameState, player: PlayerId, zone: Zone): readonly ObjectId[] {
  if (zone === "battlefield" || zone === "stack" || zone === "exile" || zone === "command") return state[zone];
  return playerAt(state, player)[zone];
}

function hasCounters(
  counters: Readonly<Record<string, number>>,
  wanted: { readonly kind: string; readonly count: number },
): boolean {
  const there =
    wanted.kind === "any"
      ? Object.values(counters).reduce((sum, count) => sum + count, 0)
      : (counters[wanted.kind] ?? 0);
  return there >= wanted.count;
}
