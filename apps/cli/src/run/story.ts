import { NEWEST_EDITION } from "@obverse/core";
import { namesAround, sayEvent, sayRefusal } from "@obverse/messages";
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
    const names = namesAround(before, state, namingFor(lang));
    for (const event of events)
      if (!SILENT.has(event.kind)) write(`     ${sayEvent(event, table, names)}${citing(event.rules, edition)}`);
    if (refusal !== undefined) write(`     ${sayRefusal(refusal, table, names)}${citing(refusal.rules, edition)}`);
  };
}

/** Events that say what others say already. */
const SILENT: ReadonlySet<string> = new Set(["became-target", "untapped"]);
