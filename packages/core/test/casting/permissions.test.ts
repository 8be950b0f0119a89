import type { Ability, Card, Filter, StaticRule } from "@obverse/core";
import { cardObjectAt, characteristics } from "@obverse/core";
import { describe, expect, it } from "vitest";
import { ANN, the } from "../support/board.ts";
import { card, creature, face } from "../support/cards.ts";
import { act, attempt, game, instant, refusalOf, top } from "./play.ts";

const nothing: Ability = { kind: "spell", effect: [] };
const CREATURE: Filter = { kind: "type", type: "Creature" };
const YOU = { kind: "you" } as const;
const EACH = { kind: "each" } as const;
const rule = (name: string, ...rules: readonly StaticRule[]): Card =>
  card("single", [face(name, { types: ["Artifact"], abilities: [{ kind: "static", rules }] })]);
const two = card("modal", [
  face("Celebrant", { manaCost: ["1", "R"], pt: [2, 1] }),
  face("Revel", { manaCost: ["W"], types: ["Instant"], abilities: [nothing] }),
]);

describe("712.11c what is judged is the face that is cast", () => {
  it("lets the instant on the back be cast where creature spells can't be", () => {
    const { state, at } = game(
      { ann: { hand: [the("Celebrant")], battlefield: [the("Golem")] } },
      two,
      rule("Golem", { kind: "cannot-cast", who: YOU, what: CREATURE }),
    );
    expect(refusalOf(state, { kind: "cast", object: at("Celebrant"), face: "front" })).toMatchObject({
      code: "cannot-cast",
      rules: ["101.2", "601.3"],
    });
    expect(act(state, { kind: "cast", object: at("Celebrant"), face: "back" }).ok).toBe(true);
    const chosen = act(state, { kind: "cast", object: at("Celebrant") });
    expect(characteristics(chosen.state, top(chosen.state)).name).toBe("Revel");
  });

  it("counts spells that a limit for each turn is about", () => {
    const { state, at } = game(
      {
        ann: {
          hand: [the("Celebrant", { label: "one" }), the("Celebrant", { label: "other" })],
          battlefield: [the("Lab")],
        },
      },
      two,
      rule("Lab", { kind: "cannot-cast", who: EACH, what: { kind: "all", of: [] }, perTurn: 1 }),
    );
    const once = act(state, { kind: "cast", object: at("one"), face: "back" });
    expect(refusalOf(once.state, { kind: "cast", object: at("other"), face: "back" }).code).toBe("cannot-cast");
  });
});

describe("601.2f the total cost", () => {
  const bear = creature("Bear", ["1", "G"], [2, 2]);
  const pay = (pool: string, ...lock: readonly Card[]): boolean => {
    const { state, at } = game(
      {
        mana: "exact",
        ann: { hand: [the("Bear")], pool: [...pool] as never, battlefield: lock.map(({ name }) => the(name)) },
      },
      bear,
      ...lock,
    );
    return attempt(state, { kind: "cast", object: at("Bear") }).ok;
  };
  const tax = rule("Tax", { kind: "cost-change", of: "cast", what: CREATURE, generic: 1 });
  const discount = rule("Discount", {
    kind: "cost-change",
    of: "cast",
    who: YOU,
    what: CREATURE,
    generic: 2,
    less: true,
  });
  const sphere = rule("Sphere", { kind: "cost-change", of: "cast", what: { kind: "all", of: [] }, minimum: 3 });

  it.each([
    ["is the mana cost", "GC", [], true],
    ["is more with an increase", "GC", [tax], false],
    ["is paid with the increase", "GCC", [tax], true],
    ["loses only generic mana to a discount", "C", [discount], false],
    ["is never less than its coloured mana", "G", [discount], true],
    ["takes increases before reductions", "G", [tax, discount], true],
    ["is at least what an effect says", "GC", [sphere], false],
    ["is at least that after reductions too", "GCC", [sphere, discount], true],
  ] as const)("%s", (_, pool, locks, ok) => {
    expect(pay(pool, ...locks)).toBe(ok);
  });

  it("adds {2} for each time a commander was cast from the command zone (903.8)", () => {
    const start = game({ mana: "exact", ann: { command: [the("Bear", { commander: true })], pool: ["G", "C"] } }, bear);
    const cast = act(start.state, { kind: "cast", object: start.at("Bear") });
    expect(cast.state.players.find(({ id }) => id === ANN)?.commanderCasts).toEqual({ 2: 1 });
    const again = {
      ...start.state,
      players: start.state.players.map((player) =>
        player.id === ANN ? { ...player, commanderCasts: { 2: 1 } } : player,
      ),
    };
    expect(refusalOf(again, { kind: "cast", object: start.at("Bear") }).code).toBe("cannot-pay");
  });
});

describe("601.3 leave to cast", () => {
  const bear = creature("Bear", ["1", "G"], [2, 2]);

  it("comes from one's hand alone, unless something gives it", () => {
    const { state, at } = game({ ann: { graveyard: [the("Bear")] } }, bear);
    expect(refusalOf(state, { kind: "cast", object: at("Bear") })).toMatchObject({
      code: "wrong-zone",
      rules: ["601.3", "601.2a"],
    });
  });

  it("comes from a static ability, once a turn where it says so", () => {
    const crypt = rule("Crypt", {
      kind: "may-cast",
      who: YOU,
      what: CREATURE,
      from: ["graveyard"],
      perTurn: 1,
      additional: [{ kind: "life", amount: 2 }],
    });
    const { state, at } = game(
      {
        ann: {
          graveyard: [the("Bear", { label: "one" }), the("Bear", { label: "other" })],
          battlefield: [the("Crypt")],
        },
      },
      bear,
      crypt,
    );
    const once = act(state, { kind: "cast", object: at("one") });
    expect(once.state.players.find(({ id }) => id === ANN)?.life).toBe(18);
    expect(refusalOf({ ...once.state, stack: [] }, { kind: "cast", object: at("other") }).rules).toEqual(["601.3"]);
  });

  it("may be without paying the mana cost, X being 0", () => {
    const free = rule("Gift", {
      kind: "may-cast",
      who: YOU,
      what: { kind: "all", of: [] },
      from: ["hand"],
      cost: "free",
    });
    const { state, at } = game(
      { mana: "exact", ann: { hand: [the("Blaze")], battlefield: [the("Gift")] } },
      free,
      instant("Blaze", ["X", "R"], nothing),
    );
    expect(refusalOf(state, { kind: "cast", object: at("Blaze") }).code).toBe("cannot-pay");
    const result = act(state, { kind: "cast", object: at("Blaze"), via: "free" });
    expect(cardObjectAt(result.state, top(result.state))?.stack?.x).toBeUndefined();
  });

  it("comes with flash where an effect lends it", () => {
    const { state, at } = game(
      { ann: { hand: [the("Bear")], battlefield: [the("Orrery")] }, turn: { step: "upkeep" } },
      bear,
      rule("Orrery", { kind: "cast-as-though-flash", who: YOU, what: { kind: "all", of: [] } }),
    );
    expect(act(state, { kind: "cast", object: at("Bear") }).ok).toBe(true);
  });

  it("comes from flashback in the graveyard, and the card is exiled afterwards", () => {
    const { state, at } = game(
      { ann: { graveyard: [the("Again")] } },
      instant("Again", ["5"], nothing, {
        kind: "keyword",
        keyword: { name: "flashback", cost: [{ kind: "mana", mana: ["1"] }] },
      }),
    );
    const result = act(state, { kind: "cast", object: at("Again") });
    expect(cardObjectAt(result.state, top(result.state))?.stack).toMatchObject({
      via: "flashback",
      afterwards: "exile",
      castFrom: "graveyard",
    });
  });

  it("lasts for a foretold card from the turn after", () => {
    const told = instant("Told", ["5"], nothing, {
      kind: "keyword",
      keyword: { name: "foretell", cost: [{ kind: "mana", mana: ["1"] }] },
    });
    const { state, at } = game({ ann: { hand: [the("Told")] } }, told);
    const result = act(state, { kind: "special", object: at("Told"), action: "foretell" });
    const [exiled] = result.state.exile;
    if (exiled === undefined) throw new Error("nothing exiled");
    expect(cardObjectAt(result.state, exiled)).toMatchObject({ hidden: { lookers: ["Ann"] }, foretold: { turn: 2 } });
    expect(refusalOf(result.state, { kind: "cast", object: exiled }).code).toBe("wrong-zone");
    const later = { ...result.state, turn: { ...result.state.turn, number: 4 } };
    const cast = act(later, { kind: "cast", object: exiled });
    expect(cardObjectAt(cast.state, top(cast.state))?.stack).toMatchObject({ via: "foretell", paid: { foretell: 1 } });
  });
});

describe("118.8 additional costs", () => {
  const kick: Ability = { kind: "keyword", keyword: { name: "kicker", cost: [{ kind: "mana", mana: ["2"] }] } };

  it("are asked for where they are optional, and kept", () => {
    const { state, at } = game({ ann: { hand: [the("Kicked")] } }, instant("Kicked", ["1"], nothing, kick));
    expect(act(state, { kind: "cast", object: at("Kicked") }).decision).toMatchObject({ kind: "pay", code: "kicker" });
    const yes = act(state, { kind: "cast", object: at("Kicked") }, { kind: "pay", yes: true });
    expect(cardObjectAt(yes.state, top(yes.state))?.stack?.paid).toEqual({ kicker: 1 });
  });

  it("are not offered where they can't be paid", () => {
    const { state, at } = game(
      { mana: "exact", ann: { hand: [the("Kicked")], pool: ["C"] } },
      instant("Kicked", ["1"], nothing, kick),
    );
    expect(act(state, { kind: "cast", object: at("Kicked") }).decision?.kind).toBe("priority");
  });

  it("are paid where the spell itself asks for them", () => {
    const self: Ability = {
      kind: "static",
      from: ["stack"],
      rules: [
        {
          kind: "additional-cost",
          of: "cast",
          what: { kind: "is", what: { kind: "self" } },
          cost: [{ kind: "sacrifice", what: CREATURE, count: 1 }],
        },
      ],
    };
    const bear = creature("Bear", ["1", "G"], [2, 2]);
    const without = game({ ann: { hand: [the("Rite")] } }, instant("Rite", ["B"], nothing, self));
    expect(refusalOf(without.state, { kind: "cast", object: without.at("Rite") }).code).toBe("cannot-pay");
    const { state, at } = game(
      { ann: { hand: [the("Rite")], battlefield: [the("Bear")] } },
      instant("Rite", ["B"], nothing, self),
      bear,
    );
    const result = act(state, { kind: "cast", object: at("Rite") });
    expect(cardObjectAt(result.state, top(result.state))?.stack?.costObjects).toEqual({ sacrifice: [at("Bear")] });
  });
});

describe("700.2 modes", () => {
  const charm: Ability = {
    kind: "spell",
    effect: [],
    modal: { min: 1, max: 1, modes: [{ targets: [{ filter: CREATURE, min: 1, max: 1 }], effect: [] }, { effect: [] }] },
  };

  it("are those that have targets", () => {
    const { state, at } = game({ ann: { hand: [the("Charm")] } }, instant("Charm", ["R"], charm));
    const result = act(state, { kind: "cast", object: at("Charm") });
    expect(cardObjectAt(result.state, top(result.state))?.stack).toMatchObject({ modes: [1], targets: [] });
  });

  it("bring their own targets", () => {
    const { state, at } = game(
      { ann: { hand: [the("Charm")], battlefield: [the("Grizzly Bears", { label: "bears" })] } },
      instant("Charm", ["R"], charm),
    );
    const result = act(state, { kind: "cast", object: at("Charm") }, { kind: "mode", modes: [0] });
    expect(cardObjectAt(result.state, top(result.state))?.stack).toMatchObject({
      modes: [0],
      targets: [[{ object: at("bears") }]],
    });
  });
});

describe("115.4 targets", () => {
  const aim = (max: number): Ability => ({
    kind: "spell",
    targets: [
      { filter: CREATURE, min: 1, max },
      { filter: CREATURE, min: 1, max: 1, distinctFrom: [0] },
    ],
    effect: [],
  });

  it("leave enough for “another target”", () => {
    const { state, at } = game(
      { ann: { hand: [the("Aim")], battlefield: [the("Grizzly Bears", { label: "one" })] } },
      instant("Aim", ["R"], aim(1)),
    );
    expect(refusalOf(state, { kind: "cast", object: at("Aim") }).code).toBe("no-legal-target");
  });

  it("are not hexproof permanents of an opponent, nor anything with shroud", () => {
    const hidden = creature("Hidden", ["1"], [1, 1], [{ kind: "keyword", keyword: { name: "hexproof" } }]);
    const shrouded = creature("Shrouded", ["1"], [1, 1], [{ kind: "keyword", keyword: { name: "shroud" } }]);
    const one: Ability = { kind: "spell", targets: [{ filter: CREATURE, min: 1, max: 1 }], effect: [] };
    const { state, at } = game(
      {
        ann: { hand: [the("Aim")], battlefield: [the("Shrouded"), the("Hidden", { label: "own" })] },
        ben: { battlefield: [the("Hidden", { label: "theirs" })] },
      },
      hidden,
      shrouded,
      instant("Aim", ["R"], one),
    );
    const result = act(state, { kind: "cast", object: at("Aim") });
    expect(cardObjectAt(result.state, top(result.state))?.stack?.targets).toEqual([[{ object: at("own") }]]);
  });

  it("are not what has protection from the spell", () => {
    const knight = creature(
      "Knight",
      ["1"],
      [1, 1],
      [{ kind: "keyword", keyword: { name: "protection", from: { kind: "color", color: "R" } } }],
    );
    const one: Ability = { kind: "spell", targets: [{ filter: CREATURE, min: 1, max: 1 }], effect: [] };
    const { state, at } = game(
      { ann: { hand: [the("Aim")], battlefield: [the("Knight")] } },
      knight,
      instant("Aim", ["R"], one),
    );
    expect(refusalOf(state, { kind: "cast", object: at("Aim") }).code).toBe("no-legal-target");
  });

  it("share what is divided among them, each at least one (601.2d)", () => {
    const split: Ability = {
      kind: "spell",
      targets: [{ filter: CREATURE, min: 1, max: 2 }],
      effect: [{ kind: "damage", amount: 3, divided: true, to: { kind: "target", slot: 0 } }],
    };
    const { state, at } = game(
      {
        ann: {
          hand: [the("Split")],
          battlefield: [the("Grizzly Bears", { label: "one" }), the("Grizzly Bears", { label: "two" })],
        },
      },
      instant("Split", ["R"], split),
    );
    const result = act(
      state,
      { kind: "cast", object: at("Split") },
      { kind: "target", chosen: [{ object: at("one") }, { object: at("two") }] },
      { kind: "divide", amounts: [1, 2] },
    );
    expect(cardObjectAt(result.state, top(result.state))?.stack?.divisions).toEqual([[1, 2]]);
  });
});
