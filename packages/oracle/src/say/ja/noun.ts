import { counterWord, digits } from "./words.ts";

/** A modifier in front of a noun, as it stands before the noun and as it stands before another modifier. */
export interface Modifier {
  readonly last: string;
  readonly before: string;
}

/** A description: modifiers and the noun itself. */
export interface Noun {
  readonly modifiers: readonly Modifier[];
  /** Joined with ・; empty: anything. */
  readonly words: readonly string[];
  /** Words that stand right at the noun: 伝説の, 白の. */
  readonly close: readonly string[];
  readonly fallback: string;
}

/** A modifier that is the same in both places but for its ending. */
export const modifier = (stem: string, last: string, before: string): Modifier => ({
  last: stem + last,
  before: stem + before,
});

/** The whole description without a count: あなたがコントロールしているクリーチャー. */
export function describe(noun: Noun): string {
  const modifiers = noun.modifiers
    .map((part, index) => (index === noun.modifiers.length - 1 ? part.last : part.before))
    .join("");
  return `${modifiers}${noun.close.join("")}${head(noun)}`;
}

/** Only the noun: クリーチャー. */
export const head = (noun: Noun): string => (noun.words.length === 0 ? noun.fallback : noun.words.join("・"));

/** With a count: クリーチャー１体, カード最大２枚. */
export const counted = (noun: Noun, count: number | string): string =>
  head(noun) === "あなた"
    ? "あなた"
    : `${describe(noun)}${typeof count === "number" ? digits(count) : count}${counterWord(head(noun))}`;

/** “Each”: すべての. */
export const all = (noun: Noun): string => {
  const close: Noun = { ...noun, close: ["すべての", ...noun.close] };
  return describe(close);
};
