import {
  COST_KEYWORDS,
  type Cost,
  type CostKeyword,
  type Keyword,
  NUMBER_KEYWORDS,
  type NumberKeyword,
  PLAIN_KEYWORDS,
  type PlainKeyword,
} from "@obverse/core";
import { amount, numberOfThings } from "../grammar/amount.ts";
import { cost } from "../grammar/cost.ts";
import { manaCost } from "../grammar/mana.ts";
import { plainStat } from "../grammar/modification/numbers.ts";
import { nounPhrase } from "../grammar/noun/phrase.ts";
import { readName } from "../grammar/proper-name.ts";
import type { Reader } from "../grammar/reader.ts";
import { whereX } from "../grammar/where-x.ts";
import { craft } from "./craft.ts";
import { enchant } from "./enchant.ts";
import { protection } from "./protection.ts";
import { landwalk, typecycling } from "./typed.ts";

/** Reads one keyword ability with what belongs to it (702). */
export function keyword(r: Reader): readonly Keyword[] | undefined {
  if (!startsKeyword(r)) return undefined;
  if (ONLY_PLAIN.has(r.word())) {
    const found = r.attempt(plain);
    return found === undefined ? undefined : [found];
  }
  const several = r.attempt(protection) ?? r.attempt(twoKickers);
  if (several !== undefined) return several;
  const one = r.oneOf<Keyword>([craft, enchant, landwalk, typecycling, special, costed, numbered, plain]);
  return one === undefined ? undefined : [one];
}

/** “Kicker {1}{U} and/or {B}”: two keywords (702.33b). */
function twoKickers(r: Reader): readonly Keyword[] | undefined {
  if (!r.eat("kicker")) return undefined;
  const first = manaCost(r);
  const second = first !== undefined && r.eat("and/or") ? manaCost(r) : undefined;
  if (first === undefined || second === undefined) return undefined;
  return [first, second].map((mana): Keyword => ({ name: "kicker", cost: [{ kind: "mana", mana }] }));
}

/** A name as the tokens spell it. */
const spelled = (name: string): string => name.replace(/'s\b/g, " 's").replace("!", " !");

/** Names by their first word, the longest first. */
function byFirst<T extends string>(names: readonly T[]): ReadonlyMap<string, readonly (readonly [T, string])[]> {
  const table = new Map<string, (readonly [T, string])[]>();
  for (const name of [...names].sort((a, b) => b.length - a.length)) {
    const words = spelled(name);
    const first = words.split(" ")[0] ?? "";
    table.set(first, [...(table.get(first) ?? []), [name, words]]);
  }
  return table;
}

const PLAIN = byFirst<PlainKeyword>(PLAIN_KEYWORDS);
const COSTED = byFirst<CostKeyword>(COST_KEYWORDS);
const NUMBERED = byFirst<NumberKeyword>(NUMBER_KEYWORDS);

const SPECIAL: ReadonlySet<string> = new Set([
  "protection",
  "hexproof",
  "craft",
  "enchant",
  "affinity",
  "partner",
  "suspend",
  "impending",
  "reinforce",
  "awaken",
  "champion",
  "splice",
  "prototype",
  "basic",
  "snow",
  "nonbasic",
]);

/** Words that begin a keyword of one or more words and nothing more, as “flying”. */
const ONLY_PLAIN: ReadonlySet<string> = new Set(
  [...PLAIN.keys()].filter(
    (word) =>
      !COSTED.has(word) &&
      !NUMBERED.has(word) &&
      !SPECIAL.has(word) &&
      !word.endsWith("walk") &&
      !word.endsWith("cycling"),
  ),
);

/** Whether the next word can begin a keyword ability. */
export function startsKeyword(r: Reader): boolean {
  const word = r.word();
  return (
    PLAIN.has(word) ||
    COSTED.has(word) ||
    NUMBERED.has(word) ||
    SPECIAL.has(word) ||
    word.endsWith("walk") ||
    word.endsWith("cycling")
  );
}

function plain(r: Reader): Keyword | undefined {
  const found = PLAIN.get(r.word())?.find(([, words]) => r.eat(words));
  return found === undefined ? undefined : { name: found[0] };
}

/** “Morph {2}{U}”, “Morph—Reveal a white card in your hand”, “Equip legendary creature {3}”. */
function costed(r: Reader): Keyword | undefined {
  const found = COSTED.get(r.word())?.find(([, words]) => r.eat(words));
  if (found === undefined) return undefined;
  const [name] = found;
  const filter = name === "equip" && !r.sees("—") ? r.attempt(nounPhrase) : undefined;
  const price = keywordCost(r);
  if (price === undefined) return undefined;
  const reduced = r.attempt((inner) => {
    inner.eat(".");
    if (
      !(
        inner.eat("this cost is reduced by {1} for each") ||
        inner.eat("this ability costs {1} less to activate for each")
      )
    )
      return undefined;
    return numberOfThings(inner);
  });
  return {
    name,
    cost: price,
    ...(filter === undefined ? {} : { filter: filter.filter }),
    ...(reduced === undefined ? {} : { reduction: reduced }),
  };
}

/** A keyword's cost: mana, or after a dash anything. */
export function keywordCost(r: Reader): Cost | undefined {
  if (r.eat("—")) return cost(r);
  const mana = manaCost(r);
  return mana === undefined ? undefined : [{ kind: "mana", mana }];
}

function numbered(r: Reader): Keyword | undefined {
  const found = NUMBERED.get(r.word())?.find(([, words]) => r.eat(words));
  if (found === undefined) return undefined;
  // “It gains vanishing”: without a number it puts no counters on (702.63b).
  if (found[0] === "vanishing" && (r.atEnd || r.word() === ".")) return { name: "vanishing", value: 0 };
  const value = amount(r);
  if (value === undefined) return undefined;
  const x = whereX(r);
  return { name: found[0], value: x !== undefined && typeof value !== "number" ? x : value };
}

function special(r: Reader): Keyword | undefined {
  if (r.eat("affinity for")) {
    const phrase = nounPhrase(r);
    return phrase === undefined ? undefined : { name: "affinity", filter: phrase.filter };
  }
  if (r.eat("partner with")) {
    const card = readName(r);
    return card === undefined ? undefined : { name: "partner with", card };
  }
  const timed = r.eatAny("suspend", "impending", "reinforce", "awaken");
  if (timed !== undefined) {
    // “It gains suspend”: no number and no cost (702.62e).
    if (timed === "suspend" && (r.atEnd || r.word() === ".")) return { name: "suspend", value: 0, cost: [] };
    const value = amount(r);
    if (value === undefined || !r.eat("—")) return undefined;
    const price = cost(r);
    return price === undefined ? undefined : { name: timed as "suspend", value, cost: price };
  }
  if (r.eat("prototype")) {
    const mana = manaCost(r);
    r.eat("—");
    const size = mana === undefined ? undefined : plainStat(r);
    if (mana === undefined || size === undefined) return undefined;
    return {
      name: "prototype",
      cost: [{ kind: "mana", mana }],
      power: Number(size.power),
      toughness: Number(size.toughness),
    };
  }
  if (r.eat("champion a") || r.eat("champion an")) {
    const phrase = nounPhrase(r);
    return phrase === undefined ? undefined : { name: "champion", filter: phrase.filter };
  }
  if (r.eat("splice onto")) {
    const phrase = nounPhrase(r);
    const price = phrase === undefined ? undefined : keywordCost(r);
    return phrase === undefined || price === undefined
      ? undefined
      : { name: "splice", onto: phrase.filter, cost: price };
  }
  return undefined;
}
