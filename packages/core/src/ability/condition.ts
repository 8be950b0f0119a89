import type { Color } from "../model/mana.ts";
import type { Zone } from "../model/zone.ts";
import type { Amount } from "./amount.ts";
import type { Comparison, Filter } from "./filter.ts";
import type { PlayerRef } from "./player-ref.ts";
import type { Selector } from "./selector.ts";

/** What must be true. */
export type Condition =
  | { readonly kind: "and"; readonly of: readonly Condition[] }
  | { readonly kind: "or"; readonly of: readonly Condition[] }
  | { readonly kind: "not"; readonly of: Condition }
  /** Two amounts compared. */
  | { readonly kind: "compare"; readonly left: Amount; readonly is: Comparison; readonly right: Amount }
  /** Some (or, with `every`, each) object of the selector matches. An empty selector is false. */
  | { readonly kind: "matches"; readonly what: Selector; readonly filter: Filter; readonly every?: true }
  /** Both owned and controlled by the ability's controller, as meld abilities ask (701.42). */
  | { readonly kind: "you-own-and-control"; readonly what: readonly Selector[] }
  | { readonly kind: "day-night"; readonly is: "day" | "night" | "neither" | "not-neither" }
  | { readonly kind: "whose-turn"; readonly player: PlayerRef }
  /** It is this phase or step. */
  | { readonly kind: "step"; readonly step: string }
  /** Of spells cast last turn: `none` by anyone; `two-by-one`: some player cast two or more. */
  | { readonly kind: "last-turn-spells"; readonly what: "none" | "two-by-one" }
  /** Something happened this turn (or the last): some event of this trigger's form. */
  | {
      readonly kind: "happened";
      readonly trigger: import("./trigger.ts").Trigger;
      readonly times?: { readonly is: Comparison; readonly value: Amount };
      readonly when: "this-turn" | "last-turn" | "this-combat" | "this-game";
    }
  /** An earlier instruction did what it says: “if you do”, “when you do”, “if a creature card is discarded this way”. */
  | {
      readonly kind: "done";
      readonly name: string;
      readonly filter?: Filter;
      /** The filter is about the permanents that they were: “if a creature was exiled this way” (608.2h). Absent: about what they are. */
      readonly asTheyWere?: true;
      /** The zone that it put something into, which a replacement effect can change. Absent: wherever. */
      readonly into?: Zone;
    }
  /** The players are among those who did what an earlier instruction says: “each opponent who can't loses 3 life” (where it isn't so). */
  | { readonly kind: "did"; readonly who: PlayerRef; readonly name: string }
  /** This ability resolves for the nth time this turn: “this is the second time this ability has resolved this turn”. */
  | { readonly kind: "resolved-times"; readonly nth: number }
  /** An optional cost was paid: kicked, “if {R}{G} was spent”, bargained. */
  | { readonly kind: "paid"; readonly keyword: string; readonly of?: Selector }
  | { readonly kind: "mana-spent"; readonly colors: readonly Color[] }
  | { readonly kind: "players"; readonly who: PlayerRef; readonly every?: true; readonly that: Condition }
  /** The ability's source is still there / the event's object is still the same object. */
  | { readonly kind: "exists"; readonly what: Selector }
  | { readonly kind: "chosen"; readonly what: string; readonly value: string }
  | { readonly kind: "your-opening-hand" }
  /** The player is the monarch, has the initiative or the city's blessing, or has completed a dungeon (309.7). */
  | {
      readonly kind: "designation";
      readonly of: PlayerRef;
      readonly is: "monarch" | "initiative" | "city-blessing" | "completed-dungeon";
    }
  /** The search of that name looked in this zone: “if you search your library this way”. */
  | { readonly kind: "searched"; readonly name: string; readonly zone: Zone }
  /** Matching sources dealt so much damage this turn altogether; or since your last turn. */
  | {
      readonly kind: "damage-this-turn";
      readonly since?: "your-last-turn";
      readonly source: Filter;
      readonly combat?: boolean;
      readonly to?: Filter;
      readonly is: Comparison;
      readonly value: Amount;
    };
