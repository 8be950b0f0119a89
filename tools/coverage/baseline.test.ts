import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { measure } from "../../apps/cli/src/coverage/measure.ts";
import { cardFile, hasAnotherSide, recordsOf } from "./card-file.ts";
import { compareStandings, readBaseline, type Standing, standingOf, writeBaseline } from "./standing.ts";

const baseline = readBaseline(readFileSync(new URL("baseline.txt", import.meta.url), "utf8"));
const file = cardFile();

/** Of the cards without another side every so-manieth is looked at, and of those that were played; the update script looks at all. */
const EVERY = 20;
const PLAYED = 25;

describe("the coverage baseline", () => {
  it("reads what it writes", () => {
    const standings = new Map<string, Standing>([
      ["Beta", "F"],
      ["Alpha", "p"],
      ["Gamma", "-"],
    ]);
    expect([...readBaseline(writeBaseline(standings))]).toEqual([
      ["Alpha", "p"],
      ["Beta", "F"],
    ]);
  });

  it.runIf(file === undefined)(
    "is compared with the cards only where OBVERSE_CARD_DATA names a card file: it names none",
    () => {
      expect(baseline.size).toBeGreaterThan(0);
    },
  );
});

describe.runIf(file !== undefined)("cards that were understood before", () => {
  const records = file === undefined ? [] : recordsOf(file);

  it("are still understood, carried out and said back", { timeout: 300_000 }, () => {
    const sample = records.filter((record, at) => hasAnotherSide(record) || at % EVERY === 0);
    const fallen = measure(sample, { smokeTest: "left-out" }).cards.flatMap((card) => {
      const was = baseline.get(card.name) ?? "-";
      const now = standingOf(card, "left-out");
      return compareStandings(now, was === "F" ? "f" : was) < 0 ? [`${card.name}: ${was} → ${now}`] : [];
    });
    expect(fallen).toEqual([]);
  });

  it("are still played without fault", { timeout: 300_000 }, () => {
    const full = records.filter(({ name }) => baseline.get(name) === "F");
    const sample = full.filter((_, at) => at % Math.max(1, Math.floor(full.length / PLAYED)) === 0);
    const faults = measure(sample, { smokeTest: "played" }).cards.flatMap(({ name, faults: found }) =>
      found.smoke === undefined ? [] : [{ name, ...found }],
    );
    expect(faults).toEqual([]);
  });
});
