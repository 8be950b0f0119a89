import type { Zone } from "../model/zone.ts";
import type { Amount } from "./amount.ts";
import type { Comparison, Filter } from "./filter.ts";
import type { PlayerRef } from "./player-ref.ts";
import type { Selector } from "./selector.ts";

/** Which object of an event: the source itself, or whatever matches. */
export type Subject = Filter;

/**
 * What an ability waits for (603.2). `subject` matches the event's object; `{ kind: "is", what: { kind: "self" } }` is “this creature”.
 * `oneOrMore`: once for all that happens at the same time (603.2c). The event's parts are named by `EventRole`.
 */
export type Trigger =
  /** Phase or step: `upkeep`, `draw`, `precombat-main`, `begin-combat`, `end`, `end-combat`, `postcombat-main`, … `next`: only once, the next one (delayed). */
  | { readonly kind: "step"; readonly step: string; readonly whose: PlayerRef | "each" }
  /** Entering the battlefield. `from`: where it came from. `cast`: only if it was cast (from there). */
  | {
      readonly kind: "enters";
      readonly subject: Subject;
      readonly from?: readonly Zone[];
      readonly castFrom?: Zone;
      readonly wasCast?: boolean;
      readonly oneOrMore?: true;
      readonly underControl?: PlayerRef;
      /** Whose graveyard, hand or library `from` is. Absent: anyone's. */
      readonly whose?: PlayerRef;
    }
  | {
      readonly kind: "leaves";
      readonly subject: Subject;
      readonly oneOrMore?: true;
      readonly to?: readonly Zone[];
      readonly exceptTo?: readonly Zone[];
    }
  /** Battlefield to graveyard (700.4). */
  | { readonly kind: "dies"; readonly subject: Subject; readonly oneOrMore?: true; readonly damagedBy?: Selector }
  /** Any change of zone that isn't one of the above: into a graveyard from anywhere, exiled, returned to a hand, out of a graveyard. */
  | {
      readonly kind: "zone-change";
      readonly subject: Subject;
      readonly from?: readonly Zone[];
      readonly to?: readonly Zone[];
      readonly whose?: PlayerRef;
      readonly oneOrMore?: true;
      readonly exceptFrom?: readonly Zone[];
      /** As a cost while you activate an ability of this keyword: “while you're activating a craft ability”. Absent: however. */
      readonly activating?: string;
    }
  | {
      readonly kind: "transforms";
      readonly subject: Subject /** “Transforms into …” (701.27e): what it is afterwards. */;
      readonly into?: Filter;
      readonly oneOrMore?: true;
    }
  | {
      readonly kind: "turned-face-up";
      readonly subject: Subject;
      readonly oneOrMore?: true /** “Whenever you turn a permanent face up”. Absent: whoever does. */;
      readonly who?: PlayerRef;
    }
  | { readonly kind: "turned-face-down"; readonly subject: Subject }
  | {
      readonly kind: "cast";
      readonly who: PlayerRef | "anyone";
      readonly spell: Filter /** The nth spell (that matches) in a turn. */;
      readonly nth?: number;
      readonly from?: readonly Zone[];
      /** Whose graveyard, hand or library `from` is. Absent: anyone's. */
      readonly whose?: PlayerRef;
      readonly during?: PlayerRef;
      readonly copied?: true;
    }
  | {
      readonly kind: "activates";
      readonly who: PlayerRef | "anyone";
      readonly source?: Filter;
      readonly notMana?: true;
      readonly keyword?: string;
    }
  | { readonly kind: "triggers"; readonly source: Filter }
  | {
      readonly kind: "becomes-target";
      readonly subject: Subject;
      readonly by?: Filter;
      readonly who?: PlayerRef;
      readonly firstEachTurn?: true;
    }
  | {
      readonly kind: "attacks";
      readonly subject: Subject;
      readonly defender?: Filter | "player" | "planeswalker" | "you";
      readonly alone?: true;
      readonly withOthers?: { readonly filter: Filter; readonly atLeast: number };
      readonly oneOrMore?: true;
    }
  /** “Whenever you attack (with …)”. `exactly` or `atLeast` attackers that match. */
  | {
      readonly kind: "player-attacks";
      readonly who: PlayerRef;
      readonly with?: Filter;
      readonly atLeast?: number;
      readonly exactly?: number;
      /** “With creatures with total power 6 or greater”. Absent: whatever their power. */
      readonly totalPower?: number;
      readonly whom?: PlayerRef;
    }
  | { readonly kind: "blocks"; readonly subject: Subject; readonly what?: Filter }
  | {
      readonly kind: "becomes-blocked";
      readonly subject: Subject;
      readonly by?: Filter /** “By a creature”: once for each. */;
      readonly each?: true;
    }
  | { readonly kind: "attacks-unblocked"; readonly subject: Subject }
  | {
      readonly kind: "deals-damage";
      readonly source: Subject;
      readonly combat?: boolean;
      readonly to?: Filter;
      readonly oneOrMore?: true;
    }
  | {
      readonly kind: "dealt-damage";
      readonly subject: Subject;
      readonly combat?: boolean;
      /** Only where some of it is in excess (120.10). Absent: in excess or not. */
      readonly excess?: true;
      readonly by?: Filter;
      readonly oneOrMore?: true;
    }
  | {
      readonly kind: "life";
      readonly who: PlayerRef;
      readonly change: "gain" | "lose";
      readonly firstEachTurn?: true;
      readonly during?: PlayerRef;
    }
  | {
      readonly kind: "draws";
      readonly who: PlayerRef;
      readonly nth?: number;
      readonly exceptFirstInDrawStep?: true;
      readonly during?: PlayerRef;
    }
  | { readonly kind: "discards"; readonly who: PlayerRef; readonly what?: Filter; readonly oneOrMore?: true }
  | { readonly kind: "mills"; readonly who: PlayerRef; readonly what?: Filter; readonly oneOrMore?: true }
  | {
      readonly kind: "sacrifices";
      readonly who: PlayerRef | "anyone";
      readonly what: Filter;
      readonly oneOrMore?: true;
    }
  | {
      readonly kind: "counters";
      readonly change: "add" | "remove";
      readonly counter: string | "any";
      readonly subject: Subject;
      readonly oneOrMore?: true;
      readonly who?: PlayerRef;
      readonly nth?: number;
      readonly last?: true;
    }
  | {
      readonly kind: "status";
      readonly change: "tapped" | "untapped";
      readonly subject: Subject;
      readonly forMana?: true;
      readonly who?: PlayerRef;
      readonly oneOrMore?: true;
    }
  | {
      readonly kind: "attached";
      readonly change: "attached" | "unattached";
      readonly subject: Subject;
      /** Only as it enters the battlefield attached (303.4f). Absent: whenever it becomes attached, as it enters included. */
      readonly entering?: true;
      readonly to?: Filter;
    }
  | { readonly kind: "day-night"; readonly becomes?: "day" | "night" }
  | { readonly kind: "creates"; readonly who: PlayerRef; readonly what: Filter; readonly oneOrMore?: true }
  | {
      readonly kind: "plays-land";
      readonly who: PlayerRef | "anyone";
      readonly what?: Filter;
      readonly from?: readonly Zone[];
      /** Whose graveyard, hand or library `from` is. Absent: anyone's. */
      readonly whose?: PlayerRef;
    }
  /** A keyword action or ability that says “whenever you …”: `scry`, `surveil`, `manifest-dread`, `cycle`, `foretell`, `explore`, `mutate`, `unlock`, `investigate`, `proliferate`, `cloak`, `manifest`, … */
  | {
      readonly kind: "action";
      readonly action: string;
      readonly who?: PlayerRef | "anyone";
      readonly subject?: Subject;
      readonly oneOrMore?: true;
      /** Of `enter-room`: which room of the dungeon, counted from the topmost (309.4c). */
      readonly room?: number;
    }
  | { readonly kind: "loses-game"; readonly who: PlayerRef }
  | { readonly kind: "loses-control"; readonly subject: Subject }
  /** A state trigger (603.8). */
  | { readonly kind: "state"; readonly condition: import("./condition.ts").Condition }
  | {
      readonly kind: "becomes";
      readonly what:
        | "monstrous"
        | "renowned"
        | "saddled"
        | "crewed"
        | "exerted"
        | "suspected"
        | "plotted"
        | "level"
        | "solved";
      readonly subject: Subject;
      /** Of `level`: which it is then. Absent: any. */
      readonly level?: number;
    }
  | {
      readonly kind: "dice";
      readonly what: "roll" | "flip-won" | "flip-lost";
      readonly who: PlayerRef;
      readonly is?: { readonly is: Comparison; readonly value: Amount };
    };
