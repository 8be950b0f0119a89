import { decisionOf, type GameState, legalActions, refusedActions, step } from "@obverse/core";
import { freeze } from "./freeze.ts";
import type { Chance } from "./random.ts";
import { randomAnswer } from "./random-answer.ts";

/** How many questions of a refused action are answered by chance before it counts as done. */
const MOST_ANSWERS = 40;

/** What `legalActions` lists but `step` refuses, and what it leaves out but `step` lets happen. What isn't supported may be refused. */
export function unsoundActions(state: GameState, chance: Chance): readonly string[] {
  if (state.next.kind !== "priority" || state.pending !== undefined) return [];
  const { player } = state.next;
  const listed = legalActions(state, player).flatMap(({ action }) => {
    const result = step(state, action);
    return result.ok || result.refusal.code === "unsupported-ability"
      ? []
      : [
          `${JSON.stringify(action)} is listed as legal but refused: ${result.refusal.code} ${result.refusal.rules.join(" ")}`,
        ];
  });
  const left = refusedActions(state, player).flatMap(({ action, refusal }) =>
    isCompleted(state, action, chance)
      ? [`${JSON.stringify(action)} can be done, but is listed as refused: ${refusal.code} ${refusal.rules.join(" ")}`]
      : [],
  );
  return [...listed, ...left];
}

/** Whether an action goes through, its questions answered by chance. */
function isCompleted(start: GameState, action: Parameters<typeof step>[1], chance: Chance): boolean {
  let result = step(start, action);
  for (let count = 0; count < MOST_ANSWERS && result.ok; count++) {
    const state = freeze(result.state);
    const decision = decisionOf(state);
    if (state.pending?.unit.kind !== "action" || decision === undefined) return true;
    result = step(state, randomAnswer(decision, chance));
  }
  return result.ok;
}
