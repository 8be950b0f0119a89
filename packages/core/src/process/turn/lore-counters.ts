import { characteristics, controllerOf } from "../../characteristics/characteristics.ts";
import { changeCounters } from "../atoms/counters.ts";
import { simultaneously } from "../emit.ts";
import type { Procedure, Process } from "../process.ts";

/** As the precombat main phase begins, the active player puts a lore counter on each Saga they control with a chapter ability (714.3c, 505.4). */
export function* addLore(p: Process): Procedure {
  const { active } = p.state.turn;
  const sagas = p.state.battlefield.filter((id) => {
    const now = characteristics(p.state, id);
    return (
      now.subtypes.includes("Saga") &&
      controllerOf(p.state, id) === active &&
      now.abilities.some(({ ability }) => ability.kind === "triggered" && ability.chapters !== undefined)
    );
  });
  if (sagas.length === 0) return;
  yield* simultaneously(p, function* () {
    for (const saga of sagas) yield* changeCounters(p, saga, "lore", 1, active, "turn-based");
  });
}
