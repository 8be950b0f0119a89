import type { ObjectId } from "../../model/ids.ts";
import { matches } from "../../query/evaluate.ts";
import { emit } from "../emit.ts";
import type { Procedure, Process } from "../process.ts";
import { replacementsOf } from "./found.ts";
import { doInstead } from "./instead.ts";
import { useUp } from "./use-up.ts";

/** Applies what other effects add to a permanent's being turned face up (614.1e). */
export function* turningUpReplaced(p: Process, id: ObjectId): Procedure {
  for (const one of [...replacementsOf(p.state, "turn-face-up")]) {
    const { replacement, context, source } = one;
    if (!matches(p.state, context, replacement.subject, { object: id })) continue;
    emit(p, { kind: "replaced", object: id, rules: ["614.1e"], ...(source === undefined ? {} : { source }) });
    yield* doInstead(p, { ...context, bound: { ...context.bound, it: { objects: [id] } } }, replacement.also);
    useUp(p, one);
  }
}
