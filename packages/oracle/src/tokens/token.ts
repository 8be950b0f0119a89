/** What a token is: a word or number, a symbol in braces, a mark, a name for the object itself, or a quoted ability. */
export type TokenKind = "word" | "symbol" | "mark" | "self" | "quote" | "stat";

/** A piece of normalised text. */
export interface Token {
  readonly kind: TokenKind;
  /** In lower case; `~` for the object itself, `"` for a quoted ability. */
  readonly word: string;
  /** As written; of a quote, what stands between the marks. */
  readonly raw: string;
  readonly start: number;
  readonly end: number;
}
