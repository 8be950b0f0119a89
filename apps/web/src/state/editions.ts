import { type EditionDate, encode, NEWEST_EDITION, OLDEST_EDITION, rulesDiff } from "@obverse/core";
import type { Scenario } from "@obverse/scenario";
import { signal } from "@preact/signals";
import { type Line, openLine } from "./line.ts";
import { play } from "./loaded.ts";
import { at, goTo, line, lineId, lines, trouble } from "./store.ts";

/** The editions that brought a change, oldest first. */
export const EDITIONS: readonly EditionDate[] = [
  ...new Set([
    OLDEST_EDITION,
    ...rulesDiff(OLDEST_EDITION, NEWEST_EDITION).map(({ since }) => since as EditionDate),
    NEWEST_EDITION,
  ]), // dates of the table of editions
].sort();

/** For the line by id: the editions from which on its end is another. */
export const answerChanged = signal<{ readonly line: number; readonly on: readonly EditionDate[] } | undefined>(
  undefined,
);

/** The edition that a line is played under. */
export function editionOf({ scenario }: Line): string {
  return scenario.edition ?? NEWEST_EDITION;
}

/** Plays the line that is shown again, under another edition. */
export function chooseEdition(edition: string): void {
  const here = play.value;
  const current = line.value;
  if (here === undefined || current === undefined) return;
  try {
    const again = openLine(here, { ...withoutExpectations(current), edition });
    const place = at.value.moment;
    lines.value = [
      ...lines.value.filter((one) => editionOf(one) !== edition || one.scenario.id !== current.scenario.id),
      again,
    ];
    lineId.value = again.id;
    trouble.value = undefined;
    goTo(Math.min(place, again.moments.length - 1));
  } catch (error) {
    trouble.value = { kind: "text", text: error instanceof Error ? error.message : String(error) };
  }
}

/** Plays the line under every edition, one at a time so that the page stays quick, and finds where its end changed. Gives what stops it. */
export function findChanges(current: Line): () => void {
  const scenario = withoutExpectations(current);
  const ends: string[] = [];
  let timer = window.setTimeout(next, PAUSE);
  function next(): void {
    const edition = EDITIONS[ends.length];
    if (edition === undefined) {
      answerChanged.value = {
        line: current.id,
        on: EDITIONS.filter((_, index) => index > 0 && ends[index] !== ends[index - 1]),
      };
      return;
    }
    ends.push(endOf(scenario, edition));
    timer = window.setTimeout(next, 0);
  }
  return () => clearTimeout(timer);
}

/** How long, in milliseconds, nothing must have been done before other editions are tried. */
const PAUSE = 400;

function endOf(scenario: Scenario, edition: EditionDate): string {
  const here = play.value;
  if (here === undefined) return "";
  try {
    const { moments, stopped } = openLine(here, { ...scenario, edition });
    const state = moments.at(-1)?.state;
    return state === undefined
      ? ""
      : `${stopped === undefined} ${encode({ ...state, edition: NEWEST_EDITION, history: { thisTurn: [], lastTurn: [] } })}`;
  } catch {
    return "none";
  }
}

/** What was done, without the questions of what must then be true: those are for one edition. */
function withoutExpectations(current: Line): Scenario {
  const done = current.moments.at(-1)?.table.steps ?? [];
  const rest = current.stopped === undefined ? [] : current.scenario.steps.slice(done.length);
  return { ...current.scenario, steps: [...done, ...rest].filter((step) => !("expect" in step)) };
}
