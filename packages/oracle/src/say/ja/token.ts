import type { Arrival, Color, FaceDownListing, TokenValues } from "@obverse/core";
import type { Scope } from "../scope.ts";
import { amount, countersText } from "./amount.ts";
import { abilityWords } from "./granted.ts";
import { colorName, subtypeName, supertypeName, typeName } from "./names.ts";
import { player } from "./player.ts";
import { selector } from "./selector.ts";

/** 白黒の, 無色の. */
export const colorWords = (colors: readonly Color[]): string =>
  colors.length === 0 ? "無色" : colors.map(colorName).join("と");

/** A type line in a sentence: 伝説の人間・兵士・クリーチャー. */
export const typeWords = (
  supertypes: readonly string[] | undefined,
  subtypes: readonly string[] | undefined,
  types: readonly string[] | undefined,
): string =>
  (supertypes ?? []).map(supertypeName).join("") +
  [...(subtypes ?? []).map(subtypeName), ...(types ?? []).map(typeName)].join("・");

/** A token in full: 飛行を持つ白の1/1のスピリット・クリーチャー・トークン. */
export function token(scope: Scope, of: TokenValues): string {
  const power = of.powerAmount === undefined ? of.power?.text : amount(scope, of.powerAmount);
  const toughness = of.toughnessAmount === undefined ? of.toughness?.text : amount(scope, of.toughnessAmount);
  const size = power === undefined || toughness === undefined ? "" : `${power}/${toughness}の`;
  const gained = of.abilities.length === 0 ? "" : `${abilityWords(scope, of.abilities, "token")}を持つ`;
  return `${gained}${colorWords(of.colors)}の${size}${typeWords(of.supertypes, of.subtypes, of.types)}・トークン`;
}

/** What something is while face down: 2/2のクリーチャー. */
export function faceDownValues(scope: Scope, of: FaceDownListing): string {
  const size = of.power === undefined || of.toughness === undefined ? "" : `${of.power}/${of.toughness}の`;
  const gained =
    of.abilities === undefined || of.abilities.length === 0
      ? ""
      : `${abilityWords(scope, of.abilities, "creature")}を持つ`;
  return `${gained}${of.colors === undefined ? "" : `${colorWords(of.colors)}の`}${size}${typeWords(undefined, of.subtypes, of.types)}`;
}

/** How a card arrives, as words before 戦場に: タップ状態で、変身した状態で. */
export function arrival(scope: Scope, of: Arrival | undefined): string {
  if (of === undefined) return "";
  return [
    of.under === undefined
      ? ""
      : of.under.kind === "owner"
        ? "オーナーのコントロール下で"
        : `${player(scope, of.under)}のコントロール下で`,
    of.tapped === true && of.attacking === true
      ? "タップ状態かつ攻撃している状態で"
      : of.tapped === true
        ? "タップ状態で"
        : of.attacking === true
          ? "攻撃している状態で"
          : "",
    of.transformed === true ? "変身した状態で" : "",
    of.converted === true ? "トランスフォームした状態で" : "",
    of.faceDown === undefined
      ? ""
      : of.faceDown === true
        ? "裏向きで"
        : `${faceDownValues(scope, of.faceDown)}として裏向きで`,
    of.faceUpOrDown === true ? "表向きか裏向きで" : "",
    (of.counters ?? []).map(({ counter, count }) => `${countersText(scope, counter, count)}が置かれた状態で`).join(""),
    of.attachedTo === undefined ? "" : `${selector(scope, of.attachedTo)}につけられた状態で`,
    of.attachedToPlayer === undefined ? "" : `${player(scope, of.attachedToPlayer)}につけられた状態で`,
  ].join("");
}
