import type { Explained, ExplanationStep } from "@obverse/core";
import type { Texts } from "../language.ts";

/** What `obverse explain` says. */
export const EXPLAIN: Texts<Explained | ExplanationStep["what"] | "none" | "noScenario" | "noObject"> = {
  en: {
    face: "face", name: "name", manaCost: "mana cost", manaValue: "mana value", colors: "colours", supertypes: "supertypes", types: "types", subtypes: "subtypes", power: "power", toughness: "toughness", loyalty: "loyalty",
    defense: "defense", abilities: "abilities", controller: "controller",
    copy: "a copy effect", "face-down": "being face down", effect: "an effect", defining: "an ability that defines it", counters: "counters", "land-types": "basic land types", "not-a-creature": "not a creature",
    "loyalty-counters": "loyalty counters", "defense-counters": "defense counters", "last-known": "last known information",
    none: "none", noScenario: "no scenario there.", noObject: "No object, or more than one, is called that",
  },
  ja: {
    face: "面", name: "名前", manaCost: "マナ・コスト", manaValue: "マナ総量", colors: "色", supertypes: "特殊タイプ", types: "タイプ", subtypes: "サブタイプ", power: "パワー", toughness: "タフネス", loyalty: "忠誠度", defense: "守備値",
    abilities: "能力", controller: "支配者",
    copy: "コピー効果", "face-down": "裏向き", effect: "効果", defining: "特性を定義する能力", counters: "カウンター", "land-types": "基本土地タイプ", "not-a-creature": "クリーチャーでない", "loyalty-counters": "忠誠カウンター",
    "defense-counters": "守備カウンター", "last-known": "最後の情報",
    none: "なし", noScenario: "シナリオがありません。", noObject: "その名前のオブジェクトがないか、複数あります",
  },
};
