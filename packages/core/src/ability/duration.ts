import type { Condition } from "./condition.ts";
import type { PlayerRef } from "./player-ref.ts";
import type { Selector } from "./selector.ts";

/** How long an effect lasts (611.2). */
export type Duration =
  | { readonly kind: "end-of-turn" }
  | { readonly kind: "end-of-combat" }
  | { readonly kind: "next-turn"; readonly of: PlayerRef }
  /** Until the end of that player's next turn. */
  | { readonly kind: "end-of-next-turn"; readonly of: PlayerRef }
  | { readonly kind: "next-step"; readonly step: string; readonly of: PlayerRef }
  | { readonly kind: "permanent" }
  /** Ends when the condition is first not true (611.2b). */
  | { readonly kind: "as-long-as"; readonly condition: Condition }
  /** “Until ~ leaves the battlefield” (610.3). */
  | { readonly kind: "until-leaves"; readonly what: Selector }
  | { readonly kind: "until-face-down"; readonly what: Selector }
  /** Used up by its first use: “the next spell you cast”. With `turn`, it also ends with the turn. */
  | { readonly kind: "once"; readonly turn?: true };
