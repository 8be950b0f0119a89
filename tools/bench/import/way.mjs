// One way of reading gzipped JSON Lines, in a process of its own so that its memory is its own: `node way.mjs WAY FILE`.
import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createGunzip } from "node:zlib";

const [, , way = "", file = ""] = process.argv;

/** The unpacked bytes, in the chunks that the importer uses too. */
const unpacked = () =>
  createReadStream(file, { highWaterMark: 256 * 1024 }).pipe(createGunzip({ chunkSize: 256 * 1024 }));

const WAYS = {
  /** The bare loop: unpack, split at newlines, JSON.parse. */
  async bare() {
    let records = 0;
    let rest = Buffer.alloc(0);
    for await (const chunk of unpacked()) {
      const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      let from = 0;
      for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, from)) {
        if (at > from) {
          JSON.parse(bytes.toString("utf8", from, at));
          records++;
        }
        from = at + 1;
      }
      rest = bytes.subarray(from);
    }
    return records;
  },
  async "stream-json"() {
    const { default: jsonlParser } = await import("stream-json/jsonl/parser.js");
    let records = 0;
    for await (const _ of unpacked().pipe(jsonlParser.asStream())) records++;
    return records;
  },
  async streamparser() {
    const { JSONParser } = await import("@streamparser/json");
    const parser = new JSONParser({ paths: ["$"], separator: "\n", stringBufferSize: 64 * 1024 });
    let records = 0;
    parser.onValue = ({ stack }) => {
      if (stack.length === 0) records++;
    };
    for await (const chunk of unpacked()) parser.write(chunk);
    return records;
  },
  prints: () => ours("prints", undefined),
  "prints-abilities": () => ours("prints", compiler()),
  cards: () => ours("cards", undefined),
  "cards-abilities": () => ours("cards", compiler()),
};

const compiler = () => new URL("../../../apps/cli/dist/cards/compiler.js", import.meta.url).href;

async function ours(level, address) {
  const { importCards, openInput, openSink } = await import("@obverse/card-data/node");
  const path = join(tmpdir(), `obverse-bench-${process.pid}.ndjson`);
  const sink = await openSink("ndjson", path, level);
  const input = await openInput(file);
  const result = await importCards({ level, input, sink, ...(address === undefined ? {} : { compiler: address }) });
  await rm(path, { force: true });
  if (!result.ok) throw new Error(`${result.code}: ${result.detail}`);
  return result.value.counts.records;
}

const run = WAYS[way];
if (run === undefined) throw new Error(`no such way: ${way}`);
const start = performance.now();
const records = await run();
const seconds = (performance.now() - start) / 1000;
const { user, system } = process.cpuUsage();
process.stdout.write(
  JSON.stringify({ way, records, seconds, cpu: (user + system) / 1e6, rss: process.resourceUsage().maxRSS * 1024 }),
);
