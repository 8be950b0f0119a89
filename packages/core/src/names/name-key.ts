const LIGATURES: Readonly<Record<string, string>> = {
  æ: "ae",
  œ: "oe",
  ß: "ss",
  ø: "o",
  ð: "d",
  þ: "th",
  ł: "l",
  đ: "d",
};

/**
 * A name folded for looking up: without accents, ligatures, case, width, curly quotes or hiragana–katakana differences, its two parts
 * joined by ` // ` however many slashes were written, and without the `A-` of a rebalanced card kept apart.
 */
export function nameKey(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .replace(/[æœßøðþłđ]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[‐-―−]/g, "-")
    .replace(/\s*\/{1,3}\s*/g, " // ")
    .replace(/\s+/g, " ")
    .trim();
}
