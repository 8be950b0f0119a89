import type { Action, Answer, Decision, Effect, GameEvent, GameState, ObjectId, PlayerId } from "@obverse/core";
import { lastKnownAt, resume, step } from "@obverse/core";
import { ANN } from "./board.ts";

/** What came of instructions: the state, all events on the way, and the decisions that were asked. */
export interface Acted {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly asked: readonly Decision[];
}

/** How a test answers: by the kind of the decision, in order; `order` and everything random default to the order offered. */
export type TestAnswer = Answer;

/** Carries out instructions as if a spell of Ann's had just said them, naming objects by `bound`, and answers what they ask. */
export function act(
  state: GameState,
  effect: readonly Effect[],
  bound: Readonly<Record<string, readonly ObjectId[]>> = {},
  answers: readonly TestAnswer[] = [],
  controller: PlayerId = ANN,
): Acted {
  const ready = resume(state);
  if (!ready.ok) throw new Error(ready.refusal.code);
  const bindings = Object.fromEntries(Object.entries(bound).map(([name, objects]) => [name, { objects }]));
  return finish(step(ready.state, { kind: "effect", effect, controller, bound: bindings }), answers);
}

/** Does what a player does who has priority, answers what it asks, and lets everything on the stack resolve. */
export function play(state: GameState, action: Action, answers: readonly TestAnswer[] = []): Acted {
  const ready = resume(state);
  if (!ready.ok) throw new Error(ready.refusal.code);
  let done = finish(step(ready.state, action), answers, "some");
  while (done.state.stack.length > 0) {
    const next = finish(step(done.state, { kind: "pass" }), done.left, "some");
    done = { ...next, events: [...done.events, ...next.events], asked: [...done.asked, ...next.asked] };
  }
  if (done.left.length > 0) throw new Error(`not asked: ${JSON.stringify(done.left)}`);
  return done;
}

function finish(
  first: ReturnType<typeof step>,
  answers: readonly TestAnswer[],
  use: "all" | "some" = "all",
): Acted & { readonly left: readonly TestAnswer[] } {
  const left = [...answers];
  const events: GameEvent[] = [];
  const asked: Decision[] = [];
  let result = first;
  for (;;) {
    if (!result.ok)
      throw new Error(
        `refused: ${result.refusal.code} ${result.refusal.detail ?? ""} ${result.refusal.rules.join(" ")}`,
      );
    events.push(...result.events);
    const { decision, state } = result;
    if (decision === undefined || decision.kind === "priority") {
      if (left.length > 0 && use === "all") throw new Error(`not asked: ${JSON.stringify(left)}`);
      return { state, events, asked, left };
    }
    asked.push(decision);
    const at = left.findIndex(({ kind }) => kind === decision.kind);
    const [answer] = at < 0 ? [byDefault(decision)] : left.splice(at, 1);
    if (answer === undefined) throw new Error(`no answer to ${JSON.stringify(decision)}`);
    result = step(JSON.parse(JSON.stringify(state)) as GameState, answer); // the state is plain JSON at any moment
  }
}

function byDefault(decision: Decision): Answer | undefined {
  switch (decision.kind) {
    case "may":
    case "pay":
      return { kind: decision.kind, yes: true };
    case "order":
      return { kind: "order", order: decision.items.map((_, at) => at) };
    case "random":
      return { kind: "random", results: decision.sides.map(() => 0) };
    default:
      return undefined;
  }
}

/** The objects that `it` means in instructions. */
export const IT = { kind: "bound", name: "it" } as const;

/** What became of an object that has changed zones. */
export function becameOf(state: GameState, id: ObjectId): readonly ObjectId[] {
  return lastKnownAt(state, id)?.became ?? [];
}

/** The rules that events cite. */
export function cited(events: readonly GameEvent[]): readonly string[] {
  return [...new Set(events.flatMap(({ rules }) => rules))];
}

/** The answer that picks this object. */
export const pick = (...objects: readonly ObjectId[]): Answer => ({
  kind: "pick",
  chosen: objects.map((object) => ({ object })),
});
