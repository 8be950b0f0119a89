import type { enTerms } from "./en-terms.ts";

/** Words for steps of a turn, causes of being face down, types and explanations in Japanese. */
export const jaTerms: typeof enTerms = {
  steps: {
    untap: "アンタップ",
    upkeep: "アップキープ",
    draw: "ドロー",
    main1: "第1メイン",
    "begin-combat": "戦闘開始",
    "declare-attackers": "攻撃クリーチャー指定",
    "declare-blockers": "ブロック・クリーチャー指定",
    "first-strike-damage": "先制攻撃ダメージ",
    "combat-damage": "戦闘ダメージ",
    "end-combat": "戦闘終了",
    main2: "第2メイン",
    end: "終了",
    cleanup: "クリンナップ",
  },
  causes: {
    morph: "変異",
    megamorph: "大変異",
    disguise: "変装",
    manifest: "予示",
    cloak: "偽装",
    plain: "効果による",
    exiled: "追放",
  },
  whys: {
    face: "上になっている面",
    copy: "コピー効果",
    "face-down": "裏向きであること",
    effect: "効果",
    defining: "特性定義能力",
    counters: "カウンター",
    "land-types": "基本土地タイプ",
    "put-there": "そこに置いたプレイヤー",
    "not-a-creature": "クリーチャーでないこと",
    "loyalty-counters": "忠誠カウンター",
    "defense-counters": "守備カウンター",
    "last-known": "最後の情報",
  },
};
