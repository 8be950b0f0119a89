import { steps } from "./steps.ts";
import { terms } from "./terms.ts";

const ACTIONS: Readonly<Record<string, string>> = {
  manifest: "予示",
  "manifest-dread": "戦慄予示",
  cloak: "偽装",
  scry: "占術",
  surveil: "諜報",
  explore: "探検",
  mutate: "変容",
  foretell: "予顕",
  protector: "守護プレイヤーの指定",
  pair: "組にすること",
  unpair: "組の解消",
  miracle: "奇跡",
  monarch: "統治者になること",
  initiative: "イニシアチブの獲得",
  "tempted-by-ring": "指輪の誘惑",
  "enter-room": "ダンジョンの部屋への到達",
  "complete-dungeon": "ダンジョンの踏破",
  "city-blessing": "都市の承認",
  plot: "計画",
  suspend: "待機",
  unlock: "開放",
  investigate: "調査",
  proliferate: "増殖",
  cycle: "サイクリング",
  craft: "作製",
  incubate: "培養",
  connive: "謀議",
  discover: "発見",
  amass: "動員",
  populate: "居住",
  learn: "履修",
  adapt: "順応",
  exert: "督励",
  goad: "使嗾",
  suspect: "容疑",
  venture: "探索",
  meld: "合体",
  transform: "変身",
  convert: "トランスフォーム",
  "turn-face-up": "表向きにする処理",
  bolster: "鼓舞",
  fabricate: "製造",
  monstrosity: "怪物化",
  support: "支援",
  detain: "留置",
  fateseal: "消術",
  clash: "激突",
  vote: "投票",
  cascade: "続唱",
  "collect-evidence": "証拠収集",
};

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
/** A keyword action. */
export const actionWord = (action: string): string => ACTIONS[action] ?? `「${action}」`;
/** A kind of counter. */
export const counterWord = (counter: string): string =>
  COUNTERS[counter] ?? (/^[+-]/.test(counter) ? counter : `「${counter}」`);
/** A keyword. */
export const keywordWord = (keyword: string): string =>
  KEYWORDS[keyword] ?? (Object.hasOwn(terms, keyword) ? terms[keyword as keyof typeof terms] : `「${keyword}」`); // the key is there
