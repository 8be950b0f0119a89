import type { Zone } from "../model/zone.ts";
import type { Amount } from "./amount.ts";
import type { Comparison, Filter, ObjectNumber } from "./filter.ts";
import type { PlayerRef } from "./player-ref.ts";

/** One use of the word “target” (115): what may be chosen and how many. */
export interface TargetSlot {
  /** Players are included only where the filter says so. */
  readonly filter: Filter;
  /** Absent: the battlefield (and players); `stack` for spells and abilities, else a zone for cards. */
  readonly zone?: Zone | readonly Zone[];
  /** Whose zone. Absent: anyone's. */
  readonly of?: PlayerRef;
  readonly min: Amount;
  readonly max: Amount | "any";
  /** Must differ from the targets of these slots: “another target”. Absent: may be the same (115.3). */
  readonly distinctFrom?: readonly number[];
  /** Who chooses, where it isn't the controller. */
  readonly chooser?: PlayerRef;
  /** One set for each of these players: “for each opponent, up to one target …”; `bound: each` names the player in the filter. */
  readonly forEach?: PlayerRef;
  /** “This ability still resolves if its target becomes illegal”: it isn't removed from the stack for that (101.1). Absent: it is (608.2b). */
  readonly stillResolves?: true;
  /** What those chosen for it must be taken together. Absent: each by itself. */
  readonly together?: Together;
}

/** “With total mana value 6 or less”, “that each have a different mana value”, “from a single graveyard”. */
export type Together =
  | { readonly kind: "total"; readonly of: ObjectNumber; readonly is: Comparison; readonly value: Amount }
  | { readonly kind: "different"; readonly what: "mana-value" | "name" | "power" }
  | { readonly kind: "one-owner" };
