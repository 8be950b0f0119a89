import type { GuardResult } from "./guard.ts";

/** How many faces come back, and the commonest differences. */
export interface GuardReport {
  readonly faces: number;
  readonly back: number;
  readonly unsupported: number;
  readonly differing: number;
  /** By the first words that differ, commonest first. */
  readonly shapes: readonly { readonly shape: string; readonly count: number; readonly example: string }[];
}

/** Sums up the results of many faces. `limit` is how many shapes are listed. */
export function guardReport(results: Iterable<readonly [name: string, result: GuardResult]>, limit = 50): GuardReport {
  const shapes = new Map<string, { count: number; readonly example: string }>();
  let faces = 0;
  let back = 0;
  let unsupported = 0;
  for (const [name, result] of results) {
    faces += 1;
    if (result.ok) back += 1;
    else if (result.code === "unsupported") unsupported += 1;
    else {
      const shape = shapeOf(result.difference);
      const known = shapes.get(shape);
      if (known === undefined) shapes.set(shape, { count: 1, example: name });
      else known.count += 1;
    }
  }
  const listed = [...shapes]
    .map(([shape, { count, example }]) => ({ shape, count, example }))
    .sort((a, b) => b.count - a.count);
  return { faces, back, unsupported, differing: faces - back - unsupported, shapes: listed.slice(0, limit) };
}

/** The first words of both sides, with figures and symbols alike. */
function shapeOf({ text, expected }: { readonly text: string; readonly expected: string }): string {
  const words = (of: string): string =>
    of
      .replace(/\{[^}]*\}/g, "{}")
      .replace(/\d+/g, "#")
      .split(" ")
      .slice(0, 4)
      .join(" ");
  return `${words(text)} ≠ ${words(expected)}`;
}
