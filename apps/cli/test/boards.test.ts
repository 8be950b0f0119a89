import { BOARD_PROBLEM_CODES } from "@obverse/scenario";
import { describe, expect, it } from "vitest";
import { setUpText } from "../src/texts/set-up-text.ts";
import { obverse } from "./spawn.ts";

/** A board for each thing that can be wrong with one, and what is said of it. */
const BOARDS: Readonly<Record<(typeof BOARD_PROBLEM_CODES)[number], readonly [board: string, en: string, ja: string]>> =
  {
    "no-players": ["{}", "there is no player", "プレイヤーがいません"],
    "duplicate-player": ["", "", ""],
    "wrong-shape": ["", "", ""],
    "unknown-key": ["", "", ""],
    "no-such-player": [on("{ card: Clone, owner: Cat }"), "there is no player “Cat”", "「Cat」というプレイヤー"],
    "no-such-card": [on("Delvr of Secrets"), "Did you mean “Delver of Secrets”?", "「Delver of Secrets」のことですか"],
    "no-such-label": [on("{ card: Clone, exiledWith: cat }"), "is called “cat”", "「cat」と呼ばれるもの"],
    "no-such-face": [on("{ card: Clone, face: back }"), "Clone has no back face", "Cloneに第2面はありません"],
    "card-and-meld": [
      on("{ card: Clone, meld: [Graf Rats, Midnight Scavengers] }"),
      "either card or meld",
      "どちらか一方",
    ],
    "not-a-meld-pair": [
      on("{ meld: [Graf Rats, Clone] }"),
      "no meld pair: Graf Rats, Clone",
      "合体しません: Graf Rats",
    ],
    "meld-result": [on("Chittering Host"), "write meld with the two cards", "meld に2枚のカード"],
    "not-a-permanent": [on("Moonmist"), "P1's battlefield, number 1: Moonmist can't be", "P1の戦場の1番目: Moonmist"],
    "back-face-down": [
      on("{ card: Delver of Secrets, face: back, faceDown: manifest }"),
      "not Insectile Aberration",
      "faceDown を",
    ],
    "back-face-elsewhere": [
      "{ P1: { hand: [{ card: Delver of Secrets, face: back }] } }",
      "P1's hand, number 1: only a",
      "第2面（",
    ],
    "face-down-elsewhere": [
      "{ P1: { hand: [{ card: Clone, faceDown: morph }] } }",
      "isn't face down",
      "裏向きになりません",
    ],
    "permanents-only": ["{ P1: { hand: [{ card: Clone, tapped: true }] } }", "“tapped”", "「tapped」"],
    "not-mana": [
      '{ P1: { pool: "{G}{Q9}" } }',
      "P1's mana pool: “{G}{Q9}” isn't mana",
      "「{G}{Q9}」はマナではありません",
    ],
  };

function on(object: string): string {
  return `{ P1: { battlefield: [${object}] }, P2: {} }`;
}

const scenario = (players: string, steps = "[{ expect: {} }]"): string =>
  `id: s\ntitle: t\nrules: ["701.27"]\nplayers: ${players}\nsteps: ${steps}\n`;

const run = (text: string, ...args: readonly string[]) => obverse(["run", "-", ...args], { input: text });

describe("a board that can't be set up", () => {
  // Two players of one name are no YAML, and the format has its own words for shapes, so that the file says it first.
  const ofTheFile = ["duplicate-player", "wrong-shape", "unknown-key"];
  it.each(BOARD_PROBLEM_CODES.filter((code) => !ofTheFile.includes(code)))("is refused in words: %s", (code) => {
    const [board, en, ja] = BOARDS[code];
    const english = run(scenario(board));
    expect(english.status).toBe(1);
    expect(english.stdout).toContain("set-up (line 4)");
    expect(english.stdout).toContain(en);
    expect(english.stdout).not.toContain(code);
    expect(run(scenario(board), "--lang", "ja").stdout).toContain(ja);
  });

  it.each([["fish"], ["{W"], ["{}"], ["{99999}"]])("has no mana in a pool that isn't any: %s", (pool) => {
    expect(run(scenario(`{ P1: { pool: "${pool}" } }`)).stdout).toContain("isn't mana");
  });

  it.each([
    ["wrong-shape", ["players", "P1", "life"], "integer", "P1's life: ", "write integer", "integer と書いて"],
    ["unknown-key", ["players", "P1", "hand", 0, "tap"], "card", "P1's hand, number 1 › tap: ", "no such key", "項目"],
    ["no-such-player", ["turn", "active"], "Cat", "turn › active: ", "no player “Cat”", "「Cat」"],
  ] as const)("has words of its own for %s at %j", (code, path, detail, place, en, ja) => {
    const english = setUpText({ code, path, detail }, "en");
    expect(english).toContain(place);
    expect(english).toContain(en);
    expect(setUpText({ code, path, detail }, "ja")).toContain(ja);
  });

  it("cites the rules that keep it from being", () => {
    expect(run(scenario(on("Moonmist"))).stdout).toContain("304.4");
  });
});

describe("a scenario", () => {
  it("without steps asks nothing, and is an error", () => {
    const { status, stdout } = run(scenario("{}", "[]"));
    expect(status).toBe(1);
    expect(stdout).toContain("The scenario has no steps");
    expect(run(scenario("{}", "[]"), "--lang", "ja").stdout).toContain("手順がないため");
  });

  it.each([
    ["{ P1: { life: 99999999999 } }", "[{ expect: {} }]", "players › P1 › life", "from -1000000000 to 1000000000"],
    ["{ P1: { battlefield: [{ card: Clone, damage: -1 }] } }", "[]", "battlefield › 1 › damage", "from 0 to"],
    [
      "{}",
      "[{ effect: { createToken: { copyOf: Clone }, count: 100000 } }]",
      "step 1 › effect › count",
      "from 0 to 1000",
    ],
  ])("has numbers within bounds: %s %s", (players, steps, place, bounds) => {
    const { status, stderr } = run(scenario(players, steps));
    expect(status).toBe(1);
    expect(stderr).toContain(place);
    expect(stderr).toContain(bounds);
    expect(stderr).toContain("docs/how-to/write-a-scenario.md");
  });

  it("is told of a number under rules that no rule has, and passes all the same", () => {
    const odd = scenario("{ P1: {} }").replace("701.27", "999.99z");
    expect(run(odd)).toMatchObject({ status: 0 });
    expect(run(odd).stdout).toContain("note: 999.99z under rules");
    expect(run(odd, "--lang", "ja").stdout).toContain("注意: rules の 999.99z");
    expect(JSON.parse(run(odd, "--json").stdout)).toMatchObject({ scenarios: [{ unknownRules: ["999.99z"] }] });
  });

  it("says that a name in an answer fits several, and how to name each", () => {
    const two = "{ P1: { battlefield: [Clone], hand: [Delver of Secrets] }, P2: { battlefield: [Clone] } }";
    const steps = "[{ effect: { modify: Clone } }]";
    expect(run(scenario(two, steps)).stdout).toContain("fits more than one: P1/Clone; P2/Clone");
  });
});

describe("obverse explain", () => {
  const explain = (text: string, ...args: readonly string[]) => obverse(["explain", "-", ...args], { input: text });

  it("says where there is nothing to explain", () => {
    const { status, stdout, stderr } = explain(scenario("{ P1: { hand: [Clone] }, P2: {} }"));
    expect([status, stdout]).toEqual([0, ""]);
    expect(stderr).toContain("nothing to explain");
  });

  it("names those that a reference fits", () => {
    const { status, stderr } = explain(
      scenario("{ P1: { battlefield: [Clone, Clone] } }"),
      "--object",
      "Clone",
      "--step",
      "0",
    );
    expect(status).toBe(2);
    expect(stderr).toContain("write one of these: Clone#1, Clone#2 [ambiguous]");
  });
});
