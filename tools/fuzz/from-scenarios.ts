import { cards } from "@obverse/cards";
import { suite } from "@obverse/conformance";
import type { GameState } from "@obverse/core";
import { compileFace } from "@obverse/oracle";
import { runScenario } from "@obverse/scenario";
import { playOn } from "./play.ts";
import { Chance } from "./random.ts";

/**
 * Replays the scenarios of the suite and plays random legal actions from where each of their steps leaves the game: `from-scenarios.ts FIRST COUNT STEPS
 * SEED`. Prints what fails; exits 1 where something did.
 */
const [first = 0, count = Number.POSITIVE_INFINITY, steps = 12, seed = 1] = process.argv.slice(2).map(Number);

const entries = suite().slice(first, first + count);
let played = 0;
for (const { scenario } of entries) {
  const states: GameState[] = [];
  runScenario(scenario, {
    cards,
    compile: (face, text, context) => compileFace(face, text, context).abilities,
    onStep: ({ state }) => states.push(state),
  });
  for (const [at, state] of states.entries()) {
    const { failure, inputs } = playOn(state, { steps, checkEvery: 4, effectEvery: 3 }, new Chance(seed * 1000 + at));
    played += inputs.length;
    if (failure === undefined) continue;
    process.exitCode = 1;
    process.stdout.write(
      `${scenario.id}, after step ${at + 1} and ${inputs.length} inputs\n   ${failure.what}\n   ${JSON.stringify(failure.input)}\n   ${failure.trace ?? ""}\n   ${JSON.stringify(inputs)}\n`,
    );
  }
}
process.stdout.write(`${entries.length} scenarios, ${played} inputs\n`);
