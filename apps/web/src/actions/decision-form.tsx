import {
  type Answer,
  type Decision,
  type GameState,
  isLegalAnswer,
  numbersIn,
  objectAt,
  type TargetRef,
} from "@obverse/core";
import { sayDecision } from "@obverse/messages";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { sentences } from "../state/loaded.ts";
import { namesNow } from "../state/naming.ts";
import { giveAnswer, moment } from "../state/store.ts";
import { answerWords } from "../timeline/answer-words.ts";
import { fill, texts } from "../words/language.ts";
import { type Choosing, chosen, isSame, toggle } from "./choosing.ts";
import { AttackForm, BlockForm } from "./combat-form.tsx";
import { ConfirmButton } from "./confirm-button.tsx";
import { DivideForm } from "./divide-form.tsx";
import { OrderForm } from "./order-form.tsx";
import { WordForm } from "./word-form.tsx";

/** The open decision, with everything that answers it. */
export function DecisionForm({ decision }: { readonly decision: Decision }): JSX.Element | null {
  const now = moment.value;
  const messages = sentences.value;
  if (now === undefined) return null;
  const { state } = now;
  const source =
    decision.source === undefined || objectAt(state, decision.source) === undefined
      ? undefined
      : namesNow(state).object(decision.source);
  return (
    <div class="decision" key={JSON.stringify(decision)}>
      <h3>{texts.value.decision}</h3>
      <p>
        {source === undefined ? null : <strong>{source}: </strong>}
        {messages === undefined ? decision.code : sayDecision(decision, messages, namesNow(state))}{" "}
        <span class="rule-numbers">{numbersIn(decision.rules, state.edition).join(", ")}</span>
      </p>
      <Answers decision={decision} state={state} />
    </div>
  );
}

function Answers({ decision, state }: { readonly decision: Decision; readonly state: GameState }): JSX.Element | null {
  const options = (list: readonly Answer[]): JSX.Element => (
    <div class="buttons">
      {list.map((given) => (
        <button
          type="button"
          class="action"
          key={JSON.stringify(given)}
          disabled={!isLegalAnswer(decision, given)}
          onClick={() => giveAnswer(decision, given)}
        >
          {answerWords(decision, given, state)}
        </button>
      ))}
    </div>
  );
  switch (decision.kind) {
    case "may":
    case "pay":
      return options([
        { kind: decision.kind, yes: true },
        { kind: decision.kind, yes: false },
      ]);
    case "pick":
    case "target":
      return <Choices decision={decision} state={state} />;
    case "order":
      return <OrderForm decision={decision} state={state} />;
    case "mode":
      return decision.min === 1 && decision.max === 1 ? (
        options(decision.legal.map((mode) => ({ kind: "mode", modes: [mode] })))
      ) : (
        <ModeForm decision={decision} state={state} />
      );
    case "face":
      return options(decision.options.map((face) => ({ kind: "face", face })));
    case "number":
      return <NumberForm decision={decision} />;
    case "color":
      return options(
        decision.options.map((color) => ({
          kind: "color",
          colors: Array.from({ length: decision.count }, () => color),
        })),
      );
    case "position":
      return options(decision.options.map((option) => ({ kind: "position", text: option })));
    case "replace":
      return options(decision.options.map((_, index) => ({ kind: "replace", index })));
    case "name":
      return decision.options === undefined ? (
        <WordForm decision={decision} state={state} />
      ) : (
        options(decision.options.map((text) => ({ kind: "name", text })))
      );
    case "type":
      return <WordForm decision={decision} state={state} />;
    case "divide":
      return <DivideForm decision={decision} state={state} />;
    case "attackers":
      return <AttackForm decision={decision} state={state} />;
    case "blockers":
      return <BlockForm decision={decision} state={state} />;
    default:
      return null;
  }
}

function Choices({ decision, state }: { readonly decision: Choosing; readonly state: GameState }): JSX.Element {
  const text = texts.value;
  const names = namesNow(state);
  const isOne = decision.min === 1 && decision.max === 1;
  const words = (ref: TargetRef): string => ("object" in ref ? names.object(ref.object) : ref.player);
  return (
    <>
      <div class="buttons">
        {decision.from.map((ref) => (
          <button
            type="button"
            class="action action-choice"
            key={JSON.stringify(ref)}
            aria-pressed={isOne ? undefined : chosen.value.some((one) => isSame(one, ref))}
            onClick={() => toggle(ref)}
          >
            {words(ref)}
          </button>
        ))}
      </div>
      {isOne ? null : (
        <p class="confirm">
          <span>
            {decision.min === decision.max
              ? fill(text.chosenExactly, chosen.value.length, decision.min)
              : fill(text.chosenOf, chosen.value.length, decision.min, decision.max)}
          </span>
          <ConfirmButton decision={decision} answer={{ kind: decision.kind, chosen: chosen.value }} />
        </p>
      )}
    </>
  );
}

function ModeForm({
  decision,
  state,
}: {
  readonly decision: Extract<Decision, { kind: "mode" }>;
  readonly state: GameState;
}): JSX.Element {
  const text = texts.value;
  const [modes, setModes] = useState<readonly number[]>([]);
  const answer: Answer = { kind: "mode", modes };
  return (
    <>
      <div class="buttons">
        {decision.legal.map((mode) => (
          <button
            type="button"
            class="action action-choice"
            key={mode}
            aria-pressed={modes.includes(mode)}
            onClick={() => setModes(modes.includes(mode) ? modes.filter((one) => one !== mode) : [...modes, mode])}
          >
            {answerWords(decision, { kind: "mode", modes: [mode] }, state)}
          </button>
        ))}
      </div>
      <p class="confirm">
        <span>{fill(text.chosenOf, modes.length, decision.min, decision.max)}</span>
        <ConfirmButton decision={decision} answer={answer} />
      </p>
    </>
  );
}

function NumberForm({ decision }: { readonly decision: Extract<Decision, { kind: "number" }> }): JSX.Element {
  const text = texts.value;
  const [number, setNumber] = useState(decision.min);
  const answer: Answer = { kind: "number", number };
  return (
    <p class="confirm">
      <label>
        {text.number}{" "}
        <input
          type="number"
          min={decision.min}
          max={decision.max}
          value={number}
          onInput={(event) => setNumber(Number(event.currentTarget.value))}
        />
      </label>
      <ConfirmButton decision={decision} answer={answer} />
    </p>
  );
}
