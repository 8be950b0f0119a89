/** How many columns the command writes at most: what COLUMNS says, else 80, or the terminal's where that is narrower. */
export const COLUMNS: number =
  Number(process.env.COLUMNS) || (isKnown(process.stdout.columns) ? Math.min(80, process.stdout.columns) : 80);

/** How many columns a text takes: wide characters take two, marks of colour none. */
export function columnsOf(text: string): number {
  if (NARROW.test(text)) return text.length;
  let columns = 0;
  for (const character of text.replaceAll(COLOR_MARKS, "").normalize("NFC")) {
    columns += WIDE_CHARACTER.test(character) ? 2 : 1;
  }
  return columns;
}

/** A text filled up with spaces to so many columns. */
export function padded(text: string, columns: number): string {
  return text + " ".repeat(Math.max(0, columns - columnsOf(text)));
}

/** How many columns a text is moved in. */
export const indentOf = (text: string): number => /^ */.exec(text.replaceAll(COLOR_MARKS, ""))?.[0].length ?? 0;

/**
 * A text in lines of at most so many columns, the later ones moved in. English breaks at spaces; Japanese between
 * characters, but no line begins with a closing mark or ends with an opening one. What begins on a line of its own goes on
 * doing so, and a word that is longer than a line, such as a path, stays whole.
 */
export function wrapped(text: string, indent: number, first = " ".repeat(indent), columns = COLUMNS): string[] {
  const later = " ".repeat(indent);
  return text.split("\n").flatMap((line, at) => wrappedLine(line, at === 0 ? first : later, later, columns));
}

function wrappedLine(text: string, first: string, later: string, columns: number): readonly string[] {
  const whole = (first + text).trimEnd();
  if (columnsOf(whole) <= columns) return [whole];
  const lines: string[] = [];
  let current = first;
  let isEmpty = true;
  for (const piece of piecesOf(text).flatMap((one) => partsOf(one, columns - columnsOf(later)))) {
    if (!isEmpty && columnsOf((current + piece).trimEnd()) > columns) {
      lines.push(current.trimEnd());
      current = later;
    }
    current += piece;
    isEmpty = false;
  }
  lines.push(current.trimEnd());
  return lines;
}

/** A piece, or, where it is a value too long for a line, its parts up to each comma or closing bracket. */
const partsOf = (piece: string, room: number): readonly string[] =>
  columnsOf(piece.trimEnd()) > room ? piece.split(/(?<=[,;}\]])/) : [piece];

/** What may not be parted: words with the spaces behind them, single wide characters, each with the marks that cling to it. */
function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  let clings = true;
  for (const [piece] of text.matchAll(NARROW.test(text) ? NARROW_PIECE : PIECE)) {
    const last = pieces.length - 1;
    if (last >= 0 && (clings || CLOSING.test(piece)) && !/\s$/.test(pieces[last] ?? "")) pieces[last] += piece;
    else pieces.push(piece);
    clings = OPENING.test(piece);
  }
  return pieces;
}

/** Nothing but narrow letters, of which the widths of most texts are known at once. */
const NARROW = /^[ -~]*$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the marks begin with one
const COLOR_MARKS = /\u001b\[[\d;]*m/g;
const WIDE =
  "\\u1100-\\u115f\\u2e80-\\ua4cf\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6\\u{1f300}-\\u{3fffd}";
const WIDE_CHARACTER = new RegExp(`[${WIDE}]`, "u");
/** A word in katakana unless it is long, another wide character, or a word of narrow ones, with the spaces behind it. */
const PIECE = new RegExp(`[ァ-ヺー]{1,12}\\s*|[${WIDE}]\\s*|[^${WIDE}\\s]+\\s*|\\s+`, "gu");
/** A word of narrow letters, with the spaces behind it. */
const NARROW_PIECE = /[^ ]+ *| +/g;
const CLOSING = /^[)\]}.,:;!?%”’、。，．・：；？！）」』】〕》〉］｝ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ々〜]/u;
const OPENING = /[([{“‘（「『【〔《〈［｛]$/u;

/** Whether a terminal says how wide it is; some say 0. */
function isKnown(columns: number | undefined): columns is number {
  return columns !== undefined && columns >= 20;
}
