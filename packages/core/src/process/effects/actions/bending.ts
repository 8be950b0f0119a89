import type { Procedure, Process } from "../../process.ts";
import type { EffectContext, Outcome, RunEffects } from "../context.ts";
import { didAction } from "../library.ts";
import type { ActionEffect } from "./action.ts";

/** Earthbends (701.66a): the target is a land of yours. */
export function* doEarthbend(
  p: Process,
  context: EffectContext,
  effect: ActionEffect,
  run: RunEffects,
): Procedure<Outcome> {
  const what = effect.what ?? ({ kind: "target", slot: 0 } as const);
  const outcome = yield* run(p, context, [
    { kind: "choose", what, as: "earthbent" },
    {
      kind: "modify",
      what: { kind: "bound", name: "earthbent" },
      duration: { kind: "permanent" },
      modifications: [
        { kind: "add-types", types: ["Creature"] },
        { kind: "set-power-toughness", power: 0, toughness: 0 },
        { kind: "gain", abilities: [{ kind: "keyword", keyword: { name: "haste" } }] },
      ],
    },
    {
      kind: "counters",
      change: "add",
      counter: "+1/+1",
      count: effect.count ?? 1,
      on: { kind: "bound", name: "earthbent" },
    },
    {
      kind: "delayed",
      trigger: {
        kind: "zone-change",
        subject: { kind: "is", what: { kind: "bound", name: "earthbent" } },
        from: ["battlefield"],
        to: ["graveyard", "exile"],
      },
      body: {
        effect: [
          {
            kind: "move",
            what: { kind: "event", role: "subject" },
            to: "battlefield",
            arrival: { tapped: true, under: { kind: "you" } },
          },
        ],
      },
    },
  ]);
  const objects = context.bound.earthbent?.objects ?? [];
  yield* didAction(p, "earthbend", context.controller, ["701.66b"], objects);
  return { ...outcome, objects };
}

/** Airbends (701.65a). */
export function* doAirbend(
  p: Process,
  context: EffectContext,
  effect: ActionEffect,
  run: RunEffects,
): Procedure<Outcome> {
  const outcome = yield* run(p, context, [
    { kind: "exile", what: effect.what ?? { kind: "target", slot: 0 }, as: "airbent" },
    {
      kind: "for-each",
      objects: { kind: "bound", name: "airbent" },
      steps: [
        {
          kind: "permit",
          who: { kind: "owner", of: { kind: "bound", name: "each" } },
          what: { kind: "bound", name: "each" },
          duration: { kind: "permanent" },
          cost: [{ kind: "mana", mana: ["2"] }],
        },
      ],
    },
  ]);
  const objects = context.bound.airbent?.objects ?? [];
  if (objects.length > 0) yield* didAction(p, "airbend", context.controller, ["701.65b"], objects);
  return outcome;
}

/** A firebending ability resolves (702.189b). */
export function* doFirebend(p: Process, context: EffectContext): Procedure<Outcome> {
  yield* didAction(p, "firebend", context.controller, ["702.189b"]);
  return { done: true };
}
