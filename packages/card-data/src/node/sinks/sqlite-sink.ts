import { mkdir, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { type Cell, type ColumnType, rowsOf, TABLES, type Table } from "../../import/tables.ts";
import { ImportFailure } from "../import-failure.ts";
import { cardsIn } from "./line-reader.ts";
import { type OpenSink, partialName } from "./sink.ts";

const TYPES: Readonly<Record<ColumnType, string>> = {
  text: "TEXT",
  integer: "INTEGER",
  real: "REAL",
  boolean: "INTEGER",
  json: "TEXT",
};

/** An SQLite file. Needs the package `node-sqlite3-wasm`, which is loaded only here. */
export const openSqliteSink: OpenSink = async (path) => {
  const { Database } = await loadSqlite();
  const partial = partialName(path);
  await mkdir(dirname(partial), { recursive: true });
  await discard(partial);
  const database = openDatabase(() => new Database(partial), path);
  database.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;");
  database.exec(TABLES.map(tableSql).join(""));
  database.exec("BEGIN");
  const inserts = new Map(TABLES.map((table) => [table.name, database.prepare(insertSql(table))]));
  const close = () => {
    for (const insert of inserts.values()) insert.finalize();
    database.close();
  };
  return {
    async write(lines) {
      for (const card of cardsIn(lines)) {
        const rows = rowsOf(card);
        for (const { name } of TABLES) for (const row of rows[name] ?? []) inserts.get(name)?.run(row.map(bound));
      }
    },
    async finish() {
      database.exec("COMMIT");
      database.exec("CREATE INDEX names_by_key ON names (key); CREATE INDEX faces_by_name ON faces (name);");
      close();
      await rename(partial, path);
      await discard(partial);
    },
    async abort() {
      close();
      await discard(partial);
    },
  };
};

async function loadSqlite(): Promise<typeof import("node-sqlite3-wasm")> {
  try {
    const module = await import("node-sqlite3-wasm");
    return "default" in module ? (module.default as typeof module) : module; // CommonJS: everything is on the default export
  } catch {
    throw new ImportFailure("sink-missing", "node-sqlite3-wasm");
  }
}

function openDatabase<T>(open: () => T, path: string): T {
  try {
    return open();
  } catch (error) {
    throw new ImportFailure("unwritable", error instanceof Error ? `${path}: ${error.message}` : path);
  }
}

async function discard(partial: string): Promise<void> {
  for (const end of ["", "-journal", ".lock"]) await rm(`${partial}${end}`, { recursive: true, force: true });
}

function tableSql({ name, columns, key }: Table): string {
  const lines = columns.map(([column, type]) => `${column} ${TYPES[type]}`);
  return `CREATE TABLE ${name} (${lines.join(", ")}, PRIMARY KEY (${key.join(", ")})) WITHOUT ROWID;`;
}

function insertSql({ name, columns }: Table): string {
  return `INSERT INTO ${name} VALUES (${columns.map(() => "?").join(", ")})`;
}

function bound(cell: Cell): string | number | null {
  return typeof cell === "boolean" ? Number(cell) : cell;
}
