import {
  ARTIFACT_TYPES,
  BATTLE_TYPES,
  CREATURE_TYPES,
  ENCHANTMENT_TYPES,
  LAND_TYPES,
  PLANESWALKER_TYPES,
  SPELL_TYPES,
} from "./subtypes.ts";

/** Plurals that no rule of English makes. */
const IRREGULAR: Readonly<Record<string, string>> = {
  elves: "elf",
  dwarves: "dwarf",
  wolves: "wolf",
  werewolves: "werewolf",
  mice: "mouse",
  children: "child",
  oxen: "ox",
  thieves: "thief",
  leaves: "leaf",
  octopuses: "octopus",
  cyclopes: "cyclops",
  cybermen: "cyberman",
  homunculi: "homunculus",
  fungi: "fungus",
  pegasi: "pegasus",
  plural: "plural",
};

/** Subtypes whose plural is spelt the same. */
const UNCHANGED: ReadonlySet<string> = new Set([
  "equipment",
  "plains",
  "merfolk",
  "treefolk",
  "moonfolk",
  "kithkin",
  "eldrazi",
  "fish",
  "sheep",
  "samurai",
  "ninja",
  "kor",
  "myr",
  "astartes",
  "custodes",
  "squid",
  "elk",
  "dauthi",
  "soltari",
  "thalakos",
  "kirin",
  "aurochs",
  "bison",
]);

/** A subtype's spelling from its lower-case singular or plural word. */
const SUBTYPES: ReadonlyMap<string, string> = tableOf([
  ...ARTIFACT_TYPES,
  ...ENCHANTMENT_TYPES,
  ...LAND_TYPES,
  ...PLANESWALKER_TYPES,
  ...SPELL_TYPES,
  ...CREATURE_TYPES,
  ...BATTLE_TYPES,
]);

/** The subtype that a lower-case word names, in the singular or plural; nothing where it names none (205.3). */
export function subtypeOf(word: string): string | undefined {
  return SUBTYPES.get(word) ?? SUBTYPES.get(IRREGULAR[word] ?? "");
}

/** Whether the word is a plural that differs from its singular. */
export function isPluralSubtype(word: string): boolean {
  const name = subtypeOf(word);
  return name !== undefined && name.toLowerCase() !== word;
}

function regularPlural(name: string): string {
  if (UNCHANGED.has(name.toLowerCase())) return name;
  if (/(s|x|ch|sh|z)$/i.test(name)) return `${name}es`;
  if (/[^aeiou]y$/i.test(name)) return `${name.slice(0, -1)}ies`;
  return `${name}s`;
}

function tableOf(names: readonly string[]): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  for (const name of names) {
    table.set(regularPlural(name).toLowerCase(), name);
    if (/(s|x|z)$/i.test(name)) table.set(`${name}s`.toLowerCase(), name);
    if (/f$/i.test(name)) table.set(`${name.slice(0, -1)}ves`.toLowerCase(), name);
    if (name === "Samurai" || name === "Ninja") table.set(`${name}s`.toLowerCase(), name);
  }
  for (const name of names) table.set(name.toLowerCase(), name);
  return table;
}
