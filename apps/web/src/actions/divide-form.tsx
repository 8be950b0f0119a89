import type { Answer, Decision, GameState, TargetRef } from "@obverse/core";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { namesNow } from "../state/naming.ts";
import { fill, texts } from "../words/language.ts";
import { ConfirmButton } from "./confirm-button.tsx";

/** A division of a total. */
export function DivideForm({
  decision,
  state,
}: {
  readonly decision: Extract<Decision, { kind: "divide" }>;
  readonly state: GameState;
}): JSX.Element {
  const text = texts.value;
  const rest = decision.total - decision.each * (decision.among.length - 1);
  const [amounts, setAmounts] = useState<readonly number[]>(
    decision.among.map((_, index) => (index === 0 ? rest : decision.each)),
  );
  const names = namesNow(state);
  const words = (ref: TargetRef): string => ("object" in ref ? names.object(ref.object) : ref.player);
  const answer: Answer = { kind: "divide", amounts };
  const given = amounts.reduce((sum, amount) => sum + amount, 0);
  return (
    <>
      {decision.among.map((ref, index) => (
        <label class="pair" key={JSON.stringify(ref)}>
          <span>{words(ref)}</span>
          <input
            type="number"
            min={0}
            max={decision.total}
            value={amounts[index]}
            onInput={(event) =>
              setAmounts(amounts.map((amount, at) => (at === index ? Number(event.currentTarget.value) : amount)))
            }
          />
        </label>
      ))}
      <p class="confirm">
        <span>{fill(text.total, given, decision.total)}</span>
        <ConfirmButton decision={decision} answer={answer} />
      </p>
    </>
  );
}
