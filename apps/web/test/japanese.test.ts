import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hasBrowser, openPage } from "./browser.ts";

/** Latin words that a Japanese reader is shown without their being marked as English. */
async function latinWordsIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.closest("[lang='en'], script, style, kbd, option[lang]") !== null) continue;
      for (const word of node.textContent?.match(/[A-Za-z]{3,}/g) ?? []) found.add(word);
    }
    return [...found];
  });
}

const NAMES = new Set(["Obverse", "Wizards", "the", "Coast", "LLC", "Scryfall", "MTGJSON", "JSON", "Lines", "gzip"]);

describe.skipIf(!hasBrowser)("in Japanese", () => {
  it("everything on every screen is Japanese, and what isn't is marked as English", { timeout: 240_000 }, async () => {
    const { page, problems } = await openPage("", "ja-JP");
    await page.locator("[data-card]").first().click();
    await page.getByRole("button", { name: "例題" }).click();
    await page.getByRole("button", { name: /^712\.21 / }).click();
    await page
      .getByRole("button", { name: /離れるパーマネントは1つ/ })
      .first()
      .waitFor();
    expect(await page.locator(".example [lang=en]").allTextContents()).toEqual([]);
    await page.locator(".topics button").first().click();
    await page.getByRole("button", { name: /1度死亡/ }).click();
    await page.getByRole("button", { name: "最後へ" }).click();
    await page.getByText("話のとおりに終わります。").waitFor();
    await page.locator("[data-card]").first().click();
    const strange = async (): Promise<readonly string[]> =>
      (await latinWordsIn(page)).filter((word) => !NAMES.has(word));
    for (const tab of ["現在", "第1面", "第2面", "理由"]) {
      await page.getByRole("tab", { name: tab }).click();
      expect(await strange(), tab).toEqual([]);
    }
    await page.getByRole("button", { name: "カード", exact: true }).click();
    await page.getByRole("searchbox").fill("昆虫の逸脱者");
    await page
      .getByRole("heading", { name: /秘密を掘り下げる者/ })
      .first()
      .waitFor();
    expect(await strange()).toEqual([]);
    await page.getByRole("button", { name: "盤面を作る" }).click();
    await page.getByRole("heading", { name: "盤面を作る" }).waitFor();
    expect(await strange()).toEqual([]);
    expect(await page.getAttribute("html", "lang")).toBe("ja");
    expect(problems).toEqual([]);
  });
});
