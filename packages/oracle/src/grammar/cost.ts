import type { Amount, Cost, CostPart, Filter, Zone } from "@obverse/core";
import { amount } from "./amount.ts";
import { counterKind } from "./counter-kind.ts";
import { manaCost } from "./mana.ts";
import { nounPhrase } from "./noun/phrase.ts";
import type { Reader } from "./reader.ts";
import { scopeWith } from "./references.ts";
import { SELF, selfReference } from "./selector/reference.ts";
import { quantity } from "./selector/selector.ts";

/** Reads a cost: parts joined by commas or “and”. “Another” in it is other than the source. */
export function cost(r: Reader): Cost | undefined {
  if (!r.contains("another") && !r.contains("other")) return costParts(r);
  const { apart } = r.scope;
  r.scope = scopeWith(r.scope, { apart: SELF });
  const found = costParts(r);
  r.scope = scopeWith(r.scope, { apart });
  return found;
}

function costParts(r: Reader): Cost | undefined {
  const parts: CostPart[] = [];
  for (;;) {
    const part = costPart(r);
    if (part === undefined) return undefined;
    parts.push(part);
    if (part.kind === "sacrifice") parts.push(...furtherSacrifices(r));
    const more = r.attempt((inner) => {
      if (!(inner.eat(", and") || inner.eat(",") || inner.eat("and"))) return undefined;
      const next = inner.mark();
      if (costPart(inner) === undefined) return undefined;
      inner.reset(next);
      return true;
    });
    if (more === undefined) return parts;
  }
}

/** “Sacrifice a green creature, a white creature, and a blue creature”: one of each. */
function furtherSacrifices(r: Reader): readonly CostPart[] {
  const found: CostPart[] = [];
  for (;;) {
    const next = r.attempt((inner): CostPart | undefined => {
      if (!(inner.eat(", and") || inner.eat(",") || inner.eat("and"))) return undefined;
      if (inner.word() !== "a" && inner.word() !== "an") return undefined;
      const what = counted(inner);
      return what === undefined || what.more || what.zone !== undefined
        ? undefined
        : { kind: "sacrifice", what: what.filter, count: what.count };
    });
    if (next === undefined) return found;
    found.push(next);
  }
}

/** “Unattach ~”, in an ability that it grants. */
function unattaching(r: Reader): CostPart | undefined {
  return r.eat("unattach ~granter") ? { kind: "unattach", what: { kind: "granter" } } : undefined;
}

type PartReader = (r: Reader) => CostPart | undefined;

/** The parts of a cost by their first word; all others begin with symbols or an amount. */
const BY_WORD: ReadonlyMap<string, readonly PartReader[]> = new Map<string, readonly PartReader[]>([
  ["unattach", [unattaching]],
  ["pay", [symbols, life]],
  ["pays", [symbols, life]],
  ["sacrifice", [sacrifice]],
  ["sacrifices", [sacrifice]],
  ["discard", [discard]],
  ["discards", [discard]],
  ["exile", [exile]],
  ["tap", [tapping]],
  ["remove", [counters]],
  ["put", [counters]],
  ["return", [returning]],
  ["reveal", [revealing]],
  ["mill", [milling]],
  ["collect", [evidence]],
  ["exert", [exerting]],
]);
const SYMBOLS: readonly PartReader[] = [symbols];

/** Reads one part of a cost. */
const costPart = (r: Reader): CostPart | undefined => r.oneOf(BY_WORD.get(r.word()) ?? SYMBOLS);

function symbols(r: Reader): CostPart | undefined {
  if (r.eat("{t}")) return { kind: "tap-self" };
  if (r.eat("{q}")) return { kind: "untap-self" };
  if (r.eat("{e}")) {
    let count = 1;
    while (r.eat("{e}")) count += 1;
    return { kind: "energy", amount: count };
  }
  r.eatAny("pay", "pays");
  if (r.eat("{e}")) {
    let count = 1;
    while (r.eat("{e}")) count += 1;
    return { kind: "energy", amount: count };
  }
  const energy = r.contains("{e}") ? r.attempt(energyAmount) : undefined;
  if (energy !== undefined) return { kind: "energy", amount: energy };
  if (r.eat("its mana cost")) return { kind: "own-mana-cost" };
  const mana = manaCost(r);
  return mana === undefined ? undefined : { kind: "mana", mana };
}

/** “Five {E}”. */
function energyAmount(r: Reader): Amount | undefined {
  if (r.eat("an amount of {e} equal to")) return amount(r);
  const worth = amount(r);
  return worth !== undefined && r.eat("{e}") ? worth : undefined;
}

function life(r: Reader): CostPart | undefined {
  if (r.eatAny("pay", "pays") === undefined) return undefined;
  if (r.eat("life equal to")) {
    const worth = amount(r);
    return worth === undefined ? undefined : { kind: "life", amount: worth };
  }
  const worth = amount(r);
  return worth !== undefined && r.eat("life") ? { kind: "life", amount: worth } : undefined;
}

function counted(
  r: Reader,
):
  | { readonly count: Amount; readonly filter: Filter; readonly zone?: Zone | readonly Zone[]; readonly more?: true }
  | undefined {
  const many = quantity(r);
  if (many === undefined || many.min !== many.max) {
    if (many?.max !== "any") return undefined;
    const any = nounPhrase(r);
    return any === undefined || many.min !== 1
      ? undefined
      : { count: 1, more: true, filter: any.filter, ...(any.zone === undefined ? {} : { zone: any.zone }) };
  }
  const phrase = nounPhrase(r);
  if (phrase === undefined) return undefined;
  r.eatAny("of their choice", "of your choice");
  return { count: many.min, filter: phrase.filter, ...(phrase.zone === undefined ? {} : { zone: phrase.zone }) };
}

function sacrifice(r: Reader): CostPart | undefined {
  if (r.eatAny("sacrifice", "sacrifices") === undefined) return undefined;
  if (selfReference(r) !== undefined || r.eat("it")) return { kind: "sacrifice", what: "self", count: 1 };
  if (r.eat("~granter")) return { kind: "sacrifice", what: { kind: "is", what: { kind: "granter" } }, count: 1 };
  const any = r.attempt((inner) => {
    if (!inner.eat("any number of")) return undefined;
    const phrase = nounPhrase(inner);
    return phrase === undefined ? undefined : ({ kind: "sacrifice", what: phrase.filter, count: "any" } as const);
  });
  if (any !== undefined) return any;
  const what = counted(r);
  return what === undefined || what.more ? undefined : { kind: "sacrifice", what: what.filter, count: what.count };
}

function discard(r: Reader): CostPart | undefined {
  if (r.eatAny("discard", "discards") === undefined) return undefined;
  if (selfReference(r) !== undefined) return { kind: "discard", what: "self", count: 1 };
  if (r.eat("your hand")) return { kind: "discard", what: "hand", count: 1 };
  const what = counted(r);
  if (what === undefined || what.more) return undefined;
  return {
    kind: "discard",
    what: what.filter,
    count: what.count,
    ...(r.eat("at random") ? { random: true as const } : {}),
  };
}

function exile(r: Reader): CostPart | undefined {
  if (!r.eat("exile")) return undefined;
  if (selfReference(r) !== undefined) {
    const from = r.eat("from your graveyard") ? "graveyard" : r.eat("from your hand") ? "hand" : "battlefield";
    return { kind: "exile", what: "self", from: [from], count: 1 };
  }
  const what = counted(r);
  if (what === undefined) return undefined;
  const up = r.eat("face up");
  if (up && what.zone !== undefined) return undefined;
  const from: readonly Zone[] =
    what.zone === undefined ? ["battlefield"] : typeof what.zone === "string" ? [what.zone] : what.zone;
  return { kind: "exile", what: what.filter, from, count: what.count, ...(what.more ? { orMore: true as const } : {}) };
}

function tapping(r: Reader): CostPart | undefined {
  if (!r.eat("tap")) return undefined;
  const what = counted(r);
  return what === undefined || what.more ? undefined : { kind: "tap", what: what.filter, count: what.count };
}

function counters(r: Reader): CostPart | undefined {
  if (r.eat("remove")) {
    const all = r.eat("all");
    const many = all ? undefined : quantity(r);
    const counter = counterKind(r);
    if (counter === undefined || !(r.eat("counter") || r.eat("counters")) || !r.eat("from")) return undefined;
    // “One or more”: as many as its player chooses.
    const some = many?.min === 1 && many.max === "any";
    const count = all ? "all" : some ? ({ kind: "x" } as const) : many?.min === many?.max ? many?.min : undefined;
    if (count === undefined) return undefined;
    if (selfReference(r) !== undefined || r.eat("it")) return { kind: "remove-counters", counter, count, from: "self" };
    const among = r.eat("among") ? { among: true as const } : {};
    if (!("among" in among)) r.eatAny("a", "an");
    const phrase = nounPhrase(r);
    return phrase === undefined
      ? undefined
      : { kind: "remove-counters", counter, count, from: phrase.filter, ...among };
  }
  if (!r.eat("put")) return undefined;
  const many = quantity(r);
  const counter = many === undefined ? undefined : counterKind(r);
  if (
    counter === undefined ||
    many?.min !== many?.max ||
    many === undefined ||
    !(r.eat("counter") || r.eat("counters")) ||
    !r.eat("on")
  )
    return undefined;
  return selfReference(r) === undefined ? undefined : { kind: "add-counters", counter, count: many.min, on: "self" };
}

function returning(r: Reader): CostPart | undefined {
  if (!r.eat("return")) return undefined;
  if (selfReference(r) !== undefined)
    return r.eat("to its owner 's hand") ? { kind: "return-to-hand", what: "self", count: 1 } : undefined;
  const what = counted(r);
  if (what === undefined || what.more) return undefined;
  return r.eat("to its owner 's hand") || r.eat("to their owner 's hand") || r.eat("to their owners 's hands")
    ? { kind: "return-to-hand", what: what.filter, count: what.count }
    : undefined;
}

function revealing(r: Reader): CostPart | undefined {
  if (!r.eat("reveal")) return undefined;
  const what = counted(r);
  return what === undefined || what.zone !== "hand"
    ? undefined
    : { kind: "reveal", what: what.filter, count: what.count, from: "hand" };
}

function milling(r: Reader): CostPart | undefined {
  if (r.eat("mill a card")) return { kind: "mill", count: 1 };
  r.eat("mill");
  const count = amount(r);
  return count !== undefined && r.eat("cards") ? { kind: "mill", count } : undefined;
}

function evidence(r: Reader): CostPart | undefined {
  if (!r.eat("collect evidence")) return undefined;
  const worth = amount(r);
  return worth === undefined ? undefined : { kind: "collect-evidence", amount: worth };
}

function exerting(r: Reader): CostPart | undefined {
  return r.eat("exert") && selfReference(r) !== undefined ? { kind: "exert" } : undefined;
}
