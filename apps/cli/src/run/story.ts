import { NEWEST_EDITION } from "@obverse/core";
import { namesThrough, sayEvent, sayRefusal } from "@obverse/messages";
import { type Scenario, type StepTold, verbOf } from "@obverse/scenario";
import type { Language } from "../language.ts";
import { styled } from "../output.ts";
import { citing } from "./cite.ts";
import { namingFor, tableOf } from "./naming.ts";
import { stepLine } from "./step-text.ts";

/** Tells what happens in a scenario, event by event with the rules that made it so. */
export function storyTeller(
  scenario: Scenario,
  lang: Language,
  given: string | undefined,
  write: (line: string) => void,
): (told: StepTold) => void {
  const { title } = scenario;
  const words = typeof title === "string" ? title : (title[lang] ?? title.en ?? title.ja ?? "");
  write(styled("bold", `${scenario.id}: ${words}`));
  const table = tableOf(lang);
  const edition = given ?? scenario.edition ?? NEWEST_EDITION;
  return ({ number, step, before, state, events, refusal }) => {
    if (verbOf(step) === "expect") return;
    write(styled("cyan", `  ${number}. ${stepLine(step)}`));
    const names = namesThrough(before, state, events, namingFor(lang));
    const lines = events.flatMap((event, place) =>
      SILENT.has(event.kind) ? [] : [`     ${sayEvent(event, table, names(place))}${citing(event.rules, edition)}`],
    );
    for (const line of saidOnce(lines)) write(line);
    if (refusal !== undefined)
      write(`     ${sayRefusal(refusal, table, names(events.length))}${citing(refusal.rules, edition)}`);
  };
}

/** Sentences of which none says again what the one before said: such as that of each card of a pair that can't be melded. */
export const saidOnce = (lines: readonly string[]): readonly string[] =>
  lines.filter((line, at) => at === 0 || line !== lines[at - 1]);

/** Events that say what others say already. */
const SILENT: ReadonlySet<string> = new Set(["became-target", "untapped"]);
