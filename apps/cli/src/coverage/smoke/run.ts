import { type Action, decisionOf, type GameState, type StepResult, step } from "@obverse/core";
import { firstAnswer } from "./first-answer.ts";

/** A line of play of the smoke test: where it came to, and what it met. */
export class Line {
  state: GameState;
  private readonly faults: Set<string>;

  constructor(state: GameState, faults: Set<string>) {
    this.state = state;
    this.faults = faults;
  }

  /** Takes an action and everything that comes of it until the stack is empty. Nothing: it was refused. */
  act(action: Action): Line | undefined {
    const next = this.took(() => step(this.state, action));
    return next?.settled();
  }

  /** Answers what is asked and resolves what is on the stack. */
  settled(): Line | undefined {
    let at: Line | undefined = new Line(this.state, this.faults);
    for (let count = 0; count < MOST_STEPS; count++) {
      const { state }: Line = at;
      const decision = decisionOf(state);
      if (decision === undefined || (decision.kind === "priority" && state.stack.length === 0)) return at;
      at = at.next();
      if (at === undefined) return undefined;
    }
    return at;
  }

  /** Passes or answers so many times, whatever comes. */
  passing(times: number, isEnough: (state: GameState) => boolean): Line | undefined {
    let at: Line | undefined = new Line(this.state, this.faults);
    for (let count = 0; count < times && at !== undefined && !isEnough(at.state); count++) {
      if (decisionOf(at.state) === undefined) return at;
      at = at.next();
    }
    return at;
  }

  private next(): Line | undefined {
    const { state } = this;
    const decision = decisionOf(state);
    if (decision === undefined) return undefined;
    if (decision.kind === "priority") return this.took(() => step(state, { kind: "pass" }));
    const answer = firstAnswer(decision);
    if (answer === undefined) {
      this.faults.add(`no answer to ${decision.kind}`);
      return undefined;
    }
    const tried = this.took(() => step(state, answer));
    if (tried !== undefined || (decision.kind !== "may" && decision.kind !== "pay")) return tried;
    return this.took(() => step(state, { kind: decision.kind, yes: false }));
  }

  private took(run: () => StepResult): Line | undefined {
    const result = caught(run, this.faults);
    if (result === undefined) return undefined;
    if (result.ok) return new Line(result.state, this.faults);
    if (result.refusal.code === "unsupported-ability") this.faults.add(`refused: ${result.refusal.detail ?? ""}`);
    return undefined;
  }
}

const MOST_STEPS = 60;

/** What it gives, or nothing where it throws: that is a fault. */
export function caught<T>(run: () => T, faults: Set<string>): T | undefined {
  try {
    return run();
  } catch (error) {
    faults.add(`threw: ${error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error)}`);
    return undefined;
  }
}
