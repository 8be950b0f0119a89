import { isStart, type Part, partsOf } from "../say/phrase.ts";

/** Where a text stopped being one of the ways in which a phrase can be worded. */
export interface Difference {
  /** Where in the text, counted in characters of the comparable text. */
  readonly at: number;
  /** The text from there on, a few words. */
  readonly text: string;
  /** What the phrase would have said there, a few words. */
  readonly expected: string;
}

/** A state of the matcher: a character that leads on, or states that are reached without one. */
interface State {
  readonly char?: string;
  readonly next: number[];
}

/**
 * Whether the text is one of the ways in which the phrase can be worded; if it isn't, where it first differs. Runs all ways side by side,
 * so the work grows with the length of both and not with the number of ways.
 */
export function match(phrase: string, text: string): Difference | undefined {
  const states: State[] = [];
  const end = add(states, { next: [] });
  const start = build(states, partsOf(phrase), end);
  let at = 0;
  let live = reach(states, [start], text, at);
  while (at < text.length) {
    const char = text.charAt(at);
    const stepped = [...live].flatMap((index) => (states[index]?.char === char ? (states[index]?.next ?? []) : []));
    if (stepped.length === 0) return difference(states, live, text, at);
    at += 1;
    live = reach(states, stepped, text, at);
  }
  return live.has(end) ? undefined : difference(states, live, text, at);
}

function add(states: State[], state: State): number {
  states.push(state);
  return states.length - 1;
}

function build(states: State[], parts: readonly Part[], end: number): number {
  return parts.reduceRight((next, part) => {
    if (typeof part === "string")
      return [...part].reduceRight(
        (after, char) =>
          isStart(char) ? after : add(states, { char: char === "\n" ? " " : char.toLowerCase(), next: [after] }),
        next,
      );
    return add(states, { next: part.ways.map((way) => build(states, way, next)) });
  }, end);
}

/** The states that are reached from these without reading on: through choices, doubled spaces, and full stops that a quotation has already said. */
function reach(states: readonly State[], from: readonly number[], text: string, at: number): Set<number> {
  const found = new Set<number>();
  const waiting = [...from];
  const before = text.charAt(at - 1);
  const spaced = at === 0 || before === " " || /[.,;: "]/.test(text.charAt(at)) || at === text.length;
  const stopped = before === "." || /\."+$/.test(text.slice(Math.max(0, at - 4), at));
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    if (found.has(index)) continue;
    found.add(index);
    const state = states[index];
    if (state === undefined) continue;
    if (state.char === undefined || (state.char === " " && spaced) || (state.char === "." && stopped))
      waiting.push(...state.next);
  }
  return found;
}

function difference(states: readonly State[], live: ReadonlySet<number>, text: string, at: number): Difference {
  const word = Math.max(text.lastIndexOf(" ", at - 1) + 1, 0);
  return { at: word, text: text.slice(word, word + 60), expected: expectation(states, live) };
}

/** What the first live way goes on with. */
function expectation(states: readonly State[], live: ReadonlySet<number>): string {
  let at = [...live].find((index) => states[index]?.char !== undefined);
  let words = "";
  while (at !== undefined && words.length < 60) {
    const state: State | undefined = states[at];
    words += state?.char ?? "";
    at = state?.next[0];
  }
  return words;
}
