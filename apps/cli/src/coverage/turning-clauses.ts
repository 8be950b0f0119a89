import { DRAFTING, withoutReminder } from "./groups.ts";

/** The words that make a sentence a turning clause: transform, convert, meld, manifest, cloak, face down, face up, and keywords of that family. */
const TURNING =
  /\b(?:transform(?:s|ed|ing)?|convert(?:s|ed)?(?! mana)|melds?|melded|manifest(?:s|ed)?|cloak(?:s|ed)?|face[- ]?(?:down|up)|morph|megamorph|disguise|daybound|nightbound|disturb|craft|more than meets the eye)\b/i;

/** How many sentences of a text are turning clauses: counted from the words, whatever was made of them. A face's own name doesn't count. */
export function turningClauses(text: string, name: string): number {
  const [short = name] = name.split(",");
  return withoutReminder(text)
    .replaceAll(name, "~")
    .replaceAll(short, "~")
    .split(/[.\n]/)
    .filter((sentence) => TURNING.test(sentence) && !DRAFTING.test(sentence)).length;
}
