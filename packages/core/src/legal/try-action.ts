import type { Action } from "../model/action.ts";
import type { Answer, Decision } from "../model/decision.ts";
import type { PlayerId } from "../model/ids.ts";
import type { TargetRef } from "../model/object.ts";
import type { Refusal } from "../model/refusal.ts";
import type { GameState } from "../model/state.ts";
import { Unsupported } from "../model/unsupported.ts";
import { onlyAnswer } from "../process/answers.ts";
import { fittingPicks } from "../process/pick-domain.ts";
import { Possible } from "../process/process.ts";
import { Refused } from "../process/refuse.ts";
import { tryUnit, type UnitRun } from "../process/run-unit.ts";

/** How many lines of choices are followed before an action counts as refused for the reason first met. */
const MOST_TRIES = 64;

/**
 * Why a player may not take an action now, or nothing where they may: it is tried, not done, as though they had priority. What it leaves open counts as
 * possible where some choice works.
 */
export function tryAction(state: GameState, action: Action, player: PlayerId): Refusal | undefined {
  if (state.pending !== undefined) return { code: "decision-pending", rules: [] };
  if (state.next.kind !== "priority")
    return { code: state.next.kind === "over" ? "game-over" : "decision-pending", rules: [] };
  if (state.next.player !== player) return { code: "not-your-priority", rules: ["117.1"], player };
  // Whoever has priority may pass it (117.3d).
  if (action.kind === "pass") return undefined;
  const search: Search = { state, action, player, tries: MOST_TRIES };
  return follow(search, []);
}

interface Search {
  readonly state: GameState;
  readonly action: Action;
  readonly player: PlayerId;
  tries: number;
}

/** Follows a line of choices to its end; where it is refused, its other choices. */
function follow(search: Search, answers: readonly Answer[]): Refusal | undefined {
  search.tries--;
  const run = runOnce(search, answers);
  if (run === "possible") return undefined;
  if ("refusal" in run) return run.refusal;
  if (run.kind === "done" || isBeyond(run.decision)) return undefined;
  let first: Refusal | undefined;
  for (const answer of likely(run.decision)) {
    const against = follow(search, [...answers, answer]);
    if (against === undefined) return undefined;
    first ??= against;
    if (search.tries <= 0) break;
  }
  return first;
}

function runOnce(
  { state, action, player }: Search,
  answers: readonly Answer[],
): UnitRun | "possible" | { readonly refusal: Refusal } {
  try {
    return tryUnit(state, { kind: "action", action, player }, answers);
  } catch (error) {
    if (error instanceof Possible) return "possible";
    if (error instanceof Refused) return { refusal: error.refusal };
    if (error instanceof Unsupported)
      return { refusal: { code: "unsupported-ability", rules: [], detail: error.what } };
    throw error;
  }
}

/** Chance, and choices that come of replacing events, are no part of whether an action can be taken. */
function isBeyond(decision: Decision): boolean {
  return decision.kind === "random" || decision.kind === "replace";
}

/** Answers worth trying, the least demanding first: no optional costs, the fewest targets, the smallest number. */
function likely(decision: Decision): readonly Answer[] {
  const only = onlyAnswer(decision);
  if (only !== undefined) return [only];
  switch (decision.kind) {
    case "may":
    case "pay":
      return [
        { kind: decision.kind, yes: false },
        { kind: decision.kind, yes: true },
      ];
    case "pick":
    case "target":
      return picks(decision);
    case "order":
      return [{ kind: "order", order: decision.items.map((_, at) => at) }];
    case "mode":
      return modes(decision);
    case "face":
      return decision.options.map((face) => ({ kind: "face", face }));
    case "number":
      return [...new Set([...allowed(decision).slice(0, 2), decision.max])]
        .filter((number) => number <= decision.max && decision.except?.includes(number) !== true)
        .map((number) => ({ kind: "number", number }));
    case "color":
      return decision.options.map((color) => ({
        kind: "color",
        colors: Array.from({ length: decision.count }, () => color),
      }));
    case "type":
    case "position":
      return (decision.options.length === 0 ? ["Human"] : decision.options).map((text) => ({
        kind: decision.kind,
        text,
      }));
    case "name":
      return (decision.options ?? ["?"]).map((text) => ({ kind: "name", text }));
    case "divide": {
      const rest = decision.total - decision.each * (decision.among.length - 1);
      return [{ kind: "divide", amounts: decision.among.map((_, at) => (at === 0 ? rest : decision.each)) }];
    }
    case "attackers":
      return [{ kind: "attackers", attacks: [] }];
    case "blockers":
      return [{ kind: "blockers", blocks: [] }];
    default:
      return [];
  }
}

/** The least numbers that may be chosen. */
function allowed({ min, except = [] }: Extract<Decision, { kind: "number" }>): readonly number[] {
  return Array.from({ length: except.length + 2 }, (_, at) => min + at).filter((number) => !except.includes(number));
}

function picks(decision: Extract<Decision, { kind: "pick" | "target" }>): readonly Answer[] {
  const { from, min, sum, kind } = decision;
  if (sum !== undefined)
    return [
      { kind, chosen: from.slice(0, decision.max) },
      { kind, chosen: from.slice(0, min) },
    ];
  if (decision.inCommon !== undefined || decision.oneOfEach !== undefined)
    return fittingPicks(decision).map((chosen) => ({ kind, chosen }));
  const windows: (readonly TargetRef[])[] = [];
  for (let at = 0; at + min <= from.length && windows.length < MOST_TRIES; at++) windows.push(from.slice(at, at + min));
  const more =
    min === 0 && decision.max > 0 ? [from.slice(0, decision.max), ...from.slice(0, 8).map((ref) => [ref])] : [];
  return (min === 0 ? [[], ...more] : windows).map((chosen) => ({ kind, chosen }));
}

function modes(decision: Extract<Decision, { kind: "mode" }>): readonly Answer[] {
  const { legal, min } = decision;
  if (min <= 1) return legal.map((mode) => ({ kind: "mode", modes: [mode] }));
  const [first = 0] = legal;
  return [
    { kind: "mode", modes: decision.repeat === true ? Array.from({ length: min }, () => first) : legal.slice(0, min) },
  ];
}
