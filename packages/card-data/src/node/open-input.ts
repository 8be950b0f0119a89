import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { isGzip } from "../read/sniff.ts";
import { ImportFailure } from "./import-failure.ts";

/** The unpacked bytes of an input, and how much of the packed input was read. */
export interface OpenInput {
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Bytes of the input (packed) read so far, for progress. */
  readonly read: () => number;
  /** Size of the input (packed). Absent: not known. */
  readonly size?: number;
  /** Gives up reading, also while nothing comes. Absent: there is nothing to give up. */
  readonly close?: () => void;
}

const CHUNK = 256 * 1024;

/** Opens a file, or standard input for `-`; gzip is recognised by its first bytes and unpacked. */
export async function openInput(path: string): Promise<OpenInput> {
  if (path === "-") return unpacked(process.stdin);
  const size = await sizeOf(path);
  return { ...unpacked(createReadStream(path, { highWaterMark: CHUNK })), size };
}

async function sizeOf(path: string): Promise<number> {
  try {
    const info = await stat(path);
    if (info.isFile()) return info.size;
  } catch {
    throw new ImportFailure("no-such-file", path);
  }
  throw new ImportFailure("unreadable", path);
}

/** The bytes of a stream, unpacked where they are gzip. */
export function unpacked(stream: Readable): OpenInput {
  let read = 0;
  return {
    chunks: chunksOf(stream, (count) => (read += count)),
    read: () => read,
    close: () => {
      stream.destroy();
    },
  };
}

async function* chunksOf(stream: Readable, count: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  let gunzip: ReturnType<typeof createGunzip> | undefined;
  let head: Buffer | undefined;
  const source = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>; // byte streams give buffers
  try {
    for (let next = await source.next(); head === undefined || head.length < 2; next = await source.next()) {
      if (next.done === true) break;
      count(next.value.length);
      head = head === undefined ? next.value : Buffer.concat([head, next.value]);
      if (head.length >= 2) break;
    }
    if (head === undefined) return;
    if (!isGzip(head)) {
      yield head;
      for (let next = await source.next(); next.done !== true; next = await source.next()) {
        count(next.value.length);
        yield next.value;
      }
      return;
    }
    gunzip = createGunzip({ chunkSize: CHUNK });
    const feeding = feed(gunzip, head, source, count);
    feeding.catch(() => {});
    for await (const chunk of gunzip) yield chunk as Buffer;
    await feeding;
  } catch (error) {
    throw failureOf(error);
  } finally {
    gunzip?.destroy();
    stream.destroy();
  }
}

async function feed(
  gunzip: ReturnType<typeof createGunzip>,
  head: Buffer,
  source: AsyncIterator<Buffer>,
  count: (bytes: number) => void,
): Promise<void> {
  const write = (chunk: Buffer) =>
    gunzip.write(chunk) ? undefined : new Promise<void>((resolve) => settle(gunzip, resolve));
  try {
    await write(head);
    for (let next = await source.next(); next.done !== true; next = await source.next()) {
      count(next.value.length);
      await write(next.value);
      if (gunzip.destroyed) return;
    }
    gunzip.end();
  } catch (error) {
    gunzip.destroy(error instanceof Error ? error : new Error(String(error)));
  }
}

/** Resolves when the stream wants more, or is gone. */
function settle(stream: ReturnType<typeof createGunzip>, resolve: () => void): void {
  const done = () => {
    stream.off("drain", done).off("close", done);
    resolve();
  };
  stream.on("drain", done).on("close", done);
}

function failureOf(error: unknown): unknown {
  if (error instanceof ImportFailure) return error;
  const code = typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
  if (code === "Z_BUF_ERROR") return new ImportFailure("cut-off", "gzip");
  if (code.startsWith("Z_")) return new ImportFailure("unreadable", `gzip: ${code}`);
  if (code !== "") return new ImportFailure("unreadable", code);
  return error;
}
