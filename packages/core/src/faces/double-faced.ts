import type { ObjectId } from "../model/ids.ts";
import type { CardObject } from "../model/object.ts";
import type { GameState } from "../model/state.ts";
import { switchesOf } from "../rules/editions.ts";
import { cardObjectAt } from "../storage/objects.ts";
import { definitionOf } from "./definitions.ts";
import { isDoubleFacedCard } from "./face-up.ts";
import { meldedResultOf } from "./melded.ts";

/**
 * Whether an object is represented by a double-faced card or token (712.1, 712.9): a question about the physical thing, whatever it copies and
 * whether or not it is face down. A melded permanent is (712.16), a merged one is not (730.2i).
 */
export function isDoubleFacedObject(state: GameState, object: CardObject): boolean {
  const [top, below] = object.components;
  if (top === undefined) return false;
  if (below !== undefined) return meldedResultOf(state, object) !== undefined;
  if (top.what.kind !== "card" && switchesOf(state.edition).doubleFacedTokens === "no") return false;
  return isDoubleFacedCard(definitionOf(state.definitions, top.what.definition));
}

/**
 * Whether an object is a transformed permanent: a double-faced permanent with its back face up, of one card or token (701.27g). In older editions only
 * transforming cards counted, and a merged permanent by its topmost one.
 */
export function isTransformed(state: GameState, id: ObjectId): boolean {
  const object = cardObjectAt(state, id);
  const [top, below] = object?.components ?? [];
  if (object === undefined || top?.face !== "back" || object.zone !== "battlefield" || object.faceDown !== undefined)
    return false;
  if (switchesOf(state.edition).transformedPermanent === "one-card")
    return below === undefined && isDoubleFacedObject(state, object);
  return definitionOf(state.definitions, top.what.definition).kind === "nonmodal";
}
