import { type Answer, type Decision, isLegalAnswer } from "@obverse/core";
import type { JSX } from "preact";
import { giveAnswer } from "../state/store.ts";
import { texts } from "../words/language.ts";

/** Gives the answer that was put together; it can't be pressed while that answer isn't legal. */
export function ConfirmButton({
  decision,
  answer,
}: {
  readonly decision: Decision;
  readonly answer: Answer;
}): JSX.Element {
  return (
    <button
      type="button"
      class="strong"
      disabled={!isLegalAnswer(decision, answer)}
      onClick={() => giveAnswer(decision, answer)}
    >
      {texts.value.confirm}
    </button>
  );
}
