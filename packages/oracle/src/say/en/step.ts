import { either } from "../phrase.ts";

const STEPS: Readonly<Record<string, string>> = {
  untap: "untap step",
  upkeep: "upkeep",
  draw: "draw step",
  "precombat-main": either("first main phase", "precombat main phase"),
  "begin-combat": "combat",
  combat: "combat",
  "declare-attackers": "declare attackers step",
  "declare-blockers": "declare blockers step",
  "combat-damage": "combat damage step",
  "end-combat": "end of combat",
  "postcombat-main": either("second main phase", "postcombat main phase"),
  end: "end step",
  cleanup: "cleanup step",
  main: "main phase",
};

/** What a step or phase is called. */
export const stepName = (step: string): string => STEPS[step] ?? step;
