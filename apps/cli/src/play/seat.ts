import { type GameEvent, type GameState, NEWEST_EDITION, type Refusal, refusedActions } from "@obverse/core";
import { namesOf, namesThrough, sayDecision, sayEvent, sayRefusal } from "@obverse/messages";
import {
  begin,
  decisionAt,
  doWritten,
  giveAnswer,
  type Scenario,
  type Step,
  stateOf,
  type Table,
  type TableResult,
  takeAction,
  thingsAt,
  verbOf,
} from "@obverse/scenario";
import type { Language } from "../language.ts";
import { print, printProse, styled } from "../output.ts";
import { citing } from "../run/cite.ts";
import { namingFor, tableOf } from "../run/naming.ts";
import { stepLine } from "../run/step-text.ts";
import { saidOnce } from "../run/story.ts";
import { actualText } from "../texts/failure-text.ts";
import { boardLines } from "./board-text.ts";
import { actionText, type Choice, choicesAt } from "./choices.ts";
import { PLAY } from "./texts.ts";

/** A person at a table: does what is said and tells what comes of it. */
export class Seat {
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
