import type { FaceDownListing } from "../../ability/effect.ts";
import type { Modification } from "../../ability/modification.ts";
import type { ZoneChangeCause } from "../../model/event.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { FaceDownCause, StackState, CopySource } from "../../model/object.ts";
import type { Zone } from "../../model/zone.ts";
import type { RuleKey } from "../../rules/rules.ts";
import type { Procedure, Process } from "../process.ts";
import { unsupported } from "../unsupported.ts";

/** How an object arrives, with all references worked out. */
export interface FixedArrival {
  readonly tapped?: true;
  readonly attacking?: PlayerId | ObjectId;
  /** Back face up: “transformed” or “converted” (712.14a). */
  readonly transformed?: true;
  readonly under?: PlayerId;
  readonly counters?: Readonly<Record<string, number>>;
  readonly attachedTo?: ObjectId | PlayerId;
  readonly faceDown?: { readonly cause: FaceDownCause; readonly values: FaceDownListing };
  readonly position?: "top" | "bottom" | "shuffled" | { readonly fromTop: number };
  readonly order?: "any" | "random";
  readonly modifications?: readonly Modification[];
  readonly copy?: CopySource;
  /** In exile: face down, and who may look. */
  readonly hidden?: { readonly lookers: readonly PlayerId[] };
  readonly exiledWith?: ObjectId;
  /** From the stack: how it was cast. */
  readonly cast?: StackState;
}

/** One object that is to change zones. */
export interface Move {
  readonly object: ObjectId;
  readonly to: Zone;
  readonly cause: ZoneChangeCause;
  readonly rules: readonly RuleKey[];
  /** Whose instruction or cost it is. */
  readonly by?: PlayerId;
  readonly source?: ObjectId;
  readonly arrival?: FixedArrival;
}

/** What became of a move: the new objects, where they are; empty where nothing moved. */
export interface Moved {
  readonly former: ObjectId;
  readonly arrived: readonly { readonly object: ObjectId; readonly zone: Zone }[];
}

/**
 * Moves objects between zones at the same time (400.7): replacement effects first (614, 616), of a melded permanent both cards (712.21),
 * then new objects, last known information and one event each.
 */
export function* moveObjects(_p: Process, _moves: readonly Move[]): Procedure<readonly Moved[]> {
  return unsupported("moving objects");
}
