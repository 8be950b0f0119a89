import { ImportFailure } from "../import-failure.ts";
import { openInput } from "../open-input.ts";
import type { OpenSource, SourceWish } from "../open-source.ts";
import { MTGJSON, mtgjsonFile } from "./mtgjson.ts";
import { makePoliteClient, type PoliteClient } from "./polite-client.ts";
import { SCRYFALL, scryfallBulk, scryfallCollection, scryfallNamed, scryfallSearch } from "./scryfall.ts";

/** Opens what a service has for a wish. */
export async function openRemote(wish: SourceWish, service: "scryfall" | "mtgjson"): Promise<OpenSource> {
  const client = makePoliteClient(wish.client);
  try {
    return service === "scryfall" ? await fromScryfall(client, wish) : await fromMtgjson(client, wish);
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
      const missing: string[] = [];
      for (const name of query) {
        const card = await scryfallNamed(client, base, name);
        if (card === undefined) missing.push(name);
        else cards.push(card);
      }
      return fromMemory(cards, missing);
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
