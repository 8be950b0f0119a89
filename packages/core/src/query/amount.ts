import type { Amount } from "../ability/amount.ts";
import { kindOfSubtype } from "../characteristics/type-lists.ts";
import { BASIC_LAND_TYPES, PERMANENT_TYPES } from "../model/card-types.ts";
import type { Characteristics } from "../model/characteristics.ts";
import type { ObjectId } from "../model/ids.ts";
import type { StackState } from "../model/object.ts";
import { unsupported } from "../model/unsupported.ts";
import { amountOfEvent, excessOfEvent } from "./events/event-roles.ts";
import { chosenFor, knownObject } from "./known-object.ts";
import { numberOf } from "./number-of.ts";
import type { Scope } from "./scope.ts";
import { objectsInZones, zonesOf } from "./select.ts";
import { totalThisTurn } from "./total-this-turn.ts";

type Kind<K extends string> = Extract<Exclude<Amount, number>, { readonly kind: K }>;

/** The number that an amount comes to now (107.1, 608.2h). */
export function amountOf(scope: Scope, amount: Amount): number {
  if (typeof amount === "number") return amount;
  const { state, ctx, evaluate } = scope;
  const each = (amounts: readonly Amount[]) => amounts.map((one) => evaluate.amount(scope, one));
  const player = (of: Kind<"life">["of"]) =>
    evaluate.players(scope, of).flatMap((id) => state.players.filter((one) => one.id === id));
  switch (amount.kind) {
    case "x":
      return xOf(scope);
    case "up-to":
      return unsupported("a number chosen as an instruction is carried out");
    case "count":
      return objectsInZones(scope, zonesOf(amount), amount.of).filter((id) =>
        evaluate.matches(scope, amount.filter, id),
      ).length;
    case "count-of":
      return evaluate.select(scope, amount.of).length;
    case "number-of":
      return taken(
        amount.take,
        evaluate.select(scope, amount.of).flatMap((id) => numberOf(scope, amount.what, id) ?? []),
      );
    case "counters-on":
      return sum(evaluate.select(scope, amount.of).map((id) => countersOn(scope, id, amount.counter)));
    case "event-amount":
      return (
        ctx.bound?.["event:amount"]?.number ??
        (ctx.event === undefined ? unsupported("an event's amount without an event") : amountOfEvent(ctx.event))
      );
    case "event-excess":
      return (
        ctx.bound?.["event:excess"]?.number ??
        (ctx.event === undefined ? unsupported("an event's excess without an event") : excessOfEvent(ctx.event))
      );
    case "bound": {
      const kept = ctx.bound?.[amount.name];
      if (amount.part === "excess") return kept?.excess ?? 0;
      return kept?.number ?? kept?.objects?.length ?? kept?.players?.length ?? 0;
    }
    case "chosen-number":
      return ctx.bound?.number?.number ?? Number(chosenFor(scope, "number") ?? 0);
    case "sum":
      return sum(each(amount.of));
    case "product":
      return each(amount.of).reduce((product, one) => product * one, 1);
    case "negative":
      return 0 - evaluate.amount(scope, amount.of);
    case "half": {
      const half = evaluate.amount(scope, amount.of) / 2;
      return amount.round === "up" ? Math.ceil(half) : Math.floor(half);
    }
    case "greatest":
      return Math.max(0, ...each(amount.of));
    case "least":
      return amount.of.length === 0 ? 0 : Math.min(...each(amount.of));
    case "life":
      return sum(player(amount.of).map(({ life }) => life));
    case "starting-life":
      return sum(player(amount.of).map(({ startingLife }) => startingLife));
    case "hand-size":
      return sum(player(amount.of).map(({ hand }) => hand.length));
    case "players":
      return evaluate.players(scope, amount.of).length;
    case "devotion":
      return devotion(scope, amount);
    case "different":
      return different(scope, amount);
    case "this-turn":
      return totalThisTurn(scope, amount);
    case "poison":
      return sum(player(amount.of).map(({ counters }) => counters.poison ?? 0));
    case "times-paid":
      return timesPaid(scope, amount.keyword);
    case "difference":
      return Math.abs(evaluate.amount(scope, amount.of) - evaluate.amount(scope, amount.and));
  }
}

/** How often an optional cost was paid for the spell or ability, or for what the source was cast as (702.33d, 400.7d). */
export function timesPaid({ state, ctx }: Scope, keyword: string): number {
  const casting = ctx.source === undefined ? undefined : castingOf(state, ctx.source);
  return Math.max(
    0,
    ...[ctx.stack, casting].map((stack) => stack?.paid?.[keyword] ?? (stack?.via === keyword ? 1 : 0)),
  );
}

/** What was chosen and paid as an object was cast or put on the stack, or as what it was before. */
export function castingOf(state: Scope["state"], id: ObjectId): StackState | undefined {
  const object = knownObject(state, id);
  if (object.kind === "emblem") return undefined;
  return object.kind === "card" ? (object.stack ?? object.cast) : object.stack;
}

/** X as chosen: for this spell or ability, else for what the source was cast as (107.3). */
function xOf({ state, ctx }: Scope): number {
  return (
    ctx.x ??
    ctx.stack?.x ??
    ctx.bound?.x?.number ??
    (ctx.source === undefined ? undefined : castingOf(state, ctx.source)?.x) ??
    0
  );
}

function countersOn({ state }: Scope, id: ObjectId, counter: string): number {
  const { counters } = knownObject(state, id);
  return counter === "any" ? sum(Object.values(counters)) : (counters[counter] ?? 0);
}

/** Devotion (700.5): symbols of these colours in the mana costs of permanents. */
function devotion(scope: Scope, { to, of }: Kind<"devotion">): number {
  const symbols = objectsInZones(scope, ["battlefield"], of).flatMap(
    (id) => scope.read.characteristics(id).manaCost ?? [],
  );
  const colors: readonly string[] = to === "chosen" ? [scope.ctx.bound?.color?.text ?? ""] : to;
  return symbols.filter((symbol) => symbol.split("/").some((part) => colors.includes(part))).length;
}

function different(scope: Scope, { what, of }: Kind<"different">): number {
  return new Set(scope.evaluate.select(scope, of).flatMap((id) => valuesOf(scope.read.characteristics(id), what))).size;
}

function valuesOf(now: Characteristics, what: Kind<"different">["what"]): readonly (string | number)[] {
  switch (what) {
    case "mana-value":
      return [now.manaValue];
    case "color":
      return now.colors;
    case "type":
      return now.types;
    case "permanent-type":
      return now.types.filter((type) => PERMANENT_TYPES.includes(type));
    case "name":
      return now.name === null ? [] : [now.name];
    case "door-name":
      return [...(now.name === null ? [] : [now.name]), ...(now.otherNames ?? [])];
    case "power":
      return now.power === undefined ? [] : [now.power];
    case "basic-land-type":
      return now.subtypes.filter((subtype) => Object.hasOwn(BASIC_LAND_TYPES, subtype));
    case "creature-type":
      return now.subtypes.filter((subtype) => kindOfSubtype(subtype) === "creature");
  }
}

function taken(take: "total" | "greatest" | "least" | undefined, numbers: readonly number[]): number {
  if (take === "greatest") return numbers.length === 0 ? 0 : Math.max(...numbers);
  if (take === "least") return numbers.length === 0 ? 0 : Math.min(...numbers);
  return sum(numbers);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
