import { definitionOf } from "../../faces/definitions.ts";
import { meldedResultOf } from "../../faces/melded.ts";
import type { ObjectId } from "../../model/ids.ts";
import type { CardObject, ComponentSource } from "../../model/object.ts";
import type { Zone } from "../../model/zone.ts";
import type { RuleKey } from "../../rules/rules.ts";
import { countersInOrder } from "../../storage/counters.ts";
import { eventsLastTurn, eventsThisTurn } from "../../storage/history.ts";
import { cardObjectAt, lastKnownAt, objectAt } from "../../storage/objects.ts";
import { emit } from "../emit.ts";
import { newObjectId, newTimestamp, type Procedure, type Process, setObject } from "../process.ts";
import { type Arrival, arrangeArrivals } from "./arrange.ts";
import type { Entering } from "./entering.ts";
import { snapshot, takeAway } from "./leave.ts";
import type { Moved } from "./move.ts";
import { emitEntered, placePermanent } from "./place-permanent.ts";
import type { Plan } from "./plan.ts";
import { inTimestampOrder } from "./timestamp-order.ts";
import { emitUnattached } from "./unattach.ts";
import { insertIntoZone } from "./zones.ts";

/** Carries out planned changes of zones, all at the same time: everything leaves, then everything arrives, then each is an event. */
export function* carryOut(p: Process, planned: readonly Plan[]): Procedure<ReadonlyMap<Plan, Moved["arrived"]>> {
  // What another replacement effect of the same event has moved meanwhile isn't there any more (614.13b).
  const isThere = ({ object }: Plan) => objectAt(p.state, object.id) !== undefined;
  const arrivals = (yield* arrangeArrivals(p, planned.filter(isThere))).filter(({ plan }) => isThere(plan));
  const plans = planned.filter(isThere);
  const entering = yield* inTimestampOrder(p, plans.filter(isEntering));
  const lasts = plans.map(({ object }) => snapshot(p.state, objectAt(p.state, object.id) ?? object));
  for (const last of lasts) takeAway(p, last);
  const arrived = new Map<Plan, { readonly object: ObjectId; readonly zone: Zone }[]>(plans.map((plan) => [plan, []]));
  for (const plan of entering) {
    placePermanent(p, plan.entering);
    arrived.get(plan)?.push({ object: plan.entering.id, zone: "battlefield" });
  }
  for (const arrival of arrivals) arrived.get(arrival.plan)?.push({ object: arrive(p, arrival), zone: arrival.zone });
  for (const [plan, objects] of arrived) {
    const last = lastKnownAt(p.state, plan.object.id);
    if (last !== undefined) setObject(p, { ...last, became: objects.map(({ object }) => object) });
    carryEffectsOver(p, plan);
  }
  const found = foundTogether(p, plans);
  for (const plan of plans) emitMove(p, plan, arrived.get(plan) ?? [], found.has(plan) ? ["712.21c"] : []);
  for (const last of lasts) emitUnattached(p, last);
  return arrived;
}

const isEntering = (plan: Plan): plan is Plan & { readonly entering: Entering } => plan.entering !== undefined;

/** Makes the new object of one arrival outside of the battlefield: face up, front face up, with no memory (400.7, 712.8a). */
function arrive(p: Process, { plan, zone, at, owner, place }: Arrival): ObjectId {
  const component = plan.object.components[at];
  if (component === undefined) throw new Error(`object ${plan.object.id} has no component ${at}`);
  const id = newObjectId(p);
  const { hidden, exiledWith, exiledBy, counters } = plan.arrival;
  const whole = zone === plan.to;
  const object: CardObject = {
    kind: "card",
    id,
    zone,
    owner,
    controller: zone === "stack" ? (plan.arrival.under ?? owner) : owner,
    components: [
      {
        what: component.what,
        face:
          zone === "stack" ? (plan.arrival.face ?? (plan.arrival.transformed === true ? "back" : "front")) : "front",
      },
    ],
    turned: 0,
    timestamp: newTimestamp(p),
    counters: whole ? (counters ?? {}) : {},
    ...(zone === "stack" && plan.arrival.faceDown !== undefined ? { faceDown: plan.arrival.faceDown } : {}),
    ...(zone === "stack" ? { stack: plan.arrival.cast ?? { targets: [] } } : {}),
    ...(zone === "exile" && whole && hidden !== undefined ? { hidden: inPile(p, hidden) } : {}),
    ...(zone === "exile" && whole && exiledWith !== undefined ? { exiledWith } : {}),
    ...(zone === "exile" && whole && exiledBy !== undefined ? { exiledBy } : {}),
  };
  setObject(p, object);
  insertIntoZone(p, zone, owner, id, place);
  return id;
}

/** Cards exiled face down by one resolution lie in one pile (406.4), named by the first that happened in it. */
function inPile(p: Process, hidden: NonNullable<CardObject["hidden"]>): NonNullable<CardObject["hidden"]> {
  const pile = p.events[0]?.batch ?? p.batch?.number;
  return pile === undefined ? hidden : { ...hidden, pile };
}

function emitMove(p: Process, plan: Plan, arrived: Moved["arrived"], more: readonly RuleKey[]): void {
  const { object, move, from } = plan;
  if (from === "library" && plan.to === "library") return;
  const rules = [...new Set<RuleKey>([...plan.rules, ...more, ...rulesOfMove(p, plan, arrived)])];
  // Of a permanent of several cards each is shown.
  const shown = !isRevealed(plan)
    ? coveredAmong(p, plan, arrived)
    : arrived.length > 1
      ? arrived.map(({ object: card }) => card)
      : [object.id];
  for (const card of shown)
    emit(p, { kind: "revealed", object: card, player: object.owner, rules: plan.revealed ? ["701.20a"] : ["708.9"] });
  for (const [counter, count] of countersInOrder(plan.entering === undefined ? plan.arrival.counters : {}))
    for (const { object: id, zone } of arrived)
      if (zone === plan.to && count > 0)
        emit(p, { kind: "counters", object: id, counter, change: count, rules: ["122.1"] });
  emit(p, {
    kind: "zone-change",
    former: object.id,
    from,
    arrived,
    cause: move.cause,
    player: object.owner,
    rules,
    ...(move.by === undefined ? {} : { by: move.by }),
    ...(move.source === undefined ? {} : { source: move.source }),
  });
  if (plan.entering !== undefined) emitEntered(p, plan.entering);
}

/** A face-down object is revealed as it leaves for anywhere but the battlefield (708.9), as a replacement effect may say of any. */
function isRevealed(plan: Plan): boolean {
  return (
    plan.revealed ||
    (plan.object.faceDown !== undefined &&
      plan.to !== "battlefield" &&
      (plan.from === "battlefield" || plan.from === "stack"))
  );
}

/** What face-down components of a face-up merged permanent became: they are shown as it leaves (708.9). */
function coveredAmong(p: Process, { object, to, from }: Plan, arrived: Moved["arrived"]): readonly ObjectId[] {
  const covered = object.components.filter(({ faceDown }) => faceDown === true);
  if (covered.length === 0 || from !== "battlefield" || to === "battlefield") return [];
  return arrived.flatMap(({ object: id }) =>
    cardObjectAt(p.state, id)?.components.some(({ what }) => covered.some((one) => sameSource(one.what, what))) === true
      ? [id]
      : [],
  );
}

const sameSource = (one: ComponentSource, other: ComponentSource): boolean =>
  one.kind === other.kind &&
  (one.kind === "card" && other.kind === "card" ? one.card === other.card : one.definition === other.definition);

function rulesOfMove(p: Process, plan: Plan, arrived: Moved["arrived"]): readonly RuleKey[] {
  const { object, from } = plan;
  const rules: RuleKey[] = [...(plan.entering?.rules ?? [])];
  if (from === "battlefield" && object.components.length > 1) {
    const melded = meldedResultOf(p.state, object) !== undefined;
    rules.push(melded ? "712.21" : "730.3");
    if (plan.to === "graveyard" || plan.to === "library") rules.push(melded ? "712.21a" : "730.3a");
    if (plan.to === "exile") rules.push(melded ? "712.21b" : "730.3b");
    if (arrived.length > 1) rules.push(melded ? "712.21c" : "730.3c");
  }
  if (isRevealed(plan) && object.faceDown !== undefined) rules.push("708.9");
  if (plan.apart.size > 0) rules.push("903.9c");
  if (plan.to !== "battlefield" && plan.to !== "stack" && object.components.some(({ face }) => face === "back"))
    rules.push("712.8a");
  return [...rules, "400.7"];
}

/** Moves of several cards that one melded permanent became, which the instruction finds together (712.21c). */
function foundTogether(p: Process, plans: readonly Plan[]): ReadonlySet<Plan> {
  const found = new Set<Plan>();
  const elsewhere = plans.filter(({ from }) => from !== "battlefield" && from !== "stack" && from !== "library");
  if (elsewhere.length < 2) return found;
  for (const event of [...eventsThisTurn(p.state.history), ...eventsLastTurn(p.state.history)]) {
    if (event.kind !== "zone-change" || event.arrived.length < 2) continue;
    const together = elsewhere.filter(({ object }) => event.arrived.some((arrival) => arrival.object === object.id));
    if (together.length > 1 && isMeldPair(p, together)) for (const plan of together) found.add(plan);
  }
  return found;
}

function isMeldPair(p: Process, plans: readonly Plan[]): boolean {
  return plans.every(({ object }) =>
    object.components.some(({ what }) => definitionOf(p.state.definitions, what.definition).kind === "meld"),
  );
}

/** What applied to a permanent spell goes on applying to the permanent it becomes (400.7a); other effects end with the object. */
function carryEffectsOver(p: Process, plan: Plan): void {
  const former = plan.object.id;
  const into = plan.from === "stack" && plan.entering !== undefined ? plan.entering.id : undefined;
  if (!p.state.effects.some((effect) => effect.kind === "continuous" && effect.objects?.includes(former))) return;
  p.state = {
    ...p.state,
    effects: p.state.effects.flatMap((effect) => {
      if (effect.kind !== "continuous" || effect.objects?.includes(former) !== true) return [effect];
      const objects = effect.objects.flatMap((id) => (id !== former ? [id] : into === undefined ? [] : [into]));
      return objects.length === 0 ? [] : [{ ...effect, objects }];
    }),
  };
}
