import type { Selector } from "./selector.ts";

/** Who: a player or players, from the point of view of an ability's controller. */
export type PlayerRef =
  | { readonly kind: "you" }
  /** With `except`: every other opponent; with `of`: those of that player. */
  | { readonly kind: "opponents"; readonly except?: PlayerRef; readonly of?: PlayerRef }
  /** Every player; with `except`, every other one. */
  | {
      readonly kind: "each";
      readonly except?: PlayerRef;
      /** “Starting with you”: in turn order from this player. Absent: from the active player (101.4). */
      readonly first?: PlayerRef;
    }
  | { readonly kind: "target"; readonly slot: number }
  /** The controllers of the objects; of one that is gone, who last controlled it (608.2h). */
  | { readonly kind: "controller"; readonly of: Selector }
  | { readonly kind: "owner"; readonly of: Selector }
  /** A player in the event that triggered it or is being replaced: who cast, drew, was dealt damage, whose step it is. */
  | { readonly kind: "event-player" }
  | { readonly kind: "active" }
  /** The player being attacked by the object, or who controls or protects what it attacks (506.2–3). */
  | { readonly kind: "defending"; readonly attacker?: Selector }
  /** The player that the object is attacking, if it attacks a player (506.2). */
  | { readonly kind: "attacked-by"; readonly attacker: Selector }
  /** The player that the source is attached to (303.4). */
  | { readonly kind: "enchanted" }
  /** Those of some players of whom this is true: “each opponent who has three or more poison counters”. `bound: each` is the one it is asked of. */
  | { readonly kind: "those-who"; readonly of: PlayerRef; readonly that: import("./condition.ts").Condition }
  /** The player chosen as the source entered (607.2d). */
  | { readonly kind: "chosen" }
  /** A player kept by an earlier instruction under this name, or the one a `for-each` is at (`each`). */
  | { readonly kind: "bound"; readonly name: string }
  /** “An opponent of your choice”. */
  | { readonly kind: "choose"; readonly chooser: PlayerRef; readonly from: PlayerRef }
  | { readonly kind: "monarch" }
  /** Those whom the ability's controller has attacked with a creature this combat (702.121a). */
  | { readonly kind: "attacked" };
