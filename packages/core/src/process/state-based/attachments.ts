import { isBestowed } from "../../characteristics/as-cast.ts";
import { characteristics } from "../../characteristics/characteristics.ts";
import type { ObjectId } from "../../model/ids.ts";
import type { GameState } from "../../model/state.ts";
import { canBeAttached } from "../../query/attach-legality.ts";
import type { RuleKey } from "../../rules/rules.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { unattachObjects } from "../atoms/attach.ts";
import { moveObjects } from "../atoms/move.ts";
import { emit } from "../emit.ts";
import { candidates } from "./candidates.ts";
import type { Act } from "./table.ts";

/**
 * An Aura attached to nothing, or to something it can't enchant, is put into its owner's graveyard (704.5m); Equipment and Fortifications on
 * what they can't be attached to become unattached (704.5n), and so does a bestowed Aura, which is a creature then (702.103f); so does anything else that is attached (704.5p).
 */
export function attachmentActions(state: GameState): readonly Act[] {
  const falling: ObjectId[] = [];
  const loosening: ObjectId[] = [];
  for (const id of candidates(state)) {
    const object = cardObjectAt(state, id);
    const permanent = object?.permanent;
    if (object === undefined || permanent === undefined || permanent.phasedOut !== undefined) continue;
    const { subtypes, types } = characteristics(state, id);
    const to = permanent.attachedTo;
    if (subtypes.includes("Aura") && !types.includes("Creature") && !isBestowed(object)) {
      if (to === undefined || !canBeAttached(state, id, to)) falling.push(id);
    } else if (to !== undefined && !canBeAttached(state, id, to)) loosening.push(id);
  }
  const acts: Act[] = [];
  if (falling.length > 0)
    acts.push(function* (p) {
      yield* moveObjects(
        p,
        falling.map((object) => ({ object, to: "graveyard", cause: "state-based", rules: ["704.5m"] })),
      );
    });
  if (loosening.length > 0)
    acts.push(function* (p) {
      const rulesOf = (object: ObjectId): readonly RuleKey[] =>
        hasBestow(p.state, object)
          ? ["702.103f"]
          : characteristics(p.state, object).subtypes.some(
                (subtype) => subtype === "Equipment" || subtype === "Fortification",
              )
            ? ["704.5n"]
            : ["704.5p"];
      for (const object of loosening) emit(p, { kind: "state-based", object, rules: rulesOf(object) });
      for (const object of loosening) yield* unattachObjects(p, [object], [...rulesOf(object), "701.3d"]);
    });
  return acts;
}

function hasBestow(state: GameState, id: ObjectId): boolean {
  const object = cardObjectAt(state, id);
  return object !== undefined && isBestowed(object);
}
