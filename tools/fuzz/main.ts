import { hashOf } from "@obverse/core";
import { playOn, replay } from "./play.ts";
import { drawnFrom } from "./pool.ts";
import { Chance } from "./random.ts";
import { begin, randomSetUp } from "./start.ts";

/**
 * Plays random games from a range of seeds: `main.ts FIRST COUNT STEPS CHECK-EVERY EFFECT-EVERY`. Prints each failure with its seed; exits 1 where there
 * was one. Decks come from the built-in set, or from the card file that OBVERSE_CARD_DATA names.
 */
const [first = 1, count = 20, steps = 1500, checkEvery = 20, effectEvery = 0] = process.argv.slice(2).map(Number);
const { cards, source } = drawnFrom();

for (let seed = first; seed < first + count; seed++) {
  const began = process.cpuUsage();
  const chance = new Chance(seed);
  const players = ([2, 2, 3, 4] as const)[seed % 4] ?? 2;
  const game = playOn(
    begin(randomSetUp({ cards, players }, chance), source),
    { steps, checkEvery, ...(effectEvery > 0 ? { effectEvery } : {}) },
    chance,
  );
  const { user, system } = process.cpuUsage(began);
  const ms = (user + system) / 1000;
  process.stdout.write(
    `${seed}: ${players} players, ${game.inputs.length} inputs, turn ${game.end.turn.number}, ended: ${game.ended}${game.unsupported === undefined ? "" : ` (${game.unsupported})`}, ${game.hash}, ${ms.toFixed(0)} ms, ${(ms / Math.max(1, game.inputs.length)).toFixed(2)} an input\n`,
  );
  const again = game.failure === undefined ? hashOf(replay(game.start, game.inputs)) : game.hash;
  const wrong = again === game.hash ? game.failure : { what: `replay gives ${again}, not ${game.hash}` };
  if (wrong === undefined) continue;
  process.exitCode = 1;
  process.stdout.write(`   ${wrong.what}\n   ${JSON.stringify(wrong.input)}\n   ${wrong.trace ?? ""}\n`);
}
