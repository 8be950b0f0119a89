import type { Effect } from "@obverse/core";
import type { EffectOf } from "../effect-family.ts";
import { nameThing, type Scope } from "../scope.ts";
import { amount } from "./amount.ts";
import { bodyText, modalText } from "./body.ts";
import { condition } from "./condition.ts";
import { costAction } from "./cost.ts";
import { duration } from "./duration.ts";
import { steps } from "./effect.ts";
import { typeName } from "./names.ts";
import { actor, player } from "./player.ts";
import { selector } from "./selector.ts";
import { stepMoment, triggerClause } from "./trigger.ts";
import { nai, past, te } from "./words.ts";

/** Instructions that are about other instructions: conditions, options, choices and delayed triggers. */
export function controlEffect(scope: Scope, of: EffectOf<"control">): string {
  switch (of.kind) {
    case "sequence":
      return steps(scope, of.steps);
    case "if": {
      const when =
        of.condition.kind === "done" && of.condition.filter === undefined
          ? "そうしたなら、"
          : of.condition.kind === "not" && of.condition.of.kind === "done" && of.condition.of.filter === undefined
            ? scope.anyone.has(of.condition.of.name)
              ? "誰もそうしないなら、"
              : "そうしないなら、"
            : `${condition(scope, of.condition)}なら、`;
      return `${when}${steps(scope, of.then)}${of.else === undefined || of.else.length === 0 ? "" : `。そうでないなら、${steps(scope, of.else)}`}`;
    }
    case "may":
      if (of.as !== undefined && of.who.kind !== "you") scope.anyone.add(of.as);
      return `${player(scope, of.who)}は${may(scope, of.steps)}${of.otherwise === undefined || of.otherwise.length === 0 ? "" : `。そうしないなら、${steps(scope, of.otherwise)}`}`;
    case "pay": {
      const action = costAction(scope, of.cost);
      const who = player(scope, of.who);
      if (of.then.length === 0 && of.otherwise !== undefined)
        return `${who}が${nai(action)}かぎり、${steps(scope, of.otherwise)}`;
      return `${who}は${of.anyNumber === true ? "望む回数、" : of.anyAmount === true ? "望む量だけ" : ""}${te(action)}もよい${of.then.length === 0 ? "" : `。そうしたなら、${steps(scope, of.then)}`}${of.otherwise === undefined || of.otherwise.length === 0 ? "" : `。そうしないなら、${steps(scope, of.otherwise)}`}`;
    }
    case "for-each": {
      const each =
        of.players === undefined
          ? `${of.objects === undefined ? "それ" : selector(scope, of.objects)}１つにつき、`
          : `${player(scope, of.players)}それぞれについて、`;
      nameThing(scope, "bound:each", { noun: of.players === undefined ? "パーマネント" : "プレイヤー", plural: false });
      return each + steps(scope, of.steps);
    }
    case "repeat":
      return `${amount(scope, of.times)}回、${steps(scope, of.steps)}`;
    case "choose-one":
      return of.villainous === true
        ? `${player(scope, of.who)}は悪逆な選択を迫られる。「${of.options.map((option) => steps(scope, option)).join("」か「")}」`
        : `${actor(scope, of.who)}次から${of.random === true ? "無作為に" : ""}１つを選ぶ。「${of.options.map((option) => steps(scope, option)).join("」か「")}」`;
    case "modes":
      return modalText(scope, of.modal);
    case "when-you-do":
      return `そうしたとき、${of.condition === undefined ? "" : `${condition(scope, of.condition)}なら、`}${bodyText(scope, of.body)}`;
    case "delayed": {
      const only = of.condition === undefined ? "" : `${condition(scope, of.condition)}なら、`;
      const when =
        of.trigger.kind === "step"
          ? `${of.duration?.kind === "end-of-turn" ? "このターンの" : ""}次の${stepMoment(scope, of.trigger).replace(/^各/, "")}に、`
          : `${of.duration === undefined ? "" : duration(scope, of.duration)}${onceOnly(triggerClause(scope, of.or === undefined ? [of.trigger] : [of.trigger, of.or]), of.each)}`;
      return `${when}${only}${bodyText(scope, of.body)}`;
    }
    case "choose": {
      const chooser = of.what.kind === "choose" || of.what.kind === "choose-from" ? actor(scope, of.what.chooser) : "";
      return of.what.kind === "target"
        ? `${selector(scope, of.what)}を選ぶ`
        : `${chooser}${selector(scope, of.what)}を選ぶ`;
    }
    case "choose-player":
      return `${actor(scope, of.who)}${of.from.kind === "opponents" ? "対戦相手" : "プレイヤー"}１人を選ぶ`;
    case "choose-value":
      return `${actor(scope, of.who)}${value(scope, of)}を選ぶ`;
    case "choose-secretly":
      return `${of.choosers.map((one) => player(scope, one)).join("と")}はそれぞれ秘密裏に${of.min}から${of.max}までの数１つを選び、それを公開する`;
    case "separate": {
      const into = { none: "２つの束", first: "裏向きの束１つと表向きの束１つ", both: "２つの裏向きの束" }[of.down];
      for (const pile of [of.hit, of.rest]) nameThing(scope, `bound:${pile}`, { noun: "束", plural: false });
      return `${actor(scope, of.who)}${selector(scope, of.what)}を${into}に分ける`;
    }
    case "choose-pile":
      nameThing(scope, `bound:${of.as}`, { noun: "束", plural: false });
      return `${actor(scope, of.who)}それらの束のうち１つを選ぶ`;
  }
}

function value(scope: Scope, of: Extract<Effect, { kind: "choose-value" }>): string {
  switch (of.what) {
    case "name":
      return "カード名１つ";
    case "nonland-name":
      return "土地でないカード名１つ";
    case "color":
      return "色１色";
    case "type":
      return of.from === undefined ? "カード・タイプ１つ" : `${of.from.map(typeName).join("か")}`;
    case "creature-type":
      return "クリーチャー・タイプ１つ";
    case "land-type":
      return "基本土地タイプ１つ";
    case "even-odd":
      return "奇数か偶数";
    case "keyword":
      return "キーワード１つ";
    case "number":
      return of.min !== undefined && of.max !== undefined
        ? `${amount(scope, of.min)}から${amount(scope, of.max)}までの数１つ`
        : "数１つ";
  }
}

/** ～してもよい, for several instructions ～して、～してもよい. */
function may(scope: Scope, of: readonly Effect[]): string {
  const [first] = of;
  if (of.length === 1 && first?.kind === "choose-one" && first.villainous === undefined)
    return `次から１つを行ってもよい。「${first.options.map((option) => steps(scope, option)).join("」か「")}」`;
  const told = of.map((effect) => steps(scope, [effect]));
  if (told.slice(0, -1).some((words) => words.includes("。"))) return `${te(told.join("。"))}もよい`;
  return `${told.map(te).join("、")}もよい`;
}

/** A delayed trigger waits for one such event: ～とき instead of ～たび. */
const onceOnly = (clause: string, each: true | undefined): string =>
  each === undefined && clause.endsWith("たび、") ? `${past(clause.slice(0, -3))}とき、` : clause;
