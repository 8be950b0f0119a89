import { describe, expect, it } from "vitest";
import { obverse } from "./spawn.ts";

describe("obverse rules WORD", () => {
  it.each([
    [["daybound"], "702.145c  At night a daybound permanent"],
    [["日暮"], "702.145c  At night a daybound permanent"],
    [["daybound", "--lang", "ja"], "702.145c  夜の間"],
    [["nightbound", "day"], "702.145f"],
  ])("lists the rules that say the words, in either language: %o", (words, line) => {
    const { status, stdout } = obverse(["rules", ...words]);
    expect(status).toBe(0);
    expect(stdout).toContain(line);
    expect(stdout).not.toContain("903.9a");
  });

  it("gives them as JSON, with what else the sources say", () => {
    const found = JSON.parse(obverse(["rules", "daybound", "--json"]).stdout) as {
      readonly rules: readonly { readonly rule: string }[];
      readonly notes: readonly { readonly rule: string }[];
    };
    expect(found.rules.map(({ rule }) => rule)).toContain("702.145b");
    expect(found.notes.map(({ rule }) => rule)).toContain("702.145c");
  });

  it.each([
    [["xyzzy"], "no-such-rule"],
    [["701", "702"], "one-rule"],
  ])("ends %o with 2", (words, code) => {
    const { status, stderr } = obverse(["rules", ...words]);
    expect(status).toBe(2);
    expect(stderr).toContain(`[${code}]`);
  });
});

describe("obverse card with a part of a name", () => {
  it.each([
    [
      ["ウルザ"],
      "\n  - Liberator, Urza's Battlethopter (ウルザの空戦艇、リベレーター号)\n  - Urza, Lord Protector (護国卿、ウルザ)\n",
    ],
    [
      ["ウルザ", "--lang", "ja"],
      "\n  - ウルザの空戦艇、リベレーター号 (Liberator, Urza's Battlethopter)\n  - 護国卿、ウルザ (Urza, Lord Protector)\n",
    ],
    [["Jace"], "\n  - Jace's Phantasm (ジェイスの幻)\n  - Jace, Vryn's Prodigy // Jace, Telepath Unbound ("],
  ])("names each card that has it anywhere on a line of its own: %o", (args, lines) => {
    const { status, stderr } = obverse(["card", ...args]);
    expect(status).toBe(3);
    expect(stderr).toContain("[card-ambiguous]\n");
    expect(stderr).toContain(lines);
  });
});

describe("obverse card, by what the card is", () => {
  const rows = (...args: readonly string[]) => {
    const { places } = JSON.parse(obverse(["card", ...args, "--json"]).stdout) as {
      readonly places: readonly {
        readonly place: string;
        readonly name: string | null;
        readonly given: readonly string[];
        readonly rules: readonly string[];
      }[];
    };
    return places;
  };
  const placesOf = (...args: readonly string[]) => rows(...args).map(({ place }) => place);

  it("has a token on the battlefield and as what is copied only", () => {
    expect(placesOf("Incubator")).toEqual(["battlefield-front", "battlefield-back", "copy-front", "copy-back"]);
    expect(obverse(["card", "Incubator"]).stdout).toContain("\ndouble-faced token");
  });

  it("has a row for each half of a Room on the stack, and for its doors", () => {
    const named = Object.fromEntries(rows("Bottomless Pool").map(({ place, name }) => [place, name]));
    expect(named).toMatchObject({
      "stack-left": "Bottomless Pool",
      "stack-right": "Locker Room",
      "doors-left": "Bottomless Pool",
      "doors-right": "Locker Room",
      "doors-both": "Bottomless Pool // Locker Room",
      "battlefield-front": null,
    });
    expect(named).not.toHaveProperty("stack-front");
  });

  it("leaves out what came after the edition", () => {
    expect(placesOf("Delver of Secrets", "--edition", "2014-02-01")).not.toContain("manifest");
    expect(placesOf("Delver of Secrets", "--edition", "2015-03-01")).toContain("manifest");
    expect(placesOf("Graf Rats", "--edition", "2015-03-01")).not.toContain("melded");
  });

  it("says that what is cloaked has ward {2}", () => {
    expect(rows("Clone").find(({ place }) => place === "cloak")).toMatchObject({
      given: ["Ward {2}"],
      rules: expect.arrayContaining(["701.58a", "702.21a"]),
    });
    expect(obverse(["card", "Clone", "--lang", "ja"]).stdout).toMatch(/偽装）.*護法\{2\}/);
  });
});
