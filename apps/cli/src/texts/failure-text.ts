import type { Failure } from "@obverse/scenario";
import { nearestCard } from "../cards/nearest-card.ts";
import type { Language } from "../language.ts";
import { short } from "../run/result-text.ts";
import { runnerWord } from "./runner-words.ts";
import { stopText } from "./stop-text.ts";

/** What happened instead of what a failure expected, in words. */
export function actualText(actual: unknown, lang: Language): string {
  const stop = stopText(actual, lang);
  if (stop === undefined) return runnerWord(actual, lang) ?? short(actual, 400);
  if (stop.rest === undefined) return stop.sentence;
  const rest = Array.isArray(stop.rest) ? stop.rest.map((one) => setUpText(one, lang)) : undefined;
  return `${stop.sentence} ${rest === undefined ? (runnerWord(stop.rest, lang) ?? short(stop.rest, 400)) : short(rest.join("; "), 400)}`;
}

/** Why a scenario could not be played on, with its step and the rules that refuse it. */
export function stoppedText({ step, actual, rules }: Failure, lang: Language): string {
  const place = step === 0 ? "" : lang === "ja" ? `手順 ${step}: ` : `step ${step}: `;
  return `${place}${actualText(actual, lang)}${rules.length === 0 ? "" : ` [${rules.join(", ")}]`}`;
}

/** A problem of a board (`no-such-card players.0.hand.1 Delvr`) in words; other values as they are. */
function setUpText(problem: unknown, lang: Language): string {
  const [, at = "", name = ""] = /^no-such-card (\S+) (.+)$/.exec(typeof problem === "string" ? problem : "") ?? [];
  if (name === "") return short(problem);
  const like = nearestCard(name);
  if (lang === "ja")
    return `「${name}」というカードはありません (${at})${like === undefined ? "" : `。「${like}」のことですか`}`;
  return `no card is called “${name}” (${at})${like === undefined ? "" : `. Did you mean “${like}”?`}`;
}
