import { describe, expect, it } from "vitest";
import { hasBrowser, openPage } from "./browser.ts";

describe.skipIf(!hasBrowser)("the page", () => {
  it("opens under its name with nothing wrong in the browser's console", async () => {
    const { page, problems } = await openPage();
    expect(await page.title()).toContain("Obverse");
    expect(problems).toEqual([]);
  });
});
