import { mkdir, open, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DATASET_VERSION, type DatasetManifest, type IndexRow, indexRow } from "../../import/dataset-format.ts";
import type { ImportedCard } from "../../import/imported.ts";
import { ImportFailure } from "../import-failure.ts";
import { replaceFolder } from "./replace-folder.ts";
import { type OpenSink, partialName } from "./sink.ts";

/** The Obverse dataset: a folder with `manifest.json`, `index.json` and `cards.jsonl`. The same input gives the same bytes. */
export const openDatasetSink: OpenSink = async (path) => {
  const partial = partialName(path);
  try {
    await rm(partial, { recursive: true, force: true });
    await mkdir(partial, { recursive: true });
  } catch (error) {
    throw new ImportFailure("unwritable", error instanceof Error ? error.message : path);
  }
  const file = await open(join(partial, "cards.jsonl"), "w");
  const rows: IndexRow[] = [];
  let bytes = 0;
  return {
    async write(lines) {
      if (lines.length === 0) return;
      const buffer = Buffer.from(lines.buffer, lines.byteOffset, lines.length);
      let from = 0;
      for (let at = buffer.indexOf(0x0a); at !== -1; at = buffer.indexOf(0x0a, from)) {
        const imported = JSON.parse(buffer.toString("utf8", from, at)) as ImportedCard; // written by the second pass
        rows.push(indexRow(imported, bytes + from, at - from));
        from = at + 1;
      }
      bytes += lines.length;
      await file.write(lines);
    },
    async finish() {
      await file.close();
      const manifest: DatasetManifest = {
        format: "obverse-dataset",
        version: DATASET_VERSION,
        cards: rows.length,
        bytes,
      };
      await writeFile(join(partial, "index.json"), `[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]\n`);
      await writeFile(join(partial, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
      await replaceFolder(partial, path);
    },
    async abort() {
      await file.close();
      await rm(partial, { recursive: true, force: true });
    },
  };
};
