import type { Comparison } from "../../ability/filter.ts";
import type { Together } from "../../ability/target.ts";
import { characteristics } from "../../characteristics/characteristics.ts";
import type { Decision } from "../../model/decision.ts";
import type { ObjectId } from "../../model/ids.ts";
import type { TargetRef } from "../../model/object.ts";
import type { GameState } from "../../model/state.ts";
import { compare } from "../../query/compare.ts";
import type { EvaluationContext } from "../../query/context.ts";
import { amount } from "../../query/evaluate.ts";
import { objectAt } from "../../storage/objects.ts";

/** What targets for one use of the word must be together, as the domain of a decision says it. */
export function domainTogether(
  state: GameState,
  context: EvaluationContext,
  together: Together | undefined,
  from: readonly TargetRef[],
): Pick<Extract<Decision, { kind: "pick" | "target" }>, "sum" | "groups" | "alike"> {
  const ids = from.flatMap((ref) => ("object" in ref ? [ref.object] : []));
  const numbered = (value: (id: ObjectId) => string | number | null | undefined): Readonly<Record<string, number>> => {
    const values = [...new Set(ids.map(value))];
    return Object.fromEntries(ids.map((id) => [id, values.indexOf(value(id))]));
  };
  switch (together?.kind) {
    case undefined:
      return {};
    case "different":
      return { groups: numbered((id) => sharedValueOf(state, id, together.what)) };
    case "one-owner":
      return { alike: numbered((id) => objectAt(state, id)?.owner ?? null) };
    case "total": {
      const value = amount(state, context, together.value);
      const limits = limitsOf(together.is, value);
      if (limits === undefined) return {};
      const of = ids.map((id) => [id, totalOf(state, context, together, [id])] as const);
      return { sum: { of: Object.fromEntries(of), ...limits } };
    }
  }
}

/** A comparison as limits of a sum of whole numbers; nothing where it isn't one of them. */
function limitsOf(is: Comparison, value: number): { readonly atLeast?: number; readonly atMost?: number } | undefined {
  switch (is) {
    case "<=":
      return { atMost: value };
    case "<":
      return { atMost: value - 1 };
    case ">=":
      return { atLeast: value };
    case ">":
      return { atLeast: value + 1 };
    case "=":
      return { atLeast: value, atMost: value };
    case "!=":
      return undefined;
  }
}

/** Whether targets chosen for one use of the word are what they must be together (601.2c, 115.1). */
export function fitTogether(
  state: GameState,
  context: EvaluationContext,
  together: Together,
  chosen: readonly TargetRef[],
): boolean {
  const ids = chosen.flatMap((ref) => ("object" in ref ? [ref.object] : []));
  switch (together.kind) {
    case "total": {
      const sum = totalOf(state, context, together, ids);
      return compare(sum, together.is, amount(state, context, together.value));
    }
    case "different": {
      const values = ids.map((id) => sharedValueOf(state, id, together.what));
      return new Set(values).size === values.length;
    }
    case "one-owner":
      return new Set(ids.map((id) => objectAt(state, id)?.owner)).size <= 1;
  }
}

/** So many of the candidates that are what they must be together; nothing where no such choice is found. */
export function someFitting(
  state: GameState,
  context: EvaluationContext,
  together: Together | undefined,
  candidates: readonly TargetRef[],
  count: number,
): readonly TargetRef[] | undefined {
  if (candidates.length < count) return undefined;
  const idOf = (ref: TargetRef): ObjectId | undefined => ("object" in ref ? ref.object : undefined);
  const by = <T>(value: (id: ObjectId | undefined) => T): readonly (readonly TargetRef[])[] => {
    const groups = new Map<T, TargetRef[]>();
    for (const ref of candidates) {
      const key = value(idOf(ref));
      groups.set(key, [...(groups.get(key) ?? []), ref]);
    }
    return [...groups.values()];
  };
  switch (together?.kind) {
    case undefined:
      return candidates.slice(0, count);
    case "one-owner":
      return by((id) => (id === undefined ? undefined : objectAt(state, id)?.owner))
        .find((group) => group.length >= count)
        ?.slice(0, count);
    case "different": {
      const each = by((id) => (id === undefined ? undefined : sharedValueOf(state, id, together.what)));
      return each.length < count ? undefined : each.slice(0, count).flatMap((group) => group.slice(0, 1));
    }
    case "total": {
      const numberOf = (ref: TargetRef): number =>
        "object" in ref ? totalOf(state, context, together, [ref.object]) : 0;
      const leastFirst = [...candidates].sort((one, other) => numberOf(one) - numberOf(other));
      const some = together.is === ">" || together.is === ">=" ? leastFirst.slice(-count) : leastFirst.slice(0, count);
      return count === 0 || together.is === "=" || fitTogether(state, context, together, some) ? some : undefined;
    }
  }
}

function totalOf(
  state: GameState,
  context: EvaluationContext,
  together: Extract<Together, { kind: "total" }>,
  objects: readonly ObjectId[],
): number {
  const bound = { ...context.bound, chosen: { objects } };
  const of = { kind: "bound", name: "chosen" } as const;
  return amount(state, { ...context, bound }, { kind: "number-of", what: together.of, of, take: "total" });
}

function sharedValueOf(
  state: GameState,
  id: ObjectId,
  what: Extract<Together, { kind: "different" }>["what"],
): string | number | null | undefined {
  const { name, manaValue, power } = characteristics(state, id);
  return what === "name" ? name : what === "power" ? power : manaValue;
}
