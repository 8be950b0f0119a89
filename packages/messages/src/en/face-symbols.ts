import type { MessageTable } from "../message-table.ts";

/** The signs in the corners of faces. */
export const faceSymbols: MessageTable["faceSymbols"] = {
  sun: "sun",
  moon: "crescent moon",
  "full-moon": "full moon",
  emrakul: "Emrakul",
  "planeswalker-icon": "Planeswalker",
  planeswalker: "Planeswalker",
  compass: "compass",
  "land-icon": "land",
  "closed-fan": "closed fan",
  "open-fan": "open fan",
  "triangle-up": "triangle pointing up",
  "triangle-down": "triangle pointing down",
  "modal-front": "one triangle",
  "modal-back": "two triangles",
};
