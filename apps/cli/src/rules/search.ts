import { type Row, rows, statementsIn } from "@obverse/conformance";
import { type EditionDate, isRuleOf } from "@obverse/core";
import { STATED_RULES, sayRule } from "@obverse/messages";
import { LANGUAGES, type Language } from "../language.ts";
import { tableOf } from "../run/naming.ts";
import { shownNumber } from "./rule-in-edition.ts";

/** The rules and the other statements that say some words. */
export interface WordsFound {
  readonly rules: readonly { readonly rule: string; readonly statement: string }[];
  readonly notes: readonly Pick<Row, "id" | "rule" | "about" | "statement">[];
}

/** The rules of an edition whose statement has all these words, and the other statements that do; in either language, told in one. */
export async function searchRules(words: readonly string[], edition: EditionDate, lang: Language): Promise<WordsFound> {
  const wanted = words.flatMap((word) => folded(word).split(/\s+/)).filter((word) => word !== "");
  const says = (statement: string): boolean => wanted.every((word) => folded(statement).includes(word));
  const stated = await Promise.all(LANGUAGES.map(statementsIn));
  const told = await statementsIn(lang);
  return {
    rules: STATED_RULES.filter(
      (key) => isRuleOf(key, edition) && LANGUAGES.some((one) => says(sayRule(key, tableOf(one)) ?? "")),
    ).map((key) => ({ rule: shownNumber(key, edition), statement: sayRule(key, tableOf(lang)) ?? "" })),
    notes: rows()
      .filter((row) => stated.some((statement) => says(statement(row))))
      .map((row) => ({ id: row.id, rule: row.rule, about: row.about, statement: told(row) })),
  };
}

const folded = (text: string): string => text.normalize("NFKC").toLowerCase().replaceAll("’", "'");
