import { describe, expect, it } from "vitest";
import { hasBrowser, openPage } from "./browser.ts";

describe.skipIf(!hasBrowser)("without a network", () => {
  it("the page opens again with its cards and stories", { timeout: 240_000 }, async () => {
    const { page } = await openPage();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.waitForFunction(
      async () =>
        (await caches.keys()).length > 0 &&
        (await (await caches.open((await caches.keys())[0] ?? "")).keys()).length > 20,
    );
    await page.context().setOffline(true);
    await page.reload();
    await page.locator("[data-card]").first().waitFor();
    await page.getByRole("button", { name: "Examples" }).click();
    await page.getByRole("button", { name: /A werewolf turns over/ }).click();
    expect(await page.getByRole("heading", { name: /A werewolf turns over/ }).count()).toBe(1);
  });
});
