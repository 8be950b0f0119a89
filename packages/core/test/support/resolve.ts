import type { Answer, Effect, GameEvent, GameState, ObjectId, PlayerId, StepDone } from "@obverse/core";
import { characteristics, step } from "@obverse/core";
import { ANN } from "./board.ts";

/** What has happened in some steps, and how the game stands. */
export interface Played {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** An answer, or none where the decision is left open. */
export type Answering = (decision: NonNullable<StepDone["decision"]>) => Answer | undefined;

/** The answers in order; then orders as offered, “yes” and no attacks. */
export function inTurn(...answers: readonly Answer[]): Answering {
  const left = [...answers];
  return (decision) => {
    const at = left.findIndex(({ kind }) => kind === decision.kind);
    if (at >= 0) return left.splice(at, 1)[0];
    if (decision.kind === "order") return { kind: "order", order: decision.items.map((_, place) => place) };
    if (decision.kind === "may" || decision.kind === "pay") return { kind: decision.kind, yes: true };
    if (decision.kind === "attackers") return { kind: "attackers", attacks: [] };
    return undefined;
  };
}

/** Goes on from a step until a player has priority, or someone is asked what isn't answered. */
export function goOn(from: StepDone, answering: Answering): StepDone {
  let done = from;
  const events = [...from.events];
  while (done.decision !== undefined && done.decision.kind !== "priority") {
    const answer = answering(done.decision);
    if (answer === undefined) throw new Error(`nothing answers ${JSON.stringify(done.decision)}`);
    const next = step(done.state, answer);
    if (!next.ok) throw new Error(JSON.stringify(next.refusal));
    events.push(...next.events);
    done = next;
  }
  return { ...done, events };
}

/** Both players pass until the stack is empty. */
export function resolveAll(state: GameState, ...answers: readonly Answer[]): Played {
  const answering = inTurn(...answers);
  let now = state;
  const events: GameEvent[] = [];
  while (now.stack.length > 0) {
    const done = stepOn(now, { kind: "pass" }, answering);
    events.push(...done.events);
    now = done.state;
  }
  return { state: now, events };
}

/** Carries out instructions that no card says. */
export function happen(
  state: GameState,
  effect: readonly Effect[],
  more: { readonly source?: ObjectId; readonly it?: ObjectId; readonly by?: PlayerId } = {},
  ...answers: readonly Answer[]
): Played {
  return stepOn(
    state,
    {
      kind: "effect",
      controller: more.by ?? ANN,
      effect,
      ...(more.source === undefined ? {} : { source: more.source }),
      ...(more.it === undefined ? {} : { bound: { it: { objects: [more.it] } } }),
    },
    inTurn(...answers),
  );
}

function stepOn(state: GameState, input: Parameters<typeof step>[1], answering: Answering): StepDone {
  const done = step(state, input);
  if (!done.ok) throw new Error(JSON.stringify(done.refusal));
  return goOn(done, answering);
}

/** Events of a kind. */
export const eventsOf = <K extends GameEvent["kind"]>(
  played: Played,
  kind: K,
): readonly (GameEvent & { readonly kind: K })[] =>
  played.events.filter((event): event is GameEvent & { readonly kind: K } => event.kind === kind);

/** The names of the permanents that a player controls. */
export const permanents = (state: GameState, player: PlayerId = ANN): readonly (string | null)[] =>
  state.battlefield
    .filter((id) => state.objects.chunks[id >> 5]?.[id & 31]?.kind === "card" && controllerIn(state, id) === player)
    .map((id) => characteristics(state, id).name);

function controllerIn(state: GameState, id: ObjectId): PlayerId | undefined {
  const entry = state.objects.chunks[id >> 5]?.[id & 31];
  return entry?.kind === "card" ? entry.controller : undefined;
}

/** The names of the cards in a zone of a player's own. */
export const namesIn = (
  state: GameState,
  zone: "hand" | "graveyard" | "library",
  player: PlayerId = ANN,
): readonly (string | null)[] =>
  (state.players.find(({ id }) => id === player)?.[zone] ?? []).map((id) => characteristics(state, id).name);
