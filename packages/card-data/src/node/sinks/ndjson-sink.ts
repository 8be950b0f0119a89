import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { ImportFailure } from "../import-failure.ts";
import { type OpenSink, partialName } from "./sink.ts";

/** One JSON text a line, as they come. */
export const openNdjsonSink: OpenSink = async (path) => {
  const partial = partialName(path);
  const file = await openForWriting(partial);
  return {
    async write(lines) {
      if (lines.length > 0) await file.write(lines);
    },
    async finish() {
      await file.close();
      await rename(partial, path);
    },
    async abort() {
      await file.close();
      await rm(partial, { force: true });
    },
  };
};

/** Opens a new file, its folder too. */
export async function openForWriting(path: string) {
  try {
    await mkdir(dirname(path), { recursive: true });
    return await open(path, "w");
  } catch (error) {
    throw new ImportFailure("unwritable", error instanceof Error ? error.message : path);
  }
}
