import { characteristics } from "../../characteristics/characteristics.ts";
import type { ObjectId } from "../../model/ids.ts";
import { matches } from "../../query/evaluate.ts";
import { emit } from "../emit.ts";
import type { Procedure, Process } from "../process.ts";
import { replacementsAmong } from "./found.ts";
import { doInstead } from "./instead.ts";

/** Applies “as this transforms …” abilities that a permanent has now that its other face is up, as a part of its turning (712.20). */
export function* applyAsTransforms(p: Process, id: ObjectId): Procedure {
  const abilities = characteristics(p.state, id).abilities;
  for (const { replacement, context, source } of [
    ...replacementsAmong(p.state, id, abilities, "battlefield", ["as-transforms"]),
  ]) {
    if (replacement.into !== undefined && !matches(p.state, context, replacement.into, { object: id })) continue;
    emit(p, { kind: "replaced", object: id, rules: ["712.20"], ...(source === undefined ? {} : { source }) });
    yield* doInstead(p, context, replacement.as);
  }
}

/**
 * Applies “as this is turned face up …” abilities that a permanent has now that it is face up, as a part of its turning (708.11, 614.1e); where it becomes
 * a copy by one, those that it has then as well (616.1f).
 */
export function* applyAsTurnedFaceUp(p: Process, id: ObjectId): Procedure {
  const applied = new Set<unknown>();
  for (;;) {
    const abilities = characteristics(p.state, id).abilities;
    const [next] = [...replacementsAmong(p.state, id, abilities, "battlefield", ["as-turned-face-up"])].filter(
      ({ replacement }) => !applied.has(replacement),
    );
    if (next === undefined) return;
    const { replacement, context, source } = next;
    applied.add(replacement);
    emit(p, { kind: "replaced", object: id, rules: ["708.11", "614.1e"], ...(source === undefined ? {} : { source }) });
    yield* doInstead(p, context, replacement.as);
  }
}

/** Applies “as this becomes attached to …” abilities of a permanent that now is attached to this object, as a part of its becoming so. */
export function* applyAsAttached(p: Process, id: ObjectId, to: ObjectId): Procedure {
  for (const { replacement, context } of [
    ...replacementsAmong(p.state, id, characteristics(p.state, id).abilities, "battlefield", ["as-attached"]),
  ])
    if (matches(p.state, context, replacement.to, { object: to })) yield* doInstead(p, context, replacement.as);
}
