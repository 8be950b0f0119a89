/** Codes of why an instruction did nothing. */
export const NOTHING_CODES = [
  "cannot-transform", "cannot-convert", "already-transformed", "not-double-faced", "instant-or-sorcery", "cannot-be-melded", "cannot-meld", "face-down", "cannot-turn-face-down", "cannot-turn-face-up",
  "no-turn-up-procedure", "not-face-down", "not-a-permanent", "indestructible", "cannot-be-attached", "no-legal-host", "cannot-be-countered", "cannot-be-sacrificed", "cannot-be-regenerated", "cannot-have-counters",
  "condition-not-met", "cannot-enter", "cannot-enter-transformed", "stays-where-it-is", "replaced", "no-such-object", "wrong-zone", "not-controller", "nothing-to-do", "empty-library", "already", "no-legal-target", "cannot-pay",
  "cannot-gain-life", "cannot-draw", "cannot-search", "prevented", "no-such-card", "not-your-priority", "cannot-cast", "cannot-play",
] as const;
/** A code of why an instruction did nothing. */
export type NothingCode = (typeof NOTHING_CODES)[number];
