import type { CostKeyword, Filter, Keyword } from "@obverse/core";
import type { Scope } from "../scope.ts";
import { amount } from "./amount.ts";
import { condition } from "./condition.ts";
import { cost } from "./cost.ts";
import { noun } from "./filter.ts";
import { keywordName } from "./keyword-names.ts";
import { counted, describe, head } from "./noun.ts";
import { targetSlot } from "./selector.ts";

/** A keyword with what follows it: 飛行, 変異{3}{G}, 護法{2}. */
export function keywordText(scope: Scope, of: Keyword): string {
  switch (of.name) {
    case "enchant":
      return `エンチャント（${targetSlot(scope, of.target).replace(/[０-９\d]+[体枚人つ]$/, "")}）`;
    case "protection":
      return `プロテクション（${of.from === "everything" ? "すべて" : quality(scope, of.from)}）`;
    case "hexproof from":
      return `呪禁（${quality(scope, of.from)}）`;
    case "landwalk":
      return `${describe(noun(scope, of.filter, "土地"))}渡り`;
    case "craft": {
      const words = noun(scope, of.materials, "パーマネント");
      const number =
        typeof of.count === "number" && of.count === 1 && of.orMore === undefined
          ? describe(words)
          : `${counted(words, typeof of.count === "number" ? of.count : amount(scope, of.count))}${of.orMore === true ? "以上" : ""}`;
      if (of.each !== undefined)
        return `${of.each.map((kind) => describe(noun(scope, kind, "パーマネント"))).join("と")}を用いた作製${cost(scope, of.cost)}`;
      return `${of.share === undefined ? "" : "共通のカード・タイプを持つ"}${number}を用いた作製${cost(scope, of.cost)}`;
    }
    case "affinity":
      return `親和（${describe(noun(scope, of.filter))}）`;
    case "prototype":
      return `${keywordName(of.name)}${cost(scope, of.cost)}―${of.power}/${of.toughness}`;
    case "champion":
      return `覇権（${describe(noun(scope, of.filter))}）`;
    case "offering":
      return `${describe(noun(scope, of.filter))}への献身`;
    case "splice":
      return `連繋（${describe(noun(scope, of.onto))}）${cost(scope, of.cost)}`;
    case "partner with":
      return `共闘（《${scope.options.nameOf?.(of.card) ?? of.card}》）`;
    case "suspend":
    case "impending":
    case "reinforce":
    case "awaken":
      return `${keywordName(of.name)}${amount(scope, of.value)}―${cost(scope, of.cost)}`;
    case "typecycling":
      return `${describe(noun(scope, of.filter, "カード"))}サイクリング${cost(scope, of.cost)}`;
    default:
      if ("cost" in of) return withCost(scope, of);
      if (of.name === "vanishing" && of.value === 0) return keywordName(of.name);
      if ("value" in of) return `${keywordName(of.name)}${amount(scope, of.value)}`;
      return keywordName(of.name);
  }
}

function withCost(scope: Scope, of: Extract<Keyword, { name: CostKeyword }>): string {
  const only = of.filter === undefined ? "" : `（${describe(noun(scope, of.filter))}）`;
  const mana = of.cost.every((part) => part.kind === "mana");
  const reduced =
    of.reduction === undefined ? "" : `。このコストは${amount(scope, of.reduction)}に等しい点数だけ少なくなる`;
  const when = of.condition === undefined ? "" : `。${condition(scope, of.condition)}場合にのみ起動できる`;
  return `${keywordName(of.name)}${only}${mana ? "" : "―"}${cost(scope, of.cost)}${reduced}${when}`;
}

function quality(scope: Scope, filter: Filter): string {
  const parts: readonly Filter[] = filter.kind === "any" ? filter.of : [filter];
  return parts
    .map((part) => {
      if (part.kind === "not" && part.of.kind === "colorless") return "すべての色";
      const words = noun(scope, part, "");
      return head(words) === "" ? describe(words).replace(/の$/, "") : describe(words);
    })
    .join("、");
}
