import type { Filter } from "../../ability/filter.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import { unsupported } from "../../model/unsupported.ts";
import type { Zone } from "../../model/zone.ts";
import { rulesInForce } from "../../query/static-rules.ts";
import { objectAt } from "../../storage/objects.ts";
import { ask } from "../ask.ts";
import { arrangeLibrary } from "../atoms/arrange-library.ts";
import { lookAtObjects, revealObjects } from "../atoms/cards.ts";
import { emit, simultaneously } from "../emit.ts";
import { type Procedure, type Process, playerAt } from "../process.ts";
import { objectsFor, pickObjects } from "./choose-objects.ts";
import { forEachPlayer, playersFor } from "./choose-players.ts";
import { bind, type EffectContext, type EffectOf, NOTHING_DONE, type Outcome } from "./context.ts";
import { together } from "./control.ts";
import { countOf, isMatch } from "./refer.ts";
import { arrivedIn, moveAll } from "./zones.ts";

/** Reveals (701.20). */
export function* doReveal(p: Process, context: EffectContext, effect: EffectOf<"reveal">): Procedure<Outcome> {
  const objects = yield* objectsFor(p, context, effect.what);
  yield* revealObjects(p, objects, context.controller);
  return { objects };
}

/** Looks at cards (701.20e). */
export function* doLookAt(p: Process, context: EffectContext, effect: EffectOf<"look-at">): Procedure<Outcome> {
  const who = yield* playersFor(p, context, effect.who);
  return together(
    yield* forEachPlayer(p, context, who, function* (player) {
      const objects = yield* objectsFor(p, context, effect.what);
      yield* lookAtObjects(p, objects, player);
      return { objects };
    }),
  );
}

/** Reveals or exiles cards from the top of a library until one matches. */
export function* doDigUntil(p: Process, context: EffectContext, effect: EffectOf<"dig-until">): Procedure<Outcome> {
  const who = yield* playersFor(p, context, effect.who);
  const outcomes = yield* forEachPlayer(p, context, who, function* (player) {
    const wanted = effect.count === undefined ? 1 : countOf(p, context, effect.count);
    const hits: ObjectId[] = [];
    const rest: ObjectId[] = [];
    for (const card of playerAt(p.state, player).library) {
      if (hits.length >= wanted) break;
      if (effect.how === "reveal") yield* revealObjects(p, [card], player);
      const found =
        effect.how === "reveal"
          ? [card]
          : arrivedIn(
              yield* moveAll(p, context, [card], "exile", () =>
                context.source === undefined ? {} : { exiledWith: context.source },
              ),
            );
      for (const object of found) (isMatch(p, context, effect.filter, { object }) ? hits : rest).push(object);
    }
    return { hits, rest };
  });
  const hits = outcomes.flatMap((outcome) => outcome.hits);
  const rest = outcomes.flatMap((outcome) => outcome.rest);
  bind(context, effect.hit, { objects: hits, done: hits.length > 0 });
  bind(context, effect.rest, { objects: rest, done: rest.length > 0 });
  return { objects: hits };
}

/** Searches zones for cards (701.23): in a hidden zone, cards with a stated quality need not be found (701.23b). */
export function* doSearch(p: Process, context: EffectContext, effect: EffectOf<"search">): Procedure<Outcome> {
  if (effect.shares !== undefined) return unsupported("searching for cards that share something");
  const who = yield* playersFor(p, context, effect.who);
  const searched: Zone[] = [];
  const outcomes = yield* forEachPlayer(p, context, who, function* (player) {
    const owners = effect.of === undefined ? [player] : yield* playersFor(p, context, effect.of);
    // “Your library and/or graveyard”: the player says whether the library is searched too (701.23).
    const barred = rulesInForce(p.state, "cannot-search").some((one) => one.players(one.rule.who).includes(player));
    const choosing = !barred && effect.zones.length > 1 && effect.zones.includes("library");
    const zones =
      barred || (choosing && !(yield* mayDo(p, context, player, "search-library")))
        ? effect.zones.filter((zone) => zone !== "library")
        : effect.zones;
    const cards = owners.flatMap((owner) => zones.flatMap((zone) => cardsIn(p, owner, zone)));
    searched.push(...zones);
    const fitting = cards.filter((object) => isMatch(p, context, effect.filter, { object }));
    // In a graveyard everyone sees them: only of hidden zones may some be left (701.23b).
    const seen = effect.all === undefined ? [] : fitting.filter((id) => objectAt(p.state, id)?.zone === "graveyard");
    const open = fitting.filter((id) => !seen.includes(id));
    const max = Math.min(open.length, effect.max === "any" ? open.length : countOf(p, context, effect.max));
    const min = isAnything(effect.filter) ? Math.min(max, countOf(p, context, effect.min)) : 0;
    const objects = [...seen, ...(yield* pickObjects(p, context, player, open, { min, max }, "search"))];
    if (effect.reveal !== undefined) yield* revealObjects(p, objects, player);
    // To search is to look at the cards (701.23a): what was found goes on being known to who found it.
    else yield* lookAtObjects(p, objects, player, ["701.23a"]);
    return { objects };
  });
  const outcome = together(outcomes);
  bind(context, effect.as, { ...outcome, text: searched.join(" "), done: (outcome.objects ?? []).length > 0 });
  return outcome;
}

const isAnything = (filter: Filter): boolean =>
  filter.kind === "card" || (filter.kind === "all" && filter.of.every(isAnything));

function cardsIn(p: Process, owner: PlayerId, zone: string): readonly ObjectId[] {
  const player = playerAt(p.state, owner);
  if (zone === "library" || zone === "hand" || zone === "graveyard") return player[zone];
  return unsupported(`searching the ${zone}`);
}

/** Scries (701.22). */
export function* doScry(p: Process, context: EffectContext, effect: EffectOf<"scry">): Procedure<Outcome> {
  const who = yield* playersFor(p, context, effect.who);
  return together(
    yield* forEachPlayer(p, context, who, function* (player) {
      const looked = yield* lookAtTop(p, player, countOf(p, context, effect.count));
      if (looked.length === 0) return NOTHING_DONE;
      const down = yield* pickObjects(p, context, player, looked, { min: 0, max: looked.length }, "scry-bottom");
      yield* keptOnTop(p, player, looked, down);
      yield* arrangeLibrary(p, player, down, "bottom");
      yield* didAction(p, "scry", player, ["701.22a"]);
      return { objects: looked };
    }),
  );
}

/** Surveils (701.25). */
export function* doSurveil(p: Process, context: EffectContext, effect: EffectOf<"surveil">): Procedure<Outcome> {
  const who = yield* playersFor(p, context, effect.who);
  return together(
    yield* forEachPlayer(p, context, who, function* (player) {
      const looked = yield* lookAtTop(p, player, countOf(p, context, effect.count));
      if (looked.length === 0) return NOTHING_DONE;
      const down = yield* pickObjects(p, context, player, looked, { min: 0, max: looked.length }, "surveil-graveyard");
      yield* keptOnTop(p, player, looked, down);
      yield* moveAll(p, context, down, "graveyard", () => ({}));
      yield* didAction(p, "surveil", player, ["701.25a"]);
      return { objects: looked };
    }),
  );
}

/** Fateseals (701.29): as scry, with an opponent's library. */
export function* doFateseal(p: Process, context: EffectContext, effect: EffectOf<"fateseal">): Procedure<Outcome> {
  const [player] = yield* playersFor(p, context, effect.who);
  const victim = p.state.players.find(
    ({ id, left, lost }) => id !== player && left === undefined && lost === undefined,
  );
  if (player === undefined || victim === undefined) return NOTHING_DONE;
  if (p.state.players.length > 2) return unsupported("choosing whose library to fateseal");
  const looked = victim.library.slice(0, countOf(p, context, effect.count));
  yield* lookAtObjects(p, looked, player);
  const down = yield* pickObjects(p, context, player, looked, { min: 0, max: looked.length }, "scry-bottom");
  yield* arrangeLibrary(p, victim.id, down, "bottom");
  return { objects: looked };
}

function* lookAtTop(p: Process, player: PlayerId, count: number): Procedure<readonly ObjectId[]> {
  const looked = playerAt(p.state, player).library.slice(0, count);
  yield* lookAtObjects(p, looked, player);
  return looked;
}

function* keptOnTop(
  p: Process,
  player: PlayerId,
  looked: readonly ObjectId[],
  without: readonly ObjectId[],
): Procedure {
  const kept = looked.filter((card) => !without.includes(card));
  if (kept.length > 1) yield* arrangeLibrary(p, player, kept, "top", "any");
}

/** Records that a keyword action was done, for what triggers on it. */
export function* didAction(
  p: Process,
  action: string,
  player: PlayerId,
  rules: Parameters<typeof emit>[1]["rules"],
  objects: readonly ObjectId[] = [],
): Procedure {
  yield* simultaneously(p, function* () {
    const [object] = objects;
    emit(p, {
      kind: "action",
      action,
      player,
      rules,
      ...(object === undefined ? {} : { object }),
      ...(objects.length < 2 ? {} : { objects }),
    });
  });
}

/** Asks a player a yes-or-no question that the instruction leaves them. */
export function* mayDo(p: Process, context: EffectContext, player: PlayerId, code: string): Procedure<boolean> {
  const answer = yield* ask(p, {
    kind: "may",
    player,
    code,
    rules: ["608.2d"],
    ...(context.source === undefined ? {} : { source: context.source }),
  });
  return answer.yes;
}
