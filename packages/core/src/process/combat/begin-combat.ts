import type { Procedure, Process } from "../process.ts";

/** Combat begins: who attacks whom is not settled yet (507.1). In a game with several opponents each attacker chooses as it is declared (802). */
export function* beginCombat(p: Process): Procedure {
  const { attackersDeclared: _, ...turn } = p.state.turn;
  p.state = { ...p.state, turn };
}
