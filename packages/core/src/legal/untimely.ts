import type { Ability } from "../ability/ability.ts";
import { keywordsOf } from "../characteristics/keywords.ts";
import type { Card } from "../model/card.ts";
import type { PlayerId } from "../model/ids.ts";
import type { CardObject } from "../model/object.ts";
import type { GameState } from "../model/state.ts";
import { cardOf } from "../process/casting/permissions.ts";
import { isSorceryTime } from "../process/casting/timing.ts";
import { rulesInForce } from "../query/static-rules.ts";

/** Rules by which a card may be cast at a time that isn't its own. */
const HASTENING = ["cast-as-though-flash", "may-cast", "alternative-cost", "grant-outside"] as const;
/** Keywords by which a spell is cast when a sorcery can't be. */
const QUICK: ReadonlySet<string> = new Set(["flash", "sneak"]);

/**
 * Whether a card in a hand plainly can't be cast or played now, since it is no time for that: nothing that it is, says or that applies to it makes it quick.
 * `false` says nothing.
 */
export function isPlainlyUntimely(state: GameState, player: PlayerId, object: CardObject): boolean {
  if (object.zone !== "hand" || isSorceryTime(state, player)) return false;
  const card = cardOf(state, object);
  return (
    card !== undefined &&
    isSlow(card) &&
    HASTENING.every((kind) => rulesInForce(state, kind).length === 0) &&
    !keywordsOf(state, object.id).some(({ name }) => QUICK.has(name))
  );
}

const known = new WeakMap<Card, boolean>();

/** Whether no part of a card is an instant or says anything that could have it cast as though it were one. */
function isSlow(card: Card): boolean {
  let slow = known.get(card);
  if (slow === undefined) {
    slow = [...card.faces, ...(card.halves?.parts ?? [])].every(
      ({ types, abilities }) => !types.includes("Instant") && !abilities.some(mayHasten),
    );
    known.set(card, slow);
  }
  return slow;
}

function mayHasten(ability: Ability): boolean {
  return ability.kind === "keyword"
    ? QUICK.has(ability.keyword.name)
    : ability.kind === "static" && (ability.rules?.length ?? 0) > 0;
}
