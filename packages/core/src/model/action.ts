import type { Effect } from "../ability/effect.ts";
import type { FaceSide } from "./card.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import type { Bindings } from "./object.ts";

/** How a spell may be cast face down (708.4). */
export type CastFaceDown = "morph" | "megamorph" | "disguise";

/** Something a player does (or, with `effect`, something that just happens, for set-ups and questions). What it needs besides is asked for. */
export type Action =
  | { readonly kind: "pass" }
  /** `face` absent: the only one that can be cast, else the front. `via`: a keyword or permission (`flashback`, `free`, …); absent: an ordinary cast, or the only way there is. */
  | {
      readonly kind: "cast";
      readonly object: ObjectId;
      readonly face?: FaceSide | { readonly half: 0 | 1 | "fused" };
      readonly faceDown?: CastFaceDown;
      readonly via?: string;
    }
  | { readonly kind: "play-land"; readonly object: ObjectId; readonly face?: FaceSide }
  /** `ability` is the ability's key on the object. */
  | { readonly kind: "activate"; readonly object: ObjectId; readonly ability: string }
  /** The special action of turning a permanent face up (116.2b). */
  | {
      readonly kind: "turn-face-up";
      readonly object: ObjectId;
      readonly via: "morph" | "megamorph" | "disguise" | "mana-cost";
    }
  | { readonly kind: "special"; readonly object: ObjectId; readonly action: SpecialAction; readonly detail?: string }
  | { readonly kind: "concede" }
  /** Instructions without a card that says them; they count as something that has just resolved. */
  | {
      readonly kind: "effect";
      readonly effect: readonly Effect[];
      readonly controller: PlayerId;
      readonly source?: ObjectId;
      readonly bound?: Bindings;
    }
  /** One object transforms or converts, or is told anything else in one word: shorthand for `effect`. */
  | { readonly kind: "transform" | "convert"; readonly object: ObjectId }
  | { readonly kind: "leave-game"; readonly player: PlayerId };

/** Special actions besides playing a land and turning face up (116.2). */
export const SPECIAL_ACTIONS = [
  "foretell",
  "plot",
  "suspend",
  "unlock",
  "companion",
  "hidden-agenda",
  "ignore-effect",
  "end-effect",
] as const;
/** A special action by its keyword. */
export type SpecialAction = (typeof SPECIAL_ACTIONS)[number];
