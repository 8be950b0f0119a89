import { describe, expect, it } from "vitest";
import { STORIES } from "../src/gallery/stories.ts";
import { hasBrowser, openPage } from "./browser.ts";

describe.skipIf(!hasBrowser)("the gallery", () => {
  it("tells stories that end as their scenarios say", { timeout: 120_000 }, async () => {
    const { page, problems } = await openPage();
    for (const { title } of STORIES) {
      const words = typeof title === "string" ? title : (title.en ?? "");
      await page.getByRole("button", { name: "Examples" }).click();
      await page.getByRole("button", { name: words }).click();
      await page.getByRole("heading", { name: words }).waitFor();
      await page.getByRole("button", { name: "To the end" }).click();
      await page.getByText("Ends as the story says.").waitFor({ timeout: 5000 });
      expect(await page.locator(".stopped").count(), words).toBe(0);
    }
    expect(problems).toEqual([]);
  });

  it("opens the conformance suite by rule and finds examples by card", async () => {
    const { page } = await openPage();
    await page.getByRole("button", { name: "Examples" }).click();
    await page.getByRole("searchbox").fill("mimic vat");
    const example = page.getByRole("button", { name: /Mimic Vat sees/ });
    await example.click();
    await page.getByRole("button", { name: "To the end" }).click();
    await page.getByText("Ends as the story says.").waitFor();
    expect(await page.locator(".board").textContent()).toContain("Mimic Vat");
  });

  it("says on which day of the rules an answer changed", async () => {
    const { page } = await openPage();
    await page.getByRole("button", { name: "Examples" }).click();
    await page.getByRole("button", { name: /A modal double-faced permanent is told/ }).click();
    await page.getByRole("heading", { name: /A modal double-faced permanent is told/ }).waitFor();
    await page.getByRole("button", { name: "To the end" }).click();
    await page.getByText("This answer changed on 2025-09-19.").waitFor();
    await page.getByLabel("Rules of").selectOption("2024-11-08");
    await page
      .getByRole("button", { name: "To the end" })
      .click({ trial: true, timeout: 500 })
      .catch(() => undefined);
    expect(await page.locator("[data-card]").first().textContent()).toContain("Blackbloom Rogue");
  });
});
