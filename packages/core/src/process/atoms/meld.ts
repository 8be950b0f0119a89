import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { FixedArrival } from "./move.ts";
import type { Procedure, Process } from "../process.ts";
import { unsupported } from "../unsupported.ts";

/** Melds cards that are in exile, where they are a meld pair (701.42); else they stay there. Gives back the melded permanent. */
export function* meldCards(_p: Process, _cards: readonly ObjectId[], _into: string, _by: PlayerId, _arrival?: FixedArrival): Procedure<ObjectId | undefined> {
  return unsupported("melding");
}
