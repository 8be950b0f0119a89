/** One face or half as its source writes it: texts, not read yet. */
export interface PrintedFace {
  readonly name: string;
  /** Empty: none. */
  readonly manaCost: string;
  readonly typeLine: string;
  readonly text: string;
  /** As the source gives them. Absent: the source gives none for a face of this layout. */
  readonly colors?: readonly string[] | undefined;
  readonly colorIndicator?: readonly string[] | undefined;
  readonly power?: string | undefined;
  readonly toughness?: string | undefined;
  readonly loyalty?: string | undefined;
  readonly defense?: string | undefined;
  /** Of a reversible card: the card this side is. */
  readonly cardId?: string | undefined;
  readonly layout?: string | undefined;
}

/** A related card as the source names it. */
export interface PrintedRelation {
  readonly component: string;
  readonly name: string;
}

/** Another name of a face: as printed in a language, or a name that stands in for it on some printing. */
export interface PrintedName {
  /** The face's name. */
  readonly face: string;
  readonly name: string;
  /** Scryfall's code: `en`, `ja`, … */
  readonly lang: string;
  readonly kind: "printed" | "flavor";
}

/** A record of either source in one shape, its texts not read yet. */
export interface PrintedCard {
  /** The source's id of the card, the same for all its printings. */
  readonly id: string;
  /** The source's id of this print. */
  readonly printId?: string | undefined;
  readonly name: string;
  readonly layout: string;
  /** As the source lists them; at least one. */
  readonly faces: readonly PrintedFace[];
  readonly related: readonly PrintedRelation[];
  readonly set?: string | undefined;
  readonly number?: string | undefined;
  readonly released?: string | undefined;
  /** Absent: English. */
  readonly lang?: string | undefined;
  readonly names?: readonly PrintedName[] | undefined;
  /** What the source says of it, to check. */
  readonly colorIdentity?: readonly string[] | undefined;
  readonly manaValue?: number | undefined;
}
