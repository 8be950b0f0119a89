import type { Token } from "../tokens/token.ts";
import type { Scope } from "./references.ts";

/** A place in the text and what pronouns mean there; going back to it undoes all that was read since. */
export interface Mark {
  readonly at: number;
  readonly scope: Scope;
}

/** Reads tokens one after the other, with what earlier words have named. */
export class Reader {
  readonly tokens: readonly Token[];
  readonly source: string;
  /** How far any attempt came, as an offset in the source; shared by readers of parts of the same text. */
  readonly progress: { furthest: number };
  at: number;
  scope: Scope;
  private words: Set<string> | undefined;
  private readonly known: Map<string, Map<number, Known>> = new Map();

  constructor(
    tokens: readonly Token[],
    source: string,
    scope: Scope,
    progress: { furthest: number } = { furthest: 0 },
  ) {
    this.progress = progress;
    this.tokens = tokens;
    this.source = source;
    this.at = 0;
    this.scope = scope;
  }

  /** The word `ahead` tokens from here; the empty word past the end. */
  word(ahead = 0): string {
    return this.tokens[this.at + ahead]?.word ?? "";
  }

  token(ahead = 0): Token | undefined {
    return this.tokens[this.at + ahead];
  }

  get atEnd(): boolean {
    return this.at >= this.tokens.length;
  }

  /** Whether these words, parted by spaces, come next. */
  sees(phrase: string): boolean {
    return this.past(phrase) >= 0;
  }

  /** Reads these words if they come next. */
  eat(phrase: string): boolean {
    const past = this.past(phrase);
    if (past < 0) return false;
    this.at = past;
    return true;
  }

  /** The position behind these words, or -1 where they don't come next. */
  private past(phrase: string): number {
    let from = 0;
    let at = this.at;
    for (;;) {
      const word = this.tokens[at]?.word;
      if (word === undefined || word === "" || !phrase.startsWith(word, from)) return -1;
      from += word.length;
      at += 1;
      if (from === phrase.length) return at;
      if (phrase.charCodeAt(from) !== 32) return -1;
      from += 1;
    }
  }

  /** Whether this word stands anywhere in the text: a cheap look before a costly attempt. */
  contains(word: string): boolean {
    if (this.words === undefined) {
      this.words = new Set();
      for (const token of this.tokens) this.words.add(token.word);
    }
    return this.words.has(word);
  }

  /** Reads the first of the phrases that comes next. */
  eatAny(...phrases: readonly string[]): string | undefined {
    return phrases.find((phrase) => this.eat(phrase));
  }

  mark(): Mark {
    return { at: this.at, scope: this.scope };
  }

  reset(mark: Mark): void {
    this.back(mark.at, mark.scope);
  }

  private back(at: number, scope: Scope): void {
    const reached = this.tokens[this.at]?.start ?? this.source.length;
    if (reached > this.progress.furthest) this.progress.furthest = reached;
    this.at = at;
    this.scope = scope;
  }

  /** Reads with `parse`; where it finds nothing, nothing was read. */
  attempt<T>(parse: (reader: Reader) => T | undefined): T | undefined {
    const { at, scope } = this;
    const found = parse(this);
    if (found === undefined) this.back(at, scope);
    return found;
  }

  /** As `attempt`, but what is read from the same place with the same antecedents is read once. */
  once<T>(name: string, parse: (reader: Reader) => T | undefined): T | undefined {
    let places = this.known.get(name);
    if (places === undefined) {
      places = new Map();
      this.known.set(name, places);
    }
    const start = this.at;
    const before = this.scope;
    const known = places.get(start);
    if (known !== undefined && known.before === before) {
      this.at = known.past;
      this.scope = known.after;
      // It was stored under this name, by this parser.
      return known.found as T | undefined;
    }
    const found = this.attempt(parse);
    places.set(start, { before, found, past: this.at, after: this.scope });
    return found;
  }

  /** The first alternative that can be read. */
  oneOf<T>(alternatives: readonly ((reader: Reader) => T | undefined)[]): T | undefined {
    for (const parse of alternatives) {
      const found = this.attempt(parse);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** The text between two token positions, as written. */
  textFrom(first: number, past: number): string {
    const start = this.tokens[first]?.start;
    const end = this.tokens[past - 1]?.end;
    return start === undefined || end === undefined ? "" : this.source.slice(start, end);
  }
}

/** What was read from a place. */
interface Known {
  readonly before: Scope;
  readonly found: unknown;
  readonly past: number;
  readonly after: Scope;
}
