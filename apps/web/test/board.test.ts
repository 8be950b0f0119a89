import { describe, expect, it } from "vitest";
import { hasBrowser, openPage } from "./browser.ts";

describe.skipIf(!hasBrowser)("the board", () => {
  it("turns a card with a button that names its other face, and cites the rule", async () => {
    const { page, problems } = await openPage();
    await page
      .getByRole("button", { name: /Delver of Secrets/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Transform to Insectile Aberration" }).click();
    const told = page.getByRole("button", { name: /Delver of Secrets transforms into Insectile Aberration/ });
    expect(await told.textContent()).toContain("701.27a");
    expect(await page.locator("[data-card]", { hasText: "Insectile Aberration" }).first().textContent()).toContain(
      "3/2",
    );
    expect(problems).toEqual([]);
  });

  it("greys what can't be done and says why, with the rule", async () => {
    const { page } = await openPage();
    await page
      .getByRole("button", { name: /^Graf Rats/ })
      .first()
      .click();
    const refused = page.getByRole("button", { name: /^Transform.*can’t/ });
    expect(await refused.getAttribute("aria-disabled")).toBe("true");
    expect(await refused.textContent()).toContain("712.4c");
  });

  it("steps back and on through what happened", async () => {
    const { page } = await openPage();
    await page
      .getByRole("button", { name: /^Graf Rats/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Meld with Midnight Scavengers" }).click();
    const melded = page.locator(".card-melded");
    await melded.waitFor();
    await page.getByRole("button", { name: "To the start" }).click();
    expect(await melded.count()).toBe(0);
    await page.getByRole("button", { name: "To the end" }).click();
    expect(await melded.textContent()).toContain("Chittering Host");
  });
});
