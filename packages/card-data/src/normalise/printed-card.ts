/** One face or half as its source writes it: texts, not read yet. */
export interface PrintedFace {
  readonly name: string;
  /** Empty: none. */
  readonly manaCost: string;
  readonly typeLine: string;
  readonly text: string;
  /** As the source gives them. Absent: the source gives none for a face of this layout. */
  readonly colors?: readonly string[];
  readonly colorIndicator?: readonly string[];
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly defense?: string;
  /** Of a reversible card: the card this side is. */
  readonly cardId?: string;
  readonly layout?: string;
}

/** A related card as the source names it. */
export interface PrintedRelation {
  readonly component: string;
  readonly name: string;
}

/** A record of either source in one shape, its texts not read yet. */
export interface PrintedCard {
  /** The source's id of the card, the same for all its printings. */
  readonly id: string;
  readonly name: string;
  readonly layout: string;
  /** As the source lists them; at least one. */
  readonly faces: readonly PrintedFace[];
  readonly related: readonly PrintedRelation[];
  readonly set?: string;
  readonly number?: string;
  readonly released?: string;
  /** What the source says of it, to check. */
  readonly colorIdentity?: readonly string[];
  readonly manaValue?: number;
}
