import { manifestCards, manifestDread } from "../atoms/manifest.ts";
import { meldCards } from "../atoms/meld.ts";
import { moveObjects } from "../atoms/move.ts";
import { turnFaceDown, turnFaceUp } from "../atoms/turn-face.ts";
import { turnOver } from "../atoms/turn-over.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { objectsFor } from "./choose-objects.ts";
import { forEachPlayer, playersFor } from "./choose-players.ts";
import { NOTHING_DONE, type Executor } from "./context.ts";
import { together } from "./control.ts";
import { fixArrival } from "./fix-arrival.ts";

/** Transforms (701.27). */
export const doTransform: Executor<"transform"> = function* (p, context, effect) {
  const objects = yield* objectsFor(p, context, effect.what);
  return { objects: yield* turnOver(p, objects, "transform", context.controller, context.ability) };
};

/** Converts (701.28). */
export const doConvert: Executor<"convert"> = function* (p, context, effect) {
  const objects = yield* objectsFor(p, context, effect.what);
  return { objects: yield* turnOver(p, objects, "convert", context.controller, context.ability) };
};

/** Turns permanents face up (708.7). */
export const doTurnFaceUp: Executor<"turn-face-up"> = function* (p, context, effect) {
  const objects = yield* objectsFor(p, context, effect.what);
  return { objects: yield* turnFaceUp(p, objects, context.controller, ["708.7"]) };
};

/** Turns permanents face down (708.2). */
export const doTurnFaceDown: Executor<"turn-face-down"> = function* (p, context, effect) {
  const objects = yield* objectsFor(p, context, effect.what);
  return { objects: yield* turnFaceDown(p, objects, context.controller, effect.values) };
};

/** Exiles the two, then melds them (701.42). */
export const doMeld: Executor<"meld"> = function* (p, context, effect) {
  const objects = [];
  for (const what of effect.what) objects.push(...(yield* objectsFor(p, context, what)));
  const onBattlefield = objects.filter((object) => cardObjectAt(p.state, object)?.zone !== "exile");
  const moved = yield* moveObjects(p, onBattlefield.map((object) => ({ object, to: "exile", cause: "meld", rules: ["701.42a"], by: context.controller, ...(context.source === undefined ? {} : { source: context.source }) })));
  const exiled = objects.flatMap((object) => {
    const found = moved.find(({ former }) => former === object);
    return found === undefined ? [object] : found.arrived.flatMap((arrived) => (arrived.zone === "exile" ? [arrived.object] : []));
  });
  const arrival = yield* fixArrival(p, context, effect.arrival);
  const melded = yield* meldCards(p, exiled, effect.into, context.controller, arrival);
  return melded === undefined ? NOTHING_DONE : { objects: [melded] };
};

/** Manifests (701.40). */
export const doManifest: Executor<"manifest"> = function* (p, context, effect) {
  const who = yield* playersFor(p, context, effect.who);
  const outcomes = yield* forEachPlayer(p, context, who, function* (player) {
    const objects = yield* objectsFor(p, context, effect.what);
    return { objects: yield* manifestCards(p, objects, "manifest", player, yield* fixArrival(p, context, effect.arrival)) };
  });
  return together(outcomes);
};

/** Cloaks (701.58). */
export const doCloak: Executor<"cloak"> = function* (p, context, effect) {
  const who = yield* playersFor(p, context, effect.who);
  const outcomes = yield* forEachPlayer(p, context, who, function* (player) {
    const objects = yield* objectsFor(p, context, effect.what);
    return { objects: yield* manifestCards(p, objects, "cloak", player, yield* fixArrival(p, context, effect.arrival)) };
  });
  return together(outcomes);
};

/** Manifests dread (701.62). */
export const doManifestDread: Executor<"manifest-dread"> = function* (p, context, effect) {
  const who = yield* playersFor(p, context, effect.who);
  return together(yield* forEachPlayer(p, context, who, function* (player) {
    return { objects: yield* manifestDread(p, player) };
  }));
};
