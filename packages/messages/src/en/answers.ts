import type { AnswerTexts } from "../answers.ts";

/** Words for answers to decisions. */
export const answers: AnswerTexts = {
  yes: "Yes",
  no: "No",
  none: "none",
  mode: (place) => `Mode ${place}`,
  colors: { W: "white", U: "blue", B: "black", R: "red", G: "green", C: "colorless" },
  faces: {
    front: "front face",
    back: "back face",
    up: "face up",
    down: "face down",
    "half-0": "left half",
    "half-1": "right half",
  },
  positions: { top: "on top", bottom: "under it" },
  chance: "by chance",
};
