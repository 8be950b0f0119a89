import type { ObjectId } from "../../model/ids.ts";
import { unsupported } from "../../model/unsupported.ts";
import { countersInOrder } from "../../storage/counters.ts";
import { objectAt } from "../../storage/objects.ts";
import { ask } from "../ask.ts";
import { changeCounters, changePlayerCounters } from "../atoms/counters.ts";
import { simultaneously } from "../emit.ts";
import type { Procedure, Process } from "../process.ts";
import { objectsFor } from "./choose-objects.ts";
import { forEachPlayer, playersFor } from "./choose-players.ts";
import type { EffectContext, EffectOf, Outcome } from "./context.ts";
import { countChosen } from "./count-chosen.ts";
import { shareOf } from "./divided.ts";
import { countOf } from "./refer.ts";
import { removeCounters } from "./remove-counters.ts";

/** Puts counters on objects or removes them (122). What is named is the objects whose counters changed, and how many in all. */
export function* doCounters(p: Process, context: EffectContext, effect: EffectOf<"counters">): Procedure<Outcome> {
  const objects = yield* objectsFor(p, context, effect.on);
  const shares = effect.divided === true ? yield* sharesNow(p, context, effect, objects) : undefined;
  return yield* simultaneously(p, function* () {
    const changed: ObjectId[] = [];
    let number = 0;
    for (const [at, object] of objects.entries()) {
      const inner = withIt(context, object);
      const share =
        effect.divided === undefined ? undefined : (shares?.[at] ?? shareOf(context, effect.on, { object }));
      const total =
        share ?? (effect.count === "all" ? Number.MAX_SAFE_INTEGER : yield* countChosen(p, inner, effect.count));
      const made =
        effect.change === "add"
          ? yield* addTo(p, context, object, effect.counter, total)
          : yield* removeCounters(p, object, effect.counter, total, context.controller, ["608.2d"]);
      if (made > 0) changed.push(object);
      number += made;
    }
    return { objects: changed, number };
  });
}

/** How counters are distributed among objects that aren't targets, as that is done: at least one on each that was chosen (608.2d). */
function* sharesNow(
  p: Process,
  context: EffectContext,
  effect: EffectOf<"counters">,
  objects: readonly ObjectId[],
): Procedure<readonly number[] | undefined> {
  if (effect.on.kind === "target" || effect.count === "all" || objects.length === 0) return undefined;
  const total = countOf(p, context, effect.count);
  const { amounts } = yield* ask(p, {
    kind: "divide",
    player: context.controller,
    code: "divide",
    rules: ["608.2d"],
    among: objects.map((object) => ({ object })),
    total,
    each: effect.on.kind === "choose" && total >= objects.length ? 1 : 0,
    ...(context.source === undefined ? {} : { source: context.source }),
  });
  return amounts;
}

/** Doubles counters (701.10e). */
export function* doDoubleCounters(
  p: Process,
  context: EffectContext,
  effect: EffectOf<"double-counters">,
): Procedure<Outcome> {
  const objects = yield* objectsFor(p, context, effect.on);
  for (const object of objects) {
    for (const [counter, count] of countersInOrder(objectAt(p.state, object)?.counters)) {
      if (effect.counter === "each-kind" || effect.counter === counter)
        yield* changeCounters(p, object, counter, count, context.controller);
    }
  }
  return { objects };
}

/** Moves counters from one object onto another (122.5). */
export function* doMoveCounters(
  p: Process,
  context: EffectContext,
  effect: EffectOf<"move-counters">,
): Procedure<Outcome> {
  const [from] = yield* objectsFor(p, context, effect.from);
  const [to] = yield* objectsFor(p, context, effect.to);
  if (from === undefined || to === undefined || from === to) return { number: 0 };
  let left = effect.count === "all" ? Number.MAX_SAFE_INTEGER : countOf(p, context, effect.count);
  let number = 0;
  for (const [counter, count] of countersInOrder(objectAt(p.state, from)?.counters)) {
    if (effect.counter !== "any" && effect.counter !== counter) continue;
    if (
      effect.counter === "any" &&
      effect.count !== "all" &&
      Object.keys(objectAt(p.state, from)?.counters ?? {}).length > 1
    )
      return unsupported("choosing which counters to move");
    const moving = Math.min(left, count);
    if (moving <= 0) continue;
    yield* simultaneously(p, function* () {
      const removed = -(yield* changeCounters(p, from, counter, -moving, context.controller));
      if (removed > 0) yield* changeCounters(p, to, counter, removed, context.controller);
    });
    left -= moving;
    number += moving;
  }
  return { number };
}

/** Counters of players: poison, energy, experience, rad (122.1). */
export function* doPlayerCounters(
  p: Process,
  context: EffectContext,
  effect: EffectOf<"player-counters">,
): Procedure<Outcome> {
  const players = yield* playersFor(p, context, effect.who);
  yield* forEachPlayer(p, context, players, (player) =>
    changePlayerCounters(p, player, effect.counter, countOf(p, context, effect.count), context.controller),
  );
  return { players };
}

function* addTo(
  p: Process,
  context: EffectContext,
  object: ObjectId,
  counter: string,
  count: number,
): Procedure<number> {
  if (counter !== "each-kind") return yield* changeCounters(p, object, counter, count, context.controller);
  let made = 0;
  for (const [kind] of countersInOrder(objectAt(p.state, object)?.counters))
    made += yield* changeCounters(p, object, kind, count, context.controller);
  return made;
}

/** The context in which one of several objects is “it” and “each”. */
export function withIt(context: EffectContext, object: ObjectId): EffectContext {
  return {
    ...context,
    bound: { ...context.bound, it: { objects: [object] }, each: { ...context.bound.each, objects: [object] } },
  };
}
