import type { Citation } from "@obverse/core";
import { sayRule } from "@obverse/messages";
import type { JSX } from "preact";
import { sentences } from "../state/loaded.ts";

/** Rule numbers, each with what its rule says in our own words where that is stated. */
export function RuleNumbers({ rules }: { readonly rules: readonly Citation[] }): JSX.Element | null {
  const messages = sentences.value;
  if (rules.length === 0) return null;
  return (
    <span class="rule-numbers">
      {rules.map(({ key, number }) => (
        <span key={key} class="rule-number" title={messages === undefined ? undefined : sayRule(key, messages)}>
          {number}
        </span>
      ))}
    </span>
  );
}
