import type { Cost } from "../../ability/cost.ts";
import type { Arrival, CostDifference } from "../../ability/effect.ts";
import type { StaticRule } from "../../ability/static-rule.ts";
import type { StackState } from "../../model/object.ts";
import type { Zone } from "../../model/zone.ts";
import type { RuleKey } from "../../rules/rules.ts";
import type { Leniency } from "./mana/requirement.ts";
import type { SpellShape } from "./spell-shape.ts";

/** What gives leave to cast a card from where it is (601.3), and on what terms. */
export interface CastPermission {
  readonly from: Zone;
  /** A keyword, or `free`. Absent: the ordinary leave to cast. */
  readonly via?: string;
  /** What has to be paid rather than the mana cost; nothing where `free`. Absent: the mana cost, or an alternative cost of the spell's own. */
  readonly cost?: Cost | "free";
  /** Costs on top, which the permission asks for. */
  readonly additional?: Cost;
  /** `flash`: whenever an instant can be cast; `sorcery`: only when a sorcery can; `none`: now, as a resolving spell or ability says. Absent: as the spell's type says. */
  readonly timing?: "flash" | "sorcery" | "none";
  /** Mana of any colour, or any type, may be spent (118.14); `snow`: mana from snow sources as though of any colour. */
  readonly anyMana?: Exclude<Leniency, "none">;
  /** Only by this keyword of the card. Absent: in any way. */
  readonly using?: string;
  readonly afterwards?: StackState["afterwards"];
  readonly entersWith?: Arrival;
  /** How much more, or less, the spell costs. Absent: as much as ever. */
  readonly change?: CostDifference;
  /** The shapes that it is for. Absent: those that the card has by default. */
  readonly shapes?: readonly SpellShape[];
  /** Whether it is for a spell of this shape, as it would be. Absent: for any. */
  readonly allows?: (shape: SpellShape) => boolean;
  /** Counts its uses this turn, where they are limited. */
  readonly use?: LimitedUse;
  /** The static rule that it is; its effect may be used up by it. Absent: a rule of the game or a keyword. */
  readonly rule?: StaticRule;
  readonly rules: readonly RuleKey[];
}

/** How the uses of something in a turn are counted, and how many there may be. */
export interface LimitedUse {
  readonly key: string;
  readonly times: number;
}

/** One way to cast a card: a permission, a shape, and what is paid instead of the mana cost. */
export interface CastWay {
  readonly permission: CastPermission;
  readonly shape: SpellShape;
  /** The name of the permission or alternative cost. Absent: the mana cost is paid. */
  readonly via?: string;
  /** Absent: the mana cost. */
  readonly cost?: Cost | "free";
  /** Costs on top that go with this way. */
  readonly additional?: Cost;
  readonly flash?: true;
  /** Counts the uses of its alternative cost this turn, where they are limited. */
  readonly use?: LimitedUse;
  /** The static rule that offers its alternative cost. Absent: none does. */
  readonly rule?: StaticRule;
  readonly rules: readonly RuleKey[];
}

/** What casting so counts: the uses of its permission and of its alternative cost. */
export const usesOf = ({ permission, use }: CastWay): readonly LimitedUse[] =>
  [permission.use, use].filter((one) => one !== undefined);
