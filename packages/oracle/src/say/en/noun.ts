import { either } from "../phrase.ts";
import { list, numberWord, plural, withArticle } from "./words.ts";

/** A description in pieces, from which “a green creature you control” and “green creatures you control” are put together. */
export interface Noun {
  /** “Another”, “other”. */
  readonly other: boolean;
  /** Adjectives in front. */
  readonly before: readonly string[];
  /** The nouns at its heart, singular; the last is put in the plural. Several ways: “artifact or creature”. */
  readonly heart: readonly Heart[];
  /** What follows: “you control”, “with flying”. Each may differ between one and many. */
  readonly after: readonly Form[];
  /** The same in other words, but for “other”. Absent: no other way. */
  readonly instead?: Noun;
}

/** Words that may differ between one thing and several. */
export interface Form {
  readonly one: string;
  readonly many: string;
}

/** A word at the heart of a noun phrase, or several joined. */
export type Heart =
  | string
  /** `articled`: each with its article, as only “or” joins them. */
  | { readonly any: readonly string[]; readonly join?: string; readonly articled?: readonly string[] };

/** The same words for one and for many. */
export const form = (words: string): Form => ({ one: words, many: words });

const joined = (ways: readonly string[], last: string): string =>
  ways.length < 2
    ? list(ways, last)
    : either(list(ways, last), list(ways, last === "or" ? "and" : "or"), list(ways, "and/or"));

function hearts(noun: Noun, many: boolean): string {
  return noun.heart
    .map((heart, index) => {
      const last = index === noun.heart.length - 1;
      const put = (word: string): string => (many && last ? plural(word) : word);
      return typeof heart === "string"
        ? put(heart)
        : either(
            joined(heart.any.map(put), heart.join ?? (many ? "and" : "or")),
            ...(heart.articled === undefined || many ? [] : [list(heart.articled, "or")]),
          );
    })
    .join(" ");
}

function adjectives(noun: Noun): string {
  if (noun.before.length === 2) return either(inOrder(noun.before), inOrder([...noun.before].reverse()));
  return inOrder(noun.before);
}

function inOrder(before: readonly string[]): string {
  return before
    .map((word, index) => {
      const next = before[index + 1];
      return next !== undefined && /^non/.test(word) && /^non/.test(next) ? `${word}, ` : `${word} `;
    })
    .join("");
}

function trail(noun: Noun, number: "one" | "many"): string {
  const words = noun.after.map((part) => ` ${part[number]}`);
  return words.length === 2 ? either(words.join(""), [...words].reverse().join("")) : words.join("");
}

/** Without any article: “green creature you control”. */
export function bare(noun: Noun): string {
  const words = `${adjectives(noun)}${hearts(noun, false)}${trail(noun, "one")}`;
  return noun.instead === undefined ? words : either(words, bare(noun.instead));
}

/** Written in the usual words, or in the other ones. */
const inWays = (noun: Noun, write: (noun: Noun) => string): string => {
  if (noun.instead === undefined) return write(noun);
  const { instead, ...usual } = noun;
  return either(write(usual), inWays(instead, write));
};

/** Only the adjectives and the heart, for “that creature”. */
export const short = (noun: Noun): string => {
  const last = noun.heart[noun.heart.length - 1];
  return last === undefined ? "object" : typeof last === "string" ? last : "permanent";
};

/** “A green creature you control”, “another creature”. */
export const one = (noun: Noun): string =>
  inWays(noun, (way) => (way.other ? `another ${bare(way)}` : withArticle(bare(way))));

/** “Green creatures you control”, “other creatures”. */
export const many = (noun: Noun): string => inWays(noun, plainMany);

const plainMany = (noun: Noun): string =>
  `${noun.other ? "other " : ""}${adjectives(noun)}${hearts(noun, true)}${trail(noun, "many")}`;

/** “Each other green creature you control”. */
export const each = (noun: Noun): string => inWays(noun, (way) => `each ${way.other ? "other " : ""}${bare(way)}`);

/** “Two other green creatures you control”; `count` in words where it is a number. */
export const counted = (noun: Noun, count: number | string): string =>
  count === 1 ? one(noun) : `${typeof count === "number" ? numberWord(count) : count} ${many(noun)}`;

/** “Target”, “another target”, “two other targets”: the word target goes in front of the adjectives. */
export const target = (noun: Noun, plain: "one" | "many"): string =>
  inWays(noun, (way) =>
    plain === "one"
      ? `${way.other ? "another " : ""}target ${bare(way)}`
      : `${way.other ? "other " : ""}target ${plainMany({ ...way, other: false })}`,
  );
