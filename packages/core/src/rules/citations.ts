import type { EditionDate } from "./editions.ts";
import { isRuleOf } from "./introduced.ts";
import { isNumberKnown, numberIn } from "./numbering.ts";
import type { RuleKey } from "./rules.ts";

/** A rule and the number by which an edition knows it. */
export interface Citation {
  readonly key: RuleKey;
  readonly number: string;
}

/** Some rules as an edition cites them: each with its number there, no number twice, without those that came later or whose number then isn't known. */
export function citationsIn(keys: readonly RuleKey[], edition: EditionDate): readonly Citation[] {
  const cited = keys
    .filter((key) => isRuleOf(key, edition) && isNumberKnown(key, edition))
    .map((key) => ({ key, number: numberIn(key, edition) }));
  return cited.filter(({ number }, index) => cited.findIndex((other) => other.number === number) === index);
}

/** The numbers by which an edition knows some rules, each once; without those that came later or whose number then isn't known. */
export const numbersIn = (keys: readonly RuleKey[], edition: EditionDate): readonly string[] =>
  citationsIn(keys, edition).map(({ number }) => number);
