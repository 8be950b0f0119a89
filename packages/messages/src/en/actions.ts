import type { ActionCode, Done } from "../action-codes.ts";

/** “P1 scries.” */
const alone =
  (verb: string) =>
  ({ who }: Done): string =>
    `${who} ${verb}.`;
/** “P1 plots Shock.” */
const on =
  (verb: string, otherwise = "something") =>
  ({ who, what }: Done): string =>
    `${who} ${verb} ${what ?? otherwise}.`;
/** “Grizzly Bears explores.” */
const itself =
  (verb: string) =>
  ({ what }: Done): string =>
    `${what ?? "A permanent"} ${verb}.`;

/** What is done or becomes so by a word of its own. */
export const actions: Readonly<Record<ActionCode, (done: Done) => string>> = {
  adapt: itself("adapts"),
  airbend: on("airbends"),
  amass: ({ who, what }) => `${who} amasses${what === undefined ? "" : ` with ${what}`}.`,
  "becomes-foretold": itself("becomes foretold"),
  "becomes-plotted": itself("becomes plotted"),
  blight: ({ who, what }) => `${who} blights${what === undefined ? "" : ` ${what}`}.`,
  "city-blessing": alone("gets the city's blessing"),
  cloak: on("cloaks", "a card"),
  "complete-dungeon": on("completes", "a dungeon"),
  connive: itself("connives"),
  crewed: itself("becomes crewed"),
  crime: alone("commits a crime"),
  cycle: on("cycles", "a card"),
  discover: alone("discovers"),
  earthbend: on("earthbends"),
  "enter-room": ({ who, what, room }) =>
    `${who}'s venture marker moves into ${room === undefined ? "a room" : `room ${room}`} of ${what ?? "a dungeon"}.`,
  explore: itself("explores"),
  firebend: alone("firebends"),
  foretell: on("foretells", "a card"),
  "fully-unlock": on("fully unlocks", "a Room"),
  incubate: ({ who, what }) => `${who} incubates${what === undefined ? "" : `: ${what}`}.`,
  initiative: alone("takes the initiative"),
  investigate: alone("investigates"),
  level: itself("gains a level"),
  manifest: on("manifests", "a card"),
  "manifest-dread": ({ who, what }) => `${who} manifests dread${what === undefined ? "" : `: ${what}`}.`,
  miracle: ({ who, what }) => `${who} reveals ${what ?? "a card"} for its miracle cost.`,
  monarch: alone("becomes the monarch"),
  monstrous: itself("becomes monstrous"),
  mutate: itself("mutates"),
  pair: ({ what }) => `${what ?? "Two creatures"} become paired.`,
  plot: on("plots", "a card"),
  proliferate: alone("proliferates"),
  protector: ({ who, what }) => `${who} becomes the protector of ${what ?? "a battle"}.`,
  renowned: itself("becomes renowned"),
  saddled: itself("becomes saddled"),
  scry: alone("scries"),
  solved: itself("is solved"),
  surveil: alone("surveils"),
  suspected: itself("becomes suspected"),
  suspend: on("suspends", "a card"),
  "tempted-by-ring": ({ who, what }) =>
    `The Ring tempts ${who}${what === undefined ? "" : `, and ${what} is the Ring-bearer`}.`,
  unlock: ({ who, what }) => `${who} unlocks a door of ${what ?? "a Room"}.`,
  unpair: itself("is no longer paired"),
  venture: ({ who, what }) => `${who} ventures into ${what ?? "the dungeon"}.`,
  waterbend: alone("waterbends"),
};
