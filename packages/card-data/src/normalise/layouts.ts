import type { CardKind, HalvesKind } from "@obverse/core";

/** How the records of a layout hold a card's faces. */
export type Arrangement =
  /** One set of characteristics. */
  | { readonly kind: "one"; readonly token?: true }
  /** Two faces. */
  | { readonly kind: "faces"; readonly card: Extract<CardKind, "nonmodal" | "modal"> }
  /** Two sets of characteristics on one face. */
  | { readonly kind: "halves"; readonly halves: HalvesKind }
  /** A meld card, or what a pair becomes. */
  | { readonly kind: "meld" }
  /** The same card, or two cards, printed on both sides of one piece. */
  | { readonly kind: "reversible" }
  /** Two tokens on one piece, or a double-faced token. */
  | { readonly kind: "token-pair" }
  /** No card or token at all. */
  | { readonly kind: "none" };

const ONE: Arrangement = { kind: "one" };
const TOKEN: Arrangement = { kind: "one", token: true };

/** Every layout of Scryfall and MTGJSON, and how it holds faces. Types tell the rest: a battle is a `transform` in the data. */
export const LAYOUTS: Readonly<Record<string, Arrangement>> = {
  normal: ONE,
  leveler: ONE,
  class: ONE,
  case: ONE,
  saga: ONE,
  mutate: ONE,
  prototype: ONE,
  battle: ONE,
  planar: ONE,
  scheme: ONE,
  vanguard: ONE,
  augment: ONE,
  host: ONE,
  dungeon: ONE,
  token: TOKEN,
  emblem: TOKEN,
  transform: { kind: "faces", card: "nonmodal" },
  modal_dfc: { kind: "faces", card: "modal" },
  meld: { kind: "meld" },
  split: { kind: "halves", halves: "split" },
  aftermath: { kind: "halves", halves: "aftermath" },
  adventure: { kind: "halves", halves: "adventure" },
  flip: { kind: "halves", halves: "flip" },
  prepare: { kind: "halves", halves: "prepare" },
  double_faced_token: { kind: "token-pair" },
  reversible_card: { kind: "reversible" },
  art_series: { kind: "none" },
  front_card: { kind: "none" },
};
