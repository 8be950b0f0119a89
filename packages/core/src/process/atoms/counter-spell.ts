import type { ObjectId } from "../../model/ids.ts";
import type { FixedArrival } from "./move.ts";
import type { Zone } from "../../model/zone.ts";
import type { Procedure, Process } from "../process.ts";
import { unsupported } from "../unsupported.ts";

/** Counters spells and abilities (701.6). Gives back those countered, under the ids they had on the stack. */
export function* counterObjects(_p: Process, _ids: readonly ObjectId[], _source: ObjectId | undefined, _to?: { readonly zone: Zone; readonly arrival?: FixedArrival }): Procedure<readonly ObjectId[]> {
  return unsupported("countering");
}
