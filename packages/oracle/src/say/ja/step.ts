const STEPS: Readonly<Record<string, string>> = {
  untap: "アンタップ・ステップ",
  upkeep: "アップキープ",
  draw: "ドロー・ステップ",
  "precombat-main": "第１メイン・フェイズ",
  main: "メイン・フェイズ",
  "begin-combat": "戦闘",
  combat: "戦闘",
  "declare-attackers": "攻撃クリーチャー指定ステップ",
  "declare-blockers": "ブロック・クリーチャー指定ステップ",
  "combat-damage": "戦闘ダメージ・ステップ",
  "end-combat": "戦闘終了ステップ",
  "postcombat-main": "第２メイン・フェイズ",
  end: "終了ステップ",
  cleanup: "クリンナップ・ステップ",
};

/** What a step or phase is called in Japanese. */
export const stepName = (step: string): string => STEPS[step] ?? "ステップ";
