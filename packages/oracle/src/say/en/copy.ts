import type { CopyExceptions } from "@obverse/core";
import { either } from "../phrase.ts";
import type { Scope } from "../scope.ts";
import { abilityWords } from "./granted.ts";
import { symbols } from "./mana.ts";
import { selector } from "./selector.ts";
import { colorWords } from "./token.ts";
import { list, withArticle } from "./words.ts";

/** What a copy changes, as it follows the copied thing: “, except it has haste”; `original`: how what is copied is called then. Empty: nothing. */
export function exceptions(
  scope: Scope,
  of: CopyExceptions | undefined,
  bearer: string,
  extra: readonly string[] = [],
  original?: string,
): string {
  const parts = [...(of === undefined ? [] : exceptionParts(scope, of, bearer, "together")), ...extra];
  if (parts.length === 0) return "";
  const apart = of === undefined ? parts : [...exceptionParts(scope, of, bearer, "apart"), ...extra];
  const it = either("it", "the token", "the copy", `that ${bearer}`);
  if (of?.removeSupertypes !== undefined && parts.length === 1)
    return withoutSupertypes(of.removeSupertypes, bearer, original);
  const saying = (of: readonly string[]): string => {
    const said = of.map((part, index) =>
      index === 0
        ? either(`${it}${part}`, ...(part.startsWith("s name") ? [`hi${part}`, `her${part.slice(1)}`] : []))
        : `${either(`${it}${part}`, part.replace(/^(\uE000)?( |'s)/, "$1"))}`,
    );
    return either(said.join(" and "), list(said, "and"));
  };
  return `${either(", except ", " except ")}${apart.length === parts.length ? saying(parts) : either(saying(parts), saying(apart))}`;
}

/** “Except it isn't legendary”; what the copied thing isn't can't be kept, so that may be said too. */
function withoutSupertypes(of: readonly string[], bearer: string, original: string | undefined): string {
  const words = list(
    of.map((word) => word.toLowerCase()),
    "or",
  );
  const one = ["it", "the token", "the copy", `that ${bearer}`].flatMap((it) => [
    `${it} isn't ${words}`,
    `${it}'s not ${words}`,
  ]);
  const several = ["they aren't", `those ${bearer}s aren't`, "the tokens aren't"].map((who) => `${who} ${words}`);
  const if_ = either(
    "",
    ` if the chosen ${bearer} is ${words}`,
    ` if that ${bearer} is ${words}`,
    ` if it's ${words}`,
    ...(original === undefined ? [] : [` if ${original} is ${words}`]),
  );
  return `${either(", except ", " except ")}${either(...one, ...several)}${if_}`;
}

/** `apart`: its power and toughness are said by themselves, before what else it is. */
function exceptionParts(
  scope: Scope,
  of: CopyExceptions,
  bearer: string,
  sizes: "together" | "apart",
): readonly string[] {
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
  if (added.length > 0) {
    const whole = withArticle([size, ...set, ...added].filter((word) => word !== "").join(" "));
    const rest = `'s ${withArticle([...set, ...added].join(" "))}${addition}`;
    if (size !== "" && sizes === "apart") parts.push(`'s ${size}`, rest);
    else parts.push(`'s ${whole}${addition}`);
  }
  if (added.length === 0 && set.length > 0)
    parts.push(
      of.setSubtypes === undefined && of.setTypes === undefined && size === ""
        ? `'s ${set.join(" ")}`
        : `'s ${withArticle([size, ...set].filter((word) => word !== "").join(" "))}`,
    );
  if (added.length === 0 && set.length === 0 && size !== "") parts.push(`'s ${size}`);
  if (of.manaCost !== undefined)
    parts.push(of.manaCost === null ? " has no mana cost" : `s mana cost is ${symbols(of.manaCost)}`);
  if (of.loseAbilities === true) parts.push(" has no abilities");
  const listed = of.abilities !== undefined && of.abilities.length > 0;
  if (of.thisAbility === true && !listed) parts.push(" has this ability");
  if (of.otherAbilities === true) parts.push(` has ${selector(scope, { kind: "self" }).possessive} other abilities`);
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
