import type { EventRole } from "../../ability/selector.ts";
import type { GameEvent } from "../../model/event.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";

/** The objects and players that play a part in an event. */
export interface RoleHolders {
  readonly objects: readonly ObjectId[];
  readonly players: readonly PlayerId[];
}

const NOBODY: RoleHolders = { objects: [], players: [] };
const objects = (...ids: readonly (ObjectId | undefined)[]): RoleHolders => ({
  objects: ids.flatMap((id) => id ?? []),
  players: [],
});
const one = (ref: ObjectId | PlayerId): RoleHolders =>
  typeof ref === "number" ? objects(ref) : { objects: [], players: [ref] };
const recipient = (to: { readonly object: ObjectId } | { readonly player: PlayerId }): RoleHolders =>
  "object" in to ? objects(to.object) : { objects: [], players: [to.player] };

/** Who or what plays a part in an event: ids as they were in it (of a zone change, the former object; what entered, where it entered the battlefield). */
export function holdersOf(event: GameEvent, role: EventRole): RoleHolders {
  switch (event.kind) {
    case "zone-change": {
      if (role === "source") return objects(event.source);
      if (role !== "subject" && role !== "spell") return NOBODY;
      return event.from === "battlefield" || event.arrived.length === 0
        ? objects(event.former)
        : objects(...event.arrived.map((arrived) => arrived.object));
    }
    case "damage":
    case "damage-prevented":
      return role === "recipient"
        ? recipient(event.to)
        : role === "source" || role === "subject"
          ? objects(event.source)
          : NOBODY;
    case "cast":
      return role === "subject" || role === "spell" ? objects(event.object) : NOBODY;
    case "activated":
    case "triggered":
      return role === "source" || role === "subject"
        ? objects(event.source)
        : role === "ability" || role === "spell"
          ? objects(event.object)
          : NOBODY;
    case "became-target":
      if (role === "source" || role === "spell" || role === "ability") return objects(event.by);
      return role === "subject" || role === "recipient"
        ? {
            objects: event.object === undefined ? [] : [event.object],
            players: event.target === undefined ? [] : [event.target],
          }
        : NOBODY;
    case "attached":
      return role === "subject"
        ? objects(event.object)
        : role === "attached-to" || role === "other"
          ? one(event.to)
          : NOBODY;
    case "unattached":
      return role === "subject"
        ? objects(event.object)
        : role === "attached-to" || role === "other"
          ? one(event.from)
          : NOBODY;
    case "became-blocked":
      return role === "subject" || role === "attacker"
        ? objects(event.object)
        : role === "blocker" || role === "other"
          ? objects(...event.by)
          : NOBODY;
    case "unblocked":
      return role === "subject" || role === "attacker" ? objects(event.object) : NOBODY;
    case "attack-declared":
      return role === "subject" || role === "attacker"
        ? objects(...event.attackers.map((attack) => attack.object))
        : NOBODY;
    case "block-declared":
      if (role === "blocker" || role === "subject") return objects(...event.blocks.map((block) => block.blocker));
      return role === "attacker" || role === "other"
        ? objects(...event.blocks.flatMap((block) => block.attackers))
        : NOBODY;
    case "merged":
      return role === "subject"
        ? objects(event.object)
        : role === "spell" || role === "other"
          ? objects(event.spell)
          : NOBODY;
    case "copied":
      return role === "subject" || role === "spell"
        ? objects(event.object)
        : role === "other"
          ? objects(event.of)
          : NOBODY;
    case "melded":
      return role === "subject" ? objects(event.object) : role === "other" ? objects(...event.from) : NOBODY;
    case "countered":
    case "destroyed":
    case "life":
    case "mana-added":
    case "replaced":
      if (role === "source") return "source" in event ? objects(event.source) : NOBODY;
      return role === "subject" && "object" in event ? objects(event.object) : NOBODY;
    case "action":
      return role === "subject" ? objects(event.object, ...(event.objects ?? [])) : NOBODY;
    default:
      return role === "subject" && "object" in event && event.object !== undefined ? objects(event.object) : NOBODY;
  }
}

/** The player of an event: who did it or to whom it happened, “that player” of a trigger. */
export function playersOfEvent(event: GameEvent): readonly PlayerId[] {
  if (event.kind === "damage" || event.kind === "damage-prevented")
    return "player" in event.to ? [event.to.player] : [];
  if (event.kind === "became-target") return [event.player];
  if (event.kind === "control-changed") return [event.to];
  return "player" in event && event.player !== undefined ? [event.player] : [];
}

/** How much of the damage that an event was is in excess (120.10). */
export const excessOfEvent = (event: GameEvent): number => (event.kind === "damage" ? (event.excess ?? 0) : 0);

/** How much an event was: damage, life, counters, cards (608.2i). */
export function amountOfEvent(event: GameEvent): number {
  switch (event.kind) {
    case "damage":
    case "damage-prevented":
      return event.amount;
    case "life":
    case "counters":
    case "player-counters":
      return Math.abs(event.change);
    case "attack-declared":
      return event.attackers.length;
    case "action":
      return event.objects?.length ?? 1;
    case "die":
      return Number(event.result);
    case "mana-added":
      return event.mana.length;
    default:
      return 1;
  }
}
