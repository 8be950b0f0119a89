import type { CopyExceptions } from "../ability/modification.ts";
import type { ObjectId } from "../model/ids.ts";
import type { CopySource } from "../model/object.ts";
import type { GameState } from "../model/state.ts";
import { unsupported } from "./unsupported.ts";

/** What a copy of an object made now is fixed as (707.2); of one that is gone, as it last was. */
export function copySourceOf(_state: GameState, _id: ObjectId): CopySource {
  return unsupported("copies");
}

/** A source with further exceptions on top of its own (707.3, 707.9b). */
export function sourceWithExceptions(source: CopySource, exceptions: CopyExceptions | undefined): CopySource {
  return exceptions === undefined ? source : { ...source, exceptions: { ...source.exceptions, ...exceptions } };
}
