import type { Action } from "./action.ts";
import type { PlayerId } from "./ids.ts";

/**
 * A unit of work that is re-run from its start with the answers so far: one action, one resolution, one batch of triggers, one turn-based action.
 * Between units the state is settled. Kept short on purpose.
 */
export type Unit =
  | { readonly kind: "action"; readonly action: Action; readonly player: PlayerId }
  /** State-based actions, then what applies at once, until nothing happens (704.3). */
  | { readonly kind: "check"; readonly then: PlayerId | "cleanup" }
  /** Waiting triggers are put on the stack in APNAP order (603.3b). */
  | { readonly kind: "put-triggers"; readonly then: PlayerId | "cleanup" }
  | { readonly kind: "priority"; readonly player: PlayerId }
  | { readonly kind: "resolve" }
  | { readonly kind: "begin-turn" }
  /** A step begins: its turn-based actions (703). */
  | { readonly kind: "begin-step" }
  | { readonly kind: "end-step" }
  | { readonly kind: "game-start" }
  | { readonly kind: "over" };
