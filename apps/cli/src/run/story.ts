import { nameIn } from "@obverse/cards";
import { type EditionDate, NEWEST_EDITION, numberIn, type RuleKey } from "@obverse/core";
import { type MessageTable, namesAround, sayEvent, sayRefusal } from "@obverse/messages";
import { en } from "@obverse/messages/en";
import { ja } from "@obverse/messages/ja";
import { type Scenario, type StepTold, verbOf } from "@obverse/scenario";
import type { Language } from "../language.ts";
import { styled } from "../output.ts";
import { stepLine } from "./step-text.ts";

/** The sentences of a language. */
export const tableOf = (lang: Language): MessageTable => (lang === "ja" ? ja : en);

/** Tells what happens in a scenario, event by event with the rules that made it so. */
export function storyTeller(
  scenario: Scenario,
  lang: Language,
  edition: string | undefined,
  write: (line: string) => void,
): (told: StepTold) => void {
  const { title } = scenario;
  const words = typeof title === "string" ? title : (title[lang] ?? title.en ?? title.ja ?? "");
  write(styled("bold", `${scenario.id}: ${words}`));
  const table = tableOf(lang);
  const inForce = (edition ?? scenario.edition ?? NEWEST_EDITION) as EditionDate; // what the game was played under
  const cite = (rules: readonly RuleKey[]): string =>
    rules.length === 0 ? "" : `  ${styled("dim", `[${rules.map((rule) => numberIn(rule, inForce)).join(", ")}]`)}`;
  return ({ number, step, before, state, events, refusal }) => {
    if (verbOf(step) === "expect") return;
    write(styled("cyan", `  ${number}. ${stepLine(step)}`));
    const names = namesAround(before, state, { lang, nameIn: (name) => nameIn(name, lang) });
    for (const event of events)
      if (!SILENT.has(event.kind)) write(`     ${sayEvent(event, table, names)}${cite(event.rules)}`);
    if (refusal !== undefined) write(`     ${sayRefusal(refusal, table, names)}${cite(refusal.rules)}`);
  };
}

/** Events that say what others say already. */
const SILENT: ReadonlySet<string> = new Set(["became-target", "untapped"]);
