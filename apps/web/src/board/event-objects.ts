import type { GameEvent, ObjectId } from "@obverse/core";

/** The objects that an event is about, as they are after it. */
export function objectsOf(event: GameEvent): readonly ObjectId[] {
  switch (event.kind) {
    case "zone-change":
      return event.arrived.map(({ object }) => object);
    case "damage":
    case "damage-prevented":
      return "object" in event.to ? [event.to.object] : [];
    case "attack-declared":
      return event.attackers.map(({ object }) => object);
    case "block-declared":
      return event.blocks.flatMap(({ blocker, attackers }) => [blocker, ...attackers]);
    default:
      return [
        ...("object" in event && typeof event.object === "number" ? [event.object] : []),
        ...("source" in event && typeof event.source === "number" ? [event.source] : []),
      ];
  }
}
