import { nameIn } from "@obverse/cards";
import {
  type Action,
  type Answer,
  type Card,
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
      option: (option, source) => sayOption(option, lang, source === undefined ? {} : bearerOf(state, source, lang)),
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
        isTwoFaced(state, action.object) ? faceText(state, action.object, action.face, lang) : undefined,
        action.faceDown === undefined ? undefined : `${text.faceDown} (${wordOf(action.faceDown, lang)})`,
        action.via === undefined ? undefined : wordOf(action.via, lang),
      ].filter((part) => part !== undefined);
      return `${text.cast}: ${names.object(action.object)}${details.length === 0 ? "" : ` (${details.join(", ")})`}`;
    }
    case "play-land":
      return `${text.play}: ${names.object(action.object)}${action.face === undefined || !isTwoFaced(state, action.object) ? "" : ` (${faceText(state, action.object, action.face, lang)})`}`;
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

function definitionOf(state: GameState, id: ObjectId): Card | undefined {
  const object = objectAt(state, id);
  return object?.kind === "card" ? state.definitions[object.components[0]?.what.definition ?? ""] : undefined;
}

function isTwoFaced(state: GameState, id: ObjectId): boolean {
  const card = definitionOf(state, id);
  return card !== undefined && (card.faces.length > 1 || card.halves !== undefined);
}

/** Which face or half: the front in a word, another by its name. */
function faceText(
  state: GameState,
  id: ObjectId,
  face: Extract<Action, { kind: "cast" }>["face"],
  lang: Language,
): string | undefined {
  const card = definitionOf(state, id);
  if (face === undefined) return undefined;
  if (typeof face === "string") {
    const back = face === "back" ? card?.faces[1] : undefined;
    return back === undefined ? wordOf(face, lang) : `${wordOf(face, lang)}: ${nameIn(back.name, lang)}`;
  }
  const parts = card?.halves?.parts.map((part) => nameIn(part.name, lang)) ?? [];
  return face.half === "fused" ? parts.join(" + ") : parts[face.half];
}

function abilityText(state: GameState, action: Extract<Action, { kind: "activate" }>, lang: Language): string {
  const owned = characteristics(state, action.object).abilities.find(({ key }) => key === action.ability);
  if (owned === undefined) return "";
  const sentence =
    owned.ability.kind === "unsupported"
      ? owned.ability.reason
      : sayAbility(owned.ability, lang, bearerOf(state, action.object, lang));
  return `: ${sentence.length > 90 ? `${sentence.slice(0, 90)}…` : sentence}`;
}

/** What an ability is of, for the words that say it. */
function bearerOf(state: GameState, id: ObjectId, lang: Language): SayOptions {
  const { name, types, subtypes, supertypes } = characteristics(state, id);
  return {
    types,
    subtypes,
    supertypes,
    nameOf: (card) => nameIn(card, lang),
    ...(name === null ? {} : { name: nameIn(name, lang) }),
  };
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
