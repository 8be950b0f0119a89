import type { ManaCost } from "@obverse/core";
import { makeMemo } from "./memo.ts";

/** A mana cost read from text: its symbols, and what of the text was no symbol. */
export interface ParsedManaCost {
  /** `null`: no mana cost (202.1b). */
  readonly cost: ManaCost | null;
  /** Empty where everything was read. */
  readonly rest: string;
}

const SYMBOL = /\{([^{}]+)\}/g;

/** Reads `{2}{W/U}` into symbols without their braces (107.4). An empty text is no mana cost. */
export const parseManaCost: (text: string) => ParsedManaCost = makeMemo(readManaCost);

function readManaCost(text: string): ParsedManaCost {
  const cost = [...text.matchAll(SYMBOL)].map((match) => (match[1] ?? "").toUpperCase());
  const rest = text.replace(SYMBOL, "").trim();
  return { cost: cost.length > 0 ? cost : null, rest };
}
