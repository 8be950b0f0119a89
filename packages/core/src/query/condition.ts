import type { Condition } from "../ability/condition.ts";
import type { Filter } from "../ability/filter.ts";
import type { Trigger } from "../ability/trigger.ts";
import { definitionOf } from "../faces/definitions.ts";
import type { Face } from "../model/card.ts";
import type { GameEvent } from "../model/event.ts";
import type { ObjectId } from "../model/ids.ts";
import type { Component } from "../model/object.ts";
import { COMBAT_STEPS, type GameState } from "../model/state.ts";
import { unsupported } from "../model/unsupported.ts";
import type { Zone } from "../model/zone.ts";
import { eventsLastTurn, eventsSince, eventsThisTurn } from "../storage/history.ts";
import { cardObjectAt, lastKnownAt, objectAt } from "../storage/objects.ts";
import { castingOf, timesPaid } from "./amount.ts";
import { asItWas } from "./as-it-was.ts";
import { compare } from "./compare.ts";
import { holderOf } from "./designations.ts";
import { didEnterFaceDown, withoutFaceDown } from "./entered-face-down.ts";
import { hasType } from "./has-type.ts";
import { chosenFor } from "./known-object.ts";
import type { Scope } from "./scope.ts";

/** Whether a condition is true now; of objects that are gone, by what they last were (608.2h). */
export function holdsNow(scope: Scope, condition: Condition): boolean {
  const { state, ctx, read, evaluate } = scope;
  switch (condition.kind) {
    case "and":
      return condition.of.every((one) => evaluate.holds(scope, one));
    case "or":
      return condition.of.some((one) => evaluate.holds(scope, one));
    case "not":
      return !evaluate.holds(scope, condition.of);
    case "compare":
      return compare(evaluate.amount(scope, condition.left), condition.is, evaluate.amount(scope, condition.right));
    case "matches": {
      const found = evaluate.select(scope, condition.what);
      if (found.length === 0) return false;
      const matches = (id: ObjectId): boolean =>
        matchesAsCard(scope, condition.filter, id) ?? evaluate.matches(scope, condition.filter, id);
      return condition.every === true ? found.every(matches) : found.some(matches);
    }
    case "you-own-and-control":
      return condition.what.every((what) =>
        evaluate
          .select(scope, what)
          .some((id) => objectAt(state, id)?.owner === ctx.controller && read.controller(id) === ctx.controller),
      );
    case "day-night":
      return condition.is === "not-neither" ? state.day !== "neither" : state.day === condition.is;
    case "whose-turn":
      return evaluate.players(scope, condition.player).includes(state.turn.active);
    case "step":
      return isStep(state.turn.step, condition.step);
    case "last-turn-spells": {
      const spells = Object.values(state.turn.previous?.spells ?? {});
      return condition.what === "none" ? spells.every((count) => count === 0) : spells.some((count) => count >= 2);
    }
    case "happened": {
      const times = countHappened(scope, condition.trigger, condition.when);
      return condition.times === undefined
        ? times > 0
        : compare(times, condition.times.is, evaluate.amount(scope, condition.times.value));
    }
    case "done": {
      const kept = ctx.bound?.[condition.name];
      if (kept?.done !== true) return false;
      const { filter, into } = condition;
      if (filter === undefined && into === undefined) return true;
      const objects = into === undefined ? (kept.objects ?? []) : arrivedIn(state, kept.objects ?? [], into);
      if (filter === undefined) return objects.length > 0;
      const were = condition.asTheyWere === undefined ? objects : objects.map((id) => asItWas(state, id));
      return were.some((id) => evaluate.matches(scope, filter, id));
    }
    case "did": {
      const { players: did = [] } = ctx.bound?.[condition.name] ?? {};
      return evaluate.players(scope, condition.who).some((player) => did.includes(player));
    }
    case "paid":
      if (condition.of === undefined) return timesPaid(scope, condition.keyword) > 0;
      return evaluate
        .select(scope, condition.of)
        .some((id) => evaluate.matches(scope, { kind: "paid", keyword: condition.keyword }, id));
    case "mana-spent": {
      const spent = [
        ...(ctx.stack?.manaSpent ??
          (ctx.source === undefined ? undefined : castingOf(state, ctx.source)?.manaSpent) ??
          []),
      ];
      return condition.colors.every((color) => {
        const at = spent.indexOf(color);
        if (at >= 0) spent.splice(at, 1);
        return at >= 0;
      });
    }
    case "players": {
      const who = evaluate.players(scope, condition.who);
      const holds = (player: (typeof who)[number]) =>
        evaluate.holds(
          { ...scope, ctx: { ...ctx, bound: { ...ctx.bound, each: { players: [player] } } } },
          condition.that,
        );
      return condition.every === true ? who.every(holds) : who.some(holds);
    }
    case "exists":
      return evaluate.select(scope, condition.what).some((id) => objectAt(state, id) !== undefined);
    case "chosen": {
      const chosen = ctx.bound?.[condition.what]?.text ?? chosenFor(scope, condition.what);
      return chosen !== undefined && String(chosen) === condition.value;
    }
    case "your-opening-hand":
      return unsupported("opening hands");
    case "designation":
      return evaluate.players(scope, condition.of).some((player) => isDesignated(scope, player, condition.is));
    case "searched":
      return ctx.bound?.[condition.name]?.text?.split(" ").includes(condition.zone) === true;
    case "resolved-times":
      return timesResolved(scope) + 1 === condition.nth;
    case "damage-this-turn": {
      const { combat, source, to } = condition;
      const trigger: Trigger = {
        kind: "deals-damage",
        source,
        ...(combat === undefined ? {} : { combat }),
        ...(to === undefined ? {} : { to }),
      };
      const { turn, history } = state;
      const own = turn.active === ctx.controller ? turn.beganBefore?.[ctx.controller] : turn.began[ctx.controller];
      const events =
        condition.since === "your-last-turn" ? eventsSince(history, own ?? 0, turn.number) : eventsThisTurn(history);
      const dealt = [...events].filter((event) => evaluate.fits(scope, trigger, event));
      const total = dealt.reduce((sum, event) => sum + (event.kind === "damage" ? event.amount : 0), 0);
      return compare(total, condition.is, evaluate.amount(scope, condition.value));
    }
  }
}

/** Whether a player has a designation (725.1, 726.1, 702.131c). */
function isDesignated(
  { state }: Scope,
  player: string,
  is: Extract<Condition, { kind: "designation" }>["is"],
): boolean {
  if (is === "city-blessing") return state.players.some(({ id, blessing }) => id === player && blessing === true);
  if (is === "completed-dungeon")
    return state.players.some(({ id, completedDungeons }) => id === player && completedDungeons !== undefined);
  return holderOf(state, is) === player;
}

/** How often the ability that is resolving has resolved before this turn: it, of the same object. */
function timesResolved({ state, ctx }: Scope): number {
  const { ability } = ctx;
  if (ability === undefined) return 0;
  return [...eventsThisTurn(state.history)].filter((event) => {
    if (event.kind !== "resolved") return false;
    const before = lastKnownAt(state, event.object)?.object;
    return before?.kind === "ability" && before.source === ability.source && before.key === ability.key;
  }).length;
}

/** Whether a step is the one that words name: itself, a main phase, or any step of combat. */
function isStep(step: string, named: string): boolean {
  if (named === "combat") return COMBAT_STEPS.some((one) => one === step);
  if (named === "main") return step === "main1" || step === "main2";
  if (named === "precombat-main") return step === "main1";
  if (named === "postcombat-main") return step === "main2";
  if (named === "combat-damage") return step === "combat-damage" || step === "first-strike-damage";
  return step === named;
}

function countHappened(
  scope: Scope,
  trigger: Trigger,
  when: "this-turn" | "last-turn" | "this-combat" | "this-game",
): number {
  const { history } = scope.state;
  switch (when) {
    case "this-turn":
      return countFitting(scope, trigger, [...eventsThisTurn(history)]);
    case "last-turn":
      return countFitting(scope, trigger, [...eventsLastTurn(history)]);
    case "this-combat": {
      const events = [...eventsThisTurn(history)];
      const start = events.findLastIndex((event) => event.kind === "step-began" && event.step === "begin-combat");
      return countFitting(scope, trigger, events.slice(Math.max(0, start)));
    }
    case "this-game":
      return unsupported("what happened earlier in the game than the last turn");
  }
}

function countFitting(scope: Scope, trigger: Trigger, events: readonly GameEvent[]): number {
  const rest = withoutFaceDown(trigger);
  return events.filter(
    (event) =>
      scope.evaluate.fits(scope, rest ?? trigger, event) &&
      (rest === undefined || didEnterFaceDown(scope.state, event)),
  ).length;
}

/**
 * Whether something that is or was face down is, say, a creature card: that is asked of the card, whatever effects apply to the permanent (708.12); of what
 * is gone, of the card that everyone was shown as it left (708.9). Nothing: it is another question.
 */
function matchesAsCard({ state }: Scope, filter: Filter, id: ObjectId): boolean | undefined {
  const object = cardObjectAt(state, id) ?? lastKnownAt(state, id)?.object;
  if (object?.kind !== "card" || object.permanent === undefined || object.faceDown === undefined) return undefined;
  const [component] = object.components;
  if (component === undefined || filter.kind !== "all" || !filter.of.some(({ kind }) => kind === "card"))
    return undefined;
  return isCard(filter, definitionOf(state.definitions, component.what.definition).faces[0], component);
}

/** Whether a card matches a filter that asks for types alone. Nothing: it asks for more. */
function isCard(filter: Filter, front: Face, component: Component): boolean | undefined {
  switch (filter.kind) {
    case "card":
      return component.what.kind === "card";
    case "type":
      return hasType(front, filter.type);
    case "not": {
      const of = isCard(filter.of, front, component);
      return of === undefined ? undefined : !of;
    }
    case "all":
    case "any": {
      const of = filter.of.map((one) => isCard(one, front, component));
      if (of.includes(undefined)) return undefined;
      return filter.kind === "all" ? !of.includes(false) : of.includes(true);
    }
    default:
      return undefined;
  }
}

/** What objects became in a zone that they were put into (400.7), or those of them that are there. */
function arrivedIn(state: GameState, ids: readonly ObjectId[], zone: Zone): readonly ObjectId[] {
  return ids
    .flatMap((id) => (objectAt(state, id) === undefined ? (lastKnownAt(state, id)?.became ?? []) : [id]))
    .filter((id) => (objectAt(state, id) ?? lastKnownAt(state, id)?.object)?.zone === zone);
}
