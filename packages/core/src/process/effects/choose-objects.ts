import type { Amount } from "../../ability/amount.ts";
import type { PlayerRef } from "../../ability/player-ref.ts";
import type { Selector } from "../../ability/selector.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { TargetRef } from "../../model/object.ts";
import type { GameState } from "../../model/state.ts";
import { thoseThatWere } from "../../query/as-it-was.ts";
import { canSee } from "../../query/can-see.ts";
import { select } from "../../query/evaluate.ts";
import type { RuleKey } from "../../rules/rules.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { ask } from "../ask.ts";
import type { Procedure, Process } from "../process.ts";
import { forEachPlayer, playersFor } from "./choose-players.ts";
import type { EffectContext } from "./context.ts";
import { countOf, isMatch, toActOn } from "./refer.ts";

/** The objects that a selector means, under the ids they are named by; what it leaves to choose is asked for as it comes up, among those allowed (608.2d). */
export function* chooseObjects(
  p: Process,
  context: EffectContext,
  selector: Selector,
  isAllowed: (object: ObjectId) => boolean = () => true,
): Procedure<readonly ObjectId[]> {
  switch (selector.kind) {
    case "choose": {
      const { filter, zone, of } = selector;
      const candidates = (): readonly ObjectId[] =>
        select(p.state, context, {
          kind: "all",
          filter,
          ...(zone === undefined ? {} : { zone }),
          ...(of === undefined ? {} : { of }),
        }).filter(isAllowed);
      return yield* chooseAmong(p, context, selector, candidates);
    }
    case "choose-from": {
      const from = toActOn(p, context, yield* chooseObjects(p, context, selector.from));
      const { filter } = selector;
      return yield* chooseAmong(p, context, selector, () =>
        filter === undefined ? from : from.filter((object) => isMatch(p, context, filter, { object })),
      );
    }
    case "union": {
      const found: ObjectId[] = [];
      for (const part of selector.of) found.push(...(yield* chooseObjects(p, context, part)));
      return [...new Set(found)];
    }
    case "where": {
      const of = yield* chooseObjects(p, context, selector.of);
      if (selector.asTheyWere !== undefined)
        return thoseThatWere(p.state, of, (object) => isMatch(p, context, selector.filter, { object }));
      // Where something is now is asked of what it became (400.7).
      const asked = selector.filter.kind === "zone" ? toActOn(p, context, of) : of;
      return asked.filter((object) => isMatch(p, context, selector.filter, { object }));
    }
    case "except": {
      const without = toActOn(p, context, yield* chooseObjects(p, context, selector.without));
      return toActOn(p, context, yield* chooseObjects(p, context, selector.of)).filter(
        (object) => !without.includes(object),
      );
    }
    case "library": {
      if (selector.of.kind !== "choose") return select(p.state, context, selector);
      const chosen = { players: yield* playersFor(p, context, selector.of) };
      const within = { ...context, bound: { ...context.bound, "library of": chosen } };
      return select(p.state, within, { ...selector, of: { kind: "bound", name: "library of" } });
    }
    default:
      return select(p.state, context, selector);
  }
}

/** The objects to act on that a selector means: those of them that are there. */
export function* objectsFor(p: Process, context: EffectContext, selector: Selector): Procedure<readonly ObjectId[]> {
  return toActOn(p, context, yield* chooseObjects(p, context, selector));
}

/** Objects and players that a selector means: a target, or a part in an event, may be either. */
export function* refsFor(p: Process, context: EffectContext, selector: Selector): Procedure<readonly TargetRef[]> {
  if (selector.kind === "target") {
    const refs = context.targets?.[selector.slot] ?? [];
    return refs.flatMap((ref): readonly TargetRef[] =>
      "player" in ref ? [ref] : toActOn(p, context, [ref.object]).map((object) => ({ object })),
    );
  }
  const objects = (yield* objectsFor(p, context, selector)).map((object) => ({ object }));
  const named =
    selector.kind === "bound" ? (context.bound[selector.name]?.players ?? []).map((player) => ({ player })) : [];
  return selector.kind === "bound" && selector.name === "each"
    ? objects.length > 0
      ? objects
      : named
    : [...objects, ...named];
}

interface Choosing {
  readonly chooser: PlayerRef;
  readonly min: Amount;
  readonly max: Amount | "any";
  readonly random?: true;
}

function* chooseAmong(
  p: Process,
  context: EffectContext,
  how: Choosing,
  candidates: () => readonly ObjectId[],
): Procedure<readonly ObjectId[]> {
  if (how.random === true)
    return yield* chooseAtRandom(
      p,
      context,
      candidates(),
      countOf(p, context, how.max === "any" ? candidates().length : how.max),
    );
  const choosers = yield* playersFor(p, context, how.chooser);
  if (choosers.length === 1 && choosers[0] !== undefined)
    return yield* pickObjects(p, context, choosers[0], candidates(), limits(p, context, how, candidates().length));
  const picked = yield* forEachPlayer(p, context, choosers, (chooser) =>
    pickObjects(p, context, chooser, candidates(), limits(p, context, how, candidates().length)),
  );
  return [...new Set(picked.flat())];
}

function limits(
  p: Process,
  context: EffectContext,
  how: Choosing,
  available: number,
): { readonly min: number; readonly max: number } {
  const max = Math.min(available, how.max === "any" ? available : countOf(p, context, how.max));
  return { min: Math.min(max, countOf(p, context, how.min)), max };
}

/** Asks a player for so many of these objects. */
export function* pickObjects(
  p: Process,
  context: EffectContext,
  chooser: PlayerId,
  from: readonly ObjectId[],
  count: { readonly min: number; readonly max: number },
  code = "choose",
): Procedure<readonly ObjectId[]> {
  if (count.max === 0 || from.length === 0) return [];
  const source = context.source === undefined ? {} : { source: context.source };
  const answer = yield* ask(p, {
    kind: "pick",
    player: chooser,
    code,
    rules: ["608.2d"],
    from: from.map((object) => ({ object })),
    min: count.min,
    max: count.max,
    ...source,
  });
  const chosen = answer.chosen.flatMap((ref) => ("object" in ref ? [ref.object] : []));
  return yield* unseenAtRandom(p, context, chooser, chosen, from);
}

/** In place of a face-down card in exile that the player may not look at, a card of its pile is chosen at random (406.4). */
function* unseenAtRandom(
  p: Process,
  context: EffectContext,
  chooser: PlayerId,
  chosen: readonly ObjectId[],
  from: readonly ObjectId[],
): Procedure<readonly ObjectId[]> {
  const left = new Set(from.filter((id) => !chosen.includes(id) || isUnseen(p.state, chooser, id)));
  const result: ObjectId[] = [];
  for (const id of chosen) {
    const pile = isUnseen(p.state, chooser, id) ? [...left].filter((other) => arePiled(p.state, id, other)) : [id];
    const [found = id] = yield* chooseAtRandom(p, context, pile, 1, ["406.4"]);
    left.delete(found);
    result.push(found);
  }
  return result;
}

const isUnseen = (state: GameState, player: PlayerId, id: ObjectId): boolean =>
  cardObjectAt(state, id)?.hidden !== undefined && !canSee(state, player, id);

function arePiled(state: GameState, one: ObjectId, other: ObjectId): boolean {
  const [here, there] = [cardObjectAt(state, one), cardObjectAt(state, other)];
  return here?.hidden?.pile === there?.hidden?.pile && here?.exiledWith === there?.exiledWith;
}

/** So many of these objects, by chance. */
export function* chooseAtRandom(
  p: Process,
  context: EffectContext,
  from: readonly ObjectId[],
  count: number,
  rules: readonly RuleKey[] = ["608.2d"],
): Procedure<readonly ObjectId[]> {
  const source = context.source === undefined ? {} : { source: context.source };
  const left = [...from];
  const sides = left.slice(0, count).map((_, at) => left.length - at);
  if (sides.length === 0) return [];
  const answer = yield* ask(p, {
    kind: "random",
    player: "nature",
    code: "choose-at-random",
    rules,
    what: "choice",
    sides,
    ...source,
  });
  return answer.results.flatMap((result) => left.splice(result, 1));
}
