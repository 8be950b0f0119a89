import type { Body, Modal } from "@obverse/core";
import type { Scope } from "../scope.ts";
import { condition } from "./condition.ts";
import { cost } from "./cost.ts";
import { steps } from "./effect.ts";
import { player } from "./player.ts";
import { targetSlot } from "./selector.ts";
import { digits } from "./words.ts";

/** What happens, its targets named first: クリーチャー１体を対象とする。それを破壊する. */
export function bodyText(scope: Scope, of: Body): string {
  const { targets } = scope;
  const own = of.targets !== undefined && of.targets.length > 0;
  if (of.targets !== undefined) scope.targets = of.targets;
  const named = own ? `${(of.targets ?? []).map((slot) => targetSlot(scope, slot)).join("と")}を対象とする` : "";
  const doing = steps(scope, of.effect);
  const modes = of.modal === undefined ? "" : modalText(scope, of.modal);
  const still =
    of.targets?.some((slot) => slot.stillResolves === true) === true
      ? "この能力は、その対象が不適正になっても解決される"
      : "";
  scope.targets = targets;
  return [named, doing, modes, still].filter((part) => part !== "").join("。");
}

/** 以下から１つを選ぶ。 and its modes, a line each. */
export function modalText(scope: Scope, of: Modal): string {
  const fresh =
    of.unchosen === undefined ? "" : of.unchosen === "turn" ? "このターンに選ばれていない" : "まだ選ばれていない";
  const number =
    of.max === "any"
      ? of.min === 0
        ? "望む数"
        : "１つ以上"
      : of.min === of.max
        ? `${digits(of.min)}つ`
        : of.min === 0
          ? `最大${digits(of.max)}つ`
          : `${digits(of.min)}つ以上`;
  const instead =
    of.instead === undefined
      ? ""
      : `${condition(scope, of.instead.if)}なら、代わりに${of.instead.max === "any" ? (of.instead.min === 0 ? "望む数" : "１つ以上") : `${digits(of.instead.max)}つ`}を選${of.instead.min === 2 || of.instead.max === "any" ? "ぶ" : "んでもよい"}。`;
  const chooser = of.chooser === undefined ? "" : `${player(scope, of.chooser)}は`;
  const modes = of.modes
    .map((mode) => `\n${mode.cost === undefined ? "・" : `+ ${cost(scope, mode.cost)} ― `}${bodyText(scope, mode)}。`)
    .join("");
  return `${chooser}以下から${fresh}${number}を選ぶ。${of.repeat === true ? "同じモードを２回以上選んでもよい。" : ""}${instead}${modes}`;
}
