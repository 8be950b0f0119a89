import { MTGJSON, mtgjsonFile } from "./http/mtgjson.ts";
import { type ClientOptions, makePoliteClient, type PoliteClient } from "./http/polite-client.ts";
import { SCRYFALL, scryfallBulk, scryfallCollection, scryfallNamed, scryfallSearch } from "./http/scryfall.ts";
import { ImportFailure } from "./import-failure.ts";
import { type OpenInput, openInput } from "./open-input.ts";

/** Where card data comes from. */
export interface SourceWish {
  /** `scryfall`, `mtgjson`, a file's path, or `-` for standard input. */
  readonly from: string;
  /** Of Scryfall: a bulk file's type, or `named`, `search`, `collection`. Of MTGJSON: `atomic-cards`, `all-printings` or a set's code. */
  readonly kind?: string;
  /** What is asked for by name or search; one text for each name of a collection. */
  readonly query?: readonly string[];
  /** Asks this server instead of the service's own. */
  readonly baseUrl?: string;
  /** The folder in which downloads are kept. */
  readonly cache: string;
  readonly client: ClientOptions;
  /** Bytes of a download got so far, and of how many. */
  readonly onBytes?: (got: number, of: number | undefined) => void;
}

/** An opened source. */
export interface OpenSource extends OpenInput {
  /** Names that the service doesn't know. */
  readonly missing: readonly string[];
}

/** Opens a source: downloads where that is asked for, and nothing otherwise. */
export async function openSource(wish: SourceWish): Promise<OpenSource> {
  if (wish.from !== "scryfall" && wish.from !== "mtgjson") return { ...(await openInput(wish.from)), missing: [] };
  const client = makePoliteClient(wish.client);
  try {
    return wish.from === "scryfall" ? await fromScryfall(client, wish) : await fromMtgjson(client, wish);
  } finally {
    await client.close();
  }
}

async function fromMtgjson(client: PoliteClient, wish: SourceWish): Promise<OpenSource> {
  const base = wish.baseUrl === undefined ? MTGJSON : `${trimmed(wish.baseUrl)}/api/v5`;
  const path = await mtgjsonFile(client, base, wish.kind ?? "atomic-cards", cacheOf(wish));
  return { ...(await openInput(path)), missing: [] };
}

async function fromScryfall(client: PoliteClient, wish: SourceWish): Promise<OpenSource> {
  const base = wish.baseUrl === undefined ? SCRYFALL : trimmed(wish.baseUrl);
  const { kind = "oracle-cards", query = [] } = wish;
  switch (kind) {
    case "named": {
      const cards: unknown[] = [];
      for (const name of query) cards.push(await scryfallNamed(client, base, name));
      return fromMemory(cards, []);
    }
    case "search": {
      const cards: unknown[] = [];
      for (const one of query) for await (const card of scryfallSearch(client, base, one)) cards.push(card);
      return fromMemory(cards, []);
    }
    case "collection": {
      const { found, missing } = await scryfallCollection(client, base, query);
      return fromMemory(found, missing);
    }
    default: {
      if (query.length > 0) throw new ImportFailure("unknown-kind", `${kind} takes no query`);
      return { ...(await openInput(await scryfallBulk(client, base, kind, cacheOf(wish)))), missing: [] };
    }
  }
}

function fromMemory(cards: readonly unknown[], missing: readonly string[]): OpenSource {
  const bytes = Buffer.from(cards.map((card) => `${JSON.stringify(card)}\n`).join(""));
  return { chunks: once(bytes), read: () => bytes.length, size: bytes.length, missing };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  if (bytes.length > 0) yield bytes;
}

function cacheOf({ cache, onBytes }: SourceWish) {
  return { cache, ...(onBytes === undefined ? {} : { onBytes }) };
}

function trimmed(address: string): string {
  return address.replace(/\/+$/, "");
}
