import type { TokenValues } from "@obverse/core";
import { keywordAbility } from "./keyword-words.ts";
import { typesFrom } from "./type-words.ts";

/** A token's characteristics from a card object of the public card JSON: name, types, power, toughness, colours and keywords. */
export function tokenValuesOf(card: Readonly<Record<string, unknown>>): TokenValues {
  const words =
    typeof card.type_line === "string"
      ? card.type_line
          .replace("—", " ")
          .split(/\s+/)
          .filter((word) => word !== "" && word !== "Token")
      : [];
  const { supertypes = [], types = [], subtypes = [] } = typesFrom(words);
  const colors = (Array.isArray(card.colors) ? card.colors : []) as TokenValues["colors"]; // letters, as the card JSON has them
  const keywords = Array.isArray(card.keywords) ? card.keywords.map(String) : [];
  return {
    name: typeof card.name === "string" ? card.name : subtypes.join(" "),
    manaCost: null,
    supertypes,
    types,
    subtypes,
    colors,
    ...(card.power === undefined ? {} : { power: { text: String(card.power), value: Number(card.power) || 0 } }),
    ...(card.toughness === undefined
      ? {}
      : { toughness: { text: String(card.toughness), value: Number(card.toughness) || 0 } }),
    abilities: keywords.map(keywordAbility),
  };
}
