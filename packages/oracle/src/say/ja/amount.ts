import type { Amount } from "@obverse/core";
import type { Scope } from "../scope.ts";
import { noun, numberName } from "./filter.ts";
import { colorName, counterName } from "./names.ts";
import { describe, head } from "./noun.ts";
import { player } from "./player.ts";
import { selector, withPlace } from "./selector.ts";
import { counterWord, digits } from "./words.ts";

/** An amount in words: ３, Ｘ, あなたがコントロールしているクリーチャーの数. */
export function amount(scope: Scope, of: Amount): string {
  if (typeof of === "number") return digits(of);
  switch (of.kind) {
    case "x":
      return "X";
    case "up-to":
      return `最大${amount(scope, of.of)}`;
    case "count": {
      const words = withPlace(
        scope,
        noun(scope, of.filter, of.zone === undefined ? "パーマネント" : "カード"),
        of.zone,
        of.of,
      );
      return `${describe(words)}の${counterWord(head(words)) === "枚" ? "枚数" : "数"}`;
    }
    case "count-of":
      return `${selector(scope, of.of)}の数`;
    case "number-of":
      return `${selector(scope, of.of)}の${numberName(of.what)}${of.take === undefined ? "" : { total: "の合計", greatest: "のうちの最大値", least: "のうちの最小値" }[of.take]}`;
    case "counters-on":
      return `${selector(scope, of.of)}に置かれている${counterName(of.counter)}の数`;
    case "event-excess":
      return "余剰のダメージの点数";
    case "event-amount":
    case "bound":
      return of.kind === "bound" && of.part === "excess" ? "これにより与えられた余剰のダメージの点数" : "その数";
    case "chosen-number":
      return "選ばれた数";
    case "sum":
      return of.of.map((part) => amount(scope, part)).join("＋");
    case "product":
      return of.of.map((part) => amount(scope, part)).join("×");
    case "negative":
      return `-${amount(scope, of.of)}`;
    case "half":
      return `${amount(scope, of.of)}の半分（端数${of.round === "up" ? "切り上げ" : "切り捨て"}）`;
    case "greatest":
      return `${of.of.map((part) => amount(scope, part)).join("と")}のうちの最大値`;
    case "least":
      return `${of.of.map((part) => amount(scope, part)).join("と")}のうちの最小値`;
    case "life":
      return `${player(scope, of.of)}のライフ総量`;
    case "starting-life":
      return `${player(scope, of.of)}の初期ライフ総量`;
    case "hand-size":
      return of.of.kind === "each" ? "全プレイヤーの手札の枚数の合計" : `${player(scope, of.of)}の手札の枚数`;
    case "players":
      return `${player(scope, of.of)}の人数`;
    case "devotion":
      return `${player(scope, of.of)}の${of.to === "chosen" ? "その色" : of.to.map(colorName).join("と")}への信心`;
    case "different":
      return `${selector(scope, of.of)}の${DIFFERENT[of.what]}の種類の数`;
    case "this-turn":
      return `このターンに${player(scope, of.of)}が${of.filter === undefined ? "" : `${describe(noun(scope, of.filter))}で`}${TURN[of.what]}`;
    case "poison":
      return `${player(scope, of.of)}の毒カウンターの数`;
    case "times-paid":
      return of.keyword === "additional"
        ? "これにより生け贄に捧げたパーマネントの数"
        : "キッカー・コストを支払った回数";
    case "difference":
      return `${amount(scope, of.of)}－${amount(scope, of.and)}`;
  }
}

const DIFFERENT = {
  "mana-value": "マナ総量",
  color: "色",
  type: "カード・タイプ",
  "permanent-type": "パーマネント・タイプ",
  name: "名前",
  "door-name": "開いているドアの名前",
  power: "パワー",
  "basic-land-type": "基本土地タイプ",
  "creature-type": "クリーチャー・タイプ",
} as const;
const TURN = {
  "life-gained": "得たライフの点数",
  "life-lost": "失ったライフの点数",
  "cards-drawn": "引いたカードの枚数",
  "spells-cast": "唱えた呪文の数",
  "attackers-declared": "攻撃させたクリーチャーの数",
  "creatures-died": "コントロールしていて死亡したクリーチャーの数",
  "permanents-sacrificed": "生け贄に捧げたパーマネントの数",
  "damage-dealt": "受けたダメージの点数",
  "lands-played": "プレイした土地の数",
  "cards-discarded": "捨てたカードの枚数",
} as const;

/** Whether the amount is said by a clause (～に等しい) rather than by a figure. */
export const isClause = (of: Amount): boolean => typeof of === "object" && of.kind !== "x";

/** A number of things: カード２枚, ～に等しい枚数のカード. */
export function things(scope: Scope, of: Amount, what: string): string {
  const unit = counterWord(what);
  if (typeof of === "object" && of.kind === "up-to" && !isClause(of.of))
    return `${what}最大${amount(scope, of.of)}${unit}`;
  if (!isClause(of)) return `${what}${amount(scope, of)}${unit}`;
  const kind = unit === "枚" ? "枚数" : "数";
  return typeof of === "object" && (of.kind === "bound" || of.kind === "event-amount")
    ? `その${kind}の${what}`
    : `${amount(scope, of)}に等しい${kind}の${what}`;
}

/** A number of points: ３点のダメージ. */
export const points = (scope: Scope, of: Amount, what: string): string =>
  isClause(of)
    ? typeof of === "object" && (of.kind === "bound" || of.kind === "event-amount")
      ? `その点数の${what}`
      : `${amount(scope, of)}に等しい点数の${what}`
    : `${amount(scope, of)}点の${what}`;

/** A number of counters: +1/+1カウンター２個. */
export const countersText = (scope: Scope, counter: string, count: Amount | "all"): string =>
  count === "all"
    ? `すべての${counterName(counter)}`
    : typeof count === "object" && count.kind === "up-to" && !isClause(count.of)
      ? `${counterName(counter)}最大${amount(scope, count.of)}個`
      : isClause(count)
        ? `${amount(scope, count)}に等しい数の${counterName(counter)}`
        : `${counterName(counter)}${amount(scope, count)}個`;
