import type { Failure, LeftOut, Report, ScenarioResult, ScenarioStatus } from "@obverse/scenario";
import type { Language } from "../language.ts";
import { styled } from "../output.ts";
import { actualText, placeText } from "../texts/failure-text.ts";
import { runnerWord } from "../texts/runner-words.ts";

/** How a scenario ended, in a word. */
export const statusWord = (status: ScenarioStatus, lang: Language): string =>
  lang === "en" ? status : WORDS.ja[status];

/** A line for a scenario, and lines for each of its failures. */
export function resultLines(result: ScenarioResult, lang: Language): readonly string[] {
  const word = styled(COLORS[result.status], WORDS[lang][result.status]);
  const notes = [
    ...(result.leftOut ?? []).map((left) => leftOutText(left, lang)),
    ...(result.unknownRules ?? []).map((number) => unknownRuleText(number, lang)),
  ];
  const without = notes.map((note) => `      ${styled("dim", note)}`);
  if (result.status === "pass") return [`${word}  ${result.id}`, ...without];
  return [
    `${word}  ${result.id}  ${styled("dim", `(${result.file})`)}`,
    ...without,
    ...result.failures.flatMap((failure) => failureText(failure, lang)),
  ];
}

/** A line a failure, for people who work on the engine. */
export function failureLines(result: ScenarioResult): readonly string[] {
  return result.failures
    .slice(0, 8)
    .map((failure) =>
      [
        result.status,
        result.id,
        failure.step,
        failure.at,
        `expected ${short(failure.expected)}`,
        `actual ${short(failure.actual)}`,
        failure.rules.slice(0, 6).join(" "),
      ].join(" | "),
    );
}

/** How many scenarios ended how. */
export function totalsLine({ totals }: Report, lang: Language): string {
  const parts = (["pass", "fail", "error", "unsupported"] as const)
    .filter((status) => status === "pass" || totals[status] > 0)
    .map((status) => styled(COLORS[status], `${totals[status]} ${TOTALS[lang][status]}`));
  return `${totals.scenarios} ${lang === "ja" ? "件" : totals.scenarios === 1 ? "scenario" : "scenarios"}: ${parts.join(", ")}`;
}

function failureText(failure: Failure, lang: Language): readonly string[] {
  const words = FAILURE_WORDS[lang];
  const rules = failure.rules.length === 0 ? [] : [`        ${words.rules} ${failure.rules.join(", ")}`];
  return [
    `      ${placeText(failure, lang)}`,
    `        ${words.expected} ${expectedText(failure.expected, lang)}`,
    `        ${words.actual} ${actualText(failure.actual, lang)}`,
    ...rules,
  ];
}

/** That an ability of a permanent isn't understood and was left out. */
function leftOutText({ object, role }: LeftOut, lang: Language): string {
  return lang === "ja"
    ? `注意: ${object}の${ROLES.ja[role]}は理解できないため、ないものとして進めた`
    : `note: ${object} has ${ROLES.en[role]} that is not understood; the game went on without it`;
}

/** That a number under `rules` is none of a rule. */
const unknownRuleText = (number: string, lang: Language): string =>
  lang === "ja"
    ? `注意: rules の ${number} は、この版のルールでエンジンの知る番号ではない`
    : `note: ${number} under rules is no rule that the engine knows in this edition`;

const ROLES: Readonly<Record<Language, Readonly<Record<LeftOut["role"], string>>>> = {
  en: {
    triggered: "a triggered ability",
    static: "a static ability",
    keyword: "a keyword ability",
    unknown: "an ability",
  },
  ja: { triggered: "誘発型能力", static: "常在型能力", keyword: "キーワード能力", unknown: "能力" },
};

/** What a failure expected; where it is no value of the scenario's, in words. */
function expectedText(expected: unknown, lang: Language): string {
  return runnerWord(expected, lang) ?? short(expected, 400);
}

/** A value on one line. */
export function short(value: unknown, most = 160): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? String(value));
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

const COLORS = { pass: "green", fail: "red", error: "red", unsupported: "yellow" } as const satisfies Record<
  ScenarioStatus,
  string
>;

const WORDS: Readonly<Record<Language, Readonly<Record<ScenarioStatus, string>>>> = {
  en: { pass: "pass", fail: "FAIL", error: "ERROR", unsupported: "UNSUPPORTED" },
  ja: { pass: "合格", fail: "不合格", error: "エラー", unsupported: "未対応" },
};
const TOTALS: Readonly<Record<Language, Readonly<Record<ScenarioStatus, string>>>> = {
  en: { pass: "passed", fail: "failed", error: "in error", unsupported: "unsupported" },
  ja: WORDS.ja,
};
const FAILURE_WORDS: Readonly<Record<Language, Readonly<Record<"expected" | "actual" | "rules", string>>>> = {
  en: { expected: "expected:", actual: "actual:  ", rules: "rules:   " },
  ja: { expected: "期待:", actual: "実際:", rules: "ルール:" },
};
