import type { EditionDate } from "../rules/editions.ts";
import type { Card, FaceSide } from "./card.ts";
import type { ManaKind } from "./mana.ts";
import type { FaceDownCause } from "./object.ts";
import type { Step } from "./state.ts";

/** A board to begin with, legal or not: what a new game is made from. Setting it up is silent: nothing enters or triggers. */
export interface GameSetup {
  /** Absent: the newest edition. */
  readonly edition?: EditionDate;
  /** Absent: `exact`. `unlimited`: any mana cost can be paid. */
  readonly mana?: "unlimited" | "exact";
  /** In turn order; two to four. */
  readonly players: readonly PlayerSetup[];
  readonly turn?: TurnSetup;
}

/** Where the game stands as it begins. */
export interface TurnSetup {
  /** Absent: the first player. */
  readonly active?: string;
  /** Absent: `main1`. In `untap`, `upkeep` and `draw` the step is about to begin; in others the active player is about to get priority. */
  readonly step?: Step;
  readonly number?: number;
  /** Absent: `neither`, unless a permanent of the set-up makes it day. */
  readonly day?: "day" | "night" | "neither";
  /** The turn before; `none`: this is the first turn. Absent: the previous player's, in which nobody cast a spell. */
  readonly previous?: "none" | { readonly player: string; readonly spells: Readonly<Record<string, number>> };
}

/** A player as the game begins. */
export interface PlayerSetup {
  readonly id: string;
  /** Absent: 20. */
  readonly life?: number;
  readonly pool?: readonly ManaKind[];
  readonly poison?: number;
  readonly battlefield?: readonly ObjectSetup[];
  readonly hand?: readonly ObjectSetup[];
  /** From the top. */
  readonly library?: readonly ObjectSetup[];
  /** Oldest first. */
  readonly graveyard?: readonly ObjectSetup[];
  readonly exile?: readonly ObjectSetup[];
  readonly command?: readonly ObjectSetup[];
}

/** An object of a set-up. Exactly one of `card` and `meld` is given. */
export interface ObjectSetup {
  /** A card by its full name or any face's, or its definition. */
  readonly card?: string | Card;
  /** The two cards of a pair, melded. */
  readonly meld?: readonly [string | Card, string | Card];
  /** By which `attachedTo`, `exiledWith` and `copyOf` refer to it. Absent: the name in `card`. */
  readonly label?: string;
  /** Absent: `front`. On the battlefield only. */
  readonly face?: FaceSide;
  readonly faceDown?: FaceDownCause;
  readonly copyOf?: { readonly label: string } | { readonly card: string; readonly face?: FaceSide };
  readonly token?: true;
  /** Absent: the player it is listed under, who controls it. */
  readonly owner?: string;
  readonly tapped?: true;
  readonly sick?: true;
  readonly counters?: Readonly<Record<string, number>>;
  readonly damage?: number;
  readonly loyalty?: number;
  readonly defense?: number;
  /** A label or a player. */
  readonly attachedTo?: string;
  readonly exiledWith?: string;
  readonly chosen?: Readonly<Record<string, string | number>>;
  readonly commander?: true;
}
