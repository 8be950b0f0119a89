import type { Keyword, KeywordName } from "../ability/keyword.ts";
import type { ObjectId } from "../model/ids.ts";
import type { GameState } from "../model/state.ts";
import { characteristics } from "./characteristics.ts";

/** The keyword abilities that an object has now, in order (702). */
export function keywordsOf(state: GameState, id: ObjectId): readonly Keyword[] {
  return characteristics(state, id).abilities.flatMap(({ ability }) =>
    ability.kind === "keyword" ? [ability.keyword] : [],
  );
}

/** Whether an object has a keyword ability of this name now, whatever follows it. */
export function hasKeyword(state: GameState, id: ObjectId, name: KeywordName): boolean {
  return characteristics(state, id).abilities.some(
    ({ ability }) => ability.kind === "keyword" && ability.keyword.name === name,
  );
}
