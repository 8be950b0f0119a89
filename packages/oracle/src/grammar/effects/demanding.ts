import type { Condition, Effect, Filter, Selector } from "@obverse/core";

/** “You may cast it if it's a creature spell”: what the resulting spell has to be (601.3e), not what the card is. */
export function demanding([effect, ...others]: readonly Effect[], that: Condition): readonly Effect[] | undefined {
  if (effect === undefined || others.length > 0) return undefined;
  if (effect.kind === "may") {
    const steps = demanding(effect.steps, that);
    return steps === undefined ? undefined : [{ ...effect, steps }];
  }
  if ((effect.kind !== "cast" && effect.kind !== "permit") || effect.filter !== undefined) return undefined;
  const demand = ofSpell(that);
  return demand !== undefined && isSame(demand.what, effect.what) ? [{ ...effect, filter: demand.filter }] : undefined;
}

function ofSpell(that: Condition): { readonly what: Selector; readonly filter: Filter } | undefined {
  if (that.kind === "matches")
    return that.filter.kind === "all" && that.filter.of.some(({ kind }) => kind === "spell") ? that : undefined;
  if (that.kind !== "compare" || typeof that.left === "number" || that.left.kind !== "number-of") return undefined;
  const { what, of, take } = that.left;
  if (what !== "mana-value" || take !== undefined) return undefined;
  return {
    what: of,
    filter: { kind: "all", of: [{ kind: "spell" }, { kind: "number", of: what, is: that.is, value: that.right }] },
  };
}

const isSame = (one: Selector, other: Selector): boolean => JSON.stringify(one) === JSON.stringify(other);
