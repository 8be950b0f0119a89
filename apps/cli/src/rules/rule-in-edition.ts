import {
  type EditionDate,
  introducedOn,
  isNumberKnown,
  isRuleOf,
  NEWEST_EDITION,
  type NumberSpan,
  numberHistory,
  numberIn,
  type RuleKey,
} from "@obverse/core";
import { saidOtherwise } from "@obverse/messages";
import type { Language, Texts } from "../language.ts";
import { tableOf } from "../run/naming.ts";

/** What `obverse rules NUMBER` says beside the statement. */
export const ONE_RULE: Texts<
  "was" | "today" | "notYet" | "numberUnknown" | "noDifference" | "same" | "notes" | "scenarios" | "unstated"
> = {
  en: {
    was: "Earlier",
    today: "Today",
    notYet: "There was no such rule yet; it came on",
    numberUnknown: "Its number on that date isn't known; this is today's.",
    noDifference: "The engine knows of no difference between then and today.",
    same: "Says the same",
    notes: "Besides",
    scenarios: "Scenarios",
    unstated: "(no statement yet)",
  },
  ja: {
    was: "以前の番号",
    today: "現在の番号",
    notYet: "このルールはまだありません。加わった日付",
    numberUnknown: "その日付での番号は分かりません。これは現在の番号です。",
    noDifference: "エンジンの知る限り、当時と現在に違いはありません。",
    same: "同じ内容",
    notes: "補足",
    scenarios: "シナリオ",
    unstated: "（まだ説明がありません）",
  },
};

/** Till when something was so, in words. */
export const before = (date: string | undefined, lang: Language): string =>
  lang === "ja" ? `${date}より前` : `before ${date}`;

/** What an edition makes of a rule. */
export interface RuleInEdition {
  /** Absent: the edition has it not, or by a number that isn't known. */
  readonly number: string | undefined;
  /** Today's number, where the edition's is another or none. */
  readonly today: string | undefined;
  readonly since: string | undefined;
  /** The numbers it had before that edition, the latest first. */
  readonly earlier: readonly NumberSpan[];
  /** What the edition says otherwise than today of what the rule and those below it are about, with the edition that ended it. */
  readonly differences: readonly { readonly statement: string; readonly until: string }[];
}

/** What an edition makes of a rule and its subrules. */
export function ruleInEdition(
  key: RuleKey,
  below: readonly RuleKey[],
  edition: EditionDate,
  lang: Language,
): RuleInEdition {
  const isThere = isRuleOf(key, edition);
  const number = isThere && isNumberKnown(key, edition) ? numberIn(key, edition) : undefined;
  const today = numberIn(key, NEWEST_EDITION);
  return {
    number,
    today: number === today ? undefined : today,
    since: introducedOn(key),
    earlier: numberHistory(key)
      .filter(({ until }) => until !== undefined && until <= edition)
      .reverse(),
    differences: saidOtherwise([key, ...below], edition, tableOf(lang)),
  };
}

/** The number by which an edition knows a rule; today's where it has it not or its number then isn't known. */
export const shownNumber = (key: RuleKey, edition: EditionDate): string =>
  isRuleOf(key, edition) && isNumberKnown(key, edition) ? numberIn(key, edition) : key;
