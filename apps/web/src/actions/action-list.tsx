import {
  type Action,
  type GameState,
  legalActions,
  numbersIn,
  type PlayerId,
  type Refusal,
  refusedActions,
} from "@obverse/core";
import { sayRefusal } from "@obverse/messages";
import type { JSX } from "preact";
import { sentences } from "../state/loaded.ts";
import { namesNow } from "../state/naming.ts";
import { selected, takeAction } from "../state/store.ts";
import { fill, texts } from "../words/language.ts";
import { actionWords } from "./action-words.ts";
import { RefusedButton } from "./refused-button.tsx";

/** What the player with priority may do, and what they may not do now with the reason. */
export function ActionList({ state, player }: { readonly state: GameState; readonly player: PlayerId }): JSX.Element {
  const text = texts.value;
  const legal = legalActions(state, player);
  const refused = refusedActions(state, player);
  const about = (action: Action): boolean => "object" in action && action.object === selected.value;
  const here = legal.filter(({ action }) => about(action));
  const elsewhere = legal.filter(({ action }) => !about(action));
  const refusedHere = refused.filter(({ action }) => about(action));
  const refusedElsewhere = refused.filter(({ action }) => !about(action));
  const button = ({ action }: { readonly action: Action }): JSX.Element => (
    <button type="button" class="action" key={JSON.stringify(action)} onClick={() => takeAction(action)}>
      {actionWords(state, action)}
    </button>
  );
  const cannot = ({ action, refusal }: { readonly action: Action; readonly refusal: Refusal }): JSX.Element => (
    <RefusedButton
      key={JSON.stringify(action)}
      words={actionWords(state, action)}
      reason={reasonOf(state, refusal)}
      rules={numbersIn(refusal.rules, state.edition)}
    />
  );
  return (
    <div class="action-list">
      <h3>{fill(text.actionsFor, player)}</h3>
      <div class="buttons">{[...here, ...elsewhere].map(button)}</div>
      {refusedHere.length === 0 ? null : <div class="buttons">{refusedHere.map(cannot)}</div>}
      {refusedElsewhere.length === 0 ? null : (
        <details class="refused-elsewhere">
          <summary>
            {text.notNow} <small>{refusedElsewhere.length}</small>
          </summary>
          <div class="buttons">{refusedElsewhere.map(cannot)}</div>
        </details>
      )}
    </div>
  );
}

/** Why something can't be done, in a sentence. */
export function reasonOf(state: GameState, refusal: Refusal): string {
  const table = sentences.value;
  const turn = refusal.code === "cannot-transform" ? texts.value.turnReasons[refusal.detail ?? ""] : undefined;
  if (turn !== undefined) return turn;
  return table === undefined ? refusal.code : sayRefusal(refusal, table, namesNow(state));
}
