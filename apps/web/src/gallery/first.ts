import type { Scenario } from "@obverse/scenario";

/** The board that the page opens with: something of every kind that has another side. */
export const FIRST: Scenario = {
  id: "first",
  title: { en: "A board to try things on", ja: "試してみるための盤面" },
  rules: ["712.8"],
  players: {
    P1: {
      battlefield: [
        "Delver of Secrets",
        { card: "Villagers of Estwald", as: "villagers" },
        "Midnight Scavengers",
        "Graf Rats",
        { card: "Willbender", faceDown: "morph", as: "hidden" },
        "Island",
        "Swamp",
      ],
      hand: ["Clone", "Sea Gate Restoration", "Moonmist"],
    },
    P2: { battlefield: ["Grizzly Bears", "Mountain"], hand: ["Shock", "Lightning Bolt"] },
  },
  steps: [],
};
