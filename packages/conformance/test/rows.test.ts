import { describe, expect, it } from "vitest";
import { rows, scenariosOfRow, statementsIn } from "../src/index.ts";

describe("the statements of the sources", () => {
  it("are each shown by a scenario, by a command where they are about printing, names of old or handling, or say why they are not", () => {
    const open = rows().filter(
      (row) => scenariosOfRow(row).length === 0 && row.shownBy === undefined && row.why === undefined,
    );
    expect(open.map((row) => row.id)).toEqual([]);
  });

  it("about what happens in a game are all shown by scenarios", () => {
    const told = rows().filter((row) => row.about === "engine" && row.shownBy !== undefined);
    expect(told.map((row) => row.id)).toEqual([]);
  });
});

describe("each statement of the sources, in Japanese", () => {
  it("is one of its own, in whole sentences and without English but for names that have no Japanese", async () => {
    const inJapanese = await statementsIn("ja");
    const wrong = rows().filter((row) => {
      const said = inJapanese(row);
      return said === row.statement || !said.endsWith("。") || /[A-Za-z]{2,}/.test(said.replaceAll(UNTRANSLATED, ""));
    });
    expect(wrong.map((row) => row.id)).toEqual([]);
  });
});

/** Cards that were never printed in Japanese. */
const UNTRANSLATED = /「(?:Hawkins National Laboratory|Havengul Laboratory|Peter Parker)」/g;
