import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { measure } from "../../apps/cli/src/coverage/measure.ts";
import type { PublicCard } from "../../apps/cli/src/coverage/scope.ts";
import { cardFile, hasAnotherSide, recordsOf } from "./card-file.ts";
import { compareStandings, readBaseline, type Standing, standingOf, writeBaseline } from "./standing.ts";

/**
 * Measures the cards of OBVERSE_CARD_DATA and writes the baseline: `--play sides` (the usual) plays the cards with another side, `all` every card,
 * `none` no card. A card that stood higher before is named and keeps its standing, unless `--fall` allows it.
 */
const BASELINE = new URL("baseline.txt", import.meta.url);
const args = process.argv.slice(2);
const at = args.indexOf("--play");
const plays = at < 0 ? "sides" : (args[at + 1] ?? "sides");
const file = cardFile();
if (file === undefined) {
  process.stderr.write("coverage-baseline: set OBVERSE_CARD_DATA to a card file\n");
  process.exit(1);
}
const records = recordsOf(file);
const isPlayed = (record: PublicCard): boolean => plays === "all" || (plays === "sides" && hasAnotherSide(record));
const played = records.filter(isPlayed);
const rest = records.filter((record) => !isPlayed(record));
const standings = new Map<string, Standing>();
for (const [part, smokeTest] of [
  [played, "played"],
  [rest, "left-out"],
] as const)
  for (const card of measure(part, { smokeTest }).cards) standings.set(card.name, standingOf(card, smokeTest));
const before = existsSync(BASELINE) ? readBaseline(readFileSync(BASELINE, "utf8")) : new Map<string, Standing>();
for (const [name, was] of before) {
  const now = standings.get(name) ?? "-";
  if (compareStandings(now, was) >= 0) continue;
  const onlyUnplayed = was === "F" && now === "f";
  if (!onlyUnplayed) process.stderr.write(`coverage-baseline: ${name} fell from ${was} to ${now}\n`);
  if (onlyUnplayed || !args.includes("--fall")) standings.set(name, was);
}
writeFileSync(BASELINE, writeBaseline(standings));
process.stdout.write(`${readFileSync(BASELINE, "utf8").split("\n")[1]?.slice(2)}\n`);
