import {
  type Action,
  type Answer,
  characteristics,
  type Decision,
  type GameState,
  legalActions,
  type ObjectId,
  objectAt,
  type PlayerId,
  type TargetRef,
} from "@obverse/core";
import type { Names } from "@obverse/messages";
import { say as sayAbility } from "@obverse/oracle/say";
import { answersTo, type Table } from "@obverse/scenario";
import type { Language } from "../language.ts";
import { tableOf } from "../run/naming.ts";
import { PLAY } from "./texts.ts";

/** Something that can be chosen by its number. */
export type Choice = { readonly text: string } & ({ readonly action: Action } | { readonly answer: Answer });

/** What can be chosen now, in order. */
export function choicesAt(
  table: Table,
  state: GameState,
  decision: Decision,
  names: Names,
  lang: Language,
): readonly Choice[] {
  if (decision.player === "nature") return [];
  if (decision.kind === "priority")
    return legalActions(state, decision.player).map(({ action }) => ({
      action,
      text: actionText(state, action, names, lang),
    }));
  return answersTo(table, decision).map((answer) => ({ answer, text: answerText(decision, answer, names, lang) }));
}

/** An action in words. */
export function actionText(state: GameState, action: Action, names: Names, lang: Language): string {
  const text = PLAY[lang];
  switch (action.kind) {
    case "pass":
      return text.pass;
    case "cast": {
      const details = [
        isTwoFaced(state, action.object) ? faceText(action.face, lang) : undefined,
        action.faceDown === undefined ? undefined : `${text.faceDown} (${wordOf(action.faceDown, lang)})`,
        action.via === undefined ? undefined : wordOf(action.via, lang),
      ].filter((part) => part !== undefined);
      return `${text.cast}: ${names.object(action.object)}${details.length === 0 ? "" : ` (${details.join(", ")})`}`;
    }
    case "play-land":
      return `${text.play}: ${names.object(action.object)}${action.face === undefined || !isTwoFaced(state, action.object) ? "" : ` (${wordOf(action.face, lang)})`}`;
    case "activate":
      return `${text.activate}: ${names.object(action.object)}${abilityText(state, action, lang)}`;
    case "turn-face-up":
      return `${text.turnUp}: ${names.object(action.object)} (${wordOf(action.via, lang)})`;
    case "special":
      return `${text.special}: ${names.object(action.object)} (${wordOf(action.action, lang)})`;
    default:
      return action.kind;
  }
}

function isTwoFaced(state: GameState, id: ObjectId): boolean {
  const object = objectAt(state, id);
  const card = object?.kind === "card" ? state.definitions[object.components[0]?.what.definition ?? ""] : undefined;
  return card !== undefined && (card.faces.length > 1 || card.halves !== undefined);
}

function faceText(face: Extract<Action, { kind: "cast" }>["face"], lang: Language): string | undefined {
  return face === undefined
    ? undefined
    : typeof face === "string"
      ? wordOf(face, lang)
      : `half ${face.half === "fused" ? "fused" : face.half + 1}`;
}

function abilityText(state: GameState, action: Extract<Action, { kind: "activate" }>, lang: Language): string {
  const owned = characteristics(state, action.object).abilities.find(({ key }) => key === action.ability);
  if (owned === undefined) return "";
  const sentence = owned.ability.kind === "unsupported" ? owned.ability.reason : sayAbility(owned.ability, lang);
  return `: ${sentence.length > 90 ? `${sentence.slice(0, 90)}…` : sentence}`;
}

/** An answer in words. */
function answerText(decision: Decision, answer: Answer, names: Names, lang: Language): string {
  const text = PLAY[lang];
  const target = (ref: TargetRef): string => ("object" in ref ? names.object(ref.object) : ref.player);
  const list = (parts: readonly string[]): string => (parts.length === 0 ? "—" : parts.join(", "));
  switch (answer.kind) {
    case "may":
    case "pay":
      return answer.yes ? text.yes : text.no;
    case "pick":
    case "target":
      return list(answer.chosen.map(target));
    case "order":
      return list(
        answer.order.flatMap((at) =>
          decision.kind === "order" && decision.items[at] !== undefined
            ? [names.object(decision.items[at].object)]
            : [],
        ),
      );
    case "mode":
      return list(answer.modes.map((mode) => String(mode + 1)));
    case "face":
      return wordOf(answer.face, lang);
    case "number":
      return String(answer.number);
    case "name":
    case "type":
    case "position":
      return answer.text;
    case "color":
      return list(answer.colors);
    case "divide":
      return list(
        answer.amounts.map(
          (amount, at) =>
            `${decision.kind === "divide" && decision.among[at] !== undefined ? target(decision.among[at]) : ""} ${amount}`,
        ),
      );
    case "replace": {
      const option = decision.kind === "replace" ? decision.options[answer.index] : undefined;
      return option?.source === undefined ? (option?.code ?? String(answer.index)) : names.object(option.source);
    }
    case "attackers":
      return list(
        answer.attacks.map(
          ({ attacker, defender }) =>
            `${names.object(attacker)} → ${typeof defender === "number" ? names.object(defender) : names.player(defender as PlayerId)}`,
        ),
      );
    case "blockers":
      return list(answer.blocks.map(({ blocker, attacker }) => `${names.object(blocker)} → ${names.object(attacker)}`));
    default:
      return answer.kind;
  }
}

/** A word of the rules in the language, where there is one for it. */
function wordOf(word: string, lang: Language): string {
  const { terms } = tableOf(lang);
  const term = TERM_OF[word] ?? word;
  return Object.hasOwn(terms, term) ? terms[term as keyof typeof terms] : word; // the key is there
}

const TERM_OF: Readonly<Record<string, string>> = {
  front: "front face",
  back: "back face",
  up: "face-up",
  down: "face-down",
  "mana-cost": "mana cost",
};
