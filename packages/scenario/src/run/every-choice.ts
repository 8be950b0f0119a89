import { type Answer, type Decision, fittingPicks } from "@obverse/core";
import { drawEach } from "./chance.ts";
import type { Candidate, Position } from "./position.ts";

/** How many answers to one decision are tried. */
const MOST = 40;

/** Answers to try where any choice that works will do. */
export function everyChoice(position: Position, decision: Decision): readonly Candidate[] {
  return answersTo(position, decision)
    .slice(0, MOST)
    .map((answer) => ({ answer, supply: position.supply }));
}

function answersTo(position: Position, decision: Decision): readonly Answer[] {
  switch (decision.kind) {
    case "may":
    case "pay":
      return [
        { kind: decision.kind, yes: true },
        { kind: decision.kind, yes: false },
      ];
    case "pick":
    case "target":
      return [...fittingPicks(decision), ...subsets(decision.from, decision.min, decision.max)].map((chosen) => ({
        kind: decision.kind,
        chosen,
      }));
    case "mode":
      return subsets(decision.legal, decision.min, decision.max).map((modes) => ({ kind: "mode", modes }));
    case "order":
      return [{ kind: "order", order: decision.items.map((_, at) => at) }];
    case "face":
      return decision.options.map((face) => ({ kind: "face", face }));
    case "number":
      return [
        ...new Set(
          [decision.min, decision.min + 1, decision.min + 2, decision.min + 3, decision.max].filter(
            (number) => number <= decision.max,
          ),
        ),
      ].map((number) => ({ kind: "number", number }));
    case "color":
      return subsets(decision.options, decision.count, decision.count).map((colors) => ({ kind: "color", colors }));
    case "type":
    case "position":
      return decision.options.map((text) => ({ kind: decision.kind, text }));
    case "replace":
      return decision.options.map((_, index) => ({ kind: "replace", index }));
    case "divide": {
      const rest = decision.total - decision.each * decision.among.length;
      return decision.among.map((_, first) => ({
        kind: "divide",
        amounts: decision.among.map((_ref, at) => decision.each + (at === first ? rest : 0)),
      }));
    }
    case "attackers":
      return [{ kind: "attackers", attacks: [] }];
    case "blockers":
      return [{ kind: "blockers", blocks: [] }];
    case "random":
      return [{ kind: "random", results: drawEach(position.seed, decision.sides).results }];
    default:
      return [];
  }
}

function subsets<T>(from: readonly T[], min: number, max: number): readonly (readonly T[])[] {
  const found: (readonly T[])[] = [];
  const add = (chosen: readonly T[], next: number, size: number): void => {
    if (found.length >= MOST) return;
    if (chosen.length === size) {
      found.push(chosen);
      return;
    }
    for (let at = next; at < from.length; at++) {
      const item = from[at];
      if (item !== undefined) add([...chosen, item], at + 1, size);
    }
  };
  for (let size = min; size <= Math.min(max, min + 2, from.length); size++) add([], 0, size);
  return found;
}
