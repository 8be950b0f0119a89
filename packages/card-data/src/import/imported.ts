import type { Card } from "@obverse/core";
import type { PrintedName } from "../normalise/printed-card.ts";

/** Facts of one print that are not its card's. */
export interface PrintFacts {
  /** The source's id. */
  readonly id?: string;
  readonly set?: string;
  readonly number?: string;
  /** `YYYY-MM-DD`. */
  readonly released?: string;
  readonly lang?: string;
}

/** A print as imported: its card as this print has it. */
export interface ImportedPrint {
  readonly card: Card;
  readonly print: PrintFacts;
  /** Absent: no other names. */
  readonly names?: readonly PrintedName[];
  /** The record as it came. Absent: not asked for. */
  readonly raw?: unknown;
}

/** A card as imported, of all its prints together. */
export interface ImportedCard {
  readonly card: Card;
  /** Outside the stack and battlefield; of what a meld pair becomes, as the melded permanent (202.3c). */
  readonly manaValue: number;
  readonly prints: readonly PrintFacts[];
  readonly names: readonly PrintedName[];
  /** The chosen print's record as it came. Absent: not asked for. */
  readonly raw?: unknown;
}

/** What is wanted of an import. */
export interface ImportWishes {
  /** `cards`: one output a card, its prints together. `prints`: one a print, in the order of the input. */
  readonly level: "cards" | "prints";
  /** Languages of the names to keep, by Scryfall's codes. Absent: all. */
  readonly languages?: readonly string[];
  /** `faces`: only cards with another side: double-faced and meld cards. Absent: all. */
  readonly only?: "faces";
  /** `keep`: records are kept beside what was made of them. Absent: not kept. */
  readonly raw?: "keep";
}

/** How many of what went through. */
export interface ImportCounts {
  /** Units read. */
  records: number;
  cards: number;
  prints: number;
  setAside: number;
}
