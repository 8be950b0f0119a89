import { describe, expect, it } from "vitest";
import { hasBrowser, openPage } from "./browser.ts";

describe.skipIf(!hasBrowser)("a decision", () => {
  it("is answered by choosing on the board, and what was chosen can be undone and chosen otherwise", async () => {
    const { page, problems } = await openPage();
    await page
      .getByRole("button", { name: /^Clone/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Cast Clone" }).click();
    await page.getByRole("button", { name: "Resolve the top of the stack" }).click();
    await page.getByRole("heading", { name: "To be decided" }).waitFor();
    await page.getByRole("button", { name: "Yes", exact: true }).click();
    await page.locator(".is-open", { hasText: "Grizzly Bears" }).click();
    expect(await page.locator("[data-card]", { hasText: "Grizzly Bears" }).count()).toBe(2);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.locator(".is-open", { hasText: "Villagers of Estwald" }).click();
    expect(await page.locator("[data-card]", { hasText: "Villagers of Estwald" }).count()).toBe(2);
    await page.getByRole("region", { name: "Lines of play" }).getByLabel("Compare with").selectOption("Line 1");
    expect(await page.locator(".comparison").textContent()).toContain("Grizzly Bears");
    expect(problems).toEqual([]);
  });
});
