import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { groupsOf } from "../src/coverage/groups.ts";
import { measure } from "../src/coverage/measure.ts";
import { outOfScope } from "../src/coverage/scope.ts";
import { sumUp } from "../src/coverage/sum-up.ts";
import { turningClauses } from "../src/coverage/turning-clauses.ts";
import { obverse } from "./spawn.ts";

const creature = (name: string, oracle_text: string) => ({
  object: "card",
  name,
  layout: "normal",
  mana_cost: "{1}{G}",
  type_line: "Creature — Bear",
  oracle_text,
  power: "2",
  toughness: "2",
});

const CARDS = [
  creature("Plain Bear", "Vigilance\nMorph {2}{G}"),
  creature("Odd Bear", "Vigilance\nFrobnicate all the widgets."),
  creature("Dull Bear", "Frobnicate all the widgets."),
  creature("A-Plain Bear", "Vigilance"),
];

const triple = [
  { component: "meld_part", name: "Upper Bear" },
  { component: "meld_part", name: "Lower Bear" },
  { component: "meld_result", name: "Whole Bear" },
];

/** Both parts of a meld pair, and what they become. */
const MELD = triple.map(({ name, component }) => ({
  ...creature(name, component === "meld_result" ? "When this creature leaves the battlefield, you gain 1 life." : ""),
  layout: "meld",
  all_parts: triple,
  ...(component === "meld_result" ? { mana_cost: "" } : {}),
}));

describe("what counts as a turning clause", () => {
  it("is counted by sentences, without reminder text", () => {
    expect(
      turningClauses(
        "Morph {2}{G} (Turn it face up any time.)\nFlying\nWhen this creature is turned face up, draw a card. Transform it.",
        "Bear",
      ),
    ).toBe(3);
  });

  it("doesn't count a name or a converted mana cost", () => {
    expect(turningClauses("Cloak of Bears has flying. Its converted mana cost is 3.", "Cloak of Bears")).toBe(0);
  });
});

describe("the groups and the scope of cards", () => {
  it("go by layout and words", () => {
    expect(groupsOf("transform", ["Daybound"])).toEqual(["transform", "day-night", "all"]);
    expect(groupsOf("normal", ["Megamorph {1}{G}"])).toEqual(["face-down", "all"]);
    expect(groupsOf("normal", ["Flying (Turn it face up.)"])).toEqual(["all"]);
  });

  it.each([
    [{ name: "A-Bear", type_line: "Creature — Bear" }, "rebalanced"],
    [{ name: "Bear", set: "ugl", type_line: "Creature — Bear" }, "un-card"],
    [{ name: "Bear", set: "unf", security_stamp: "acorn", type_line: "Creature — Bear" }, "un-card"],
    [{ name: "Bear Plane", layout: "planar", type_line: "Plane — Bear" }, "not-traditional"],
    [{ name: "Advertisement", type_line: "Card" }, "no-card-type"],
    [{ name: "Bear", set: "unf", security_stamp: "oval", type_line: "Creature — Bear" }, undefined],
    [{ name: "Bear", type_line: "Creature — Bear" }, undefined],
  ] as const)("report what no game of ours has: %o is %s", (card, reason) => {
    expect(outOfScope(card)).toBe(reason);
  });
});

describe("a card", () => {
  const measured = measure(CARDS, { smokeTest: "played" });
  const byName = new Map(measured.cards.map((card) => [card.name, card]));

  it("is full where all of it is understood, said back and played", () => {
    expect(byName.get("Plain Bear")).toMatchObject({
      status: "full",
      faults: {},
      turningClauses: { total: 1, compiled: 1 },
    });
  });

  it("is read in part, or not at all, where words aren't understood", () => {
    expect(byName.get("Odd Bear")).toMatchObject({ status: "partial", faults: { unread: 1 } });
    expect(byName.get("Dull Bear")).toMatchObject({ status: "none", abilities: { total: 1, compiled: 0 } });
  });

  it("that is out of scope is counted apart", () => {
    expect(measured.outOfScope).toEqual({ rebalanced: 1 });
    expect(sumUp(measured, "played")).toMatchObject({ cards: 3, full: 1, partial: 1, none: 1 });
  });

  it("that another may need isn't measured itself", () => {
    const alone = measure(MELD.slice(2), { smokeTest: "played", beside: MELD });
    expect(alone.cards).toMatchObject([{ name: "Whole Bear", status: "full" }]);
  });

  it("has its shape among those not understood, commonest first", () => {
    expect(sumUp(measured, "played").topUnsupported).toEqual([
      { shape: "Frobnicate all the widgets.", count: 2, examples: ["Odd Bear", "Dull Bear"] },
    ]);
  });
});

describe("obverse coverage", () => {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "obverse-coverage-"));
    writeFileSync(join(folder, "cards.json"), JSON.stringify(CARDS));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("fits into 80 columns", () => {
    const { stdout } = obverse(["coverage", join(folder, "cards.json"), "--quick"]);
    const table = stdout
      .split("\n")
      .filter((line) => /^(?:group|transform|modal|meld|face-down|day-night|all) /.test(line));
    expect(table).toHaveLength(7);
    for (const line of table) expect(line.length).toBeLessThanOrEqual(80);
  });

  it("measures many cards in several threads, and tells how far it has come", () => {
    const many = Array.from({ length: 700 }, (_, at) => CARDS.map((card) => ({ ...card, name: `${card.name} ${at}` })));
    const path = join(folder, "many.json");
    writeFileSync(path, JSON.stringify(many.flat()));
    const { stdout, stderr, status } = obverse(["coverage", path, "--quick", "--json", "--lang", "en"]);
    expect(status).toBe(0);
    const { milliseconds: _, ...inThreads } = JSON.parse(stdout) as ReturnType<typeof sumUp>;
    const { milliseconds: __, ...inOne } = sumUp(measure(many.flat(), { smokeTest: "left-out" }), "left-out");
    expect(inThreads).toEqual(inOne);
    expect(stderr).toMatch(/reading {2}2800 \/ 2800 {2}100 %/);
  });

  it("gives the counts as JSON", () => {
    const { stdout, status } = obverse(["coverage", join(folder, "cards.json"), "--json"]);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      cards: 3,
      full: 1,
      partial: 1,
      none: 1,
      abilities: { total: 5, compiled: 3 },
      groups: {
        "face-down": { cards: 1, full: 1, turningClauses: { total: 1, compiled: 1 } },
        all: { cards: 3, full: 1 },
      },
    });
  });
});
