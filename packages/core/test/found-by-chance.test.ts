import { type Ability, decode, type Effect, encode, type GameState, hashOf, legalActions, step } from "@obverse/core";
import { describe, expect, it } from "vitest";
import { game, instant } from "./casting/play.ts";
import { IT } from "./support/act.ts";
import { ANN, the, withEffect } from "./support/board.ts";
import { card, creature, face } from "./support/cards.ts";

const SPIRIT: Effect = {
  kind: "create-token",
  who: { kind: "you" },
  count: 1,
  token: {
    name: "",
    manaCost: null,
    colors: ["W"],
    supertypes: [],
    types: ["Creature"],
    subtypes: ["Spirit"],
    power: { text: "1", value: 1 },
    toughness: { text: "1", value: 1 },
    abilities: [{ kind: "keyword", keyword: { name: "flying" } }],
  },
};

/** What Ann's instruction leads to, from the state as it is and from one that was written and read. */
function bothWays(state: GameState, ...instructions: readonly Effect[]): readonly string[] {
  const back = decode(encode(state));
  if (!back.ok) throw new Error("does not decode");
  return [state, back.state].map((start) => {
    const end = instructions.reduce((now: GameState, effect) => {
      const result = step(now, {
        kind: "effect",
        effect: [JSON.parse(JSON.stringify(effect)) as Effect],
        controller: ANN,
      });
      if (!result.ok) throw new Error(result.refusal.code);
      return result.state;
    }, start);
    return hashOf(end);
  });
}

describe("a game that was written and read goes on as it would have", () => {
  it("with the same token definition, whatever order its facts are written in", () => {
    const maker = creature("Maker", ["W"], [1, 1], [{ kind: "activated", cost: [], effect: [SPIRIT] } as Ability]);
    const { state, at } = game({ ann: { battlefield: [the("Maker")] } }, maker);
    const back = decode(encode(state));
    const hashes = [state, ...(back.ok ? [back.state] : [])].map((start) => {
      const activated = step(start, { kind: "activate", object: at("Maker"), ability: "printed:0" });
      const ann = activated.ok ? step(activated.state, { kind: "pass" }) : activated;
      const ben = ann.ok ? step(ann.state, { kind: "pass" }) : ann;
      return ben.ok ? hashOf(ben.state) : ben.refusal.code;
    });
    expect(new Set(hashes).size).toBe(1);
  });

  it("with counters of several kinds doubled in the same order", () => {
    const { state } = game({
      ann: { battlefield: [the("Grizzly Bears", { counters: { stun: 1, "+1/+1": 2, charge: 3 } })] },
    });
    const doubled: Effect = {
      kind: "double-counters",
      counter: "each-kind",
      on: { kind: "all", filter: { kind: "type", type: "Creature" } },
    };
    expect(new Set(bothWays(state, doubled)).size).toBe(1);
  });
});

describe("what has no copiable values", () => {
  it("gives no token when an ability on the stack would be copied as one (707.2)", () => {
    const pinger = creature(
      "Pinger",
      ["R"],
      [1, 1],
      [{ kind: "activated", cost: [], effect: [{ kind: "life", who: { kind: "you" }, change: "gain", amount: 1 }] }],
    );
    const { state, at } = game({ ann: { battlefield: [the("Pinger")] } }, pinger);
    const activated = step(state, { kind: "activate", object: at("Pinger"), ability: "printed:0" });
    const ability = activated.state.stack.slice(-1);
    const copied = step(activated.state, {
      kind: "effect",
      controller: ANN,
      bound: { it: { objects: ability } },
      effect: [{ kind: "create-copy", of: IT, who: { kind: "you" }, count: 1 }],
    });
    expect(copied.ok).toBe(true);
    expect(copied.state.battlefield).toEqual(state.battlefield);
  });
});

describe("an effect fixed to a card in a hand", () => {
  it("does not apply to the spell that it becomes, and so doesn't make it castable without a target (400.7)", () => {
    const bolt = instant("Grow", ["G"], {
      kind: "spell",
      targets: [{ filter: { kind: "type", type: "Creature" }, min: 1, max: 1 }],
      effect: [],
    });
    const { state, at } = game({ ann: { hand: [the("Grow")] } }, bolt);
    const blank = withEffect(state, [at("Grow")], [{ kind: "lose-all-abilities" }]);
    expect(legalActions(blank, ANN).map(({ action }) => action.kind)).toEqual(["pass"]);
    expect(step(blank, { kind: "cast", object: at("Grow") })).toMatchObject({
      ok: false,
      refusal: { code: "no-legal-target" },
    });
  });
});

describe("a battle that is put into a graveyard as it needs a protector", () => {
  it("is given none: both are performed at the same time (704.3)", () => {
    const siege = card("single", [face("Siege", { types: ["Battle"], subtypes: ["Siege"] })]);
    const { state, at } = game(
      { ann: { battlefield: [the("Grizzly Bears", { label: "bears" }), the("Siege", { defense: 3 })] } },
      siege,
    );
    const copied = step(state, {
      kind: "effect",
      controller: ANN,
      bound: { it: { objects: [at("bears")] }, other: { objects: [at("Siege")] } },
      effect: [
        {
          kind: "modify",
          what: IT,
          modifications: [{ kind: "copy", of: { kind: "bound", name: "other" } }],
          duration: { kind: "end-of-turn" },
        },
      ],
    });
    expect(copied.ok).toBe(true);
    expect(copied.state.battlefield).not.toContain(at("bears"));
  });
});
