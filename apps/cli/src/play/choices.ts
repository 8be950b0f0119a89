import {
  type Action,
  type Answer,
  characteristics,
  type Decision,
  type GameState,
  legalActions,
  type ObjectId,
  objectAt,
} from "@obverse/core";
import { type Names, sayAnswer } from "@obverse/messages";
import { type SayOptions, say as sayAbility, sayOption } from "@obverse/oracle/say";
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
  return answersTo(table, decision).map((answer) => ({
    answer,
    text: sayAnswer(decision, answer, tableOf(lang), names, {
      option: (option, source) => sayOption(option, lang, source === undefined ? {} : bearerOf(state, source)),
    }),
  }));
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
  const sentence =
    owned.ability.kind === "unsupported"
      ? owned.ability.reason
      : sayAbility(owned.ability, lang, bearerOf(state, action.object));
  return `: ${sentence.length > 90 ? `${sentence.slice(0, 90)}…` : sentence}`;
}

/** What an ability is of, for the words that say it. */
function bearerOf(state: GameState, id: ObjectId): SayOptions {
  const { name, types, subtypes, supertypes } = characteristics(state, id);
  return { types, subtypes, supertypes, ...(name === null ? {} : { name }) };
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
