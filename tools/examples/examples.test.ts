import { execFileSync, spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";

const home = fileURLToPath(new URL("../../", import.meta.url));
const run = (...args: readonly string[]): string =>
  execFileSync(process.execPath, [...args], { cwd: home, encoding: "utf8" });
const written: string[] = [];
afterAll(() => {
  for (const file of written) rmSync(file, { force: true });
});

describe("the README", () => {
  it("shows lines that print what it says they print", () => {
    const [, code = ""] = /```js\n([\s\S]*?)```/.exec(readFileSync(`${home}README.md`, "utf8")) ?? [];
    const said = [...code.matchAll(/^\/\/ (.*)$/gm)].map(([, line]) => line);
    const file = `${home}examples/readme-${process.pid}.mjs`;
    written.push(file);
    writeFileSync(file, code);
    expect(run(file).trim().split("\n")).toEqual(said);
  });
});

describe("the examples", () => {
  it("say why a Clone of a back face does not turn over", () => {
    const text = run("examples/node/what-happens.mjs");
    expect(text).toContain("712.9");
    expect(text).toContain("Howlpack of Estwald, mana value 0");
  });

  it("answer in English and Japanese what a card is in each zone", () => {
    expect(run("examples/bot/answer.mjs", "Delver of Secrets")).toContain(
      "Insectile Aberration, mana value 1 [712.8e, 202.3b]",
    );
    expect(run("examples/bot/answer.mjs", "Insectile Aberration", "ja")).toContain("マナ総量1");
  });

  it("draw a permanent with React and turn it over", () => {
    const text = run("examples/react/permanent.mjs");
    expect(text).toContain("Delver of Secrets 1/1");
    expect(text).toContain("701.27a");
  });

  it("serve the page without a build", async () => {
    const server = spawn(process.execPath, ["examples/browser/serve.mjs", "0"], { cwd: home });
    try {
      const address = await new Promise<string>((resolve, reject) => {
        server.stdout.once("data", (chunk: Buffer) => resolve(String(chunk).trim()));
        server.once("exit", () => reject(new Error("the server ended")));
      });
      expect(await (await fetch(address)).text()).toContain("importmap");
      expect((await fetch(`${address}packages/core/dist/index.js`)).status).toBe(200);
      expect((await fetch(`${address}../../etc/passwd`)).status).toBe(404);
    } finally {
      server.kill();
    }
  });
});
