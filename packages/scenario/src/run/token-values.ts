import type { CompileFace } from "@obverse/card-data";
import type { Ability, TokenValues } from "@obverse/core";
import { keywordAbility } from "./keyword-words.ts";
import { typesFrom } from "./type-words.ts";

/** A token's characteristics from a card object of the public card JSON: name, types, power, toughness, colours, keywords and rules text. */
export function tokenValuesOf(card: Readonly<Record<string, unknown>>, compile?: CompileFace): TokenValues {
  const words =
    typeof card.type_line === "string"
      ? card.type_line
          .replace("—", " ")
          .split(/\s+/)
          .filter((word) => word !== "" && word !== "Token")
      : [];
  const { supertypes = [], types = [], subtypes = [] } = typesFrom(words);
  const colors = (Array.isArray(card.colors) ? card.colors : []) as TokenValues["colors"]; // letters, as the card JSON has them
  const facts: Omit<TokenValues, "abilities"> = {
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
  };
  return { ...facts, abilities: abilitiesOf(card, facts, compile) };
}

/** What its rules text says, and its keywords as far as that doesn't name them. */
function abilitiesOf(
  card: Readonly<Record<string, unknown>>,
  facts: Omit<TokenValues, "abilities">,
  compile: CompileFace | undefined,
): readonly Ability[] {
  const text = typeof card.oracle_text === "string" ? card.oracle_text : "";
  const keywords = Array.isArray(card.keywords) ? card.keywords.map(String) : [];
  const { name } = facts;
  return [
    ...(text === "" || compile === undefined
      ? []
      : compile(facts, text, { card: name, names: [name], layout: "token" })),
    ...keywords.filter((word) => !text.toLowerCase().includes(word.toLowerCase())).map(keywordAbility),
  ];
}
