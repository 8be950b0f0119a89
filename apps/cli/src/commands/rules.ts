import { generalRows, rowsOf, scenariosOf, scenariosOfRow, statementsIn } from "@obverse/conformance";
import {
  type EditionDate,
  editionOn,
  isRuleKey,
  isRuleOf,
  keyOfNumber,
  NEWEST_EDITION,
  RULES,
  type RuleKey,
  sameRules,
} from "@obverse/core";
import { STATED_RULES, sayRule } from "@obverse/messages";
import { runScenario, type Scenario, type ScenarioStatus } from "@obverse/scenario";
import { compile } from "../cards/compiler.ts";
import { cardSource } from "../cards/source.ts";
import { padded } from "../columns.ts";
import { editionGiven } from "../edition.ts";
import { CommandError, EXIT, type ExitCode } from "../exit-codes.ts";
import type { Language, Texts } from "../language.ts";
import { print, printJson, printProse, printWrapped, styled } from "../output.ts";
import { rulesDiffBetween } from "../rules/diff.ts";
import { before, ONE_RULE, ruleInEdition, shownNumber } from "../rules/rule-in-edition.ts";
import { searchRules } from "../rules/search.ts";
import { findScenarios } from "../run/find-scenarios.ts";
import { tableOf } from "../run/naming.ts";
import { statusWord } from "../run/result-text.ts";

/** The options of `obverse rules`. */
export interface RulesCommandOptions {
  readonly json?: true;
  readonly edition?: string;
  readonly scenarios?: readonly string[];
}

const TEXT: Texts<"notes" | "unknown" | "untold" | "all" | "noWords" | "oneRule"> = {
  en: {
    notes: "Besides",
    unknown: "No rule that the engine cites has the number",
    all: "All that there are: obverse rules",
    noWords: "No rule that the engine knows says that in words",
    oneRule: "Name one rule at a time",
    untold: "(the engine cites it nowhere)",
  },
  ja: {
    notes: "補足",
    unknown: "エンジンが引くルールにその番号はありません",
    all: "一覧を見るには: obverse rules",
    noWords: "その語を含むルールはありません",
    oneRule: "ルールの番号は1つずつ指定してください",
    untold: "（エンジンはこのルールを引きません）",
  },
};

/** What a rule says, what it was called, and the scenarios that show it; or what changed between two dates. */
export async function rules(words: readonly string[], options: RulesCommandOptions, lang: Language): Promise<ExitCode> {
  const [first, ...rest] = words;
  if (first === "diff") return rulesDiffBetween(rest, options, lang);
  if (first === undefined) return await list(options, lang);
  const edition = editionGiven(options.edition, "--edition", lang) ?? NEWEST_EDITION;
  if (!/^\d/.test(first)) return saying(words, edition, options, lang);
  if (rest.length > 0) throw new CommandError(EXIT.usage, "one-rule", `${TEXT[lang].oneRule}: ${words.join(" ")}`);
  const key = keyOfNumber(first, edition);
  if (key !== undefined) return one(key, edition, options, lang);
  if (rowsOf(first).length > 0) return told(first, options, lang);
  throw new CommandError(EXIT.usage, "no-such-rule", `${TEXT[lang].unknown}: ${first}\n${TEXT[lang].all}`);
}

/** The rules that say some words. */
async function saying(
  words: readonly string[],
  edition: EditionDate,
  options: RulesCommandOptions,
  lang: Language,
): Promise<ExitCode> {
  const text = TEXT[lang];
  const found = await searchRules(words, edition, lang);
  if (found.rules.length + found.notes.length === 0)
    throw new CommandError(EXIT.usage, "no-such-rule", `${text.noWords}: ${words.join(" ")}\n${text.all}`);
  if (options.json === true) {
    printJson({ words, edition, ...found });
    return EXIT.ok;
  }
  for (const { rule, statement } of found.rules) printWrapped(statement, `${padded(rule, 9)} `);
  if (found.notes.length > 0) print(`${text.notes}:`);
  for (const { rule, statement } of found.notes) printWrapped(statement, /\d/.test(rule) ? `  ${rule}  ` : "  ");
  return EXIT.ok;
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
  const edition = editionGiven(options.edition, "--edition", lang) ?? NEWEST_EDITION;
  const rows = STATED_RULES.filter((key) => isRuleOf(key, edition)).map((key) => ({
    rule: shownNumber(key, edition),
    statement: sayRule(key, tableOf(lang)) ?? "",
  }));
  const stated = await statementsIn(lang);
  const notes = generalRows().map((row) => ({ id: row.id, about: row.about, statement: stated(row) }));
  if (options.json === true) {
    printJson({ edition, rules: rows, notes });
    return EXIT.ok;
  }
  for (const { rule, statement } of rows) printWrapped(statement, `${padded(rule, 9)} `);
  for (const { statement } of notes) printProse(statement, 0);
  return EXIT.ok;
}

async function one(
  key: RuleKey,
  edition: EditionDate,
  options: RulesCommandOptions,
  lang: Language,
): Promise<ExitCode> {
  const below = subrulesOf(key);
  const { number, today, since, earlier, differences } = ruleInEdition(key, below, edition, lang);
  const notYet = since !== undefined && edition < since;
  const others = sameRules(key).filter((other) => other !== key && isRuleOf(other, edition));
  const scenarios = await scenariosFor([key, ...below], options.scenarios ?? [], lang);
  const statement = sayRule(key, tableOf(lang));
  const stated = await statementsIn(lang);
  const notes = rowsOf(key).map((row) => ({
    id: row.id,
    about: row.about,
    statement: stated(row),
    scenarios: scenariosOfRow(row).map(({ scenario }) => scenario.id),
  }));
  const rows = below
    .filter((rule) => notYet || isRuleOf(rule, edition))
    .map((rule) => ({
      rule: shownNumber(rule, edition),
      statement: sayRule(rule, tableOf(lang)) ?? null,
    }));
  if (options.json === true) {
    printJson({
      rule: number ?? null,
      key,
      edition,
      since: since ?? null,
      statement: statement ?? null,
      differences,
      earlier,
      same: others,
      subrules: rows,
      notes,
      scenarios,
    });
    return EXIT.ok;
  }
  const text = ONE_RULE[lang];
  printProse(`${styled("bold", number ?? key)}  ${statement ?? text.unstated}`, 2);
  if (notYet) printProse(`  (${edition}) ${text.notYet}: ${since}`);
  else if (edition < NEWEST_EDITION) {
    if (number === undefined) printProse(`  (${edition}) ${text.numberUnknown}`);
    for (const { statement: then, until } of differences) printWrapped(then, `  (${edition}, ${before(until, lang)}) `);
    if (differences.length === 0) printProse(`  (${edition}) ${text.noDifference}`);
  }
  for (const { rule, statement: words } of rows)
    if (words !== null && words !== statement) printWrapped(words, `  ${padded(rule, 9)} `);
  if (earlier.length > 0)
    printProse(`${text.was}: ${earlier.map((span) => `${span.number} (${before(span.until, lang)})`).join(", ")}`, 2);
  if (today !== undefined) printProse(`${text.today}: ${today}`);
  if (others.length > 0)
    printProse(`${text.same}: ${others.map((other) => shownNumber(other, edition)).join(", ")}`, 2);
  if (scenarios.length > 0) print(`${text.scenarios}:`);
  for (const { id, status, file } of scenarios)
    printWrapped(`${id}  ${styled("dim", `(${file})`)}`, `  ${padded(statusWord(status, lang), 12)} `);
  const said = notes.filter(({ scenarios: shown }) => shown.length === 0);
  if (said.length > 0) print(`${text.notes}:`);
  for (const note of said) printWrapped(note.statement, "  ");
  return EXIT.ok;
}

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
