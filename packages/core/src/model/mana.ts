import type { ObjectId, PlayerId } from "./ids.ts";

/** The five colours, in the order of the colour wheel (105.1). */
export const COLORS = ["W", "U", "B", "R", "G"] as const;
/** A colour, by its letter (105.1). */
export type Color = (typeof COLORS)[number];

/** A kind of mana: a colour, or C for colourless (106.1). */
export type ManaKind = Color | "C";
/** The six kinds of mana (106.1). */
export const MANA_KINDS = ["W", "U", "B", "R", "G", "C"] as const;

/** One mana symbol without its braces: `2`, `X`, `G`, `C`, `S`, `W/U`, `2/W`, `R/P`, `G/U/P` (107.4). */
export type ManaSymbol = string;

/** A mana cost: its symbols in printed order (202.1). `[]` is {0} written as nothing; write `["0"]` for a printed zero. */
export type ManaCost = readonly ManaSymbol[];

/** Mana in a player's pool: a kind, and what it may be spent on where that is restricted (106.6). */
export interface Mana {
  readonly kind: ManaKind;
  /** Absent: may be spent on anything. */
  readonly only?: ManaRestriction;
  /** `true`: stays in the pool as steps and phases end, until end of turn (106.4); `combat`: until end of combat. Absent: empties. */
  readonly keeps?: true | "combat";
  /** `true`: was produced by a snow source (107.4h). Absent: was not. */
  readonly snow?: true;
  /** What triggers as it is spent to cast a spell that is meant, and whose ability that is (106.6, 603.12). Absent: nothing. */
  readonly whenSpent?: SpentTrigger & { readonly source: ObjectId; readonly controller: PlayerId };
  /** The source that produced it (106.3). Absent: none is known. */
  readonly from?: ObjectId;
}

/** “When that mana is spent to cast an instant or sorcery spell, …”; the spell is bound as `spell`. */
export interface SpentTrigger {
  readonly filter: import("../ability/filter.ts").Filter;
  readonly body: import("../ability/ability.ts").Body;
}

/** What restricted mana may pay for (106.6); any one of the listed uses will do. */
export type ManaRestriction = readonly ManaUse[];
/** One use that restricted mana allows. */
export type ManaUse =
  | { readonly kind: "cast"; readonly filter: import("../ability/filter.ts").Filter }
  /** Anything at all but casting a spell of this kind: a prohibition (“can't be spent to cast …”), not a list of uses. */
  | { readonly kind: "all-but-cast"; readonly filter: import("../ability/filter.ts").Filter }
  | { readonly kind: "activate"; readonly filter?: import("../ability/filter.ts").Filter }
  | { readonly kind: "turn-face-up"; readonly via?: readonly ("morph" | "disguise" | "manifested")[] }
  /** Unlocking a door of a Room (709.5e). */
  | { readonly kind: "unlock" }
  /** A special action with a card from their hand (116.2h). */
  | { readonly kind: "special"; readonly action: "foretell" };
