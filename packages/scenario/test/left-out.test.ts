import { describe, expect, it } from "vitest";
import { played } from "./support.ts";

const oddity = {
  name: "Odd Idol",
  layout: "normal",
  mana_cost: "{2}",
  cmc: 2,
  type_line: "Artifact",
  oracle_text: "Whenever a bear sneezes, frobnicate it.",
};

describe("A permanent with a triggered ability that isn't understood", () => {
  const board = { cards: [oddity], players: { P1: { battlefield: ["Odd Idol", "Plain Bear"] } } };

  it("is told of where the scenario passes without it", () => {
    const result = played({ ...board, steps: [{ expect: { objects: { "Plain Bear": { power: 2 } } } }] });
    expect(result).toMatchObject({ status: "pass", leftOut: [{ object: "Odd Idol", role: "triggered" }] });
  });

  it("makes what differs no fault but something that isn't supported", () => {
    const result = played({ ...board, steps: [{ expect: { objects: { "Plain Bear": { power: 3 } } } }] });
    expect(result).toMatchObject({ status: "unsupported", failures: [{ expected: 3, actual: 2 }] });
  });
});
