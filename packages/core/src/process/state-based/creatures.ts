import { characteristics } from "../../characteristics/characteristics.ts";
import type { ObjectId } from "../../model/ids.ts";
import type { GameState } from "../../model/state.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { destroyObjects } from "../atoms/destroy.ts";
import { moveObjects } from "../atoms/move.ts";
import { candidates } from "./candidates.ts";
import type { Act } from "./table.ts";

/**
 * Creatures with toughness 0 or less are put into the graveyard; those with lethal damage, or damage by deathtouch, are destroyed (704.5f–h), but for
 * indestructible ones, which ignore that (702.12b).
 */
export function creatureActions(state: GameState): readonly Act[] {
  const dying: ObjectId[] = [];
  const lethal: ObjectId[] = [];
  const poisoned: ObjectId[] = [];
  for (const id of candidates(state)) {
    const permanent = cardObjectAt(state, id)?.permanent;
    if (permanent === undefined || permanent.phasedOut !== undefined) continue;
    const now = characteristics(state, id);
    if (!now.types.includes("Creature") || now.toughness === undefined) continue;
    if (now.toughness <= 0) dying.push(id);
    else if (
      now.abilities.some(({ ability }) => ability.kind === "keyword" && ability.keyword.name === "indestructible")
    )
      continue;
    else if (permanent.damage >= now.toughness && permanent.damage > 0) lethal.push(id);
    else if (permanent.deathtouchDamage === true && permanent.damage > 0) poisoned.push(id);
  }
  const acts: Act[] = [];
  if (dying.length > 0)
    acts.push(function* (p) {
      yield* moveObjects(
        p,
        dying.map((object) => ({ object, to: "graveyard", cause: "state-based", rules: ["704.5f"] })),
      );
    });
  if (lethal.length > 0)
    acts.push(function* (p) {
      yield* destroyObjects(p, lethal, undefined, ["704.5g"]);
    });
  if (poisoned.length > 0)
    acts.push(function* (p) {
      yield* destroyObjects(p, poisoned, undefined, ["704.5h"]);
    });
  return acts;
}
