import { characteristics, controllerOf } from "../../characteristics/characteristics.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { CardObject, GameObject, LastKnown } from "../../model/object.ts";
import type { GameState } from "../../model/state.ts";
import { objectIndex } from "../../storage/object-index.ts";
import { objectAt } from "../../storage/objects.ts";
import { type Process, setObject } from "../process.ts";
import { removeFromZone } from "./zones.ts";

/** What an object is now, to be kept under its id once it is gone (608.2h, 603.10). */
export function snapshot(state: GameState, object: GameObject): Omit<LastKnown, "became"> {
  return {
    kind: "gone",
    id: object.id,
    object,
    characteristics: characteristics(state, object.id),
    controller: controllerOf(state, object.id) ?? object.controller,
    attachments: object.zone === "battlefield" ? attachmentsOf(state, object.id) : [],
  };
}

/** The permanents attached to an object or player. */
export function attachmentsOf(state: GameState, to: ObjectId | PlayerId): readonly ObjectId[] {
  const found: ObjectId[] = [];
  for (const attachment of attachments(state.objects, undefined))
    if (attachment.to === to) found.push(attachment.object);
  return found;
}

const attachments = objectIndex((entry) =>
  entry.kind === "card" && entry.permanent?.attachedTo !== undefined
    ? [{ object: entry.id, to: entry.permanent.attachedTo }]
    : [],
);

/** Takes an object out of its zone; what it was stays under its id. */
export function takeAway(p: Process, last: Omit<LastKnown, "became">): void {
  removeFromZone(p, last.object.zone, last.object.owner, last.id);
  setObject(p, { ...last, became: [] });
}

/** Takes an object out of its zone without putting anything anywhere: what it was stays as last known. */
export function leaveZone(p: Process, id: ObjectId): void {
  const object = objectAt(p.state, id);
  if (object !== undefined) takeAway(p, snapshot(p.state, object));
}

/** The owner of a component: of a card, its owner; of a token or copy, the object's. */
export function ownerOfComponent(state: GameState, object: CardObject, at: number): PlayerId {
  const what = object.components[at]?.what;
  return what?.kind === "card" ? (state.cards[what.card]?.owner ?? object.owner) : object.owner;
}
