/** The signs in the corner that tell a double-faced card's faces apart (712.2a–b, 712.3a–b). */
export const FACE_SYMBOLS = [
  "sun",
  "moon",
  "full-moon",
  "emrakul",
  "planeswalker-icon",
  "planeswalker",
  "compass",
  "land-icon",
  "closed-fan",
  "open-fan",
  "triangle-up",
  "triangle-down",
  "modal-front",
  "modal-back",
] as const;
/** A sign in the corner of a double-faced card's face. */
export type FaceSymbol = (typeof FACE_SYMBOLS)[number];
