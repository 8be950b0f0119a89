import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Cell, rowsOf, TABLES } from "../../import/tables.ts";
import { ImportFailure } from "../import-failure.ts";
import { cardsIn } from "./line-reader.ts";
import { replaceFolder } from "./replace-folder.ts";
import { type OpenSink, partialName } from "./sink.ts";

/** A folder with a file of comma-separated values for each table (RFC 4180): a heading, `true` and `false`, nothing for none. */
export const openCsvSink: OpenSink = async (path) => {
  const partial = partialName(path);
  try {
    await rm(partial, { recursive: true, force: true });
    await mkdir(partial, { recursive: true });
  } catch (error) {
    throw new ImportFailure("unwritable", error instanceof Error ? error.message : path);
  }
  const files = await Promise.all(TABLES.map(({ name }) => open(join(partial, `${name}.csv`), "w")));
  for (const [index, { columns }] of TABLES.entries())
    await files[index]?.write(`${columns.map(([name]) => name).join(",")}\r\n`);
  const close = () => Promise.all(files.map((file) => file.close()));
  return {
    async write(lines) {
      const texts = TABLES.map(() => [] as string[]);
      for (const card of cardsIn(lines)) {
        const rows = rowsOf(card);
        for (const [index, { name }] of TABLES.entries())
          for (const row of rows[name] ?? []) texts[index]?.push(csvRow(row));
      }
      for (const [index, text] of texts.entries()) if (text.length > 0) await files[index]?.write(text.join(""));
    },
    async finish() {
      await close();
      await replaceFolder(partial, path);
    },
    async abort() {
      await close();
      await rm(partial, { recursive: true, force: true });
    },
  };
};

function csvRow(row: readonly Cell[]): string {
  return `${row.map((cell) => (cell === null ? "" : quoted(String(cell)))).join(",")}\r\n`;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
