import type { Answer, Decision } from "../model/decision.ts";
import type { GameEvent } from "../model/event.ts";
import type { ObjectId, PlayerId } from "../model/ids.ts";
import type { CardObject, GameObject, LastKnown, PermanentState } from "../model/object.ts";
import type { GameState, PlayerState } from "../model/state.ts";
import { cardObjectAt, withStored } from "../storage/objects.ts";

/**
 * A unit of work under way. `state` is replaced as atoms change it; it never leaves the unit but as the result.
 * Everything that changes the game takes the process first and is a `Procedure`, so that it may ask.
 */
export interface Process {
  state: GameState;
  /** What happened in this unit so far, oldest first. */
  readonly events: GameEvent[];
  /** Decisions whose only legal answer was taken without asking. */
  readonly taken: Taken[];
  /** The events that are happening at the same time, while there are any; set by `simultaneously`. */
  batch: Batch | undefined;
  /** The replacement effects that are being carried out: they don't apply to what comes of them (614.5). */
  applying: ReadonlySet<string>;
  /** It is only asked whether this can be done: what need not be carried out to know may be left out, by throwing `Possible`. Absent: it is being done. */
  readonly trial?: true;
}

/** Thrown in a trial once nothing can stop the action any more. */
export class Possible {}

/** A decision that left no choice, and its answer. */
export interface Taken {
  readonly decision: Decision;
  readonly answer: Answer;
}

/** Events that happen at the same time, and the state before them. */
export interface Batch {
  readonly number: number;
  readonly before: GameState;
  readonly events: GameEvent[];
}

/** Something done step by step that may stop at a decision. */
export type Procedure<T = void> = Generator<Decision, T, Answer>;

/** A process at the start of a unit. */
export function startProcess(state: GameState): Process {
  return { state, events: [], taken: [], batch: undefined, applying: new Set() };
}

/** Puts an object (or what it last was) under its id. */
export function setObject(p: Process, object: GameObject | LastKnown): void {
  p.state = { ...p.state, objects: withStored(p.state.objects, object) };
}

/** Changes a card object's own facts. It must exist. */
export function patchObject(p: Process, id: ObjectId, patch: Partial<CardObject>): void {
  const object = cardObjectAt(p.state, id);
  if (object === undefined) throw new Error(`no card object ${id}`);
  setObject(p, { ...object, ...patch });
}

/** Changes what is true of a permanent on the battlefield. It must be there. */
export function patchPermanent(p: Process, id: ObjectId, patch: Partial<PermanentState>): void {
  const object = cardObjectAt(p.state, id);
  if (object?.permanent === undefined) throw new Error(`no permanent ${id}`);
  setObject(p, { ...object, permanent: { ...object.permanent, ...patch } });
}

/** The player with this id. It must be one of the game. */
export function playerAt(state: GameState, id: PlayerId): PlayerState {
  const found = state.players.find((player) => player.id === id);
  if (found === undefined) throw new Error(`no player ${id}`);
  return found;
}

/** Changes a player's own facts. */
export function patchPlayer(p: Process, id: PlayerId, patch: Partial<PlayerState>): void {
  p.state = {
    ...p.state,
    players: p.state.players.map((player) => (player.id === id ? { ...player, ...patch } : player)),
  };
}

/** A new id for an object that comes into being. */
export function newObjectId(p: Process): ObjectId {
  const id = p.state.nextId;
  p.state = { ...p.state, nextId: id + 1 };
  return id as ObjectId;
}

/** The next timestamp (613.7). */
export function newTimestamp(p: Process): number {
  const timestamp = p.state.nextTimestamp;
  p.state = { ...p.state, nextTimestamp: timestamp + 1 };
  return timestamp;
}

/** The players still in the game, in turn order from the active player (101.4). */
export function apnap(state: GameState): readonly PlayerId[] {
  const at = Math.max(
    0,
    state.players.findIndex((player) => player.id === state.turn.active),
  );
  return [...state.players.slice(at), ...state.players.slice(0, at)]
    .filter((player) => player.left === undefined && player.lost === undefined)
    .map((player) => player.id);
}

/** The next player in turn order who is still in the game. */
export function nextPlayer(state: GameState, after: PlayerId): PlayerId {
  const count = state.players.length;
  const at = state.players.findIndex((player) => player.id === after);
  for (let step = 1; step <= count; step++) {
    const player = state.players[(at + step) % count];
    if (player !== undefined && player.left === undefined && player.lost === undefined) return player.id;
  }
  return after;
}
