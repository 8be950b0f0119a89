import type { MessageTable } from "../message-table.ts";

/** Steps and main phases. */
export const steps: MessageTable["steps"] = {
  untap: "untap step",
  upkeep: "upkeep",
  draw: "draw step",
  main1: "precombat main phase",
  "begin-combat": "beginning of combat",
  "declare-attackers": "declare attackers step",
  "declare-blockers": "declare blockers step",
  "first-strike-damage": "first-strike combat damage step",
  "combat-damage": "combat damage step",
  "end-combat": "end of combat step",
  main2: "postcombat main phase",
  end: "end step",
  cleanup: "cleanup step",
};
