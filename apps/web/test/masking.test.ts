import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hasBrowser, openPage } from "./browser.ts";

/** Everything of the page that somebody could read: its elements with all attributes, the accessibility tree, the title and image addresses. */
async function everythingIn(page: Page): Promise<string> {
  const dom = await page.evaluate(() => document.documentElement.outerHTML);
  const images = await page.evaluate(() => [...document.images].map(({ src }) => src).join(" "));
  return [dom, await page.locator("body").ariaSnapshot(), images, await page.title()].join("\n");
}

describe.skipIf(!hasBrowser)("what a viewer may not know", () => {
  it("is nowhere in the page: no text, label, image address or request tells an opponent or spectator what a face-down card is", {
    timeout: 120_000,
  }, async () => {
    const { page } = await openPage();
    await page.getByRole("button", { name: "Examples" }).click();
    await page.getByRole("button", { name: /A face-down creature is turned face up/ }).click();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(decodeURIComponent(request.url())));
    expect(await everythingIn(page)).toContain("Willbender");
    for (const viewer of ["P2", "spectator"]) {
      await page.getByLabel("Seen by").selectOption(viewer);
      await page.locator(".card-face-down").first().click();
      for (const tab of ["Now", "Front", "Back", "Why"]) {
        await page.getByRole("tab", { name: tab }).click();
        expect(await everythingIn(page)).not.toContain("Willbender");
      }
    }
    expect(requests.join("\n")).not.toContain("Willbender");
    await page.getByLabel("Seen by").selectOption("P2");
    await page.getByRole("button", { name: "Step on" }).click();
    expect(await everythingIn(page)).not.toContain("Willbender");
    await page.getByLabel("Seen by").selectOption("P1");
    expect(await everythingIn(page)).toContain("Willbender");
  });

  it("shows a player their own hand and only the number of the others' cards", async () => {
    const { page } = await openPage();
    await page.getByLabel("Seen by").selectOption("P2");
    const text = await everythingIn(page);
    expect(text).toContain("Lightning Bolt");
    for (const name of ["Clone", "Moonmist", "Sea Gate"]) expect(text).not.toContain(name);
    expect(await page.locator(".card-hidden").count()).toBe(3);
  });
});
