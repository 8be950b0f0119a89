import type { KeywordAbility } from "../ability/ability.ts";
import { type Keyword, PLAIN_KEYWORDS, type PlainKeyword } from "../ability/keyword.ts";

const PLAIN: ReadonlySet<string> = new Set(PLAIN_KEYWORDS);

/** Whether a keyword is meant by a name: its own, or that of the family it is a variant of (megamorph is a morph ability, 702.37b). */
export function isKeyword(keyword: Keyword, name: string): boolean {
  if (keyword.name === name) return true;
  if (name === "morph") return keyword.name === "megamorph";
  if (name === "hexproof") return keyword.name === "hexproof from";
  return name === "cycling" && keyword.name === "typecycling";
}

/** The ability that a keyword counter gives (122.1b). Nothing: the counter is of another kind. */
export function abilityOfCounter(counter: string): KeywordAbility | undefined {
  return isCounterKeyword(counter) ? { kind: "keyword", keyword: { name: counter } } : undefined;
}

const COUNTER_KEYWORDS: ReadonlySet<string> = new Set([
  "flying",
  "first strike",
  "double strike",
  "deathtouch",
  "decayed",
  "exalted",
  "haste",
  "hexproof",
  "indestructible",
  "lifelink",
  "menace",
  "reach",
  "shadow",
  "trample",
  "vigilance",
]);

function isCounterKeyword(counter: string): counter is PlainKeyword {
  return COUNTER_KEYWORDS.has(counter) && PLAIN.has(counter);
}
