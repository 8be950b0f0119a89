import { simultaneously } from "../emit.ts";
import type { Procedure, Process } from "../process.ts";
import { STATE_BASED_ACTIONS } from "./table.ts";

/** Performs all state-based actions that apply, at the same time (704.3). Gives back whether any was. */
export function* performStateBasedActions(p: Process): Procedure<boolean> {
  const found = STATE_BASED_ACTIONS.flatMap((action) =>
    action.find(p.state).map((act) => ({ act, rules: action.rules })),
  );
  if (found.length === 0) return false;
  const before = p.events.length;
  // That nothing happened is told, but no action was performed then.
  yield* simultaneously(p, function* () {
    for (const { act } of found) yield* act(p);
  });
  return p.events.slice(before).some(({ kind }) => kind !== "nothing");
}
