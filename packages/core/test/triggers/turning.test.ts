import type { Ability, Card, GameState, StepDone } from "@obverse/core";
import { characteristics, step } from "@obverse/core";
import { describe, expect, it } from "vitest";
import { game } from "../casting/play.ts";
import { the } from "../support/board.ts";
import { card, creature, face } from "../support/cards.ts";
import { eventsOf, goOn, happen, inTurn, resolveAll } from "../support/resolve.ts";

const IS_SELF = { kind: "is", what: { kind: "self" } } as const;
const IT = { kind: "bound", name: "it" } as const;
const YOU = { kind: "you" } as const;
const gain = (amount: number): Ability => ({
  kind: "triggered",
  triggers: [{ kind: "transforms", subject: IS_SELF, into: { kind: "name", name: "Back" } }],
  effect: [{ kind: "life", who: YOU, change: "gain", amount }],
});
const turner: Card = card("nonmodal", [
  face("Front", { pt: [1, 1], abilities: [gain(10)] }),
  face("Back", { pt: [2, 2], abilities: [gain(1)] }),
]);
const avacyn: Card = card("nonmodal", [
  face("Guard", {
    pt: [4, 4],
    abilities: [
      {
        kind: "triggered",
        triggers: [
          {
            kind: "dies",
            subject: {
              kind: "all",
              of: [
                { kind: "type", type: "Creature" },
                { kind: "not", of: IS_SELF },
              ],
            },
          },
        ],
        effect: [
          {
            kind: "delayed",
            trigger: { kind: "step", step: "end", whose: "each" },
            body: { effect: [{ kind: "transform", what: { kind: "self" } }] },
          },
        ],
      },
      { kind: "activated", cost: [], effect: [{ kind: "transform", what: { kind: "self" } }] },
    ],
  }),
  face("Purifier", { pt: [6, 5] }),
]);

describe("701.27e “transforms into”", () => {
  it("triggers on the face that is up afterwards, by what the permanent is then", () => {
    const { state, at } = game({ ann: { battlefield: [the("Front")] } }, turner);
    const turned = happen(state, [{ kind: "transform", what: IT }], { it: at("Front") });
    expect(characteristics(turned.state, at("Front")).name).toBe("Back");
    expect(eventsOf(turned, "triggered")).toHaveLength(1);
    expect(resolveAll(turned.state).state.players[0]?.life).toBe(21);
  });

  it("triggers as well when the permanent converts", () => {
    const { state, at } = game({ ann: { battlefield: [the("Front")] } }, turner);
    expect(eventsOf(happen(state, [{ kind: "convert", what: IT }], { it: at("Front") }), "triggered")).toHaveLength(1);
  });

  it("does not trigger as it turns back", () => {
    const { state, at } = game({ ann: { battlefield: [the("Front", { face: "back" })] } }, turner);
    const turned = happen(state, [{ kind: "transform", what: IT }], { it: at("Front") });
    expect(eventsOf(turned, "transformed")).toHaveLength(1);
    expect(eventsOf(turned, "triggered")).toHaveLength(0);
  });
});

describe("603.10a looking back", () => {
  it("sees several creatures that die at the same time as itself", () => {
    const watcher = creature(
      "Watcher",
      null,
      [1, 1],
      [
        {
          kind: "triggered",
          triggers: [{ kind: "dies", subject: { kind: "type", type: "Creature" } }],
          effect: [{ kind: "draw", who: YOU, count: 1 }],
        },
      ],
    );
    const { state } = game({ ann: { battlefield: [the("Watcher"), the("Grizzly Bears")] } }, watcher);
    const wiped = happen(state, [
      { kind: "destroy", what: { kind: "all", filter: { kind: "type", type: "Creature" } } },
    ]);
    expect(eventsOf(wiped, "triggered")).toHaveLength(2);
  });

  it("remembers how often the source had turned as a delayed ability was made (701.27f)", () => {
    const { state, at } = game(
      {
        ann: {
          battlefield: [the("Guard"), the("Grizzly Bears", { label: "one" }), the("Grizzly Bears", { label: "two" })],
        },
      },
      avacyn,
    );
    const wiped = happen(state, [
      { kind: "destroy", what: { kind: "all", filter: { kind: "name", name: "Grizzly Bears" } } },
    ]);
    expect(eventsOf(wiped, "triggered")).toHaveLength(2);
    const made = resolveAll(wiped.state);
    expect(made.state.effects.filter(({ kind }) => kind === "delayed")).toHaveLength(2);
    const turnedOver = happen(
      made.state,
      [
        { kind: "transform", what: IT },
        { kind: "transform", what: IT },
      ],
      { it: at("Guard") },
    );
    expect(characteristics(turnedOver.state, at("Guard")).name).toBe("Guard");
    const ended = goOn(untilEndStep(turnedOver.state), inTurn());
    const after = resolveAll(ended.state);
    expect(eventsOf(after, "transformed")).toHaveLength(0);
    expect(after.events.flatMap(({ rules }) => rules)).toContain("701.27f");
  });
});

/** Everyone passes until the end step has begun. */
function untilEndStep(state: GameState): StepDone {
  let done = goOn(passed(state), inTurn());
  while (done.state.turn.step !== "end") done = goOn(passed(done.state), inTurn());
  return done;
}

function passed(state: GameState): StepDone {
  const done = step(state, { kind: "pass" });
  if (!done.ok) throw new Error(JSON.stringify(done.refusal));
  return done;
}
