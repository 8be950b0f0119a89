import type { Filter } from "../ability/filter.ts";
import type { Selector } from "../ability/selector.ts";
import { isDoubleFacedObject, isTransformed } from "../faces/double-faced.ts";
import type { ObjectId } from "../model/ids.ts";
import { unsupported } from "../model/unsupported.ts";
import { attachmentsOn } from "./attachments.ts";
import { isRingBearer } from "./designations.ts";
import { knownObject } from "./known-object.ts";
import type { Scope } from "./scope.ts";

type Status = Extract<Filter, { kind: "status" }>["status"];
type Combat = Extract<Filter, { kind: "combat" }>["is"];

/** Whether an object has a status or stands in a relation that isn't a characteristic (110.5, 701.27g). */
export function hasStatus(scope: Scope, status: Status, id: ObjectId): boolean {
  const { state, read } = scope;
  const object = knownObject(state, id);
  const card = object.kind === "card" ? object : undefined;
  const permanent = card?.permanent;
  switch (status) {
    case "tapped":
      return permanent?.tapped === true;
    case "untapped":
      return permanent?.tapped === false;
    case "face-down":
      return card?.faceDown !== undefined || card?.hidden !== undefined;
    case "face-up":
      return card !== undefined && card.faceDown === undefined && card.hidden === undefined;
    case "phased-in":
      return permanent !== undefined && permanent.phasedOut === undefined;
    case "transformed":
      return card !== undefined && isTransformed(state, card.id);
    case "double-faced":
      return card !== undefined && isDoubleFacedObject(state, card);
    case "attached":
      return permanent?.attachedTo !== undefined;
    case "equipped":
      return attachmentsOn(state, id).some((other) => read.characteristics(other).subtypes.includes("Equipment"));
    case "enchanted":
      return attachmentsOn(state, id).some((other) => read.characteristics(other).subtypes.includes("Aura"));
    case "modified":
      return isModified(scope, id);
    case "summoning-sick":
      return (
        permanent !== undefined &&
        permanent.controlledSince >= state.turn.number &&
        !read
          .characteristics(id)
          .abilities.some(({ ability }) => ability.kind === "keyword" && ability.keyword.name === "haste")
      );
    case "renowned":
    case "monstrous":
    case "solved":
      return permanent?.flags?.[status] === true;
    case "saddled":
      return permanent?.flags?.[`saddled:${state.turn.number}`] === true;
    case "ring-bearer":
      return permanent !== undefined && isRingBearer(state, id, read.controller(id));
    case "paired":
      return permanent?.pairedWith !== undefined;
    case "new-since-upkeep":
      return (
        permanent !== undefined &&
        permanent.controlledSince > 0 &&
        permanent.controlledSince >= (state.turn.beganBefore?.[read.controller(id)] ?? 1)
      );
    default:
      return unsupported(`status ${String(status)}`);
  }
}

/** Whether a creature is in combat this way (506.4, 509.1h). */
export function isInCombat(scope: Scope, is: Combat, id: ObjectId, whom?: Selector): boolean {
  const object = knownObject(scope.state, id);
  const permanent = object.kind === "card" ? object.permanent : undefined;
  const attacking = permanent?.attacking;
  switch (is) {
    case "attacking":
      return attacking !== undefined;
    case "blocking":
      return (
        permanent?.blocking !== undefined &&
        (whom === undefined || permanent.blocking.some((blocked) => scope.evaluate.selects(scope, whom, blocked)))
      );
    case "blocked":
      return attacking?.blocked === true;
    case "unblocked":
      return attacking !== undefined && attacking.blocked === undefined && afterBlocks(scope);
    case "attacking-alone":
      return (
        attacking !== undefined &&
        scope.state.battlefield.every((other) => other === id || !isInCombat(scope, "attacking", other))
      );
    case "attacking-you":
      return attacking !== undefined && attacking.defender === scope.ctx.controller;
  }
}

/** An attacker is unblocked only once blockers have been declared (509.1h). */
function afterBlocks({ state }: Scope): boolean {
  return ["declare-blockers", "first-strike-damage", "combat-damage", "end-combat"].includes(state.turn.step);
}

/** Modified (700.9): it has a counter on it, is equipped, or is enchanted by an Aura its controller controls. */
function isModified({ state, read }: Scope, id: ObjectId): boolean {
  if (Object.values(knownObject(state, id).counters).some((count) => count > 0)) return true;
  return attachmentsOn(state, id).some((other) => {
    const { subtypes } = read.characteristics(other);
    return (
      subtypes.includes("Equipment") || (subtypes.includes("Aura") && read.controller(other) === read.controller(id))
    );
  });
}
