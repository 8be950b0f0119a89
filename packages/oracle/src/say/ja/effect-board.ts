import type { DamagePart } from "@obverse/core";
import type { EffectOf } from "../effect-family.ts";
import type { Scope } from "../scope.ts";
import { countersText, points } from "./amount.ts";
import { duration } from "./duration.ts";
import { steps } from "./effect.ts";
import { modifications } from "./modification.ts";
import { counterName } from "./names.ts";
import { player } from "./player.ts";
import { replacement } from "./replacement.ts";
import { selector } from "./selector.ts";
import { staticRule } from "./static-rule.ts";
import { faceDownValues } from "./token.ts";

/** Instructions that change what is on the battlefield where it is. */
export function boardEffect(scope: Scope, of: EffectOf<"board">): string {
  switch (of.kind) {
    case "transform":
      return `${selector(scope, of.what)}を変身させる`;
    case "convert":
      return `${selector(scope, of.what)}をトランスフォームさせる`;
    case "tap":
      return `${selector(scope, of.what)}をタップする`;
    case "untap":
      return `${selector(scope, of.what)}をアンタップする`;
    case "regenerate":
    case "regenerate-shield":
      return `${selector(scope, of.what)}を再生する`;
    case "flip":
      return `${selector(scope, of.what)}を反転させる`;
    case "turn-face-up":
      return `${selector(scope, of.what)}を表向きにする`;
    case "turn-face-down":
      return `${selector(scope, of.what)}を${of.values === undefined ? "" : `${faceDownValues(scope, of.values)}として`}裏向きにする`;
    case "damage":
      return `${selector(scope, of.by ?? { kind: "self" })}は${[of, ...(of.further ?? [])].map((part) => dealt(scope, part)).join("、")}を与える${of.notPreventable === true ? "。そのダメージは軽減されない" : ""}${of.excess === undefined ? "" : `。余剰のダメージは代わりにそのクリーチャーのコントローラーに与えられる${of.excess.also === undefined ? "" : `。そうなったなら、${steps(scope, of.excess.also)}`}`}`;
    case "fight":
      return `${selector(scope, of.what)}は${selector(scope, of.with)}と格闘を行う`;
    case "counters": {
      const what =
        of.counter === "each-kind"
          ? "すでに置かれている各種類のカウンター１個"
          : countersText(scope, of.counter, of.count);
      return of.change === "add"
        ? `${what}を${selector(scope, of.on)}の上に${of.divided === true ? "望むように割り振って" : ""}置く`
        : `${selector(scope, of.on)}の上から${what}を取り除く`;
    }
    case "double-counters":
      return `${selector(scope, of.on)}の上にある${of.counter === "each-kind" ? "各種類のカウンター" : counterName(of.counter)}の数を２倍にする`;
    case "move-counters":
      return `${selector(scope, of.from)}の上から${countersText(scope, of.counter, of.count)}を${selector(scope, of.to)}の上に移す`;
    case "attach":
      return `${selector(scope, of.what)}を${of.toPlayer === undefined ? selector(scope, of.to) : player(scope, of.toPlayer)}につける`;
    case "unattach":
      return `${selector(scope, of.what)}を外す`;
    case "phase-out":
      return `${selector(scope, of.what)}はフェイズ・アウトする`;
    case "remove-from-combat":
      return `${selector(scope, of.what)}を戦闘から取り除く`;
    case "exchange-control": {
      const both = JSON.stringify(of.what) === JSON.stringify(of.with);
      const pair = both ? selector(scope, of.what) : `${selector(scope, of.what)}と${selector(scope, of.with)}`;
      return `${of.duration.kind === "permanent" ? "" : duration(scope, of.duration)}${pair}のコントロールを交換する`;
    }
    case "modify": {
      const [first] = of.modifications;
      const lasts = duration(scope, of.duration);
      if (of.modifications.length === 1 && first?.kind === "control")
        return `${lasts}${first.player.kind === "you" ? "" : `${player(scope, first.player)}は`}${selector(scope, of.what)}のコントロールを得る`;
      return `${lasts}${selector(scope, of.what)}は${modifications(scope, of.modifications, "change", "creature")}`;
    }
    case "rule":
      return `${duration(scope, of.duration)}${of.rules.map((rule) => staticRule(scope, rule)).join("。")}`;
    case "replace":
      return `${duration(scope, of.duration)}${replacement(scope, of.replacement)}`;
  }
}

/** “AとBに３点のダメージ”. */
function dealt(scope: Scope, of: DamagePart): string {
  const to = [
    ...(of.to === undefined ? [] : [selector(scope, of.to)]),
    ...(of.toPlayers === undefined
      ? []
      : [
          of.toPlayers.kind === "opponents" && of.toPlayers.except === undefined
            ? "各対戦相手"
            : player(scope, of.toPlayers),
        ]),
  ].join("と");
  return `${to}に${of.divided === true ? "、望むように割り振って" : ""}${points(scope, of.amount, "ダメージ")}`;
}
