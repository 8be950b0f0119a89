import { ROWS } from "./generated/rows.ts";
import { type SuiteEntry, suite } from "./suite.ts";

/** What a row is about: what happens in a game, what a card's data says, or how cards are shown and handled. */
export const ROW_KINDS = ["engine", "data", "presentation"] as const;
/** What a row is about. */
export type RowKind = (typeof ROW_KINDS)[number];

/** One statement that the sources make, restated, with the rule it belongs to. */
export interface Row {
  readonly id: string;
  /** One or more rule numbers, as the statement gives them. */
  readonly rule: string;
  readonly about: RowKind;
  readonly statement: string;
  /** The command that shows it, where no scenario can: it is about printing, names of old or handling. Absent: scenarios show it. */
  readonly shownBy?: string;
  /** Why no scenario and no command shows it. Absent: one does. */
  readonly why?: string;
}

let decoded: readonly Row[] | undefined;

/** Every statement of the sources, in their order. */
export function rows(): readonly Row[] {
  decoded ??= ROWS.map((text) => JSON.parse(text) as Row); // written by tools/build-conformance
  return decoded;
}

/** The statements that name a rule or one of its subrules, or a rule of its chapter. */
export function rowsOf(rule: string): readonly Row[] {
  const below = rule.includes(".") ? /^[a-z]/ : /^\./;
  return rows().filter((row) =>
    row.rule
      .split(/[^\d.a-z]+/)
      .some((number) => number === rule || (number.startsWith(rule) && below.test(number.slice(rule.length)))),
  );
}

/** The statements that belong to no rule. */
export const generalRows = (): readonly Row[] => rows().filter(({ rule }) => !/\d/.test(rule));

/** The scenarios that show a row: those whose id is the row's, or the row's with a suffix and no longer row's. */
export function scenariosOfRow(row: Row): readonly SuiteEntry[] {
  return suite().filter((entry) => rowOf(entry.scenario.id) === row.id);
}

/** The row that a scenario of the suite shows. Absent: it shows a mechanism that no row states. */
export function rowOfScenario(id: string): Row | undefined {
  const shown = rowOf(id);
  return shown === undefined ? undefined : rows().find((row) => row.id === shown);
}

let known: ReadonlyMap<string, string | undefined> | undefined;

function rowOf(scenario: string): string | undefined {
  known ??= new Map(suite().map(({ scenario: { id } }) => [id, longestPrefix(id)]));
  return known.get(scenario);
}

function longestPrefix(id: string): string | undefined {
  const matching = rows().filter((row) => id === row.id || id.startsWith(`${row.id}-`) || id.startsWith(`${row.id}@`));
  return matching.sort((a, b) => b.id.length - a.id.length)[0]?.id;
}
