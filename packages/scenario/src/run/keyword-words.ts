import {
  type Ability,
  type Amount,
  COLORS,
  COST_KEYWORDS,
  type Cost,
  type Filter,
  type Keyword,
  type ManaCost,
  NUMBER_KEYWORDS,
  PLAIN_KEYWORDS,
} from "@obverse/core";
import { Stop } from "./stop.ts";

/** A keyword written in a scenario, such as `flying` or `ward {2}`, as an ability. */
export function keywordAbility(words: string): Ability {
  const lower = words.trim().toLowerCase();
  const plain = PLAIN_KEYWORDS.find((name) => name === lower);
  if (plain !== undefined) return { kind: "keyword", keyword: { name: plain } };
  const cost = COST_KEYWORDS.find((name) => lower.startsWith(`${name} {`));
  if (cost !== undefined)
    return { kind: "keyword", keyword: { name: cost, cost: [{ kind: "mana", mana: symbolsIn(words) }] } };
  const number = NUMBER_KEYWORDS.find((name) => new RegExp(`^${name} \\d+$`).test(lower));
  if (number !== undefined)
    return { kind: "keyword", keyword: { name: number, value: Number(lower.slice(number.length)) } };
  const color = /^protection from (white|blue|black|red|green)$/.exec(lower)?.[1];
  if (color !== undefined)
    return {
      kind: "keyword",
      keyword: { name: "protection", from: { kind: "color", color: COLORS[COLOR_WORDS.indexOf(color)] ?? "W" } },
    };
  throw new Stop("no-such-keyword", "a keyword", words);
}

/** The keywords that have a parameter. */
export const WITH_PARAMETER: ReadonlySet<string> = new Set<string>([...COST_KEYWORDS, ...NUMBER_KEYWORDS]);

/** A keyword as a scenario writes it, with its parameter. */
export function keywordWords(keyword: Keyword, manaCost: ManaCost | null): string {
  switch (keyword.name) {
    case "protection":
      return keyword.from === "everything"
        ? "protection from everything"
        : `protection from ${filterWords(keyword.from)}`;
    case "hexproof from":
      return `hexproof from ${filterWords(keyword.from)}`;
    case "landwalk":
      return `${filterWords(keyword.filter)}walk`.toLowerCase();
    default: {
      const parts: string[] = [keyword.name];
      if ("value" in keyword) parts.push(amountWords(keyword.value));
      if ("cost" in keyword) parts.push(costWords(keyword.cost, manaCost));
      return parts.filter((part) => part !== "").join(" ");
    }
  }
}

const COLOR_WORDS = ["white", "blue", "black", "red", "green"];

const symbolsIn = (words: string): readonly string[] =>
  [...words.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? "");

/** A cost in words; `manaCost` is that of the object, where the cost is equal to it. */
function costWords(cost: Cost, manaCost: ManaCost | null): string {
  return cost
    .map((part) =>
      part.kind === "mana" || (part.kind === "own-mana-cost" && part.reduced === undefined)
        ? (part.kind === "mana" ? part.mana : (manaCost ?? [])).map((symbol) => `{${symbol}}`).join("")
        : part.kind === "life" && typeof part.amount === "number"
          ? `pay ${part.amount} life`
          : part.kind,
    )
    .join(", ");
}

const amountWords = (amount: Amount): string =>
  typeof amount === "number" ? String(amount) : amount.kind === "x" ? "X" : "";

function filterWords(filter: Filter): string {
  switch (filter.kind) {
    case "color":
      return COLOR_WORDS[COLORS.indexOf(filter.color)] ?? filter.color;
    case "type":
      return `${filter.type.toLowerCase()}s`;
    case "subtype":
      return filter.subtype;
    case "supertype":
      return filter.supertype;
    case "any":
      return filter.of.map(filterWords).join(" and from ");
    case "all":
      return filter.of.map(filterWords).join(" ");
    default:
      return filter.kind;
  }
}
