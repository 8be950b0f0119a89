import type { PlayerRef } from "@obverse/core";
import type { Scope } from "../scope.ts";
import { condition } from "./condition.ts";
import { selector } from "./selector.ts";

/** Whom a player reference means. */
export function player(scope: Scope, who: PlayerRef): string {
  switch (who.kind) {
    case "you":
      return "あなた";
    case "opponents":
      if (who.of !== undefined) return `${player(scope, who.of)}の対戦相手`;
      return who.except === undefined ? "対戦相手" : "他の各対戦相手";
    case "each":
      if (who.first !== undefined) return `${player(scope, who.first)}から始めて、各プレイヤー`;
      return who.except === undefined ? "各プレイヤー" : "他の各プレイヤー";
    case "target":
      return targetPlayer(scope, who.slot);
    case "controller":
      return `${selector(scope, who.of)}のコントローラー`;
    case "owner":
      return `${selector(scope, who.of)}のオーナー`;
    case "event-player":
      return "そのプレイヤー";
    case "active":
      return "アクティブ・プレイヤー";
    case "defending":
      return "防御プレイヤー";
    case "attacked-by":
      return `${selector(scope, who.attacker)}が攻撃しているプレイヤー`;
    case "enchanted":
      return "エンチャントされているプレイヤー";
    case "those-who":
      return `${condition(scope, who.that).replace(/^そのプレイヤーが/, "")}${player(scope, who.of)}`;
    case "chosen":
      return "選ばれたプレイヤー";
    case "bound":
      return "そのプレイヤー";
    case "choose":
      return who.from.kind === "opponents" ? "対戦相手１人" : "プレイヤー１人";
    case "attacked":
      return "この戦闘であなたが攻撃した各対戦相手";
    case "monarch":
      return "統治者";
  }
}

function targetPlayer(scope: Scope, slot: number): string {
  const filter = scope.targets[slot]?.filter;
  return filter?.kind === "player" && filter.who?.kind === "opponents" ? "その対戦相手" : "そのプレイヤー";
}

/** Who does something, as the subject of a sentence: the controller isn't said. */
export function actor(scope: Scope, who: PlayerRef | undefined): string {
  if (who === undefined || who.kind === "you") return "";
  return who.kind === "opponents" ? "各対戦相手は" : `${player(scope, who)}は`;
}

/** Who a trigger waits for. */
export const anyone = (scope: Scope, who: PlayerRef | "anyone" | "each"): string =>
  who === "anyone" || who === "each" || who.kind === "each"
    ? "プレイヤー１人"
    : who.kind === "opponents"
      ? "対戦相手１人"
      : player(scope, who);
