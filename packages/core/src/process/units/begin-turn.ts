import type { PlayerId } from "../../model/ids.ts";
import type { GameState } from "../../model/state.ts";
import type { Unit } from "../../model/unit.ts";
import { withNewTurn } from "../../storage/history.ts";
import { emit, simultaneously } from "../emit.ts";
import { nextPlayer, type Procedure, type Process, patchPlayer, playerAt } from "../process.ts";

/** A turn begins: extra turns first, then the next player's (500.7, 103.8). Players who skip theirs are passed over (614.10). */
export function* runBeginTurn(p: Process, _unit: Extract<Unit, { kind: "begin-turn" }>): Procedure {
  const last = p.state.turn;
  let { active, extraTurns } = whose(p.state, last.active, last.extraTurns);
  while ((playerAt(p.state, active).skips?.turn ?? 0) > 0) {
    const { skips } = playerAt(p.state, active);
    patchPlayer(p, active, { skips: { ...skips, turn: (skips?.turn ?? 0) - 1 } });
    ({ active, extraTurns } = whose(p.state, active, extraTurns));
  }
  const number = last.number + 1;
  const before = last.began[active];
  p.state = {
    ...p.state,
    history: withNewTurn(p.state.history),
    turn: {
      number,
      active,
      step: "untap",
      previous: { player: last.active, spells: last.spellsCast },
      extraTurns,
      extraSteps: [],
      spellsCast: {},
      uses: {},
      began: { ...last.began, [active]: number },
      beganBefore: { ...last.beganBefore, ...Object.fromEntries(before === undefined ? [] : [[active, before]]) },
    },
    players: p.state.players.map((player) => (player.landsPlayed === 0 ? player : { ...player, landsPlayed: 0 })),
    next: { kind: "begin-step" },
  };
  yield* simultaneously(p, function* () {
    emit(p, { kind: "turn-began", player: active, number, rules: ["500.1"] });
  });
}

function whose(
  state: GameState,
  last: PlayerId,
  extra: readonly PlayerId[],
): { active: PlayerId; extraTurns: readonly PlayerId[] } {
  const [next, ...others] = extra.filter(
    (id) => playerAt(state, id).left === undefined && playerAt(state, id).lost === undefined,
  );
  return next === undefined
    ? { active: nextPlayer(state, last), extraTurns: [] }
    : { active: next, extraTurns: others };
}
