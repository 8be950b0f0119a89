import type { Filter, StaticRule, Zone } from "@obverse/core";
import type { Scope } from "../scope.ts";
import { amount } from "./amount.ts";
import { condition } from "./condition.ts";
import { costAction } from "./cost.ts";
import { noun, zoneName } from "./filter.ts";
import { keywordText } from "./keyword.ts";
import { keywordName } from "./keyword-names.ts";
import { symbols } from "./mana.ts";
import { modifications } from "./modification.ts";
import { counterName } from "./names.ts";
import { describe } from "./noun.ts";
import { player } from "./player.ts";
import { restriction } from "./restriction.ts";
import { everything, selector } from "./selector.ts";
import { stepName } from "./step.ts";
import { arrival } from "./token.ts";
import { digits, te } from "./words.ts";

const from = (zones: readonly Zone[] | undefined, whose = ""): string =>
  zones === undefined ? "" : `${whose}${zones.map(zoneName).join("や")}から`;

/** A description as that of spells. */
export function spells(scope: Scope, filter: Filter): string {
  const words = noun(scope, filter, "呪文");
  return describe(
    words.words.length === 0 || words.words.some((word) => word.includes("呪文"))
      ? words
      : { ...words, words: [`${words.words.join("・")}呪文`] },
  );
}

/** A rule that something changes, as a sentence without its full stop. */
export function staticRule(scope: Scope, of: StaticRule): string {
  const who = "who" in of && of.who !== undefined ? player(scope, of.who) : "プレイヤー";
  switch (of.kind) {
    case "keyword-limit":
      return `${describe(noun(scope, of.what))}は、あなたの各ターンに${digits(of.times)}回${keywordName(of.keyword)}できる`;
    case "restrict":
      return `${everything(scope, of.what)}は${restriction(scope, of.restriction)}`;
    case "cannot-cast":
      return `${of.condition === undefined ? "" : `${condition(scope, of.condition)}かぎり、`}${who}は${from(of.from)}${of.perTurn === undefined ? "" : `各ターンに${digits(of.perTurn + 1)}つ以上の`}${spells(scope, of.what)}を唱えられない`;
    case "cannot-play-lands":
      return `${who}は${from(of.from)}${of.what === undefined ? "土地" : describe(noun(scope, of.what))}をプレイできない`;
    case "cannot-activate":
      return `${of.who === undefined ? "" : `${who}は`}${describe(noun(scope, of.of))}の${of.only === "loyalty" ? "忠誠度能力" : "起動型能力"}${of.who === undefined ? "は" : "を"}${of.except === undefined ? "" : "マナ能力でないかぎり"}起動できない`;
    case "cannot-enter":
      return `${from(of.from).replace(/から$/, "にある")}${describe(noun(scope, of.what))}は戦場に出られない`;
    case "player-has":
      return `${who}は${of.keyword === "protection" ? "プロテクション（すべて）" : keywordName(of.keyword)}を持つ`;
    case "fixed-life":
      return `${who}のライフの総量は変化しない`;
    case "cannot-gain-life":
      return `${who}はライフを得られない`;
    case "cannot-get-counters":
      return `${who}は${counterName(of.counter ?? "any")}を得られない`;
    case "cannot-win-game":
      return `${who}はゲームに勝利できない`;
    case "cannot-lose-game":
      return `${who}はゲームに敗北しない`;
    case "cannot-search":
      return `${who}はライブラリーからカードを探せない`;
    case "cannot-draw":
      return `${who}は${of.perTurn === undefined ? "カード" : `各ターンに${digits(of.perTurn + 1)}枚以上のカード`}を引けない`;
    case "may-cast": {
      const whose =
        of.whose !== undefined
          ? `${player(scope, of.whose)}の`
          : of.what.kind === "is"
            ? `${who}の`
            : of.exiledByThem === true
              ? "自身によって"
              : "いずれかのプレイヤーの";
      if (of.eachType === true)
        return `${who}の各ターン、${who}は${from(of.from, whose)}土地１つをプレイし、各パーマネント・タイプのパーマネント呪文１つを唱えてもよい`;
      const where = of.position === "top" ? `${whose}ライブラリーの一番上から` : from(of.from, whose);
      const what =
        of.onlyLands === true
          ? "土地をプレイしてもよい"
          : of.lands === true
            ? `土地をプレイしたり${spells(scope, of.what)}を唱えたりしてもよい`
            : `${spells(scope, of.what)}を${of.perTurn === 1 ? "１つ" : ""}唱えてもよい`;
      return `${of.perTurn === undefined ? "" : `${of.ownTurns === undefined ? "" : `${who}の`}各ターンに${digits(of.perTurn)}回、`}${who}は${where}${of.cost === "free" ? "マナ・コストを支払うことなく" : ""}${of.additional === undefined ? "" : `、他のコストに加えて${te(costAction(scope, of.additional))}、`}${of.flash === true ? "それが瞬速を持つかのように" : ""}${of.using === undefined ? "" : `${keywordName(of.using)}能力を用いて`}${what}${of.cost === undefined || of.cost === "free" ? "" : `。そうするなら、マナ・コストを支払うのではなく${costAction(scope, of.cost)}`}${of.anyMana === undefined ? "" : `。${who}はそれを唱えるために${of.anyMana === "snow" ? "氷雪である発生源からの" : of.anyMana === "colorless" ? "無色の" : ""}マナを好きな色のマナであるかのように支払ってもよい`}${of.exileAfter === true ? "。これにより唱えられた呪文が墓地に置かれるなら、代わりにそれを追放する" : ""}${of.entersWith === undefined || of.entersWith.modifications !== undefined ? "" : `。そうしたなら、それは${arrival(scope, of.entersWith)}戦場に出る`}${of.entersWith?.modifications === undefined ? "" : `。そうしたなら、それは${modifications(scope, of.entersWith.modifications, "change", "creature")}`}`;
    }
    case "cast-as-though-flash":
      return `${who}は${spells(scope, of.what)}を、それが瞬速を持つかのように唱えてもよい`;
    case "may-take-special-action": {
      const action = of.keyword === "plot" ? "計画する" : "予顕する";
      return of.anyTurn === true
        ? `${who}は手札にあるカードを${action}ことを、どのプレイヤーのターンにも行ってよい`
        : `${who}はライブラリーの一番上から${describe(noun(scope, of.what, "カード"))}を${action}ことができる`;
    }
    case "play-additional-lands":
      return `${who}は${of.count === "any" ? "望む数の" : `追加の`}土地${of.count === "any" ? "" : `${amount(scope, of.count)}つ`}をプレイしてもよい`;
    case "spend-as-any-color":
      return `${who}は${of.what === undefined ? "" : `${spells(scope, of.what)}を唱えるために`}マナを、好きな${of.type === true ? "タイプ" : "色"}のマナであるかのように支払ってもよい`;
    case "cost-change":
      return costChange(scope, of);
    case "additional-cost":
      if (of.flash === true)
        return `あなたがこの呪文を唱えるために追加で${costAction(scope, of.cost)}なら、あなたはこれを瞬速を持つかのように唱えてもよい`;
      return `${of.what.kind === "is" ? "この呪文" : spells(scope, of.what)}を${of.of === "cast" ? "唱える" : "起動する"}ための追加コストとして、${of.optional === true ? `${te(costAction(scope, of.cost))}もよい` : costAction(scope, of.cost)}`;
    case "alternative-cost":
      return `${of.perTurn === undefined ? "" : `各ターンに${digits(of.perTurn)}回、`}${of.who === undefined ? "あなた" : who}は${of.what.kind === "is" ? "この呪文" : spells(scope, of.what)}の${of.cost === "free" ? "マナ・コストを支払うことなくそれを唱えてもよい" : `マナ・コストを支払うのではなく、${te(costAction(scope, of.cost))}もよい`}`;
    case "no-maximum-hand-size":
      return `${who}の手札の上限はなくなる`;
    case "may-stay-tapped":
      return `あなたは、あなたのアンタップ・ステップの間に${of.what.kind === "is" ? selector(scope, of.what.what) : describe(noun(scope, of.what))}をアンタップしないことを選んでもよい`;
    case "maximum-hand-size":
      return of.change === true
        ? `${who}の手札の上限は${amount(scope, of.size)}枚変わる`
        : `${who}の手札の上限は${amount(scope, of.size)}枚である`;
    case "skip-step":
      return `${who}は自分の${stepName(of.step)}を飛ばす`;
    case "look-at":
      return `${who}は、${of.what === "library-top" ? `${who}のライブラリーの一番上のカード` : describe(noun(scope, of.filter ?? { kind: "status", status: "face-down" }))}をいつでも見てもよい`;
    case "play-revealed":
      return `${who}は自分の${of.what === "library-top" ? "ライブラリーの一番上のカード" : "手札"}を公開したままプレイする`;
    case "no-trigger":
      return `${describe(noun(scope, of.subject))}が${of.cause === "enters" ? "戦場に出ても" : "死亡しても"}、${of.of === undefined ? "" : `${describe(noun(scope, of.of))}の`}能力は誘発しない`;
    case "trigger-again":
      return `${of.cause === undefined ? "" : `${of.subject === undefined ? "パーマネント" : describe(noun(scope, of.subject))}が${{ enters: "戦場に出たこと", dies: "死亡したこと", attacks: "攻撃したこと", "turned-face-up": "表向きになったこと" }[of.cause]}により`}${describe(noun(scope, of.source))}の能力が誘発するなら、その能力は追加で${digits(of.times ?? 1)}回誘発する`;
    case "loyalty-twice":
      return `あなたの各ターンに１回、あなたは${selector(scope, of.what)}の忠誠度能力を追加で${digits(of.times - 1)}回起動してもよい`;
    case "loyalty-any-time":
      return `${who}は${of.what.kind === "is" ? selector(scope, of.what.what) : describe(noun(scope, of.what))}の忠誠度能力を、どのプレイヤーのターンでも、${who}がインスタントを唱えられるときならいつでも起動してもよい`;
    case "damage-not-prevented":
      return "ダメージは軽減されない";
    case "mana-doubling":
      return `${who}がパーマネントをマナを引き出す目的でタップするなら、それは代わりに${digits(of.factor)}倍のマナを生み出す`;
    case "all-chosen-color":
      return `すべての${describe(noun(scope, of.what))}は、それの他の色に加えて選ばれた色でもある`;
    case "all-colorless":
      return `すべての${describe(noun(scope, of.what))}は無色である`;
    case "same-outside-battlefield":
      return `あなたがコントロールしている${describe(noun(scope, of.what, "呪文"))}と、あなたがオーナーである戦場にない${describe(noun(scope, of.what, "カード"))}についても同様である`;
    case "grant-outside": {
      const words = `${of.zone === "stack" ? `${who}が${from(of.from)}${of.nth === undefined ? "" : `各ターンに${digits(of.nth)}番目に`}唱える` : `${who}の${zoneName(of.zone)}にある`}${describe(noun(scope, of.what, "カード"))}`;
      if (!("fromManaCost" in of.keyword)) return `${words}は${keywordText(scope, of.keyword)}を持つ`;
      return `${words}は${keywordName(of.keyword.name)}を持つ。その${keywordName(of.keyword.name)}コストはそれのマナ・コスト${of.keyword.reduced === undefined ? "" : `から{${of.keyword.reduced}}を減らしたもの`}に等しい`;
    }
    case "opening-hand":
      return "このカードがあなたの最初の手札にあるなら、あなたはこれが戦場に出ている状態でゲームを始めてもよい";
    case "may-be-commander":
      return `${selector(scope, { kind: "self" })}を統率者として使用できる`;
    case "copies-in-deck":
      return `デッキには${describe(noun(scope, of.what, "カード"))}を${of.most === "any" ? "望む枚数" : `${digits(of.most)}枚まで`}入れてもよい`;
  }
}

function costChange(scope: Scope, of: Extract<StaticRule, { kind: "cost-change" }>): string {
  if (of.minimum !== undefined && of.less === undefined)
    return `唱えるためのコストが${digits(of.minimum)}マナより少ない呪文は、唱えるためのコストが${digits(of.minimum)}マナになる`;
  if (of.of === "special") {
    const action = of.keyword === "plot" ? "計画する" : "予顕する";
    const price = typeof of.generic === "number" ? `{${of.generic}}` : "";
    return of.exactly === true
      ? `あなたが各ターンに${digits(of.nth ?? 1)}番目に${action}カードを${action}ためのコストは${price}である`
      : `あなたの手札にあるカードを${action}ためのコストは${price}${of.less === true ? "少なくなる" : "多くなる"}`;
  }
  const self = of.what.kind === "is";
  const named = `${of.keyword === undefined ? "" : keywordName(of.keyword)}能力`;
  const ability = of.ability === undefined ? named : describe(noun(scope, of.ability, named));
  const what =
    of.of === "activate"
      ? self
        ? of.keyword === undefined
          ? "この能力"
          : `これの${ability}`
        : `${of.what.kind === "all" && of.what.of.length === 0 ? "" : `${describe(noun(scope, of.what))}の`}${ability}`
      : self
        ? "この呪文"
        : of.of === "turn-up"
          ? describe(noun(scope, of.what))
          : spells(scope, of.what);
  const whose =
    of.who === undefined
      ? ""
      : `${player(scope, of.who)}が${of.nth === undefined ? "" : `各ターンに${digits(of.nth)}番目に`}${of.of === "activate" ? "起動する" : "唱える"}`;
  const verb = of.of === "activate" ? "起動する" : of.of === "turn-up" ? "表向きにする" : "唱える";
  const change = of.less === true ? "少なくなる" : "多くなる";
  const times = of.times === undefined ? "" : `${amount(scope, of.times)}につき`;
  const mana =
    of.generic === undefined
      ? symbols(of.colored ?? [])
      : typeof of.generic === "number"
        ? `{${of.generic}}${of.colored === undefined ? "" : symbols(of.colored)}`
        : `{X}`;
  const where =
    of.generic !== undefined && typeof of.generic === "object" && of.generic.kind !== "x"
      ? `Xは${amount(scope, of.generic)}に等しい。`
      : "";
  const least =
    of.minimum === undefined ? "" : `。この効果はそのコストのマナを${digits(of.minimum)}点より少なくはしない`;
  return `${whose}${what}を${verb}ためのコストは${times}${mana}${change}${where === "" ? "" : `。${where.replace(/。$/, "")}`}${least}`;
}
