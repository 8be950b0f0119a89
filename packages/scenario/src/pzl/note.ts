/** What a puzzle file and a scenario can't say to each other. */
const PUZZLE_NOTE_CODES = [
  "not-understood",
  "lost-face-down-cause",
  "lost-day",
  "lost-steps",
  "lost-copy",
  "lost-chosen",
  "lost-exiled-with",
  "lost-edition",
  "lost-mana",
  "lost-token-faces",
  "lost-previous-turn",
  "lost-loyalty",
  "no-such-object",
] as const;
/** Why something of a puzzle or a scenario was left out. */
export type PuzzleNoteCode = (typeof PUZZLE_NOTE_CODES)[number];

/** Something that was left out: why, where it stood, and what it was. */
export interface PuzzleNote {
  readonly code: PuzzleNoteCode;
  readonly what: string;
  /** 1-based, in the puzzle file. Absent: not from one. */
  readonly line?: number;
}
