import {
  type Card,
  type CardSource,
  createGame,
  definitionId,
  type Effect,
  type GameState,
  objectId,
  resume,
  step,
} from "@obverse/core";

/** Board sizes that are compared; the ratio of the slowest to the fastest must stay within `LIMIT`. */
const SIZES = [10, 100, 1000] as const;
const LIMIT = 1.5;

const face = (name: string, power: number) => ({
  name,
  manaCost: name === "Front" ? ["2", "G"] : null,
  supertypes: [],
  types: ["Creature"],
  subtypes: ["Werewolf"],
  power: { text: `${power}`, value: power },
  toughness: { text: "9", value: 9 },
  abilities: [],
});
const card: Card = {
  id: definitionId("bench"),
  name: "Front // Back",
  kind: "nonmodal",
  faces: [face("Front", 2), face("Back", 4)],
  colorIdentity: ["G"],
};
const source: CardSource = { get: () => card, byName: () => card, hasName: () => true };

/** What is measured: one instruction to one permanent in the middle of the board. */
const INSTRUCTIONS: Readonly<Record<string, readonly Effect[]>> = {
  "tap and untap": [
    { kind: "tap", what: { kind: "self" } },
    { kind: "untap", what: { kind: "self" } },
  ],
  transform: [{ kind: "transform", what: { kind: "self" } }],
  damage: [{ kind: "damage", amount: 1, to: { kind: "self" } }],
};

function boardOf(size: number): GameState {
  const made = createGame(
    { players: [{ id: "Ann", battlefield: Array.from({ length: size }, () => ({ card })) }, { id: "Ben" }] },
    source,
  );
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const begun = resume(made.state);
  if (!begun.ok) throw new Error(begun.refusal.code);
  return begun.state;
}

function run(state: GameState, effect: readonly Effect[], object: number): void {
  const { active } = state.turn;
  const result = step(state, { kind: "effect", effect, controller: active, source: objectId(object) });
  if (!result.ok) throw new Error(`${result.refusal.code} ${result.refusal.detail ?? ""}`);
}

/** How often each size is measured, and how many steps a measure takes. */
const ROUNDS = 200;
const STEPS = 25;

/**
 * Measures each instruction on each board; gives back the ratio of the slowest board to the fastest. The boards take turns and the least of their times
 * counts, so that what else the machine does weighs on none of them.
 */
export function boardSizeRatios(rounds = ROUNDS): Readonly<Record<string, number>> {
  const ratios: Record<string, number> = {};
  for (const [name, effect] of Object.entries(INSTRUCTIONS)) {
    const boards = SIZES.map((size) => ({ size, state: boardOf(size), least: Number.POSITIVE_INFINITY }));
    for (let round = 0; round < rounds; round++)
      for (const board of boards) {
        const start = performance.now();
        for (let step = 0; step < STEPS; step++) run(board.state, effect, Math.ceil(board.size / 2));
        board.least = Math.min(board.least, (performance.now() - start) / STEPS);
      }
    const times = boards.map(({ least }) => least);
    ratios[name] = Math.max(...times) / Math.min(...times);
    process.stdout.write(
      `${name}: ${boards.map(({ size, least }) => `${(least * 1000).toFixed(1)} µs among ${size}`).join(", ")}; ratio ${ratios[name].toFixed(2)}\n`,
    );
  }
  return ratios;
}

if (process.argv[1]?.endsWith("board-size.ts") === true) {
  const ratios = boardSizeRatios();
  if (Object.values(ratios).some((ratio) => !(ratio <= LIMIT))) {
    process.stderr.write(`Some ratio is above ${LIMIT}.\n`);
    process.exitCode = 1;
  }
}
