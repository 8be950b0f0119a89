import type { Decision } from "../model/decision.ts";
import type { TargetRef } from "../model/object.ts";

type PickDecision = Extract<Decision, { kind: "pick" | "target" }>;

/** How the domain of a decision calls an option. */
export const keyOf = (ref: TargetRef): string => String("object" in ref ? ref.object : ref.player);

/** Whether those chosen have one thing in common. */
export function haveInCommon(inCommon: NonNullable<PickDecision["inCommon"]>, keys: readonly string[]): boolean {
  const [first, ...others] = keys.map((key) => inCommon[key] ?? []);
  return first === undefined || first.some((thing) => others.every((things) => things.includes(thing)));
}

/** A different one of those that can be chosen for each of the lists; nothing where there is none. */
export function oneForEach(
  lists: NonNullable<PickDecision["oneOfEach"]>,
  keys: readonly string[],
): readonly string[] | undefined {
  const [list, ...others] = lists;
  if (list === undefined) return [];
  for (const key of keys) {
    if (!list.includes(key)) continue;
    const rest = oneForEach(
      others,
      keys.filter((other) => other !== key),
    );
    if (rest !== undefined) return [key, ...rest];
  }
  return undefined;
}

/**
 * Some answers to a decision whose `inCommon` or `oneOfEach` ties what is picked together: the fewest options, one answer for each thing to have in common.
 * None for any other decision (118.3, 702.167).
 */
export function fittingPicks({
  from,
  min,
  inCommon,
  oneOfEach,
}: Pick<PickDecision, "from" | "min" | "inCommon" | "oneOfEach">): readonly (readonly TargetRef[])[] {
  if (oneOfEach !== undefined) {
    const keys = oneForEach(oneOfEach, from.map(keyOf));
    return keys === undefined ? [] : [from.filter((ref) => keys.includes(keyOf(ref)))];
  }
  const things = new Set(from.flatMap((ref) => inCommon?.[keyOf(ref)] ?? []));
  return [...things].flatMap((thing) => {
    const having = from.filter((ref) => inCommon?.[keyOf(ref)]?.includes(thing) === true);
    return having.length < min ? [] : [having.slice(0, min)];
  });
}
