/** Puzzle files, the text form of a board that others use: read into a scenario, and written from one. */

export type { PuzzleNote, PuzzleNoteCode } from "./pzl/note.ts";
export { type ReadPuzzle, readPuzzle } from "./pzl/read-puzzle.ts";
export { type WrittenPuzzle, writePuzzle } from "./pzl/write-puzzle.ts";
