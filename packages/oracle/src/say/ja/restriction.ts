import type { Restriction } from "@obverse/core";
import type { Scope } from "../scope.ts";
import { condition } from "./condition.ts";
import { noun } from "./filter.ts";
import { keywordName } from "./keyword-names.ts";
import { describe } from "./noun.ts";
import { player } from "./player.ts";
import { selector } from "./selector.ts";
import { digits } from "./words.ts";

/** What an object can't or must do, as a verb phrase after ～は. */
export function restriction(scope: Scope, of: Restriction): string {
  switch (of.kind) {
    case "cannot-attack":
      return `${unless(scope, of.unless)}${of.whom === undefined ? "" : `${player(scope, of.whom)}を`}攻撃できない`;
    case "cannot-block":
      return `${unless(scope, of.unless)}${of.what === undefined ? "" : `${describe(noun(scope, of.what))}を`}ブロックできない`;
    case "must-attack":
      return of.whom === undefined ? "各戦闘で可能なら攻撃する" : `可能なら${player(scope, of.whom)}を攻撃する`;
    case "must-attack-source":
      return "可能ならこのパーマネントを攻撃する";
    case "must-block":
      return of.which === undefined ? "可能ならブロックする" : `可能なら${selector(scope, of.which)}をブロックする`;
    case "cannot-be-blocked":
      if (of.by !== undefined) return `${describe(noun(scope, of.by))}によってはブロックされない`;
      if (of.exceptBy !== undefined) return `${describe(noun(scope, of.exceptBy))}以外によってはブロックされない`;
      if (of.most !== undefined) return `${digits(of.most + 1)}体以上のクリーチャーによってはブロックされない`;
      return of.least === undefined
        ? "ブロックされない"
        : `${digits(of.least)}体以上のクリーチャーによってしかブロックされない`;
    case "must-be-blocked":
      return of.byAll === true
        ? "ブロックできるすべてのクリーチャーによってブロックされなければならない"
        : "可能ならブロックされなければならない";
    case "can-block-additional":
      return of.count === "any"
        ? "望む数のクリーチャーをブロックできる"
        : `追加で${digits(of.count)}体のクリーチャーをブロックできる`;
    case "can-attack-as-though-no-defender":
      return "防衛を持たないかのように攻撃できる";
    case "can-block-as-though":
      return `${keywordName(of.lacks)}を持つクリーチャーを、それが${keywordName(of.lacks)}を持たないかのようにブロックできる`;
    case "can-block-only":
      return `${describe(noun(scope, of.filter, "クリーチャー"))}しかブロックできない`;
    case "cannot-transform":
      return "変身できない";
    case "cannot-be-turned-face-up":
      return "表向きにならない";
    case "does-not-untap":
      return `${of.whose === undefined ? "それのコントローラーの" : `${player(scope, of.whose)}の`}アンタップ・ステップの間にアンタップしない`;
    case "untaps-too":
      return `${player(scope, of.whose)}のアンタップ・ステップの間にもアンタップする`;
    case "cannot-be-countered":
      return "打ち消されない";
    case "cannot-be-copied":
      return "コピーできない";
    case "cannot-be-regenerated":
      return "再生できない";
    case "cannot-be-sacrificed":
      return "生け贄に捧げられない";
    case "cannot-be-targeted":
      return `${describe(noun(scope, of.by, "呪文"))}の対象にならない`;
    case "cannot-be-enchanted":
      return "エンチャントされない";
    case "cannot-have-counters":
      return "カウンターを置かれない";
    case "cannot-activate":
      return `起動型能力を${of.except === undefined ? "" : `、それが${of.except === "mana" ? "マナ" : "忠誠度"}能力でないかぎり、`}起動できない`;
    case "assigns-damage-as-though-unblocked":
      return `ブロックされなかったかのように戦闘ダメージを割り振${of.optional === true ? "ってもよい" : "る"}`;
    case "assigns-damage-by-toughness":
      return "パワーではなくタフネスに等しい点数の戦闘ダメージを割り振る";
    case "assigns-no-combat-damage":
      return "戦闘ダメージを割り振らない";
    case "attacks-without-tapping":
      return "攻撃してもタップしない";
    case "blockable-by-shadow":
      return "シャドーを持つかのようにブロックされうる";
    case "goaded":
      return "使嗾された状態になる";
    case "no-legend-rule":
      return "「レジェンド・ルール」の影響を受けない";
  }
}

const unless = (scope: Scope, of: Parameters<typeof condition>[1] | undefined): string =>
  of === undefined ? "" : `${condition(scope, { kind: "not", of })}かぎり、`;
