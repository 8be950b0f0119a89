import { citationsIn, type EditionDate, type RuleKey } from "@obverse/core";
import { sayRule } from "@obverse/messages";
import type { JSX } from "preact";
import { sentences } from "../state/loaded.ts";

/** The numbers of rules in an edition, each with what its rule says in our own words where that is stated. */
export function RuleNumbers({
  rules,
  edition,
}: {
  readonly rules: readonly RuleKey[];
  readonly edition: EditionDate;
}): JSX.Element | null {
  const messages = sentences.value;
  const cited = citationsIn(rules, edition);
  if (cited.length === 0) return null;
  return (
    <span class="rule-numbers">
      {cited.map(({ key, number }) => (
        <span
          key={key}
          class="rule-number"
          title={messages === undefined ? undefined : sayRule(key, messages, edition)}
        >
          {number}
        </span>
      ))}
    </span>
  );
}
