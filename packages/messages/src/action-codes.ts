/** The keyword actions, and what else players and permanents do or become by a word of its own, that events tell of. */
export const ACTION_CODES = [
  "adapt",
  "airbend",
  "amass",
  "becomes-foretold",
  "becomes-plotted",
  "blight",
  "city-blessing",
  "cloak",
  "complete-dungeon",
  "connive",
  "crewed",
  "crime",
  "cycle",
  "discover",
  "earthbend",
  "enter-room",
  "explore",
  "firebend",
  "foretell",
  "fully-unlock",
  "incubate",
  "initiative",
  "investigate",
  "level",
  "manifest",
  "manifest-dread",
  "miracle",
  "monarch",
  "monstrous",
  "mutate",
  "pair",
  "plot",
  "proliferate",
  "protector",
  "renowned",
  "saddled",
  "scry",
  "solved",
  "surveil",
  "suspected",
  "suspend",
  "tempted-by-ring",
  "unlock",
  "unpair",
  "venture",
  "waterbend",
] as const;

/** One of them. */
export type ActionCode = (typeof ACTION_CODES)[number];

/** What an action's sentence is about: who does it, all that it is done with (nothing where that isn't told), and a dungeon's room, counted from 1. */
export interface Done {
  readonly who: string;
  readonly what: string | undefined;
  readonly room?: number;
}

/** Whether an action has a sentence of its own. */
export const isActionCode = (action: string): action is ActionCode => ACTION_CODES.some((code) => code === action);
