import { cards, loadCards } from "@obverse/cards";
import {
  type Card,
  createGame,
  decisionOf,
  type Effect,
  type GameState,
  type ObjectId,
  type ObjectSetup,
  playerId,
  resume,
  step,
} from "@obverse/core";

/** Every card of the built-in set that a player can own. */
export const OWNED: readonly Card[] = loadCards().filter((card) => card.token !== true && card.kind !== "melded");

/** Ann's and Ben's ids in the games below. */
export const [ANN, BEN] = [playerId("Ann"), playerId("Ben")];

/** A begun game with these objects on Ann's side; and what they are, in order. */
export function gameWith(battlefield: readonly ObjectSetup[], hand: readonly ObjectSetup[] = []) {
  const made = createGame({ mana: "unlimited", players: [{ id: "Ann", battlefield, hand }, { id: "Ben" }] }, cards);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const begun = resume(made.state);
  if (!begun.ok) throw new Error(begun.refusal.code);
  return { state: begun.state, ids: made.objects.map(({ object }) => object) };
}

/** What becomes of a state by instructions about an object. Nothing: something is to be decided on the way. */
export function after(state: GameState, it: ObjectId, effect: readonly Effect[]): GameState | undefined {
  const done = step(state, { kind: "effect", effect, controller: ANN, bound: { it: { objects: [it] } } });
  if (!done.ok) return undefined;
  return decisionOf(done.state)?.kind === "priority" ? done.state : undefined;
}

/** The object that the instructions of `after` are about. */
export const IT = { kind: "bound", name: "it" } as const;
