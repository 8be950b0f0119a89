import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { Procedure, Process } from "../process.ts";
import { unsupported } from "../unsupported.ts";

/** Taps permanents (701.26a). Gives back those that became tapped. */
export function* tapObjects(_p: Process, _ids: readonly ObjectId[], _more: { readonly forMana?: true; readonly by?: PlayerId } = {}): Procedure<readonly ObjectId[]> {
  return unsupported("tapping");
}

/** Untaps permanents (701.26b). Gives back those that became untapped. */
export function* untapObjects(_p: Process, _ids: readonly ObjectId[]): Procedure<readonly ObjectId[]> {
  return unsupported("untapping");
}

/** Phases permanents out with what is attached to them (702.26). */
export function* phaseOut(_p: Process, _ids: readonly ObjectId[]): Procedure {
  unsupported("phasing out");
}
