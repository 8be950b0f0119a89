import { controllerOf } from "../../characteristics/characteristics.ts";
import { hasKeyword } from "../../characteristics/keywords.ts";
import { isRestricted } from "../../characteristics/restrictions.ts";
import { textOf } from "../../format/text-of.ts";
import type { ObjectId } from "../../model/ids.ts";
import { attachmentsOn } from "../../query/attachments.ts";
import { matches } from "../../query/evaluate.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { changeCounters } from "../atoms/counters.ts";
import { destroyObjects } from "../atoms/destroy.ts";
import { tapObjects } from "../atoms/status.ts";
import { emit } from "../emit.ts";
import { type Procedure, type Process, patchObject } from "../process.ts";
import { type Applicable, applyReplacements } from "./choose.ts";
import { replacementsOf } from "./found.ts";
import { doInstead } from "./instead.ts";
import { useUp } from "./use-up.ts";

/** Whether a permanent's destruction is replaced: by regeneration (701.19), a shield counter (122.1c), or another effect. */
export function* destructionReplaced(
  p: Process,
  id: ObjectId,
  source: ObjectId | undefined,
  more: { readonly noRegeneration?: true },
): Procedure<boolean> {
  let replaced = false;
  const player = controllerOf(p.state, id);
  const instead = (run: () => Procedure) =>
    function* () {
      replaced = true;
      yield* run();
    };
  yield* applyReplacements(
    p,
    () => player,
    () => {
      const object = cardObjectAt(p.state, id);
      if (replaced || object?.permanent === undefined) return [];
      const found: Applicable[] = [];
      const regenerates = more.noRegeneration === undefined && !isRestricted(p.state, id, "cannot-be-regenerated");
      const { regenerationShields = 0 } = object.permanent;
      if (regenerationShields > 0 && regenerates) {
        found.push({
          key: `regenerate:${id}`,
          step: "any",
          code: "regenerate",
          source: id,
          apply: instead(() => regenerate(p, id, "shield")),
        });
      }
      if (source !== undefined && (object.counters.shield ?? 0) > 0) {
        found.push({
          key: `shield:${id}`,
          step: "any",
          code: "shield-counter",
          source: id,
          apply: instead(() => removeShieldCounter(p, id)),
        });
      }
      for (const aura of attachmentsOn(p.state, id)) {
        if (!hasKeyword(p.state, aura, "umbra armor") && !hasKeyword(p.state, aura, "totem armor")) continue;
        found.push({
          key: `umbra:${aura}`,
          step: "any",
          code: "umbra-armor",
          source: aura,
          apply: instead(() => destroyUmbra(p, id, aura)),
        });
      }
      for (const one of replacementsOf(p.state, "destroyed")) {
        const { key, replacement, context } = one;
        if (replacement.regenerate === true && !regenerates) continue;
        if (!matches(p.state, context, replacement.subject, { object: id })) continue;
        found.push({
          key,
          step: "any",
          code: "destroyed",
          outcome: textOf(replacement),
          ...(one.source === undefined ? {} : { source: one.source }),
          apply: instead(function* () {
            emit(p, {
              kind: "replaced",
              object: id,
              rules: ["614.6"],
              ...(one.source === undefined ? {} : { source: one.source }),
            });
            if (replacement.regenerate === true) yield* regenerate(p, id, "effect");
            yield* doInstead(
              p,
              { ...context, bound: { ...context.bound, it: { objects: [id] } } },
              replacement.instead,
            );
            useUp(p, one);
          }),
        });
      }
      return found;
    },
    id,
  );
  return replaced;
}

/** Regenerates a permanent instead of its destruction: it is tapped, loses its damage and leaves combat (701.19a, 614.8). */
function* regenerate(p: Process, id: ObjectId, by: "shield" | "effect"): Procedure {
  emit(p, { kind: "replaced", object: id, source: id, rules: ["701.19a", "614.8"] });
  const object = cardObjectAt(p.state, id);
  if (object?.permanent === undefined) return;
  const { attacking: _, blocking: __, deathtouchDamage: ___, regenerationShields = 0, ...permanent } = object.permanent;
  const shields = by === "shield" ? regenerationShields - 1 : regenerationShields;
  patchObject(p, id, {
    permanent: { ...permanent, damage: 0, ...(shields > 0 ? { regenerationShields: shields } : {}) },
  });
  yield* tapObjects(p, [id]);
}

/** All damage is removed from the enchanted permanent and the Aura is destroyed instead (702.89a). */
function* destroyUmbra(p: Process, id: ObjectId, aura: ObjectId): Procedure {
  emit(p, { kind: "replaced", object: id, source: aura, rules: ["702.89a"] });
  const object = cardObjectAt(p.state, id);
  if (object?.permanent !== undefined) {
    const { deathtouchDamage: _, ...permanent } = object.permanent;
    patchObject(p, id, { permanent: { ...permanent, damage: 0 } });
  }
  yield* destroyObjects(p, [aura], aura, ["702.89a"]);
}

function* removeShieldCounter(p: Process, id: ObjectId): Procedure {
  emit(p, { kind: "replaced", object: id, source: id, rules: ["122.1c"] });
  yield* changeCounters(p, id, "shield", -1);
}
