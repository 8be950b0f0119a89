import type { Card, FaceSymbol, Printing } from "@obverse/core";

/** The signs of both faces. */
export interface SymbolPair {
  readonly front: FaceSymbol;
  readonly back: FaceSymbol;
}

const SUN: SymbolPair = { front: "sun", back: "moon" };
const ELDRAZI: SymbolPair = { front: "full-moon", back: "emrakul" };
const ORIGINS: SymbolPair = { front: "planeswalker-icon", back: "planeswalker" };
const COMPASS: SymbolPair = { front: "compass", back: "land-icon" };
const FAN: SymbolPair = { front: "closed-fan", back: "open-fan" };
const TRIANGLE: SymbolPair = { front: "triangle-up", back: "triangle-down" };
const MODAL: SymbolPair = { front: "modal-front", back: "modal-back" };

/** The Brothers' War: from its release on, all nonmodal cards have triangles (712.2a). */
const TRIANGLES_SINCE = "2022-11-18";

/** Releases before that, and those since whose cards have no date in the data. Crimson Vow has Midnight Hunt's signs, though 712.2a leaves it out. */
const BY_SET: Readonly<Record<string, SymbolPair>> = {
  isd: SUN,
  dka: SUN,
  soi: SUN,
  mid: SUN,
  vow: SUN,
  emn: ELDRAZI,
  ori: ORIGINS,
  m19: ORIGINS,
  xln: COMPASS,
  rix: COMPASS,
  neo: FAN,
  bro: TRIANGLE,
  bot: TRIANGLE,
  mom: TRIANGLE,
  mul: TRIANGLE,
  lci: TRIANGLE,
  lcc: TRIANGLE,
  rex: TRIANGLE,
  mh3: TRIANGLE,
  fin: TRIANGLE,
  tla: TRIANGLE,
  ecl: TRIANGLE,
};

/** Releases that show an earlier printing's frame, and so its signs. */
const REPRINTS_AS_WERE = new Set(["plst", "v17", "prm", "pxtc"]);

/** In Eldritch Moon, the sun and crescent of before belong to the one card that has a printed front with these creature types (712.2a). */
const KEEPS_THE_SUN = { set: "emn", supertype: "Legendary", subtype: "Werewolf" } as const;

/** Whether some printing is known to have signs that the rules don't list: Secret Lair's before triangles were on all nonmodal cards. */
export function hasUnlistedSymbols({ printings = [] }: Card): boolean {
  return printings.some(({ set, released }) => set === "sld" && released !== undefined && released < TRIANGLES_SINCE);
}

/** The signs on a card's faces, on the printing of a release or, without one, on its first printing. Nothing: the rules list none for it. */
export function faceSymbols(card: Card, set?: string): SymbolPair | undefined {
  if (card.kind === "modal") return MODAL;
  if (card.faces.length !== 2 || card.token) return undefined;
  const printings = card.printings ?? [];
  const wanted = set?.toLowerCase();
  if (wanted === undefined) return firstOf(printings.map((printing) => symbolsOn(card, printing)));
  const known = printings.filter((printing) => printing.set === wanted);
  return firstOf(
    (known.length > 0 ? known : [{ set: wanted, number: "" }]).map((printing) => symbolsOn(card, printing)),
  );
}

function symbolsOn(card: Card, printing: Printing): SymbolPair | undefined {
  const set = printing.set.toLowerCase();
  const parent = set.startsWith("p") && BY_SET[set.slice(1)] !== undefined ? set.slice(1) : set;
  if (parent === KEEPS_THE_SUN.set && keepsTheSun(card)) return SUN;
  const listed = BY_SET[parent];
  if (listed !== undefined) return listed;
  if (REPRINTS_AS_WERE.has(set)) {
    const originals = (card.printings ?? []).filter((other) => !REPRINTS_AS_WERE.has(other.set));
    return firstOf(originals.map((other) => symbolsOn(card, other)));
  }
  return printing.released !== undefined && printing.released >= TRIANGLES_SINCE ? TRIANGLE : undefined;
}

function keepsTheSun({ faces: [front] }: Card): boolean {
  return front.supertypes.includes(KEEPS_THE_SUN.supertype) && front.subtypes.includes(KEEPS_THE_SUN.subtype);
}

function firstOf<T>(values: readonly (T | undefined)[]): T | undefined {
  return values.find((value) => value !== undefined);
}
