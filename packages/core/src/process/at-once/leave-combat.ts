import { characteristics } from "../../characteristics/characteristics.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { removeFromCombat } from "../effects/permanents.ts";
import type { Batch, Procedure, Process } from "../process.ts";

const COMBAT: ReadonlySet<string> = new Set([
  "declare-attackers",
  "declare-blockers",
  "first-strike-damage",
  "combat-damage",
  "end-combat",
]);

/** Removes from combat what attacks or blocks and is no creature any more, or has another controller now (506.4). */
export function* leaveCombat(p: Process, batch: Batch): Procedure {
  if (!COMBAT.has(p.state.turn.step)) return;
  const changed = new Set(batch.events.flatMap((event) => (event.kind === "control-changed" ? [event.object] : [])));
  const leaving = p.state.battlefield.filter((id) => {
    const permanent = cardObjectAt(p.state, id)?.permanent;
    if (permanent?.attacking === undefined && permanent?.blocking === undefined) return false;
    return changed.has(id) || !characteristics(p.state, id).types.includes("Creature");
  });
  if (leaving.length > 0) yield* removeFromCombat(p, leaving);
}
