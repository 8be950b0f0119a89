import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { nameKey } from "@obverse/core/faces";
import * as z from "zod";
import { ImportFailure } from "../import-failure.ts";
import { type DownloadWish, download } from "./download.ts";
import type { PoliteClient } from "./polite-client.ts";

/** Where Scryfall's API is. */
export const SCRYFALL = "https://api.scryfall.com";

const bulkList = z.object({
  data: z.array(
    z.object({
      type: z.string(),
      updated_at: z.optional(z.string()),
      jsonl_download_uri: z.optional(z.string()),
      download_uri: z.optional(z.string()),
      compressed_size: z.optional(z.number()),
    }),
  ),
});

/** Downloads a bulk file: by its listing of today (gzipped JSON Lines) or of before July 2026 (a JSON array). Gives its path. */
export async function scryfallBulk(
  client: PoliteClient,
  base: string,
  kind: string,
  cache: Omit<DownloadWish, "url">,
): Promise<string> {
  const type = kind.replaceAll("-", "_");
  const listing = bulkList.safeParse(await bulkListing(client, `${base}/bulk-data`, cache.cache));
  if (!listing.success) throw new ImportFailure("not-card-data", `${base}/bulk-data`);
  const entry = listing.data.data.find((one) => one.type === type);
  if (entry === undefined) {
    throw new ImportFailure(
      "unknown-kind",
      `${kind}; there are ${listing.data.data.map((one) => one.type).join(", ")}`,
    );
  }
  const url = entry.jsonl_download_uri ?? entry.download_uri;
  if (url === undefined)
    throw new ImportFailure("no-download-address", `${type}: neither jsonl_download_uri nor download_uri`);
  const size = entry.jsonl_download_uri === undefined ? undefined : entry.compressed_size;
  return download(client, { ...cache, url, ...(size === undefined ? {} : { size }) });
}

/** What the service lists, kept beside the downloads so that they are found offline. */
async function bulkListing(client: PoliteClient, url: string, cache: string): Promise<unknown> {
  const path = join(cache, `${createHash("sha256").update(url).digest("hex").slice(0, 24)}.listing`);
  if (client.options.network === "offline") {
    const text = await readFile(path, "utf8").catch(() => undefined);
    if (text !== undefined) return JSON.parse(text) as unknown;
  }
  const listing = await client.json(url);
  await mkdir(cache, { recursive: true });
  await writeFile(path, JSON.stringify(listing));
  return listing;
}

const page = z.object({
  data: z.array(z.unknown()),
  has_more: z.optional(z.boolean()),
  next_page: z.optional(z.string()),
  warnings: z.optional(z.array(z.string())),
});

/** All cards that a search finds, page after page, as the service says they go on. A warning means that it isn't what was asked for. */
export async function* scryfallSearch(client: PoliteClient, base: string, query: string): AsyncGenerator<unknown> {
  const first = `${base}/cards/search?${new URLSearchParams({ q: query, unique: "prints", order: "released" })}`;
  for (let next: string | undefined = first; next !== undefined; ) {
    const reply = page.safeParse(await client.json(next));
    if (!reply.success) throw new ImportFailure("not-card-data", next);
    const { data, has_more, next_page, warnings = [] } = reply.data;
    if (warnings.length > 0) throw new ImportFailure("http-refused", `${next}: ${warnings.join(" ")}`);
    yield* data;
    next = has_more === true ? next_page : undefined;
  }
}

const noCard = z.object({ object: z.literal("error"), code: z.literal("not_found") });

/** One card by its exact name. Nothing: there is none. */
export async function scryfallNamed(client: PoliteClient, base: string, name: string): Promise<unknown> {
  const url = `${base}/cards/named?${new URLSearchParams({ exact: name })}`;
  const reply = await client.json(url, { missing: "is-an-answer" });
  return noCard.safeParse(reply).success ? undefined : reply;
}

const BATCH = 75;
const collection = z.object({
  data: z.array(z.unknown()),
  not_found: z.optional(z.array(z.object({ name: z.optional(z.string()) }))),
});
const named = z.object({ name: z.string() });

/**
 * Many cards by name, 75 a request. A full name of two parts isn't found by the service; it is asked for again by its first part, and taken
 * only where the full name is the one that was wanted.
 */
export async function scryfallCollection(
  client: PoliteClient,
  base: string,
  names: readonly string[],
): Promise<{ readonly found: readonly unknown[]; readonly missing: readonly string[] }> {
  const first = await collect(client, base, names);
  const again = first.missing.filter((name) => name.includes("//"));
  if (again.length === 0) return first;
  const fronts = await collect(
    client,
    base,
    again.map((name) => name.split("//", 1)[0]?.trim() ?? name),
  );
  const wanted = new Map(again.map((name) => [nameKey(name), name]));
  const right = fronts.found.filter((card) => {
    const one = named.safeParse(card);
    return one.success && wanted.delete(nameKey(one.data.name));
  });
  const missing = [...first.missing.filter((name) => !name.includes("//")), ...wanted.values()];
  return { found: [...first.found, ...right], missing };
}

async function collect(client: PoliteClient, base: string, names: readonly string[]) {
  const found: unknown[] = [];
  const missing: string[] = [];
  for (let at = 0; at < names.length; at += BATCH) {
    const identifiers = names.slice(at, at + BATCH).map((name) => ({ name }));
    const reply = collection.safeParse(
      await client.json(`${base}/cards/collection`, { body: JSON.stringify({ identifiers }) }),
    );
    if (!reply.success) throw new ImportFailure("not-card-data", `${base}/cards/collection`);
    found.push(...reply.data.data);
    missing.push(...(reply.data.not_found ?? []).flatMap(({ name }) => name ?? []));
  }
  return { found, missing };
}
