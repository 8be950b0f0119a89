import { SMALL_NUMBERS } from "../../vocabulary/numbers.ts";
import { eachWay } from "../phrase.ts";

const ORDINALS = ["", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
const IRREGULAR: Readonly<Record<string, string>> = {
  Elf: "Elves",
  Wolf: "Wolves",
  Werewolf: "Werewolves",
  Dwarf: "Dwarves",
  Mouse: "Mice",
  Fungus: "Fungi",
  Pegasus: "Pegasi",
  Homunculus: "Homunculi",
  Djinn: "Djinn",
  Plains: "Plains",
  Cyclops: "Cyclopes",
  Thalakos: "Thalakos",
  Elves: "Elves",
  Ox: "Oxen",
  Child: "Children",
  Pegasi: "Pegasi",
};
const SAME =
  /^(Merfolk|Treefolk|Moonfolk|Eldrazi|Samurai|Fish|Jellyfish|Starfish|Kithkin|Sheep|Myr|Kor|Vedalken|Naga|Ouphe|Viashino|Moogle|Plains|Ephara|Dauthi|Soltari|Rebels|Loxodon|Aven|Leonin|Custodes|Yeti|Powerstone tokens|.*s)$/;

/** A number in words up to twenty, else in figures. */
export const numberWord = (value: number): string => SMALL_NUMBERS[value] ?? String(value);

/** “First”, “second”, … */
export const ordinal = (value: number): string => ORDINALS[value] ?? `${value}th`;

/** The plural of a noun or of a phrase that ends in one. */
export function plural(phrase: string): string {
  const space = phrase.lastIndexOf(" ");
  const word = phrase.slice(space + 1);
  return phrase.slice(0, space + 1) + pluralWord(word);
}

function pluralWord(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular !== undefined) return irregular;
  if (SAME.test(word) && !/(ss|us|Locus|Octopus|Pegasus|Cactus|Nautilus)$/.test(word)) return word;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(s|sh|ch|x|z)$/.test(word)) return `${word}es`;
  if (/(Hero|Dingo|Volcano)$/.test(word)) return `${word}es`;
  return `${word}s`;
}

/** “A” or “an” in front of a phrase. */
export const withArticle = (phrase: string): string => eachWay(phrase, article);

const article = (phrase: string): string =>
  `${/^(8|11|18|80)(\D|$)/.test(phrase) || (/^["“]?[aeiouAEIOU]/.test(phrase) && !/^(one|uni|Uni|use|eu)/.test(phrase)) ? "an" : "a"} ${phrase}`;

/** The third person singular of a verb (the first word of the phrase). */
export const third = (phrase: string): string => eachWay(phrase, thirdOne);

function thirdOne(phrase: string): string {
  const verb = /^[A-Za-z']*/.exec(phrase)?.[0] ?? "";
  return thirdWord(verb) + phrase.slice(verb.length);
}

const THIRD: Readonly<Record<string, string>> = {
  be: "is",
  are: "is",
  have: "has",
  do: "does",
  "don't": "doesn't",
  can: "can",
  "can't": "can't",
  may: "may",
  must: "must",
  "aren't": "isn't",
  were: "was",
  "weren't": "wasn't",
};

function thirdWord(verb: string): string {
  const irregular = THIRD[verb];
  if (irregular !== undefined || verb === "") return irregular ?? "";
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(s|sh|ch|x|z|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

/** “A”, “A or B”, “A, B, or C”. */
export function list(words: readonly string[], last: string): string {
  if (words.length <= 1) return words[0] ?? "";
  if (words.length === 2) return `${words[0]} ${last} ${words[1]}`;
  return `${words.slice(0, -1).join(", ")}, ${last} ${words[words.length - 1]}`;
}
