import type { Color, ManaCost, ManaRestriction, SpentTrigger } from "../model/mana.ts";
import type { Zone } from "../model/zone.ts";
import type { Ability, Body } from "./ability.ts";
import type { Amount } from "./amount.ts";
import type { Condition } from "./condition.ts";
import type { Cost } from "./cost.ts";
import type { Duration } from "./duration.ts";
import type { Filter } from "./filter.ts";
import type { CopyExceptions, Modification, TokenValues } from "./modification.ts";
import type { PlayerRef } from "./player-ref.ts";
import type { Replacement } from "./replacement.ts";
import type { Selector } from "./selector.ts";
import type { StaticRule } from "./static-rule.ts";
import type { Trigger } from "./trigger.ts";

/**
 * What every instruction may have. An instruction whose `who` names several players is carried out by each of them; within it
 * `{ kind: "bound", name: "each" }` is the player at hand. All choose in turn order first, then all act at once (101.4).
 */
interface Instruction {
  /** Keeps what it acted on (objects, players, an amount) under this name for later instructions, and whether it did anything. Absent: not referred to. */
  readonly as?: string;
}

/** How a card is put somewhere. */
export interface Arrival {
  readonly tapped?: true;
  /** `as`: what this object attacks or attacked; `whom`: that player or a planeswalker they control; else its controller chooses (508.4). */
  readonly attacking?: true | { readonly as: Selector } | { readonly whom: PlayerRef };
  readonly transformed?: true;
  readonly converted?: true;
  /** Absent: the player who puts it there (110.2a). */
  readonly under?: PlayerRef;
  readonly counters?: readonly { readonly counter: string; readonly count: Amount }[];
  readonly attachedTo?: Selector;
  readonly attachedToPlayer?: PlayerRef;
  /** Face down: as a 2/2 creature unless `values` say otherwise (708.2). */
  readonly faceDown?: true | FaceDownListing;
  /** “Face up or face down”: its controller chooses. */
  readonly faceUpOrDown?: true;
  /** Library: where from the top or bottom (0 is the very top or bottom); `random`, `any` order among several. */
  readonly position?: "top" | "bottom" | "shuffled" | { readonly fromTop: number };
  readonly order?: "any" | "random";
  /** Continuous modifications that go with it as it enters: “it gains haste”, “is a Vampire in addition”. */
  readonly modifications?: readonly Modification[];
}

/** Characteristics that an effect lists for what it turns or puts face down (708.2a). */
export interface FaceDownListing {
  readonly power?: number;
  readonly toughness?: number;
  readonly types: readonly string[];
  readonly subtypes?: readonly string[];
  readonly name?: string;
  readonly colors?: readonly Color[];
  readonly abilities?: readonly Ability[];
}

/** How much damage is dealt to what, as a part of what one verb deals. */
export interface DamagePart {
  readonly amount: Amount;
  readonly to?: Selector;
  readonly toPlayers?: PlayerRef;
  readonly divided?: true;
}

/** Generic mana by which a total cost is more, or `less` (601.2f). */
export interface CostDifference {
  readonly generic: Amount;
  readonly less?: true;
}

/** One instruction of a spell or ability (608.2c), done in the order written. */
export type Effect = Instruction &
  /* control of the text */
  (
    | { readonly kind: "sequence"; readonly steps: readonly Effect[] }
    | {
        readonly kind: "if";
        readonly condition: Condition;
        readonly then: readonly Effect[];
        readonly else?: readonly Effect[];
      }
    /** “You may …” (`may`); `who` decides. */
    | {
        readonly kind: "may";
        readonly who: PlayerRef;
        readonly steps: readonly Effect[];
        readonly otherwise?: readonly Effect[];
      }
    /** “You may pay COST. If you do, …”; without `optional`, “… unless they pay” is `then: []`, `otherwise`. */
    | {
        readonly kind: "pay";
        readonly who: PlayerRef;
        readonly cost: Cost;
        readonly then: readonly Effect[];
        readonly otherwise?: readonly Effect[];
        readonly anyNumber?: true;
        /** So often, all at once, as the player chooses: “any amount of {E}”. */
        readonly anyAmount?: true;
      }
    | {
        readonly kind: "for-each";
        readonly players?: PlayerRef;
        readonly objects?: Selector;
        readonly steps: readonly Effect[];
      }
    | { readonly kind: "repeat"; readonly times: Amount; readonly steps: readonly Effect[] }
    /** One of several, chosen as it resolves; `who` chooses. */
    | {
        readonly kind: "choose-one";
        readonly who: PlayerRef;
        readonly options: readonly (readonly Effect[])[];
        readonly villainous?: true;
        /** One of them at random. Absent: as `who` chooses. */
        readonly random?: true;
      }
    | { readonly kind: "modes"; readonly modal: import("./ability.ts").Modal }
    /** A reflexive trigger, “when you do” (603.12). */
    | { readonly kind: "when-you-do"; readonly body: Body; readonly condition?: Condition }
    /** A delayed triggered ability (603.7). `once` unless `each`. */
    | {
        readonly kind: "delayed";
        readonly trigger: Trigger;
        /** Another event that triggers it too, where it triggers each time. Absent: none. */
        readonly or?: Trigger;
        readonly body: Body;
        readonly condition?: Condition;
        readonly each?: true;
        readonly duration?: Duration;
      }
    /** Names objects or a player without doing anything: “choose target creature …”, “choose a creature you control”. */
    | {
        readonly kind: "choose";
        readonly what: Selector;
        readonly as: string /** Keeps it with the source: “the chosen creature”. Absent: for this resolution only. */;
        readonly keep?: true;
      }
    /** “Separates them into a face-down pile and a face-up pile” (700.3): `hit` and `rest` name the two in that order; `down`: which of them lie face down. */
    | {
        readonly kind: "separate";
        readonly who: PlayerRef;
        readonly what: Selector;
        readonly hit: string;
        readonly rest: string;
        readonly down: "none" | "first" | "both";
      }
    /** “An opponent chooses one of those piles”: keeps the cards of the chosen one. */
    | {
        readonly kind: "choose-pile";
        readonly who: PlayerRef;
        readonly of: readonly [Selector, Selector];
        readonly as: string;
      }
    | {
        readonly kind: "choose-player";
        readonly who: PlayerRef;
        readonly from: PlayerRef;
        readonly as: string /** Keeps the player with the source: “the chosen player”. Absent: for this resolution only. */;
        readonly keep?: true;
      }
    /** Each of these players chooses a number, unknown to the others until all have chosen. Done: all chose the same. */
    | {
        readonly kind: "choose-secretly";
        readonly choosers: readonly PlayerRef[];
        readonly min: number;
        readonly max: number;
      }
    | {
        readonly kind: "choose-value";
        readonly who: PlayerRef;
        readonly what:
          | "name"
          | "color"
          | "type"
          | "creature-type"
          | "number"
          | "nonland-name"
          | "land-type"
          | "even-odd"
          | "keyword";
        readonly from?: readonly string[];
        /** One of `from` at random. Absent: as `who` chooses. */
        readonly random?: true;
        readonly min?: Amount;
        readonly max?: Amount /** A type that at least two of these share. */;
        readonly shared?: Selector /** Keeps it with the source (“as ~ enters, choose”), else for this resolution only. */;
        readonly keep?: true;
      }

    /* one-shot, on objects */
    | { readonly kind: "transform" | "convert"; readonly what: Selector }
    /** Flips a flip card's permanent, once and for as long as it stays (710.4). */
    | { readonly kind: "flip"; readonly what: Selector }
    | { readonly kind: "turn-face-up"; readonly what: Selector }
    | { readonly kind: "turn-face-down"; readonly what: Selector; readonly values?: FaceDownListing }
    /** Exile what is named, then meld (701.42). */
    | { readonly kind: "meld"; readonly what: readonly Selector[]; readonly into: string; readonly arrival?: Arrival }
    | {
        readonly kind: "manifest" | "cloak";
        readonly who: PlayerRef;
        readonly what: Selector;
        readonly arrival?: Arrival;
      }
    | { readonly kind: "manifest-dread"; readonly who: PlayerRef }
    | { readonly kind: "destroy"; readonly what: Selector; readonly noRegeneration?: true }
    | { readonly kind: "sacrifice"; readonly who?: PlayerRef; readonly what: Selector }
    | {
        readonly kind: "exile";
        /** Who exiles it, where a later ability asks for that. Absent: the controller. */
        readonly who?: PlayerRef;
        readonly what: Selector;
        readonly faceDown?: true;
        readonly lookers?: PlayerRef;
        readonly until?: Duration;
        readonly counters?: readonly { readonly counter: string; readonly count: Amount }[];
        /** As a pile of its own; `faceDown` says so as well where it lies face down. */
        readonly pile?: "face-down-shuffled" | "face-down" | "face-up";
      }
    /** Any move to another zone that the words “put”, “return”, “shuffle into” name. */
    | { readonly kind: "move"; readonly what: Selector; readonly to: Zone; readonly arrival?: Arrival }
    | { readonly kind: "shuffle"; readonly who: PlayerRef }
    | { readonly kind: "tap" | "untap"; readonly what: Selector }
    | {
        readonly kind: "counter";
        readonly what: Selector;
        readonly to?: {
          readonly zone: Zone;
          readonly counters?: readonly { readonly counter: string; readonly count: Amount }[];
          /** Only spells like this go there. Absent: all. */
          readonly filter?: Filter;
          /** Whose control it enters under. Absent: its owner's. */
          readonly under?: PlayerRef;
        };
      }
    | {
        readonly kind: "damage";
        readonly amount: Amount;
        readonly to?: Selector;
        readonly toPlayers?: PlayerRef /** Absent: the source of the ability. */;
        readonly by?: Selector;
        readonly divided?: true;
        /** What the same verb deals besides, all at the same time: “and 1 damage to you”, “and each player” (120.4). Absent: nothing. */
        readonly further?: readonly DamagePart[];
        readonly notPreventable?: true;
        /** Damage in excess is dealt to these players instead (120.4a); where there is some, `also` is done. Absent: it isn't. */
        readonly excess?: { readonly toPlayers: PlayerRef; readonly also?: readonly Effect[] };
      }
    | { readonly kind: "fight"; readonly what: Selector; readonly with: Selector }
    | {
        readonly kind: "counters";
        readonly change: "add" | "remove";
        readonly counter: string | "any" | "each-kind";
        readonly count: Amount | "all";
        readonly on: Selector;
        readonly divided?: true;
      }
    | { readonly kind: "double-counters"; readonly counter: string | "each-kind"; readonly on: Selector }
    | {
        readonly kind: "move-counters";
        readonly counter: string | "any";
        readonly count: Amount | "all";
        readonly from: Selector;
        readonly to: Selector;
      }
    | { readonly kind: "player-counters"; readonly who: PlayerRef; readonly counter: string; readonly count: Amount }
    | { readonly kind: "attach"; readonly what: Selector; readonly to: Selector; readonly toPlayer?: PlayerRef }
    | { readonly kind: "unattach"; readonly what: Selector }
    | { readonly kind: "phase-out"; readonly what: Selector }
    | { readonly kind: "regenerate"; readonly what: Selector }
    | { readonly kind: "remove-from-combat"; readonly what: Selector }
    /** “Gets/gains/becomes/loses … until …”, control changes and copies included. Locks its objects in as it starts (611.2c). */
    | {
        readonly kind: "modify";
        readonly what: Selector;
        readonly modifications: readonly Modification[];
        readonly duration: Duration;
      }
    /** Two permanents change controllers with each other, where they have different ones (701.12b). */
    | {
        readonly kind: "exchange-control";
        readonly what: Selector;
        readonly with: Selector;
        readonly duration: Duration;
      }
    /** A rule that holds for a while: “can't cast”, “you may play those cards”, cost changes. */
    | { readonly kind: "rule"; readonly rules: readonly StaticRule[]; readonly duration: Duration }
    /** A replacement or prevention effect for a while (614, 615). */
    | { readonly kind: "replace"; readonly replacement: Replacement; readonly duration: Duration }
    | {
        readonly kind: "create-token";
        readonly who?: PlayerRef;
        readonly count: Amount;
        readonly token: TokenValues;
        readonly arrival?: Arrival;
      }
    /** A token that's a copy (707.2); `of` may be last known. */
    | {
        readonly kind: "create-copy";
        readonly who?: PlayerRef;
        readonly count: Amount;
        readonly of: Selector;
        readonly exceptions?: CopyExceptions;
        /** Power and toughness that it has instead, worked out as it is created. Absent: as `exceptions` and the copied values say. */
        readonly size?: { readonly power: Amount; readonly toughness: Amount };
        readonly arrival?: Arrival;
      }
    /** A predefined token (111.10) or Incubator. */
    | {
        readonly kind: "create-named";
        readonly who?: PlayerRef;
        readonly count: Amount;
        readonly token: string;
        readonly arrival?: Arrival;
      }
    | { readonly kind: "emblem"; readonly who: PlayerRef; readonly abilities: readonly Ability[] }
    | {
        readonly kind: "copy-spell";
        readonly what: Selector;
        readonly count?: Amount;
        readonly newTargets?: true;
        readonly exceptions?: CopyExceptions;
        readonly who?: PlayerRef;
      }
    | {
        readonly kind: "change-targets";
        readonly what: Selector;
        readonly mode: "may-new" | "change" | "to";
        readonly to?: Selector;
        /** What a new target must be. Absent: anything that is legal. */
        readonly filter?: Filter;
      }
    /** Cast or play as part of the resolution (608.2g), or permission for a while. */
    | {
        readonly kind: "cast";
        readonly who: PlayerRef;
        readonly what: Selector;
        readonly free?: true;
        readonly transformed?: true;
        readonly optional?: true;
        readonly lands?: true;
        readonly exileAfter?: true;
        readonly filter?: Filter;
        readonly copy?: true;
        /** Face down, as a 2/2 creature spell (708.4). `turnsUpFirst`: what it becomes is turned face up before it deals or is dealt damage or becomes tapped. */
        readonly faceDown?: { readonly turnsUpFirst?: true };
        readonly cost?: Cost /** The keyword that it is cast by, as suspend. Absent: none. */;
        readonly via?: string;
      }
    | {
        readonly kind: "permit";
        readonly who: PlayerRef;
        readonly what: Selector;
        readonly duration: Duration;
        readonly free?: true;
        readonly lands?: true;
        readonly anyMana?: "color" | "type" | "colorless";
        readonly cost?: Cost;
        readonly exileAfter?: true;
        readonly arrival?: Arrival;
        readonly entersWith?: readonly Modification[];
        readonly filter?: Filter;
        readonly one?: true;
        /** One for each nonland card type. Absent: of whatever type. */
        readonly eachType?: true;
        readonly flash?: true;
        /** How much more, or less, a spell cast this way costs. Absent: as much as ever. */
        readonly change?: CostDifference;
      }
    | { readonly kind: "reveal"; readonly what: Selector }
    | { readonly kind: "look-at"; readonly who: PlayerRef; readonly what: Selector }
    /** Reveals (or exiles) from the top until a card matches; `hit` and `rest` name the two. */
    | {
        readonly kind: "dig-until";
        readonly who: PlayerRef;
        readonly filter: Filter;
        readonly how: "reveal" | "exile";
        readonly count?: Amount;
        readonly hit: string;
        readonly rest: string;
      }
    | {
        readonly kind: "search";
        readonly who: PlayerRef;
        readonly zones: readonly Zone[];
        readonly of?: PlayerRef;
        readonly filter: Filter;
        readonly min: Amount;
        readonly max: Amount | "any";
        readonly reveal?: true;
        readonly as: string;
        /** Cards from outside the game may be found too (400.11): there are none in a game that was set up without. Absent: not. */
        readonly outside?: true;
        readonly shares?: "name";
        /** “All cards”: those in a public zone have to be found. Absent: not. */
        readonly all?: true;
      }
    | { readonly kind: "regenerate-shield"; readonly what: Selector }

    /* one-shot, on players */
    | { readonly kind: "draw" | "mill"; readonly who: PlayerRef; readonly count: Amount }
    | {
        readonly kind: "discard";
        readonly who: PlayerRef;
        readonly count: Amount | "hand" | "any";
        readonly filter?: Filter;
        readonly random?: true;
        readonly chooser?: PlayerRef;
      }
    /** These cards, wherever they were named: “discards that card”. */
    | { readonly kind: "discard-these"; readonly who: PlayerRef; readonly what: Selector }
    | {
        readonly kind: "life";
        readonly who: PlayerRef;
        readonly change: "gain" | "lose" | "set";
        readonly amount: Amount;
      }
    | { readonly kind: "exchange-life"; readonly who: PlayerRef; readonly with: PlayerRef }
    | {
        readonly kind: "add-mana";
        readonly who?: PlayerRef;
        readonly mana: ManaProduction /** Isn't lost as steps and phases end: until end of turn, or of combat. */;
        readonly keeps?: true | "combat";
        readonly only?: ManaRestriction;
        readonly whenSpent?: SpentTrigger;
      }
    | { readonly kind: "lose-game" | "win-game"; readonly who: PlayerRef }
    | { readonly kind: "set-day-night"; readonly to: "day" | "night" }
    | { readonly kind: "skip"; readonly who: PlayerRef; readonly step: string; readonly count?: Amount }
    | {
        readonly kind: "extra";
        readonly what: "turn" | "combat" | "main" | "upkeep" | "beginning";
        readonly who: PlayerRef;
        /** `their-next`: a turn after the player's own next one. Absent: after this turn or phase. */
        readonly after?: "their-next";
      }
    /** A player makes another's decisions during their next turn (723.1). */
    | { readonly kind: "control-player"; readonly who: PlayerRef; readonly whom: PlayerRef }
    | { readonly kind: "end-turn" }
    | {
        readonly kind: "roll-die";
        readonly who: PlayerRef;
        readonly sides: number;
        readonly bands?: readonly { readonly from: number; readonly to: number; readonly steps: readonly Effect[] }[];
      }
    | {
        readonly kind: "flip-coin";
        readonly who: PlayerRef;
        readonly won: readonly Effect[];
        readonly lost?: readonly Effect[];
      }
    | { readonly kind: "become-monarch" | "take-initiative" | "tempted-by-ring"; readonly who: PlayerRef }
    /** Ventures into the dungeon, or into the one of this name (701.49d). */
    | { readonly kind: "venture"; readonly who: PlayerRef; readonly into?: string }

    /* keyword actions (701) with a meaning of their own */
    | { readonly kind: "scry" | "surveil" | "fateseal"; readonly who: PlayerRef; readonly count: Amount }
    | {
        readonly kind: "action";
        readonly action:
          | "investigate"
          | "proliferate"
          | "populate"
          | "explore"
          | "connive"
          | "bolster"
          | "amass"
          | "incubate"
          | "discover"
          | "learn"
          | "adapt"
          | "monstrosity"
          | "support"
          | "fabricate"
          | "exert"
          | "goad"
          | "detain"
          | "suspect"
          | "collect-evidence"
          | "foretell"
          | "plot"
          | "time-travel"
          | "endure"
          | "earthbend"
          | "airbend"
          | "waterbend"
          | "firebend"
          | "blight"
          | "cascade"
          | "clash"
          | "vote"
          | "renown"
          | "saddle"
          | "chaos"
          | "prepare"
          /** The source is paired with a creature (702.95c). */
          | "pair"
          /** The source becomes solved (719.3a). */
          | "solve"
          /** The source's level becomes `count` (716.2a). */
          | "gain-level";
        readonly who?: PlayerRef;
        readonly what?: Selector;
        readonly count?: Amount;
        readonly subtype?: string;
        /** Of `foretell`: what casting it then costs (702.143e). Absent: the card's own foretell cost. */
        readonly cost?: Cost;
      }
  );

/** What mana an instruction adds (106.4). */
export type ManaProduction =
  | { readonly kind: "fixed"; readonly mana: ManaCost }
  /** That many times one of these kinds, chosen as it resolves; `same`: all of one kind. */
  | { readonly kind: "choice"; readonly of: readonly (Color | "C")[]; readonly count: Amount; readonly same?: true }
  /** Several fixed lists, one of which is chosen: “{G}{G}, {G}{W} or {W}{W}”. */
  | { readonly kind: "one-of"; readonly options: readonly ManaCost[] }
  | { readonly kind: "times"; readonly mana: ManaCost; readonly count: Amount }
  | { readonly kind: "chosen-color"; readonly count: Amount }
  /** A kind that something could produce, or that the land just tapped produced. */
  | {
      readonly kind: "of";
      readonly what: "land-produced" | "lands-could-produce" | "commander-identity" | "colors-among";
      readonly among?: Selector;
      readonly count: Amount;
      readonly each?: true;
      readonly type?: true;
    };
