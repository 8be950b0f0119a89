/**
 * Every rule that the engine cites, by its number in the newest edition. The number is the key: a number that isn't here is a type error.
 * What the rule was called in older editions, and which rules say the same, stand in `numbering.ts`.
 */
export type RuleKey = string;
