import { cards, findCard, loadCards, nameIn } from "@obverse/cards";
import { describe, expect, it } from "vitest";

describe("the built-in card set", () => {
  it("finds a card by its full name and by either face's name", () => {
    const card = cards.byName("Delver of Secrets");
    expect(card?.name).toBe("Delver of Secrets // Insectile Aberration");
    expect(cards.byName("Insectile Aberration")).toBe(card);
    expect(cards.byName("Delver of Secrets // Insectile Aberration")).toBe(card);
  });

  it("knows face names as card names, but not two names joined", () => {
    expect(cards.hasName("Insectile Aberration")).toBe(true);
    expect(cards.hasName("Chittering Host")).toBe(true);
    expect(cards.hasName("Delver of Secrets // Insectile Aberration")).toBe(false);
  });

  it("has all seven meld triples, linked both ways", () => {
    const melded = loadCards().filter((card) => card.kind === "melded");
    expect(melded).toHaveLength(7);
    for (const result of melded) {
      const [first, second] = (result.meldedFrom ?? []).map((name) => cards.byName(name));
      expect(first?.meld).toEqual({ partner: second?.name, result: result.name });
      expect(second?.meld).toEqual({ partner: first?.name, result: result.name });
    }
  });

  it("has no two cards with one id, and finds each by its id", () => {
    const all = loadCards();
    expect(new Set(all.map((card) => card.id)).size).toBe(all.length);
    for (const card of all) expect(cards.get(card.id)).toBe(card);
  });

  it("names a card in Japanese by its face, and joins both faces' names", () => {
    expect(nameIn("Howlpack of Estwald", "ja")).toBe("エストワルドの吠え群れ");
    expect(nameIn("Villagers of Estwald // Howlpack of Estwald", "ja")).toBe(
      "エストワルドの村人 // エストワルドの吠え群れ",
    );
    expect(nameIn("Howlpack of Estwald", "en")).toBe("Howlpack of Estwald");
  });
});

describe("finding a card as a person writes it", () => {
  it.each([
    ["delver of secrets", "Delver of Secrets // Insectile Aberration", "face"],
    ["Villagers of Estwald/Howlpack of Estwald", "Villagers of Estwald // Howlpack of Estwald", "name"],
    ["墓ネズミ", "Graf Rats", "name-ja"],
    ["Fang, Fearless l’Cie", "Fang, Fearless l'Cie", "name"],
    ["insectile", "Delver of Secrets // Insectile Aberration", "part-of-name"],
  ])("finds %s", (query, name, by) => {
    const result = findCard(query);
    expect(result.card?.name).toBe(name);
    expect(result.by).toBe(by);
  });

  it("suggests the card that a slip of the pen meant", () => {
    const result = findCard("Delver of Secerts");
    expect(result.card).toBeUndefined();
    expect(result.suggestions).toContain("Delver of Secrets // Insectile Aberration");
  });

  it.each([["Delvr"], ["Insectle"], ["delver of secretes"]])(
    "suggests by a slip in one word of a name: %s",
    (query) => {
      expect(findCard(query).suggestions[0]).toBe("Delver of Secrets // Insectile Aberration");
    },
  );
});
