import { steps } from "./steps.ts";
import { terms } from "./terms.ts";

const COUNTERS: Readonly<Record<string, string>> = {
  loyalty: "忠誠",
  defense: "守備",
  lore: "伝承",
  poison: "毒",
  time: "時間",
  charge: "蓄積",
  shield: "盾",
  stun: "麻痺",
  flying: "飛行",
  trample: "トランプル",
  vigilance: "警戒",
  menace: "威迫",
  reach: "到達",
  lifelink: "絆魂",
  deathtouch: "接死",
  hexproof: "呪禁",
  indestructible: "破壊不能",
  "first strike": "先制攻撃",
  "double strike": "二段攻撃",
  haste: "速攻",
  finality: "終末",
  oil: "油",
  energy: "エネルギー",
  experience: "経験",
};

const KEYWORDS: Readonly<Record<string, string>> = {
  equip: "装備",
  crew: "搭乗",
  cycling: "サイクリング",
  craft: "作製",
  unearth: "蘇生",
  ninjutsu: "忍術",
  fortify: "城砦化",
  saddle: "騎乗",
  station: "駐留",
  reconfigure: "換装",
  "level up": "Lvアップ",
  outlast: "長久",
  scavenge: "活用",
  embalm: "不朽",
  eternalize: "永遠",
};

/** A step or main phase. */
export const stepWord = (step: string): string =>
  Object.hasOwn(steps, step) ? steps[step as keyof typeof steps] : `「${step}」`; // the key is there
/** A kind of counter. */
export const counterWord = (counter: string): string =>
  COUNTERS[counter] ?? (/^[+-]/.test(counter) ? counter : `「${counter}」`);
/** A keyword. */
export const keywordWord = (keyword: string): string =>
  KEYWORDS[keyword] ?? (Object.hasOwn(terms, keyword) ? terms[keyword as keyof typeof terms] : `「${keyword}」`); // the key is there
