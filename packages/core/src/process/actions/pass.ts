import type { PlayerId } from "../../model/ids.ts";
import { apnap, nextPlayer, type Procedure, type Process } from "../process.ts";

/** Passes priority. When all have in succession, the top of the stack resolves, or the step ends (117.4). */
export function* pass(p: Process, _action: { readonly kind: "pass" }, player: PlayerId): Procedure {
  const passed = [...p.state.passed, player];
  if (apnap(p.state).every((id) => passed.includes(id))) {
    p.state = { ...p.state, passed: [], next: p.state.stack.length > 0 ? { kind: "resolve" } : { kind: "end-step" } };
    return;
  }
  p.state = { ...p.state, passed, next: { kind: "priority", player: nextPlayer(p.state, player) } };
}
