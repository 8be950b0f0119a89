import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { CardObject } from "../../model/object.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { emit, simultaneously } from "../emit.ts";
import { newObjectId, newTimestamp, type Procedure, type Process, setObject } from "../process.ts";
import { insertIntoZone } from "./zones.ts";

/**
 * Makes a copy of a card in the zone where the card is, to be cast while a spell or ability is resolving (707.12). One that isn't cast ceases
 * to exist as state-based actions are next checked (704.5e). Nothing where it is no card, or one on the battlefield or the stack.
 */
export function* copyCard(p: Process, of: ObjectId, player: PlayerId): Procedure<ObjectId | undefined> {
  const original = cardObjectAt(p.state, of);
  const [top] = original?.components ?? [];
  if (original === undefined || top === undefined) return undefined;
  if (original.zone === "battlefield" || original.zone === "stack") return undefined;
  return yield* simultaneously(p, function* () {
    const id = newObjectId(p);
    const copy: CardObject = {
      kind: "card",
      id,
      zone: original.zone,
      owner: player,
      controller: player,
      components: [{ what: { kind: "spell-copy", definition: top.what.definition }, face: "front" }],
      turned: 0,
      timestamp: newTimestamp(p),
      counters: {},
    };
    setObject(p, copy);
    insertIntoZone(p, copy.zone, player, id, "last");
    emit(p, { kind: "copied", object: id, of, player, rules: ["707.12"] });
    return id;
  });
}
