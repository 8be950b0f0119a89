import type { ObjectId } from "../model/ids.ts";
import type { Zone } from "../model/zone.ts";
import type { Amount } from "./amount.ts";
import type { Filter } from "./filter.ts";
import type { PlayerRef } from "./player-ref.ts";

/** Objects that an instruction is about. Evaluates to a list; a singular wording is a list of one. */
export type Selector =
  /** The object that has the ability: “this creature”, “~”, “this card”; what it became, where 400.7 lets the ability find it. */
  | { readonly kind: "self" }
  /** In an ability that one object grants to another: the granting object, which it names (201.5a); once granted, `granted-by` says which that is. */
  | { readonly kind: "granter" }
  | { readonly kind: "granted-by"; readonly object: ObjectId }
  | { readonly kind: "target"; readonly slot: number }
  /** An object of the event that triggered or is being replaced. */
  | { readonly kind: "event"; readonly role: EventRole }
  /** Kept by an earlier instruction (`as`), or the object a `for-each` is at (`each`), or an object being modified (`it`). */
  | { readonly kind: "bound"; readonly name: string }
  /** All that match: “each”, “all”, and the affected set of static abilities. Absent `zone`: the battlefield, or the one the filter names. */
  | { readonly kind: "all"; readonly filter: Filter; readonly zone?: Zone | readonly Zone[]; readonly of?: PlayerRef }
  /** Chosen as the instruction is carried out, without targeting. */
  | {
      readonly kind: "choose";
      readonly chooser: PlayerRef;
      readonly filter: Filter;
      readonly zone?: Zone | readonly Zone[];
      readonly of?: PlayerRef;
      readonly min: Amount;
      readonly max: Amount | "any";
      readonly random?: true;
    }
  /** Chosen from among objects already named. */
  | {
      readonly kind: "choose-from";
      readonly chooser: PlayerRef;
      readonly from: Selector;
      readonly filter?: Filter;
      readonly min: Amount;
      readonly max: Amount | "any";
      readonly random?: true;
    }
  /** What the source is attached to. */
  | { readonly kind: "attached" }
  /** What the objects are attached to. */
  | { readonly kind: "attached-by"; readonly of: Selector }
  /** What is attached to the objects. */
  | { readonly kind: "attachments"; readonly of: Selector; readonly filter?: Filter }
  /** Cards exiled with the source (607.2a), or used to craft it (702.167c), or revealed or put somewhere by a linked ability. */
  | {
      readonly kind: "linked";
      /** `paired`: the creature that it is paired with (702.95). */
      readonly link: "exiled-with" | "crafted-with" | "created-with" | "paired";
      readonly filter?: Filter;
      readonly last?: true;
    }
  | { readonly kind: "library"; readonly of: PlayerRef; readonly from: "top" | "bottom"; readonly count: Amount }
  /** Those of `of` that match; `asTheyWere`: as the permanents that they were, as in “creature exiled this way” (608.2h). Absent: as they are. */
  | { readonly kind: "where"; readonly of: Selector; readonly filter: Filter; readonly asTheyWere?: true }
  | { readonly kind: "union"; readonly of: readonly Selector[] }
  /** All of `of` but those of `without`: “the rest”. */
  | { readonly kind: "except"; readonly of: Selector; readonly without: Selector }
  /** The objects that spells and abilities target, of those that match. */
  | { readonly kind: "targets-of"; readonly of: Selector; readonly filter: Filter }
  /** The source of an ability on the stack, or of damage. */
  | { readonly kind: "source-of"; readonly of: Selector }
  /** The planeswalkers and battles that these creatures are attacking. */
  | { readonly kind: "attacked"; readonly attacker: Selector }
  /** The commander or commanders of a player. */
  | { readonly kind: "commanders"; readonly of: PlayerRef };

/** A part that an object plays in an event. */
export type EventRole =
  | "subject"
  | "source"
  | "recipient"
  | "blocker"
  | "attacker"
  | "spell"
  | "ability"
  | "attached-to"
  | "other";
