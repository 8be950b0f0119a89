import { execFileSync } from "node:child_process";
import { createReadStream, existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createGunzip } from "node:zlib";

/** One run of one way. */
interface Run {
  readonly way: string;
  readonly records: number;
  readonly seconds: number;
  readonly cpu: number;
  readonly rss: number;
}

/** What an import has to keep to: at most so much memory, and at least half the speed of the bare loop. */
const LIMITS: Readonly<Record<string, { readonly megabytes: number; readonly halfOfBare?: true }>> = {
  prints: { megabytes: 200, halfOfBare: true },
  "prints-abilities": { megabytes: 350 },
  "cards-abilities": { megabytes: 350 },
};
const WAYS = ["bare", "stream-json", "streamparser", "prints", "cards", "prints-abilities", "cards-abilities"];
const ROUNDS = 3;

const way = fileURLToPath(new URL("way.mjs", import.meta.url));
const file = process.argv[2] ?? printsBeside(process.env.OBVERSE_CARD_DATA);
const wanted = process.argv.length > 3 ? process.argv.slice(3) : WAYS;
if (!existsSync(file)) {
  process.stderr.write(
    `bench: no file ${file}; give a file of gzipped JSON Lines of prints, or a card file beside it in OBVERSE_CARD_DATA\n`,
  );
  process.exit(6);
}
const bytes = await unpackedSize(file);
const best = new Map<string, Run>();
// Taking turns: whatever else the machine does, all ways suffer from alike.
for (let round = 0; round < ROUNDS; round++) {
  for (const one of wanted) {
    const run = JSON.parse(execFileSync(process.execPath, [way, one, file], { encoding: "utf8" })) as Run;
    const before = best.get(one);
    best.set(
      one,
      before === undefined
        ? run
        : { ...(run.seconds < before.seconds ? run : before), rss: Math.max(run.rss, before.rss) },
    );
  }
}

let missed = 0;
const bare = best.get("bare");
process.stdout.write("way                 seconds     MB/s  CPU s   max MB  of bare\n");
for (const [name, run] of best) {
  const share = bare === undefined ? Number.NaN : bare.seconds / run.seconds;
  const limit = LIMITS[name];
  const over = limit !== undefined && (run.rss > limit.megabytes * 1e6 || (limit.halfOfBare === true && share < 0.5));
  if (over) missed++;
  const numbers = [
    run.seconds.toFixed(2),
    (bytes / 1e6 / run.seconds).toFixed(0),
    run.cpu.toFixed(2),
    (run.rss / 1e6).toFixed(0),
  ];
  const [seconds = "", rate = "", cpu = "", memory = ""] = numbers;
  process.stdout.write(
    `${name.padEnd(18)} ${seconds.padStart(8)} ${rate.padStart(8)} ${cpu.padStart(6)} ${memory.padStart(8)}  ${(share * 100).toFixed(0).padStart(5)}%${over ? "  over its limit" : ""}\n`,
  );
}
process.exitCode = missed > 0 ? 1 : 0;

/** The file of prints beside a card file; nothing where there is no card file. */
function printsBeside(cards: string | undefined): string {
  return cards === undefined ? "" : join(dirname(cards), "all-prints.jsonl.gz");
}

async function unpackedSize(path: string): Promise<number> {
  let size = 0;
  for await (const chunk of createReadStream(path).pipe(createGunzip())) size += (chunk as Buffer).length;
  return size;
}
