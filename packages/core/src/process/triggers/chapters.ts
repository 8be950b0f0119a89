import { characteristics } from "../../characteristics/characteristics.ts";
import type { GameEvent } from "../../model/event.ts";
import type { ObjectId } from "../../model/ids.ts";
import type { GameState } from "../../model/state.ts";
import { cardObjectAt } from "../../storage/objects.ts";

/** The events that trigger a chapter ability: lore counters came onto its Saga, and there were fewer than its number before and now aren't (714.2b–c). */
export function chapterEvents(
  state: GameState,
  saga: ObjectId,
  chapters: readonly number[],
  events: readonly GameEvent[],
): readonly GameEvent[] {
  const object = cardObjectAt(state, saga);
  const now = object?.counters.lore ?? 0;
  const added = events.filter(
    (event): event is GameEvent & { readonly kind: "counters" } =>
      event.kind === "counters" && event.object === saga && event.counter === "lore" && event.change > 0,
  );
  const [event] = added;
  if (event === undefined) return [];
  const before = now - added.reduce((sum, { change }) => sum + change, 0);
  const reached = chapters.filter(
    (chapter) => before < chapter && chapter <= now && (chapter === now || !readsAhead(state, saga)),
  );
  return reached.map(() => event);
}

/** Chapter abilities of a Saga with read ahead can't trigger in the turn it entered, but for that of the number it has reached (702.155a). */
function readsAhead(state: GameState, saga: ObjectId): boolean {
  if (cardObjectAt(state, saga)?.permanent?.controlledSince !== state.turn.number) return false;
  return characteristics(state, saga).abilities.some(
    ({ ability }) => ability.kind === "keyword" && ability.keyword.name === "read ahead",
  );
}
