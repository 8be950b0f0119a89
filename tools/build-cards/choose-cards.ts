import type { PrintedCard } from "@obverse/card-data";

/** Layouts of cards that have another side, or whose parts are cast apart. */
const OTHER_SIDE = new Set(["transform", "modal_dfc", "meld"]);

/** Words of the face-down family: cards that are, put, turn or look at face-down objects. */
const FACE_DOWN =
  /\b(?:morph|megamorph|disguise|manifests?|manifested|cloaks?|cloaked|face[- ]down|turned face up|face up)\b/i;

/** Whether a card belongs to the built-in set for what it is: double-faced, meld, or of the face-down family. */
export function belongsByItself(card: PrintedCard): boolean {
  return OTHER_SIDE.has(card.layout) || card.faces.some((face) => FACE_DOWN.test(face.text));
}

/** Whether the rules' own dungeons stand for the card: a dungeon belongs to no player's cards (309.2), and the engine has its rooms. */
export const isDungeon = (card: PrintedCard): boolean => card.faces.some((face) => face.typeLine.startsWith("Dungeon"));

/** The full names of the cards that texts name, by full name or by a face's; a full name wins. */
export function namedCards(cards: readonly PrintedCard[], texts: Iterable<string>): ReadonlySet<string> {
  const full = new Set(cards.map((card) => card.name));
  const byFace = new Map(cards.flatMap((card) => card.faces.map((face) => [face.name, card.name] as const)));
  const found = new Set<string>();
  for (const text of texts) {
    const name = full.has(text) ? text : byFace.get(text);
    if (name !== undefined) found.add(name);
  }
  return found;
}
