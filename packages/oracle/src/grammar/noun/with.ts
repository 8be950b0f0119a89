import type { Comparison, Filter, ObjectNumber } from "@obverse/core";
import { numberOf } from "../../vocabulary/numbers.ts";
import { BASIC_LAND_TYPES } from "../../vocabulary/subtypes.ts";
import { amount } from "../amount.ts";
import { counterKind } from "../counter-kind.ts";
import { keywordName } from "../keyword-name.ts";
import { readName } from "../proper-name.ts";
import type { Reader } from "../reader.ts";
import { scopeWith, withChoice } from "../references.ts";
import { objectReference } from "../selector/reference.ts";
import { anyOf, notOf } from "./canonical.ts";

/** “With flying”, “with power 2 or less”, “with a +1/+1 counter on it”, “with the chosen name”, “named …”. */
export function withWhat(r: Reader): readonly Filter[] | undefined {
  const not = r.eat("not named");
  if (not || r.eat("named")) {
    const name = readName(r);
    const named: Filter | undefined = name === undefined ? undefined : { kind: "name", name };
    return named === undefined ? undefined : [not ? notOf(named) : named];
  }
  if (r.eat("of the chosen type")) return [{ kind: "chosen", what: r.scope.host.chosenType }];
  if (r.eat("of the chosen color")) return [{ kind: "chosen", what: "color" }];
  // A target is chosen before a value is (601.2c), so it can't depend on it.
  if (r.scope.targeting === undefined && r.eat("of the creature type of your choice")) {
    r.scope = withChoice(r.scope, "creature-type");
    return [{ kind: "chosen", what: "creature-type" }];
  }
  if (!r.eat("with")) return undefined;
  const first = oneWith(r);
  if (first === undefined) return undefined;
  const parts = [...first];
  while (
    r.attempt((inner) => {
      if (!inner.eat("and")) return undefined;
      inner.eat("with");
      const more = oneWith(inner);
      if (more !== undefined) parts.push(...more);
      return more;
    }) !== undefined
  );
  return parts;
}

/** “Without flying”. */
export function without(r: Reader): readonly Filter[] | undefined {
  if (!r.eat("without")) return undefined;
  if (r.eat("a") || r.eat("an")) {
    const counters = counterDemand(r);
    return counters === undefined ? undefined : [notOf(counters)];
  }
  const keyword = keywordName(r);
  return keyword === undefined ? undefined : [{ kind: "not", of: { kind: "keyword", keyword } }];
}

/** “With those names”: of what was named last. */
function thoseNames(r: Reader): readonly Filter[] | undefined {
  if (!r.eat("those names")) return undefined;
  const those = r.scope.things.find(({ number }) => number === "many");
  return those === undefined ? undefined : [{ kind: "same", what: "name", as: those.read }];
}

/** “With an odd mana value”. */
function parity(r: Reader): readonly Filter[] | undefined {
  r.eatAny("a", "an");
  const is = r.eatAny("odd", "even");
  return is !== undefined && (r.eat("mana value") || r.eat("mana values"))
    ? [{ kind: "parity", of: "mana-value", is: is as "odd" }]
    : undefined;
}

function oneWith(r: Reader): readonly Filter[] | undefined {
  return r.oneOf<readonly Filter[]>([together, numbers, parity, counters, names, thoseNames, abilities, keywords]);
}

/** “With total mana value 6 or less”, “with different names”: of targets, something of all of them. */
function together(r: Reader): readonly Filter[] | undefined {
  if (r.scope.targeting !== true) return undefined;
  if (r.eat("total")) {
    const found = NUMBERS.find(([words]) => r.eat(words));
    const limit = found === undefined ? undefined : comparison(r);
    if (found === undefined || limit === undefined) return undefined;
    r.scope = scopeWith(r.scope, { together: { kind: "total", of: found[1], ...limit } });
    return [];
  }
  const what = r.eat("different names") ? "name" : r.eat("different mana values") ? "mana-value" : undefined;
  if (what === undefined) return undefined;
  r.scope = scopeWith(r.scope, { together: { kind: "different", what } });
  return [];
}

const NUMBERS: readonly (readonly [string, ObjectNumber])[] = [
  ["power", "power"],
  ["base power", "base-power"],
  ["toughness", "toughness"],
  ["base toughness", "base-toughness"],
  ["mana value", "mana-value"],
  ["loyalty", "loyalty"],
];

function numbers(r: Reader): readonly Filter[] | undefined {
  const whats: ObjectNumber[] = [];
  for (;;) {
    const found = NUMBERS.find(([words]) => r.eat(words));
    if (found === undefined) return undefined;
    whats.push(found[1]);
    if (!(r.sees("or power") || r.sees("or toughness") || r.sees("and toughness"))) break;
    if (r.word() === "and") return undefined;
    r.at += 1;
  }
  const limit = comparison(r);
  return limit === undefined ? undefined : [anyOf(whats.map((of): Filter => ({ kind: "number", of, ...limit })))];
}

/** Reads “2 or less”, “equal to X”, “less than ~'s power”, “4 or greater”, or a bare number. */
export function comparison(
  r: Reader,
): { readonly is: Comparison; readonly value: import("@obverse/core").Amount } | undefined {
  if (r.eat("less than or equal to")) return valued(r, "<=");
  if (r.eat("greater than or equal to")) return valued(r, ">=");
  if (r.eat("less than")) return valued(r, "<");
  if (r.eat("greater than")) return valued(r, ">");
  if (r.eat("equal to")) return valued(r, "=");
  const value = amount(r);
  if (value === undefined) return undefined;
  if (r.eat("or less") || r.eat("or fewer")) return { is: "<=", value };
  if (r.eat("or greater") || r.eat("or more")) return { is: ">=", value };
  return { is: "=", value };
}

function valued(
  r: Reader,
  is: Comparison,
): { readonly is: Comparison; readonly value: import("@obverse/core").Amount } | undefined {
  const value = amount(r);
  return value === undefined ? undefined : { is, value };
}

function counters(r: Reader): readonly Filter[] | undefined {
  if (r.eat("no counters on"))
    return pronoun(r) ? [{ kind: "counters", counter: "any", is: "=", value: 0 }] : undefined;
  r.eatAny("a", "an");
  const found = counterDemand(r);
  return found === undefined ? undefined : [found];
}

/** “+1/+1 counter on it”, “three or more charge counters on it”, “counters on them”. */
export function counterDemand(r: Reader): Filter | undefined {
  const count = r.attempt((inner) => {
    const value = numberOf(inner.word());
    if (value === undefined) return undefined;
    inner.at += 1;
    if (inner.eat("or more")) return { is: ">=" as const, value };
    if (inner.eat("or fewer") || inner.eat("or less")) return { is: "<=" as const, value };
    return undefined;
  });
  const none = count === undefined && r.eat("no");
  r.eat("one or more");
  const counter = counterKind(r);
  if (counter === undefined || !(r.eat("counter") || r.eat("counters")) || !r.eat("on") || !pronoun(r))
    return undefined;
  if (none) return { kind: "counters", counter, is: "=", value: 0 };
  return { kind: "counters", counter, is: count?.is ?? ">=", value: count?.value ?? 1 };
}

function pronoun(r: Reader): boolean {
  return r.eat("it") || r.eat("them") || r.eat("him") || r.eat("her");
}

function names(r: Reader): readonly Filter[] | undefined {
  if (r.eat("the chosen name") || (namesCard(r) && r.eat("that name"))) return [{ kind: "chosen", what: "name" }];
  const [latest] = r.scope.things;
  if (latest !== undefined && r.eat("that name")) return [{ kind: "same", what: "name", as: latest.read }];
  if (!r.eat("the same")) return undefined;
  const what = r.eatAny("name", "mana value", "power", "controller", "color");
  if (what === undefined || !r.eat("as")) return undefined;
  const as = objectReference(r) ?? r.attempt(otherNamed);
  return as === undefined
    ? undefined
    : [{ kind: "same", what: what === "mana value" ? "mana-value" : (what as "name"), as: as.read }];
}

/** Whether words before these let a card name be chosen: “choose a nonland card name”. */
const namesCard = (r: Reader): boolean =>
  r.tokens.some(({ word }, at) => at < r.at && word === "name" && r.tokens[at - 1]?.word === "card");

/** “As another creature you control or a creature card in your graveyard”. */
function otherNamed(r: Reader): { readonly read: import("@obverse/core").Selector } | undefined {
  return comparedWith(r);
}

function abilities(r: Reader): readonly Filter[] | undefined {
  if (r.eat("a basic land type"))
    return [anyOf(BASIC_LAND_TYPES.map((subtype): Filter => ({ kind: "subtype", subtype })))];
  if (r.eat("no abilities")) return [{ kind: "ability", form: "none" }];
  if (r.eat("abilities")) return [{ kind: "not", of: { kind: "ability", form: "none" } }];
  if (r.eat("activated abilities") || r.eat("an activated ability")) return [{ kind: "ability", form: "activated" }];
  if (r.eat("a mana ability") || r.eat("mana abilities")) return [{ kind: "ability", form: "mana" }];
  if (r.eat("a single target")) return [{ kind: "number", of: "targets", is: "=", value: 1 }];
  return undefined;
}

function keywords(r: Reader): readonly Filter[] | undefined {
  r.eatAny("a", "an");
  const found: Filter[] = [];
  for (;;) {
    const keyword = keywordName(r);
    if (keyword === undefined) break;
    found.push({ kind: "keyword", keyword });
    r.attempt((inner) => inner.eat("ability") || inner.eat("abilities") || undefined);
    const more = r.attempt((inner) => {
      const comma = inner.eat(",");
      const word = inner.eatAny("or", "and/or");
      if (!comma && word === undefined) return undefined;
      const next = inner.mark();
      const known = keywordName(inner) !== undefined;
      inner.reset(next);
      return known || undefined;
    });
    if (more === undefined) break;
  }
  return found.length === 0 ? undefined : [anyOf(found)];
}

import { comparedWith } from "../selector/compared.ts";
