import { roomsOf } from "../../faces/dungeons.ts";
import type { EmblemObject } from "../../model/object.ts";
import type { GameState } from "../../model/state.ts";
import { objectAt } from "../../storage/objects.ts";
import { completeDungeon } from "../atoms/venture.ts";
import type { Act } from "./table.ts";

/** A dungeon with the venture marker on its bottommost room, none of whose room abilities has still to leave the stack, is removed from the game (704.5t, 309.6). */
export function dungeonActions(state: GameState): readonly Act[] {
  return state.command.flatMap((id) => {
    const object = objectAt(state, id);
    return object?.kind === "emblem" && isDone(state, object)
      ? [(p) => completeDungeon(p, object, ["704.5t", "309.6"])]
      : [];
  });
}

function isDone(state: GameState, { id, dungeon }: EmblemObject): boolean {
  if (dungeon === undefined || (roomsOf(dungeon.name)[dungeon.room]?.leadsTo.length ?? 0) > 0) return false;
  const stands = state.stack.some((on) => {
    const ability = objectAt(state, on);
    return ability?.kind === "ability" && ability.source === id;
  });
  return !stands && !state.waiting.some(({ source }) => source === id);
}
