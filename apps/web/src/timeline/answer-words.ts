import type { Answer, Decision, GameState } from "@obverse/core";
import { type AnswerNaming, sayAnswer } from "@obverse/messages";
import { bearerOf, faceName } from "../actions/action-words.ts";
import { abilityWords, sentences, wantAbilityWords } from "../state/loaded.ts";
import { namesNow } from "../state/naming.ts";
import { language } from "../words/language.ts";

/** An answer in words, for who looks. */
export function answerWords(decision: Decision, answer: Answer, state: GameState): string {
  const table = sentences.value;
  if (table === undefined) return "…";
  return sayAnswer(decision, answer, table, namesNow(state), {
    face: (object, side) => faceName(state, object, side),
    option: optionWords(state),
  });
}

const optionWords =
  (state: GameState): NonNullable<AnswerNaming["option"]> =>
  (option, source) => {
    const words = abilityWords.value;
    if (words === undefined) wantAbilityWords();
    return words?.sayOption(option, language.value, source === undefined ? {} : bearerOf(state, source));
  };
