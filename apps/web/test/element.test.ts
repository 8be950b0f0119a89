import { linkOf } from "@obverse/scenario/link";
import { describe, expect, it } from "vitest";
import { hasBrowser, openPage } from "./browser.ts";

const link = `#${linkOf({ id: "one", title: "One", rules: ["712.8"], players: { P1: { battlefield: [{ card: "Delver of Secrets", face: "back" }] }, P2: {} }, steps: [] })}`;

describe.skipIf(!hasBrowser)("<obverse-board>", () => {
  it("shows the board of a link on another page, in its language and without menus", async () => {
    const { page } = await openPage();
    await page.evaluate((given) => {
      const element = document.createElement("obverse-board");
      element.setAttribute("link", given);
      element.lang = "ja";
      document.body.replaceChildren(element);
    }, link);
    await page.addScriptTag({ url: "obverse-board.js", type: "module" });
    const frame = page.frameLocator("obverse-board iframe");
    await frame.locator("[data-card]", { hasText: "昆虫の逸脱者" }).waitFor();
    expect(await frame.locator("header.head").count()).toBe(0);
  });
});
