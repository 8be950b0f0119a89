import type { Answer, Decision, Input } from "../model/decision.ts";
import type { GameEvent } from "../model/event.ts";
import type { PlayerId } from "../model/ids.ts";
import type { Refusal } from "../model/refusal.ts";
import type { GameState, Pending } from "../model/state.ts";
import type { Unit } from "../model/unit.ts";
import { Unsupported } from "../model/unsupported.ts";
import { deciderOf } from "../query/decider.ts";
import { isLegalAnswer } from "./answers.ts";
import { declarationRefusal } from "./combat/declaration-refusal.ts";
import type { Taken } from "./process.ts";
import { Refused } from "./refuse.ts";
import { runUnit } from "./run-unit.ts";

/** What a step gives back: the new state with what happened and what is to be decided next, or why it was refused, with the state as it was. */
export type StepResult = StepDone | StepRefused;

/** A step that was carried out. */
export interface StepDone {
  readonly ok: true;
  readonly state: GameState;
  /** What happened since the last step, oldest first. */
  readonly events: readonly GameEvent[];
  /** Who decides what next; absent: the game is over. */
  readonly decision: Decision | undefined;
  /** Decisions on the way that left no choice. */
  readonly taken: readonly Taken[];
}

/** A step that was refused; nothing has changed. */
export interface StepRefused {
  readonly ok: false;
  readonly refusal: Refusal;
  readonly state: GameState;
}

const ANSWER_KINDS: ReadonlySet<string> = new Set<Answer["kind"]>([
  "may",
  "pay",
  "pick",
  "target",
  "order",
  "mode",
  "face",
  "number",
  "name",
  "type",
  "position",
  "color",
  "divide",
  "replace",
  "attackers",
  "blockers",
  "random",
]);
const isAnswer = (input: Input): input is Answer => ANSWER_KINDS.has(input.kind);

/**
 * Takes one input: an action of the player who has priority, or an answer to the pending decision. Pure: same state and input, same result.
 * `by` is who gives it; absent: whoever is asked.
 */
export function step(state: GameState, input: Input, by?: PlayerId): StepResult {
  return guarded(state, () => {
    if (typeof input !== "object" || input === null)
      return refused(state, { code: "no-such-action", rules: [], detail: String(input) });
    const pending = state.pending;
    if (pending !== undefined) return answerPending(state, pending, input, by);
    if (state.next.kind === "over") return refused(state, { code: "game-over", rules: ["104.1"] });
    if (state.next.kind !== "priority") return afterResuming(state, input, by);
    if (isAnswer(input)) return refused(state, { code: "no-decision-pending", rules: [] });
    const player = state.next.player;
    const anyone =
      input.kind === "effect" ||
      input.kind === "transform" ||
      input.kind === "convert" ||
      input.kind === "leave-game" ||
      input.kind === "concede";
    if (anyone) return advance(state, { kind: "action", action: input, player: by ?? player }, []);
    if (by !== undefined && by !== deciderOf(state, player)) return refused(state, notTheirs(by, player, ["117.1"]));
    return advance(state, { kind: "action", action: input, player }, []);
  });
}

/** A state that stands before its first decision goes on to it by itself; then the input is taken. */
function afterResuming(state: GameState, input: Input, by: PlayerId | undefined): StepResult {
  const begun = resume(state);
  if (!begun.ok) return begun;
  const done = step(begun.state, input, by);
  return done.ok
    ? { ...done, events: [...begun.events, ...done.events], taken: [...begun.taken, ...done.taken] }
    : { ...done, state };
}

/** Goes on from a settled state to the next decision: what a new game does by itself at its first input, where one wants to see it first. */
export function resume(state: GameState): StepResult {
  return guarded(state, () => {
    if (state.pending !== undefined)
      return { ok: true, state, events: [], decision: state.pending.decision, taken: [] };
    return proceed(state, [], []);
  });
}

/** The board as it stands in the middle of a pending decision; the state itself where none is pending. */
export function present(state: GameState): GameState {
  const pending = state.pending;
  if (pending === undefined) return state;
  const known = presents.get(state);
  if (known !== undefined) return known;
  const { pending: _, ...settled } = state;
  const run = runUnit(settled, pending.unit, pending.answers);
  const now = run.kind === "asks" ? run.state : settled;
  presents.set(state, now);
  return now;
}

const presents = new WeakMap<GameState, GameState>();

/** The decision that stands open: a pending one, or priority. */
export function decisionOf(state: GameState): Decision | undefined {
  if (state.pending !== undefined) return state.pending.decision;
  if (state.next.kind !== "priority") return undefined;
  return { kind: "priority", player: state.next.player, rules: ["117.1"], code: "priority" };
}

function answerPending(state: GameState, pending: Pending, input: Input, by: PlayerId | undefined): StepResult {
  if (!isAnswer(input)) return refused(state, { code: "decision-pending", rules: [] });
  const asked = pending.decision.player;
  if (by !== undefined && asked !== "nature" && by !== deciderOf(state, asked))
    return refused(state, notTheirs(by, asked, []));
  if (!isLegalAnswer(pending.decision, input))
    return refused(
      state,
      declarationRefusal(present(state), pending.decision, input) ?? {
        code: "answer-not-legal",
        rules: pending.decision.rules,
      },
    );
  const { pending: _, ...settled } = state;
  return advance(settled, pending.unit, [...pending.answers, input], pending.reported);
}

function advance(settled: GameState, unit: Unit, answers: readonly Answer[], reported = 0): StepResult {
  const run = runUnit(settled, unit, answers);
  const events = run.events.slice(reported);
  if (run.kind === "asks") {
    const pending: Pending = { unit, answers, decision: run.decision, reported: run.events.length };
    return { ok: true, state: { ...settled, pending }, events, decision: run.decision, taken: run.taken };
  }
  return proceed(run.state, events, run.taken);
}

function proceed(state: GameState, soFar: readonly GameEvent[], takenSoFar: readonly Taken[]): StepResult {
  const events = [...soFar];
  const taken = [...takenSoFar];
  let settled = state;
  while (settled.next.kind !== "priority" && settled.next.kind !== "over") {
    const unit = settled.next;
    const run = runUnit(settled, unit, []);
    events.push(...run.events);
    taken.push(...run.taken);
    if (run.kind === "asks") {
      const pending: Pending = { unit, answers: [], decision: run.decision, reported: run.events.length };
      return { ok: true, state: { ...settled, pending }, events, decision: run.decision, taken };
    }
    settled = run.state;
  }
  return { ok: true, state: settled, events, decision: decisionOf(settled), taken };
}

/** Why a player can't decide for another, or for themselves while they are controlled (723.5). */
function notTheirs(by: PlayerId, asked: PlayerId, rules: Refusal["rules"]): Refusal {
  return by === asked
    ? { code: "controlled-by-another", rules: ["723.5"], player: by }
    : { code: "not-your-priority", rules, player: by };
}

function refused(state: GameState, refusal: Refusal): StepRefused {
  return { ok: false, refusal, state };
}

function guarded(state: GameState, run: () => StepResult): StepResult {
  try {
    return run();
  } catch (error) {
    if (error instanceof Refused) return refused(state, error.refusal);
    if (error instanceof Unsupported)
      return refused(state, { code: "unsupported-ability", rules: [], detail: error.what });
    throw error;
  }
}
