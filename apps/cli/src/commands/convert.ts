import type { Scenario } from "@obverse/scenario";
import { linkOf, readLink } from "@obverse/scenario/link";
import { type PuzzleNote, readPuzzle, writePuzzle } from "@obverse/scenario/pzl";
import { parseScenarios, writeScenario } from "@obverse/scenario/yaml";
import { NOTES } from "../convert/texts.ts";
import { CommandError, EXIT, type ExitCode } from "../exit-codes.ts";
import type { Language } from "../language.ts";
import { print, printJson, tell } from "../output.ts";
import { readGiven } from "../read-given.ts";
import { problemLines } from "../texts/problem-text.ts";

/** What `obverse convert` writes. */
export const FORMS = ["scenario", "json", "link", "pzl"] as const;
/** A form that a board or a scenario can be written in. */
export type Form = (typeof FORMS)[number];

/** The options of `obverse convert`. */
export interface ConvertCommandOptions {
  readonly to?: Form;
  readonly filter?: string;
  readonly json?: true;
}

/** Turns scenarios, links and puzzle files into one another; what can't be said is told on the side. */
export function convert(given: string, options: ConvertCommandOptions, lang: Language): ExitCode {
  const { scenarios, notes } = read(given, lang);
  const chosen = scenarios.filter(({ id }) => options.filter === undefined || id.includes(options.filter));
  if (chosen.length === 0) throw new CommandError(EXIT.file, "no-scenario", `${given}: ${NOTES[lang].none}`);
  const to = options.json === true ? "json" : (options.to ?? (/\.pzl$|#s=|^s=/.test(given) ? "scenario" : "link"));
  const lost = to === "pzl" ? chosen.flatMap((scenario) => writePuzzle(scenario).notes) : [];
  if (to === "json") printJson(chosen.length === 1 ? chosen[0] : chosen);
  else if (to === "scenario") print(chosen.map(writeScenario).join("---\n").trimEnd());
  else
    for (const scenario of chosen) print(to === "link" ? `#${linkOf(scenario)}` : writePuzzle(scenario).text.trimEnd());
  for (const note of [...notes, ...lost]) tell(noteText(note, lang));
  return notes.some(({ code }) => code === "not-understood") ? EXIT.findings : EXIT.ok;
}

function read(
  given: string,
  lang: Language,
): { readonly scenarios: readonly Scenario[]; readonly notes: readonly PuzzleNote[] } {
  const text = /#s=|^s=/.test(given) ? given : readGiven(given, "unreadable", lang).toString("utf8");
  if (/(^|#)s=/.test(text.trim()) && !text.trim().includes("\n")) {
    const link = readLink(text.trim());
    if (link.ok) return { scenarios: [link.scenario], notes: [] };
    for (const line of problemLines(link.problems, lang)) tell(line);
    throw new CommandError(EXIT.file, link.code, NOTES[lang].brokenLink);
  }
  if (/^\s*(#.*\n\s*)*\[(metadata|state)\]/i.test(text)) {
    const { scenario, notes } = readPuzzle(text, given);
    return { scenarios: [scenario], notes };
  }
  const parsed = parseScenarios(text, given);
  for (const line of problemLines(parsed.problems, lang)) tell(line);
  if (parsed.problems.length > 0)
    throw new CommandError(EXIT.findings, "not-a-scenario", `${given}: ${NOTES[lang].badScenario}`);
  return { scenarios: parsed.documents.map(({ scenario }) => scenario), notes: [] };
}

function noteText({ code, what, line }: PuzzleNote, lang: Language): string {
  return `${line === undefined ? "" : `${NOTES[lang].line} ${line}: `}${NOTES[lang][code]}: ${what}`;
}
