import { describe, expect, it } from "vitest";
import { withoutComments } from "./code-text.ts";
import { isCode, projectFiles, textOf } from "./project-files.ts";

const files = projectFiles("packages/core/src").filter(isCode);
const isLanguage = (path: string): boolean => path.includes("/src/ability/");
const language = files.filter(isLanguage);
const engine = files
  .filter((path) => !isLanguage(path) && !path.includes("/src/support/"))
  .map((path) => withoutComments(textOf(path)))
  .join("\n");

/** Words that the engine need not read: what is left when it has read the others of their list, and what it refuses (`support`). */
const UNREAD: ReadonlySet<string> = new Set([
  "unknown",
  "two-by-one",
  "all-creature-types",
  "flip-lost",
  "begin-on-battlefield",
  "opening-hand",
  // How decks are built (100.2a, 903.3) is over before a game is set up.
  "may-be-commander",
  "copies-in-deck",
  // No card's words are read as these yet.
  "game-loss",
  "untap-step",
  "blockable-by-shadow",
]);

describe("the language of abilities", () => {
  it("has no word that the engine doesn't read: it would be swallowed", () => {
    const unread = language.flatMap((path) =>
      [...withoutComments(textOf(path)).matchAll(/"([^"\n]+)"/g)].flatMap(([, word = ""]) =>
        word.endsWith(".ts") || UNREAD.has(word) || isRead(word) ? [] : [`${path}: ${word}`],
      ),
    );
    expect(unread).toEqual([]);
  });

  it("has no field that the engine doesn't read", () => {
    const unread = language.flatMap((path) =>
      [...withoutComments(textOf(path)).matchAll(/\breadonly (\w+)\??:/g)].flatMap(([, field = ""]) =>
        UNREAD_FIELDS.has(field) || new RegExp(`[.{,\\s]${field}\\b(?!["':])|"${field}" in`).test(engine)
          ? []
          : [`${path}: ${field}`],
      ),
    );
    expect(unread).toEqual([]);
  });
});

/** Fields for reports and for how it is said, and of a keyword that is refused. */
const UNREAD_FIELDS: ReadonlySet<string> = new Set(["villainous", "word", "span", "start", "end", "onto"]);

/** Whether the word stands in the engine's text as a string, a key or a property. */
function isRead(word: string): boolean {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`"${escaped}"|[\\s{(,]${escaped}[:(]|\\.${escaped}\\b`).test(engine);
}
