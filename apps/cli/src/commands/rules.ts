import { generalRows, rowsOf, scenariosOf, scenariosOfRow, statementsIn } from "@obverse/conformance";
import {
  type EditionDate,
  editionOn,
  introducedOn,
  isRuleKey,
  isRuleOf,
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
import { runScenario, type Scenario, type ScenarioStatus } from "@obverse/scenario";
import { compile } from "../cards/compiler.ts";
import { cardSource } from "../cards/source.ts";
import { columnsOf, padded, wrapped } from "../columns.ts";
import { CommandError, EXIT, type ExitCode } from "../exit-codes.ts";
import type { Language, Texts } from "../language.ts";
import { print, printJson, printProse, styled, tell } from "../output.ts";
import { findScenarios } from "../run/find-scenarios.ts";
import { tableOf } from "../run/naming.ts";
import { statusWord } from "../run/result-text.ts";

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
  | "untold"
  | "all"
  | "dates"
  | "nothing"
  | "reversed"
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
    all: "All that there are: obverse rules",
    unstated: "(no statement yet)",
    untold: "(the engine cites it nowhere)",
    dates: "Give two dates: obverse rules diff 2023-11-17 2026-08-07",
    nothing: "Nothing that the engine knows changed.",
    reversed: "The later date came first; read from the earlier one",
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
    all: "一覧を見るには: obverse rules",
    unstated: "（まだ説明がありません）",
    untold: "（エンジンはこのルールを引きません）",
    dates: "日付を2つ指定してください: obverse rules diff 2023-11-17 2026-08-07",
    nothing: "エンジンの知る変更はありません。",
    reversed: "後の日付が先にありました。早い日付から読みます",
    until: "まで",
    since: "から",
    number: "番号",
  },
};

/** What a rule says, what it was called, and the scenarios that show it; or what changed between two dates. */
export async function rules(words: readonly string[], options: RulesCommandOptions, lang: Language): Promise<ExitCode> {
  const [first, ...rest] = words;
  if (first === "diff") return diff(rest, options, lang);
  if (first === undefined) return await list(options, lang);
  const edition = dateOf(options.edition, lang);
  const key = keyOfNumber(first, edition);
  if (key === undefined && /\d/.test(first) && rowsOf(first).length > 0) return told(first, options, lang);
  if (key === undefined)
    throw new CommandError(EXIT.usage, "no-such-rule", `${TEXT[lang].unknown}: ${first}\n${TEXT[lang].all}`);
  return one(key, edition, options, lang);
}

/** What is told of a rule that the engine cites nowhere. */
async function told(rule: string, options: RulesCommandOptions, lang: Language): Promise<ExitCode> {
  const stated = await statementsIn(lang);
  const notes = rowsOf(rule).map((row) => ({ id: row.id, about: row.about, statement: stated(row) }));
  if (options.json === true) printJson({ rule, notes });
  else {
    printProse(`${styled("bold", rule)}  ${TEXT[lang].untold}`, 2);
    for (const { statement } of notes) printWrapped(statement, "  ");
  }
  return EXIT.ok;
}

async function list(options: RulesCommandOptions, lang: Language): Promise<ExitCode> {
  const edition = dateOf(options.edition, lang);
  const rows = STATED_RULES.filter((key) => isRuleOf(key, edition)).map((key) => ({
    rule: numberIn(key, edition),
    statement: sayRule(key, tableOf(lang)) ?? "",
  }));
  const stated = await statementsIn(lang);
  const notes = generalRows().map((row) => ({ id: row.id, about: row.about, statement: stated(row) }));
  if (options.json === true) {
    printJson({ edition, rules: rows, notes });
    return EXIT.ok;
  }
  for (const { rule, statement } of rows) printWrapped(statement, `${padded(rule, 9)} `);
  print(`${TEXT[lang].notes}:`);
  for (const { statement } of notes) printWrapped(statement, "  ");
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
  printProse(`${styled("bold", numberIn(key, edition))}  ${statement ?? text.unstated}`, 2);
  if (notYet) printProse(`  (${edition}) ${text.notYet}: ${since}`);
  for (const rule of below) {
    const words = sayRule(rule, tableOf(lang));
    if (words !== undefined && words !== statement) printWrapped(words, `  ${padded(numberIn(rule, edition), 9)} `);
  }
  if (earlier.length > 0) printProse(`${text.was}: ${earlier.join(", ")}`);
  if (others.length > 0) printProse(`${text.same}: ${others.map((other) => numberIn(other, edition)).join(", ")}`, 2);
  if (scenarios.length > 0) print(`${text.scenarios}:`);
  for (const { id, status, file } of scenarios)
    printWrapped(`${id}  ${styled("dim", `(${file})`)}`, `  ${padded(statusWord(status, lang), 12)} `);
  const said = notes.filter(({ scenarios: shown }) => shown.length === 0);
  if (said.length > 0) print(`${text.notes}:`);
  for (const note of said) printWrapped(note.statement, "  ");
  return EXIT.ok;
}

/** Editions in which some number was another. */
const EDITIONS: readonly EditionDate[] = [
  "2011-09-30",
  "2020-08-07",
  "2020-09-25",
  "2021-07-23",
  "2023-04-14",
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
  readonly status: ScenarioStatus;
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
  const [first, second] = dates.map((date) => editionOn(date));
  const wrong = dates.find((date) => editionOn(date) === undefined);
  if (wrong !== undefined)
    throw new CommandError(
      EXIT.usage,
      "edition",
      `${wrong}? (${OLDEST_EDITION}–${NEWEST_EDITION}${lang === "ja" ? "、YYYY-MM-DD" : ", YYYY-MM-DD"})\n${text.dates}`,
    );
  for (const date of dates)
    if (date > NEWEST_EDITION)
      tell(
        lang === "ja"
          ? `${date}: 知られている最も新しい版（${NEWEST_EDITION}）を使います。`
          : `${date}: the newest edition known is used, that of ${NEWEST_EDITION}.`,
      );
  if (first === undefined || second === undefined || dates.length > 2)
    throw new CommandError(EXIT.usage, "two-dates", text.dates);
  const [a, b] = first <= second ? [first, second] : [second, first];
  if (a !== first) tell(`${text.reversed}: ${a} → ${b}`);
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
  const renumbered = STATED_RULES.filter((key) => numberIn(key, a) !== numberIn(key, b) && isRuleOf(key, a)).map(
    (key) => ({
      from: numberIn(key, a),
      to: numberIn(key, b),
    }),
  );
  const introduced = STATED_RULES.flatMap((key) => {
    const since = introducedOn(key);
    return since === undefined || since <= a || since > b
      ? []
      : [{ rule: key, number: numberIn(key, b), since, statement: sayRule(key, tableOf(lang)) ?? "" }];
  });
  if (options.json === true) {
    printJson({ from: a, to: b, changes: rows, introduced, renumbered });
    return EXIT.ok;
  }
  if (rows.length === 0 && introduced.length === 0 && renumbered.length === 0) printProse(text.nothing);
  for (const { numberAfter, before, after, since } of rows) {
    print(`${styled("bold", numberAfter)}  (${since})`);
    printWrapped(before, "  − ");
    printWrapped(after, "  + ");
  }
  for (const { number, since, statement } of introduced) {
    print(`${styled("bold", number)}  (${since})`);
    printWrapped(statement, "  + ");
  }
  if (renumbered.length > 0)
    printProse(`${text.number}: ${renumbered.map(({ from, to }) => `${from} → ${to}`).join(", ")}`, 2);
  return EXIT.ok;
}

/** A sentence behind its first words, the later lines below its beginning. */
function printWrapped(sentence: string, first: string): void {
  for (const line of wrapped(sentence, columnsOf(first), first)) print(line);
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
