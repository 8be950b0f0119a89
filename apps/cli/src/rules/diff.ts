import {
  type EditionDate,
  editionOn,
  introducedOn,
  isNumberKnown,
  isRuleOf,
  NEWEST_EDITION,
  numberIn,
  type RuleKey,
  rulesDiff,
} from "@obverse/core";
import { RULE_OF_CHANGE, STATED_RULES, sayRule } from "@obverse/messages";
import { noEdition } from "../edition.ts";
import { CommandError, EXIT, type ExitCode } from "../exit-codes.ts";
import type { Language, Texts } from "../language.ts";
import { print, printJson, printProse, printWrapped, styled, tell } from "../output.ts";
import { tableOf } from "../run/naming.ts";

const TEXT: Texts<"dates" | "nothing" | "reversed" | "number"> = {
  en: {
    dates: "Give two dates: obverse rules diff 2023-11-17 2026-08-07",
    nothing: "Nothing that the engine knows changed.",
    reversed: "The later date came first; read from the earlier one",
    number: "Number",
  },
  ja: {
    dates: "日付を2つ指定してください: obverse rules diff 2023-11-17 2026-08-07",
    nothing: "エンジンの知る変更はありません。",
    reversed: "後の日付が先にありました。早い日付から読みます",
    number: "番号",
  },
};

/** What changed between two dates: what the rules say, those that came, and their numbers. */
export function rulesDiffBetween(
  dates: readonly string[],
  options: { readonly json?: true },
  lang: Language,
): ExitCode {
  const text = TEXT[lang];
  const [first, second] = dates.map((date) => editionOn(date));
  const wrong = dates.find((date) => editionOn(date) === undefined);
  if (wrong !== undefined) throw noEdition(wrong, lang);
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
  const renumbered = STATED_RULES.filter((key) => renumberedBetween(key, a, b)).map((key) => ({
    from: numberIn(key, a),
    to: numberIn(key, b),
  }));
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

const renumberedBetween = (key: RuleKey, a: EditionDate, b: EditionDate): boolean =>
  isRuleOf(key, a) && isNumberKnown(key, a) && isNumberKnown(key, b) && numberIn(key, a) !== numberIn(key, b);
