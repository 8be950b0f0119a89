import type { Ability, ActivatedAbility, Cost, StaticAbility, TriggeredAbility } from "@obverse/core";
import { nameThing, type Scope, type Thing } from "../scope.ts";
import { amount } from "./amount.ts";
import { bodyText } from "./body.ts";
import { condition } from "./condition.ts";
import { cost } from "./cost.ts";
import { headOf } from "./filter.ts";
import { keywordText } from "./keyword.ts";
import { modifications } from "./modification.ts";
import { player } from "./player.ts";
import { replacement } from "./replacement.ts";
import { everything, selector } from "./selector.ts";
import { staticRule } from "./static-rule.ts";
import { triggerClause } from "./trigger.ts";
import { digits } from "./words.ts";

const stop = (words: string): string => (words.endsWith("。") || words.endsWith("」") ? words : `${words}。`);

/** An ability as it stands on a line of a Japanese card. An ability word is left out: it has no rules meaning and no translation here. */
export function abilityText(scope: Scope, of: Ability): string {
  switch (of.kind) {
    case "spell":
      return stop(bodyText(scope, of));
    case "activated":
      return activated(scope, of);
    case "triggered":
      return triggered(scope, of);
    case "static":
      return stop(staticText(scope, of));
    case "replacement": {
      const main = replacement(scope, of.replacement);
      if (of.condition === undefined) return stop(main);
      return stop(
        of.condition.kind === "not"
          ? `${condition(scope, of.condition)}かぎり、${main}`
          : `${condition(scope, of.condition)}なら、${main}`,
      );
    }
    case "keyword":
      return keywordText(scope, of.keyword);
    case "unsupported":
      return "（対応していない能力）";
  }
}

function activated(scope: Scope, of: ActivatedAbility): string {
  const [only] = of.effect;
  if (only?.kind === "action" && only.action === "gain-level" && typeof only.count === "number")
    return `${cost(scope, of.cost)}：レベル${digits(only.count)}`;
  const limits = [
    ...(of.timing === undefined
      ? []
      : [
          {
            sorcery: "ソーサリーとしてのみ起動できる",
            "your-turn": "あなたのターンの間にのみ起動できる",
            combat: "戦闘の間にのみ起動できる",
            upkeep: "アップキープの間にのみ起動できる",
          }[of.timing],
        ]),
    ...(of.limit === undefined
      ? []
      : [`${of.limit.per === "turn" ? "毎ターン" : "ゲーム中"}${digits(of.limit.times)}回しか起動できない`]),
    ...(of.condition === undefined ? [] : [`${condition(scope, of.condition)}場合にのみ起動できる`]),
    ...(of.by === undefined
      ? []
      : [
          of.by === "any-player"
            ? "この能力はどのプレイヤーも起動できる"
            : "この能力はあなたの対戦相手だけが起動できる",
        ]),
    ...(of.reduction === undefined
      ? []
      : [`この能力を起動するためのコストは${amount(scope, of.reduction)}に等しい点数だけ少なくなる`]),
  ];
  const price = cost(scope, of.cost);
  const paid = paidThing(scope, of.cost);
  if (paid !== undefined) nameThing(scope, "bound:cost", paid);
  return `${price}：${stop(bodyText(scope, of))}${limits.map((words) => `${words}。`).join("")}`;
}

const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

function triggered(scope: Scope, of: TriggeredAbility): string {
  const limit =
    of.limit === undefined
      ? ""
      : `この能力は${of.limit.per === "turn" ? "毎ターン" : "ゲーム中"}${digits(of.limit.times)}回しか${of.limit.of === "doing" ? "行えない" : "誘発しない"}。`.replace(
          /^この能力は(.*行えない。)$/,
          "これは$1",
        );
  if (of.chapters !== undefined)
    return `${of.chapters.map((chapter) => ROMAN[chapter] ?? String(chapter)).join(", ")} ― ${stop(bodyText(scope, of))}`;
  const only = of.condition === undefined ? "" : `${condition(scope, of.condition)}なら、`;
  return `${triggerClause(scope, of.triggers)}${only}${stop(bodyText(scope, of))}${limit}`;
}

function staticText(scope: Scope, of: StaticAbility): string {
  const only =
    of.condition === undefined
      ? ""
      : of.condition.kind === "not"
        ? `${condition(scope, of.condition)}かぎり、`
        : of.condition.kind === "whose-turn"
          ? `${player(scope, of.condition.player)}のターンの間、`
          : `${condition(scope, of.condition)}かぎり、`;
  const parts: string[] = [];
  if (of.affects !== undefined && of.modifications !== undefined && of.modifications.length > 0) {
    const [first] = of.modifications;
    if (of.modifications.length === 1 && first?.kind === "control")
      parts.push(`${player(scope, first.player)}は${selector(scope, of.affects)}をコントロールする`);
    else if (of.affects.kind === "self" && of.from?.includes("stack") === true)
      parts.push(`この呪文は${modifications(scope, of.modifications, "state", "spell")}`);
    else parts.push(`${everything(scope, of.affects)}は${modifications(scope, of.modifications, "state", "creature")}`);
  }
  for (const rule of of.rules ?? []) parts.push(staticRule(scope, rule));
  return only + parts.join("。");
}

const PAID = {
  sacrifice: "生け贄に捧げた",
  discard: "捨てた",
  exile: "追放した",
  tap: "タップした",
  "return-to-hand": "手札に戻した",
} as const;

/** What a cost acted on, as later parts name it: その生け贄に捧げたクリーチャー. */
function paidThing(scope: Scope, of: Cost): Thing | undefined {
  for (const part of of) {
    if (
      part.kind === "unattach" ||
      !(part.kind in PAID) ||
      !("what" in part) ||
      part.what === "self" ||
      part.what === "hand"
    )
      continue;
    const verb = PAID[part.kind as keyof typeof PAID]; // looked up above
    const isCard = part.kind === "discard" || (part.kind === "exile" && !part.from.includes("battlefield"));
    const plural = "count" in part && part.count !== 1;
    return { noun: `${verb}${headOf(scope, part.what, isCard ? "カード" : "パーマネント")}`, plural };
  }
  return undefined;
}
