import { type Answer, type Decision, type GameState, isLegalAnswer } from "@obverse/core";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { giveAnswer } from "../state/store.ts";
import { texts } from "../words/language.ts";

/** A card name, or a type: written, or taken from a list. */
export function WordForm({
  decision,
  state,
}: {
  readonly decision: Extract<Decision, { kind: "name" | "type" }>;
  readonly state: GameState;
}): JSX.Element {
  const text = texts.value;
  const [word, setWord] = useState("");
  const answer: Answer = { kind: decision.kind, text: word };
  const options = decision.options ?? Object.values(state.definitions).map(({ faces }) => faces[0].name);
  return (
    <form
      class="confirm"
      onSubmit={(event) => {
        event.preventDefault();
        if (isLegalAnswer(decision, answer)) giveAnswer(decision, answer);
      }}
    >
      <label>
        {decision.kind === "name" ? text.cardName : text.types}{" "}
        <input list="word-options" value={word} onInput={(event) => setWord(event.currentTarget.value)} />
      </label>
      <datalist id="word-options">
        {[...new Set(options)].map((option) => (
          <option key={option} value={option} />
        ))}
      </datalist>
      <button type="submit" class="strong" disabled={!isLegalAnswer(decision, answer)}>
        {text.confirm}
      </button>
    </form>
  );
}
