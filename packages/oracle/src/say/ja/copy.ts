import type { CopyExceptions } from "@obverse/core";
import type { Scope } from "../scope.ts";
import { abilityWords } from "./granted.ts";
import { symbols } from "./mana.ts";
import { supertypeName } from "./names.ts";
import { colorWords, typeWords } from "./token.ts";

/** What a copy changes, in brackets of its own: （ただし、～）. Empty: nothing. */
export function exceptions(scope: Scope, of: CopyExceptions | undefined, bearer: string): string {
  if (of === undefined) return "";
  const parts = [
    ...(of.name === undefined ? [] : [`名前は《${scope.options.nameOf?.(of.name) ?? of.name}》である`]),
    ...(of.removeSupertypes ?? []).map((word) => `${supertypeName(word).replace(/の$/, "")}でない`),
    ...(of.power === undefined || of.toughness === undefined ? [] : [`${of.power}/${of.toughness}である`]),
    ...(of.setColors === undefined ? [] : [`${colorWords(of.setColors)}である`]),
    ...(of.addColors === undefined ? [] : [`他の色に加えて${colorWords(of.addColors)}である`]),
    ...(of.setTypes === undefined && of.setSubtypes === undefined
      ? []
      : [`${typeWords(undefined, of.setSubtypes, of.setTypes)}である`]),
    ...(of.addTypes === undefined && of.addSubtypes === undefined && of.addSupertypes === undefined
      ? []
      : [`他のタイプに加えて${typeWords(of.addSupertypes, of.addSubtypes, of.addTypes)}である`]),
    ...(of.manaCost === undefined
      ? []
      : [of.manaCost === null ? "マナ・コストを持たない" : `マナ・コストは${symbols(of.manaCost)}である`]),
    ...(of.thisAbility === true ? ["この能力を持つ"] : []),
    ...(of.otherAbilities === true ? ["自身の他の能力も持つ"] : []),
    ...(of.loseAbilities === true ? ["能力を持たない"] : []),
    ...(of.abilities === undefined || of.abilities.length === 0
      ? []
      : [`${abilityWords(scope, of.abilities, bearer)}を持つ`]),
  ];
  return parts.length === 0 ? "" : `（ただし${parts.join("、かつ")}）`;
}
