import { all, CREATURE } from "../../keywords/phrases.ts";
import type { Designation } from "../../model/object.ts";
import { designate } from "../atoms/designation.ts";
import { growRing, tempted } from "../atoms/ring.ts";
import { venture } from "../atoms/venture.ts";
import type { Procedure, Process } from "../process.ts";
import { chooseObjects } from "./choose-objects.ts";
import { forEachPlayer, playerFor, playersFor } from "./choose-players.ts";
import { type EffectContext, type EffectOf, NOTHING_DONE, type Outcome } from "./context.ts";

/** A player becomes the monarch (725.1). */
export function* doBecomeMonarch(
  p: Process,
  context: EffectContext,
  effect: EffectOf<"become-monarch">,
): Procedure<Outcome> {
  return yield* give(p, context, effect.who, "monarch");
}

/** A player takes the initiative (726.1). */
export function* doTakeInitiative(
  p: Process,
  context: EffectContext,
  effect: EffectOf<"take-initiative">,
): Procedure<Outcome> {
  return yield* give(p, context, effect.who, "initiative");
}

function* give(
  p: Process,
  context: EffectContext,
  who: EffectOf<"become-monarch">["who"],
  designation: Designation,
): Procedure<Outcome> {
  const player = yield* playerFor(p, context, who);
  return player !== undefined && (yield* designate(p, player, designation)) ? { players: [player] } : NOTHING_DONE;
}

/** Players venture into the dungeon (701.49). */
export function* doVenture(p: Process, context: EffectContext, effect: EffectOf<"venture">): Procedure<Outcome> {
  const who = yield* playersFor(p, context, effect.who);
  for (const player of who) yield* venture(p, player, effect.into);
  return { players: who };
}

/** The Ring tempts players (701.54a). */
export function* doTempt(p: Process, context: EffectContext, effect: EffectOf<"tempted-by-ring">): Procedure<Outcome> {
  const who = yield* playersFor(p, context, effect.who);
  const chosen = yield* forEachPlayer(p, context, who, function* (player) {
    growRing(p, player);
    const each = { kind: "bound", name: "each" } as const;
    const filter = all(CREATURE, { kind: "controller", is: each });
    const [bearer] = yield* chooseObjects(p, context, { kind: "choose", chooser: each, filter, min: 1, max: 1 });
    yield* tempted(p, player, bearer);
    return bearer;
  });
  return { players: who, objects: chosen.flatMap((bearer) => bearer ?? []) };
}
