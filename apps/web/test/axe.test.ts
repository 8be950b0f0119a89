import axe from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hasBrowser, openPage } from "./browser.ts";

/** What axe finds, as short lines. */
async function findingsIn(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const here = (
      globalThis as unknown as {
        axe: { run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      }
    ).axe;
    const { violations } = await here.run({
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    });
    return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  });
}

describe.skipIf(!hasBrowser)("axe", () => {
  for (const look of ["light", "dark"] as const)
    it(`finds nothing on the board and the other screens, ${look}`, { timeout: 240_000 }, async () => {
      const { page } = await openPage();
      await page.emulateMedia({ colorScheme: look, reducedMotion: "reduce" });
      await page
        .getByRole("button", { name: /^Graf Rats/ })
        .first()
        .click();
      await page.getByRole("button", { name: "Meld with Midnight Scavengers" }).waitFor();
      expect(await findingsIn(page)).toEqual([]);
      await page.getByRole("tab", { name: "Why" }).click();
      await page.getByRole("button", { name: "Meld with Midnight Scavengers" }).click();
      await page.locator(".card-melded").waitFor();
      expect(await findingsIn(page)).toEqual([]);
      await page.getByRole("button", { name: "Examples" }).click();
      await page.getByRole("button", { name: /A werewolf turns over/ }).waitFor();
      expect(await findingsIn(page)).toEqual([]);
      await page.getByRole("button", { name: "Cards", exact: true }).click();
      await page.getByRole("searchbox").fill("Delver of Secrets");
      await page.getByText("Insectile Aberration").first().waitFor();
      expect(await findingsIn(page)).toEqual([]);
      await page.getByRole("button", { name: "Set up" }).click();
      await page.getByRole("heading", { name: "Set up a board" }).waitFor();
      expect(await findingsIn(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Keys" }).click();
      await page.getByRole("dialog").waitFor();
      expect(await findingsIn(page)).toEqual([]);
    });
});
