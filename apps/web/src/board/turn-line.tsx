import type { GameState } from "@obverse/core";
import type { JSX } from "preact";
import { fill, texts } from "../words/language.ts";

/** Whose turn it is, which step, and whether it is day or night. */
export function TurnLine({ state }: { readonly state: GameState }): JSX.Element {
  const text = texts.value;
  const { turn, day } = state;
  return (
    <p class="turn-line">
      <strong>{turn.active}</strong>
      <span>{fill(text.turn, turn.number)}</span>
      <span>{text.steps[turn.step]}</span>
      {day === "neither" ? null : <span class={`daylight daylight-${day}`}>{text[day]}</span>}
    </p>
  );
}
