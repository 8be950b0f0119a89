import { type EditionDate, numbersIn, type RuleKey } from "@obverse/core";
import { styled } from "../output.ts";

/** Rule numbers in brackets, as an edition has them; nothing where there are none. */
export function citing(rules: readonly RuleKey[], edition: string): string {
  const numbers = numbersIn(rules, edition as EditionDate); // the date that the game is played under
  return numbers.length === 0 ? "" : `  ${styled("dim", `[${numbers.join(", ")}]`)}`;
}
