import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { hasBrowser, openPage } from "./browser.ts";

const assets = fileURLToPath(new URL("../node_modules/.page-under-test/assets/", import.meta.url));

/** The script that holds the built-in cards. */
const cardsFile = (): string =>
  readdirSync(assets).find(
    (file) => file.endsWith(".js") && readFileSync(`${assets}${file}`, "utf8").includes('"id":"villagers-of-estwald'),
  ) ?? "";

describe.skipIf(!hasBrowser)("the page", () => {
  it("opens under its name with nothing wrong in the browser's console", async () => {
    const { page, problems } = await openPage();
    expect(await page.title()).toContain("Obverse");
    expect(problems).toEqual([]);
  });

  it("stays where a person went while the cards were still on their way", async () => {
    const { page } = await openPage("", "en-US", { file: cardsFile(), until: 1500 });
    await page.getByRole("button", { name: "Examples" }).click();
    await page.getByRole("button", { name: /A werewolf turns over/ }).waitFor();
    await page.waitForTimeout(2500);
    await page.getByRole("button", { name: /A werewolf turns over/ }).click();
    await page.getByRole("heading", { name: /A werewolf turns over/ }).waitFor();
  });
});
