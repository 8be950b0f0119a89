import { characteristics, controllerOf } from "../../characteristics/characteristics.ts";
import type { ObjectId } from "../../model/ids.ts";
import type { GameState } from "../../model/state.ts";
import { cardObjectAt, objectAt } from "../../storage/objects.ts";
import { sacrificeObjects } from "../atoms/destroy.ts";
import { candidates } from "./candidates.ts";
import type { Act } from "./table.ts";

/** A Saga with as many lore counters as its last chapter's number, none of whose chapter abilities has still to leave the stack, is sacrificed (704.5s, 714.4). */
export function sagaActions(state: GameState): readonly Act[] {
  const done = candidates(state).filter((id) => isDone(state, id));
  return done.map(
    (id) =>
      function* (p) {
        yield* sacrificeObjects(p, [id], controllerOf(p.state, id), ["704.5s", "714.4"]);
      },
  );
}

function isDone(state: GameState, id: ObjectId): boolean {
  const object = cardObjectAt(state, id);
  if (object?.permanent === undefined || object.permanent.phasedOut !== undefined) return false;
  const { subtypes, abilities } = characteristics(state, id);
  if (!subtypes.includes("Saga")) return false;
  const chapters = abilities.flatMap(({ ability }) => (ability.kind === "triggered" ? (ability.chapters ?? []) : []));
  if (chapters.length === 0 || (object.counters.lore ?? 0) < Math.max(...chapters)) return false;
  const waits = state.waiting.some((trigger) => trigger.source === id && trigger.ability.chapters !== undefined);
  const stands = state.stack.some((on) => {
    const ability = objectAt(state, on);
    return (
      ability?.kind === "ability" &&
      ability.source === id &&
      ability.ability.kind === "triggered" &&
      ability.ability.chapters !== undefined
    );
  });
  return !waits && !stands;
}
