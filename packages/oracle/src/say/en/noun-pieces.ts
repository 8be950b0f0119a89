import type { Form, Heart, Noun } from "./noun.ts";

/** No pieces. */
export const NOTHING: Noun = { other: false, before: [], heart: [], after: [] };
/** Only what follows. */
export const after = (...words: readonly Form[]): Noun => ({ ...NOTHING, after: words });
/** Only an adjective. */
export const before = (word: string): Noun => ({ ...NOTHING, before: [word] });
/** Only a noun. */
export const heart = (word: Heart): Noun => ({ ...NOTHING, heart: [word] });
