import type { Color, TokenValues } from "@obverse/core";
import { either } from "../phrase.ts";
import type { Scope } from "../scope.ts";
import { amount } from "./amount.ts";
import { COLOR_NAMES } from "./colors.ts";
import { abilityWords } from "./granted.ts";
import { list, numberWord, plural, withArticle } from "./words.ts";

/** “White and black”, “colorless”. */
export const colorWords = (colors: readonly Color[]): string =>
  colors.length === 0
    ? "colorless"
    : colors.length === 5
      ? either(
          "all colors",
          list(
            colors.map((color) => COLOR_NAMES[color] ?? color),
            "and",
          ),
        )
      : list(
          colors.map((color) => COLOR_NAMES[color] ?? color),
          "and",
        );

/** A token in full: “a 2/2 green Wolf creature token”, “two tapped 1/1 white Dog creature tokens with flying”. */
export function token(scope: Scope, of: TokenValues, count: number | string, adjectives: readonly string[]): string {
  if (of.power?.text === "*" && of.powerAmount !== undefined && of.toughnessAmount !== undefined) {
    const { power: _, toughness: __, powerAmount, toughnessAmount, ...rest } = of;
    const [power, toughness] = [amount(scope, powerAmount), amount(scope, toughnessAmount)];
    const same = power === toughness ? [` with ${either("base ", "")}power and toughness each equal to ${power}`] : [];
    return `${token(scope, rest, count, adjectives)}${either(...same, ` with power equal to ${power} and toughness equal to ${toughness}`)}`;
  }
  const powerWords = of.powerAmount === undefined ? of.power?.text : of.powerAmount === undefined ? undefined : "X";
  const toughnessWords = of.toughnessAmount === undefined ? of.toughness?.text : "X";
  const size = powerWords === undefined || toughnessWords === undefined ? [] : [`${powerWords}/${toughnessWords}`];
  if (of.powerAmount !== undefined && !(typeof of.powerAmount === "object" && of.powerAmount.kind === "x"))
    scope.where = `, where X is ${amount(scope, of.powerAmount)}`;
  const named = of.name !== "" && of.name !== of.subtypes.join(" ") && !of.name.endsWith(" Token");
  const words = [
    ...of.supertypes.map((word) => word.toLowerCase()),
    ...size,
    colorWords(of.colors),
    ...of.subtypes,
    ...of.types.map((word) => word.toLowerCase()),
    "token",
  ];
  const proper = named && of.supertypes.some((word) => word.toLowerCase() === "legendary");
  const core = [...adjectives, ...words].join(" ");
  const name = named && !proper ? ` named ${of.name}` : "";
  const gained = of.abilities.length === 0 ? "" : ` with ${abilityWords(scope, of.abilities, "token")}`;
  if (count === 1)
    return proper
      ? either(`${of.name}, ${withArticle(core)}${gained}`, `${withArticle(core)} named ${of.name}${gained}`)
      : `${withArticle(core)}${name}${gained}`;
  return `${typeof count === "number" ? numberWord(count) : count} ${plural(core)}${name}${gained}`;
}
