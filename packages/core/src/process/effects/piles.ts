import { ask } from "../ask.ts";
import { lookAtObjects, revealObjects } from "../atoms/cards.ts";
import type { Procedure, Process } from "../process.ts";
import { objectsFor, pickObjects } from "./choose-objects.ts";
import { playerFor } from "./choose-players.ts";
import { bind, type EffectContext, type EffectOf, NOTHING_DONE, type Outcome } from "./context.ts";

/** Separates objects into two piles, either of which may be empty (700.3); cards that lie face up are seen by all. */
export function* doSeparate(p: Process, context: EffectContext, effect: EffectOf<"separate">): Procedure<Outcome> {
  const who = yield* playerFor(p, context, effect.who);
  const objects = yield* objectsFor(p, context, effect.what);
  if (who === undefined) return NOTHING_DONE;
  yield* lookAtObjects(p, objects, who);
  const first = yield* pickObjects(p, context, who, objects, { min: 0, max: objects.length }, "pile");
  const second = objects.filter((object) => !first.includes(object));
  const open = effect.down === "first" ? second : [];
  if (open.length > 0) yield* revealObjects(p, open, who);
  bind(context, effect.hit, { objects: first, done: true });
  bind(context, effect.rest, { objects: second, done: true });
  return { objects, done: true };
}

/** Chooses one of two piles (700.3). What is named is its cards. */
export function* doChoosePile(p: Process, context: EffectContext, effect: EffectOf<"choose-pile">): Procedure<Outcome> {
  const player = yield* playerFor(p, context, effect.who);
  if (player === undefined) return NOTHING_DONE;
  const source = context.source === undefined ? {} : { source: context.source };
  const piles = [yield* objectsFor(p, context, effect.of[0]), yield* objectsFor(p, context, effect.of[1])];
  if (piles.every((objects) => objects.length === 0)) return NOTHING_DONE;
  const answer = yield* ask(p, {
    kind: "mode",
    player,
    code: "choose-pile",
    rules: ["700.3"],
    options: piles.map((objects) => ({ kind: "pile" as const, objects })),
    min: 1,
    max: 1,
    legal: [0, 1],
    ...source,
  });
  const chosen: Outcome = { objects: piles[answer.modes[0] ?? 0] ?? [], done: true };
  bind(context, effect.as, chosen);
  return chosen;
}
