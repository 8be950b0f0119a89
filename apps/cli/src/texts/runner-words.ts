import type { Language } from "../language.ts";

/** What the runner of scenarios expected or found where that is no value of the scenario's, in the language; else nothing. */
export function runnerWord(value: unknown, lang: Language): string | undefined {
  return lang === "ja" && typeof value === "string" ? JAPANESE[value] : undefined;
}

const JAPANESE: Readonly<Record<string, string>> = {
  "a board": "盤面",
  legal: "適正であること",
  illegal: "不適正であること",
  "legal or not": "適正かどうか",
  "the game goes on": "ゲームが続くこと",
  "the game as it was": "ゲームが変わらないこと",
  "the game is over": "ゲームは終わっています",
  "the state reads back as it was written": "書いた状態がそのまま読めること",
  "it does not": "読めません",
  "an activated ability": "起動型能力",
  "an empty stack": "空のスタック",
  "an instruction": "指示",
  "a card": "カード",
  "a keyword": "キーワード能力",
  "a step": "手順",
  "a date from 2011-09-30 on, YYYY-MM-DD": "2011-09-30以降の日付（YYYY-MM-DD）",
  "no such card": "そのカードはありません",
  gone: "もうありません",
  changed: "変わりました",
};
