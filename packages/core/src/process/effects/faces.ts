import type { Selector } from "../../ability/selector.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { flipObjects } from "../atoms/flip.ts";
import { manifestCards, manifestDread } from "../atoms/manifest.ts";
import { meldCards } from "../atoms/meld.ts";
import { moveObjects } from "../atoms/move.ts";
import { showExiled, turnFaceDown, turnFaceUp } from "../atoms/turn-face.ts";
import { turnOver } from "../atoms/turn-over.ts";
import type { Procedure, Process } from "../process.ts";
import { objectsFor } from "./choose-objects.ts";
import { forEachPlayer, playersFor } from "./choose-players.ts";
import { type EffectContext, type EffectOf, NOTHING_DONE, type Outcome } from "./context.ts";
import { together } from "./control.ts";
import { fixArrival } from "./fix-arrival.ts";

/** Transforms (701.27). */
export function* doTransform(p: Process, context: EffectContext, effect: EffectOf<"transform">): Procedure<Outcome> {
  const objects = yield* objectsFor(p, context, effect.what);
  return { objects: yield* turnOver(p, objects, "transform", context.controller, context.ability) };
}

/** Converts (701.28). */
export function* doConvert(p: Process, context: EffectContext, effect: EffectOf<"convert">): Procedure<Outcome> {
  const objects = yield* objectsFor(p, context, effect.what);
  return { objects: yield* turnOver(p, objects, "convert", context.controller, context.ability) };
}

/** Flips permanents (710). What is named is what flipped. */
export function* doFlip(p: Process, context: EffectContext, effect: EffectOf<"flip">): Procedure<Outcome> {
  return { objects: yield* flipObjects(p, yield* objectsFor(p, context, effect.what)) };
}

/** Turns permanents face up (708.7). */
export function* doTurnFaceUp(
  p: Process,
  context: EffectContext,
  effect: EffectOf<"turn-face-up">,
): Procedure<Outcome> {
  const objects = yield* objectsFor(p, context, amongFaceDown(effect.what));
  const shown = yield* showExiled(p, objects, context.controller);
  return { objects: [...shown, ...(yield* turnFaceUp(p, objects, context.controller, ["708.7"]))] };
}

/** Where a player chooses what to turn face up, only what is face down can be chosen: the impossible can't (608.2d). */
function amongFaceDown(what: Selector): Selector {
  if (what.kind !== "choose" || what.zone !== undefined) return what;
  return { ...what, filter: { kind: "all", of: [what.filter, { kind: "status", status: "face-down" }] } };
}

/** Turns permanents face down (708.2). */
export function* doTurnFaceDown(
  p: Process,
  context: EffectContext,
  effect: EffectOf<"turn-face-down">,
): Procedure<Outcome> {
  const objects = yield* objectsFor(p, context, effect.what);
  return { objects: yield* turnFaceDown(p, objects, context.controller, effect.values) };
}

/** Exiles the two, then melds them (701.42). */
export function* doMeld(p: Process, context: EffectContext, effect: EffectOf<"meld">): Procedure<Outcome> {
  const objects = [];
  for (const what of effect.what) objects.push(...(yield* objectsFor(p, context, what)));
  const arrival = yield* fixArrival(p, context, effect.arrival);
  const onBattlefield = objects.filter((object) => cardObjectAt(p.state, object)?.zone !== "exile");
  const moved = yield* moveObjects(
    p,
    onBattlefield.map((object) => ({
      object,
      to: "exile",
      cause: "meld",
      rules: ["701.42a"],
      by: context.controller,
      ...(context.source === undefined ? {} : { source: context.source }),
    })),
  );
  const exiled = objects.flatMap((object) => {
    const found = moved.find(({ former }) => former === object);
    return found === undefined
      ? [object]
      : found.arrived.flatMap((arrived) => (arrived.zone === "exile" ? [arrived.object] : []));
  });
  const melded = yield* meldCards(p, exiled, effect.into, context.controller, arrival);
  return melded === undefined ? NOTHING_DONE : { objects: [melded] };
}

/** Manifests (701.40). */
export function* doManifest(p: Process, context: EffectContext, effect: EffectOf<"manifest">): Procedure<Outcome> {
  const who = yield* playersFor(p, context, effect.who);
  const outcomes = yield* forEachPlayer(p, context, who, function* (player) {
    const objects = yield* objectsFor(p, context, effect.what);
    return {
      objects: yield* manifestCards(p, objects, "manifest", player, yield* fixArrival(p, context, effect.arrival)),
    };
  });
  return together(outcomes);
}

/** Cloaks (701.58). */
export function* doCloak(p: Process, context: EffectContext, effect: EffectOf<"cloak">): Procedure<Outcome> {
  const who = yield* playersFor(p, context, effect.who);
  const outcomes = yield* forEachPlayer(p, context, who, function* (player) {
    const objects = yield* objectsFor(p, context, effect.what);
    return {
      objects: yield* manifestCards(p, objects, "cloak", player, yield* fixArrival(p, context, effect.arrival)),
    };
  });
  return together(outcomes);
}

/** Manifests dread (701.62). */
export function* doManifestDread(
  p: Process,
  context: EffectContext,
  effect: EffectOf<"manifest-dread">,
): Procedure<Outcome> {
  const who = yield* playersFor(p, context, effect.who);
  return together(
    yield* forEachPlayer(p, context, who, function* (player) {
      return { objects: yield* manifestDread(p, player) };
    }),
  );
}
