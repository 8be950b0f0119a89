import {
  type Action,
  type Answer,
  characteristics,
  type Decision,
  type GameState,
  legalActions,
  type PlayerId,
  type TargetRef,
} from "@obverse/core";
import type { Names } from "@obverse/messages";
import { say as sayAbility } from "@obverse/oracle/say";
import { answersTo, type Table } from "@obverse/scenario";
import type { Language } from "../language.ts";
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
        faceText(action.face),
        action.faceDown === undefined ? undefined : `${text.faceDown} (${action.faceDown})`,
        action.via,
      ].filter((part) => part !== undefined);
      return `${text.cast}: ${names.object(action.object)}${details.length === 0 ? "" : ` (${details.join(", ")})`}`;
    }
    case "play-land":
      return `${text.play}: ${names.object(action.object)}${action.face === undefined ? "" : ` (${action.face})`}`;
    case "activate":
      return `${text.activate}: ${names.object(action.object)}${abilityText(state, action, lang)}`;
    case "turn-face-up":
      return `${text.turnUp}: ${names.object(action.object)} (${action.via})`;
    case "special":
      return `${text.special}: ${names.object(action.object)} (${action.action})`;
    default:
      return action.kind;
  }
}

function faceText(face: Extract<Action, { kind: "cast" }>["face"]): string | undefined {
  return face === undefined
    ? undefined
    : typeof face === "string"
      ? face
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
      return answer.face;
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
