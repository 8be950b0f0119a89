import { styleText } from "node:util";
import { indentOf, wrapped } from "./columns.ts";

/** Writes data. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Writes a sentence in lines of 80 columns, the later ones moved in: absent, by two more than the first. */
export function printProse(text: string, indent = indentOf(text) + 2): void {
  for (const line of wrapped(text, indent, "")) print(line);
}

/** Writes what is said to the person, apart from the data, in lines of 80 columns. */
export function tell(text: string): void {
  process.stderr.write(`${wrapped(text, 2, "").join("\n")}\n`);
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
