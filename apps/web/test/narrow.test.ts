import { describe, expect, it } from "vitest";
import { hasBrowser, openPage } from "./browser.ts";

describe.skipIf(!hasBrowser)("a screen of 360 pixels", () => {
  for (const locale of ["en-US", "ja-JP"])
    it(`shows every screen without anything sticking out (${locale})`, { timeout: 120_000 }, async () => {
      const { page } = await openPage("", locale);
      await page.setViewportSize({ width: 360, height: 740 });
      const widest = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
      await page.locator("[data-card]").first().waitFor();
      await page.locator("[data-card]").first().click();
      expect(await widest()).toBeLessThanOrEqual(360);
      for (const place of [1, 2, 3]) {
        await page.locator(".head nav button").nth(place).click();
        await page.locator(".screen-head").waitFor();
        expect(await widest()).toBeLessThanOrEqual(360);
      }
    });
});
