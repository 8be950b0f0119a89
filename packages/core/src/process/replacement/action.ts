import { controllerOf } from "../../characteristics/characteristics.ts";
import { textOf } from "../../format/text-of.ts";
import type { ObjectId } from "../../model/ids.ts";
import { matches } from "../../query/evaluate.ts";
import { lastKnownAt } from "../../storage/objects.ts";
import type { Procedure, Process } from "../process.ts";
import { type Applicable, applyReplacements } from "./choose.ts";
import { replacementsOf } from "./found.ts";
import { doInstead } from "./instead.ts";

/** Whether a keyword action that a permanent would do is replaced (614.1a). That permanent is `it` in what is done instead. */
export function* actionReplaced(p: Process, action: "explore", object: ObjectId): Procedure<boolean> {
  let replaced = false;
  const player = lastKnownAt(p.state, object)?.controller ?? controllerOf(p.state, object);
  yield* applyReplacements(
    p,
    () => player,
    () => {
      if (replaced) return [];
      const found: Applicable[] = [];
      for (const { key, source, replacement, context } of replacementsOf(p.state, "action")) {
        if (replacement.action !== action || !matches(p.state, context, replacement.subject, { object })) continue;
        found.push({
          key,
          step: "any",
          code: action,
          outcome: textOf(replacement),
          ...(source === undefined ? {} : { source }),
          apply: function* () {
            replaced = true;
            yield* doInstead(
              p,
              { ...context, bound: { ...context.bound, it: { objects: [object] } } },
              replacement.instead,
            );
          },
        });
      }
      return found;
    },
    object,
  );
  return replaced;
}
