import { cards } from "@obverse/cards";
import { playOn } from "../fuzz/play.ts";
import { pool } from "../fuzz/pool.ts";
import { Chance } from "../fuzz/random.ts";
import { begin, randomSetUp } from "../fuzz/start.ts";

/** Games that are played; the first only warms up. */
const SEEDS = [3, 4, 6, 8] as const;

/** Plays whole games by chance without checks: the processor time that an input takes, the listing of all legal actions before it included. */
for (const [at, seed] of SEEDS.entries()) {
  const chance = new Chance(seed);
  const start = begin(randomSetUp({ cards: pool() }, chance), cards);
  const before = process.cpuUsage();
  const { inputs, ended } = playOn(start, { steps: 800, checkEvery: Number.POSITIVE_INFINITY }, chance);
  const { user, system } = process.cpuUsage(before);
  if (at > 0)
    process.stdout.write(
      `seed ${seed}: ${inputs.length} inputs, ended: ${ended}, ${((user + system) / 1000 / inputs.length).toFixed(2)} ms an input\n`,
    );
}
