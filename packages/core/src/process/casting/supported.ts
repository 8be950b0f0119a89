import type { Ability } from "../../ability/ability.ts";
import type { KeywordName } from "../../ability/keyword.ts";
import { characteristics } from "../../characteristics/characteristics.ts";
import { isSupportedKeyword } from "../../keywords/support.ts";
import type { ObjectId } from "../../model/ids.ts";
import type { GameState } from "../../model/state.ts";
import { unsupported } from "../../model/unsupported.ts";

/** Keywords that only offer something, which is refused by itself: a card that has one can be played without it. */
const ONLY_OFFERS: ReadonlySet<KeywordName> = new Set<KeywordName>([
  "assist",
  "aura swap",
  "awaken",
  "channel",
  "cleave",
  "conspire",
  "emerge",
  "madness",
  "offering",
  "power-up",
  "specialize",
  "splice",
  "transfigure",
]);

/** Refuses to play what has words that the compiler did not understand, or a keyword that isn't carried out: nothing of a card is left out silently. */
export function checkSupported(state: GameState, id: ObjectId): void {
  for (const { ability } of characteristics(state, id).abilities) {
    const missing = missingIn(ability);
    if (missing !== undefined) unsupported(missing);
  }
}

function missingIn(ability: Ability): string | undefined {
  // A companion's condition is about decks: it matters outside the game only (702.139a).
  if (ability.kind === "unsupported") return ability.word?.toLowerCase() === "companion" ? undefined : ability.reason;
  if (ability.kind !== "keyword" || isSupportedKeyword(ability.keyword.name) || ONLY_OFFERS.has(ability.keyword.name))
    return undefined;
  return ability.keyword.name;
}
