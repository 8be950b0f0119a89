import { cards, loadCards } from "@obverse/cards";
import { playRandomGame, replay } from "./play.ts";

/** Plays random games from a range of seeds: `main.ts FIRST COUNT STEPS`. Prints each failure with its seed; exits 1 where there was one. */
const [first = 1, count = 20, steps = 1500] = process.argv.slice(2).map(Number);
const pool = loadCards().filter((card) => card.token === undefined && card.kind !== "melded" && card.faces[0].types.some((type) => ["Creature", "Instant", "Sorcery", "Artifact", "Enchantment", "Land", "Planeswalker", "Battle"].includes(type)));

let failures = 0;
for (let seed = first; seed < first + count; seed++) {
  const began = Date.now();
  const game = playRandomGame({ seed, steps, cards: pool, source: cards, checkEvery: 5 });
  const again = game.failure === undefined ? replay(game) : game.hash;
  const wrong = game.failure ?? (again === game.hash ? undefined : `replay gives ${again}, not ${game.hash}`);
  if (wrong !== undefined) failures++;
  process.stdout.write(`${seed}: ${game.inputs.length} inputs, turn ${game.end.turn.number}${game.over ? ", over" : ""}, ${game.hash}, ${Date.now() - began} ms${wrong === undefined ? "" : `\n   ${wrong}`}\n`);
}
if (failures > 0) process.exitCode = 1;
