import type { Action, Effect, GameState, ObjectId, Selector } from "@obverse/core";
import type { Chance } from "./random.ts";

const IT: Selector = { kind: "bound", name: "it" };
const OTHER: Selector = { kind: "bound", name: "other" };
const YOU = { kind: "you" } as const;
const LASTING = [{ kind: "end-of-turn" }, { kind: "permanent" }] as const;
const ZONES = ["battlefield", "graveyard", "hand", "library", "exile"] as const;

/** What an effect without a card may say of one object, or of two: what turns, copies and moves things, where most can go wrong. */
const SAYINGS: readonly ((chance: Chance) => readonly Effect[])[] = [
  () => [{ kind: "transform", what: IT }],
  () => [{ kind: "convert", what: IT }],
  () => [{ kind: "turn-face-down", what: IT }],
  () => [{ kind: "turn-face-up", what: IT }],
  () => [{ kind: "destroy", what: IT }],
  () => [{ kind: "sacrifice", what: IT }],
  () => [{ kind: "exile", what: IT }],
  () => [{ kind: "exile", what: IT, faceDown: true }],
  () => [{ kind: "counter", what: IT }],
  () => [{ kind: "copy-spell", what: IT }],
  () => [{ kind: "tap", what: IT }],
  (chance) => [
    {
      kind: "move",
      what: IT,
      to: chance.pick(ZONES),
      arrival: {
        ...(chance.below(2) === 0 ? { under: YOU } : {}),
        ...(chance.below(3) === 0 ? { transformed: true } : {}),
        ...(chance.below(4) === 0 ? { faceDown: true } : {}),
      },
    },
  ],
  () => [
    { kind: "exile", what: IT, as: "gone" },
    {
      kind: "move",
      what: { kind: "bound", name: "gone" },
      to: "battlefield",
      arrival: { under: { kind: "owner", of: { kind: "bound", name: "gone" } } },
    },
  ],
  () => [{ kind: "create-copy", of: IT, who: YOU, count: 1 }],
  (chance) => [
    { kind: "modify", what: IT, modifications: [{ kind: "copy", of: OTHER }], duration: chance.pick(LASTING) },
  ],
  (chance) => [
    { kind: "modify", what: IT, modifications: [{ kind: "control", player: YOU }], duration: chance.pick(LASTING) },
  ],
  (chance) => [
    {
      kind: "modify",
      what: IT,
      modifications: [
        { kind: "lose-all-abilities" },
        { kind: "add-types", types: ["Creature"] },
        { kind: "set-power-toughness", power: 1, toughness: 1 },
      ],
      duration: chance.pick(LASTING),
    },
  ],
  () => [{ kind: "counters", change: "add", counter: "+1/+1", count: 2, on: IT }],
  () => [{ kind: "damage", amount: 3, to: IT }],
  () => [{ kind: "attach", what: IT, to: OTHER }],
  () => [{ kind: "manifest", who: YOU, what: { kind: "library", of: YOU, from: "top", count: 1 } }],
  () => [{ kind: "cloak", who: YOU, what: { kind: "library", of: YOU, from: "top", count: 1 } }],
  (chance) => [{ kind: "set-day-night", to: chance.pick(["day", "night"] as const) }],
];

/** Something that just happens to one object by chance, most often to a permanent. */
export function randomEffect(state: GameState, chance: Chance): Action {
  const ids = objectsOf(state, chance);
  const [effect, it, other] = [chance.pick(SAYINGS)(chance), chance.pick(ids), chance.pick(ids)];
  const controller = chance.pick(state.players.filter(({ lost, left }) => lost === undefined && left === undefined)).id;
  return { kind: "effect", effect, controller, bound: { it: { objects: [it] }, other: { objects: [other] } } };
}

function objectsOf({ battlefield, stack, exile, players }: GameState, chance: Chance): readonly ObjectId[] {
  const player = chance.pick(players);
  const others = [stack, player.graveyard, player.hand, exile, player.library].filter((zone) => zone.length > 0);
  if (battlefield.length > 0 && (chance.below(4) > 0 || others.length === 0)) return battlefield;
  return others.length === 0 ? [0 as ObjectId] : chance.pick(others);
}
