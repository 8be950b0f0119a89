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

describe("what “other” and “another” leave out", () => {
  const not = (what: object): object => ({ kind: "not", of: { kind: "is", what } });

  it("is the creature that fights, not the spell that says so", () => {
    const [spell] = sorcery("Choose target creature you control. It fights another creature of your choice.");
    expect(spell?.kind === "spell" && spell.effect.at(-1)).toEqual({
      kind: "fight",
      what: { kind: "target", slot: 0 },
      with: {
        kind: "choose",
        chooser: { kind: "you" },
        filter: { kind: "all", of: [not({ kind: "target", slot: 0 }), { kind: "type", type: "creature" }] },
        min: 1,
        max: 1,
      },
    });
  });

  it("is the event's object, where another than the source isn't such a thing", () => {
    const [ability] = permanent("Whenever a creature enters, destroy all other creatures that share a color with it.");
    expect(JSON.stringify(ability)).toContain(JSON.stringify(not({ kind: "event", role: "subject" })));
  });

  it("is the source after an event about another kind of thing", () => {
    const [ability] = permanent(
      "Whenever a land you control enters, another target creature gets +2/+2 until end of turn.",
    );
    expect(JSON.stringify(ability)).toContain(JSON.stringify(not({ kind: "self" })));
  });

  it("is each of several for what is counted for it", () => {
    const [spell] = sorcery(
      "Attacking creatures you control get +1/+0 until end of turn for each other attacking creature.",
    );
    expect(JSON.stringify(spell)).toContain(JSON.stringify(not({ kind: "bound", name: "it" })));
  });

  it("is the player of the event for “each other opponent”", () => {
    const [ability] = permanent(
      "Whenever this creature deals combat damage to an opponent, it deals that much damage to each other opponent.",
    );
    expect(ability?.kind === "triggered" && ability.effect).toMatchObject([
      { kind: "damage", toPlayers: { kind: "opponents", except: { kind: "event-player" } } },
    ]);
  });
});

describe("201.5a a name in an ability that is granted", () => {
  it("is that of the object that grants it, and “this creature” the one that has it", () => {
    const [ability] = permanent(
      'Other creatures you control have "Sacrifice Test Bear: This creature deals 1 damage to any target."',
    );
    expect(JSON.stringify(ability)).toContain(
      JSON.stringify({ kind: "sacrifice", what: { kind: "is", what: { kind: "granter" } }, count: 1 }),
    );
    expect(JSON.stringify(ability)).not.toContain('"by":');
  });

  it("is the object itself where it gains the ability", () => {
    const [ability] = permanent(
      'Whenever you draw a card, this creature gains "Sacrifice Test Bear: You gain 1 life" until end of turn.',
    );
    expect(JSON.stringify(ability)).toContain(JSON.stringify({ kind: "sacrifice", what: "self", count: 1 }));
  });
});

describe("608.2c what words say of the event and of what was done", () => {
  it("takes whom the attacker of the event attacks for the defending player (508.5)", () => {
    const [other] = permanent("Whenever another creature you control attacks, defending player loses 1 life.");
    expect(other?.kind === "triggered" && other.effect).toEqual([
      {
        kind: "life",
        who: { kind: "defending", attacker: { kind: "event", role: "subject" } },
        change: "lose",
        amount: 1,
      },
    ]);
  });

  it("asks where what was destroyed was put", () => {
    const [spell] = sorcery(
      "Destroy target artifact. If that artifact is put into a graveyard this way, you gain 1 life.",
    );
    expect(spell?.kind === "spell" && spell.effect).toMatchObject([
      { kind: "destroy" },
      { kind: "if", condition: { kind: "done", into: "graveyard" } },
    ]);
  });

  it("takes no value for a target that is chosen after it", () => {
    expect(sorcery("Destroy target creature of the creature type of your choice.")[0]?.kind).toBe("unsupported");
  });
});
