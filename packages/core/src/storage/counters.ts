/** The kinds of counters and how many there are of each, always in the same order, whatever order they were put on in. */
export function countersInOrder(
  counters: Readonly<Record<string, number>> | undefined,
): readonly (readonly [kind: string, count: number])[] {
  return Object.entries(counters ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
}
