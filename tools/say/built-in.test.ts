import { loadCards, nameIn } from "@obverse/cards";
import type { Ability, Card, Face } from "@obverse/core";
import { compileFace } from "@obverse/oracle";
import { isUnsupported } from "@obverse/oracle/guard";
import { say } from "@obverse/oracle/say";
import { describe, expect, it } from "vitest";

/** How many of the abilities that are supported are read back from English as they were; raise it as it gets better. */
const READ_BACK = 0.9;

const facesOf = (card: Card): readonly Face[] => (card.halves === undefined ? card.faces : card.halves.parts);

const supported: readonly (readonly [Face, Ability])[] = loadCards().flatMap((card) =>
  facesOf(card).flatMap((face) =>
    face.abilities
      .filter((ability) => !isUnsupported(ability))
      .map((ability): readonly [Face, Ability] => [face, ability]),
  ),
);

describe("the abilities of the built-in cards", () => {
  it("are said in Japanese without an English word", () => {
    const left = supported.flatMap(([face, ability]) => {
      const words = say(ability, "ja", { ...face, nameOf: (name) => nameIn(name, "ja") });
      const plain = words
        .replace(/\{[^}]*\}/g, "")
        .replace(/《[^》]*》/g, "")
        .replace(/[IVX]+(, [IVX]+)* ―/g, "");
      return (plain.match(/[A-Za-z]{2,}/g) ?? []).map((word) => `${face.name}: ${word}`);
    });
    expect(left).toEqual([]);
  });

  it("are mostly read back from English as they were", () => {
    const sample = supported.filter((_, index) => index % 8 === 0);
    const back = sample.filter(([face, ability]) => {
      const lower = { ...face, types: face.types.map((type) => type.toLowerCase()) };
      const { abilities } = compileFace(lower, say(ability, "en", face), {
        card: face.name,
        names: [face.name],
        layout: "normal",
      });
      return sorted(abilities) === sorted([ability]);
    });
    expect(back.length / sample.length).toBeGreaterThan(READ_BACK);
  });
});

/** Abilities as text, whatever the order of their properties, without spans. */
function sorted(abilities: readonly Ability[]): string {
  return JSON.stringify(abilities, (key, value: unknown) =>
    key === "span"
      ? undefined
      : typeof value === "object" && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)))
        : value,
  );
}
