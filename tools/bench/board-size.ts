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
import { Bench } from "tinybench";

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

/** Measures each instruction on each board; gives back the ratio of the slowest board to the fastest. */
export async function boardSizeRatios(time = 300): Promise<Readonly<Record<string, number>>> {
  const ratios: Record<string, number> = {};
  for (const [name, effect] of Object.entries(INSTRUCTIONS)) {
    const bench = new Bench({ time, warmupTime: 100 });
    for (const size of SIZES) {
      const state = boardOf(size);
      bench.add(`${name} among ${size}`, () => run(state, effect, Math.ceil(size / 2)));
    }
    await bench.run();
    const medians = bench.tasks.map((task) =>
      task.result.state === "completed" ? task.result.latency.p50 : Number.NaN,
    );
    ratios[name] = Math.max(...medians) / Math.min(...medians);
    process.stdout.write(
      `${name}: ${medians.map((ms, at) => `${(ms * 1000).toFixed(1)} µs among ${SIZES[at]}`).join(", ")}; ratio ${ratios[name].toFixed(2)}\n`,
    );
  }
  return ratios;
}

if (process.argv[1]?.endsWith("board-size.ts") === true) {
  const ratios = await boardSizeRatios();
  if (Object.values(ratios).some((ratio) => !(ratio <= LIMIT))) {
    process.stderr.write(`Some ratio is above ${LIMIT}.\n`);
    process.exitCode = 1;
  }
}
