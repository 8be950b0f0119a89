import type { Effect } from "@obverse/core";
import { type EffectWords, sayEffect } from "../effect-family.ts";
import { nameThing, type Scope } from "../scope.ts";
import { boardEffect } from "./effect-board.ts";
import { controlEffect } from "./effect-control.ts";
import { playerEffect } from "./effect-player.ts";
import { tokenEffect } from "./effect-token.ts";
import { zoneEffect } from "./effect-zone.ts";
import { headOf } from "./filter.ts";

/** Instructions as sentences, without the last full stop. */
export const steps = (scope: Scope, of: readonly Effect[]): string =>
  of.map((effect) => effectText(scope, effect)).join("。");

/** One instruction, in the dictionary form and without a full stop. */
function effectText(scope: Scope, of: Effect): string {
  const words = sayEffect(WORDS, scope, of);
  if (of.as !== undefined) {
    nameThing(scope, `bound:${of.as}`, resultOf(scope, of));
    scope.did.set(of.as, of.kind);
  }
  return words;
}

function resultOf(scope: Scope, of: Effect): { readonly noun: string; readonly plural: boolean } {
  switch (of.kind) {
    case "create-token":
    case "create-copy":
    case "create-named":
      return { noun: "トークン", plural: of.count !== 1 };
    case "search":
      return { noun: "カード", plural: of.max !== 1 };
    case "choose":
      return {
        noun:
          of.what.kind === "choose"
            ? headOf(scope, of.what.filter)
            : of.what.kind === "choose-from"
              ? "カード"
              : of.what.kind === "target"
                ? headOf(scope, scope.targets[of.what.slot]?.filter ?? { kind: "type", type: "creature" })
                : "クリーチャー",
        plural: "max" in of.what && of.what.max !== 1,
      };
    case "draw":
    case "mill":
    case "discard":
      return { noun: "カード", plural: of.count !== 1 };
    case "reveal":
    case "look-at":
    case "exile":
    case "move":
    case "counter":
      return {
        noun: "カード",
        plural:
          of.what.kind === "all" ||
          (of.what.kind === "library" && of.what.count !== 1) ||
          ("max" in of.what && of.what.max !== 1),
      };
    case "sacrifice":
    case "destroy":
      return { noun: of.what.kind === "choose" ? headOf(scope, of.what.filter) : "パーマネント", plural: false };
    case "manifest":
    case "cloak":
    case "manifest-dread":
      return {
        noun: "クリーチャー",
        plural: "what" in of && of.what.kind === "library" && of.what.count !== 1,
      };
    case "choose-pile":
    case "separate":
      return { noun: "束", plural: false };
    default:
      return { noun: "パーマネント", plural: false };
  }
}

const WORDS: EffectWords = {
  control: controlEffect,
  board: boardEffect,
  zone: zoneEffect,
  token: tokenEffect,
  player: playerEffect,
};
