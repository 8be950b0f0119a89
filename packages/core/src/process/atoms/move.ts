import type { FaceDownListing } from "../../ability/effect.ts";
import type { Modification } from "../../ability/modification.ts";
import type { FaceSide } from "../../model/card.ts";
import type { ZoneChangeCause } from "../../model/event.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { Bindings, CopySource, FaceDownCause, StackState } from "../../model/object.ts";
import type { Zone } from "../../model/zone.ts";
import type { RuleKey } from "../../rules/rules.ts";
import { simultaneously } from "../emit.ts";
import type { Procedure, Process } from "../process.ts";
import { replaceMove } from "../replacement/zone-change.ts";
import { carryOut } from "./carry-out.ts";
import { type Plan, planMove } from "./plan.ts";
import { shuffleLibrary } from "./shuffle.ts";

/** How an object arrives, with all references worked out. */
export interface FixedArrival {
  readonly tapped?: true;
  readonly attacking?: PlayerId | ObjectId;
  /** Back face up: “transformed” or “converted” (712.14a). */
  readonly transformed?: true;
  /** Of a land being played: the face chosen (712.12). Absent: front, or as `transformed` says. */
  readonly face?: FaceSide;
  readonly under?: PlayerId;
  readonly counters?: Readonly<Record<string, number>>;
  readonly attachedTo?: ObjectId | PlayerId;
  readonly faceDown?: { readonly cause: FaceDownCause; readonly values: FaceDownListing };
  readonly position?: "top" | "bottom" | "shuffled" | { readonly fromTop: number };
  readonly order?: "any" | "random";
  readonly modifications?: readonly Modification[];
  /** What the modifications' references mean. Absent: nothing was named. */
  readonly bound?: Bindings;
  readonly copy?: CopySource;
  /** In exile: face down, and who may look. */
  readonly hidden?: { readonly lookers: readonly PlayerId[] };
  readonly exiledWith?: ObjectId;
  /** In exile: the player who was told to exile it. */
  readonly exiledBy?: PlayerId;
  /** From the stack: how it was cast. */
  readonly cast?: StackState;
  /** Whose materials it was crafted from (702.167c). */
  readonly craftedFrom?: readonly ObjectId[];
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
export function* moveObjects(p: Process, moves: readonly Move[]): Procedure<readonly Moved[]> {
  return yield* simultaneously(p, function* () {
    const plans: (Plan | undefined)[] = [];
    for (const move of moves) {
      const plan = planMove(p, move);
      if (plan !== undefined) yield* replaceMove(p, plan);
      plans.push(plan);
    }
    const moving = plans.filter((plan) => plan !== undefined && plan.stays === undefined) as Plan[]; // filtered
    const arrived = yield* carryOut(p, moving);
    for (const plan of moving) for (const also of plan.also) yield* also();
    const shuffled = new Set(
      moving.flatMap((plan) =>
        plan.to === "library" && plan.arrival.position === "shuffled" ? [plan.object.owner] : [],
      ),
    );
    for (const player of shuffled) yield* shuffleLibrary(p, player);
    return moves.map(({ object }, at) => {
      const plan = plans[at];
      return { former: object, arrived: (plan === undefined ? undefined : arrived.get(plan)) ?? [] };
    });
  });
}
