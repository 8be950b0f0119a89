import type { Effect } from "@obverse/core";
import { nameThing, type Scope } from "../scope.ts";
import { boardEffect } from "./effect-board.ts";
import { controlEffect } from "./effect-control.ts";
import { playerEffect } from "./effect-player.ts";
import { tokenEffect } from "./effect-token.ts";
import { zoneEffect } from "./effect-zone.ts";
import { headOf } from "./filter.ts";
import { player } from "./player.ts";
import { selector } from "./selector.ts";

/** Instructions as sentences, without the last full stop. */
export const steps = (scope: Scope, of: readonly Effect[]): string =>
  of.map((effect) => effectText(scope, effect)).join("。");

/** One instruction, in the dictionary form and without a full stop. */
function effectText(scope: Scope, of: Effect): string {
  const words = said(scope, of);
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
        noun: of.what.kind === "choose" ? headOf(scope, of.what.filter) : "クリーチャー",
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
    case "manifest":
    case "cloak":
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
    default:
      return { noun: "パーマネント", plural: false };
  }
}

function said(scope: Scope, of: Effect): string {
  switch (of.kind) {
    case "discard-these":
      return `${player(scope, of.who)}は${selector(scope, of.what)}を捨てる`;
    case "sequence":
    case "if":
    case "may":
    case "pay":
    case "for-each":
    case "repeat":
    case "choose-one":
    case "modes":
    case "when-you-do":
    case "delayed":
    case "choose":
    case "choose-player":
    case "choose-value":
    case "separate":
    case "choose-pile":
      return controlEffect(scope, of);
    case "transform":
    case "convert":
    case "flip":
    case "turn-face-up":
    case "turn-face-down":
    case "tap":
    case "untap":
    case "damage":
    case "fight":
    case "counters":
    case "double-counters":
    case "move-counters":
    case "attach":
    case "unattach":
    case "phase-out":
    case "regenerate":
    case "regenerate-shield":
    case "remove-from-combat":
    case "modify":
    case "exchange-control":
    case "rule":
    case "replace":
      return boardEffect(scope, of);
    case "meld":
    case "manifest":
    case "cloak":
    case "manifest-dread":
    case "destroy":
    case "sacrifice":
    case "exile":
    case "move":
    case "shuffle":
    case "counter":
    case "cast":
    case "permit":
    case "reveal":
    case "look-at":
    case "dig-until":
    case "search":
      return zoneEffect(scope, of);
    case "create-token":
    case "create-copy":
    case "create-named":
    case "emblem":
    case "copy-spell":
    case "change-targets":
      return tokenEffect(scope, of);
    case "draw":
    case "mill":
    case "discard":
    case "life":
    case "exchange-life":
    case "add-mana":
    case "lose-game":
    case "win-game":
    case "set-day-night":
    case "skip":
    case "extra":
    case "control-player":
    case "end-turn":
    case "roll-die":
    case "flip-coin":
    case "become-monarch":
    case "take-initiative":
    case "venture":
    case "tempted-by-ring":
    case "scry":
    case "surveil":
    case "fateseal":
    case "player-counters":
    case "action":
      return playerEffect(scope, of);
  }
}
