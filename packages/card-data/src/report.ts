/** What can be wrong with, or worth knowing about, a record of card data. The sentences for them are made at the edge. */
export const ISSUE_CODES = [
  "not-json",
  "invalid-record",
  "unknown-layout",
  "unknown-field",
  "unknown-type",
  "unknown-value",
  "not-a-card",
  "mana-cost-unread",
  "number-not-modelled",
  "faces-missing",
  "too-many-parts",
  "half-recovered",
  "half-missing",
  "meld-mislabelled",
  "meld-unlinked",
  "meld-incomplete",
  "indicator-missing",
  "colors-disagree",
  "cost-misplaced",
  "color-identity-disagrees",
  "mana-value-disagrees",
  "face-name-disagrees",
  "duplicate",
  "sources-disagree",
  "text-encoding",
  "record-too-large",
  "cut-off",
] as const;
/** What can be wrong with a record of card data. */
export type IssueCode = (typeof ISSUE_CODES)[number];

/** Where in its source a record stands. */
export interface Place {
  /** From 1. Absent: not a text of lines. */
  readonly line?: number;
  /** Byte offset of the record's start. Absent: unknown. */
  readonly byte?: number;
  /** JSON path within the record, `card_faces.0.power`. Absent: the whole record. */
  readonly path?: string;
}

/** One thing noticed about one record. */
export interface Issue {
  readonly code: IssueCode;
  /** The card's name, as far as known. Absent: no name could be read. */
  readonly card?: string;
  readonly place?: Place;
  /** What stands in the source. Absent: nothing to show. */
  readonly found?: string;
  /** What it should be by the rules or the schema. Absent: not known. */
  readonly expected?: string;
  /** What was done about it: `repaired` (the expected value was used), `kept` (as it is), `set-aside` (the record is not among the cards). */
  readonly action: "repaired" | "kept" | "set-aside";
}
