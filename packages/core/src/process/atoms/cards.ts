import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { Procedure, Process } from "../process.ts";
import { unsupported } from "../unsupported.ts";

/** Draws cards one by one (121). Gives back the cards drawn, in hand. */
export function* drawCards(_p: Process, _player: PlayerId, _count: number): Procedure<readonly ObjectId[]> {
  return unsupported("drawing");
}

/** Discards cards from a hand at the same time (701.9). Gives back the objects they became. */
export function* discardCards(_p: Process, _player: PlayerId, _cards: readonly ObjectId[], _by: PlayerId): Procedure<readonly ObjectId[]> {
  return unsupported("discarding");
}

/** Mills cards (701.17). Gives back the objects they became. */
export function* millCards(_p: Process, _player: PlayerId, _count: number): Procedure<readonly ObjectId[]> {
  return unsupported("milling");
}

/** Shuffles a library (701.24): asks nature for an order. */
export function* shuffleLibrary(_p: Process, _player: PlayerId): Procedure {
  unsupported("shuffling");
}

/** Reveals objects to all players (701.20). */
export function* revealObjects(_p: Process, _ids: readonly ObjectId[], _by: PlayerId): Procedure {
  unsupported("revealing");
}

/** A player looks at cards (701.20e). */
export function* lookAtObjects(_p: Process, _ids: readonly ObjectId[], _by: PlayerId): Procedure {
  unsupported("looking");
}
