import { type FileHandle, mkdtemp, open, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Records that wait on disk for the second pass, in parts. */
export interface Spill {
  write(part: number, bytes: Uint8Array): Promise<void>;
  read(part: number): Promise<Uint8Array>;
  /** Removes everything. */
  close(): Promise<void>;
}

/** Opens an empty spill in the system's folder for temporary files. */
export async function openSpill(): Promise<Spill> {
  const folder = await mkdtemp(join(tmpdir(), "obverse-import-"));
  const files = new Map<number, FileHandle>();
  const path = (part: number) => join(folder, String(part));
  return {
    async write(part, bytes) {
      const known = files.get(part) ?? (await open(path(part), "w"));
      files.set(part, known);
      await known.write(bytes);
    },
    async read(part) {
      const known = files.get(part);
      if (known === undefined) return new Uint8Array(0);
      await known.close();
      files.delete(part);
      const bytes = await readFile(path(part));
      await rm(path(part));
      return bytes;
    },
    async close() {
      for (const file of files.values()) await file.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
