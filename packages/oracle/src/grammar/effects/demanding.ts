import type { Condition, Effect, Filter, Selector } from "@obverse/core";
import { allOf } from "../noun/canonical.ts";

/** “You may cast it if it's a creature spell”: what the resulting spell has to be (601.3e), not what the card is. “Put one of those cards onto … if it's …”: what can be chosen. */
export function demanding([effect, ...others]: readonly Effect[], that: Condition): readonly Effect[] | undefined {
  if (effect === undefined || others.length > 0) return undefined;
  if (effect.kind === "may") {
    const steps = demanding(effect.steps, that);
    return steps === undefined ? undefined : [{ ...effect, steps }];
  }
  if (effect.kind === "move" && effect.what.kind === "choose-from" && that.kind === "matches") {
    const { what } = effect;
    if (that.what.kind !== "bound" || that.what.name !== effect.as) return undefined;
    const filter = what.filter === undefined ? that.filter : allOf([what.filter, that.filter]);
    return [{ ...effect, what: { ...what, filter } }];
  }
  if ((effect.kind !== "cast" && effect.kind !== "permit") || effect.filter !== undefined) return undefined;
  const demand = ofSpell(that);
  return demand !== undefined && isSame(demand.what, effect.what) ? [{ ...effect, filter: demand.filter }] : undefined;
}

function ofSpell(that: Condition): { readonly what: Selector; readonly filter: Filter } | undefined {
  if (that.kind === "matches" && that.filter.kind === "parity")
    return { what: that.what, filter: allOf([{ kind: "spell" }, that.filter]) };
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
