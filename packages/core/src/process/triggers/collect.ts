import type { TriggeredAbility } from "../../ability/ability.ts";
import { controllerOf } from "../../characteristics/characteristics.ts";
import type { ObjectId } from "../../model/ids.ts";
import type { GameState, WaitingTrigger } from "../../model/state.ts";
import type { EvaluationContext } from "../../query/context.ts";
import { holds } from "../../query/evaluate.ts";
import { cardObjectAt, objectAt } from "../../storage/objects.ts";
import { type Batch, type Process, patchPermanent } from "../process.ts";
import { sameKey, useKey } from "../use-key.ts";
import { triggerCandidates, triggeredAbilitiesOf } from "./candidates.ts";
import { chapterEvents } from "./chapters.ts";
import { collectDelayed } from "./delayed.ts";
import { type Found, matchesIn } from "./found.ts";
import { timesTriggered } from "./how-often.ts";
import { collectStateTriggers } from "./state-triggers.ts";
import { TRIGGERS_OF_EVENT, type TriggerKind } from "./trigger-kinds.ts";
import type { View } from "./view.ts";
import { isAtWork, looksBack, zonesOf } from "./works-in.ts";

/** Finds what triggers on a batch of events (603.2), looking back where 603.10 says so, and lets it wait to be put on the stack. */
export function collectTriggers(p: Process, batch: Batch): void {
  const kinds = new Set<TriggerKind>(batch.events.flatMap((event) => TRIGGERS_OF_EVENT[event.kind]));
  if (kinds.size > 0) {
    const after = p.state;
    // A spell that is cast may have been given an ability that triggers on that.
    const cast = batch.events.flatMap((event) => (event.kind === "cast" ? [event.object] : []));
    for (const id of new Set([...triggerCandidates(after, kinds), ...cast])) collectOf(p, batch, after, after, id);
    const back = new Set([...kinds].filter((kind) => BACK.has(kind)));
    if (back.size > 0)
      for (const id of triggerCandidates(batch.before, back)) collectOf(p, batch, batch.before, after, id);
    collectDelayed(p, batch);
  }
  collectStateTriggers(p);
}

/** The kinds of triggers that may look back in time (603.10). */
const BACK: ReadonlySet<TriggerKind> = new Set<TriggerKind>([
  "leaves",
  "dies",
  "zone-change",
  "sacrifices",
  "loses-control",
  "loses-game",
  "attached",
]);

function collectOf(p: Process, batch: Batch, state: GameState, after: GameState, id: ObjectId): void {
  const object = objectAt(state, id);
  if (object === undefined) return;
  const controller = controllerOf(state, id);
  const view: View = { state, after, context: { source: id, controller, bound: {} } };
  for (const [order, { ability, key }] of triggeredAbilitiesOf(state, id).entries()) {
    const zones = ability.from;
    for (const trigger of ability.triggers) {
      if (looksBack(trigger) !== (state !== after) || !isAtWork(object, zones ?? zonesOf(trigger))) continue;
      for (const found of matchesIn(view, trigger, batch.events)) wait(p, view, ability, key, order, found);
    }
    if (state === after && ability.chapters !== undefined && object.zone === "battlefield")
      for (const event of chapterEvents(after, id, ability.chapters, batch.events))
        wait(p, view, ability, key, order, { event });
  }
}

function wait(
  p: Process,
  view: View,
  ability: TriggeredAbility,
  key: string,
  order: number,
  { event, bound }: Found,
): void {
  const { source, controller } = view.context;
  if (source === undefined) return;
  const context: EvaluationContext = { ...view.context, event, ...(bound === undefined ? {} : { bound }) };
  if (ability.condition !== undefined && !holds(p.state, context, ability.condition)) return;
  if (!takeUse(p, source, key, ability)) return;
  const waiting: WaitingTrigger = {
    source,
    controller,
    ability,
    key,
    event,
    turnedThen: cardObjectAt(p.state, source)?.turned ?? 0,
    order,
    ...(bound === undefined ? {} : { bound }),
  };
  const times = timesTriggered(p.state, view, ability, event);
  p.state = { ...p.state, waiting: [...p.state.waiting, ...Array.from({ length: times }, () => waiting)] };
}

/** Counts a use of an ability that triggers so often at most; `false`: it has triggered as often as it may. */
function takeUse(p: Process, source: ObjectId, key: string, ability: TriggeredAbility): boolean {
  const { limit } = ability;
  if (limit === undefined) return true;
  const name = useKey(source, key, ability);
  if (limit.per === "game") return takeOnly(p, source, sameKey(key, ability));
  const used = p.state.turn.uses[name] ?? 0;
  if (used >= limit.times) return false;
  if (limit.of === "doing") return true;
  p.state = { ...p.state, turn: { ...p.state.turn, uses: { ...p.state.turn.uses, [name]: used + 1 } } };
  return true;
}

/** “This ability triggers only once”: the permanent remembers it. */
function takeOnly(p: Process, source: ObjectId, key: string): boolean {
  const flags = cardObjectAt(p.state, source)?.permanent?.flags ?? {};
  if (flags[`triggered ${key}`] !== undefined || cardObjectAt(p.state, source)?.permanent === undefined) return false;
  patchPermanent(p, source, { flags: { ...flags, [`triggered ${key}`]: true } });
  return true;
}
