import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { TargetRef } from "../../model/object.ts";
import { emit, simultaneously } from "../emit.ts";
import type { Procedure, Process } from "../process.ts";

/** Records what became a target of a spell or ability, each once (601.2c, 603.3d). */
export function* becomeTargets(
  p: Process,
  by: ObjectId,
  player: PlayerId,
  targets: readonly (readonly TargetRef[])[],
): Procedure {
  const seen = new Set<string>();
  yield* simultaneously(p, function* () {
    for (const ref of targets.flat()) {
      const key = "object" in ref ? `o${ref.object}` : `p${ref.player}`;
      if (seen.has(key)) continue;
      seen.add(key);
      emit(p, {
        kind: "became-target",
        by,
        player,
        rules: ["601.2c"],
        ...("object" in ref ? { object: ref.object } : { target: ref.player }),
      });
    }
  });
}
