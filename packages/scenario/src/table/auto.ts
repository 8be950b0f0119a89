import { type Answer, type Decision, legalActions } from "@obverse/core";
import { drawEach } from "../run/chance.ts";
import { everyChoice } from "../run/every-choice.ts";
import { begin, decisionAt, giveAnswer, type Table, type TableResult, takeAction } from "./table.ts";

/** One move that a game makes by itself: what was done, and the seed for the next. */
export interface AutoMove {
  readonly result: TableResult;
  readonly seed: number;
}

/** Makes one legal move or answer, drawn from a seed. Nothing where the game is over. */
export function autoMove(table: Table, seed: number): AutoMove | undefined {
  const decision = decisionAt(table);
  if (decision === undefined)
    return table.session.position.state.next.kind === "over" ? undefined : { result: begin(table), seed };
  if (decision.player === "nature") return undefined;
  if (decision.kind === "priority") {
    const actions = legalActions(table.session.position.state, decision.player).map(({ action }) => action);
    return tryInTurn(seed, actions, (action) => takeAction(table, action));
  }
  return tryInTurn(seed, answersTo(table, decision), (answer) => giveAnswer(table, answer));
}

/** Tries what there is in a drawn order until something is allowed. */
function tryInTurn<T>(seed: number, options: readonly T[], attempt: (option: T) => TableResult): AutoMove | undefined {
  let left = [...options];
  let at = seed;
  while (left.length > 0) {
    const drawn = drawEach(at, [left.length]);
    at = drawn.seed;
    const index = drawn.results[0] ?? 0;
    const option = left[index];
    if (option === undefined) return undefined;
    const result = attempt(option);
    if (result.ok) return { result, seed: at };
    left = left.filter((_, other) => other !== index);
  }
  return undefined;
}

/** Answers that the open decision may get, as far as they are few. */
export function answersTo(table: Table, decision: Decision): readonly Answer[] {
  if (decision.kind === "attackers")
    return [
      { kind: "attackers", attacks: [] },
      ...decision.options.flatMap(({ attacker, defenders }) =>
        defenders.map((defender): Answer => ({ kind: "attackers", attacks: [{ attacker, defender }] })),
      ),
    ];
  if (decision.kind === "blockers")
    return [
      { kind: "blockers", blocks: [] },
      ...decision.options.flatMap(({ blocker, attackers }) =>
        attackers.map((attacker): Answer => ({ kind: "blockers", blocks: [{ blocker, attacker }] })),
      ),
    ];
  if (decision.kind === "name")
    return Object.values(table.session.position.state.definitions).map(
      ({ faces: [face] }): Answer => ({ kind: "name", text: face.name }),
    );
  return everyChoice(table.session.position, decision).map(({ answer }) => answer);
}
