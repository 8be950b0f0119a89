import type { Filter } from "../ability/filter.ts";
import type { Trigger } from "../ability/trigger.ts";
import type { GameEvent } from "../model/event.ts";
import type { GameState } from "../model/state.ts";
import { knownObject } from "./known-object.ts";

/** The mark of a permanent that entered face down: it may have been turned face up since. */
export const ENTERED_FACE_DOWN = "entered-face-down";

/** For a trigger about something that enters face down: what else it asks for; types it has face down are not asked for again. Nothing: it is about others. */
export function withoutFaceDown(trigger: Trigger): Trigger | undefined {
  if (trigger.kind !== "enters" || trigger.subject.kind !== "all" || !trigger.subject.of.some(isFaceDown))
    return undefined;
  const of = trigger.subject.of.filter(
    (part) => !isFaceDown(part) && part.kind !== "permanent" && !(part.kind === "type" && part.type === "creature"),
  );
  return { ...trigger, subject: { kind: "all", of } };
}

const isFaceDown = (filter: Filter): boolean => filter.kind === "status" && filter.status === "face-down";

/** Whether something entered face down by this event. */
export function didEnterFaceDown(state: GameState, event: GameEvent): boolean {
  return (
    event.kind === "zone-change" &&
    event.arrived.some(({ object, zone }) => {
      const found = zone === "battlefield" ? knownObject(state, object) : undefined;
      return found?.kind === "card" && found.permanent?.flags?.[ENTERED_FACE_DOWN] === true;
    })
  );
}
