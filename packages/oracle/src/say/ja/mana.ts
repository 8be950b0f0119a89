import type { ManaCost, ManaProduction, ManaUse } from "@obverse/core";
import type { Scope } from "../scope.ts";
import { amount } from "./amount.ts";
import { noun } from "./filter.ts";
import { keywordName } from "./keyword-names.ts";
import { describe } from "./noun.ts";
import { selector } from "./selector.ts";
import { digits } from "./words.ts";

/** Mana symbols: {2}{G}. */
export const symbols = (mana: ManaCost): string =>
  mana.length === 0 ? "{0}" : mana.map((symbol) => `{${symbol}}`).join("");

/** What an instruction adds. */
export function production(scope: Scope, mana: ManaProduction): string {
  switch (mana.kind) {
    case "fixed":
      return symbols(mana.mana);
    case "choice": {
      const count = typeof mana.count === "number" ? digits(mana.count) : amount(scope, mana.count);
      if (mana.of.length >= 5)
        return mana.count === 1 || mana.same === true
          ? `好きな色１色のマナ${count}点`
          : `好きな色の組み合わせのマナ${count}点`;
      const kinds = mana.of.map((kind) => `{${kind}}`);
      return mana.count === 1 ? kinds.join("か") : `${kinds.join("と")}の組み合わせのマナ${count}点`;
    }
    case "one-of":
      return mana.options.map(symbols).join("か");
    case "times":
      return `${amount(scope, mana.count)}に等しい回数の${symbols(mana.mana)}`;
    case "chosen-color":
      return `選ばれた色のマナ${amount(scope, mana.count)}点`;
    case "of": {
      const count = amount(scope, mana.count);
      const kind = mana.type === true ? "タイプ" : "色";
      const among = mana.among === undefined ? "あなたがコントロールしている土地" : selector(scope, mana.among);
      switch (mana.what) {
        case "land-produced":
          return `その土地が生み出した好きな${kind}のマナ${count}点`;
        case "lands-could-produce":
          return `${among}が生み出せる好きな${kind}のマナ${count}点`;
        case "commander-identity":
          return `あなたの統率者の固有色のうち好きな色のマナ${count}点`;
        case "colors-among":
          return mana.each === true
            ? `${among}にある各色につき、その色のマナ１点`
            : `${among}にある好きな色のマナ${count}点`;
      }
    }
  }
}

/** このマナは、～ためにのみ支払うことができる. */
export const spending = (scope: Scope, uses: readonly ManaUse[]): string =>
  uses[0]?.kind === "all-but-cast"
    ? `このマナは、${manaUse(scope, uses[0])}ためには支払えない`
    : `このマナは、${uses.map((use) => manaUse(scope, use)).join("か")}ためにのみ支払うことができる`;

function manaUse(scope: Scope, use: ManaUse): string {
  switch (use.kind) {
    case "cast":
      return `${describe(noun(scope, use.filter, "呪文"))}を唱える`;
    case "all-but-cast":
      return `${describe(noun(scope, use.filter, "呪文"))}を唱える`;
    case "activate":
      return use.filter === undefined ? "能力を起動する" : `${describe(noun(scope, use.filter))}の能力を起動する`;
    case "unlock":
      return "ドアを開放する";
    case "special":
      return "あなたの手札にあるカードを予顕する";
    case "turn-face-up":
      return use.via === undefined
        ? "パーマネントを表向きにする"
        : use.via
            .map((via) =>
              via === "manifested" ? "予示されたクリーチャーを表向きにする" : `${keywordName(via)}コストを支払う`,
            )
            .join("か");
  }
}
