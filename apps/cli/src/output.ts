import { styleText } from "node:util";
import { columnsOf, indentOf, wrapped } from "./columns.ts";

/** The colours and weights that we write ourselves, and what would steer a terminal. */
const STEERING =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  /(\u001b\[(?:1|2|22|31|32|33|36|39)m)|[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** A text in which what would steer the terminal can be seen (`␛`) instead; our own colours stay where output is coloured. */
function visible(text: string): string {
  return text.replace(STEERING, (found, color: string | undefined) => {
    if (color !== undefined && isColored()) return color;
    const code = found.charCodeAt(0);
    const sign = code < 0x20 ? String.fromCharCode(0x2400 + code) : code === 0x7f ? "␡" : "�";
    return sign + found.slice(1);
  });
}

/** Writes data. */
export function print(text: string): void {
  process.stdout.write(`${visible(text)}\n`);
}

/** Writes a sentence in lines of 80 columns, the later ones moved in: absent, by two more than the first. */
export function printProse(text: string, indent = indentOf(text) + 2): void {
  for (const line of wrapped(text, indent, "")) print(line);
}

/** Writes a sentence behind its first words in lines of 80 columns, the later ones below its beginning. */
export function printWrapped(sentence: string, first: string): void {
  for (const line of wrapped(sentence, columnsOf(first), first)) print(line);
}

/** Writes what is said to the person, apart from the data, in lines of 80 columns. */
export function tell(text: string): void {
  process.stderr.write(`${visible(wrapped(text, 2, "").join("\n"))}\n`);
}

/** Writes a value as JSON. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}

/** Whether output may be coloured: on a terminal, unless NO_COLOR says otherwise. */
const isColored = (): boolean =>
  (process.env.FORCE_COLOR !== undefined && process.env.FORCE_COLOR !== "0") ||
  (process.stdout.isTTY && (process.env.NO_COLOR ?? "") === "");

/** A text in a colour or weight, where output may be coloured. */
export function styled(style: "green" | "red" | "yellow" | "dim" | "bold" | "cyan", text: string): string {
  return isColored() ? styleText(style, text, { validateStream: false }) : text;
}
