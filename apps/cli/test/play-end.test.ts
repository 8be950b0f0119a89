import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { MAIN } from "./spawn.ts";

it.each([["q"], ["quit"], ["exit"]])(
  "a table ends at %s while its input stays open",
  async (word) => {
    const child = spawn(process.execPath, [MAIN, "play"], { env: { PATH: process.env.PATH ?? "", LANG: "C" } });
    child.stdout.resume();
    child.stdin.on("error", () => {});
    // A line that was piped in is obeyed when the next one shows that it is whole.
    child.stdin.write(`${word}\n\n`);
    const [status] = (await once(child, "exit", { signal: AbortSignal.timeout(10_000) })) as [number];
    expect(status).toBe(0);
  },
  15_000,
);
