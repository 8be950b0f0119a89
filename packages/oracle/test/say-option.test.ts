import type { ModeOption } from "@obverse/core";
import { type SayableOption, sayOption } from "@obverse/oracle/say";
import { describe, expect, it } from "vitest";

const OPTIONS: readonly SayableOption[] = [
  { kind: "body", body: { effect: [{ kind: "draw", who: { kind: "you" }, count: 2 }] } },
  { kind: "cost", cost: [{ kind: "life", amount: 3 }] },
  { kind: "mana", mana: ["R", "G"] },
  { kind: "gain", ability: { kind: "keyword", keyword: { name: "haste" } } },
] satisfies readonly ModeOption[];

describe("what a choice offers", () => {
  it("is said in English", () => {
    expect(OPTIONS.map((option) => sayOption(option, "en"))).toEqual([
      "Draw two cards.",
      "Pay 3 life",
      "{R}{G}",
      "Haste",
    ]);
  });

  it("is said in Japanese", () => {
    expect(OPTIONS.map((option) => sayOption(option, "ja"))).toEqual([
      "カード２枚を引く。",
      "３点のライフを支払う",
      "{R}{G}",
      "速攻",
    ]);
  });
});
