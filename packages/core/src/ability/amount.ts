import type { Color } from "../model/mana.ts";
import type { Zone } from "../model/zone.ts";
import type { Filter, ObjectNumber } from "./filter.ts";
import type { PlayerRef } from "./player-ref.ts";
import type { Selector } from "./selector.ts";

/** A number, fixed or worked out when it is needed. */
export type Amount =
  | number
  /** The value chosen for X as the spell was cast, the ability activated or the permanent turned face up (107.3). */
  | { readonly kind: "x" }
  | { readonly kind: "count"; readonly filter: Filter; readonly zone?: Zone | readonly Zone[]; readonly of?: PlayerRef }
  | { readonly kind: "count-of"; readonly of: Selector }
  /** A number of one object; of several, their total. Last known where it is gone (608.2h). */
  | {
      readonly kind: "number-of";
      readonly what: ObjectNumber;
      readonly of: Selector;
      readonly take?: "total" | "greatest" | "least";
    }
  | { readonly kind: "counters-on"; readonly counter: string | "any"; readonly of: Selector }
  /** How much the event was: damage, life, cards, counters. */
  | { readonly kind: "event-amount" }
  /** How much of the damage that the event was is in excess (120.10). */
  | { readonly kind: "event-excess" }
  /** A number kept by an earlier instruction: “that many”, “the chosen number”. */
  | {
      readonly kind: "bound";
      readonly name: string /** Of damage, only what was in excess (120.10). */;
      readonly part?: "excess";
    }
  /** “Up to” so many: `chooser` says how many as it is carried out. */
  | { readonly kind: "up-to"; readonly of: Amount; readonly chooser: PlayerRef }
  | { readonly kind: "chosen-number" }
  | { readonly kind: "sum"; readonly of: readonly Amount[] }
  | { readonly kind: "product"; readonly of: readonly Amount[] }
  | { readonly kind: "negative"; readonly of: Amount }
  | { readonly kind: "half"; readonly of: Amount; readonly round: "up" | "down" }
  | { readonly kind: "greatest"; readonly of: readonly Amount[] }
  | { readonly kind: "least"; readonly of: readonly Amount[] }
  | { readonly kind: "life"; readonly of: PlayerRef }
  | { readonly kind: "starting-life"; readonly of: PlayerRef }
  | { readonly kind: "hand-size"; readonly of: PlayerRef }
  | { readonly kind: "players"; readonly of: PlayerRef }
  | { readonly kind: "devotion"; readonly to: readonly Color[] | "chosen"; readonly of: PlayerRef }
  /** How many different values the objects have. */
  | {
      readonly kind: "different";
      readonly what:
        | "mana-value"
        | "color"
        | "type"
        | "permanent-type"
        | "name"
        /** The names of unlocked doors of Rooms: what an object with several has is each of them (709.5). */
        | "door-name"
        | "power"
        | "basic-land-type"
        | "creature-type";
      readonly of: Selector;
    }
  /** A total over this turn's history. */
  | {
      readonly kind: "this-turn";
      readonly what:
        | "life-gained"
        | "life-lost"
        | "cards-drawn"
        | "spells-cast"
        | "attackers-declared"
        | "creatures-died"
        | "permanents-sacrificed"
        | "damage-dealt"
        | "lands-played"
        | "cards-discarded";
      readonly of: PlayerRef;
      readonly filter?: Filter;
    }
  | { readonly kind: "poison"; readonly of: PlayerRef }
  /** How many times a cost was paid (multikicker), or whether (1 or 0). */
  | { readonly kind: "times-paid"; readonly keyword: string }
  | { readonly kind: "difference"; readonly of: Amount; readonly and: Amount };
