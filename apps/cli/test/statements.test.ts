import { rows, scenariosOfRow, statementsIn } from "@obverse/conformance";
import { describe, expect, it } from "vitest";
import { obverse } from "./spawn.ts";

const told = rows().filter((row) => row.shownBy !== undefined);
const commands = [...new Set(told.flatMap(({ shownBy }) => shownBy ?? []))];
const squeezed = (text: string): string => text.replace(/\s+/g, "");

describe("what no scenario can show", () => {
  it("is shown by no scenario", () => {
    expect(told.filter((row) => scenariosOfRow(row).length > 0).map(({ id }) => id)).toEqual([]);
  });

  it.each(["en", "ja"] as const)(
    "is shown by the command that is named for it, in %s",
    async (lang) => {
      const stated = await statementsIn(lang);
      const missing = commands.flatMap((command) => {
        const said = squeezed(obverse([...command.replace(/^obverse /, "").split(" "), "--lang", lang]).stdout);
        return told
          .filter((row) => row.shownBy === command && !said.includes(squeezed(stated(row))))
          .map(({ id }) => id);
      });
      expect(missing).toEqual([]);
    },
    120_000,
  );
});
