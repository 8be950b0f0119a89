import type { Amount, Effect, PlayerRef, Selector } from "@obverse/core";
import { amount, numberOfThings } from "../amount.ts";
import { counterKind } from "../counter-kind.ts";
import { duration } from "../duration.ts";
import { times } from "../modification/modifications.ts";
import type { Reader } from "../reader.ts";
import { withThing } from "../references.ts";
import { quantity, selector, single } from "../selector/selector.ts";
import { counterCount } from "./arrival.ts";
import type { Clause, VerbReader } from "./clause.ts";
import { instruct } from "./instruct.ts";

/** “Put two +1/+1 counters on target creature”, “put a number of +1/+1 counters on ~ equal to …”, “put that many …”. */
export function putCounters(r: Reader, who: PlayerRef): Clause | undefined {
  const equal = r.eat("a number of") || (r.token()?.kind === "stat" && r.word(1) === "counters");
  const optional = !equal && r.eat("up to");
  const kinds: { readonly counter: string; readonly count: Amount }[] = [];
  if (equal) {
    const counter = counterKind(r);
    if (counter === undefined || !(r.eat("counters") || r.eat("counter"))) return undefined;
    kinds.push({ counter, count: 0 });
  } else {
    const first = r.attempt(counterCount);
    if (first === undefined) return undefined;
    kinds.push(first);
    for (;;) {
      const more = r.attempt((inner) =>
        inner.eat(", and") || inner.eat("and") || inner.eat(",") ? counterCount(inner) : undefined,
      );
      if (more === undefined) break;
      kinds.push(more);
    }
  }
  if (!r.eat("on")) return undefined;
  const on = selector(r);
  if (on === undefined) return undefined;
  const size = equal ? (r.eat("equal to") ? amount(r) : undefined) : undefined;
  if (equal && size === undefined) return undefined;
  const each = r.attempt((inner) => (inner.eat("for each") ? numberOfThings(inner) : undefined));
  const all = kinds.map(({ counter, count }): Effect => {
    const total = equal ? (size ?? 0) : each === undefined ? count : times(count, each);
    const effect: Effect = {
      kind: "counters",
      change: "add",
      counter,
      count: optional ? { kind: "up-to", of: total, chooser: who } : total,
      on: on.act,
    };
    return instruct(r, effect, { objects: on, counts: true });
  });
  return all;
}

/** “Remove an ice counter from ~”, “remove all of them”, “remove those counters”. */
export const removeCounters: VerbReader = (r) => {
  const those = r.attempt((inner) =>
    inner.eat("all of them") || inner.eat("those counters") || inner.eat("them") ? lastCounters(inner) : undefined,
  );
  if (those !== undefined)
    return [instruct(r, { kind: "counters", change: "remove", counter: those.counter, count: "all", on: those.on })];
  const all = r.eat("all");
  const count = all
    ? "all"
    : r.attempt((inner) => (inner.eat("a") || inner.eat("an") ? 1 : (quantity(inner)?.max ?? undefined)));
  if (count === undefined || count === "any") return undefined;
  const counter = counterKind(r);
  if (counter === undefined || !(r.eat("counter") || r.eat("counters")) || !r.eat("from")) return undefined;
  const on = selector(r);
  return on === undefined
    ? undefined
    : [instruct(r, { kind: "counters", change: "remove", counter, count, on: on.act }, { objects: on, counts: true })];
};

/** The counters that the condition just read was about: “if there are three or more ice counters on it, remove them”. */
function lastCounters(r: Reader): { readonly counter: string; readonly on: Selector } | undefined {
  return r.scope.counters;
}

/** “Double target creature's power until end of turn”: it gets +X/+0, where X is its power (701.10b). */
function doublePower(r: Reader): Clause | undefined {
  const what = r.attempt((inner) => {
    inner.eat("the power of");
    const named = inner.word(-1) === "of" ? selector(inner) : undefined;
    if (named !== undefined) return named;
    const found = single(inner);
    return found !== undefined && inner.eat("'s power") ? found : undefined;
  });
  if (what === undefined) return undefined;
  const lasting = r.attempt(duration) ?? r.scope.lasting;
  if (lasting === undefined) return undefined;
  const power: Amount = { kind: "number-of", what: "power", of: { kind: "bound", name: "it" } };
  r.scope = withThing(r.scope, what);
  return [
    instruct(
      r,
      {
        kind: "modify",
        what: what.act,
        modifications: [{ kind: "modify-power-toughness", power, toughness: 0 }],
        duration: lasting,
      },
      { objects: what },
    ),
  ];
}

/** “Double the number of +1/+1 counters on it”, “double the number of each kind of counter on …”. */
export const doubleCounters: VerbReader = (r, who) => {
  if (r.eat("your life total"))
    return [instruct(r, { kind: "life", who, change: "gain", amount: { kind: "life", of: { kind: "you" } } })];
  const strength = r.attempt(doublePower);
  if (strength !== undefined) return strength;
  if (!r.eat("the number of")) return undefined;
  const kind = r.eat("each kind of") ? "each-kind" : undefined;
  const counter = counterKind(r);
  if (counter === undefined || !(r.eat("counters") || r.eat("counter")) || !r.eat("on")) return undefined;
  const on = selector(r);
  return on === undefined
    ? undefined
    : [instruct(r, { kind: "double-counters", counter: kind ?? counter, on: on.act })];
};

/** “Distribute three +1/+1 counters among one, two, or three target creatures”. */
export const distribute: VerbReader = (r) => {
  const found = counterCount(r);
  if (found === undefined || !r.eat("among")) return undefined;
  const on = selector(r);
  return on === undefined
    ? undefined
    : [
        instruct(
          r,
          { kind: "counters", change: "add", counter: found.counter, count: found.count, on: on.act, divided: true },
          { objects: on },
        ),
      ];
};

/** “Move a +1/+1 counter from … onto …”. */
export const move: VerbReader = (r) => {
  const all = r.eat("all");
  const found = all ? undefined : counterCount(r);
  const counter = all ? counterKind(r) : found?.counter;
  if (all && !r.eat("counters")) return undefined;
  if (counter === undefined || !r.eat("from")) return undefined;
  const from = selector(r);
  if (from === undefined || !(r.eat("onto") || r.eat("to"))) return undefined;
  const to = selector(r);
  return to === undefined
    ? undefined
    : [
        instruct(r, {
          kind: "move-counters",
          counter,
          count: all ? "all" : (found?.count ?? 1),
          from: from.act,
          to: to.act,
        }),
      ];
};
