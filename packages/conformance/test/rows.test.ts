import { describe, expect, it } from "vitest";
import { rows, scenariosOfRow } from "../src/index.ts";

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
