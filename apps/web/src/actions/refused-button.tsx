import type { JSX } from "preact";
import { fill, texts } from "../words/language.ts";

/** Something that can't be done now: greyed, with the reason and its rules. */
export function RefusedButton({
  words,
  reason,
  rules,
}: {
  readonly words: string;
  readonly reason: string;
  readonly rules: readonly string[];
}): JSX.Element {
  return (
    <button type="button" class="action action-refused" aria-disabled="true">
      <span class="action-words">{words}</span>
      <span class="action-reason">
        {fill(texts.value.cannot, reason)}
        {rules.length === 0 ? null : <span class="action-rules"> ({rules.join(", ")})</span>}
      </span>
    </button>
  );
}
