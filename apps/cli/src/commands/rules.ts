import { rowsOf, scenariosOf, scenariosOfRow, statementsIn } from "@obverse/conformance";
import {
  type EditionDate,
  editionOn,
  introducedOn,
  isRuleKey,
  keyOfNumber,
  NEWEST_EDITION,
  numberIn,
  OLDEST_EDITION,
  RULES,
  type RuleKey,
  rulesDiff,
  sameRules,
} from "@obverse/core";
import { RULE_OF_CHANGE, STATED_RULES, sayRule } from "@obverse/messages";
import { runScenario, type Scenario } from "@obverse/scenario";
import { compile } from "../cards/compiler.ts";
import { cardSource } from "../cards/source.ts";
import { CommandError, EXIT, type ExitCode } from "../exit-codes.ts";
import type { Language, Texts } from "../language.ts";
import { padded, print, printJson, styled } from "../output.ts";
import { findScenarios } from "../run/find-scenarios.ts";
import { tableOf } from "../run/naming.ts";

/** The options of `obverse rules`. */
export interface RulesCommandOptions {
  readonly json?: true;
  readonly edition?: string;
  readonly scenarios?: readonly string[];
}

const TEXT: Texts<
  | "was"
  | "notYet"
  | "same"
  | "notes"
  | "scenarios"
  | "unknown"
  | "unstated"
  | "dates"
  | "nothing"
  | "until"
  | "since"
  | "number"
> = {
  en: {
    was: "Earlier",
    notYet: "There was no such rule yet; it came on",
    same: "Says the same",
    notes: "Besides",
    scenarios: "Scenarios",
    unknown: "No rule that the engine cites has the number",
    unstated: "(no statement yet)",
    dates: "Give two dates: obverse rules diff 2023-11-17 2026-08-07",
    nothing: "Nothing that the engine knows changed.",
    until: "until",
    since: "since",
    number: "Number",
  },
  ja: {
    was: "以前の番号",
    notYet: "このルールはまだありません。加わった日付",
    same: "同じ内容",
    notes: "補足",
    scenarios: "シナリオ",
    unknown: "エンジンが引くルールにその番号はありません",
    unstated: "（まだ説明がありません）",
    dates: "日付を2つ指定してください: obverse rules diff 2023-11-17 2026-08-07",
    nothing: "エンジンの知る変更はありません。",
    until: "まで",
    since: "から",
    number: "番号",
  },
};

/** What a rule says, what it was called, and the scenarios that show it; or what changed between two dates. */
export async function rules(words: readonly string[], options: RulesCommandOptions, lang: Language): Promise<ExitCode> {
  const [first, ...rest] = words;
  if (first === "diff") return diff(rest, options, lang);
  if (first === undefined) return list(options, lang);
  const edition = dateOf(options.edition, lang);
  const key = keyOfNumber(first, edition);
  if (key === undefined) throw new CommandError(EXIT.usage, "no-such-rule", `${TEXT[lang].unknown} ${first}.`);
  return one(key, edition, options, lang);
}

function list(options: RulesCommandOptions, lang: Language): ExitCode {
  const edition = dateOf(options.edition, lang);
  const rows = STATED_RULES.filter((key) => (introducedOn(key) ?? "") <= edition).map((key) => ({
    rule: numberIn(key, edition),
    statement: sayRule(key, tableOf(lang)) ?? "",
  }));
  if (options.json === true) printJson({ edition, rules: rows });
  else for (const { rule, statement } of rows) print(`${padded(rule, 9)} ${statement}`);
  return EXIT.ok;
}

async function one(
  key: RuleKey,
  edition: EditionDate,
  options: RulesCommandOptions,
  lang: Language,
): Promise<ExitCode> {
  const text = TEXT[lang];
  const below = subrulesOf(key);
  const since = introducedOn(key);
  const notYet = since !== undefined && edition < since;
  const others = sameRules(key).filter((other) => other !== key);
  const earlier = [...new Set(EDITIONS.map((date) => numberIn(key, date)))].filter(
    (number) => number !== numberIn(key, edition),
  );
  const scenarios = await scenariosFor([key, ...below], options.scenarios ?? [], lang);
  const statement = sayRule(key, tableOf(lang));
  const stated = await statementsIn(lang);
  const notes = rowsOf(key).map((row) => ({
    id: row.id,
    about: row.about,
    statement: stated(row),
    scenarios: scenariosOfRow(row).map(({ scenario }) => scenario.id),
  }));
  if (options.json === true) {
    printJson({
      rule: numberIn(key, edition),
      key,
      edition,
      since: since ?? null,
      statement: statement ?? null,
      earlier,
      same: others,
      subrules: below.map((rule) => ({
        rule: numberIn(rule, edition),
        statement: sayRule(rule, tableOf(lang)) ?? null,
      })),
      notes,
      scenarios,
    });
    return EXIT.ok;
  }
  print(`${styled("bold", numberIn(key, edition))}  ${statement ?? text.unstated}`);
  if (notYet) print(`  (${edition}) ${text.notYet}: ${since}`);
  for (const rule of below) {
    const words = sayRule(rule, tableOf(lang));
    if (words !== undefined && words !== statement) print(`  ${padded(numberIn(rule, edition), 9)} ${words}`);
  }
  if (earlier.length > 0) print(`${text.was}: ${earlier.join(", ")}`);
  if (others.length > 0) print(`${text.same}: ${others.map((other) => numberIn(other, edition)).join(", ")}`);
  if (scenarios.length > 0) print(`${text.scenarios}:`);
  for (const { id, status, file } of scenarios) print(`  ${padded(status, 12)} ${id}  ${styled("dim", `(${file})`)}`);
  const said = notes.filter(({ scenarios: shown }) => shown.length === 0);
  if (said.length > 0) print(`${text.notes}:`);
  for (const note of said) print(`  ${note.statement}`);
  return EXIT.ok;
}

/** Editions in which some number was another. */
const EDITIONS: readonly EditionDate[] = [
  "2011-09-30",
  "2020-08-07",
  "2020-09-25",
  "2021-07-23",
  "2023-11-17",
  "2024-02-09",
  "2025-06-06",
  "2026-04-17",
  "2026-08-07",
].flatMap((date) => editionOn(date) ?? []);

function subrulesOf(key: RuleKey): readonly RuleKey[] {
  const [chapter = "", rule] = key.split(".");
  const rows: Readonly<Record<string, Readonly<Record<string, string>>>> = RULES;
  const found =
    rule === undefined
      ? Object.keys(rows[chapter] ?? {}).map((number) => `${chapter}.${number}`)
      : [...(rows[chapter]?.[rule] ?? "")].map((letter) => `${key}${letter}`);
  return found.filter(isRuleKey);
}

interface Shown {
  readonly id: string;
  readonly status: string;
  readonly file: string;
}

/** The scenarios that show a rule, played: those of the conformance suite, or those below the paths given. */
async function scenariosFor(
  keys: readonly RuleKey[],
  paths: readonly string[],
  lang: Language,
): Promise<readonly Shown[]> {
  const cards = await cardSource([], lang);
  const [rule] = keys;
  const found =
    paths.length > 0
      ? findScenarios(paths, lang).flatMap(({ file, scenarios }) =>
          scenarios.documents.flatMap(({ scenario }) => (shows(scenario, keys) ? [{ scenario, file }] : [])),
        )
      : rule === undefined
        ? []
        : scenariosOf(rule).map((entry) => ({ scenario: entry.scenario, file: entry.rule }));
  return found.map(({ scenario, file }) => ({
    id: scenario.id,
    status: runScenario(scenario, { cards, compile, file }).status,
    file,
  }));
}

function shows(scenario: Scenario, keys: readonly RuleKey[]): boolean {
  const edition = editionOn(scenario.edition ?? NEWEST_EDITION) ?? NEWEST_EDITION;
  return scenario.rules.some((number) => keys.some((key) => key === keyOfNumber(number, edition)));
}

function diff(dates: readonly string[], options: RulesCommandOptions, lang: Language): ExitCode {
  const text = TEXT[lang];
  const [a, b] = dates.map((date) => editionOn(date));
  if (a === undefined || b === undefined) throw new CommandError(EXIT.usage, "two-dates", text.dates);
  const { changes } = tableOf(lang);
  const rows = rulesDiff(a, b).map(({ name, from, to, since }) => {
    const texts: Readonly<Record<string, string>> = changes[name];
    const key = RULE_OF_CHANGE[name];
    return {
      rule: key,
      before: texts[from] ?? from,
      after: texts[to] ?? to,
      since,
      numberBefore: numberIn(key, a),
      numberAfter: numberIn(key, b),
    };
  });
  const renumbered = STATED_RULES.filter(
    (key) => numberIn(key, a) !== numberIn(key, b) && (introducedOn(key) ?? "") <= a,
  ).map((key) => ({
    from: numberIn(key, a),
    to: numberIn(key, b),
  }));
  if (options.json === true) {
    printJson({ from: a, to: b, changes: rows, renumbered });
    return EXIT.ok;
  }
  if (rows.length === 0 && renumbered.length === 0) print(text.nothing);
  for (const { numberAfter, before, after, since } of rows) {
    print(`${styled("bold", numberAfter)}  (${since})`);
    print(`  − ${before}`);
    print(`  + ${after}`);
  }
  if (renumbered.length > 0) print(`${text.number}: ${renumbered.map(({ from, to }) => `${from} → ${to}`).join(", ")}`);
  return EXIT.ok;
}

function dateOf(text: string | undefined, lang: Language): EditionDate {
  if (text === undefined) return NEWEST_EDITION;
  const edition = editionOn(text);
  if (edition === undefined)
    throw new CommandError(
      EXIT.usage,
      "edition",
      `--edition ${text}? (${OLDEST_EDITION}–${NEWEST_EDITION}${lang === "ja" ? "、YYYY-MM-DD" : ", YYYY-MM-DD"})`,
    );
  return edition;
}
