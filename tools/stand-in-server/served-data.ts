import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";

/** What the stand-in serves. Files are gzipped as the services have them. */
export interface ServedData {
  /** Bulk files by type. */
  readonly bulk: Readonly<Record<string, Buffer>>;
  /** Cards for look-ups and searches, as JSON objects. */
  readonly cards: readonly ServedCard[];
  /** MTGJSON's files by name without ending. */
  readonly mtgjson: Readonly<Record<string, Buffer>>;
  /** Replies recorded of the real service, by path and query. */
  readonly replies: Readonly<Record<string, RecordedReply>>;
}

/** A card as it is served. */
export interface ServedCard {
  readonly name: string;
  readonly set?: string;
}

/** A recorded reply. */
export interface RecordedReply {
  readonly response_headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Data for the stand-in from a card file and what lies beside it: prints, MTGJSON's files, recorded replies. */
export function dataBeside(cardFile: string): ServedData {
  const folder = dirname(cardFile);
  const prints = join(folder, "all-prints.jsonl.gz");
  const oracle = gzipped(cardFile);
  return {
    bulk: { oracle_cards: oracle, default_cards: existsSync(prints) ? readFileSync(prints) : oracle },
    cards: lines(gunzipSync(oracle).toString("utf8")),
    mtgjson: mtgjsonIn(join(folder, "mtgjson")),
    replies: repliesIn(join(folder, "replies")),
  };
}

function gzipped(path: string): Buffer {
  const bytes = readFileSync(path);
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? bytes : gzipSync(bytes);
}

function lines(text: string): readonly ServedCard[] {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as ServedCard);
}

function mtgjsonIn(folder: string): Readonly<Record<string, Buffer>> {
  if (!existsSync(folder)) return {};
  const files: Record<string, Buffer> = {};
  const atomic = join(folder, "atomic-shaped.json");
  if (existsSync(atomic)) files.AtomicCards = gzipped(atomic);
  const sets = join(folder, "sets");
  if (!existsSync(sets)) return files;
  const all: Record<string, unknown> = {};
  for (const name of readdirSync(sets)) {
    const text = readFileSync(join(sets, name), "utf8");
    files[basename(name, ".json")] = gzipSync(text);
    all[basename(name, ".json")] = (JSON.parse(text) as { readonly data: unknown }).data;
  }
  files.AllPrintings = gzipSync(JSON.stringify({ meta: { date: "2026-08-01", version: "5.3.0+20260801" }, data: all }));
  return files;
}

function repliesIn(folder: string): Readonly<Record<string, RecordedReply>> {
  if (!existsSync(folder)) return {};
  const found: Record<string, RecordedReply> = {};
  for (const name of readdirSync(folder)) {
    const reply = JSON.parse(readFileSync(join(folder, name), "utf8")) as RecordedReply & {
      readonly request_uri: string;
    };
    const { pathname, search } = new URL(reply.request_uri);
    found[`${pathname}${search}`] = reply;
  }
  return found;
}
