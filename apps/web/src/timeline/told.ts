import type { GameEvent } from "@obverse/core";
import { sayEvent } from "@obverse/messages";
import type { Moment } from "../state/line.ts";
import { sentences } from "../state/loaded.ts";
import { namesThen } from "../state/naming.ts";
import { viewer } from "../state/store.ts";
import { eventSeenBy } from "../state/viewer.ts";

/** Events that say what others say already. */
const SILENT: ReadonlySet<string> = new Set(["became-target", "untapped"]);

/** An event that the viewer may know, where it stands in its moment, and its sentence. */
export interface ToldEvent {
  readonly event: GameEvent;
  readonly at: number;
  readonly words: string;
}

/** What happened at a moment, as the viewer may know it. */
export function eventsTold(moment: Moment): readonly ToldEvent[] {
  const messages = sentences.value;
  if (messages === undefined) return [];
  const names = namesThen(moment.before, moment.state, moment.events);
  return moment.events.flatMap((event, place) => {
    const seen = SILENT.has(event.kind) ? undefined : eventSeenBy(moment.state, viewer.value, event);
    return seen === undefined ? [] : [{ event: seen, at: place, words: sayEvent(seen, messages, names(place)) }];
  });
}

/** The sentence of one event of a moment. Nothing: there is none, or the viewer may not know of it. */
export function toldAt(moment: Moment, place: number): string | undefined {
  return eventsTold(moment).find(({ at }) => at === place)?.words;
}
