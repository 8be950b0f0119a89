import { sayRule } from "@obverse/messages";
import type { JSX } from "preact";
import { sentences } from "../state/loaded.ts";

/** Rule numbers, each with what the rule says in our own words where that is stated. */
export function RuleNumbers({
  rules,
  keys,
}: {
  readonly rules: readonly string[];
  readonly keys: readonly string[];
}): JSX.Element | null {
  const messages = sentences.value;
  if (rules.length === 0) return null;
  return (
    <span class="rule-numbers">
      {rules.map((rule, index) => (
        <span
          key={rule}
          class="rule-number"
          title={messages === undefined ? undefined : sayRule(keys[index] ?? rule, messages)}
        >
          {rule}
        </span>
      ))}
    </span>
  );
}
