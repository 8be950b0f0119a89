import type { PlayerId } from "../../model/ids.ts";
import type { GameState, PlayerState } from "../../model/state.ts";
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
    history: withNewTurn(
      p.state.history,
      number,
      Math.min(...p.state.players.map(({ id }) => (id === active ? before : last.began[id]) ?? 0)),
    ),
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
  const waiting = startNextTurn(p, active);
  yield* simultaneously(p, function* () {
    emit(p, { kind: "turn-began", player: active, number, rules: ["500.1"] });
    if (waiting !== undefined)
      emit(p, { kind: "player-controlled", player: active, by: waiting, rules: ["723.1", "723.5"] });
  });
}

/** What waited for this turn begins, and control of players for the turn before ends (723.1). Gives back who controls the player now. */
function startNextTurn(p: Process, active: PlayerId): PlayerId | undefined {
  const { controlledBy, extra = 0 } = playerAt(p.state, active).nextTurn ?? {};
  p.state = {
    ...p.state,
    turn: { ...p.state.turn, extraTurns: [...Array.from({ length: extra }, () => active), ...p.state.turn.extraTurns] },
    players: p.state.players.map((player) => (player.id === active ? begun(player) : uncontrolled(player))),
  };
  return controlledBy;
}

function uncontrolled(player: PlayerState): PlayerState {
  if (player.controlledBy === undefined) return player;
  const { controlledBy: _, ...rest } = player;
  return rest;
}

function begun(player: PlayerState): PlayerState {
  const { nextTurn, ...rest } = uncontrolled(player);
  return nextTurn?.controlledBy === undefined ? rest : { ...rest, controlledBy: nextTurn.controlledBy };
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
