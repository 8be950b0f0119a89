import type { Condition, Filter, Selector } from "@obverse/core";
import { numberWord } from "../amount.ts";
import { allOf, anyOf, notOf } from "../noun/canonical.ts";
import { complement, keywordAlternatives } from "../noun/relative.ts";
import { comparison, counterDemand } from "../noun/with.ts";
import type { Reader } from "../reader.ts";
import { withThing } from "../references.ts";
import { comparedWith } from "../selector/compared.ts";
import { objectReference } from "../selector/reference.ts";
import { target } from "../selector/target.ts";
import { howMany } from "./control.ts";

/** Conditions about an object: “it's a creature card”, “~ is attacking”, “it has no counters on it”, “it wasn't cast”. */
export function objectCondition(r: Reader): Condition | undefined {
  const paid = r.attempt(manaSpent);
  if (paid !== undefined) return paid;
  const single = r.attempt(singleTarget);
  if (single !== undefined) return single;
  const what = subject(r);
  if (what === undefined) return undefined;
  const filter = predicate(r);
  // Where it is now is asked of what it became; everything else of what it was.
  return filter === undefined
    ? undefined
    : { kind: "matches", what: filter.kind === "zone" ? what.act : what.read, filter };
}

/** “At least four mana was spent to cast it”. */
function manaSpent(r: Reader): Condition | undefined {
  const many = howMany(r);
  if (many === undefined || !(r.eat("mana was spent to cast") || r.eat("mana were spent to cast"))) return undefined;
  const spell = objectReference(r);
  if (spell === undefined) return undefined;
  const left = { kind: "number-of", what: "mana-spent", of: spell.read } as const;
  return { kind: "compare", left, is: many.is, right: many.value };
}

/** “Target spell has only one target and that target is ~”. */
function singleTarget(r: Reader): Condition | undefined {
  const spell = target(r);
  if (spell === undefined || !r.eat("has only one target and that target is")) return undefined;
  r.scope = withThing(r.scope, spell);
  const what = objectReference(r);
  if (what === undefined) return undefined;
  return {
    kind: "matches",
    what: spell.act,
    filter: {
      kind: "all",
      of: [
        { kind: "number", of: "targets", is: "=", value: 1 },
        { kind: "targets", filter: { kind: "is", what: what.act } },
      ],
    },
  };
}

function subject(r: Reader): { readonly act: Selector; readonly read: Selector } | undefined {
  const reference = r.attempt(objectReference);
  if (reference !== undefined) {
    r.scope = withThing(r.scope, reference);
    return reference;
  }
  const linked = r.attempt(linkedSubject);
  return linked === undefined ? undefined : { act: linked, read: linked };
}

/** “A card exiled with ~”, “an exiled card used to craft it”. */
function linkedSubject(r: Reader): Selector | undefined {
  if (r.eat("an exiled card used to craft"))
    return objectReference(r)?.act.kind === "self" ? { kind: "linked", link: "crafted-with" } : undefined;
  if (!r.eat("a card exiled with")) return undefined;
  return objectReference(r)?.act.kind === "self" ? { kind: "linked", link: "exiled-with" } : undefined;
}

/** What is said of the object. */
function predicate(r: Reader): Filter | undefined {
  return r.oneOf<Filter>([being, having, sharing, casting, entering, attackingThisTurn]);
}

function being(r: Reader): Filter | undefined {
  const not = r.eat("isn't") || r.eat("wasn't") || r.eat("aren't") || r.eat("is not");
  if (!not && !(r.eat("is") || r.eat("was") || r.eat("are") || r.eat("were") || r.eat("remains") || r.eat("remain")))
    return undefined;
  const found = complement(r);
  return found === undefined ? undefined : not ? notOf(found) : found;
}

function having(r: Reader): Filter | undefined {
  const not = r.eat("doesn't have") || r.eat("don't have") || r.eat("didn't have");
  if (!not && !(r.eat("has") || r.eat("had") || r.eat("have"))) return undefined;
  if (r.eat("the same name as") || r.eat("the same name as")) {
    const as = comparedWith(r);
    const same: Filter | undefined = as === undefined ? undefined : { kind: "same", what: "name", as: as.read };
    return same === undefined ? undefined : not ? notOf(same) : same;
  }
  const found = r.oneOf<Filter>([
    (inner) => {
      inner.eatAny("a", "an");
      return counterDemand(inner);
    },
    (inner) => {
      const of = numberWord(inner);
      const limit = of === undefined ? undefined : comparison(inner);
      return of === undefined || limit === undefined ? undefined : { kind: "number", of, ...limit };
    },
    keywordAlternatives,
  ]);
  return found === undefined ? undefined : not ? notOf(found) : found;
}

function sharing(r: Reader): Filter | undefined {
  if (!r.eat("shares a")) return undefined;
  const what = r.eat("name with")
    ? "name"
    : r.eat("color with")
      ? "color"
      : r.eat("creature type with")
        ? "creature-type"
        : r.eat("card type with")
          ? "type"
          : undefined;
  const as = what === undefined ? undefined : (r.attempt(objectReference) ?? comparedWith(r));
  return what === undefined || as === undefined ? undefined : { kind: "same", what, as: as.read };
}

function casting(r: Reader): Filter | undefined {
  if (r.eat("wasn't cast")) return { kind: "not", of: { kind: "was-cast" } };
  if (r.eat("was cast from anywhere other than your hand"))
    return allOf([{ kind: "was-cast" }, { kind: "not", of: { kind: "cast-from", zone: "hand", by: { kind: "you" } } }]);
  if (r.eat("was cast")) return { kind: "was-cast" };
  return undefined;
}

function entering(r: Reader): Filter | undefined {
  if (r.eat("entered from your graveyard or you cast it from your graveyard"))
    // A card is in its owner's graveyard (404.1).
    return allOf([
      anyOf([
        { kind: "entered-from", zone: "graveyard" },
        { kind: "cast-from", zone: "graveyard" },
      ]),
      { kind: "owner", is: { kind: "you" } },
    ]);
  if (r.eat("entered under your control")) return ENTERED_UNDER_YOU;
  if (r.eat("entered this turn")) return { kind: "this-turn", did: "entered" };
  return undefined;
}

/** “It entered under your control”, said of what has just been put there: it is there, and yours. */
const ENTERED_UNDER_YOU: Filter = {
  kind: "all",
  of: [
    { kind: "zone", zone: "battlefield" },
    { kind: "controller", is: { kind: "you" } },
  ],
};

function attackingThisTurn(r: Reader): Filter | undefined {
  if (r.eat("didn't attack this turn")) return { kind: "not", of: { kind: "this-turn", did: "attacked" } };
  if (r.eat("attacked this turn")) return { kind: "this-turn", did: "attacked" };
  if (r.eat("attacked or blocked this turn"))
    return anyOf([
      { kind: "this-turn", did: "attacked" },
      { kind: "this-turn", did: "blocked" },
    ]);
  if (r.eat("has dealt") || r.eat("dealt")) return undefined;
  return undefined;
}
