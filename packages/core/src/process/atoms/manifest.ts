import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { FixedArrival } from "./move.ts";
import type { Procedure, Process } from "../process.ts";
import { unsupported } from "../unsupported.ts";

/** Manifests (701.40) or cloaks (701.58) cards, one by one where they come from a library, at the same time from a pile. */
export function* manifestCards(_p: Process, _cards: readonly ObjectId[], _how: "manifest" | "cloak", _by: PlayerId, _arrival?: FixedArrival): Procedure<readonly ObjectId[]> {
  return unsupported("manifesting");
}

/** Manifests dread (701.62). */
export function* manifestDread(_p: Process, _by: PlayerId): Procedure<readonly ObjectId[]> {
  return unsupported("manifesting dread");
}
