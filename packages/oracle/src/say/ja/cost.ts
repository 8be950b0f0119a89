import type { Cost, CostPart, Filter } from "@obverse/core";
import type { Scope } from "../scope.ts";
import { amount, countersText, points } from "./amount.ts";
import { noun, zoneName } from "./filter.ts";
import { symbols } from "./mana.ts";
import { counted, describe } from "./noun.ts";
import { selector } from "./selector.ts";
import { digits } from "./words.ts";

/** A cost before a colon: {2}{G}, {T}, このアーティファクトを生け贄に捧げる. */
export const cost = (scope: Scope, of: Cost): string => of.map((part) => costPart(scope, part, "symbol")).join(", ");

/** A cost said as something a player does: {2}を支払う. */
export const costAction = (scope: Scope, of: Cost): string =>
  of.map((part) => costPart(scope, part, "action")).join("、");

function costPart(scope: Scope, part: CostPart, way: "symbol" | "action"): string {
  const pay = (words: string): string => (way === "action" ? `${words}を支払う` : words);
  switch (part.kind) {
    case "mana":
      if (part.waterbend === true) return `水の技${symbols(part.mana)}`;
      return pay(`${symbols(part.mana)}${part.times === undefined ? "" : `を${amount(scope, part.times)}回`}`);
    case "own-mana-cost":
      return pay(`それのマナ・コスト${part.reduced === undefined ? "" : `から{${part.reduced}}を減らしたもの`}`);
    case "tap-self":
      return "{T}";
    case "untap-self":
      return "{Q}";
    case "loyalty":
      return typeof part.amount === "number"
        ? part.amount > 0
          ? `+${part.amount}`
          : part.amount === 0
            ? "0"
            : `-${-part.amount}`
        : part.amount.kind === "negative"
          ? `-${amount(scope, part.amount.of)}`
          : `+${amount(scope, part.amount)}`;
    case "life":
      return `${points(scope, part.amount, "ライフ")}を支払う`;
    case "unattach":
      return `${selector(scope, part.what)}をはずす`;
    case "sacrifice":
      return `${what(scope, part.what, part.count)}を生け贄に捧げる`;
    case "discard":
      return part.what === "hand"
        ? "あなたの手札をすべて捨てる"
        : `${part.random === true ? "無作為に選んだ" : ""}${what(scope, part.what, part.count, "カード")}を捨てる`;
    case "exile":
      return `${part.from.length === 0 || (part.from.length === 1 && part.from[0] === "battlefield") ? "" : `あなたの${part.from.map(zoneName).join("や")}から`}${what(scope, part.what, part.count, "カード")}${part.orMore === true ? "以上" : ""}を追放する`;
    case "return-to-hand":
      return `${what(scope, part.what, part.count)}をオーナーの手札に戻す`;
    case "tap":
      return part.totalPower === undefined
        ? `${what(scope, part.what, part.count)}をタップする`
        : `パワーの合計が${amount(scope, part.totalPower)}以上になるように${describe(noun(scope, part.what))}望む数をタップする`;
    case "reveal":
      return `あなたの${zoneName(part.from)}から${what(scope, part.what, part.count, "カード")}を公開する`;
    case "remove-counters":
      return `${part.from === "self" ? selector(scope, { kind: "self" }) : describe(noun(scope, part.from))}から${countersText(scope, part.counter, part.count)}を取り除く`;
    case "add-counters":
      return `${selector(scope, { kind: "self" })}に${countersText(scope, part.counter, part.count)}を置く`;
    case "mill":
      return `カード${amount(scope, part.count)}枚を切削する`;
    case "energy":
      return typeof part.amount === "number"
        ? `${"{E}".repeat(part.amount)}を支払う`
        : `${amount(scope, part.amount)}個の{E}を支払う`;
    case "exert":
      return `${selector(scope, { kind: "self" })}を督励する`;
    case "collect-evidence":
      return `証拠収集${amount(scope, part.amount)}を行う`;
    case "put-on-library":
      return `あなたの${zoneName(part.from)}から${what(scope, part.what, part.count, "カード")}をあなたのライブラリーの一番${part.position === "top" ? "上" : "下"}に置く`;
    case "either":
      return part.of.map((way_) => costAction(scope, way_)).join("か、");
  }
}

function what(
  scope: Scope,
  of: "self" | Filter,
  count: Parameters<typeof amount>[1] | "any",
  fallback = "パーマネント",
): string {
  if (of === "self") return selector(scope, { kind: "self" });
  const words = noun(scope, of, fallback);
  return count === "any"
    ? `${describe(words)}望む数`
    : counted(words, typeof count === "number" ? digits(count) : amount(scope, count));
}
