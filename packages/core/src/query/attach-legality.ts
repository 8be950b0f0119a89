import type { TargetSlot } from "../ability/target.ts";
import { characteristics, controllerOf } from "../characteristics/characteristics.ts";
import { isRestricted } from "../characteristics/restrictions.ts";
import type { Characteristics } from "../model/characteristics.ts";
import type { ObjectId, PlayerId } from "../model/ids.ts";
import type { TargetRef } from "../model/object.ts";
import type { GameState } from "../model/state.ts";
import { objectAt } from "../storage/objects.ts";
import { matches } from "./evaluate.ts";
import { isProtectedFrom, isProtectedPlayer } from "./protection.ts";

/** Whether an Aura, Equipment or Fortification can be attached to this object or player (301.5, 301.6, 303.4, 702.16c–d, 310.10). */
export function canBeAttached(state: GameState, attachment: ObjectId, host: ObjectId | PlayerId): boolean {
  if (attachment === host) return false;
  const own = characteristics(state, attachment);
  if (own.types.includes("Battle")) return false;
  if (own.subtypes.includes("Aura")) return !own.types.includes("Creature") && canEnchant(state, attachment, own, host);
  if (typeof host !== "number" || !own.types.includes("Artifact") || objectAt(state, host)?.zone !== "battlefield")
    return false;
  const other = characteristics(state, host);
  if (own.subtypes.includes("Equipment"))
    return (
      !own.types.includes("Creature") && other.types.includes("Creature") && !isProtectedFrom(state, host, attachment)
    );
  return (
    own.subtypes.includes("Fortification") && other.types.includes("Land") && !isProtectedFrom(state, host, attachment)
  );
}

function canEnchant(state: GameState, aura: ObjectId, own: Characteristics, host: ObjectId | PlayerId): boolean {
  const slots = own.abilities.flatMap(({ ability }) =>
    ability.kind === "keyword" && ability.keyword.name === "enchant" ? [ability.keyword.target] : [],
  );
  const ref: TargetRef = typeof host === "number" ? { object: host } : { player: host };
  if (slots.length === 0 || !slots.every((slot) => fits(state, aura, slot, ref))) return false;
  if (typeof host !== "number") return !isProtectedPlayer(state, host);
  return !isRestricted(state, host, "cannot-be-enchanted") && !isProtectedFrom(state, host, aura);
}

function fits(state: GameState, aura: ObjectId, slot: TargetSlot, ref: TargetRef): boolean {
  if ("object" in ref) {
    const zone = objectAt(state, ref.object)?.zone;
    const zones = slot.zone === undefined ? ["battlefield"] : typeof slot.zone === "string" ? [slot.zone] : slot.zone;
    if (zone === undefined || !zones.includes(zone)) return false;
  }
  return matches(state, { controller: controllerOf(state, aura), source: aura }, slot.filter, ref);
}
