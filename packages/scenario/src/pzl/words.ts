import type { ScenarioStep } from "../format/scenario.ts";

/** Phases as puzzle files call them. */
export const PHASES: Readonly<Record<string, ScenarioStep>> = {
  UNTAP: "untap",
  UPKEEP: "upkeep",
  DRAW: "draw",
  MAIN1: "main1",
  COMBAT_BEGIN: "begin-combat",
  COMBAT_DECLARE_ATTACKERS: "declare-attackers",
  COMBAT_DECLARE_BLOCKERS: "declare-blockers",
  COMBAT_FIRST_STRIKE_DAMAGE: "combat-damage",
  COMBAT_DAMAGE: "combat-damage",
  COMBAT_END: "end-combat",
  MAIN2: "main2",
  END_OF_TURN: "end",
  CLEANUP: "cleanup",
};

/** A kind of counter of a puzzle file, as the rules name it. */
export function counterFrom(name: string): string {
  const upper = name.toUpperCase();
  const numbers = /^([PM])(\d)([PM])(\d)$/.exec(upper);
  if (numbers !== null)
    return `${numbers[1] === "P" ? "+" : "-"}${numbers[2] ?? ""}/${numbers[3] === "P" ? "+" : "-"}${numbers[4] ?? ""}`;
  const short = /^([PM])(\d)\1?(\d)$/.exec(upper);
  if (short !== null)
    return `${short[1] === "P" ? "+" : "-"}${short[2] ?? ""}/${short[1] === "P" ? "+" : "-"}${short[3] ?? ""}`;
  return name.toLowerCase().replaceAll("_", " ");
}

/** A kind of counter as puzzle files name it. */
export function counterTo(name: string): string {
  const numbers = /^([+-])(\d+)\/([+-])(\d+)$/.exec(name);
  const letter = (sign: string | undefined): string => (sign === "+" ? "P" : "M");
  return numbers === null
    ? name.toUpperCase().replaceAll(" ", "_")
    : `${letter(numbers[1])}${numbers[2] ?? ""}${letter(numbers[3])}${numbers[4] ?? ""}`;
}

/** A name with the signs that stand for a comma or a colon in puzzle files. */
export const nameFrom = (text: string): string => text.replaceAll("^", ",").trim();
/** A name as it may stand in a modifier. */
export const nameTo = (text: string): string => text.replaceAll(",", "^").replaceAll(":", "^");
