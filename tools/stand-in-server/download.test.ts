import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { ImportWishes } from "@obverse/card-data";
import {
  asResult,
  type ClientOptions,
  importCards,
  openDataset,
  openSink,
  openSource,
  type SourceWish,
} from "@obverse/card-data/node";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Fault } from "./faults.ts";
import type { ServedData } from "./served-data.ts";
import { type StandIn, type StandInOptions, startStandIn } from "./stand-in.ts";

const CARDS = Array.from({ length: 400 }, (_, index) => ({
  object: "card",
  id: `${String(index).padStart(8, "0")}-print`,
  oracle_id: `${String(index).padStart(8, "0")}-card`,
  name: index === 7 ? "Struggle // Survive" : `Card ${index}`,
  layout: index === 7 ? "split" : "normal",
  lang: "en",
  set: index < 300 ? "one" : "two",
  collector_number: String(index),
  released_at: "2020-01-01",
  ...(index === 7
    ? {
        card_faces: [
          { name: "Struggle", mana_cost: "{2}{R}", type_line: "Instant" },
          { name: "Survive", mana_cost: "{1}{G}", type_line: "Sorcery", oracle_text: "Aftermath" },
        ],
      }
    : { mana_cost: "{1}", type_line: "Artifact", cmc: 1, colors: [] }),
}));

const LINES = gzipSync(CARDS.map((card) => `${JSON.stringify(card)}\n`).join(""), { level: 1 });
const FACE = { name: "Graf Rats", type: "Creature — Rat", layout: "normal", manaCost: "{1}{B}", manaValue: 2 };
const ATOMIC = gzipSync(JSON.stringify({ meta: { version: "5.3.0" }, data: { "Graf Rats": [FACE] } }));
const DATA: ServedData = {
  bulk: { oracle_cards: LINES },
  cards: CARDS,
  mtgjson: { AtomicCards: ATOMIC },
  replies: {},
};
const CLIENT: ClientOptions = { userAgent: "obverse-test/1.0", pause: 5, pauseWhenLimited: 20, timeout: 2000 };

let folder = "";
let server: StandIn | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "obverse-download-"));
});

afterEach(async () => {
  await server?.close();
  server = undefined;
  rmSync(folder, { recursive: true, force: true });
});

async function start(faults: readonly Fault[] = [], more: Partial<StandInOptions> = {}): Promise<StandIn> {
  server = await startStandIn({ data: DATA, faults, ...more });
  return server;
}

function source(wish: Partial<SourceWish> = {}): SourceWish {
  return {
    from: "scryfall",
    baseUrl: server?.url ?? "http://127.0.0.1:9",
    cache: join(folder, "cache"),
    client: CLIENT,
    ...wish,
  };
}

async function countCards(wish: Partial<SourceWish> = {}) {
  return asResult(async () => {
    const input = await openSource(source(wish));
    let bytes = 0;
    for await (const chunk of input.chunks) bytes += chunk.length;
    return { bytes, missing: input.missing };
  });
}

async function importTo(path: string, wish: Partial<SourceWish> = {}, wishes: ImportWishes = { level: "cards" }) {
  return asResult(async () => {
    const input = await openSource(source(wish));
    const result = await importCards({ ...wishes, input, sink: await openSink("dataset", path, wishes.level) });
    if (!result.ok) throw new Error(result.code);
    return result.value;
  });
}

describe("an import from Scryfall", () => {
  it.each([
    ["JSON Lines", {}],
    ["the array of before July 2026", { listing: "array" as const }],
  ])("takes the bulk file by a listing of %s", async (_, more) => {
    const { seen } = await start([], more);
    const result = await importTo(join(folder, "cards"));
    expect(result).toMatchObject({ ok: true, value: { counts: { cards: 400, setAside: 0 } } });
    expect(seen.map(({ path }) => path.replace(/\.\w+(\.gz)?$/, ""))).toEqual(["/bulk-data", "/file/oracle_cards"]);
    const dataset = openDataset(join(folder, "cards"));
    expect(dataset.ok && dataset.dataset.find("struggle/survive")?.name).toBe("Struggle // Survive");
  });

  it("sends its own name and what it accepts with every request (dat-026)", async () => {
    const { seen } = await start();
    await countCards();
    await countCards({ kind: "named", query: ["Card 1"] });
    await countCards({ kind: "search", query: ["card 1"] });
    await countCards({ kind: "collection", query: ["Card 1", "Card 2"] });
    expect(seen.length).toBeGreaterThan(4);
    for (const { headers } of seen) {
      expect(headers["user-agent"]).toBe("obverse-test/1.0");
      expect(headers.accept).toBeTruthy();
    }
  });

  it("shows the reason of a refusal", async () => {
    await start();
    const result = await countCards({ client: { ...CLIENT, userAgent: "undici" } });
    expect(result).toMatchObject({
      ok: false,
      code: "http-refused",
      detail: expect.stringContaining("generic_user_agent"),
    });
  });

  it("follows a search from page to page, and keeps the pace of two a second", async () => {
    const { seen } = await start([], { page: 200 });
    const result = await countCards({ kind: "search", query: ["card"] });
    expect(result.ok).toBe(true);
    expect(seen).toHaveLength(2);
    expect((seen[1]?.at ?? 0) - (seen[0]?.at ?? 0)).toBeGreaterThanOrEqual(480);
  });

  it("takes a warning for a failure: the list is not what was asked for", async () => {
    await start();
    expect(await countCards({ kind: "search", query: ["invalid:x"] })).toMatchObject({
      ok: false,
      code: "http-refused",
    });
  });

  it("finds a card of two names in a collection by its first part, and names what is missing (dat-018)", async () => {
    await start();
    const result = await countCards({
      kind: "collection",
      query: ["Card 1", "Struggle // Survive", "Nothing", "Struggle // Other"],
    });
    expect(result).toMatchObject({ ok: true, value: { missing: ["Nothing", "Struggle // Other"] } });
  });

  it("names the kinds there are for one there isn't", async () => {
    await start();
    expect(await countCards({ kind: "cards" })).toMatchObject({
      ok: false,
      code: "unknown-kind",
      detail: expect.stringContaining("oracle_cards"),
    });
  });
});

describe("a download that goes wrong", () => {
  it("goes on where the connection broke", async () => {
    const { seen } = await start([{ path: /^\/file/, times: 1, kind: "cut", after: 3000 }]);
    expect((await countCards()).ok).toBe(true);
    const files = seen.filter(({ path }) => path.startsWith("/file"));
    expect(files).toHaveLength(2);
    expect(files[1]?.headers.range).toBe("bytes=3000-");
    expect(files[1]?.headers["if-range"]).toBeTruthy();
  });

  it("waits as long as a 429 says, and gives up when it goes on", async () => {
    await start([{ path: /^\/bulk/, times: 1, kind: "status", status: 429, retryAfter: "0" }]);
    expect((await countCards()).ok).toBe(true);
    await server?.close();
    await start([{ path: /^\/bulk/, times: 9, kind: "status", status: 429, retryAfter: "0" }]);
    expect(await countCards()).toMatchObject({ ok: false, code: "rate-limited" });
  });

  it("tries again after a 503, and no more than it should", async () => {
    await start([{ path: /./, times: 3, kind: "status", status: 503 }]);
    expect((await countCards()).ok).toBe(true);
    await server?.close();
    const { seen } = await start([{ path: /./, times: 99, kind: "status", status: 503 }]);
    expect(await countCards()).toMatchObject({ ok: false, code: "http-refused" });
    expect(seen).toHaveLength(5);
  });

  it("gives up on bytes that don't come", async () => {
    await start([{ path: /^\/bulk/, times: 9, kind: "slow", pause: 3000 }]);
    const result = await countCards({ client: { ...CLIENT, timeout: 100, retries: 1 } });
    expect(result).toMatchObject({ ok: false, code: "timed-out" });
  });

  it("says so when there is no server", async () => {
    expect(await countCards({ client: { ...CLIENT, retries: 1 } })).toMatchObject({ ok: false, code: "unreachable" });
  });

  it("leaves what was imported before when the new file is broken off", async () => {
    await start();
    const path = join(folder, "cards");
    await importTo(path);
    const before = readFileSync(join(path, "cards.jsonl"), "utf8");
    const file = join(folder, "broken.gz");
    writeFileSync(file, LINES.subarray(0, LINES.length >> 1));
    const input = await openSource(source({ from: file }));
    const result = await importCards({ level: "cards", input, sink: await openSink("dataset", path, "cards") });
    expect(result).toMatchObject({ ok: false, code: "cut-off" });
    expect(readFileSync(join(path, "cards.jsonl"), "utf8")).toBe(before);
    expect(readdirSync(folder).sort()).toEqual(["broken.gz", "cache", "cards"]);
  });
});

describe("the cache", () => {
  it("serves a file of today without asking, also offline", async () => {
    const { seen } = await start();
    await countCards({ from: "mtgjson" });
    const asked = seen.length;
    await countCards({ from: "mtgjson" });
    expect(seen).toHaveLength(asked);
    expect((await countCards({ from: "mtgjson", client: { ...CLIENT, network: "offline" } })).ok).toBe(true);
  });

  it("asks after an older one, and keeps it when nothing changed", async () => {
    const { seen } = await start();
    await countCards({ from: "mtgjson" });
    const cache = join(folder, "cache");
    const entry = readdirSync(cache).find((name) => name.endsWith(".entry")) ?? "";
    const old = JSON.parse(readFileSync(join(cache, entry), "utf8")) as object;
    writeFileSync(join(cache, entry), JSON.stringify({ ...old, fetched: Date.now() - 25 * 60 * 60 * 1000 }));
    const asked = seen.length;
    expect((await countCards({ from: "mtgjson" })).ok).toBe(true);
    expect(seen.slice(asked).map(({ headers }) => headers["if-none-match"])).toEqual([expect.any(String)]);
  });

  it("finds a bulk file again by the listing that is kept, without asking", async () => {
    const { seen } = await start();
    expect((await countCards({})).ok).toBe(true);
    const asked = seen.length;
    expect((await countCards({ client: { ...CLIENT, network: "offline" } })).ok).toBe(true);
    expect(seen).toHaveLength(asked);
  });

  it("is all there is offline", async () => {
    expect(await countCards({ client: { ...CLIENT, network: "offline" } })).toMatchObject({
      ok: false,
      code: "offline",
    });
  });
});

describe("an import from MTGJSON", () => {
  it("checks the file against its SHA-256", async () => {
    const { seen } = await start();
    expect(await importTo(join(folder, "cards"), { from: "mtgjson" })).toMatchObject({
      ok: true,
      value: { counts: { cards: 1 } },
    });
    expect(seen.map(({ path }) => path)).toEqual(["/api/v5/AtomicCards.json.gz", "/api/v5/AtomicCards.json.gz.sha256"]);
  });

  it("refuses a file that isn't what its SHA-256 says", async () => {
    await start([{ path: /gz$/, times: 1, kind: "garble" }]);
    expect(await countCards({ from: "mtgjson" })).toMatchObject({ ok: false, code: "checksum-differs" });
  });
});
