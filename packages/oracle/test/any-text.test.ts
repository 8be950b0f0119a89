import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { permanent, sorcery } from "./compiling.ts";

const WORDS = [
  "when",
  "whenever",
  "target",
  "creature",
  "you",
  "control",
  "it",
  "that",
  "if",
  "unless",
  ",",
  ".",
  ":",
  "—",
  "•",
  "\n",
  '"',
  "'",
  "(",
  ")",
  "{T}",
  "{2}",
  "+1/+1",
  "−3",
  "X",
  "~",
  "Test Bear",
  "until",
  "instead",
  "each",
  "and",
  "or",
  "of",
  "transform",
  "face-down",
  "counter",
  "from",
  "your",
  "library",
  "the",
  "a",
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...WORDS), fc.string({ maxLength: 5 })), { maxLength: 30 })
  .map((words) => words.join(" "));

test.prop([text])("no text makes the compiler throw, and none is passed over", (words) => {
  for (const read of [permanent, sorcery])
    expect(read(words).every((ability) => typeof ability.kind === "string")).toBe(true);
});
