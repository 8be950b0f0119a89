import type { Cost } from "../../ability/cost.ts";
import type { Filter } from "../../ability/filter.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { EvaluationContext } from "../../query/context.ts";
import type { Procedure, Process } from "../process.ts";
import { unsupported } from "../unsupported.ts";

/** How a card is cast as part of a resolution. */
export interface CastDuringResolution {
  /** Absent: its mana cost. */
  readonly cost?: "free" | Cost;
  /** With its back face up (712.11a). */
  readonly transformed?: true;
  /** A land card may be played instead. */
  readonly lands?: true;
  readonly exileAfter?: true;
  /** What the spell must be as it is cast. */
  readonly filter?: Filter;
  /** From whose point of view `filter` and `cost` are read. */
  readonly context: EvaluationContext;
}

/** Casts a card (or a copy of one, already made) as part of a resolution, timing aside (608.2g). Gives back the spell, or nothing where it can't be cast. */
export function* castDuringResolution(_p: Process, _player: PlayerId, _object: ObjectId, _options: CastDuringResolution): Procedure<ObjectId | undefined> {
  return unsupported("casting during a resolution");
}
