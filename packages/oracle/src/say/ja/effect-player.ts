import type { EffectOf } from "../effect-family.ts";
import type { Scope } from "../scope.ts";
import { amount, isClause, points, things } from "./amount.ts";
import { bodyText } from "./body.ts";
import { steps } from "./effect.ts";
import { noun } from "./filter.ts";
import { production, spending } from "./mana.ts";
import { counterName, subtypeName } from "./names.ts";
import { counted, describe } from "./noun.ts";
import { actor, player } from "./player.ts";
import { selector } from "./selector.ts";
import { stepName } from "./step.ts";
import { actionName } from "./trigger.ts";
import { digits } from "./words.ts";

/** Instructions to players, and keyword actions. */
export function playerEffect(scope: Scope, of: EffectOf<"player">): string {
  switch (of.kind) {
    case "discard-these":
      return `${player(scope, of.who)}は${selector(scope, of.what)}を捨てる`;
    case "draw":
      return `${actor(scope, of.who)}${things(scope, of.count, "カード")}を引く`;
    case "mill":
      return `${actor(scope, of.who)}${things(scope, of.count, "カード")}を切削する`;
    case "discard": {
      const random = of.random === true ? "無作為に" : "";
      if (of.count === "hand") return `${actor(scope, of.who)}手札をすべて捨てる`;
      const words = of.filter === undefined ? "カード" : describe(noun(scope, of.filter, "カード"));
      return `${actor(scope, of.who)}${of.count === "any" ? `${words}望む枚数` : of.filter === undefined ? things(scope, of.count, "カード") : typeof of.count === "number" ? counted(noun(scope, of.filter, "カード"), of.count) : things(scope, of.count, words)}を${random}捨てる`;
    }
    case "life":
      return of.change === "set"
        ? `${player(scope, of.who)}のライフ総量は${amount(scope, of.amount)}になる`
        : `${of.who.kind === "you" ? "あなたは" : actor(scope, of.who)}${points(scope, of.amount, "ライフ")}を${of.change === "gain" ? "得る" : "失う"}`;
    case "exchange-life":
      return `${player(scope, of.who)}は${player(scope, of.with)}とライフ総量を交換する`;
    case "add-mana":
      return `${actor(scope, of.who)}${production(scope, of.mana)}を加える${of.keeps !== undefined ? `。${of.keeps === true ? "ターン" : "戦闘"}終了時まで、ステップやフェイズが終了してもあなたはこのマナを失わない` : ""}${of.only === undefined ? "" : `。${spending(scope, of.only)}`}${of.whenSpent === undefined ? "" : `。そのマナが${describe(noun(scope, of.whenSpent.filter, "呪文"))}を唱えるために支払われたとき、${bodyText(scope, of.whenSpent.body)}`}`;
    case "lose-game":
      return `${player(scope, of.who)}はゲームに敗北する`;
    case "win-game":
      return `${player(scope, of.who)}はゲームに勝利する`;
    case "set-day-night":
      return of.to === "day" ? "昼になる" : "夜になる";
    case "skip":
      return `${player(scope, of.who)}は自分の次の${of.count === undefined || of.count === 1 ? "" : `${amount(scope, of.count)}回の`}${stepName(of.step)}を飛ばす`;
    case "control-player":
      return `${actor(scope, of.who)}${player(scope, of.whom)}の次のターンの間、そのプレイヤーをコントロールする`;
    case "extra":
      if (of.after === "their-next") return `そのターンの後に、${player(scope, of.who)}は追加の１ターンを行う`;
      return of.what === "turn"
        ? `${actor(scope, of.who)}このターンに続いて追加の１ターンを行う`
        : `このフェイズの後に、追加の${{ combat: "戦闘フェイズ", main: "メイン・フェイズ", upkeep: "アップキープ・ステップ", beginning: "開始フェイズ" }[of.what]}を行う`;
    case "end-turn":
      return "ターンを終了する";
    case "roll-die":
      return `${actor(scope, of.who)}${digits(of.sides)}面体ダイス１個を振る${(of.bands ?? []).map(({ from, to, steps: doing }) => `。${digits(from)}～${digits(to)}なら、${steps(scope, doing)}`).join("")}`;
    case "flip-coin":
      return `${actor(scope, of.who)}コインを投げる${of.won.length === 0 ? "" : `。勝ったなら、${steps(scope, of.won)}`}${of.lost === undefined || of.lost.length === 0 ? "" : `。負けたなら、${steps(scope, of.lost)}`}`;
    case "become-monarch":
      return `${player(scope, of.who)}は統治者になる`;
    case "take-initiative":
      return `${player(scope, of.who)}はイニシアチブを得る`;
    case "venture":
      return `${actor(scope, of.who)}${of.into === undefined ? "ダンジョン" : `「${of.into}」`}探索を行う`;
    case "tempted-by-ring":
      return `指輪が${player(scope, of.who)}を誘惑する`;
    case "scry":
    case "surveil":
    case "fateseal":
      return `${actor(scope, of.who)}${{ scry: "占術", surveil: "諜報", fateseal: "消術" }[of.kind]}${isClause(of.count) ? `X（Xは${amount(scope, of.count)}に等しい）` : amount(scope, of.count)}を行う`;
    case "player-counters":
      return `${player(scope, of.who)}は${of.counter === "energy" && typeof of.count === "number" ? "{E}".repeat(of.count) : `${counterName(of.counter)}${amount(scope, of.count)}個`}を得る`;
    case "action": {
      if (of.action === "solve") return `${selector(scope, of.what ?? { kind: "self" })}は解明された状態になる`;
      if (of.action === "gain-level")
        return `${selector(scope, of.what ?? { kind: "self" })}のレベルは${amount(scope, of.count ?? 1)}になる`;
      if (of.action === "chaos") return "カオスが発生する";
      const count =
        of.count === undefined
          ? ""
          : isClause(of.count)
            ? `X（Xは${amount(scope, of.count)}に等しい）`
            : amount(scope, of.count);
      const what =
        of.what === undefined
          ? actor(scope, of.who)
          : /^(explore|connive|endure)$/.test(of.action)
            ? `${selector(scope, of.what)}は`
            : `${actor(scope, of.who)}${selector(scope, of.what)}に`;
      return `${what}${of.subtype === undefined ? "" : subtypeName(of.subtype)}${actionName(of.action)}${count}を行う`;
    }
  }
}
