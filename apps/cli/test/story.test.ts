import { describe, expect, it } from "vitest";
import { obverse } from "./spawn.ts";

/** What `run --verbose` tells of a board (and turn) and steps. */
function story(battlefield: string, steps: string, more: { readonly hand?: string; readonly turn?: string } = {}) {
  return obverse(["run", "-", "--verbose"], { input: scenario(battlefield, steps, more) }).stdout;
}

function scenario(
  battlefield: string,
  steps: string,
  { hand = "", turn = "{}" }: { readonly hand?: string; readonly turn?: string } = {},
): string {
  return `id: told\ntitle: Told\nrules: ["701.27a"]\nplayers: { P1: { battlefield: [${battlefield}], hand: [${hand}] } }\nturn: ${turn}\nsteps: ${steps}\n`;
}

describe("the names in the story of a step", () => {
  it("are the new ones from where something transforms on", () => {
    const told = story("{ card: Delver of Secrets, face: back, as: d, damage: 1 }", "[{ effect: { transform: d } }]");
    expect(told).toContain("Insectile Aberration transforms into Delver of Secrets.");
    expect(told).toContain("Delver of Secrets is destroyed.");
    expect(told).not.toContain("Insectile Aberration is destroyed");
  });

  it("are those of the face that is up once something is turned face up", () => {
    const hidden = (as: string) => `{ card: "Akroma, Angel of Fury", faceDown: morph, as: ${as} }`;
    const told = story(
      `${hidden("a")}, ${hidden("b")}`,
      "[{ effect: { turnFaceUp: a } }, { effect: { turnFaceUp: b }, answers: [{ pick: a }] }]",
    );
    expect(told).toMatch(/^ +Akroma, Angel of Fury moves from the battlefield to the graveyard\..*704\.5j/m);
    expect(told.match(/Face-down Akroma/g)).toHaveLength(2);
  });

  it("change with each of several turns in one step", () => {
    const told = story("{ card: Tavern Ruffian, faceDown: manifest, as: t }", "[{ effect: { turnFaceUp: t } }]", {
      turn: "{ day: night }",
    });
    expect(told).toContain("Face-down Tavern Ruffian is turned face up: Tavern Ruffian.");
    expect(told).toMatch(/^ +Tavern Ruffian transforms into Tavern Smasher\./m);
  });

  it("say of a step and of what ceases to exist what they are", () => {
    const told = story("{ card: Delver of Secrets, token: true, as: t }", "[{ effect: { destroy: t } }]");
    expect(told).toMatch(/^ +Delver of Secrets, a token that left the battlefield, ceases to exist\..*704\.5d/m);
    expect(story("", "[{ advance: begin-combat }]")).toContain("P1's combat phase begins.");
  });
});

describe("the abilities that obverse explain tells", () => {
  it("of a copy are those copied, by name, with the rules of copying", () => {
    const input = scenario(
      "{ card: Delver of Secrets, face: back, as: d }",
      "[{ cast: Clone }, { resolve: all, answers: [{ pick: d }] }]",
      { hand: "Clone" },
    );
    const { stdout } = obverse(["explain", "-", "--object", "Clone"], { input });
    expect(stdout).toMatch(/^ +abilities +Flying +a copy effect +\[707\.2, 613\.2a\]/m);
  });
});
