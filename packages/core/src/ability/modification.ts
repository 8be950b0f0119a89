import type { Face } from "../model/card.ts";
import type { Color, ManaCost } from "../model/mana.ts";
import type { Ability } from "./ability.ts";
import type { Amount } from "./amount.ts";
import type { PlayerRef } from "./player-ref.ts";
import type { Selector } from "./selector.ts";
import type { Restriction } from "./static-rule.ts";

/** What a copy effect adds to or changes in the copiable values (707.9). */
export interface CopyExceptions {
  readonly name?: string;
  readonly addSupertypes?: readonly string[];
  readonly removeSupertypes?: readonly string[];
  readonly addTypes?: readonly string[];
  readonly addSubtypes?: readonly string[];
  /** Types and subtypes that replace those copied. */
  readonly setTypes?: readonly string[];
  readonly setSubtypes?: readonly string[];
  readonly setColors?: readonly Color[];
  readonly addColors?: readonly Color[];
  readonly power?: number;
  readonly toughness?: number;
  readonly manaCost?: ManaCost | null;
  readonly abilities?: readonly Ability[];
  /** It also has the resolving ability that says so: “except it has this ability”. */
  readonly thisAbility?: true;
  /** It also has the abilities of its own that don't make it a copy: “except it has ~'s other abilities”. */
  readonly otherAbilities?: true;
  readonly loseAbilities?: true;
}

/** One change to characteristics, applied in its layer (613.1). Used by static abilities and by effects of resolving spells and abilities alike. */
export type Modification =
  /** Layer 1a: becomes a copy (707). */
  | { readonly kind: "copy"; readonly of: Selector; readonly exceptions?: CopyExceptions }
  /** Layer 2. */
  | { readonly kind: "control"; readonly player: PlayerRef }
  /** Layer 4. */
  | {
      readonly kind: "add-types";
      readonly supertypes?: readonly string[];
      readonly types?: readonly string[];
      readonly subtypes?: readonly string[];
    }
  /** Layer 4: replaces types and subtypes; land subtypes bring their mana ability and take away others (305.7). */
  | {
      readonly kind: "set-types";
      readonly types?: readonly string[];
      readonly subtypes?: readonly string[];
      readonly supertypes?: readonly string[];
    }
  | {
      readonly kind: "remove-types";
      readonly supertypes?: readonly string[];
      readonly types?: readonly string[];
      readonly subtypes?: readonly string[] | "creature";
    }
  /** Layer 4: every creature type (changeling-like); or the chosen one. */
  | {
      readonly kind: "add-creature-types";
      readonly which: "all" | "chosen" /** It replaces the creature types it has. Absent: besides them. */;
      readonly only?: true;
    }
  | { readonly kind: "add-chosen-type" }
  /** Layer 4: the creature types of the objects replace its own. */
  | { readonly kind: "creature-types-of"; readonly of: Selector }
  /** Layer 5. `chosen` colour: the one chosen for the source or bound by the effect. */
  | { readonly kind: "set-colors"; readonly colors: readonly Color[] | "chosen" }
  | { readonly kind: "add-colors"; readonly colors: readonly Color[] | "chosen" }
  /** Layer 6. */
  | { readonly kind: "gain"; readonly abilities: readonly Ability[] }
  /** Layer 6: gains a keyword with a colour chosen for the source: protection from the chosen colour. */
  | { readonly kind: "gain-protection-chosen"; readonly what: "color" | "type" | "player" }
  /** Layer 6: gains abilities of other objects. */
  | {
      readonly kind: "gain-abilities-of";
      readonly of: Selector;
      /** `below-backup`: those printed below backup (702.165a); only of an effect, which fixes them as it starts. */
      readonly form: "activated" | "triggered" | "all" | "keywords" | "below-backup";
      readonly keywords?: readonly string[];
      readonly limit?: { readonly times: number; readonly per: "turn" };
    }
  | { readonly kind: "lose"; readonly keywords: readonly string[] }
  | { readonly kind: "lose-all-abilities" }
  /** Layer 7a where the ability is defining, else 7b. */
  | { readonly kind: "set-power-toughness"; readonly power?: Amount; readonly toughness?: Amount }
  /** Layer 7c. */
  | { readonly kind: "modify-power-toughness"; readonly power: Amount; readonly toughness: Amount }
  /** Layer 7d. */
  | { readonly kind: "switch-power-toughness" }
  /** Not a characteristic: something the object can't do or must do while this applies. */
  | { readonly kind: "restriction"; readonly restriction: Restriction }
  /** Name (layer 3-like text or name setting). */
  | { readonly kind: "set-name"; readonly name: string };

/** A token's or an emblem's characteristics as an effect lists them (111.3). */
export interface TokenValues extends Omit<Face, "abilities"> {
  readonly abilities: readonly Ability[];
  /** Where power or toughness is worked out as the token is created: “an X/X”. */
  readonly powerAmount?: Amount;
  readonly toughnessAmount?: Amount;
  readonly colors: readonly Color[];
}
