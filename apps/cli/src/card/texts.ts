import type { Texts } from "../language.ts";
import type { PlaceName } from "./places.ts";

/** What `obverse card` says. */
export const CARD: Texts<
  | PlaceName
  | "where"
  | "name"
  | "mv"
  | "colors"
  | "pt"
  | "rules"
  | "front"
  | "back"
  | "combined"
  | "part"
  | "symbol"
  | "identity"
  | "meldsWith"
  | "meldsInto"
  | "reminder"
  | "hint"
  | "unsupported"
  | "noName"
  | "notFound"
  | "ambiguous"
  | "didYouMean"
  | "names"
  | "single"
  | "token"
  | "frontOf"
  | "nonmodal"
  | "modal"
  | "meld"
  | "unclassified"
  | "meldedKind"
  | "colorless"
  | "next"
> = {
  en: {
    elsewhere: "hand, graveyard, other zones",
    "stack-front": "stack, front up",
    "stack-back": "stack, back up",
    "stack-left": "stack, left half",
    "stack-right": "stack, right half",
    "doors-left": "left door unlocked",
    "doors-right": "right door unlocked",
    "doors-both": "both doors unlocked",
    "battlefield-front": "battlefield, front up",
    "battlefield-back": "battlefield, back up",
    melded: "battlefield, melded",
    morph: "face down (morph)",
    megamorph: "face down (megamorph)",
    disguise: "face down (disguise)",
    manifest: "face down (manifested)",
    cloak: "face down (cloaked)",
    "copy-front": "a copy of the front",
    "copy-back": "a copy of the back",
    "copy-melded": "a copy of the melded permanent",
    where: "Where",
    name: "Name",
    mv: "MV",
    colors: "Colours",
    pt: "P/T",
    rules: "Rules",
    front: "Front",
    back: "Back",
    combined: "Combined",
    part: "Part",
    symbol: "symbol",
    identity: "Colour identity",
    meldsWith: "Melds with",
    meldsInto: "Becomes",
    reminder: "Grey reminder of the other face",
    hint: "Hint bar",
    unsupported: "(a sentence that is not understood: using it is refused)",
    noName: "(no name)",
    notFound: "No card is called",
    ambiguous: "Several cards fit",
    didYouMean: "Did you mean",
    names: "In Japanese",
    single: "single-faced card",
    token: "token",
    frontOf: "Partner",
    nonmodal: "nonmodal double-faced card",
    modal: "modal double-faced card",
    meld: "meld card",
    unclassified: "double-faced card that 712.2 and 712.3 don't classify",
    meldedKind: "what a meld pair becomes",
    colorless: "colourless",
    next: "Next: obverse rules NUMBER says what a rule is.",
  },
  ja: {
    elsewhere: "手札・墓地・他の領域",
    "stack-front": "スタック（第1面）",
    "stack-back": "スタック（第2面）",
    "stack-left": "スタック（左半分）",
    "stack-right": "スタック（右半分）",
    "doors-left": "左のドアを開放",
    "doors-right": "右のドアを開放",
    "doors-both": "両方のドアを開放",
    "battlefield-front": "戦場（第1面）",
    "battlefield-back": "戦場（第2面）",
    melded: "戦場（合体）",
    morph: "裏向き（変異）",
    megamorph: "裏向き（大変異）",
    disguise: "裏向き（変装）",
    manifest: "裏向き（予示）",
    cloak: "裏向き（偽装）",
    "copy-front": "第1面のコピー",
    "copy-back": "第2面のコピー",
    "copy-melded": "合体したもののコピー",
    where: "場所",
    name: "名前",
    mv: "総量",
    colors: "色",
    pt: "P/T",
    rules: "ルール",
    front: "第1面",
    back: "第2面",
    combined: "合体後",
    part: "部分",
    symbol: "シンボル",
    identity: "固有色",
    meldsWith: "合体の相手",
    meldsInto: "合体後の姿",
    reminder: "もう1つの面の灰色の注釈",
    hint: "ヒントバー",
    unsupported: "（理解できない文。使うことは拒否されます）",
    noName: "（名前なし）",
    notFound: "その名前のカードはありません",
    ambiguous: "複数のカードが当てはまります",
    didYouMean: "もしかして",
    names: "英語名",
    single: "単面カード",
    token: "トークン",
    frontOf: "相手",
    nonmodal: "モードを持たない両面カード",
    modal: "モードを持つ両面カード",
    meld: "合体カード",
    unclassified: "712.2 と 712.3 では分類できない両面カード",
    meldedKind: "合体した姿",
    colorless: "無色",
    next: "次に: obverse rules 番号 でルールの内容を見られます。",
  },
};
