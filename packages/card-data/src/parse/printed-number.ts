import type { PrintedNumber } from "@obverse/core";
import { makeMemo } from "./memo.ts";

/** A printed number, and whether its value is only a stand-in because no number can be read from its text. */
export interface ParsedNumber {
  readonly number: PrintedNumber;
  readonly modelled: boolean;
}

const TERM = /([+-]?)\s*((?:\d+(?:\.\d+)?|\.\d+)|\*[²2]?|X)/g;
const WHOLE =
  /^\s*[+-]?\s*(?:(?:\d+(?:\.\d+)?|\.\d+)|\*[²2]?|X)(?:\s*[+-]\s*(?:(?:\d+(?:\.\d+)?|\.\d+)|\*[²2]?|X))*\s*$/;

/** Reads a printed power, toughness, loyalty or defense. A star or X counts 0 outside any ability (208.2, 107.3). */
export const parsePrintedNumber: (text: string) => ParsedNumber = makeMemo(readPrintedNumber);

function readPrintedNumber(text: string): ParsedNumber {
  if (!WHOLE.test(text)) return { number: { text, value: 0 }, modelled: false };
  let value = 0;
  for (const [, sign, term = "0"] of text.matchAll(TERM)) {
    const amount = /^[\d.]/.test(term) ? Number(term) : 0;
    value += sign === "-" ? -amount : amount;
  }
  return { number: { text, value }, modelled: true };
}
