import { writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { asScenario, autoMove, decisionAt, doWritten } from "@obverse/scenario";
import { linkOf } from "@obverse/scenario/link";
import { parseStep, writeScenario } from "@obverse/scenario/yaml";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import type { Language } from "../language.ts";
import { tell } from "../output.ts";
import { problemText } from "../texts/problem-text.ts";
import type { Choice } from "./choices.ts";
import type { Seat } from "./seat.ts";
import { PLAY } from "./texts.ts";

/** Does what is typed or piped in, a line at a time, until it ends. */
export async function converse(seat: Seat, lang: Language): Promise<ExitCode> {
  const lines = createInterface({ input: process.stdin, terminal: false });
  try {
    return await talk(seat, lines, lang);
  } finally {
    // Leaving the loop doesn't close them, and an open terminal would keep the process alive.
    lines.close();
    process.stdin.destroy();
  }
}

/** Obeys each line, until one ends it or there are no more. */
async function talk(seat: Seat, lines: AsyncIterable<string>, lang: Language): Promise<ExitCode> {
  const text = PLAY[lang];
  const isPerson = process.stdin.isTTY === true;
  const start = (): readonly Choice[] => {
    if (decisionAt(seat.table) === undefined) seat.start();
    seat.board();
    return seat.ask();
  };
  let choices: readonly Choice[] | undefined = isPerson ? start() : undefined;
  if (isPerson) {
    tell(text.help);
    process.stderr.write(text.prompt);
  }
  const take = (given: string): "go-on" | "stop" => {
    const words = given.trim();
    if (words === "" || words.startsWith("#")) return "go-on";
    choices ??= start();
    if (words === "q" || words === "quit" || words === "exit") return "stop";
    obey(seat, words, choices, lang);
    choices = words === "?" || words === "help" ? choices : seat.ask();
    return "go-on";
  };
  let pending = "";
  for await (const line of lines) {
    const goesOn = pending !== "" && (isOpen(pending) || /^\s+\S/.test(line)) && (line.trim() !== "" || !isPerson);
    if (goesOn) pending += `\n${line}`;
    else {
      if (take(pending) === "stop") return EXIT.ok;
      pending = line;
    }
    if (!isPerson || (isOpen(pending) && line.trim() !== "")) continue;
    if (take(pending) === "stop") return EXIT.ok;
    pending = "";
    process.stderr.write(text.prompt);
  }
  take(pending);
  if (choices === undefined) seat.board();
  return EXIT.ok;
}

/** Whether a step that was typed or piped in goes on in the next line: a bracket is open, or a key waits for its value. */
function isOpen(text: string): boolean {
  const brackets = text.replace(/"(?:[^"\\]|\\.)*"|'[^']*'/g, "");
  const count = (letters: RegExp) => brackets.match(letters)?.length ?? 0;
  return count(/[{[]/g) > count(/[}\]]/g) || /^[A-Za-z]+:\s*$/.test(text.split("\n").at(-1)?.trim() ?? "");
}

function obey(seat: Seat, words: string, choices: readonly Choice[], lang: Language): void {
  const text = PLAY[lang];
  const [command = "", ...rest] = words.split(/\s+/);
  const argument = rest.join(" ");
  if (/^\d+$/.test(words)) {
    const choice = choices[Number(words) - 1];
    if (choice === undefined) seat.write(text.unknown);
    else seat.choose(choice);
    return;
  }
  switch (command) {
    case "?":
    case "help":
      seat.write(text.help);
      return;
    case "b":
    case "board":
      seat.board();
      return;
    case "why":
      seat.why();
      return;
    case "undo":
    case "u":
      seat.undo();
      return;
    case "save":
      save(seat, argument, lang);
      return;
    case "link":
    case "share":
      seat.give(`#${linkOf(asScenario(seat.table))}`);
      return;
    case "auto": {
      let seed = seat.table.session.position.seed;
      for (let moves = 0; moves < Number(argument || 1); moves++) {
        const move = autoMove(seat.table, seed);
        if (move === undefined || !seat.told(move.result)) return;
        seed = move.seed;
      }
      return;
    }
    default: {
      const step = parseStep(words);
      if (!step.ok) {
        if (!words.includes(":")) seat.write(text.unknown);
        else for (const problem of step.problems) seat.write(problemText(problem, lang));
      } else seat.told(doWritten(seat.table, step.step));
    }
  }
}

function save(seat: Seat, file: string, lang: Language): void {
  const written = writeScenario(asScenario(seat.table));
  if (file === "" || file === "-") {
    seat.give(written);
    return;
  }
  try {
    writeFileSync(file, written);
    seat.write(`${PLAY[lang].saved} ${file}`);
  } catch (error) {
    // The game goes on: it can be saved elsewhere.
    tell(`${PLAY[lang].notSaved} ${file} (${error instanceof Error ? error.message : String(error)}) [not-saved]`);
  }
}
