import type { Cost, CostKeyword, Filter, Keyword } from "@obverse/core";
import { either, usual } from "../phrase.ts";
import type { Scope } from "../scope.ts";
import { amount, forEach } from "./amount.ts";
import { condition } from "./condition.ts";
import { cost } from "./cost.ts";
import { noun } from "./filter.ts";
import { bare, many, type Noun, one } from "./noun.ts";
import { targetSlot } from "./target-slot.ts";
import { list, numberWord } from "./words.ts";

/** A keyword with what follows it, in lower case: “flying”, “morph {3}{G}”, “ward {2}”. */
export function keywordText(scope: Scope, of: Keyword): string {
  switch (of.name) {
    case "enchant":
      return `enchant ${targetSlot(scope, of.target)
        .subject.replace(/target /g, "")
        .replace(/^player$/, "player")}`;
    case "protection":
      return `${usual("protection ")}from ${of.from === "everything" ? "everything" : quality(scope, of.from)}`;
    case "hexproof from":
      return `hexproof from ${quality(scope, of.from)}`;
    case "landwalk":
      return `${bare(noun(scope, of.filter))
        .replace(/ land$/, " land")
        .toLowerCase()}walk`;
    case "craft": {
      const words = noun(scope, of.materials);
      const what =
        of.each !== undefined
          ? list(
              of.each.map((kind) => one(noun(scope, kind))),
              "and",
            )
          : of.share !== undefined
            ? `${numberWord(Number(of.count))} that share a card type`
            : of.orMore === true
              ? `${either(numberWord(Number(of.count)))} or more${nothing(of.materials) ? "" : ` ${either(many(words), many(asNonlands(words)))}`}`
              : of.count === 1
                ? either(bare(words), one(words))
                : `${typeof of.count === "number" ? numberWord(of.count) : amount(scope, of.count)}${nothing(of.materials) ? "" : ` ${many(words)}`}`;
      return `craft with ${what} ${cost(scope, of.cost)}`;
    }
    case "affinity":
      return `affinity for ${many(noun(scope, of.filter))}`;
    case "prototype":
      return `prototype ${cost(scope, of.cost)} — ${of.power}/${of.toughness}`;
    case "champion":
      return `champion ${one(noun(scope, of.filter))}`;
    case "offering":
      return `${bare(noun(scope, of.filter))} offering`;
    case "splice":
      return `splice onto ${bare(noun(scope, of.onto))} ${cost(scope, of.cost)}`;
    case "partner with":
      return `partner with ${scope.options.nameOf?.(of.card) ?? of.card}`;
    case "suspend":
    case "impending":
    case "reinforce":
    case "awaken":
      return `${of.name} ${amount(scope, of.value)}—${cost(scope, of.cost)}`;
    case "typecycling":
      return `${bare(noun(scope, of.filter)).replace(/ (card|land)$/, (_, word: string) => (word === "land" ? " land" : ""))}cycling ${cost(scope, of.cost)}`;
    default:
      if ("cost" in of) return withCost(scope, of);
      if ("value" in of)
        return of.name === "vanishing" && of.value === 0 && of.filter === undefined
          ? of.name
          : `${of.name} ${amount(scope, of.value)}${of.filter === undefined ? "" : ` ${bare(noun(scope, of.filter))}`}`;
      return of.name;
  }
}

/** “Nonlands with activated abilities”, for “nonland permanents and cards”. */
const asNonlands = (words: Noun): Noun =>
  words.before.length === 1 && words.before[0] === "nonland" ? { ...words, before: [], heart: ["nonland"] } : words;

const nothing = (filter: Filter): boolean => filter.kind === "all" && filter.of.length === 0;

const isMana = (of: Cost): boolean => of.every((part) => part.kind === "mana");

function withCost(scope: Scope, of: Extract<Keyword, { name: CostKeyword }>): string {
  const what = of.filter === undefined ? "" : ` ${bare(noun(scope, of.filter))}`;
  const price = cost(scope, of.cost);
  const reduced = of.reduction === undefined ? "" : `. This cost is reduced by ${reduction(scope, of.reduction)}`;
  const only =
    of.condition === undefined
      ? ""
      : either(`. Activate only if ${condition(scope, of.condition)}`, ` if ${condition(scope, of.condition)}`);
  return `${of.name}${what}${isMana(of.cost) ? either(` ${price}`, `—${price}`) : either(`—${price}`, ` ${price}`)}${reduced}${only}`;
}

/** “{1} for each …”, “{X}, where X is …”. */
export function reduction(scope: Scope, of: Parameters<typeof amount>[1]): string {
  if (typeof of === "number") return `{${of}}`;
  const each = forEach(scope, of);
  if (typeof of === "object" && of.kind === "product" && typeof of.of[0] === "number" && of.of[1] !== undefined)
    return `{${of.of[0]}} ${forEach(scope, of.of[1]) ?? ""}`;
  return either(...(each === undefined ? [] : [`{1} ${each}`]), `{X}, where X is ${amount(scope, of)}`);
}

function quality(scope: Scope, filter: Filter): string {
  const parts: readonly Filter[] = filter.kind === "any" ? filter.of : [filter];
  const words = parts.map((part) => {
    const described: Noun = noun(scope, part);
    const onlyAdjective =
      part.kind === "color" || part.kind === "colorless" || part.kind === "multicolored" || part.kind === "monocolored";
    if (part.kind === "not" && part.of.kind === "colorless") return either(many(described), "each color");
    return onlyAdjective
      ? described.before.join(" ")
      : part.kind === "number"
        ? described.after
            .map((form) => form.one)
            .join(" ")
            .replace(/^with /, "")
        : many(described);
  });
  return either(
    words.map((word, index) => (index === 0 ? word : `from ${word}`)).join(" and "),
    list(
      words.map((word, index) => (index === 0 ? word : `from ${word}`)),
      "and",
    ),
    list(words, "and"),
  );
}
