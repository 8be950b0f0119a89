import { COLUMNS, columnsOf, padded, wrapped } from "./columns.ts";
import { styled } from "./output.ts";

const GAP = 2;
/** How narrow a column may become so that the table fits. */
const LEAST = 12;

/** A table as lines of at most 80 columns: what doesn't fit into a cell goes on below, in the widest columns first. */
export function tableLines(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const widths = fitting(
    head.map((title, column) => Math.max(columnsOf(title), ...rows.map((row) => columnsOf(row[column] ?? "")))),
  );
  const lines = (row: readonly string[]): readonly string[] => {
    const cells = row.map((cell, column) => wrapped(cell, 0, "", widths[column] ?? COLUMNS));
    const height = Math.max(...cells.map((cell) => cell.length));
    return Array.from({ length: height }, (_, line) =>
      cells
        .map((cell, column) => padded(cell[line] ?? "", widths[column] ?? 0))
        .join(" ".repeat(GAP))
        .trimEnd(),
    );
  };
  return [...lines(head).map((line) => styled("bold", line)), ...rows.flatMap(lines)];
}

/** The widths, the widest made narrower until all fit. */
function fitting(widths: readonly number[]): readonly number[] {
  const fitted = [...widths];
  const room = COLUMNS - GAP * (widths.length - 1);
  while (fitted.reduce((sum, width) => sum + width, 0) > room) {
    const widest = fitted.indexOf(Math.max(...fitted));
    if ((fitted[widest] ?? 0) <= LEAST) break;
    fitted[widest] = (fitted[widest] ?? 0) - 1;
  }
  return fitted;
}
