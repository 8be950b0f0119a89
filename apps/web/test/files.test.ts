import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { hasBrowser, openPage } from "./browser.ts";

const RECORD = {
  object: "card",
  id: "00000000-0000-4000-8000-000000000001",
  oracle_id: "00000000-0000-4000-8000-000000000002",
  name: "Test Acolyte // Test Ascendant",
  lang: "en",
  layout: "transform",
  set: "tst",
  collector_number: "1",
  released_at: "2026-01-01",
  color_identity: ["W"],
  keywords: [],
  cmc: 2,
  type_line: "Creature — Human // Creature — Spirit",
  card_faces: [
    {
      object: "card_face",
      name: "Test Acolyte",
      mana_cost: "{1}{W}",
      type_line: "Creature — Human",
      oracle_text: "Vigilance",
      power: "2",
      toughness: "2",
      colors: ["W"],
    },
    {
      object: "card_face",
      name: "Test Ascendant",
      mana_cost: "",
      type_line: "Creature — Spirit",
      oracle_text: "Flying",
      power: "3",
      toughness: "3",
      colors: ["W"],
      color_indicator: ["W"],
    },
  ],
};

const ATOMIC = {
  name: "Squire of Testing",
  layout: "normal",
  type: "Creature — Human Soldier",
  types: ["Creature"],
  subtypes: ["Human", "Soldier"],
  supertypes: [],
  manaCost: "{W}",
  manaValue: 1,
  convertedManaCost: 1,
  colors: ["W"],
  colorIdentity: ["W"],
  power: "1",
  toughness: "2",
  text: "Vigilance",
  identifiers: { scryfallOracleId: "00000000-0000-4000-8000-000000000003" },
  legalities: {},
  foreignData: [],
  printings: ["TST"],
  purchaseUrls: {},
};

/** More cards than are kept in one part. */
const BIG = 2500;

const bearOf = (number: number) => ({
  object: "card",
  id: `00000000-0000-4000-8001-${String(number).padStart(12, "0")}`,
  oracle_id: `00000000-0000-4000-8002-${String(number).padStart(12, "0")}`,
  name: `Bear Number ${number}`,
  lang: "en",
  layout: "normal",
  set: "tst",
  collector_number: String(number),
  released_at: "2026-01-01",
  mana_cost: "{1}{G}",
  cmc: 2,
  colors: ["G"],
  color_identity: ["G"],
  keywords: [],
  type_line: "Creature — Bear",
  oracle_text: "Vigilance",
  power: "2",
  toughness: "2",
});

describe.skipIf(!hasBrowser)("a file of card data", () => {
  it("stays in the browser, and its cards can be found and played, also after a reload", {
    timeout: 120_000,
  }, async () => {
    const { page, problems } = await openPage();
    await page.locator("[data-card]").first().waitFor();
    await page.getByRole("button", { name: "Cards", exact: true }).click();
    await page.getByLabel("Choose a file").setInputFiles({
      name: "cards.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify([RECORD])),
    });
    await page.getByText("cards.json: cards that can be played: 1.").waitFor();
    await page.reload();
    await page.locator("[data-card]").first().waitFor();
    await page.getByRole("button", { name: "Cards", exact: true }).click();
    await page.getByRole("searchbox").fill("Test Ascendant");
    await page.getByRole("button", { name: "Put on the board" }).click();
    await page.getByRole("button", { name: /^Test Acolyte/ }).click();
    await page.getByRole("button", { name: "Transform to Test Ascendant" }).click();
    expect(await page.locator("[data-card]", { hasText: "Test Ascendant" }).first().textContent()).toContain("3/3");
    expect(problems).toEqual([]);
  });

  it("that is big is read beside the page, and its cards are all there after a reload without a network", {
    timeout: 240_000,
  }, async () => {
    const { page, problems } = await openPage();
    await page.locator("[data-card]").first().waitFor();
    await page.getByRole("button", { name: "Cards", exact: true }).click();
    const lines = Array.from({ length: BIG }, (_, number) => JSON.stringify(bearOf(number))).join("\n");
    await page.getByLabel("Choose a file").setInputFiles({
      name: "oracle-cards.jsonl.gz",
      mimeType: "application/gzip",
      buffer: gzipSync(lines),
    });
    // The page answers while the file is being read.
    await page.getByRole("searchbox").fill("Graf Rats");
    await page.getByRole("heading", { name: "Graf Rats" }).first().waitFor();
    await page.getByText(`oracle-cards.jsonl.gz: cards that can be played: ${BIG}.`).waitFor({ timeout: 120_000 });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.context().setOffline(true);
    await page.reload();
    await page.locator("[data-card]").first().waitFor();
    await page.getByRole("button", { name: "Cards", exact: true }).click();
    await page.getByText(`that are kept in this browser: ${BIG}.`).waitFor();
    await page.getByRole("searchbox").fill(`bear number ${BIG - 1}`);
    await page.getByRole("button", { name: "Put on the board" }).click();
    await page.getByRole("button", { name: new RegExp(`^Bear Number ${BIG - 1}`) }).waitFor();
    expect(problems).toEqual([]);
  });

  it("of MTGJSON is read too, and its cards are found by part of a name", async () => {
    const { page, problems } = await openPage();
    await page.locator("[data-card]").first().waitFor();
    await page.getByRole("button", { name: "Cards", exact: true }).click();
    await page.getByLabel("Choose a file").setInputFiles({
      name: "AtomicCards.json",
      mimeType: "application/json",
      buffer: Buffer.from(
        JSON.stringify({ meta: { date: "2026-01-01", version: "5" }, data: { [ATOMIC.name]: [ATOMIC] } }),
      ),
    });
    await page.getByText("AtomicCards.json: cards that can be played: 1.").waitFor();
    await page.getByRole("searchbox").fill("squire of te");
    await page.getByRole("button", { name: "Squire of Testing" }).click();
    await page.getByRole("button", { name: "Put on the board" }).waitFor();
    expect(problems).toEqual([]);
  });

  it("that is broken gets a clear message", async () => {
    const { page, problems } = await openPage();
    await page.locator("[data-card]").first().waitFor();
    await page.getByRole("button", { name: "Cards", exact: true }).click();
    await page.getByLabel("Choose a file").setInputFiles({
      name: "broken.json",
      mimeType: "application/json",
      buffer: Buffer.from('{"object": "list", "data": [{ nonsense'),
    });
    await page.getByText("broken.json can’t be read as card data").waitFor();
    expect(problems).toEqual([]);
  });
});
