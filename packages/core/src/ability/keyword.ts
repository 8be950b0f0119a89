import type { ManaCost } from "../model/mana.ts";
import type { Amount } from "./amount.ts";
import type { Condition } from "./condition.ts";
import type { Cost } from "./cost.ts";
import type { Filter } from "./filter.ts";
import type { TargetSlot } from "./target.ts";

/** Keywords that take nothing (702). */
export const PLAIN_KEYWORDS = [
  "deathtouch",
  "defender",
  "double strike",
  "first strike",
  "flash",
  "flying",
  "haste",
  "hexproof",
  "indestructible",
  "intimidate",
  "lifelink",
  "menace",
  "reach",
  "shroud",
  "trample",
  "vigilance",
  "banding",
  "shadow",
  "horsemanship",
  "fear",
  "skulk",
  "wither",
  "infect",
  "prowess",
  "exalted",
  "extort",
  "split second",
  "storm",
  "cascade",
  "persist",
  "undying",
  "changeling",
  "devoid",
  "daybound",
  "nightbound",
  "living metal",
  "convoke",
  "delve",
  "improvise",
  "evolve",
  "phasing",
  "flanking",
  "provoke",
  "sunburst",
  "unleash",
  "dethrone",
  "myriad",
  "melee",
  "riot",
  "mentor",
  "ascend",
  "undaunted",
  "assist",
  "training",
  "decayed",
  "ravenous",
  "read ahead",
  "compleated",
  "fuse",
  "retrace",
  "rebound",
  "totem armor",
  "umbra armor",
  "soulbond",
  "cipher",
  "battle cry",
  "epic",
  "gravestorm",
  "conspire",
  "haunt",
  "ingest",
  "partner",
  "jump-start",
  "aftermath",
  "demonstrate",
  "enlist",
  "for mirrodin!",
  "living weapon",
  "job select",
  "start your engines!",
  "choose a background",
  "friends forever",
  "doctor's companion",
  "double team",
  "spree",
  "tiered",
  "gift",
  "bargain",
  "hidden agenda",
] as const;
/** A keyword that takes nothing. */
export type PlainKeyword = (typeof PLAIN_KEYWORDS)[number];

/** Keywords with a cost (702): how the card is cast, activated, or turned up for it. */
export const COST_KEYWORDS = [
  "morph",
  "megamorph",
  "disguise",
  "disturb",
  "flashback",
  "more than meets the eye",
  "mutate",
  "foretell",
  "madness",
  "dash",
  "evoke",
  "unearth",
  "equip",
  "cycling",
  "kicker",
  "multikicker",
  "buyback",
  "ward",
  "embalm",
  "eternalize",
  "encore",
  "escape",
  "bestow",
  "blitz",
  "channel",
  "cumulative upkeep",
  "echo",
  "emerge",
  "entwine",
  "level up",
  "miracle",
  "ninjutsu",
  "commander ninjutsu",
  "outlast",
  "overload",
  "plot",
  "prowl",
  "reconfigure",
  "recover",
  "replicate",
  "scavenge",
  "spectacle",
  "squad",
  "surge",
  "transmute",
  "transfigure",
  "unlock",
  "warp",
  "web-slinging",
  "mayhem",
  "harmonize",
  "fortify",
  "freerunning",
  "offspring",
  "sneak",
  "aura swap",
  "cleave",
  "specialize",
  "escalate",
  "power-up",
] as const;
/** A keyword with a cost. */
export type CostKeyword = (typeof COST_KEYWORDS)[number];

/** Keywords with a number (702). */
export const NUMBER_KEYWORDS = [
  "annihilator",
  "absorb",
  "afflict",
  "afterlife",
  "amplify",
  "bloodthirst",
  "bushido",
  "casualty",
  "crew",
  "devour",
  "dredge",
  "fabricate",
  "fading",
  "frenzy",
  "graft",
  "hideaway",
  "modular",
  "poisonous",
  "rampage",
  "renown",
  "ripple",
  "saddle",
  "soulshift",
  "station",
  "toxic",
  "tribute",
  "vanishing",
  "backup",
  "mobilize",
  "firebending",
] as const;
/** A keyword with a number. */
export type NumberKeyword = (typeof NUMBER_KEYWORDS)[number];

/** A keyword ability with what follows it (702). Names are lower case, as in the rules. */
export type Keyword =
  | { readonly name: PlainKeyword }
  | {
      readonly name: CostKeyword;
      readonly cost: Cost;
      readonly reduction?: Amount /** “Equip legendary creature {3}”, “Basic landcycling {1}”. */;
      readonly filter?: Filter;
      readonly condition?: Condition;
    }
  | { readonly name: NumberKeyword; readonly value: Amount; readonly filter?: Filter }
  /** Enchant (702.5): what it may be attached to. */
  | { readonly name: "enchant"; readonly target: TargetSlot }
  /** Protection (702.16); `everything` protects from all. */
  | { readonly name: "protection"; readonly from: Filter | "everything" }
  | { readonly name: "hexproof from"; readonly from: Filter }
  /** Landwalk (702.14): what the defending player must control. */
  | { readonly name: "landwalk"; readonly filter: Filter }
  /** Craft (702.167): what is exiled besides the card, and for which mana. */
  | {
      readonly name: "craft";
      readonly cost: Cost;
      readonly materials: Filter;
      readonly count: Amount;
      readonly orMore?: true;
      readonly share?: "card-type" /** One material for each of these (“a Dinosaur and a Pirate”). Absent: any materials. */;
      readonly each?: readonly Filter[];
    }
  /** Prototype (702.160): the other mana cost, power and toughness. */
  | { readonly name: "prototype"; readonly cost: Cost; readonly power: number; readonly toughness: number }
  | { readonly name: "affinity"; readonly filter: Filter }
  | { readonly name: "champion"; readonly filter: Filter }
  | { readonly name: "offering"; readonly filter: Filter }
  | { readonly name: "splice"; readonly onto: Filter; readonly cost: Cost }
  | { readonly name: "partner with"; readonly card: string }
  | { readonly name: "suspend"; readonly value: Amount; readonly cost: Cost }
  | { readonly name: "impending"; readonly value: Amount; readonly cost: Cost }
  | { readonly name: "reinforce"; readonly value: Amount; readonly cost: Cost }
  | { readonly name: "awaken"; readonly value: Amount; readonly cost: Cost }
  | { readonly name: "typecycling"; readonly cost: Cost; readonly filter: Filter };

/** The name of any keyword. */
export type KeywordName = Keyword["name"];

/** A mana cost as the only part of a cost. */
export const manaCostOf = (mana: ManaCost): Cost => [{ kind: "mana", mana }];
