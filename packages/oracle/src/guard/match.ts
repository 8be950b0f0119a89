import { isClose, isOpen, isOr, isStart } from "../say/phrase.ts";

/** Where a text stopped being one of the ways in which a phrase can be worded. */
export interface Difference {
  /** Where in the text, counted in characters of the comparable text. */
  readonly at: number;
  /** The text from there on, a few words. */
  readonly text: string;
  /** What the phrase would have said there, a few words. */
  readonly expected: string;
}

/**
 * Whether the text is one of the ways in which the phrase can be worded; if it isn't, where it first differs. Runs all ways side by side,
 * so the work grows with the length of both and not with the number of ways.
 */
export function match(phrase: string, text: string): Difference | undefined {
  const ways = new Ways(phrase);
  let at = 0;
  let live = ways.reach([0], text, at);
  while (at < text.length) {
    const char = text.charAt(at);
    const stepped = live.filter((place) => ways.charAt(place) === char).map((place) => place + 1);
    if (stepped.length === 0) return ways.difference(live, text, at);
    at += 1;
    live = ways.reach(stepped, text, at);
  }
  return live.includes(phrase.length) ? undefined : ways.difference(live, text, at);
}

/** A phrase to be walked through by all its ways at once. A place in it is a place in the string that it is written in. */
class Ways {
  private readonly phrase: string;
  /** By the place of an opening or an “or”: the place of the next “or” of that choice, or of its end. */
  private readonly next: Int32Array;
  /** By the place of an “or” or an end: behind the choice. */
  private readonly behind: Int32Array;
  /** By place: the step at which it was last reached. */
  private readonly seen: Int32Array;
  private step = 0;

  constructor(phrase: string) {
    this.phrase = phrase;
    this.next = new Int32Array(phrase.length);
    this.behind = new Int32Array(phrase.length);
    this.seen = new Int32Array(phrase.length + 1);
    const open: number[][] = [];
    for (let at = 0; at < phrase.length; at += 1) {
      const char = phrase.charAt(at);
      if (isOpen(char)) open.push([at]);
      else if (isOr(char) || isClose(char)) {
        const choice = open.at(-1) ?? [];
        this.next[choice.at(-1) ?? 0] = at;
        choice.push(at);
        if (!isClose(char)) continue;
        for (const place of choice) this.behind[place] = at + 1;
        open.pop();
      }
    }
  }

  /** The character that leads on from a place, as texts are compared. Empty: none does. */
  charAt(place: number): string {
    const char = this.phrase.charAt(place);
    if (isOpen(char) || isOr(char) || isClose(char) || isStart(char)) return "";
    return char === "\n" ? " " : char.toLowerCase();
  }

  /** The places that are reached from these without reading on: through choices, doubled spaces, and full stops that a quotation has already said. */
  reach(from: readonly number[], text: string, at: number): readonly number[] {
    this.step += 1;
    const before = text.charAt(at - 1);
    const spaced = at === 0 || before === " " || /[.,;: "]/.test(text.charAt(at)) || at === text.length;
    const stopped = before === "." || /\."+$/.test(text.slice(Math.max(0, at - 4), at));
    const found: number[] = [];
    const waiting = [...from].reverse();
    for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
      if (this.seen[place] === this.step) continue;
      this.seen[place] = this.step;
      const char = this.phrase.charAt(place);
      if (isOpen(char)) waiting.push(...this.starts(place));
      else if (isOr(char) || isClose(char)) waiting.push(this.behind[place] ?? 0);
      else if (isStart(char)) waiting.push(place + 1);
      else {
        found.push(place);
        if (((char === " " || char === "\n") && spaced) || (char === "." && stopped)) waiting.push(place + 1);
      }
    }
    return found;
  }

  /** Where the ways of a choice begin, the usual one last. */
  private starts(opening: number): readonly number[] {
    const found: number[] = [];
    for (let at = opening; !isClose(this.phrase.charAt(at)); at = this.next[at] ?? 0) found.push(at + 1);
    return found.reverse();
  }

  difference(live: readonly number[], text: string, at: number): Difference {
    const word = Math.max(text.lastIndexOf(" ", at - 1) + 1, 0);
    return { at: word, text: text.slice(word, word + 60), expected: this.expectation(live) };
  }

  /** What the first live way goes on with. */
  private expectation(live: readonly number[]): string {
    let at = live.find((place) => place < this.phrase.length) ?? this.phrase.length;
    let words = "";
    while (at < this.phrase.length && words.length < 60) {
      const char = this.phrase.charAt(at);
      words += this.charAt(at);
      at = isOr(char) || isClose(char) ? (this.behind[at] ?? 0) : at + 1;
    }
    return words;
  }
}
