/** A date, `YYYY-MM-DD`: the rules in force on it. From 2011-09-30 to the newest edition. */
export type EditionDate = string & { readonly __brand: "EditionDate" };

/** The newest edition of the rules that the engine knows. */
export const NEWEST_EDITION: EditionDate = "2026-08-07" as EditionDate;
/** The first: the release of Innistrad, with the first double-faced cards. */
export const OLDEST_EDITION: EditionDate = "2011-09-30" as EditionDate;
