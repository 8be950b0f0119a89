import { describe, expect, it } from "vitest";
import { permanent, sorcery } from "./compiling.ts";

describe("608.2c what “it” means", () => {
  it("is the object itself after a trigger of its own", () => {
    expect(permanent("When this creature dies, return it to its owner's hand.")).toEqual([
      {
        kind: "triggered",
        triggers: [{ kind: "dies", subject: { kind: "is", what: { kind: "self" } } }],
        effect: [{ kind: "move", what: { kind: "self" }, to: "hand" }],
      },
    ]);
  });

  it("is the event's object after a trigger about others", () => {
    const [ability] = permanent("Whenever another creature dies, exile it.");
    expect(ability?.kind === "triggered" && ability.effect).toEqual([
      { kind: "exile", what: { kind: "event", role: "subject" } },
    ]);
  });

  it("is what an instruction moved, while numbers are read from what it was", () => {
    const [spell] = sorcery(
      "Exile target creature. You gain life equal to its power. Return that card to the battlefield.",
    );
    expect(spell?.kind === "spell" && spell.effect).toEqual([
      { kind: "exile", what: { kind: "target", slot: 0 }, as: "a" },
      {
        kind: "life",
        who: { kind: "you" },
        change: "gain",
        amount: { kind: "number-of", what: "power", of: { kind: "target", slot: 0 } },
      },
      { kind: "move", what: { kind: "bound", name: "a" }, to: "battlefield" },
    ]);
  });

  it("keeps what is targeted where one instruction takes another's place", () => {
    const [spell] = sorcery("Destroy target creature. If you control a Wolf, exile that creature instead.");
    expect(spell?.kind === "spell" && spell.effect).toEqual([
      {
        kind: "if",
        condition: {
          kind: "compare",
          left: {
            kind: "count",
            filter: {
              kind: "all",
              of: [
                { kind: "subtype", subtype: "Wolf" },
                { kind: "controller", is: { kind: "you" } },
              ],
            },
          },
          is: ">=",
          right: 1,
        },
        then: [{ kind: "exile", what: { kind: "target", slot: 0 } }],
        else: [{ kind: "destroy", what: { kind: "target", slot: 0 } }],
      },
    ]);
  });

  it("calls a second target another", () => {
    const [spell] = sorcery("Target creature you control fights another target creature.");
    expect(spell?.kind === "spell" && spell.targets?.[1]?.distinctFrom).toEqual([0]);
  });
});
