import {
  type Card,
  type CardSource,
  createGame,
  type GameState,
  type ObjectId,
  type ObjectSetup,
  resume,
  type Step,
} from "@obverse/core";
import { STAND_INS as S } from "./stand-ins.ts";

/** Where the card under test begins. */
type Place = "battlefield" | "hand" | "graveyard";

/** A board with the card under test among stand-ins. */
export interface Board {
  readonly state: GameState;
  /** The card under test. */
  readonly it: ObjectId;
}

/** What of a board can be different. */
export interface BoardWish {
  readonly place: Place;
  readonly it: ObjectSetup;
  /** Absent: the first main phase. */
  readonly step?: Step;
}

const listed = (...cards: readonly Card[]): readonly ObjectSetup[] => cards.map((card) => ({ card }));

const MINE = listed(S.creature, S.artifact, S.enchantment, S.plain);
const THEIRS = listed(S.creature, S.large, S.artifact, S.enchantment, S.land, S.planeswalker);
const GRAVEYARD = listed(S.creature, S.instant, S.land);
const LIBRARY = listed(S.creature, S.land, S.instant, S.artifact, S.creature, S.land);

/** Sets a board up with the card of the first player, whose turn it is. Nothing: the card can't be put there. */
export function boardWith({ place, it, step = "main1" }: BoardWish, source: CardSource): Board | undefined {
  const made = createGame(
    {
      mana: "unlimited",
      turn: { step, number: 4 },
      players: [
        {
          id: "A",
          battlefield: [...(place === "battlefield" ? [it] : []), ...MINE],
          hand: [...(place === "hand" ? [it] : []), ...listed(S.land)],
          graveyard: [...(place === "graveyard" ? [it] : []), ...GRAVEYARD],
          library: LIBRARY,
        },
        {
          id: "B",
          battlefield: THEIRS,
          hand: listed(S.instant),
          graveyard: GRAVEYARD,
          library: LIBRARY,
        },
      ],
    },
    source,
  );
  if (!made.ok) return undefined;
  const id = made.objects.find(({ at }) => at === `players.0.${place}.0`)?.object;
  const begun = resume(made.state);
  if (!begun.ok) throw new Error(`a board could not begin: ${begun.refusal.code} ${begun.refusal.detail ?? ""}`);
  return id === undefined ? undefined : { state: begun.state, it: id };
}
