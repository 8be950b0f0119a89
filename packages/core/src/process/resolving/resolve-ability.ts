import type { AbilityObject } from "../../model/object.ts";
import { holds } from "../../query/evaluate.ts";
import { objectAt } from "../../storage/objects.ts";
import { removeAbility } from "../atoms/leave-stack.ts";
import { didAction } from "../effects/library.ts";
import { contextOfStackObject } from "../effects/stack-bodies.ts";
import { emit, simultaneously } from "../emit.ts";
import type { Procedure, Process } from "../process.ts";
import { legalTargets } from "./legal-targets.ts";
import { runParts } from "./run-parts.ts";

/** An activated or triggered ability resolves (608.2). */
export function* resolveAbility(p: Process, object: AbilityObject): Procedure {
  const { ability } = object;
  if (
    ability.kind === "triggered" &&
    ability.condition !== undefined &&
    !holds(p.state, contextOfStackObject(p.state, object), ability.condition)
  ) {
    yield* simultaneously(p, function* () {
      removeAbility(p, object);
      emit(p, { kind: "nothing", code: "condition-not-met", object: object.source, rules: ["608.2a", "603.4"] });
    });
    return;
  }
  const legal = legalTargets(p, object);
  if (legal !== undefined) yield* runParts(p, object, legal);
  if (ability.kind === "activated" && ability.keyword === "crew")
    yield* didAction(p, "crewed", object.controller, ["702.122d"], [object.source]);
  if (objectAt(p.state, object.id) === undefined) return;
  yield* simultaneously(p, function* () {
    removeAbility(p, object);
    emit(p, {
      kind: "resolved",
      object: object.id,
      rules: [legal === undefined ? "608.2b" : "608.2n"],
      ...(legal === undefined ? { fizzled: true } : {}),
    });
  });
}
