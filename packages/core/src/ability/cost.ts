import type { ManaCost } from "../model/mana.ts";
import type { Zone } from "../model/zone.ts";
import type { Amount } from "./amount.ts";
import type { Filter } from "./filter.ts";
import type { Selector } from "./selector.ts";

/** A cost (118): all of its parts, paid in any order. */
export type Cost = readonly CostPart[];

/** One part of a cost. */
export type CostPart =
  | {
      readonly kind: "mana";
      readonly mana: ManaCost;
      readonly times?: Amount /** Artifacts and creatures may be tapped for its generic mana (701.67a). Absent: only mana pays it. */;
      readonly waterbend?: true;
    }
  /** The mana cost of the object itself, as manifested creatures and flashback-like costs use it; `reduced` generic. */
  | { readonly kind: "own-mana-cost"; readonly reduced?: number }
  | { readonly kind: "tap-self" }
  | { readonly kind: "untap-self" }
  | { readonly kind: "loyalty"; readonly amount: Amount }
  | { readonly kind: "life"; readonly amount: Amount }
  /** Unattach it (701.3d). */
  | { readonly kind: "unattach"; readonly what: Selector }
  | { readonly kind: "sacrifice"; readonly what: "self" | Filter; readonly count: Amount | "any" }
  | {
      readonly kind: "discard";
      readonly what: "self" | "hand" | Filter;
      readonly count: Amount;
      readonly random?: true;
    }
  /** Exile from a zone; `min` where it may be more (“one or more”). */
  | {
      readonly kind: "exile";
      readonly what: "self" | Filter;
      readonly from: readonly Zone[];
      readonly count: Amount;
      readonly orMore?: true;
      readonly share?: "card-type" /** One for each of these, all different. Absent: any that match. */;
      readonly each?: readonly Filter[];
    }
  | { readonly kind: "return-to-hand"; readonly what: "self" | Filter; readonly count: Amount }
  | { readonly kind: "tap"; readonly what: Filter; readonly count: Amount | "any"; readonly totalPower?: Amount }
  | { readonly kind: "reveal"; readonly what: "self" | Filter; readonly count: Amount; readonly from: Zone }
  | {
      readonly kind: "remove-counters";
      readonly counter: string | "any";
      readonly count: Amount | "all";
      readonly from: "self" | Filter;
      /** From among all that match, in any way. Absent: all from one of them. */
      readonly among?: true;
    }
  | { readonly kind: "add-counters"; readonly counter: string; readonly count: Amount; readonly on: "self" }
  | { readonly kind: "mill"; readonly count: Amount }
  | { readonly kind: "energy"; readonly amount: Amount }
  | { readonly kind: "exert" }
  | { readonly kind: "collect-evidence"; readonly amount: Amount }
  | {
      readonly kind: "put-on-library";
      readonly what: Filter;
      readonly from: Zone;
      readonly count: Amount;
      readonly position: "top" | "bottom";
    }
  /** One of these, chosen by who pays. */
  | { readonly kind: "either"; readonly of: readonly Cost[] };
