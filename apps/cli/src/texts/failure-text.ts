import type { Failure } from "@obverse/scenario";
import type { Language } from "../language.ts";
import { short } from "../run/result-text.ts";
import { runnerWord } from "./runner-words.ts";
import { setUpText } from "./set-up-text.ts";
import { stopText } from "./stop-text.ts";

/** What happened instead of what a failure expected, in words. */
export function actualText(actual: unknown, lang: Language): string {
  const stop = stopText(actual, lang);
  if (stop === undefined) return valueText(actual, lang);
  if (stop.rest === undefined) return stop.sentence;
  const rest = Array.isArray(stop.rest)
    ? stop.rest.map((one) => setUpText(one, lang) ?? short(one)).join("; ")
    : undefined;
  return `${stop.sentence} ${rest === undefined ? valueText(stop.rest, lang) : short(rest, 800)}`;
}

const valueText = (value: unknown, lang: Language): string => runnerWord(value, lang) ?? short(value, 400);

/** Where a failure stands, as a person reads it: what is listed counts from 1. */
export function placeText({ step, at, line }: Failure, lang: Language): string {
  const words = PLACES[lang];
  const lines = line === undefined ? "" : ` (${words.line} ${line})`;
  return step === 0 ? `${words.setUp}${lines}` : `${words.step} ${step}${lines}: ${at}`;
}

const PLACES: Readonly<Record<Language, Readonly<Record<"step" | "line" | "setUp", string>>>> = {
  en: { step: "step", line: "line", setUp: "set-up" },
  ja: { step: "手順", line: "行", setUp: "準備" },
};

/** Why a scenario could not be played on, with its step and the rules that refuse it. */
export function stoppedText({ step, actual, rules }: Failure, lang: Language): string {
  const place = step === 0 ? "" : `${PLACES[lang].step} ${step}: `;
  return `${place}${actualText(actual, lang)}${rules.length === 0 ? "" : ` [${rules.join(", ")}]`}`;
}
