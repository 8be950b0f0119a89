/** A public card object, as far as coverage looks at it before it is normalised. */
export interface PublicCard {
  readonly name: string;
  readonly layout?: string;
  readonly set?: string;
  readonly set_type?: string;
  readonly border_color?: string;
  readonly security_stamp?: string;
  readonly type_line?: string;
  readonly oracle_text?: string;
  readonly card_faces?: readonly { readonly type_line?: string; readonly oracle_text?: string }[];
}

/** Why a card isn't one that this product is for: it is reported so, and not counted as a card that can't be read. */
export type OutOfScope = (typeof OUT_OF_SCOPE)[number];

/** All reasons for a card to be out of scope. */
export const OUT_OF_SCOPE = ["not-a-card", "rebalanced", "un-card", "not-traditional", "no-card-type"] as const;

/** What no deck holds: pieces that are no cards, or only their fronts. */
const NO_CARDS: ReadonlySet<string> = new Set([
  "token",
  "double_faced_token",
  "emblem",
  "art_series",
  "front_card",
  "reversible_card",
]);

/** Layouts of cards that games other than ours use (planar, scheme and vanguard cards), and of cards that are put together. */
const OTHER_GAMES: ReadonlySet<string> = new Set(["vanguard", "scheme", "planar", "dungeon"]);
const PUT_TOGETHER: ReadonlySet<string> = new Set(["augment", "host"]);

/** Sets of cards that no tournament allows, by code: a source that says so itself (`set_type`, `security_stamp`) is believed first. */
const UN_SETS: ReadonlySet<string> = new Set([
  ...["ugl", "unh", "ust", "unf", "sunf", "und", "unk", "hho", "cmb1", "cmb2", "mb2", "pcel", "past", "ptg", "h17"],
  ...[
    "htr",
    "htr16",
    "htr17",
    "htr18",
    "htr19",
    "htr20",
    "ph17",
    "ph18",
    "ph19",
    "ph20",
    "ph21",
    "ph22",
    "phuk",
    "prel",
    "pres",
    "da1",
    "punh",
  ],
]);

const OTHER_TYPES = /\b(?:Plane|Scheme|Phenomenon|Vanguard|Conspiracy|Dungeon)\b/;
const UN_TYPES = /\b(?:Stickers|Attraction|Contraption|Host|Eaturecray|Summon)\b/;
const CARD_TYPES = /\b(?:Artifact|Battle|Creature|Enchantment|Instant|Kindred|Tribal|Land|Planeswalker|Sorcery)\b/;

/** Why a card is out of scope, or nothing where it is in. */
export function outOfScope(card: PublicCard): OutOfScope | undefined {
  const { layout = "normal", set = "" } = card;
  const types = card.type_line ?? card.card_faces?.map((face) => face.type_line ?? "").join(" // ") ?? "";
  if (NO_CARDS.has(layout)) return "not-a-card";
  if (card.name.startsWith("A-")) return "rebalanced";
  if (PUT_TOGETHER.has(layout) || UN_TYPES.test(types) || isUnCard(card, set)) return "un-card";
  if (OTHER_GAMES.has(layout) || OTHER_TYPES.test(types)) return "not-traditional";
  return CARD_TYPES.test(types) ? undefined : "no-card-type";
}

function isUnCard(card: PublicCard, set: string): boolean {
  if (card.security_stamp !== undefined) return card.security_stamp === "acorn";
  return card.border_color === "silver" || (card.set_type === "funny" && set !== "unf") || UN_SETS.has(set);
}
