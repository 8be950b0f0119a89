import type { MessageTable } from "../message-table.ts";

/** ステップとメイン・フェイズ。 */
export const steps: MessageTable["steps"] = {
  untap: "アンタップ・ステップ",
  upkeep: "アップキープ・ステップ",
  draw: "ドロー・ステップ",
  main1: "戦闘前メイン・フェイズ",
  "begin-combat": "戦闘開始ステップ",
  "declare-attackers": "攻撃クリーチャー指定ステップ",
  "declare-blockers": "ブロック・クリーチャー指定ステップ",
  "first-strike-damage": "先制攻撃の戦闘ダメージ・ステップ",
  "combat-damage": "戦闘ダメージ・ステップ",
  "end-combat": "戦闘終了ステップ",
  main2: "戦闘後メイン・フェイズ",
  end: "終了ステップ",
  cleanup: "クリンナップ・ステップ",
};
