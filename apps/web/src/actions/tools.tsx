import {
  type Card,
  cardObjectAt,
  controllerOf,
  type GameState,
  meldRefusal,
  numbersIn,
  type ObjectId,
  type Refusal,
  transformRefusal,
  turnFaceDownRefusal,
} from "@obverse/core";
import type { EffectSpec } from "@obverse/scenario";
import type { JSX } from "preact";
import { play } from "../state/loaded.ts";
import { nameIn } from "../state/naming.ts";
import { makeHappen, moment, selected, viewer } from "../state/store.ts";
import { mayKnow } from "../state/viewer.ts";
import { fill, texts } from "../words/language.ts";
import { reasonOf } from "./action-list.tsx";
import { faceName } from "./action-words.ts";
import { RefusedButton } from "./refused-button.tsx";

/** An instruction that can be given without a card that says it. */
interface Tool {
  readonly words: string;
  readonly effect: EffectSpec;
  /** Absent: it can be done. */
  readonly refusal?: Refusal;
  readonly key?: string;
}

/** Instructions for the chosen card, and for the game: each says what it will do, or why it can't. */
export function Tools({ state }: { readonly state: GameState }): JSX.Element | null {
  const text = texts.value;
  const id = selected.value;
  const mine = id === undefined || !mayKnow(state, viewer.value, id) ? [] : toolsFor(state, id);
  const [first, ...rest] = mine;
  const button = (tool: Tool): JSX.Element =>
    tool.refusal === undefined ? (
      <button
        type="button"
        class={tool.key === "turn" ? "action action-turn" : "action"}
        key={tool.words}
        onClick={() => makeHappen(tool.effect)}
      >
        {tool.words}
      </button>
    ) : (
      <RefusedButton
        key={tool.words}
        words={tool.words}
        reason={reasonOf(state, tool.refusal)}
        rules={numbersIn(tool.refusal.rules, state.edition)}
      />
    );
  if (first === undefined) return null;
  return (
    <div class="tools">
      <h3>
        {text.make} <small>{text.makeHint}</small>
      </h3>
      <div class="buttons">{[first, ...rest].map(button)}</div>
    </div>
  );
}

/** What the key for turning does to the chosen card. Nothing: nothing can turn. */
export function turnTool(state: GameState, id: ObjectId): Tool | undefined {
  return toolsFor(state, id).find(({ key, refusal }) => key === "turn" && refusal === undefined);
}

function toolsFor(state: GameState, id: ObjectId): readonly Tool[] {
  const text = texts.value;
  const object = cardObjectAt(state, id);
  const now = moment.value;
  const here = play.value;
  if (object === undefined || now === undefined || here === undefined || object.zone === "stack") return [];
  const reference = here.referenceTo(state, here.thingsAt(now.table), id);
  const it = [reference];
  if (object.zone !== "battlefield") return [{ words: text.putOnBattlefield, effect: { put: it, to: "battlefield" } }];
  const down = object.faceDown !== undefined;
  const other =
    object.components.length > 1
      ? undefined
      : faceName(state, id, object.components[0]?.face === "back" ? "front" : "back");
  return [
    withRefusal(
      {
        words: other === undefined || down ? text.transform : fill(text.transformTo, other),
        effect: { transform: it },
        key: "turn",
      },
      transformRefusal(state, id, "transform"),
    ),
    ...meldTools(state, id, reference),
    ...(down
      ? [
          {
            words: fill(text.turnFaceUp, faceName(state, id, object.components[0]?.face ?? "front") ?? ""),
            effect: { turnFaceUp: it },
          },
        ]
      : [withRefusal({ words: text.turnFaceDown, effect: { turnFaceDown: it } }, turnFaceDownRefusal(state, id))]),
    { words: text.flicker, effect: { flicker: it } },
    ...(other === undefined ? [] : [{ words: text.returnTransformed, effect: { flicker: it, transformed: true } }]),
    { words: text.destroy, effect: { destroy: it } },
    { words: text.exileIt, effect: { exile: it } },
    { words: text.bounce, effect: { bounce: it } },
    object.permanent?.tapped === true
      ? { words: text.untap, effect: { untap: it } }
      : { words: text.tap, effect: { tap: it } },
    { words: text.addCounter, effect: { addCounters: it, counters: { "+1/+1": 1 } } },
    { words: text.copyIt, effect: { createToken: { copyOf: reference } } },
  ];
}

/** Melding with each card of the pair that its controller has. */
function meldTools(state: GameState, id: ObjectId, reference: string): readonly Tool[] {
  const here = play.value;
  const now = moment.value;
  const card = definitionOf(state, id);
  if (card?.meld === undefined || here === undefined || now === undefined) return [];
  const partner = state.battlefield.find(
    (other) =>
      definitionOf(state, other)?.name === card.meld?.partner && controllerOf(state, other) === controllerOf(state, id),
  );
  const words = fill(texts.value.meldWith, nameIn.value(card.meld.partner));
  if (partner === undefined)
    return [{ words, effect: {}, refusal: { code: "cannot-meld", rules: ["701.42c"], object: id } }];
  return [
    withRefusal(
      { words, effect: { meld: [reference, here.referenceTo(state, here.thingsAt(now.table), partner)] } },
      meldRefusal(state, [id, partner]),
    ),
  ];
}

function definitionOf(state: GameState, id: ObjectId): Card | undefined {
  const components = cardObjectAt(state, id)?.components;
  return components?.length === 1 ? state.definitions[components[0]?.what.definition ?? ""] : undefined;
}

function withRefusal(tool: Tool, refusal: Refusal | undefined): Tool {
  return refusal === undefined ? tool : { ...tool, refusal };
}
