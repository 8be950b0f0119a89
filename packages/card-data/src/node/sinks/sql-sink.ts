import { rename, rm } from "node:fs/promises";
import { type Cell, type ColumnType, rowsOf, TABLES, type Table } from "../../import/tables.ts";
import { cardsIn } from "./line-reader.ts";
import { openForWriting } from "./ndjson-sink.ts";
import { type OpenSink, partialName } from "./sink.ts";

const TYPES: Readonly<Record<ColumnType, string>> = {
  text: "text",
  integer: "integer",
  real: "double precision",
  boolean: "boolean",
  json: "jsonb",
};

const ROWS = 500;

/** One transaction for PostgreSQL: makes the tables where they are missing, empties them, and fills them. Running it again changes nothing. */
export const openSqlSink: OpenSink = async (path) => {
  const partial = partialName(path);
  const file = await openForWriting(partial);
  await file.write(`BEGIN;\nSET standard_conforming_strings = on;\n${TABLES.map(tableSql).join("")}`);
  await file.write(`TRUNCATE ${TABLES.map(({ name }) => `obverse_${name}`).join(", ")};\n`);
  const waiting = new Map(TABLES.map((table) => [table.name, [] as string[]]));
  const flush = async ({ name, columns }: Table, atLeast: number) => {
    const rows = waiting.get(name) ?? [];
    while (rows.length >= atLeast && rows.length > 0) {
      const some = rows.splice(0, ROWS);
      const list = columns.map(([column]) => column).join(", ");
      await file.write(`INSERT INTO obverse_${name} (${list}) VALUES\n${some.join(",\n")};\n`);
    }
  };
  return {
    async write(lines) {
      for (const card of cardsIn(lines)) {
        const rows = rowsOf(card);
        for (const { name } of TABLES)
          for (const row of rows[name] ?? []) waiting.get(name)?.push(`(${row.map(literal).join(", ")})`);
      }
      for (const table of TABLES) await flush(table, ROWS);
    },
    async finish() {
      for (const table of TABLES) await flush(table, 1);
      await file.write("COMMIT;\n");
      await file.close();
      await rename(partial, path);
    },
    async abort() {
      await file.close();
      await rm(partial, { force: true });
    },
  };
};

function tableSql({ name, columns, key }: Table): string {
  const lines = columns.map(([column, type]) => `  ${column} ${TYPES[type]}${key.includes(column) ? " NOT NULL" : ""}`);
  return `CREATE TABLE IF NOT EXISTS obverse_${name} (\n${lines.join(",\n")},\n  PRIMARY KEY (${key.join(", ")})\n);\n`;
}

function literal(cell: Cell): string {
  if (cell === null) return "NULL";
  if (typeof cell === "number") return Number.isFinite(cell) ? String(cell) : "'Infinity'";
  if (typeof cell === "boolean") return cell ? "true" : "false";
  return `'${cell.replaceAll("'", "''").replaceAll("\u0000", "")}'`;
}
