import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { obverse } from "./spawn.ts";

const DEMO = fileURLToPath(new URL("../demo.yaml", import.meta.url));
let folder = "";

const GOOD = `id: good
title: { en: A werewolf turns over, ja: 狼男が変身する }
rules: ["701.27a"]
players: { P1: { battlefield: [{ card: Villagers of Estwald, as: wolf }] }, P2: {} }
steps:
  - effect: { transform: wolf }
  - expect: { objects: { wolf: { name: Howlpack of Estwald } } }
`;
const BAD = GOOD.replace("id: good", "id: bad").replace("name: Howlpack of Estwald", "name: Somebody Else");

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "obverse-cli-"));
  mkdirSync(join(folder, "below"));
  writeFileSync(join(folder, "good.yaml"), GOOD);
  writeFileSync(join(folder, "below/bad.yaml"), BAD);
  writeFileSync(join(folder, "wrong.yaml"), GOOD.replace("effect:", "efect:"));
  writeFileSync(
    join(folder, "board.pzl"),
    "[metadata]\nName:Board\n[state]\nhumanlife=5\nhumanbattlefield=Villagers of Estwald|Transformed\nodd=1\n",
  );
  writeFileSync(
    join(folder, "own.json"),
    JSON.stringify([
      {
        name: "My Own Bear",
        layout: "normal",
        mana_cost: "{G}",
        cmc: 1,
        type_line: "Creature — Bear",
        power: "9",
        toughness: "9",
        oracle_text: "",
      },
    ]),
  );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: readonly string[]) => obverse(args, { cwd: folder });

describe("obverse run", () => {
  it("gives each scenario a line and ends with 0 where all pass", () => {
    const { status, stdout } = run("run", "good.yaml");
    expect(stdout).toContain("pass  good");
    expect(status).toBe(0);
  });

  it("tells step, line, expected and actual of what fails, and ends with 1", () => {
    const { status, stdout } = run("run", "good.yaml", "below");
    expect(stdout).toMatch(/FAIL {2}bad[\s\S]*step 2 \(line 7\)[\s\S]*Somebody Else[\s\S]*Howlpack of Estwald/);
    expect(stdout).toContain("2 scenarios: 1 passed, 1 failed");
    expect(status).toBe(1);
  });

  it("gives a report as JSON with the same exit code", () => {
    const { status, stdout } = run("run", "below", "--json");
    expect(JSON.parse(stdout)).toMatchObject({
      scenarios: [
        {
          id: "bad",
          status: "fail",
          failures: [
            { step: 2, at: "expect.objects.wolf.name", expected: "Somebody Else", actual: "Howlpack of Estwald" },
          ],
        },
      ],
      totals: { pass: 0, fail: 1, error: 0, unsupported: 0 },
    });
    expect(status).toBe(1);
  });

  it("names the file, the place and the nearest word of what it does not know", () => {
    const { status, stderr } = run("run", "wrong.yaml");
    expect(stderr).toMatch(/wrong\.yaml:6 \(step 1\).*efect.*Did you mean “effect”/);
    expect(status).toBe(1);
  });

  it.each([
    ["en", "Villagers of Estwald transforms into Howlpack of Estwald.  [701.27a"],
    ["ja", "「エストワルドの村人」が「エストワルドの吠え群れ」に変身した。  [701.27a"],
  ])("tells the story with rule numbers: %s", (lang, sentence) => {
    expect(run("run", "good.yaml", "--verbose", "--lang", lang).stdout).toContain(sentence);
  });

  it("reads the standard input", () => {
    expect(obverse(["run", "-"], { input: GOOD })).toMatchObject({ status: 0 });
  });

  it("adds cards from a file, before or after the path", () => {
    writeFileSync(
      join(folder, "own.yaml"),
      GOOD.replace("{ card: Villagers of Estwald, as: wolf }", "My Own Bear")
        .replace("transform: wolf", "tap: My Own Bear")
        .replace("wolf: { name: Howlpack of Estwald }", "My Own Bear: { power: 9, tapped: true }"),
    );
    expect(run("run", "own.yaml").status).toBe(1);
    expect(run("run", "own.yaml", "--cards", "own.json").status).toBe(0);
    expect(run("run", "--cards", "own.json", "own.yaml").status).toBe(0);
  });

  it("shows where answers differ by the rules of another date", () => {
    const modal = GOOD.replaceAll("Villagers of Estwald", "Blackbloom Rogue").replace(
      "Howlpack of Estwald",
      "Blackbloom Bog",
    );
    const { stdout, status } = obverse(["run", "-", "--compare", "2024-01-01"], { input: modal });
    expect(stdout).toContain("By the rules of 2024-01-01");
    expect(status).toBe(0);
  });

  it.each([
    [["run"], 2, "no-path"],
    [["run", "nowhere"], 6, "no-such-path"],
    [["run", "good.yaml", "--edition", "then"], 2, "edition"],
    [["run", "good.yaml", "--cards", "none.json"], 6, "card-file-unreadable"],
  ])("ends %o with %i and a code", (args, status, code) => {
    const ran = run(...args);
    expect(ran.status).toBe(status);
    expect(ran.stderr).toContain(`[${code}]`);
    const asJson = run(...args, "--json");
    expect(asJson.status).toBe(status);
    expect(JSON.parse(asJson.stdout)).toMatchObject({ error: { code } });
  });
});

describe("obverse card", () => {
  it.each([
    ["Howlpack of Estwald"],
    ["エストワルドの村人"],
    ["Villagers of Estwald // Howlpack of Estwald"],
    ["villagers of est"],
  ])("finds a card by %s", (name) => {
    expect(run("card", name, "--json")).toMatchObject({ status: 0 });
  });

  it("lists what the card is in every place, with rules", () => {
    const { places, kind } = JSON.parse(run("card", "Villagers of Estwald", "--json").stdout) as {
      readonly kind: string;
      readonly places: readonly {
        readonly place: string;
        readonly name: string | null;
        readonly manaValue: number;
        readonly rules: readonly string[];
      }[];
    };
    expect(kind).toBe("nonmodal");
    const at = (place: string) => places.find((row) => row.place === place);
    expect(at("battlefield-back")).toMatchObject({ name: "Howlpack of Estwald", manaValue: 3 });
    expect(at("battlefield-back")?.rules).toContain("712.8e");
    expect(at("copy-back")).toMatchObject({ name: "Howlpack of Estwald", manaValue: 0 });
    expect(at("copy-back")?.rules[0]).toBe("202.3b");
    expect(at("manifest")).toMatchObject({ name: null, manaValue: 0 });
  });

  it("shows a meld pair with what it becomes, in Japanese too", () => {
    const { stdout } = run("card", "Graf Rats", "--lang", "ja");
    for (const name of ["墓ネズミ", "夜深の死体あさり", "騒がしい徒党", "合体カード"]) expect(stdout).toContain(name);
  });

  it("shows the two cards of what a pair becomes, and it where it is: on the battlefield", () => {
    const { stdout } = run("card", "Brisela");
    expect(stdout).toContain("Part 1    Bruna, the Fading Light");
    expect(stdout).toContain("Part 2    Gisela, the Broken Blade");
    expect(stdout).toMatch(/battlefield, melded +Brisela, Voice of Nightmares +11 .*202\.3c/);
    expect(stdout).not.toContain("hand, graveyard");
  });

  it("suggests names where it finds none, and ends with 3", () => {
    const { status, stderr } = run("card", "Delvr");
    expect(status).toBe(3);
    expect(stderr).toContain("Did you mean:\n  - Delver of Secrets // Insectile Aberration");
  });
});

describe("obverse explain", () => {
  it("says why an object is what it is, with the rules in words", () => {
    const { status, stdout } = run("explain", "good.yaml", "--object", "wolf");
    expect(status).toBe(0);
    expect(stdout).toMatch(/mana value\s+3.*712\.8e/);
    expect(stdout).toContain("[712.8e] A nonmodal permanent");
  });

  it("says it all in Japanese: names, faces, types and subtypes", () => {
    const { stdout } = run("explain", "good.yaml", "--object", "wolf", "--lang", "ja");
    for (const word of ["エストワルドの吠え群れ", "第2面", "クリーチャー", "狼男"]) expect(stdout).toContain(word);
    expect(stdout).not.toMatch(/\b(?:back|Howlpack|Creature|Werewolf|printed)\b/);
  });

  it("ends with 2 where the object isn't there, and names those that are", () => {
    const { status, stderr } = run("explain", "good.yaml", "--object", "cat");
    expect(status).toBe(2);
    expect(stderr).toContain("wolf");
  });
});

describe("obverse rules", () => {
  it("states a rule by its number, today's or an older one", () => {
    expect(run("rules", "712.8e").stdout).toContain("712.8e  A nonmodal permanent");
  });

  it("says from when on there is a rule, where the edition is older", () => {
    const { stdout } = run("rules", "701.42c", "--edition", "2015-07-17");
    expect(stdout).toMatch(/^701\.42c .*\n {2}\(2015-07-17\) There was no such rule yet; it came on: 2016-07-22/);
  });

  it("says what an older edition calls it and how it differs, and as earlier only what was before that", () => {
    const { stdout } = run("rules", "712.8e", "--edition", "2011-09-30");
    expect(stdout).toMatch(/^711\.4b .*[\s\S]*\(2011-09-30, before 2016-04-08\) A back face has mana value 0\./);
    expect(stdout).toContain("Today: 712.8e");
    expect(stdout).not.toContain("Earlier");
    expect(run("rules", "712.8e").stdout).toMatch(/Earlier: 712\.4d \(before 2023-04-14\), 711\.4d/);
    expect(run("rules", "701.8", "--edition", "2018-01-01").stdout).toContain("isn't known");
  });

  it("says what changed between two dates", () => {
    const { stdout } = run("rules", "diff", "2023-11-17", "2026-08-07");
    expect(stdout).toContain("− Only nonmodal double-faced permanents transform.");
    expect(stdout).toContain("701.28 → 701.27");
  });

  it("lists scenarios that show it, with their state", () => {
    expect(run("rules", "701.27a", "--scenarios", ".").stdout).toMatch(/fail\s+bad[\s\S]*pass\s+good/);
  });

  it("ends with 2 for a number that no rule has", () => {
    expect(run("rules", "999.9")).toMatchObject({ status: 2 });
  });
});

describe("obverse convert", () => {
  it("turns a scenario into a link and back", () => {
    const link = run("convert", "good.yaml", "--to", "link").stdout.trim();
    expect(link).toMatch(/^#s=[\w-]+$/);
    const back = run("convert", link, "--to", "scenario");
    expect(obverse(["run", "-"], { input: back.stdout })).toMatchObject({ status: 0 });
    expect(run("run", link)).toMatchObject({ status: 0, stdout: expect.stringContaining("1 passed") });
    expect(run("run", "board.pzl").stdout).toContain("The scenario has no steps");
  });

  it("reads a puzzle file, tells what it did not understand, and ends with 1", () => {
    const { status, stdout, stderr } = run("convert", "board.pzl");
    expect(stdout).toContain("Villagers of Estwald, face: back");
    expect(stderr).toContain("line 6: not understood: odd=1");
    expect(status).toBe(1);
  });

  it("writes a puzzle file and tells what is lost", () => {
    const { status, stdout, stderr } = run("convert", "good.yaml", "--to", "pzl");
    expect(stdout).toContain("p0battlefield=Villagers of Estwald");
    expect(stderr).toContain("not said: steps");
    expect(status).toBe(0);
  });

  it("says that a link was tampered with", () => {
    expect(run("convert", "#s=abc")).toMatchObject({ status: 6, stderr: expect.stringContaining("tampered") });
  });
});

describe("obverse play", () => {
  it("plays the demonstration to its end without being asked anything", () => {
    const { status, stdout } = run("play", DEMO, "--lang", "en");
    expect(status).toBe(0);
    expect(stdout).toContain("meld into Chittering Host");
    expect(stdout).toContain("712.21");
    const japanese = run("play", DEMO, "--lang", "ja");
    expect(japanese.stdout).toContain("合体し");
    expect(japanese.stdout.split("\n").filter((line) => /\. {2}\[/.test(line))).toEqual([]);
  });

  it("does what is piped in, undoes it, and saves it as a scenario that plays the same", () => {
    const { stdout, status } = obverse(["play", "good.yaml"], {
      cwd: folder,
      input: "why\neffect: { transform: wolf }\nundo\neffect: { tap: wolf }\nsave saved.yaml\nlink\nq\n",
    });
    expect(status).toBe(0);
    expect(stdout).toContain("Undone.");
    expect(stdout).toMatch(/#s=[\w-]+/);
    expect(readFileSync(join(folder, "saved.yaml"), "utf8")).toContain("tap");
    expect(run("run", "saved.yaml").status).toBe(0);
  });

  it("takes a piped step that goes on over several lines", () => {
    const input = "effect:\n  transform: wolf\neffect: {\n\n transform: wolf }\neffect: { transform: wolf }\nsave -\n";
    const { stdout, stderr, status } = obverse(["play", "good.yaml", "--filter", "good"], { cwd: folder, input });
    expect({ status, written: (stdout + stderr).match(/transform: \[ wolf \]/g)?.length }).toEqual({
      status: 0,
      written: 3,
    });
  });

  it("says why a step typed in is refused", () => {
    const { stdout } = obverse(["play", "good.yaml"], { cwd: folder, input: "attack: [wolf]\nturnUp: wolf\n" });
    expect(stdout).toMatch(/face down/);
  });

  it("plays by itself the same way for the same seed", () => {
    const hash = (seed: string) =>
      (JSON.parse(run("play", "--auto", "--seed", seed, "--moves", "20", "--json").stdout) as { readonly hash: string })
        .hash;
    expect(hash("7")).toBe(hash("7"));
    expect(hash("7")).not.toBe(hash("8"));
  });
});

describe("the command", () => {
  it("leads its help with examples, in either language", () => {
    expect(run("--help").stdout).toMatch(/^Examples:/);
    expect(run("--help", "--lang", "ja").stdout).toMatch(/^例:[\s\S]*使い方:/);
    expect(obverse([], { env: { LANG: "ja_JP.UTF-8" } }).stdout).toMatch(/^例:/);
  });

  it("suggests a command where it knows none of that name, and ends with 2", () => {
    const { status, stderr } = run("crad", "X");
    expect(status).toBe(2);
    expect(stderr).toContain("Did you mean card?");
  });

  it("describes the whole tree of its commands as JSON", () => {
    const tree = JSON.parse(run("--describe").stdout) as { readonly commands: readonly { readonly name: string }[] };
    expect(tree.commands.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["card", "run", "play", "explain", "rules", "convert", "completion"]),
    );
  });

  it.each(["bash", "zsh", "fish"])("prints completion for %s", (shell) => {
    expect(run("completion", shell).stdout).toContain("explain");
  });

  it("shows the version with the notice", () => {
    expect(run("--version").stdout).toContain("unofficial Fan Content");
  });
});
