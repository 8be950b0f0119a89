import { describe, expect, it } from "vitest";
import { hasBrowser, openPage } from "./browser.ts";

describe.skipIf(!hasBrowser)("a link", () => {
  it("reproduces the board and all that was done", async () => {
    const { page } = await openPage();
    await page
      .getByRole("button", { name: /^Delver of Secrets/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Transform to Insectile Aberration" }).click();
    await page.getByRole("button", { name: "Put a +1/+1 counter" }).click();
    await page.waitForFunction(() => location.hash.startsWith("#s="));
    await page.getByRole("button", { name: "Copy link" }).click();
    const board = await page.locator(".board").textContent();
    const { page: other, problems } = await openPage(new URL(page.url()).hash);
    await other.locator("[data-card]").first().waitFor();
    expect(await other.locator(".board").textContent()).toBe(board);
    expect(board).toContain("4/3");
    expect(problems).toEqual([]);
  });

  it("that was tampered with gets a clear message and a board to go on with", async () => {
    const { page, problems } = await openPage("#s=q1bKS8xNVbJSykgtSlWqBQA");
    await page.getByText("This link was changed or cut off on its way").waitFor();
    expect(await page.locator("[data-card]").count()).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  });
});
