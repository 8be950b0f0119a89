import type { Color } from "../model/mana.ts";
import type { Zone } from "../model/zone.ts";
import type { Amount } from "./amount.ts";
import type { PlayerRef } from "./player-ref.ts";
import type { Selector } from "./selector.ts";

/** A comparison of numbers. */
export type Comparison = "=" | "!=" | "<" | "<=" | ">" | ">=";

/** A numeric characteristic or quantity of an object. */
export type ObjectNumber =
  | "power"
  | "toughness"
  | "mana-value"
  | "loyalty"
  | "defense"
  | "base-power"
  | "base-toughness"
  | "colors"
  | "targets"
  | "mana-spent"
  | "times-mutated"
  /** How many doors of a Room are unlocked (709.5c). */
  | "unlocked-doors"
  /** The level of a Class (716.2d). */
  | "level";

/** Which objects (or, where it says so, players): a tree of predicates. `{ all: [] }` is “anything”. */
export type Filter =
  | { readonly kind: "all"; readonly of: readonly Filter[] }
  | { readonly kind: "any"; readonly of: readonly Filter[] }
  | { readonly kind: "not"; readonly of: Filter }
  /** Has the card type (205.2); `permanent` stands for any permanent type, `historic`, `outlaw`, `party` for their lists. */
  | { readonly kind: "type"; readonly type: string }
  | { readonly kind: "supertype"; readonly supertype: string }
  | { readonly kind: "subtype"; readonly subtype: string }
  | { readonly kind: "color"; readonly color: Color }
  | { readonly kind: "colorless" }
  | { readonly kind: "multicolored" }
  | { readonly kind: "monocolored" }
  /** Has this name (201.2); `self` compares with the source's, `of` with the names of other objects. */
  | { readonly kind: "name"; readonly name: string }
  | {
      readonly kind: "same";
      readonly what: "name" | "color" | "type" | "creature-type" | "mana-value" | "power" | "controller" | "owner";
      readonly as: Selector;
    }
  | { readonly kind: "chosen"; readonly what: "name" | "color" | "type" | "creature-type" | "number" | "object" }
  | { readonly kind: "number"; readonly of: ObjectNumber; readonly is: Comparison; readonly value: Amount }
  /** The number is odd or even. */
  | { readonly kind: "parity"; readonly of: ObjectNumber; readonly is: "odd" | "even" }
  | { readonly kind: "keyword"; readonly keyword: string }
  /** Has an ability of this form, as “with a morph ability”, “with no abilities”, “with an activated ability”. */
  | { readonly kind: "ability"; readonly form: "none" | "activated" | "triggered" | "mana" }
  | { readonly kind: "controller"; readonly is: PlayerRef }
  | { readonly kind: "owner"; readonly is: PlayerRef }
  | { readonly kind: "zone"; readonly zone: Zone }
  | {
      readonly kind: "status";
      readonly status:
        | "tapped"
        | "untapped"
        | "face-down"
        | "face-up"
        | "phased-in"
        | "transformed"
        | "double-faced"
        | "attached"
        | "equipped"
        | "enchanted"
        | "modified"
        | "summoning-sick"
        | "renowned"
        | "monstrous"
        | "saddled"
        | "suspected"
        /** Its controller's Ring-bearer (701.54e). */
        | "ring-bearer"
        /** Of a Case (719.3b). */
        | "solved"
        /** Paired with another creature (702.95b). */
        | "paired"
        /** Came under its controller's control since the beginning of their last upkeep (702.30a). */
        | "new-since-upkeep";
    }
  | {
      readonly kind: "combat";
      readonly is:
        | "attacking"
        | "blocking"
        | "blocked"
        | "unblocked"
        | "attacking-you"
        | "attacking-alone" /** What it blocks, where it is blocking. Absent: anything. */;
      readonly whom?: Selector;
    }
  | { readonly kind: "token" }
  | { readonly kind: "card" }
  | { readonly kind: "commander" }
  | { readonly kind: "spell" }
  | { readonly kind: "permanent" }
  /** Is (one of) these objects; `{ not: { is: self } }` is “another”. */
  | { readonly kind: "is"; readonly what: Selector }
  | { readonly kind: "attached-to"; readonly what: Selector }
  /** Has something matching attached to it. */
  | { readonly kind: "has-attached"; readonly filter: Filter }
  | { readonly kind: "counters"; readonly counter: string | "any"; readonly is: Comparison; readonly value: Amount }
  /** Something that happened to it this turn, or that it did. */
  | {
      readonly kind: "this-turn";
      readonly did:
        | "entered"
        | "attacked"
        | "blocked"
        | "was-dealt-damage"
        | "dealt-damage"
        | "was-cast"
        | "put-into-graveyard"
        | "put-into-exile"
        | "left"
        | "died"
        | "turned-face-up";
      readonly to?: Selector;
      /** Of `was-dealt-damage`: by such a source. Absent: by any. */
      readonly by?: Filter;
      /** Of `entered`: under this player's control. Absent: anyone's. */
      readonly under?: PlayerRef;
    }
  /** `by`: by this player. Absent: by anyone. */
  | { readonly kind: "exiled-with"; readonly what: Selector; readonly by?: PlayerRef }
  /** A spell or ability that targets something matching. */
  | { readonly kind: "targets"; readonly filter?: Filter; readonly player?: PlayerRef; readonly only?: true }
  /** `by`: cast by this player, from that zone of theirs. Absent: by anyone. */
  | { readonly kind: "cast-from"; readonly zone: Zone; readonly by?: PlayerRef }
  /** With `nth`: as its controller's nth spell this turn, of those cast from these zones. */
  | { readonly kind: "was-cast"; readonly nth?: number; readonly from?: readonly Zone[]; readonly by?: PlayerRef }
  | { readonly kind: "cast-face-down" }
  /** A spell that mana produced by such a source was spent to cast; a permanent that was (106.3). */
  | { readonly kind: "mana-from"; readonly source: Filter }
  | { readonly kind: "entered-from"; readonly zone: Zone }
  /** The instruction that named it moved it from that zone: “exiled from their hand this way”. */
  | { readonly kind: "came-from"; readonly zone: Zone }
  /** A card whose mana cost some or all of the mana spent on the X of this ability's cost could pay. */
  | { readonly kind: "payable-with-spent-mana" }
  /** A spell that is kicked, foretold, paid with a keyword's cost; a permanent that was. */
  | { readonly kind: "paid"; readonly keyword: string }
  /** An activated or triggered ability on the stack; `source` filters what it is of. */
  | { readonly kind: "stack-ability"; readonly form?: "activated" | "triggered" | "loyalty"; readonly source?: Filter }
  /** A player, where a filter may name both: `any target`, “creature or player”. */
  | { readonly kind: "player"; readonly who?: PlayerRef };
