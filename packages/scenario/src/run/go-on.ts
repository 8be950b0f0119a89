import type { Input, PlayerId, Refusal } from "@obverse/core";
import { type EngineStep, engine } from "../engine.ts";
import { afterTaken, candidatesFor } from "./candidates.ts";
import { optionsOf } from "./options.ts";
import { type Candidate, isAnnouncing, type Position } from "./position.ts";
import { reread } from "./reread.ts";
import { Stop } from "./stop.ts";
import { leftOver } from "./supply.ts";
import { noted } from "./things.ts";

/** Where something done led to: a position, or why no way of doing it was allowed. */
export type Outcome =
  | { readonly ok: true; readonly position: Position }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

/** Until when decisions are answered. */
export type Until = (position: Position) => boolean;

/** Decisions of players other than what they do with priority are answered. */
export const UNTIL_PRIORITY: Until = ({ decision }) => decision === undefined || decision.kind === "priority";

/** How many answers are tried before a search gives up. */
const MOST_TRIES = 600;

/** Goes on to the first decision, where the game has not begun yet. */
export function begun(position: Position): Position {
  if (position.decision !== undefined || position.state.next.kind === "over") return position;
  const outcome = goOn(position, followed(position, engine.resume(position.state)), UNTIL_PRIORITY);
  if (!outcome.ok) throw new Stop("refused", "the game goes on", outcome.refusals[0]?.code, outcome.refusals[0]);
  return outcome.position;
}

/** Gives the game an input and answers what comes up from what the step brings. */
export function act(
  position: Position,
  input: Input,
  by: PlayerId | undefined,
  until: Until = UNTIL_PRIORITY,
): Outcome {
  return goOn(position, followed(position, engine.step(position.state, input, by)), until);
}

type Followed = { readonly ok: true; readonly position: Position } | { readonly ok: false; readonly refusal: Refusal };

function followed(position: Position, result: EngineStep, candidate?: Candidate): Followed {
  if (!result.ok) return { ok: false, refusal: result.refusal };
  const state = reread(result.state, position.state);
  const things = noted(position.things, engine.present(state));
  const supply = candidate?.supply ?? position.supply;
  const next: Position = {
    state,
    decision: result.decision,
    events: [...position.events, ...result.events],
    things,
    supply,
    compile: position.compile,
    seed: candidate?.seed ?? position.seed,
  };
  const announcing = candidate === undefined || isAnnouncing(position);
  return { ok: true, position: { ...next, supply: afterTaken(next, supply, result.taken, announcing) } };
}

function goOn(start: Position, first: Followed, until: Until): Outcome {
  const refusals: Refusal[] = [];
  let tries = 0;
  const search = (followed: Followed): Position | undefined => {
    if (!followed.ok) {
      refusals.push(followed.refusal);
      return undefined;
    }
    const { position } = followed;
    const { decision } = position;
    if (until(position) || decision === undefined || decision.kind === "priority")
      return isComplete(start, position, refusals) ? position : undefined;
    if (isComplete(start, position, [], "announced") === false) return undefined;
    const candidates = candidatesFor(position, decision);
    for (const candidate of candidates) {
      if (++tries > MOST_TRIES) return undefined;
      const found = search(answered(position, candidate));
      if (found !== undefined) return found;
      if (refusals.at(-1)?.code === "unsupported-ability") return undefined;
    }
    return undefined;
  };
  const position = search(first);
  return position === undefined ? { ok: false, refusals } : { ok: true, position };
}

function answered(position: Position, candidate: Candidate): Followed {
  const result = engine.step(position.state, candidate.answer);
  if (
    !result.ok &&
    result.refusal.code !== "unsupported-ability" &&
    position.decision !== undefined &&
    !isAnnouncing(position)
  ) {
    const { answer } = candidate;
    const isEmpty =
      (answer.kind === "attackers" && answer.attacks.length === 0) ||
      (answer.kind === "blockers" && answer.blocks.length === 0);
    if (isEmpty) return forced(position, result);
    if (position.supply.search === "given")
      throw new Stop("bad-answer", optionsOf(position, position.decision), candidate.answer);
  }
  return followed(position, result, candidate);
}

/** Where something must attack or block, declaring nothing is not allowed: the only declaration that is allowed is taken. */
function forced(position: Position, refused: EngineStep): Followed {
  const { decision } = position;
  if (decision?.kind === "attackers") {
    const all = decision.options.flatMap(({ attacker, defenders }) =>
      defenders.map((defender) => ({ attacker, defender })),
    );
    const allowed = subsetsOf(all)
      .map((attacks) => ({ kind: "attackers", attacks }) as const)
      .filter((answer) => engine.step(position.state, answer).ok);
    const [only, another] = allowed;
    if (only !== undefined && another === undefined)
      return followed(position, engine.step(position.state, only), { answer: only, supply: position.supply });
    throw new Stop("undecided", { code: decision.code, player: decision.player }, optionsOf(position, decision));
  }
  if (decision?.kind === "blockers") {
    const all = decision.options.flatMap(({ blocker, attackers }) =>
      attackers.map((attacker) => ({ blocker, attacker })),
    );
    const allowed = subsetsOf(all)
      .map((blocks) => ({ kind: "blockers", blocks }) as const)
      .filter((answer) => engine.step(position.state, answer).ok);
    const [only, another] = allowed;
    if (only !== undefined && another === undefined)
      return followed(position, engine.step(position.state, only), { answer: only, supply: position.supply });
    throw new Stop("undecided", { code: decision.code, player: decision.player }, optionsOf(position, decision));
  }
  return followed(position, refused);
}

function subsetsOf<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length > 8) return [items];
  return Array.from({ length: 2 ** items.length - 1 }, (_, bits) =>
    items.filter((_item, at) => ((bits + 1) >> at) & 1),
  );
}

/** Whether what the step said for its announcement was used by the time it was done: targets left over mean that they can't all be targets. */
function isComplete(
  start: Position,
  position: Position,
  refusals: Refusal[],
  when: "done" | "announced" = "done",
): boolean {
  if (when === "announced" && isAnnouncing(position)) return true;
  if ((position.supply.targets?.length ?? 0) === 0 || start.supply.targets === undefined) return true;
  refusals.push({ code: "wrong-target", rules: ["115.1"] });
  return false;
}

/** Stops where the step brought answers that nothing asked for, or that fit more than one thing. */
export function checkUsed(position: Position): void {
  const { used, unclear = [] } = position.supply;
  const open = unclear.find(({ at }) => !used.includes(at));
  if (open !== undefined) throw open.why;
  const left = leftOver(position.supply);
  if (left.length > 0) throw new Stop("unused-answer", [], left);
}
