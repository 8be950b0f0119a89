import type { Card } from "../model/card.ts";
import type { ObjectId } from "../model/ids.ts";
import type { CardObject } from "../model/object.ts";
import type { GameState } from "../model/state.ts";
import { cardObjectAt } from "../storage/objects.ts";
import { partsOf } from "./parts.ts";

/** What a melded permanent is: the definition that its two cards' back faces make together (712.8g). Nothing where the object is not melded. */
export function meldedResultOf(state: GameState, object: CardObject): Card | undefined {
  if (object.zone !== "battlefield" || object.components.length !== 2) return undefined;
  const [part] = partsOf(state.definitions, object.components);
  return part?.kind === "melded" ? part.result : undefined;
}

/** Whether an object is a melded permanent (712.4a). */
export function isMelded(state: GameState, id: ObjectId): boolean {
  const object = cardObjectAt(state, id);
  return object !== undefined && meldedResultOf(state, object) !== undefined;
}
