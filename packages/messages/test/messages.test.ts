import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  type Decision,
  FACE_SYMBOLS,
  type GameEvent,
  isRuleKey,
  objectId,
  playerId,
  REFUSAL_CODES,
} from "@obverse/core";
import {
  ACTION_CODES,
  DECISION_CODES,
  type MessageTable,
  type Names,
  NOTHING_CODES,
  STATED_RULES,
  say,
  sayRule,
  TERMS,
} from "@obverse/messages";
import { en } from "@obverse/messages/en";
import { ja } from "@obverse/messages/ja";
import { describe, expect, it } from "vitest";

const NAMES: Names = { object: (id) => `#${id}`, player: (id) => String(id) };
const LANGUAGES: readonly MessageTable[] = [en, ja];
/** Words that stand as they are in a Japanese sentence: names of players, mana, marks of counters, codes of languages. */
const ALLOWED_IN_JAPANESE = /\{[^}]*\}|P1|#\d+|[+-]?\d+\/[+-]?\d+|X|won|lost/g;

describe.each(LANGUAGES.map((table) => [table.lang, table] as const))("messages in %s", (_, table) => {
  it.each(REFUSAL_CODES)("say the refusal %s in one sentence", (code) => {
    expectSentence(say({ code, rules: [], object: objectId(1), player: playerId("P1") }, table, NAMES), table);
    expectSentence(say({ code, rules: [] }, table, NAMES), table);
  });

  it.each(NOTHING_CODES)("say why nothing happened: %s", (code) => {
    expectSentence(say({ kind: "nothing", code, object: objectId(1), rules: [], batch: 1 }, table, NAMES), table);
  });

  it.each(ACTION_CODES)("say the action %s as a sentence, with and without what it was done with", (action) => {
    const event: GameEvent = { kind: "action", action, player: playerId("P1"), rules: [], batch: 1 };
    const [first, second] = [objectId(1), objectId(2)];
    for (const what of [
      {},
      { object: first },
      { object: first, objects: [first, second] },
      { object: first, room: 0 },
    ]) {
      const said = say({ ...event, ...what }, table, NAMES);
      expectSentence(said, table);
      expect(said).not.toMatch(/^P1: /);
    }
  });

  it.each(DECISION_CODES)("say the decision %s", (code) => {
    const decision: Decision = { kind: "may", code, player: playerId("P1"), rules: [] };
    expectSentence(say(decision, table, NAMES), table);
  });

  it.each(STATED_RULES)("state rule %s", (key) => {
    expect(isRuleKey(key)).toBe(true);
    expectSentence(sayRule(key, table) ?? "", table);
  });

  it.each(TERMS)("have a word for %s", (term) => {
    expect(table.terms[term]).not.toBe("");
  });

  it.each(FACE_SYMBOLS)("have a word for the sign %s", (symbol) => {
    expect(table.faceSymbols[symbol]).toMatch(table.lang === "ja" ? /^[^A-Za-z]+$/ : /^[A-Za-z ]+$/);
  });

  it("say what a melded permanent that dies becomes", () => {
    const event: GameEvent = {
      kind: "zone-change",
      former: objectId(1),
      from: "battlefield",
      cause: "destroy",
      player: playerId("P1"),
      rules: ["712.21"],
      batch: 1,
      arrived: [
        { object: objectId(2), zone: "graveyard" },
        { object: objectId(3), zone: "graveyard" },
      ],
    };
    const sentence = say(event, table, NAMES);
    for (const id of ["#1", "#2", "#3"]) expect(sentence).toContain(id);
    expectSentence(sentence, table);
  });

  it("begin with a capital where they begin with what a thing is, and leave names as they are", () => {
    const names: Names = { object: () => "an ability of Clone", player: (id) => String(id) };
    const said = (event: GameEvent) => say(event, table, names);
    expect(said({ kind: "countered", object: objectId(1), rules: [], batch: 1 })).toMatch(
      table.lang === "ja" ? /^「an ability of Clone」/ : /^An ability of Clone/,
    );
    const drawn: GameEvent = { kind: "drawn", object: objectId(1), player: playerId("ann"), rules: [], batch: 1 };
    expect(said(drawn)).toMatch(/^ann/);
  });

  it("say a decision whose code is new by its kind", () => {
    expectSentence(
      say(
        { kind: "pick", code: "something-new", player: playerId("P1"), rules: [], from: [], min: 0, max: 0 },
        table,
        NAMES,
      ),
      table,
    );
  });
});

describe("codes of the core", () => {
  it("all have messages", () => {
    const known = new Set<string>([...REFUSAL_CODES, ...NOTHING_CODES]);
    const used = sources(fileURLToPath(new URL("../../core/src/process", import.meta.url))).flatMap((text) =>
      [...text.matchAll(/kind: "nothing", code: "([a-z-]+)"/g)].map((match) => match[1] ?? ""),
    );
    expect([...new Set(used)].filter((code) => !known.has(code))).toEqual([]);
  });
});

function expectSentence(sentence: string, table: MessageTable): void {
  expect(sentence).toMatch(table.lang === "ja" ? /。$/ : /^[A-Z#“].*[.!?]$/);
  expect(sentence).not.toContain("undefined");
  if (table.lang === "ja") expect(sentence.replaceAll(ALLOWED_IN_JAPANESE, "")).not.toMatch(/[A-Za-z]{2,}/);
}

function sources(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => readFileSync(join(folder, file), "utf8"));
}
