/** Terms of the glossary. */
export const TERMS = [
  "double-faced card", "nonmodal double-faced card", "modal double-faced card", "meld card", "meld", "melded permanent", "meld pair", "front face", "back face", "face-up", "face-down", "front-face symbol", "back-face symbol",
  "transform", "convert", "transformed", "converted", "transformed permanent", "status", "flip", "substitute card", "hidden zone", "public zone", "characteristics", "copiable values", "mana value", "mana cost", "color indicator",
  "color identity", "hint bar", "reminder text", "manifest", "manifest dread", "morph", "megamorph", "disguise", "cloak", "ward", "daybound", "nightbound", "day", "night", "disturb", "craft", "Siege", "battle", "merged permanent",
  "special action", "triggered ability", "delayed triggered ability", "activated ability", "static ability", "replacement effect", "state-based action", "timestamp", "commander", "command zone", "die", "exile",
  "battlefield", "hand", "library", "graveyard", "stack", "object", "permanent", "spell", "ability", "token", "copy", "owner", "controller", "player", "power", "toughness", "loyalty", "defense", "counter", "type", "subtype", "supertype", "color", "name", "keyword",
] as const;
/** A term of the glossary. */
export type Term = (typeof TERMS)[number];
