import type { Texts } from "../language.ts";

/** What `obverse coverage` says. */
export const COVERAGE: Texts<
  | "cards"
  | "full"
  | "partial"
  | "none"
  | "abilities"
  | "turning"
  | "compiled"
  | "executable"
  | "played"
  | "saidBack"
  | "group"
  | "outside"
  | "unsupported"
  | "faults"
  | "noSmoke"
  | "seconds"
  | "reading"
  | "playing"
  | "topHint"
> = {
  en: {
    cards: "cards",
    full: "full",
    partial: "partial",
    none: "none",
    abilities: "abilities",
    turning: "turning",
    compiled: "understood",
    executable: "executors",
    played: "played",
    saidBack: "said back",
    group: "group",
    outside: "out of scope",
    unsupported: "commonest shapes not understood",
    faults: "commonest faults of cards that are understood",
    noSmoke: "the smoke test was left out (--quick): full is too high",
    seconds: "seconds: compiling, saying back, playing",
    reading: "reading",
    playing: "playing",
    topHint: "give a whole number, how many shapes to list",
  },
  ja: {
    cards: "カード",
    full: "完全",
    partial: "一部",
    none: "なし",
    abilities: "能力",
    turning: "面を変える文",
    compiled: "理解",
    executable: "実行",
    played: "試運転",
    saidBack: "言い直し",
    group: "群",
    outside: "対象外",
    unsupported: "理解できない文の多い形",
    faults: "理解できたカードの多い不具合",
    noSmoke: "試運転を省きました (--quick)。完全の数は多すぎます",
    seconds: "秒: コンパイル、言い直し、試運転",
    reading: "読み取り",
    playing: "試運転",
    topHint: "一覧に出す形の数を整数で指定してください",
  },
};
