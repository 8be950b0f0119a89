import { writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { type GameEvent, type GameState, hashOf, NEWEST_EDITION, type Refusal, refusedActions } from "@obverse/core";
import { namesOf, namesThrough, sayDecision, sayEvent, sayRefusal } from "@obverse/messages";
import {
  asScenario,
  autoMove,
  begin,
  decisionAt,
  doWritten,
  giveAnswer,
  openTable,
  runScenario,
  type Scenario,
  type Step,
  stateOf,
  type Table,
  type TableResult,
  takeAction,
  thingsAt,
  verbOf,
} from "@obverse/scenario";
import { linkOf } from "@obverse/scenario/link";
import { parseStep, writeScenario } from "@obverse/scenario/yaml";
import { compile } from "../cards/compiler.ts";
import { cardSource } from "../cards/source.ts";
import { CommandError, EXIT, type ExitCode } from "../exit-codes.ts";
import type { Language } from "../language.ts";
import { print, printJson, printProse, styled, tell } from "../output.ts";
import { boardLines } from "../play/board-text.ts";
import { actionText, type Choice, choicesAt } from "../play/choices.ts";
import { PLAY } from "../play/texts.ts";
import { citing } from "../run/cite.ts";
import { findScenarios } from "../run/find-scenarios.ts";
import { namingFor, tableOf } from "../run/naming.ts";
import { stepLine } from "../run/step-text.ts";
import { saidOnce } from "../run/story.ts";
import { actualText, stoppedText } from "../texts/failure-text.ts";
import { problemText } from "../texts/problem-text.ts";

/** The options of `obverse play`. */
export interface PlayCommandOptions {
  readonly auto?: true;
  readonly seed?: string;
  readonly moves?: string;
  readonly cards?: readonly string[];
  readonly filter?: string;
  readonly json?: true;
}

/** A board to begin with where no scenario is given. */
const FIRST_BOARD: Scenario = {
  id: "table",
  title: { en: "A game from the start", ja: "はじめからのゲーム" },
  rules: ["712.8"],
  mana: "unlimited",
  players: {
    P1: {
      hand: ["Villagers of Estwald", "Delver of Secrets", "Clone", "Forest", "Island"],
      battlefield: ["Forest", "Island"],
    },
    P2: { hand: ["Shock", "Moonmist", "Mountain"], battlefield: ["Grizzly Bears", "Mountain"] },
  },
  steps: [],
};

/** A table in the terminal: the scenario's steps are played first, then what is typed or piped in. */
export async function play(path: string | undefined, options: PlayCommandOptions, lang: Language): Promise<ExitCode> {
  const scenario = path === undefined ? FIRST_BOARD : scenarioAt(path, options.filter, lang);
  const cards = await cardSource(options.cards ?? [], lang);
  const seed = Number(options.seed ?? scenario.seed ?? 1);
  if (!Number.isSafeInteger(seed)) throw new CommandError(EXIT.usage, "seed", `--seed ${options.seed ?? ""}?`);
  const most = Number(options.moves ?? 200);
  if (!Number.isSafeInteger(most) || most < 0)
    throw new CommandError(EXIT.usage, "moves", `--moves ${options.moves ?? ""}?`);
  const [problem] = runScenario({ ...scenario, steps: [{ expect: {} }] }, { cards, compile }).failures;
  if (problem !== undefined) throw new CommandError(EXIT.findings, "not-played", stoppedText(problem, lang));
  const seat = new Seat(
    openTable({ ...scenario, seed }, { cards, compile }),
    lang,
    options.json === true ? "silent" : "told",
  );
  seat.title(scenario);
  const refused = seat.playSteps(scenario.steps);
  if (options.auto === true) return auto(seat, seed, most, options.json === true, lang);
  if (refused) return EXIT.illegal;
  const code = await converse(seat, lang);
  if (options.json === true) printJson(endOf(seat));
  return code;
}

/** How a table ended, for scripts. */
const endOf = (seat: Seat) => ({
  hash: hashOf(seat.table.session.position.state),
  over: seat.table.session.position.state.next.kind === "over",
  scenario: asScenario(seat.table),
});

function scenarioAt(path: string, filter: string | undefined, lang: Language): Scenario {
  const files = findScenarios([path], lang);
  const fit = files
    .flatMap(({ scenarios }) => scenarios.documents.map(({ scenario }) => scenario))
    .filter(({ id }) => filter === undefined || id.includes(filter));
  const [found] = fit;
  if (found === undefined || fit.length === 1)
    for (const { scenarios } of files) for (const problem of scenarios.problems) tell(problemText(problem, lang));
  if (fit.length > 1 && found !== undefined)
    tell(
      lang === "ja"
        ? `シナリオが${fit.length}件あります。最初の「${found.id}」で遊びます。ほかを選ぶには: --filter ID`
        : `There are ${fit.length} scenarios there; this is the first, “${found.id}”. To choose another: --filter ID`,
    );
  if (found !== undefined) return found;
  throw new CommandError(
    EXIT.file,
    "no-scenario",
    `${path}: ${lang === "ja" ? "シナリオがありません。" : "no scenario there."}`,
  );
}

/** A person at a table: does what is said and tells what comes of it. */
class Seat {
  table: Table;
  private readonly lang: Language;
  private readonly output: "told" | "silent";

  constructor(table: Table, lang: Language, output: "told" | "silent") {
    this.table = table;
    this.lang = lang;
    this.output = output;
  }

  title({ title, id }: Scenario): void {
    this.write(styled("bold", typeof title === "string" ? title : (title[this.lang] ?? title.en ?? id)));
  }

  /** Plays the steps; `true`: one could not be done. */
  playSteps(steps: readonly Step[]): boolean {
    for (const step of steps) {
      const isQuestion = verbOf(step) === "expect";
      if (!isQuestion) this.write(styled("cyan", stepLine(step)));
      const result = doWritten(this.table, step);
      if (!isQuestion) this.told(result);
      if (!result.ok && !isQuestion) return true;
      if (result.ok) this.table = result.table;
    }
    return false;
  }

  /** Takes what came of something, and tells it. */
  told(result: TableResult): boolean {
    if (!result.ok) {
      if ("refusal" in result) this.write(this.refusal(result.refusal));
      else this.write(`  ${actualText({ [result.problem.code]: result.problem.actual }, this.lang)}`);
      return false;
    }
    this.events(stateOf(this.table), stateOf(result.table), result.events);
    this.table = result.table;
    return true;
  }

  refusal(refusal: Refusal): string {
    const state = stateOf(this.table);
    return `  ${sayRefusal(refusal, tableOf(this.lang), namesOf(state, namingFor(this.lang)))}${citing(refusal.rules, this.edition)}`;
  }

  board(): void {
    const state = stateOf(this.table);
    for (const line of boardLines(state, thingsAt(this.table), namesOf(state, namingFor(this.lang)), this.lang))
      this.write(line);
  }

  /** Says what is to be decided and what can be chosen. */
  ask(): readonly Choice[] {
    const decision = decisionAt(this.table);
    const text = PLAY[this.lang];
    if (decision === undefined) {
      this.write(text.over);
      return [];
    }
    const state = stateOf(this.table);
    const names = namesOf(state, namingFor(this.lang));
    this.write(
      `${sayDecision(decision, tableOf(this.lang), names)}${decision.kind === "priority" ? "" : citing(decision.rules, this.edition)}`,
    );
    const choices = choicesAt(this.table, state, decision, names, this.lang);
    for (const [at, choice] of choices.slice(0, 60).entries()) this.write(`  ${at + 1}. ${choice.text}`);
    return choices;
  }

  why(): void {
    const decision = decisionAt(this.table);
    const text = PLAY[this.lang];
    const { state } = this.table.session.position;
    const refused =
      decision?.kind === "priority" && decision.player !== "nature" ? refusedActions(state, decision.player) : [];
    this.write(refused.length === 0 ? text.noRefused : text.refused);
    const names = namesOf(state, namingFor(this.lang));
    for (const { action, refusal } of refused)
      this.write(`  ${actionText(state, action, names, this.lang)} — ${this.refusal(refusal).trim()}`);
  }

  choose(choice: Choice): void {
    this.told("action" in choice ? takeAction(this.table, choice.action) : giveAnswer(this.table, choice.answer));
  }

  /** Goes on to the first decision, before which there is nothing to undo. */
  start(): void {
    if (!this.told(begin(this.table))) return;
    const { before: _, ...table } = this.table;
    this.table = table;
  }

  undo(): void {
    const { before } = this.table;
    this.write(before === undefined ? PLAY[this.lang].nothingToUndo : PLAY[this.lang].undone);
    if (before !== undefined) this.table = before;
  }

  /** Writes data, whose lines stay as they are. */
  give(data: string): void {
    if (this.output === "told") print(data);
  }

  write(line: string): void {
    if (this.output === "told") printProse(line);
  }

  get edition(): string {
    return this.table.scenario.edition ?? NEWEST_EDITION;
  }

  private events(before: GameState, after: GameState, events: readonly GameEvent[]): void {
    const names = namesThrough(before, after, events, namingFor(this.lang));
    const lines = events.flatMap((event, place) =>
      event.kind === "became-target"
        ? []
        : [`  ${sayEvent(event, tableOf(this.lang), names(place))}${citing(event.rules, this.edition)}`],
    );
    for (const line of saidOnce(lines)) this.write(line);
  }
}

function auto(seat: Seat, first: number, most: number, asJson: boolean, lang: Language): ExitCode {
  let seed = first;
  let moves = 0;
  for (; moves < most && (decisionAt(seat.table) !== undefined || moves === 0); moves++) {
    const move = autoMove(seat.table, seed);
    if (move === undefined) break;
    seed = move.seed;
    if (!seat.told(move.result)) break;
  }
  const hash = hashOf(seat.table.session.position.state);
  if (asJson) printJson({ hash, moves, over: seat.table.session.position.state.next.kind === "over" });
  else printProse(`${PLAY[lang].moves} ${moves}, ${PLAY[lang].hash} ${hash}`);
  return EXIT.ok;
}

async function converse(seat: Seat, lang: Language): Promise<ExitCode> {
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
