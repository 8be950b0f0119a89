import type { Ability } from "../../ability/ability.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { EmblemObject } from "../../model/object.ts";
import { newObjectId, newTimestamp, type Process, setObject } from "../process.ts";
import { insertIntoZone } from "./zones.ts";

/** Puts what carries abilities without being a card into the command zone: an emblem (114.1), what a designation brings (725.2), or a dungeon card (309.2). */
export function putEmblem(
  p: Process,
  player: PlayerId,
  abilities: readonly Ability[],
  more: Pick<EmblemObject, "createdBy" | "designation" | "tempted" | "dungeon" | "chosen">,
): ObjectId {
  const id = newObjectId(p);
  setObject(p, {
    kind: "emblem",
    id,
    zone: "command",
    owner: player,
    controller: player,
    timestamp: newTimestamp(p),
    abilities,
    counters: {},
    ...more,
  });
  insertIntoZone(p, "command", player, id, "last");
  return id;
}
