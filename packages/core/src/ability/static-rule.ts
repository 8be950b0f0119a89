import type { ManaCost } from "../model/mana.ts";
import type { Zone } from "../model/zone.ts";
import type { Amount } from "./amount.ts";
import type { Condition } from "./condition.ts";
import type { Cost } from "./cost.ts";
import type { Filter } from "./filter.ts";
import type { PlayerRef } from "./player-ref.ts";

/** What an object can't do, must do, or may do against the rules, while something says so (101.2, 508.1c–d, 509.1b–c, 701.27). */
export type Restriction =
  | { readonly kind: "cannot-attack"; readonly whom?: PlayerRef; readonly unless?: Condition }
  | { readonly kind: "cannot-block"; readonly what?: Filter; readonly unless?: Condition }
  | { readonly kind: "must-attack"; readonly whom?: PlayerRef }
  /** Must attack this permanent (a planeswalker's “attacks ~ if able”). */
  | { readonly kind: "must-attack-source" }
  /** Must block this one; any attacking creature where `which` is absent. */
  | { readonly kind: "must-block"; readonly which?: import("./selector.ts").Selector }
  /** Can't be blocked; by things matching `by`, or except by things matching `exceptBy`; `most`: by more than so many. */
  | {
      readonly kind: "cannot-be-blocked";
      readonly by?: Filter;
      readonly exceptBy?: Filter;
      readonly most?: number;
      readonly least?: number;
    }
  | { readonly kind: "must-be-blocked"; readonly byAll?: true }
  | { readonly kind: "can-block-additional"; readonly count: number | "any" }
  | { readonly kind: "can-attack-as-though-no-defender" }
  | { readonly kind: "can-block-as-though"; readonly lacks: string }
  | { readonly kind: "can-block-only"; readonly filter: Filter }
  | { readonly kind: "cannot-transform" }
  | { readonly kind: "cannot-be-turned-face-up" }
  | { readonly kind: "does-not-untap"; readonly whose?: PlayerRef }
  /** Untaps during the untap steps of these players too, besides its controller's. */
  | { readonly kind: "untaps-too"; readonly whose: PlayerRef }
  | { readonly kind: "cannot-be-countered" }
  | { readonly kind: "cannot-be-copied" }
  | { readonly kind: "cannot-be-regenerated" }
  | { readonly kind: "cannot-be-sacrificed" }
  | { readonly kind: "cannot-be-targeted"; readonly by: Filter }
  | { readonly kind: "cannot-be-enchanted" }
  | { readonly kind: "cannot-have-counters" }
  | { readonly kind: "cannot-activate"; readonly except?: "mana" | "loyalty" }
  | { readonly kind: "assigns-damage-as-though-unblocked"; readonly optional?: true }
  | { readonly kind: "assigns-damage-by-toughness" }
  | { readonly kind: "assigns-no-combat-damage" }
  | { readonly kind: "attacks-without-tapping" }
  | { readonly kind: "blockable-by-shadow" }
  | { readonly kind: "goaded"; readonly by: PlayerRef }
  | { readonly kind: "no-legend-rule" };

/** A rule of the game that a static ability (or an effect with a duration) changes while it applies. */
export type StaticRule =
  /** Objects can't or must do something. */
  | { readonly kind: "restrict"; readonly what: import("./selector.ts").Selector; readonly restriction: Restriction }
  | {
      readonly kind: "cannot-cast";
      readonly who: PlayerRef;
      readonly what: Filter;
      readonly from?: readonly Zone[];
      readonly condition?: Condition;
      readonly perTurn?: number;
    }
  | {
      readonly kind: "cannot-play-lands";
      readonly who: PlayerRef;
      readonly what?: Filter;
      readonly from?: readonly Zone[];
    }
  | {
      readonly kind: "cannot-activate";
      readonly who?: PlayerRef;
      readonly of: Filter;
      readonly except?: "mana";
      readonly only?: "loyalty";
    }
  | { readonly kind: "cannot-enter"; readonly what: Filter; readonly from?: readonly Zone[] }
  | { readonly kind: "cannot-gain-life"; readonly who: PlayerRef }
  /** Players get no counters, or none of one kind (122.1). */
  | { readonly kind: "cannot-get-counters"; readonly who: PlayerRef; readonly counter?: string }
  /** A player has a keyword (702.11c, 702.18). */
  /** `protection`: from everything (702.16j). */
  | { readonly kind: "player-has"; readonly who: PlayerRef; readonly keyword: "hexproof" | "shroud" | "protection" }
  /** Their life total can't change: no life is gained, lost or paid. */
  | { readonly kind: "fixed-life"; readonly who: PlayerRef }
  | { readonly kind: "cannot-lose-game"; readonly who: PlayerRef }
  | { readonly kind: "cannot-win-game"; readonly who: PlayerRef }
  | { readonly kind: "cannot-search"; readonly who: PlayerRef }
  | { readonly kind: "cannot-draw"; readonly who: PlayerRef; readonly perTurn?: number }
  | {
      readonly kind: "may-cast";
      readonly who: PlayerRef;
      readonly what: Filter;
      readonly from: readonly Zone[];
      /** Whose hand, library or graveyard `from` is. Absent: anyone's. */
      readonly whose?: PlayerRef;
      readonly cost?: Cost | "free";
      readonly flash?: true;
      readonly position?: "top";
      readonly perTurn?: number;
      /** `perTurn` holds for each permanent type by itself, lands included. Absent: for all together. */
      readonly eachType?: true;
      /** Only in turns of the one who may. Absent: in any turn. */
      readonly ownTurns?: true;
      readonly lands?: true;
      readonly exileAfter?: true;
      /** `snow`, `colorless`: only mana from snow sources, or colourless mana, is as though of any colour (107.4h, 609.4b). */
      readonly anyMana?: true | "snow" | "colorless";
      readonly additional?: Cost;
      /** Only by this keyword of the card: “using its mutate ability”. Absent: in any way. */
      readonly using?: string;
      /** Only what that player exiled. Absent: whoever exiled it. */
      readonly exiledByThem?: true;
      /** How much more, or less, a spell cast this way costs. Absent: as much as ever. */
      readonly change?: import("./effect.ts").CostDifference;
      readonly onlyLands?: true /** How a permanent cast this way enters. */;
      readonly entersWith?: import("./effect.ts").Arrival;
    }
  /** “As though it had flash.” */
  | { readonly kind: "cast-as-though-flash"; readonly who: PlayerRef; readonly what: Filter }
  /** A special action with a card (116.2): in any player's turn, or with the top card of their library besides cards in hand. */
  | {
      readonly kind: "may-take-special-action";
      readonly who: PlayerRef;
      readonly keyword: "foretell" | "plot";
      readonly what: Filter;
      readonly anyTurn?: true;
      readonly from?: "library-top";
    }
  | { readonly kind: "play-additional-lands"; readonly who: PlayerRef; readonly count: Amount | "any" }
  | { readonly kind: "spend-as-any-color"; readonly who: PlayerRef; readonly what?: Filter; readonly type?: true }
  | {
      readonly kind: "cost-change";
      /** `special`: a special action by the name in `keyword`. */
      readonly of: "cast" | "activate" | "turn-up" | "special";
      readonly who?: PlayerRef;
      readonly what: Filter;
      readonly generic?: Amount;
      readonly less?: true;
      /** “Costs {0} to …”: the cost is this much. Absent: it is so much more or less. */
      readonly exactly?: true;
      readonly colored?: ManaCost /** How often `colored` applies: “for each target beyond the first”. Absent: once. */;
      readonly times?: Amount;
      readonly nth?: number;
      readonly minimum?: number;
      readonly keyword?: string;
      /** Of `activate`: what the ability itself must be, as “that target this creature”. Absent: anything. */
      readonly ability?: Filter;
    }
  /**
   * A cost on top of others (118.8): “As an additional cost to cast this spell, …” is of `{ is: self }` and works on the stack.
   * `optional`: the player may pay it, which later parts know as paid under `keyword`. `flash`: it is paid so as to cast the spell as though it had flash.
   */
  | {
      readonly kind: "additional-cost";
      readonly of: "cast" | "activate";
      readonly who?: PlayerRef;
      readonly what: Filter;
      readonly cost: Cost;
      readonly optional?: true;
      readonly flash?: true;
      readonly keyword?: string;
    }
  /** “You may … rather than pay this spell's mana cost” (118.9); `free`: without paying it. It gives no permission of its own. `keyword`: its name for later parts. */
  | {
      readonly kind: "alternative-cost";
      readonly who?: PlayerRef;
      readonly what: Filter;
      readonly cost: Cost | "free";
      readonly keyword?: string;
      readonly flash?: true;
      /** For so many spells each turn. Absent: for any number. */
      readonly perTurn?: number;
    }
  | { readonly kind: "no-maximum-hand-size"; readonly who: PlayerRef }
  /** Such a permanent stays tapped during its controller's untap step if that player chooses so (502.3). */
  | { readonly kind: "may-stay-tapped"; readonly what: Filter }
  | { readonly kind: "maximum-hand-size"; readonly who: PlayerRef; readonly size: Amount; readonly change?: true }
  | { readonly kind: "skip-step"; readonly who: PlayerRef; readonly step: string }
  | {
      readonly kind: "look-at";
      readonly who: PlayerRef;
      readonly what: "library-top" | "face-down" | "exiled";
      readonly filter?: Filter;
    }
  | { readonly kind: "play-revealed"; readonly who: PlayerRef; readonly what: "library-top" | "hand" }
  /** Abilities that would trigger because of it don't (or trigger again). */
  | { readonly kind: "no-trigger"; readonly cause: "enters" | "dies"; readonly subject: Filter; readonly of?: Filter }
  | {
      readonly kind: "trigger-again";
      readonly source: Filter;
      readonly cause?: "enters" | "dies" | "attacks" | "turned-face-up";
      readonly subject?: Filter;
      readonly times?: number;
    }
  | { readonly kind: "loyalty-twice"; readonly what: import("./selector.ts").Selector; readonly times: number }
  /** Loyalty abilities of these may be activated in any player's turn whenever an instant could be cast, rather than as 606.3 says. */
  | { readonly kind: "loyalty-any-time"; readonly who: PlayerRef; readonly what: Filter }
  | { readonly kind: "damage-not-prevented" }
  | { readonly kind: "mana-doubling"; readonly who: PlayerRef; readonly factor: number }
  | { readonly kind: "all-colorless"; readonly what: Filter }
  /** What matches, in any zone, is the colour that was chosen, in addition to its other colours. */
  | { readonly kind: "all-chosen-color"; readonly what: Filter }
  /** What the ability does to permanents it does as well to such spells its controller controls and such cards they own that aren't on the battlefield. */
  | { readonly kind: "same-outside-battlefield"; readonly what: Filter }
  | {
      readonly kind: "grant-outside";
      readonly who: PlayerRef;
      readonly what: Filter;
      readonly zone: Zone;
      readonly keyword:
        | import("./keyword.ts").Keyword
        | {
            readonly name: string;
            readonly fromManaCost: true;
            readonly reduced?: number /** Further parts of that cost. */;
            readonly plus?: Cost;
          } /** Only the nth such spell in a turn, cast from one of these zones. */;
      readonly nth?: number;
      /** Only the top card of the library. Absent: all cards there. */
      readonly position?: "top";
      readonly from?: readonly Zone[];
    }
  /** “Can boast twice during each of your turns rather than once.” */
  | { readonly kind: "keyword-limit"; readonly what: Filter; readonly keyword: string; readonly times: number }
  | { readonly kind: "opening-hand"; readonly may: "begin-on-battlefield" }
  /** How decks may be built, without effect in the game (113.6n): the card can be a deck's commander (903.3a). */
  | { readonly kind: "may-be-commander" }
  /** As many such cards may be in a deck, instead of four of a name (100.2a, 113.6n). */
  | { readonly kind: "copies-in-deck"; readonly what: Filter; readonly most: number | "any" };
