import type { Scenario, StepTold } from "@obverse/scenario";
import { verbOf } from "@obverse/scenario";
import type { Language } from "../language.ts";
import { styled } from "../output.ts";
import { short } from "./result-text.ts";

/** Tells what happens in a scenario, event by event with the rules that made it so. */
export function storyTeller(
  scenario: Scenario,
  lang: Language,
  write: (line: string) => void,
): (told: StepTold) => void {
  const title =
    typeof scenario.title === "string"
      ? scenario.title
      : (scenario.title[lang] ?? scenario.title.en ?? scenario.title.ja ?? scenario.id);
  write(styled("bold", `${scenario.id}: ${title}`));
  return ({ number, step, events, refusal }) => {
    if (verbOf(step) === "expect") return;
    write(styled("cyan", `  ${number}. ${short(step)}`));
    for (const event of events) write(`     ${short(event, 200)}`);
    if (refusal !== undefined) write(`     ${short(refusal)}`);
  };
}
