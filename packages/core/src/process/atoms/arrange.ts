import { meldedResultOf } from "../../faces/melded.ts";
import type { PlayerId } from "../../model/ids.ts";
import type { Zone } from "../../model/zone.ts";
import type { RuleKey } from "../../rules/rules.ts";
import { ask } from "../ask.ts";
import { type Procedure, type Process, playerAt } from "../process.ts";
import { ownerOfComponent } from "./leave.ts";
import type { Plan } from "./plan.ts";
import { randomOrder } from "./random-order.ts";
import type { Place } from "./zones.ts";

/** One card (token, copy) that is to arrive outside of the battlefield. */
export interface Arrival {
  readonly plan: Plan;
  /** Which component of the leaving object. */
  readonly at: number;
  readonly owner: PlayerId;
  readonly zone: Zone;
  readonly place: Place;
}

interface Group {
  readonly owner: PlayerId;
  readonly zone: Zone;
  readonly position: string;
  readonly what: "graveyard" | "exile" | "library-top" | "library-bottom";
  readonly random: boolean;
  readonly arrivals: Arrival[];
}

/**
 * The arrivals of planned moves in the order in which they are to be put in place. Where two or more cards come to the same graveyard (404.3) or
 * the same place of a library (401.4) at the same time, their owner arranges them; who exiles a melded permanent orders its cards (712.21b).
 */
export function* arrangeArrivals(p: Process, plans: readonly Plan[]): Procedure<readonly Arrival[]> {
  const arrivals = plans.flatMap((plan) =>
    plan.entering === undefined ? plan.object.components.map((_, at) => arrivalOf(p, plan, at)) : [],
  );
  const arranged: Arrival[] = [];
  const groups = new Map<string, Group>();
  for (const arrival of arrivals) {
    const group = groupOf(arrival);
    if (group === undefined) {
      arranged.push(arrival);
      continue;
    }
    const key = `${group.owner} ${group.zone} ${group.position}`;
    const known = groups.get(key) ?? group;
    groups.set(key, known);
    known.arrivals.push(arrival);
  }
  for (const group of groups.values()) arranged.push(...(yield* orderGroup(p, group)));
  return arranged;
}

function arrivalOf(p: Process, plan: Plan, at: number): Arrival {
  const zone = plan.apart.get(at) ?? plan.to;
  const owner = ownerOfComponent(p.state, plan.object, at);
  return { plan, at, owner, zone, place: placeOf(p, plan, zone, owner) };
}

function placeOf(p: Process, plan: Plan, zone: Zone, owner: PlayerId): Place {
  if (zone !== "library") return "last";
  const position = plan.arrival.position ?? "top";
  if (position === "top" || position === "shuffled") return "first";
  if (position === "bottom") return "last";
  return playerAt(p.state, owner).library.length < position.fromTop ? "last" : { at: position.fromTop };
}

function groupOf(arrival: Arrival): Group | undefined {
  const { plan, owner, zone } = arrival;
  const group = (position: string, what: Group["what"]): Group => ({
    owner,
    zone,
    position,
    what,
    random: plan.arrival.order === "random",
    arrivals: [],
  });
  if (zone === "graveyard") return group("", "graveyard");
  if (zone === "exile") return plan.object.components.length > 1 ? group(`of ${plan.object.id}`, "exile") : undefined;
  if (zone !== "library" || plan.arrival.position === "shuffled") return undefined;
  if (arrival.place === "last") return group("bottom", "library-bottom");
  return arrival.place === "first" ? group("top", "library-top") : group(JSON.stringify(arrival.place), "library-top");
}

function* orderGroup(p: Process, group: Group): Procedure<readonly Arrival[]> {
  const { arrivals, what } = group;
  if (arrivals.length < 2) return arrivals;
  const order = group.random ? yield* randomOrder(p, arrivals.length) : yield* chosenOrder(p, group);
  const ordered = order.flatMap((at) => arrivals[at] ?? []);
  // Lists of cards for a library are given from the top; put on top one by one, the last is the topmost.
  return what === "library-top" ? ordered.reverse() : ordered;
}

function* chosenOrder(p: Process, group: Group): Procedure<readonly number[]> {
  const { arrivals, what, owner } = group;
  const [first] = arrivals;
  if (first === undefined) return [];
  const exiled = what === "exile";
  const player = exiled ? (first.plan.move.by ?? owner) : owner;
  const items = arrivals.map(({ plan, at }) => ({
    object: plan.object.id,
    ...(plan.object.components.length > 1 ? { key: String(at) } : {}),
  }));
  const answer = yield* ask(p, {
    kind: "order",
    what,
    player,
    items,
    rules: rulesOfOrder(p, group),
    code: `order-${what}`,
  });
  return answer.order;
}

function rulesOfOrder(p: Process, { arrivals, what }: Group): readonly RuleKey[] {
  const several = arrivals.find(({ plan }) => plan.object.components.length > 1);
  const own: RuleKey[] = [];
  if (several !== undefined) {
    const melded = meldedResultOf(p.state, several.plan.object) !== undefined;
    if (what === "exile") own.push(melded ? "712.21b" : "730.3b");
    else own.push(melded ? "712.21a" : "730.3a");
  }
  if (what === "graveyard") own.push("404.3");
  if (what === "library-top" || what === "library-bottom") own.push("401.4");
  return own;
}
