import type { Answer, Decision, GameState, TargetRef } from "@obverse/core";
import type { Names } from "@obverse/messages";
import { faceName } from "../actions/action-words.ts";
import { fill, texts } from "../words/language.ts";

/** An answer in words. */
export function answerWords(decision: Decision, answer: Answer, names: Names, state: GameState): string {
  const text = texts.value;
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
        decision.kind === "order"
          ? answer.order.flatMap((at) =>
              decision.items[at] === undefined ? [] : [names.object(decision.items[at].object)],
            )
          : [],
      );
    case "mode":
      return list(answer.modes.map((mode) => fill(text.mode, mode + 1)));
    case "face":
      return decision.kind === "face" && (answer.face === "front" || answer.face === "back")
        ? (faceName(state, decision.object, answer.face) ?? answer.face)
        : answer.face;
    case "number":
      return String(answer.number);
    case "name":
    case "type":
    case "position":
      return answer.text;
    case "color":
      return list(answer.colors);
    case "divide":
      return answer.amounts.join(" + ");
    case "replace":
      return String(answer.index + 1);
    case "attackers":
      return list(
        answer.attacks.map(
          ({ attacker, defender }) =>
            `${names.object(attacker)} → ${typeof defender === "number" ? names.object(defender) : defender}`,
        ),
      );
    case "blockers":
      return list(answer.blocks.map(({ blocker, attacker }) => `${names.object(blocker)} → ${names.object(attacker)}`));
    case "random":
      return "…";
  }
}
