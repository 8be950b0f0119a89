import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The script of the command as it is published. */
export const MAIN = fileURLToPath(new URL("../bundle/obverse.js", import.meta.url));

/** What the command did when it was run from outside. */
export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command as it is published in a folder, as a person's shell would; its sentences stay on one line each unless COLUMNS says otherwise. */
export function obverse(
  args: readonly string[],
  more: { readonly cwd?: string; readonly input?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    encoding: "utf8",
    input: more.input ?? "",
    env: { PATH: process.env.PATH ?? "", NO_COLOR: "1", LANG: "C", COLUMNS: "1000", ...more.env },
    ...(more.cwd === undefined ? {} : { cwd: more.cwd }),
  });
  return { status, stdout, stderr };
}
