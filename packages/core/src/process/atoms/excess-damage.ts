import { characteristics } from "../../characteristics/characteristics.ts";
import type { GameState } from "../../model/state.ts";
import { cardObjectAt, storedAt } from "../../storage/objects.ts";
import type { Blow } from "./damage.ts";

/** For each of several blows dealt at the same time, how much of it is in excess (120.10): beyond lethal damage, loyalty or defense, the last ones first. */
export function excessOf(state: GameState, blows: readonly Blow[]): readonly number[] {
  const left = new Map<number, number>();
  return blows.map(({ to, amount, source }) => {
    if (!("object" in to)) return 0;
    const before = left.get(to.object) ?? absorbs(state, to.object);
    const deathtouch = isCreature(state, to.object) && hasDeathtouch(state, source);
    const taken = Math.min(amount, deathtouch ? Math.min(1, Math.max(0, before)) : Math.max(0, before));
    left.set(to.object, before - amount);
    return amount - taken;
  });
}

/** How much damage a permanent takes before the rest is in excess: of several types, where the excess is greatest (120.10). */
function absorbs(state: GameState, id: Extract<Blow["to"], { object: unknown }>["object"]): number {
  const object = cardObjectAt(state, id);
  const { types, toughness = 0 } = characteristics(state, id);
  const numbers: number[] = [];
  if (types.includes("Creature")) numbers.push(toughness - (object?.permanent?.damage ?? 0));
  if (types.includes("Planeswalker")) numbers.push(object?.counters.loyalty ?? 0);
  if (types.includes("Battle")) numbers.push(object?.counters.defense ?? 0);
  return numbers.length === 0 ? 0 : Math.min(...numbers);
}

const isCreature = (state: GameState, id: Parameters<typeof characteristics>[1]): boolean =>
  characteristics(state, id).types.includes("Creature");

function hasDeathtouch(state: GameState, source: Blow["source"]): boolean {
  return (
    source !== undefined &&
    storedAt(state.objects, source) !== undefined &&
    characteristics(state, source).abilities.some(
      ({ ability }) => ability.kind === "keyword" && ability.keyword.name === "deathtouch",
    )
  );
}
