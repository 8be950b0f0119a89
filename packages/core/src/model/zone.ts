/** The zones of a game (400.1); the ante zone is left out. */
export const ZONES = ["library", "hand", "battlefield", "graveyard", "stack", "exile", "command"] as const;
/** One of the zones of a game (400.1). */
export type Zone = (typeof ZONES)[number];

/** Zones of which each player has one of their own (400.1). */
export const PLAYER_ZONES = ["library", "hand", "graveyard"] as const;
/** A zone of which each player has one of their own (400.1). */
export type PlayerZone = (typeof PLAYER_ZONES)[number];

/** Zones whose cards not every player may see (400.2). */
export const HIDDEN_ZONES = ["library", "hand"] as const;
