import type { Card } from "../model/card.ts";
import type { ObjectId } from "../model/ids.ts";
import type { Refusal } from "../model/refusal.ts";
import type { GameState } from "../model/state.ts";
import { knowsMeldPair } from "../rules/meld-pairs.ts";
import { cardObjectAt } from "../storage/objects.ts";
import { definitionNamed, definitionOf } from "./definitions.ts";

/** What these objects meld into: two cards of one pair that the edition knows (701.42b, 712.5). Nothing: they can't be melded. */
export function meldResultOf(state: GameState, ids: readonly ObjectId[]): Card | undefined {
  const [one, other] = ids.map((id) => meldCardAt(state, id));
  if (ids.length !== 2 || one?.meld === undefined || other?.meld === undefined) return undefined;
  const pair =
    one.meld.partner === other.name && other.meld.partner === one.name && one.meld.result === other.meld.result;
  return pair && knowsMeldPair(one.meld.result, state.edition)
    ? definitionNamed(state.definitions, one.meld.result)
    : undefined;
}

/** Why these objects can't be melded (701.42b–c). Nothing: they can. */
export function meldRefusal(state: GameState, ids: readonly ObjectId[]): Refusal | undefined {
  if (meldResultOf(state, ids) !== undefined) return undefined;
  const [first] = ids;
  return { code: "cannot-meld", rules: ["701.42c", "701.42b"], ...(first === undefined ? {} : { object: first }) };
}

/** The meld card that alone represents an object; a token is none (701.42b). */
function meldCardAt(state: GameState, id: ObjectId): Card | undefined {
  const object = cardObjectAt(state, id);
  const [only, more] = object?.components ?? [];
  return only?.what.kind === "card" && more === undefined
    ? definitionOf(state.definitions, only.what.definition)
    : undefined;
}
