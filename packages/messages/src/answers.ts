import type { Answer, Decision, ModeOption, ObjectId, TargetRef } from "@obverse/core";
import type { MessageTable, Names } from "./message-table.ts";

/** Words for answers to decisions in a language. */
export interface AnswerTexts {
  readonly yes: string;
  readonly no: string;
  /** Nothing was chosen. */
  readonly none: string;
  /** A mode that nobody can put into words, by its place from 1. */
  readonly mode: (place: number) => string;
  readonly colors: Readonly<Record<"W" | "U" | "B" | "R" | "G" | "C", string>>;
  readonly faces: Readonly<Record<FaceOption, string>>;
  /** Over or under the creature that is mutated onto (702.140c). */
  readonly positions: Readonly<Record<"top" | "bottom", string>>;
  /** Chance, where what it gave is told by the event that follows. */
  readonly chance: string;
}

type FaceOption = Extract<Decision, { readonly kind: "face" }>["options"][number];

/** What an answer is told with beyond the sentences: each may know nothing. */
export interface AnswerNaming {
  /** The name of a face of a card that an object is. */
  readonly face?: (object: ObjectId, side: "front" | "back") => string | undefined;
  /** What a mode decision offers, in words (`sayOption` of `@obverse/oracle/say`). */
  readonly option?: (option: Exclude<ModeOption, { kind: "pile" }>, source: ObjectId | undefined) => string | undefined;
}

/** An answer to a decision in words, to offer it or to tell that it was given. */
export function sayAnswer(
  decision: Decision,
  answer: Answer,
  { answers }: MessageTable,
  names: Names,
  naming: AnswerNaming = {},
): string {
  const list = (parts: readonly string[]): string => (parts.length === 0 ? answers.none : parts.join(", "));
  const target = (ref: TargetRef): string => ("object" in ref ? names.object(ref.object) : names.player(ref.player));
  switch (answer.kind) {
    case "may":
    case "pay":
      return answer.yes ? answers.yes : answers.no;
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
      return list(answer.modes.map((mode) => optionWords(decision, mode, answers, names, naming)));
    case "face":
      return (
        (decision.kind === "face" && (answer.face === "front" || answer.face === "back")
          ? naming.face?.(decision.object, answer.face)
          : undefined) ?? answers.faces[answer.face]
      );
    case "number":
      return String(answer.number);
    case "name":
    case "type":
      return answer.text;
    case "position":
      return wordIn(answers.positions, answer.text);
    case "color":
      return list(answer.colors.map((color) => wordIn(answers.colors, color)));
    case "divide":
      return list(
        answer.amounts.map((amount, at) =>
          decision.kind === "divide" && decision.among[at] !== undefined
            ? `${target(decision.among[at])} ${amount}`
            : String(amount),
        ),
      );
    case "replace": {
      const option = decision.kind === "replace" ? decision.options[answer.index] : undefined;
      return option?.source === undefined
        ? `${answer.index + 1}`
        : `${answer.index + 1}. ${names.object(option.source)}`;
    }
    case "attackers":
      return list(
        answer.attacks.map(
          ({ attacker, defender }) =>
            `${names.object(attacker)} → ${typeof defender === "number" ? names.object(defender) : names.player(defender)}`,
        ),
      );
    case "blockers":
      return list(answer.blocks.map(({ blocker, attacker }) => `${names.object(blocker)} → ${names.object(attacker)}`));
    case "random":
      return answers.chance;
  }
}

function optionWords(
  decision: Decision,
  mode: number,
  answers: AnswerTexts,
  names: Names,
  naming: AnswerNaming,
): string {
  const option = decision.kind === "mode" ? decision.options[mode] : undefined;
  if (option?.kind === "pile")
    return option.objects.length === 0 ? answers.none : option.objects.map(names.object).join(", ");
  const words = option === undefined ? undefined : naming.option?.(option, decision.source);
  return words === undefined || words === "" ? answers.mode(mode + 1) : words;
}

function wordIn(words: Readonly<Record<string, string>>, key: string): string {
  return words[key] ?? key;
}
