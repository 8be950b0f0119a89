import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MAIN } from "./spawn.ts";

const LINE = `${JSON.stringify({ object: "card", oracle_id: "a", name: "A", layout: "normal", set: "s", type_line: "Land" })}\n`;
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "obverse-interrupt-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("an import that is interrupted", () => {
  it.each([["SIGINT"], ["SIGTERM"]] as const)(
    "by %s ends with 130, says so, and leaves nothing behind",
    async (signal) => {
      const child = spawn(
        process.execPath,
        [MAIN, "import", "--from", "-", "--no-abilities", "--to", "dataset:cards"],
        {
          cwd: folder,
          env: { PATH: process.env.PATH ?? "", LANG: "C", TMPDIR: folder },
        },
      );
      let said = "";
      child.stderr.on("data", (bytes: Buffer) => {
        said += bytes.toString();
      });
      const written = once(child.stdin, "drain");
      child.stdin.on("error", () => {});
      // More than the pipe and the first blocks hold: when it drains, the import is under way.
      child.stdin.write(LINE.repeat(50_000));
      await written;
      child.kill(signal);
      const [status] = (await once(child, "exit")) as [number];
      expect({ status, said: said.split("\n").at(-2) }).toEqual({
        status: 130,
        said: "obverse: -: stopped; nothing was replaced [stopped]",
      });
      expect(readdirSync(folder)).toEqual([]);
    },
  );
});
