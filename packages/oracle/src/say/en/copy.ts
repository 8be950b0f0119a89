import type { CopyExceptions } from "@obverse/core";
import { either } from "../phrase.ts";
import type { Scope } from "../scope.ts";
import { abilityWords } from "./granted.ts";
import { symbols } from "./mana.ts";
import { colorWords } from "./token.ts";
import { list, withArticle } from "./words.ts";

/** What a copy changes, as it follows the copied thing: “, except it has haste”. Empty: nothing. */
export function exceptions(
  scope: Scope,
  of: CopyExceptions | undefined,
  bearer: string,
  extra: readonly string[] = [],
): string {
  const parts = [...(of === undefined ? [] : exceptionParts(scope, of, bearer)), ...extra];
  if (parts.length === 0) return "";
  const it = either("it", "the token", "the copy", `that ${bearer}`);
  const said = parts.map((part, index) =>
    index === 0
      ? either(`${it}${part}`, ...(part.startsWith("s name") ? [`hi${part}`, `her${part.slice(1)}`] : []))
      : `${either(`${it}${part}`, part.replace(/^(\uE000)?( |'s)/, "$1"))}`,
  );
  return `${either(", except ", " except ")}${either(said.join(" and "), list(said, "and"))}`;
}

function exceptionParts(scope: Scope, of: CopyExceptions, bearer: string): readonly string[] {
  const parts: string[] = [];
  if (of.name !== undefined) parts.push(`s name is ${scope.options.nameOf?.(of.name) ?? of.name}`);
  for (const word of of.removeSupertypes ?? [])
    parts.push(either(` isn't ${word.toLowerCase()}`, `'s not ${word.toLowerCase()}`));
  const size = of.power === undefined || of.toughness === undefined ? "" : `${of.power}/${of.toughness}`;
  const added = [
    ...(of.addSupertypes ?? []).map((word) => word.toLowerCase()),
    ...(of.addColors === undefined ? [] : [colorWords(of.addColors)]),
    ...(of.addSubtypes ?? []),
    ...(of.addTypes ?? []).map((word) => word.toLowerCase()),
  ];
  const set = [
    ...(of.setColors === undefined ? [] : [colorWords(of.setColors)]),
    ...(of.setSubtypes ?? []),
    ...(of.setTypes ?? []).map((word) => word.toLowerCase()),
  ];
  const colors = of.addColors !== undefined || (of.setColors !== undefined && of.addSubtypes !== undefined);
  const addition = either(
    colors ? " in addition to its other colors and types" : " in addition to its other types",
    " in addition to its other colors and types",
    " in addition to its other types",
  );
  if (added.length > 0)
    parts.push(`'s ${withArticle([size, ...set, ...added].filter((word) => word !== "").join(" "))}${addition}`);
  else if (set.length > 0)
    parts.push(
      of.setSubtypes === undefined && of.setTypes === undefined && size === ""
        ? `'s ${set.join(" ")}`
        : `'s ${withArticle([size, ...set].filter((word) => word !== "").join(" "))}`,
    );
  else if (size !== "") parts.push(`'s ${size}`);
  if (of.manaCost !== undefined)
    parts.push(of.manaCost === null ? " has no mana cost" : `s mana cost is ${symbols(of.manaCost)}`);
  if (of.loseAbilities === true) parts.push(" has no abilities");
  const listed = of.abilities !== undefined && of.abilities.length > 0;
  if (of.thisAbility === true && !listed) parts.push(" has this ability");
  const too = of.thisAbility === true ? " and this ability" : "";
  if (of.abilities !== undefined && listed)
    parts.push(
      either(
        ` has ${abilityWords(scope, of.abilities, bearer)}${too}`,
        ` gains ${abilityWords(scope, of.abilities, bearer)}${too}`,
      ),
    );
  return parts;
}
