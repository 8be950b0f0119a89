import type { Action, Answer, Decision, ObjectId, Refusal } from "@obverse/core";
import type { EffectSpec, Scenario } from "@obverse/scenario";
import { batch, computed, signal } from "@preact/signals";
import { begunAt, type Done, doAt, followedBy, type Line, type Moment, openLine } from "./line.ts";
import { play } from "./loaded.ts";
import type { Viewer } from "./viewer.ts";

/** The pages of the page. */
export const SCREENS = ["board", "examples", "cards", "set-up"] as const;
/** One of the pages of the page. */
export type Screen = (typeof SCREENS)[number];

/** Which of them is shown. */
export const screen = signal<Screen>("board");
/** The lines of play, the first one first. */
export const lines = signal<readonly Line[]>([]);
/** The line that is shown, by its id. */
export const lineId = signal(0);
/** Where in the line: a moment, and which of its events was stepped to last. */
export const at = signal<{ readonly moment: number; readonly event: number }>({ moment: 0, event: -1 });
/** Who looks. */
export const viewer = signal<Viewer>("everyone");
/** The object in the inspector. */
export const selected = signal<ObjectId | undefined>(undefined);
/** What went wrong last, to be told. */
export const trouble = signal<Trouble | undefined>(undefined);

/** Why the board of a link can't be shown. Absent: it can, or there was none. */
export const linkTrouble = signal<string | undefined>(undefined);

/** Something that has to be told to the person. */
export type Trouble =
  | { readonly kind: "refusal"; readonly refusal: Refusal }
  | { readonly kind: "text"; readonly text: string };

/** The line that is shown. Absent: nothing is open yet. */
export const line = computed<Line | undefined>(() => lines.value.find(({ id }) => id === lineId.value));
/** The moment that is shown. */
export const moment = computed<Moment | undefined>(() => line.value?.moments[at.value.moment]);
/** The table as it stands at that moment, the first decision open. */
export const table = computed(() => {
  const now = moment.value;
  return play.value === undefined || now === undefined ? undefined : begunAt(play.value, now);
});
/** What is to be decided at that moment. */
export const decision = computed<Decision | undefined>(() =>
  table.value === undefined ? undefined : play.value?.decisionAt(table.value),
);

/** Opens a scenario as the only line, at its start or its end; `false`: its board can't be set up. */
export function openScenario(scenario: Scenario, where: "start" | "end"): boolean {
  const here = play.value;
  if (here === undefined) return false;
  try {
    const opened = openLine(here, scenario);
    const last = opened.moments.length - 1;
    batch(() => {
      lines.value = [opened];
      lineId.value = opened.id;
      at.value =
        where === "start" ? { moment: 0, event: -1 } : { moment: last, event: lastEvent(opened.moments[last]) };
      selected.value = undefined;
      trouble.value = undefined;
      linkTrouble.value = undefined;
      screen.value = "board";
    });
    return true;
  } catch (error) {
    trouble.value = { kind: "text", text: problemOf(error) };
    return false;
  }
}

/** A player who has priority acts. */
export const takeAction = (action: Action): void => act({ kind: "action", action });
/** The open decision is answered. */
export const giveAnswer = (of: Decision, answer: Answer): void => act({ kind: "answer", decision: of, answer });
/** Something just happens. */
export const makeHappen = (effect: EffectSpec): void => act({ kind: "effect", effect });
/** The players pass in turn until the top of the stack has resolved, or something has to be decided. */
export function resolveTop(): void {
  const top = moment.value?.state.stack.at(-1);
  for (let passes = 0; passes < 8 && top !== undefined; passes++) {
    const { state } = moment.value ?? {};
    if (decision.value?.kind !== "priority" || state?.stack.includes(top) !== true || trouble.value !== undefined)
      return;
    takeAction({ kind: "pass" });
  }
}

function act(done: Exclude<Done, { kind: "start" }>): void {
  const here = play.value;
  const now = moment.value;
  const current = line.value;
  if (here === undefined || now === undefined || current === undefined) return;
  const result = doAt(here, now, done);
  if ("ok" in result) {
    trouble.value =
      "refusal" in result
        ? { kind: "refusal", refusal: result.refusal }
        : { kind: "text", text: `${result.problem.code}: ${JSON.stringify(result.problem.actual)}` };
    return;
  }
  const next = followedBy(current, at.value.moment, result);
  batch(() => {
    lines.value =
      next.id === current.id ? lines.value.map((one) => (one.id === next.id ? next : one)) : [...lines.value, next];
    lineId.value = next.id;
    at.value = { moment: next.moments.length - 1, event: lastEvent(result) };
    trouble.value = undefined;
    follow(now, result);
  });
}

/** The inspector stays with a card that changed zones. */
function follow(before: Moment, after: Moment): void {
  const id = selected.value;
  if (id === undefined) return;
  for (const event of after.events) {
    if (event.kind === "zone-change" && event.former === selected.value) selected.value = event.arrived[0]?.object;
    if (event.kind === "melded" && event.from.some((one) => one === selected.value)) selected.value = event.object;
  }
  if (before === after) selected.value = id;
}

/** Steps through the events: on or back by one. */
export function stepBy(direction: 1 | -1): void {
  const current = line.value;
  if (current === undefined) return;
  const { moment: here, event } = at.value;
  const last = lastEvent(current.moments[here]);
  if (direction === 1) {
    if (event < last) at.value = { moment: here, event: event + 1 };
    else if (here < current.moments.length - 1)
      at.value = { moment: here + 1, event: firstEvent(current.moments[here + 1]) };
  } else if (event > 0) at.value = { moment: here, event: event - 1 };
  else if (here > 0) at.value = { moment: here - 1, event: lastEvent(current.moments[here - 1]) };
}

/** Goes to a moment of the line, after all its events. */
export function goTo(wanted: number): void {
  const current = line.value;
  if (current === undefined) return;
  const to = Math.max(0, Math.min(wanted, current.moments.length - 1));
  at.value = { moment: to, event: lastEvent(current.moments[to]) };
}

/** Shows another line of play at its end. */
export function showLine(id: number): void {
  lineId.value = id;
  goTo(Number.MAX_SAFE_INTEGER);
}

function lastEvent(of: Moment | undefined): number {
  return of === undefined ? -1 : of.events.length - 1;
}

function firstEvent(of: Moment | undefined): number {
  return of === undefined || of.events.length === 0 ? -1 : 0;
}

function problemOf(error: unknown): string {
  if (error instanceof Error && "actual" in error) return JSON.stringify(error.actual);
  return error instanceof Error ? error.message : String(error);
}
