import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { finished, pipeline } from "node:stream/promises";
import * as z from "zod";
import { ImportFailure } from "../import-failure.ts";
import { type Answer, networkFailure, type PoliteClient } from "./polite-client.ts";

/** What to download and how it is checked. */
export interface DownloadWish {
  readonly url: string;
  /** The folder in which downloads are kept. */
  readonly cache: string;
  /** The size that the service says. Absent: not checked beyond what HTTP says. */
  readonly size?: number;
  /** An address whose text begins with the SHA-256 of the file. Absent: not checked. */
  readonly checksumUrl?: string;
  /** Bytes got so far, and of how many. */
  readonly onBytes?: (got: number, of: number | undefined) => void;
}

const DAY = 24 * 60 * 60 * 1000;

const entrySchema = z.object({
  url: z.string(),
  etag: z.optional(z.string()),
  modified: z.optional(z.string()),
  fetched: z.number(),
});
type Entry = z.output<typeof entrySchema>;

/**
 * The path of a file's copy in the cache: a whole one not older than a day is taken as it is; an older one is asked after; what broke off
 * goes on where it stopped. A copy that isn't what the service says is thrown away.
 */
export async function download(client: PoliteClient, wish: DownloadWish): Promise<string> {
  await mkdir(wish.cache, { recursive: true });
  const name = createHash("sha256").update(wish.url).digest("hex").slice(0, 24);
  const file = join(wish.cache, name);
  const entry = await readEntry(`${file}.entry`, wish.url);
  const whole = entry !== undefined && (await sizeOf(file)) !== undefined ? entry : undefined;
  if (whole !== undefined && (client.options.network === "offline" || Date.now() - whole.fetched < DAY)) return file;
  for (let tried = 0; ; tried++) {
    try {
      return await fetchInto(client, wish, file, whole);
    } catch (error) {
      const failure = error instanceof ImportFailure ? error : networkFailure(error, wish.url, client.options.signal);
      if (failure.code !== "unreachable" && failure.code !== "timed-out") throw failure;
      if (tried >= (client.options.retries ?? 4)) throw failure;
    }
  }
}

async function fetchInto(
  client: PoliteClient,
  wish: DownloadWish,
  file: string,
  whole: Entry | undefined,
): Promise<string> {
  const part = `${file}.part`;
  const begun = await readEntry(`${part}.entry`, wish.url);
  const have = begun === undefined ? 0 : ((await sizeOf(part)) ?? 0);
  const answer = await client.ask(wish.url, {
    headers: { "accept-encoding": "identity", ...conditions(have, begun, whole) },
  });
  if (answer.status === 304 && whole !== undefined) {
    await answer.body.dump();
    await writeEntry(`${file}.entry`, { ...whole, fetched: Date.now() });
    return file;
  }
  if (answer.status === 416) {
    await answer.body.dump();
    await rm(part, { force: true });
    throw new ImportFailure("unreachable", `${wish.url} (416)`);
  }
  const entry = entryOf(wish.url, answer);
  const resumed = answer.status === 206;
  // Begun before anything else is waited for: what comes before the connection breaks is kept.
  const saving = save(answer, part, resumed ? have : 0, wish);
  const [noted, saved] = await Promise.allSettled([writeEntry(`${part}.entry`, entry), saving]);
  for (const one of [noted, saved]) if (one.status === "rejected") throw one.reason;
  await check(client, wish, part, answer, resumed ? have : 0);
  await rename(part, file);
  await writeEntry(`${file}.entry`, { ...entry, fetched: Date.now() });
  await rm(`${part}.entry`, { force: true });
  return file;
}

/** Asks for the rest of what was begun, if it is still the same; else only for something newer than what is there. */
function conditions(
  have: number,
  begun: Entry | undefined,
  whole: Entry | undefined,
): Readonly<Record<string, string>> {
  const strong = begun?.etag?.startsWith("W/") ? begun.modified : (begun?.etag ?? begun?.modified);
  if (have > 0 && strong !== undefined) return { range: `bytes=${have}-`, "if-range": strong };
  if (whole?.etag !== undefined) return { "if-none-match": whole.etag };
  return whole?.modified === undefined ? {} : { "if-modified-since": whole.modified };
}

/** Writes what comes, chunk by chunk; all that came is written also where it breaks off. */
async function save({ headers, body }: Answer, part: string, have: number, { onBytes }: DownloadWish): Promise<void> {
  const length = Number(headers["content-length"]);
  const of = Number.isNaN(length) ? undefined : have + length;
  let got = have;
  const opening = open(part, have > 0 ? "a" : "w");
  let written: Promise<void> = opening.then(() => {});
  const write = async (chunk: Buffer) => {
    await (await opening).write(chunk);
    body.resume();
  };
  body.on("data", (chunk: Buffer) => {
    got += chunk.length;
    onBytes?.(got, of);
    body.pause();
    written = written
      .then(() => write(chunk))
      .catch((error: unknown) => {
        body.destroy(error instanceof Error ? error : new Error(String(error)));
      });
  });
  try {
    await finished(body);
  } finally {
    await written;
    await (await opening).close();
  }
}

async function check(
  client: PoliteClient,
  wish: DownloadWish,
  part: string,
  answer: Answer,
  have: number,
): Promise<void> {
  const size = (await sizeOf(part)) ?? 0;
  const length = answer.headers["content-length"];
  if (length !== undefined && size < have + Number(length))
    throw new ImportFailure("unreachable", `${wish.url} (cut off)`);
  if (wish.size !== undefined && size !== wish.size) {
    await forget(part);
    throw new ImportFailure("size-differs", `${wish.url}: ${size} instead of ${wish.size}`);
  }
  if (wish.checksumUrl === undefined) return;
  const expected = (await (await client.ask(wish.checksumUrl)).body.text()).trim().split(/\s/, 1)[0]?.toLowerCase();
  const hash = createHash("sha256");
  await pipeline(createReadStream(part), hash);
  const found = hash.digest("hex");
  if (found === expected) return;
  await forget(part);
  throw new ImportFailure("checksum-differs", `${wish.url}: ${found} instead of ${expected}`);
}

async function forget(part: string): Promise<void> {
  await rm(part, { force: true });
  await rm(`${part}.entry`, { force: true });
}

function entryOf(url: string, { headers }: Answer): Entry {
  const { etag, "last-modified": modified } = headers;
  return { url, ...(etag === undefined ? {} : { etag }), ...(modified === undefined ? {} : { modified }), fetched: 0 };
}

async function readEntry(path: string, url: string): Promise<Entry | undefined> {
  try {
    const entry = entrySchema.parse(JSON.parse(await readFile(path, "utf8")));
    return entry.url === url ? entry : undefined;
  } catch {
    return undefined;
  }
}

async function writeEntry(path: string, entry: Entry): Promise<void> {
  await writeFile(path, `${JSON.stringify(entry)}\n`);
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
  } catch {
    return undefined;
  }
}
