import { styleText } from "node:util";

/** Writes data. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Writes what is said to the person, apart from the data. */
export function tell(text: string): void {
  process.stderr.write(`${text}\n`);
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
  return isColored() ? styleText(style, text) : text;
}

/** How many columns a text takes: wide characters take two. */
export function columnsOf(text: string): number {
  let columns = 0;
  for (const character of text.normalize("NFC")) {
    const point = character.codePointAt(0) ?? 0;
    columns +=
      (point >= 0x1100 && point <= 0x115f) ||
      (point >= 0x2e80 && point <= 0xa4cf) ||
      (point >= 0xac00 && point <= 0xd7a3) ||
      (point >= 0xf900 && point <= 0xfaff) ||
      (point >= 0xfe30 && point <= 0xfe6f) ||
      (point >= 0xff00 && point <= 0xff60) ||
      (point >= 0xffe0 && point <= 0xffe6) ||
      point >= 0x1f300
        ? 2
        : 1;
  }
  return columns;
}

/** A text filled up with spaces to so many columns. */
export function padded(text: string, columns: number): string {
  return text + " ".repeat(Math.max(0, columns - columnsOf(text)));
}
