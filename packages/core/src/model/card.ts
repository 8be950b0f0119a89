import type { Ability } from "../ability/ability.ts";
import type { DefinitionId } from "./ids.ts";
import type { Color, ManaCost } from "./mana.ts";

/**
 * What a card is by its faces: `single` has one; `nonmodal`, `modal` and `meld` are the double-faced kinds (712.2–712.4);
 * `unclassified` has two faces but none of the features that 712.2 and 712.3 list; `melded` is not a card but what a pair becomes (712.4).
 */
export const CARD_KINDS = ["single", "nonmodal", "modal", "meld", "unclassified", "melded"] as const;
/** What a card is by its faces (712.2–712.4). */
export type CardKind = (typeof CARD_KINDS)[number];

/** Which face of a double-faced card (712.1). */
export type FaceSide = "front" | "back";

/** How a card that is not double-faced holds two sets of characteristics (709–710, 715, 719, 720). */
export const HALVES_KINDS = ["split", "aftermath", "room", "adventure", "omen", "flip", "prepare"] as const;
/** How a card that is not double-faced holds two sets of characteristics. */
export type HalvesKind = (typeof HALVES_KINDS)[number];

/** A printed power, toughness, loyalty or defense: the text (`2`, `*`, `1+*`, `X`) and the value it has outside any ability (a star is 0, 208.2). */
export interface PrintedNumber {
  readonly text: string;
  readonly value: number;
}

/** One set of printed characteristics (109.3): a face, a half, or all of an ordinary card. */
export interface Face {
  readonly name: string;
  /** `null`: no mana cost (202.1b), which is not {0}. */
  readonly manaCost: ManaCost | null;
  /** Absent: no colour indicator (204). */
  readonly colorIndicator?: readonly Color[];
  /** Of a token or a copy whose colours an effect lists: these, whatever the cost and the indicator say. Absent: those of cost and indicator (202.2, 204). */
  readonly colors?: readonly Color[];
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  /** Absent: none printed (208). */
  readonly power?: PrintedNumber;
  /** Absent: none printed (208). */
  readonly toughness?: PrintedNumber;
  /** Absent: none printed (209). */
  readonly loyalty?: PrintedNumber;
  /** Absent: none printed (210). */
  readonly defense?: PrintedNumber;
  /** In printed order. */
  readonly abilities: readonly Ability[];
}

/** A meld card's pair (712.4, 712.5): names of the partner and of what the two become. */
export interface MeldLink {
  readonly partner: string;
  readonly result: string;
}

/** The definition of a card, of a token, or of what a meld pair becomes. Facts only: no rules text, art or flavour. */
export interface Card {
  readonly id: DefinitionId;
  /** The full name; two faces or halves are joined by ` // `. */
  readonly name: string;
  readonly kind: CardKind;
  /** Front first. A meld card has one face here: its back is half of the card that `meld.result` names (712.4b). */
  readonly faces: readonly [Face] | readonly [Face, Face];
  /** Absent: not a two-part card. Its parts in printed order; `faces[0]` is then what the card is where the parts don't count. */
  readonly halves?: { readonly kind: HalvesKind; readonly parts: readonly [Face, Face] };
  /** Absent: not a meld card. */
  readonly meld?: MeldLink;
  /** Of kind `melded`: the names of the two cards it is made of (712.5). Absent: not what a pair becomes, or the pair is not known. */
  readonly meldedFrom?: readonly [string, string];
  /** `true`: a token's definition (111). */
  readonly token?: true;
  /** By the rules (903.4): both faces count, a melded back does not. */
  readonly colorIdentity: readonly Color[];
  /** Absent: printings were not imported. */
  readonly printings?: readonly Printing[];
}

/** A printing of a card: only what tells its face symbols (712.2a–b, 712.3a–b) and lets a person find it. */
export interface Printing {
  readonly set: string;
  readonly number: string;
  /** `YYYY-MM-DD`. Absent: unknown. */
  readonly released?: string;
}

/** Where a game finds cards. Synchronous: load before play what a game may need. */
export interface CardSource {
  /** The card with this id, or nothing. */
  get(id: string): Card | undefined;
  /** The card with this full name or with a face of this name; a full name wins. */
  byName(name: string): Card | undefined;
  /** Whether any card, face, half or melded permanent has exactly this name (201.4). */
  hasName(name: string): boolean;
}
