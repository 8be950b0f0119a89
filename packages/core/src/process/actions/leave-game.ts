import { controllerOf } from "../../characteristics/characteristics.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { GameState } from "../../model/state.ts";
import { holderOf } from "../../query/designations.ts";
import type { RuleKey } from "../../rules/rules.ts";
import { cardObjectAt, objectAt } from "../../storage/objects.ts";
import { revealObjects } from "../atoms/cards.ts";
import { designate } from "../atoms/designation.ts";
import { endEffects } from "../atoms/effects.ts";
import { snapshot, takeAway } from "../atoms/leave.ts";
import { moveObjects } from "../atoms/move.ts";
import { emit, simultaneously } from "../emit.ts";
import { nextPlayer, type Procedure, type Process, patchPlayer, playerAt } from "../process.ts";

/** A player leaves the game (104.3a, 800.4a): they lose, and where others go on their objects leave with them. */
export function* leaveGame(p: Process, player: PlayerId, rules: readonly RuleKey[]): Procedure {
  if (playerAt(p.state, player).left !== undefined) return;
  yield* simultaneously(p, function* () {
    yield* loseGame(p, player, rules);
  });
}

/** A player loses the game (104.3); the last one left wins (104.2a). In a game of more than two they leave it (800.4). */
export function* loseGame(p: Process, player: PlayerId, rules: readonly RuleKey[]): Procedure {
  if (playerAt(p.state, player).lost !== undefined) return;
  patchPlayer(p, player, { lost: true });
  emit(p, { kind: "player-lost", player, rules });
  const left = p.state.players.filter((other) => other.lost === undefined && other.left === undefined);
  if (left.length <= 1) {
    yield* endGame(
      p,
      left.map(({ id }) => id),
    );
    return;
  }
  yield* takeLeave(p, player);
}

/** The game is over: face-down permanents and spells are revealed (708.9). */
function* endGame(p: Process, winners: readonly PlayerId[]): Procedure {
  for (const winner of winners) {
    patchPlayer(p, winner, { won: true });
    emit(p, { kind: "player-won", player: winner, rules: ["104.2a"] });
  }
  yield* revealFaceDown(p, () => true);
  p.state = { ...p.state, over: { winners }, next: { kind: "over" } };
}

/** What the leaving monarch was, the active player becomes, or the next in turn order where that is who leaves (725.4); so with the initiative (726.4). */
function* passDesignations(p: Process, leaving: PlayerId): Procedure {
  const { active } = p.state.turn;
  for (const [designation, rule] of PASSED_ON)
    if (holderOf(p.state, designation) === leaving)
      yield* designate(p, active === leaving ? nextPlayer(p.state, leaving) : active, designation, [rule]);
}

const PASSED_ON = [
  ["monarch", "725.4"],
  ["initiative", "726.4"],
] as const;

/** What becomes of a leaving player's objects (800.4a): those they own leave, control effects of theirs end, and what they still control is exiled. */
function* takeLeave(p: Process, player: PlayerId): Procedure {
  yield* passDesignations(p, player);
  yield* revealFaceDown(p, (id) => objectAt(p.state, id)?.owner === player);
  for (const id of allObjects(p.state)) if (objectAt(p.state, id)?.owner === player) vanish(p, id);
  yield* endEffects(
    p,
    p.state.effects
      .filter(
        (effect) =>
          effect.controller === player &&
          effect.kind === "continuous" &&
          effect.modifications.some(({ kind }) => kind === "control"),
      )
      .map(({ id }) => id),
  );
  const stranded = p.state.battlefield.filter((id) => controllerOf(p.state, id) === player);
  yield* moveObjects(
    p,
    stranded.map((object) => ({ object, to: "exile", cause: "leave-game", rules: ["800.4a"] })),
  );
  for (const id of p.state.stack) if (objectAt(p.state, id)?.controller === player) vanish(p, id);
  p.state = { ...p.state, waiting: p.state.waiting.filter((trigger) => trigger.controller !== player) };
  patchPlayer(p, player, { left: true });
  emit(p, { kind: "player-left", player, rules: ["800.4a"] });
  const { next } = p.state;
  if ((next.kind === "check" || next.kind === "put-triggers") && next.then === player)
    p.state = { ...p.state, next: { ...next, then: nextPlayer(p.state, player) } };
}

function vanish(p: Process, id: ObjectId): void {
  const object = objectAt(p.state, id);
  if (object !== undefined) takeAway(p, snapshot(p.state, object));
}

function* revealFaceDown(p: Process, which: (id: ObjectId) => boolean): Procedure {
  const hidden = [...p.state.battlefield, ...p.state.stack].filter(
    (id) => cardObjectAt(p.state, id)?.faceDown !== undefined && which(id),
  );
  for (const id of hidden)
    yield* revealObjects(p, [id], cardObjectAt(p.state, id)?.owner ?? p.state.turn.active, ["708.9"]);
  // Foretold cards are revealed likewise (702.143f), other cards exiled face down are not.
  for (const id of p.state.exile) {
    const card = cardObjectAt(p.state, id);
    if (card?.hidden !== undefined && card.foretold !== undefined && which(id))
      yield* revealObjects(p, [id], card.owner, ["702.143f"]);
  }
  // So are face-down conspiracies (702.106e).
  for (const id of p.state.command) {
    const card = cardObjectAt(p.state, id);
    if (card?.hidden !== undefined && which(id)) yield* revealObjects(p, [id], card.owner, ["702.106e"]);
  }
}

function allObjects(state: GameState): readonly ObjectId[] {
  return [
    ...state.battlefield,
    ...state.stack,
    ...state.exile,
    ...state.command,
    ...state.players.flatMap((player) => [...player.hand, ...player.library, ...player.graveyard]),
  ];
}
