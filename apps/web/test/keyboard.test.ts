import { describe, expect, it } from "vitest";
import { hasBrowser, openPage } from "./browser.ts";

describe.skipIf(!hasBrowser)("the keyboard alone", () => {
  it("opens an example, steps through it, branches off and turns a card", async () => {
    const { page } = await openPage();
    await page.locator("[data-card]").first().waitFor();
    await page.waitForTimeout(0);
    await page.keyboard.press("e");
    await page.getByRole("heading", { name: "Examples" }).waitFor();
    const example = page.getByRole("button", { name: /A werewolf turns over/ });
    await example.waitFor();
    for (let presses = 0; presses < 200; presses++) {
      await page.keyboard.press("Tab");
      if (await example.evaluate((element) => element === document.activeElement)) break;
    }
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: /A werewolf turns over/ }).waitFor();
    await page.keyboard.press("ArrowRight");
    await page.locator("[data-card]", { hasText: "Howlpack of Estwald" }).first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.keyboard.press("t");
    await page
      .locator("[data-card]", { hasText: "2/3" })
      .or(page.locator("[data-card]", { hasText: "3/4" }))
      .first()
      .waitFor();
    expect(await page.locator(".face-name").first().textContent()).toBe("Villagers of Estwald");
    await page.keyboard.press("u");
    expect(await page.locator(".face-name").first().textContent()).toBe("Howlpack of Estwald");
    await page.keyboard.press("?");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    expect(await page.getByRole("dialog").count()).toBe(0);
  });
});
