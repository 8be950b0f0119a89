import type { CardCoverage } from "../../apps/cli/src/coverage/report.ts";

/**
 * How far a card is, from least to most: `-` nothing of it is understood, `p` some abilities, `c` all of them, `f` all, with executors, and its
 * words come back; `F` and it was played without fault.
 */
export const STANDINGS = ["-", "p", "c", "f", "F"] as const;
/** How far a card is. */
export type Standing = (typeof STANDINGS)[number];

/** How far a measured card is. `wasPlayed`: whether the smoke test ran. */
export function standingOf({ faults, status }: CardCoverage, smokeTest: "played" | "left-out"): Standing {
  if (faults.unread !== undefined) return status === "partial" ? "p" : "-";
  if (faults.withoutExecutor !== undefined || faults.notSaidBack !== undefined || faults.smoke !== undefined)
    return "c";
  return smokeTest === "played" ? "F" : "f";
}

/** Which of two standings is further on: positive where it is the first. */
export const compareStandings = (one: Standing, other: Standing): number =>
  STANDINGS.indexOf(one) - STANDINGS.indexOf(other);

/** The baseline's lines as standings by name. */
export function readBaseline(text: string): ReadonlyMap<string, Standing> {
  const found = new Map<string, Standing>();
  for (const line of text.split("\n")) {
    const mark = STANDINGS.find((standing) => line.startsWith(`${standing} `));
    if (mark !== undefined) found.set(line.slice(2), mark);
  }
  return found;
}

/** The baseline as text: what the marks mean, then a line a card, by name; cards of which nothing is understood have none. */
export function writeBaseline(standings: ReadonlyMap<string, Standing>): string {
  const count = (mark: Standing): number => [...standings.values()].filter((standing) => standing === mark).length;
  const totals = STANDINGS.map((mark) => `${mark} ${count(mark)}`).join(", ");
  const lines = [...standings].filter(([, mark]) => mark !== "-").map(([name, mark]) => `${mark} ${name}`);
  const sorted = lines.sort((a, b) => (a.slice(2) < b.slice(2) ? -1 : 1));
  return [
    "# Written by `pnpm coverage-baseline`; may only rise. p: some abilities understood; c: all; f: all, with executors, and the words come back; F: played too.",
    `# ${standings.size} cards: ${totals}`,
    ...sorted,
    "",
  ].join("\n");
}
