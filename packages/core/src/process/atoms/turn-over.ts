import { componentsThatTurn, transformRefusal } from "../../faces/transform-check.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { AbilityObject, Component } from "../../model/object.ts";
import type { GameState } from "../../model/state.ts";
import type { RuleKey } from "../../rules/rules.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { emit, simultaneously } from "../emit.ts";
import { newTimestamp, type Procedure, type Process, patchObject } from "../process.ts";
import { applyAsTransforms } from "../replacement/as-transforms.ts";
import { renaming } from "./renaming.ts";

/**
 * Transforms or converts permanents at the same time, those that can (701.27, 701.28): each is the same object with its other face up (712.18) and a new
 * timestamp (613.7g). `ability`: whose own instruction it is, for 701.27f. `cause`: the keyword that turns it (702.145). Gives back those that turned; of the others the log says why not.
 */
export function* turnOver(
  p: Process,
  ids: readonly ObjectId[],
  verb: "transform" | "convert",
  by: PlayerId,
  ability?: AbilityObject,
  cause?: "daybound" | "nightbound",
): Procedure<readonly ObjectId[]> {
  return yield* simultaneously(p, function* () {
    const turning: ObjectId[] = [];
    for (const id of new Set(ids)) {
      const refusal = transformRefusal(p.state, id, verb, ability, cause);
      if (refusal === undefined) turning.push(id);
      else emit(p, { kind: "nothing", code: refusal.code, object: id, rules: refusal.rules });
    }
    const before = p.state;
    for (const id of turning) turnComponents(p, id);
    for (const id of turning) yield* applyAsTransforms(p, id);
    const after = p.state;
    for (const id of turning)
      emit(p, {
        kind: verb === "transform" ? "transformed" : "converted",
        object: id,
        player: by,
        ...renaming(before, after, id),
        rules: rulesOf(p.state, id, verb, cause),
      });
    return turning;
  });
}

/** Turns what represents it over: of a merged permanent those components that can (730.2i). */
function turnComponents(p: Process, id: ObjectId): void {
  const object = cardObjectAt(p.state, id);
  if (object === undefined) return;
  const turn = componentsThatTurn(p.state, object);
  const components = object.components.map(
    (component, at): Component =>
      turn.includes(at) ? { ...component, face: component.face === "front" ? "back" : "front" } : component,
  );
  patchObject(p, id, { components, turned: object.turned + 1, timestamp: newTimestamp(p) });
}

/** The rules by which a keyword turns a permanent over at once. */
const BOUND: { readonly [K in "daybound" | "nightbound"]: readonly RuleKey[] } = {
  daybound: ["702.145c", "702.145b"],
  nightbound: ["702.145f", "702.145e"],
};

function rulesOf(
  state: GameState,
  id: ObjectId,
  verb: "transform" | "convert",
  cause: "daybound" | "nightbound" | undefined,
): readonly RuleKey[] {
  const merged = (cardObjectAt(state, id)?.components.length ?? 1) > 1;
  return [
    ...(cause === undefined ? [] : BOUND[cause]),
    ...(merged ? (["730.2i"] as const) : []),
    verb === "transform" ? "701.27a" : "701.28a",
    "712.18",
    "613.7g",
  ];
}
