import type { Zone } from "../model/zone.ts";
import type { Amount } from "./amount.ts";
import type { Condition } from "./condition.ts";
import type { Arrival, Effect, FaceDownListing } from "./effect.ts";
import type { Filter } from "./filter.ts";
import type { CopyExceptions, Modification } from "./modification.ts";
import type { PlayerRef } from "./player-ref.ts";
import type { Selector } from "./selector.ts";

/** “If … would …, … instead” (614), “enters …”, “as …”, “prevent …” (615). */
export type Replacement =
  /** Changes how matching permanents enter (614.12): tapped, with counters, as a copy, transformed, or with choices made as they do. */
  | {
      readonly kind: "enters";
      readonly subject: Filter;
      readonly from?: readonly Zone[];
      readonly arrival?: Arrival;
      readonly condition?: Condition;
      /** “You may have it enter as a copy of …” (707.5–6). */
      readonly copy?: {
        readonly of: Selector;
        readonly optional?: true;
        readonly exceptions?: CopyExceptions;
        readonly extraCounters?: readonly {
          readonly counter: string;
          readonly count: Amount;
          /** Only where it is then of this type. Absent: always. */
          readonly ifType?: string;
        }[];
      };
      /** “As ~ enters, …”: choices and costs; its instructions are done before it is there. */
      readonly as?: readonly Effect[];
      /** “You may pay 3 life. If you don't, it enters tapped.” */
      readonly unless?: { readonly steps: readonly Effect[]; readonly otherwise: Arrival };
      readonly may?: true;
    }
  /** “As ~ transforms into …, …” (712.20). */
  | { readonly kind: "as-transforms"; readonly into?: Filter; readonly as: readonly Effect[] }
  /** “As ~ is turned face up, …” (708.11). */
  | { readonly kind: "as-turned-face-up"; readonly as: readonly Effect[] }
  /** “As ~ becomes attached to a creature, …”: a part of its becoming attached (701.3a). */
  | { readonly kind: "as-attached"; readonly to: Filter; readonly as: readonly Effect[] }
  /** Something would go to a zone (or leave one): it goes elsewhere, or something else happens. */
  | {
      readonly kind: "zone-change";
      readonly subject: Filter;
      readonly from?: readonly Zone[];
      readonly to?: readonly Zone[];
      readonly whose?: PlayerRef;
      readonly instead: {
        readonly to?: Zone;
        readonly arrival?: Arrival;
        readonly reveal?: true;
        readonly also?: readonly Effect[];
        readonly not?: true;
      };
      readonly optional?: true;
      readonly wasCast?: boolean;
    }
  /** Would die (a zone change from the battlefield to a graveyard, by its own word). */
  | {
      readonly kind: "dies";
      readonly subject: Filter;
      readonly instead: { readonly to?: Zone; readonly arrival?: Arrival; readonly also?: readonly Effect[] };
      readonly damagedBy?: Selector;
    }
  | {
      readonly kind: "destroyed";
      readonly subject: Filter;
      readonly instead: readonly Effect[];
      readonly regenerate?: true;
    }
  /** Damage changed or prevented; `amount: all` prevents all. */
  | {
      readonly kind: "damage";
      readonly source?: Filter;
      readonly to?: Filter;
      readonly combat?: boolean;
      readonly whose?: PlayerRef;
      readonly prevent?: Amount | "all";
      readonly shield?: Amount;
      readonly change?: { readonly factor?: number; readonly plus?: Amount; readonly set?: Amount };
      readonly when?: { readonly is: "<" | "<=" | ">" | ">="; readonly value: Amount };
      readonly then?: readonly Effect[];
      readonly redirect?: Selector;
    }
  | {
      readonly kind: "tokens-created";
      readonly who: PlayerRef;
      readonly what: Filter;
      readonly factor?: number;
      readonly plus?: number;
      readonly also?: readonly Effect[];
    }
  | {
      readonly kind: "counters-added";
      /** Only those that an effect puts: no costs, no turn-based actions. Absent: all. */
      readonly byEffect?: true;
      readonly subject: Filter;
      readonly counter: string | "any";
      readonly factor?: number;
      readonly plus?: number;
      readonly who?: PlayerRef;
    }
  | {
      readonly kind: "draw";
      readonly who: PlayerRef;
      readonly instead: readonly Effect[];
      readonly optional?: true;
      readonly exceptFirstInDrawStep?: true;
    }
  | {
      readonly kind: "life";
      readonly who: PlayerRef;
      readonly change: "gain" | "lose";
      /** Only where it would bring the life total to so much or less. Absent: whatever it comes to. */
      readonly reducesTo?: number;
      /** Only life lost by damage. Absent: however it is lost. */
      readonly by?: "damage";
      /** The life total isn't reduced below this. Absent: as `instead`, `factor` and `plus` say. */
      readonly floor?: number;
      readonly instead?: readonly Effect[];
      readonly factor?: number;
      readonly plus?: number;
    }
  | {
      readonly kind: "discard";
      readonly who: PlayerRef;
      readonly instead: readonly Effect[];
      readonly causedBy?: PlayerRef;
    }
  /** A permanent would do a keyword action of its own (701.44): `event: subject` is that permanent. */
  | {
      readonly kind: "action";
      readonly action: "explore";
      readonly subject: Filter;
      readonly instead: readonly Effect[];
    }
  | { readonly kind: "mana"; readonly source: Filter; readonly factor?: number; readonly instead?: readonly string[] }
  | { readonly kind: "untap-step"; readonly subject: Filter }
  | { readonly kind: "skip"; readonly who: PlayerRef; readonly step: string }
  | { readonly kind: "turn-face-up"; readonly subject: Filter; readonly also: readonly Effect[] }
  | { readonly kind: "game-loss"; readonly who: PlayerRef; readonly instead: readonly Effect[] }
  | { readonly kind: "enters-face-down"; readonly subject: Filter; readonly values: FaceDownListing }
  | { readonly kind: "day-night-as-enters"; readonly to: "day" | "night" }
  /** Modifies entering permanents for as long as they stay: with the chosen type, as enchantments. */
  | { readonly kind: "enters-modified"; readonly subject: Filter; readonly modifications: readonly Modification[] };
