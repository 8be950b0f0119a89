import type { ObjectId } from "../model/ids.ts";
import type { CardObject } from "../model/object.ts";
import type { Refusal } from "../model/refusal.ts";
import type { GameState } from "../model/state.ts";
import { switchesOf } from "../rules/editions.ts";
import type { RuleKey } from "../rules/rules.ts";
import { cardObjectAt } from "../storage/objects.ts";
import { definitionOf } from "./definitions.ts";
import { isDoubleFacedObject } from "./double-faced.ts";
import { isDoubleFacedCard } from "./face-up.ts";

/** Why a permanent can't be turned face down (708.2b, 712.16, 730.2j). Nothing: it can. Being put or cast face down is another matter (712.15). */
export function turnFaceDownRefusal(state: GameState, id: ObjectId): Refusal | undefined {
  const object = cardObjectAt(state, id);
  if (object?.permanent === undefined) return { code: "not-a-permanent", rules: ["708.2"], object: id };
  const rule = whyNot(state, object);
  return rule === undefined ? undefined : { code: "cannot-turn-face-down", rules: [rule], object: id };
}

function whyNot(state: GameState, object: CardObject): RuleKey | undefined {
  if (object.faceDown !== undefined) return "708.2b";
  if (isDoubleFacedObject(state, object)) return "712.16";
  if (object.components.length < 2) return undefined;
  const tokens = switchesOf(state.edition).doubleFacedTokens;
  const doubleFaced = object.components.some(
    ({ what }) =>
      (what.kind === "card" || tokens === "yes") && isDoubleFacedCard(definitionOf(state.definitions, what.definition)),
  );
  return doubleFaced ? "730.2j" : undefined;
}
