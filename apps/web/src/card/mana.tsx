import type { ManaCost } from "@obverse/core";
import type { JSX } from "preact";
import { language } from "../words/language.ts";

const COLOR_WORDS = {
  en: {
    W: "white",
    U: "blue",
    B: "black",
    R: "red",
    G: "green",
    C: "colourless",
    X: "X",
    P: "2 life",
    S: "snow",
    T: "tap",
    or: "or",
  },
  ja: {
    W: "白",
    U: "青",
    B: "黒",
    R: "赤",
    G: "緑",
    C: "無色",
    X: "X",
    P: "ライフ2点",
    S: "氷雪",
    T: "タップ",
    or: "か",
  },
} as const;

/** A mana cost as text chips, read out as one phrase. Nothing for no cost. */
export function Mana({ cost }: { readonly cost: ManaCost | null }): JSX.Element | null {
  if (cost === null || cost.length === 0) return null;
  const words = cost.map(symbolWords).join(language.value === "ja" ? "、" : ", ");
  return (
    <span class="mana" role="img" aria-label={words}>
      {cost.map((symbol) => (
        <span class={`chip chip-${chipColor(symbol)}`}>{`{${symbol}}`}</span>
      ))}
    </span>
  );
}

/** A symbol in words. */
export function symbolWords(symbol: string): string {
  const words: Readonly<Record<string, string>> = COLOR_WORDS[language.value];
  return symbol
    .split("/")
    .map((part) => words[part] ?? part)
    .join(language.value === "ja" ? "か" : " or ");
}

function chipColor(symbol: string): string {
  const letters = symbol.split("/").filter((part) => /^[WUBRG]$/.test(part));
  return letters.length > 1 ? "many" : (letters[0]?.toLowerCase() ?? "none");
}
