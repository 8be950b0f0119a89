import { characteristics } from "../../characteristics/characteristics.ts";
import type { Renaming } from "../../model/event.ts";
import type { ObjectId } from "../../model/ids.ts";
import type { GameState } from "../../model/state.ts";

/** What an object was called before a change and is called after it. */
export function renaming(before: GameState, after: GameState, id: ObjectId): Renaming {
  const was = characteristics(before, id).name;
  const into = characteristics(after, id).name;
  return { ...(was === null ? {} : { was }), ...(into === null ? {} : { into }) };
}
