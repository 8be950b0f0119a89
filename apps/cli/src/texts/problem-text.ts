import { type Problem, pathText } from "@obverse/scenario";
import type { Language } from "../language.ts";

/** A problem of a scenario file as one sentence: the place, what is wrong, and the nearest known word. */
export function problemText(problem: Problem, lang: Language): string {
  const place = [problem.file, problem.line].filter((part) => part !== undefined).join(":");
  const path = pathText(problem.path);
  const where = `${place}${path === "" ? "" : ` (${path})`}`.trim();
  return `${where === "" ? "" : `${where}: `}${SENTENCES[lang][problem.code](problem)}`;
}

/** Where it is told how a scenario is written. */
export const howToWrite = (lang: Language): string =>
  lang === "ja"
    ? "シナリオの書き方: docs/how-to/write-a-scenario.md"
    : "How a scenario is written: docs/how-to/write-a-scenario.md";

/** The problems of a scenario file in words, and behind them where it is told how one is written. */
export const problemLines = (problems: readonly Problem[], lang: Language): readonly string[] =>
  problems.length === 0 ? [] : [...problems.map((problem) => problemText(problem, lang)), howToWrite(lang)];

type Sentence = (problem: Problem) => string;

const few = (words: readonly string[] | undefined): string =>
  (words ?? []).slice(0, 14).join(", ") + ((words?.length ?? 0) > 14 ? ", …" : "");
const meant = ({ nearest, expected }: Problem): string =>
  nearest === undefined ? ` Known: ${few(expected)}.` : ` Did you mean “${nearest}”?`;
const meantJa = ({ nearest, expected }: Problem): string =>
  nearest === undefined ? `使える語: ${few(expected)}。` : `「${nearest}」のことですか。`;

/** YAML ends a name at a comma inside braces and brackets: what follows looks like a key, or like one more entry. */
const isPartOfName = ({ code, found, expected }: Problem): boolean =>
  code === "unknown-key" ? found?.includes(" ") === true : expected?.includes("two cards") === true;
const quotes = (problem: Problem): string =>
  isPartOfName(problem) ? ' Put quotes around a name with a comma: "Gisela, the Broken Blade".' : "";
const quotesJa = (problem: Problem): string =>
  isPartOfName(problem) ? 'コンマのある名前は引用符で囲みます: "Gisela, the Broken Blade"。' : "";

const SHAPES_EN: Readonly<Record<string, string>> = {
  text: "a text",
  "whole number": "a whole number",
  list: "a list",
  mapping: "a mapping",
};

const SHAPES_JA: Readonly<Record<string, string>> = {
  text: "文字列",
  "whole number": "整数",
  "true or false": "true か false",
  list: "リスト",
  mapping: "マッピング",
  "two cards": "2枚のカード",
};
const shapeJa = (shape: string): string => SHAPES_JA[shape] ?? shape;

const SENTENCES: Readonly<Record<Language, Readonly<Record<Problem["code"], Sentence>>>> = {
  en: {
    syntax: ({ found }) => `not valid YAML or JSON: ${(found ?? "").replace(/:\s*$/, ".")}`,
    "unknown-key": (problem) => `unknown key “${problem.found ?? ""}”.${meant(problem)}${quotes(problem)}`,
    "unknown-word": (problem) => `unknown word “${problem.found ?? ""}”.${meant(problem)}`,
    "missing-key": ({ expected }) => `“${expected?.join("” or “") ?? ""}” is missing.`,
    "wrong-type": (problem) =>
      `expected ${problem.expected?.map((shape) => SHAPES_EN[shape] ?? shape).join(" or ") ?? ""}, found ${problem.found ?? "nothing"}.${quotes(problem)}`,
    "out-of-range": ({ found, expected }) =>
      `${found ?? ""} is out of range; write a number from ${expected?.join(" to ") ?? ""}.`,
    "no-verb": (problem) =>
      `no verb${problem.found === undefined ? "" : `: “${problem.found}” is none`}.${meant(problem)}`,
    "two-verbs": ({ found }) => `one verb a step, found ${found ?? ""}.`,
    "no-answer": ({ expected }) => `an answer needs a kind: ${few(expected)}.`,
    "two-answers": ({ found }) => `one kind an answer, found ${found ?? ""}.`,
    empty: () => "nothing is written here.",
    "duplicate-id": ({ found }) => `the id “${found ?? ""}” is used twice.`,
  },
  ja: {
    syntax: () => "この行のあたりが、YAML・JSONとして読めません。",
    "unknown-key": (problem) =>
      `「${problem.found ?? ""}」というキーはありません。${meantJa(problem)}${quotesJa(problem)}`,
    "unknown-word": (problem) => `「${problem.found ?? ""}」という語は使えません。${meantJa(problem)}`,
    "missing-key": ({ expected }) => `「${expected?.join("」か「") ?? ""}」がありません。`,
    "wrong-type": (problem) =>
      `${problem.expected?.map(shapeJa).join("か") ?? ""}が必要ですが、${problem.found === undefined ? "何もありません" : `${shapeJa(problem.found)} となっています`}。${quotesJa(problem)}`,
    "out-of-range": ({ found, expected }) =>
      `${found ?? ""} は範囲の外です。${expected?.join("から") ?? ""}までの数を書いてください。`,
    "no-verb": (problem) =>
      `動詞がありません${problem.found === undefined ? "" : `（「${problem.found}」は動詞ではありません）`}。${meantJa(problem)}`,
    "two-verbs": ({ found }) => `1つの手順に動詞は1つです: ${found ?? ""}`,
    "no-answer": ({ expected }) => `回答には種類が必要です: ${few(expected)}`,
    "two-answers": ({ found }) => `1つの回答に種類は1つです: ${found ?? ""}`,
    empty: () => "何も書かれていません。",
    "duplicate-id": ({ found }) => `id「${found ?? ""}」が2度使われています。`,
  },
};
