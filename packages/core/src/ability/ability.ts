import type { Zone } from "../model/zone.ts";
import type { Amount } from "./amount.ts";
import type { Condition } from "./condition.ts";
import type { Cost } from "./cost.ts";
import type { Effect } from "./effect.ts";
import type { Keyword } from "./keyword.ts";
import type { Modification } from "./modification.ts";
import type { Replacement } from "./replacement.ts";
import type { Selector } from "./selector.ts";
import type { StaticRule } from "./static-rule.ts";
import type { TargetSlot } from "./target.ts";
import type { Trigger } from "./trigger.ts";

/** An ability as data (113): what a card says, read once by the compiler, run by the engine, said again by `say`. */
export type Ability =
  | SpellAbility
  | ActivatedAbility
  | TriggeredAbility
  | StaticAbility
  | ReplacementAbility
  | KeywordAbility
  | UnsupportedAbility;

/** Where in the face's text an ability stands; kept by the compiler for reports, absent in generated data. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What is common to all abilities. */
interface AbilityBase {
  readonly span?: Span;
  /** An ability word or flavour word in front of it (207.2c); has no rules meaning. Absent: none. */
  readonly word?: string;
}

/** What happens, with what is chosen for it beforehand: targets (115) and modes (700.2). */
export interface Body {
  /** In the order in which the text asks for them. Absent: no targets. */
  readonly targets?: readonly TargetSlot[];
  /** Absent: not modal. */
  readonly modal?: Modal;
  /** Of a mode: an additional cost of choosing it (spree, 702.172; tiered). Absent: none. */
  readonly cost?: Cost;
  /** Done in order; for a modal body, the steps that come besides the modes. */
  readonly effect: readonly Effect[];
}

/** “Choose one —” and its kin (700.2). */
export interface Modal {
  readonly min: number;
  /** `any`: any number. */
  readonly max: number | "any";
  /** Absent: each mode once at most (700.2d). */
  readonly repeat?: true;
  /** “If …, you may choose both instead”: how many where this is true as they are chosen. Absent: always as many. */
  readonly instead?: { readonly if: Condition; readonly min: number; readonly max: number | "any" };
  /** Only modes that weren't chosen before, for this ability of this object: this turn, or ever. Absent: any. */
  readonly unchosen?: "turn" | "game";
  /** Who chooses, where it isn't the controller. */
  readonly chooser?: import("./player-ref.ts").PlayerRef;
  readonly modes: readonly Body[];
}

/** What an instant or sorcery does as it resolves (113.3a). */
export interface SpellAbility extends AbilityBase, Body {
  readonly kind: "spell";
}

/** “Cost: effect” (602), loyalty abilities (606) and mana abilities (605.1a) included. */
export interface ActivatedAbility extends AbilityBase, Body {
  readonly kind: "activated";
  readonly cost: Cost;
  /** `sorcery`: only when its controller could cast a sorcery. Absent: any time they have priority. */
  readonly timing?: "sorcery" | "your-turn" | "combat" | "upkeep";
  /** “Activate only if …” Absent: always. */
  readonly condition?: Condition;
  /** “Activate only once/N times each turn.” Absent: no limit. */
  readonly limit?: { readonly times: number; readonly per: "turn" | "game" };
  /** Where it works (113.6). Absent: the battlefield. */
  readonly from?: Zone;
  /** Who may activate it. Absent: its controller. */
  readonly by?: "any-player" | "opponents";
  /** “X is the mana value of that card”: what X is, where it isn't chosen. Absent: chosen, or no X. */
  readonly xIs?: Amount;
  /** “X can't be 0.” Absent: any X. */
  readonly leastX?: number;
  /** Amount by which its cost is lower. Absent: none. */
  readonly reduction?: Amount;
  /** A keyword that it is the meaning of, for reference and for “equip abilities”: `equip`, `crew`, `craft`, `cycling`, … Absent: none. */
  readonly keyword?: string;
}

/** “When/Whenever/At …” (603). */
export interface TriggeredAbility extends AbilityBase, Body {
  readonly kind: "triggered";
  /** Several: “enters or attacks”: it triggers for each that happens. */
  readonly triggers: readonly Trigger[];
  /** The intervening “if” (603.4), checked as it triggers and as it resolves. Absent: none. */
  readonly condition?: Condition;
  /** “This ability triggers only once each turn”; of what is done, “Do this only once each turn” (603.2h). Absent: no limit. */
  readonly limit?: { readonly times: number; readonly per: "turn" | "game"; readonly of?: "doing" };
  /** Zones in which it works (113.6, 603.6). Absent: battlefield (and wherever its own trigger must look back from). */
  readonly from?: readonly Zone[];
  /** A Saga's chapters (714.2b) that trigger it. Absent: not a chapter ability. */
  readonly chapters?: readonly number[];
}

/** A static ability (604): continuous modifications, or rules that it changes while it is there. */
export interface StaticAbility extends AbilityBase {
  readonly kind: "static";
  /** What is modified. Absent where there are only rules. */
  readonly affects?: Selector;
  /** Applied in layers (613). */
  readonly modifications?: readonly Modification[];
  /** Restrictions, permissions, cost changes and the like. */
  readonly rules?: readonly StaticRule[];
  /** “As long as …” Absent: always. */
  readonly condition?: Condition;
  /** Zones in which it works (113.6, 604.3). Absent: the battlefield. */
  readonly from?: readonly Zone[];
  /** A characteristic-defining ability (604.3): applies first in its layer and in all zones. Absent: not one. */
  readonly defining?: true;
}

/** A static ability that makes a replacement or prevention effect (614, 615), “enters with/as/tapped” and “as … transforms” included. */
export interface ReplacementAbility extends AbilityBase {
  readonly kind: "replacement";
  readonly replacement: Replacement;
  readonly condition?: Condition;
  /** Absent: the battlefield; a replacement of its own source's arrival works from anywhere (614.12). */
  readonly from?: readonly Zone[];
}

/** A keyword ability (702) with its parameters; what it means stands in `core`, once per keyword. */
export interface KeywordAbility extends AbilityBase {
  readonly kind: "keyword";
  readonly keyword: Keyword;
}

/** Words the compiler did not understand in full. Never run: what needs it is refused. */
export interface UnsupportedAbility extends AbilityBase {
  readonly kind: "unsupported";
  /** What it would have been, as far as its form tells. */
  readonly role: "spell" | "activated" | "triggered" | "static" | "keyword" | "unknown";
  /** A short machine-made reason; never card text. */
  readonly reason: string;
}
