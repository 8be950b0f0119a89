import type { Filter } from "../../ability/filter.ts";
import type { PlayerRef } from "../../ability/player-ref.ts";
import type { Trigger } from "../../ability/trigger.ts";
import type { GameEvent, GameEventKind } from "../../model/event.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { CardObject, TargetRef } from "../../model/object.ts";
import type { GameState } from "../../model/state.ts";
import { eventsThisTurn } from "../../storage/history.ts";
import { storedAt } from "../../storage/objects.ts";
import type { Scope } from "../scope.ts";

/** From where an event is compared with a trigger: by an ability as events happen, or by a condition that asks for them afterwards. */
export interface EventView {
  /** The state that counts, after the events or before them where an ability looks back (603.10), and the point of view. */
  readonly scope: Scope;
  /** The state after the events. */
  readonly after: GameState;
  /** How an object that changed zones is known: by what it was before, by what it is there, or, afterwards, by either. */
  readonly moved: "as-it-was" | "as-it-is" | "either";
}

/** What in an event is of a trigger's form: the event itself, or each part of it that is (603.2c). */
type Matcher<K extends Trigger["kind"]> = (
  view: EventView,
  trigger: Trigger & { readonly kind: K },
  event: GameEvent,
) => readonly GameEvent[];

/** One matcher for each of some kinds of triggers. */
export type Matchers<Kinds extends Trigger["kind"]> = { readonly [K in Kinds]: Matcher<K> };

/** An event of some kind. */
export type EventOf<K extends GameEventKind> = GameEvent & { readonly kind: K };

/** Whether an event is of one of these kinds. */
export const isEvent = <K extends GameEventKind>(event: GameEvent, ...kinds: readonly K[]): event is EventOf<K> =>
  (kinds as readonly string[]).includes(event.kind);

/** The event, if this is so. */
export const when = (condition: boolean, event: GameEvent): readonly GameEvent[] => (condition ? [event] : []);

/** An object or a player that an event names, told apart by what ids are. */
export const refOf = (id: number | string): TargetRef =>
  typeof id === "number" ? { object: id as never } : { player: id as never };

/** The scope with the event at hand. */
export const at = (view: EventView, event: GameEvent): Scope => ({
  ...view.scope,
  ctx: { ...view.scope.ctx, event },
});

/** Whether an object of an event matches; where nothing is asked of it, it need not be known (damage without a source). */
export function isObject(
  view: EventView,
  event: GameEvent,
  filter: Filter | undefined,
  object: ObjectId | undefined,
): boolean {
  return filter === undefined || (object !== undefined && view.scope.evaluate.matches(at(view, event), filter, object));
}

/** Whether an object or player of an event matches. */
export function isRef(view: EventView, event: GameEvent, filter: Filter | undefined, ref: TargetRef): boolean {
  if (filter === undefined) return true;
  const { evaluate } = view.scope;
  return "player" in ref
    ? evaluate.matchesPlayer(at(view, event), filter, ref.player)
    : evaluate.matches(at(view, event), filter, ref.object);
}

/** Whether a player of an event is one that is meant. */
export function isPlayer(
  view: EventView,
  event: GameEvent,
  ref: PlayerRef | "anyone" | "each" | undefined,
  player: PlayerId | undefined,
): boolean {
  if (ref === undefined || ref === "anyone" || ref === "each") return true;
  return player !== undefined && view.scope.evaluate.players(at(view, event), ref).includes(player);
}

/** Whether it is the turn of a player that is meant. */
export function isDuring(view: EventView, event: GameEvent, during: PlayerRef | undefined): boolean {
  return during === undefined || isPlayer(view, event, during, view.after.turn.active);
}

/** The place of an event among those of this turn that are alike: 1 for the first. */
export function nthOf(view: EventView, event: GameEvent, isAlike: (other: GameEvent) => boolean): number {
  let count = 0;
  for (const past of eventsThisTurn(view.after.history)) {
    if (isAlike(past)) count += 1;
    if (past === event) break;
  }
  return count;
}

/** A card, token, permanent or spell of an event, as it is or, where it is gone, last was. */
export function cardOfEvent(state: GameState, id: ObjectId): CardObject | undefined {
  const stored = storedAt(state.objects, id);
  const object = stored?.kind === "gone" ? stored.object : stored;
  return object?.kind === "card" ? object : undefined;
}
