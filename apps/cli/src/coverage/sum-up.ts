import { GROUPS, type Group } from "./groups.ts";
import type { Measured, MeasureOptions } from "./measure.ts";
import { sumOf } from "./read-card.ts";
import type { CardCoverage, CoverageReport, GroupCoverage, UnsupportedShape } from "./report.ts";

const EXAMPLES = 3;

/** The report of what was measured. `limit`: how many shapes and faults are listed. */
export function sumUp(
  { cards, outOfScope, spent }: Measured,
  smokeTest: MeasureOptions["smokeTest"],
  limit = 50,
): CoverageReport {
  const count = (status: CardCoverage["status"]): number => cards.filter((card) => card.status === status).length;
  const entries = GROUPS.map(
    (group) => [group, groupOf(cards.filter(({ groups }) => groups.includes(group)))] as const,
  );
  const faults = cards.flatMap(({ name, faults: found }) => faultsOf(found).map((shape) => ({ shape, name })));
  return {
    cards: cards.length,
    full: count("full"),
    partial: count("partial"),
    none: count("none"),
    abilities: sumOf(cards.map(({ abilities }) => abilities)),
    groups: Object.fromEntries(entries) as Record<Group, GroupCoverage>, // an entry for each group
    topUnsupported: commonest(
      cards.flatMap(({ name, unread }) => unread.map(({ shape }) => ({ shape, name }))),
      limit,
    ),
    topFaults: commonest(faults, limit),
    outOfScope,
    smokeTest,
    milliseconds: {
      compiling: Math.round(spent.compiling),
      saying: Math.round(spent.saying),
      playing: Math.round(spent.playing),
    },
  };
}

function groupOf(cards: readonly CardCoverage[]): GroupCoverage {
  const withFaults = (keys: readonly (keyof CardCoverage["faults"])[]): number =>
    cards.filter(({ faults }) => keys.every((key) => faults[key] === undefined)).length;
  return {
    cards: cards.length,
    full: cards.filter(({ status }) => status === "full").length,
    turningClauses: sumOf(cards.map(({ turningClauses }) => turningClauses)),
    stages: {
      compiled: withFaults(["unread"]),
      executable: withFaults(["unread", "withoutExecutor"]),
      played: withFaults(["unread", "withoutExecutor", "smoke"]),
      saidBack: withFaults(["unread", "notSaidBack"]),
    },
  };
}

function faultsOf({ withoutExecutor = [], notSaidBack = [], smoke = [] }: CardCoverage["faults"]): readonly string[] {
  const words = (text: string): string =>
    text
      .replace(/\{[^}]*\}/g, "{}")
      .replace(/\d+/g, "N")
      .split(" ")
      .slice(0, 4)
      .join(" ");
  return [
    ...withoutExecutor.map((what) => `no executor: ${what}`),
    ...notSaidBack.map(({ text, expected }) => `not said back: ${words(text)} ≠ ${words(expected)}`),
    ...smoke.map((what) => `smoke test: ${what.replace(/\d+/g, "N")}`),
  ];
}

function commonest(
  all: readonly { readonly shape: string; readonly name: string }[],
  limit: number,
): readonly UnsupportedShape[] {
  const found = new Map<string, string[]>();
  for (const { shape, name } of all) {
    const names = found.get(shape);
    if (names === undefined) found.set(shape, [name]);
    else names.push(name);
  }
  return [...found]
    .map(([shape, names]) => ({ shape, count: names.length, examples: [...new Set(names)].slice(0, EXAMPLES) }))
    .sort((a, b) => b.count - a.count || (a.shape < b.shape ? -1 : 1))
    .slice(0, limit);
}
