import { characteristics, type GameState } from "@obverse/core";
import type { LeftOut } from "../report.ts";

/** The roles of abilities that work by themselves: one that isn't understood goes unnoticed where the others are refused as they are used. */
const SILENT = ["triggered", "static", "keyword", "unknown"] as const;

/** The abilities of permanents that aren't understood and would work by themselves: they are left out of the game. */
export function leftOutOf(state: GameState): readonly LeftOut[] {
  return state.battlefield.flatMap((id): readonly LeftOut[] => {
    const { name, abilities } = characteristics(state, id);
    return abilities.flatMap(({ ability }): readonly LeftOut[] => {
      if (ability.kind !== "unsupported") return [];
      const role = SILENT.find((one) => one === ability.role);
      return role === undefined ? [] : [{ object: name ?? "", role }];
    });
  });
}

/** What either list has, each once. */
export function together(one: readonly LeftOut[], other: readonly LeftOut[]): readonly LeftOut[] {
  return [
    ...one,
    ...other.filter((left) => !one.some(({ object, role }) => object === left.object && role === left.role)),
  ];
}
