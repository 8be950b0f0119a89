import { controllerOf } from "../../characteristics/characteristics.ts";
import type { PlayerId } from "../../model/ids.ts";
import type { CardObject } from "../../model/object.ts";
import type { Zone } from "../../model/zone.ts";
import type { RuleKey } from "../../rules/rules.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import type { Procedure, Process } from "../process.ts";
import type { Entering } from "./entering.ts";
import type { FixedArrival, Move } from "./move.ts";

/** A change of zones that is being worked out: replacement effects change it until it is carried out. */
export interface Plan {
  readonly move: Move;
  readonly object: CardObject;
  readonly from: Zone;
  /** The controller of the object, or its owner where it has none (109.4): who chooses among replacement effects (616.1). */
  readonly chooser: PlayerId;
  to: Zone;
  arrival: FixedArrival;
  readonly rules: RuleKey[];
  /** Set while it is to enter the battlefield. */
  entering: Entering | undefined;
  /** Components that go to another zone than the rest (903.9c), by their place in the object. */
  readonly apart: Map<number, Zone>;
  /** Reveals it as it moves. */
  revealed: boolean;
  /** Set: it doesn't move at all. */
  stays: { readonly code: string; readonly rules: readonly RuleKey[] } | undefined;
  /** What replacement effects say to do besides, once it has moved. */
  readonly also: (() => Procedure<unknown>)[];
}

/** A move as its instruction says it; nothing where there is nothing to move. */
export function planMove(p: Process, move: Move): Plan | undefined {
  const object = cardObjectAt(p.state, move.object);
  if (object === undefined || !canLeave(object, move)) return undefined;
  const chooser =
    object.zone === "battlefield" || object.zone === "stack"
      ? (controllerOf(p.state, object.id) ?? object.controller)
      : object.owner;
  return {
    move,
    object,
    from: object.zone,
    chooser,
    to: move.to,
    arrival: move.arrival ?? {},
    rules: [...move.rules],
    entering: undefined,
    apart: new Map(),
    revealed: false,
    stays: undefined,
    also: [],
  };
}

/** Whether an object can be moved: not out of phase (702.26), not a token or copy that has left (111.8, 707.10a) unless it is being cast (707.12), not to where it is but within exile (406.7) or a library. */
function canLeave(object: CardObject, move: Move): boolean {
  if (object.permanent?.phasedOut !== undefined && move.cause !== "leave-game") return false;
  const [top] = object.components;
  if (top?.what.kind === "token" && object.zone !== "battlefield" && object.components.length === 1) return false;
  if (top?.what.kind === "spell-copy" && object.zone !== "stack" && move.to !== "stack") return false;
  return object.zone !== move.to || move.to === "exile" || move.to === "library";
}
