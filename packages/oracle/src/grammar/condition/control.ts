import type { Amount, Comparison, Condition, Filter, PlayerRef } from "@obverse/core";
import { amount } from "../amount.ts";
import { allOf } from "../noun/canonical.ts";
import { nounPhrase } from "../noun/phrase.ts";
import { playerRef } from "../player.ts";
import type { Reader } from "../reader.ts";
import { type Antecedent, scopeWith, withThing } from "../references.ts";
import { zonePhrase } from "../zone.ts";

/** “You control a Plains”, “an opponent controls no creatures”, “there are four or more cards in your graveyard”. */
export function controlCondition(r: Reader): Condition | undefined {
  return r.oneOf<Condition>([differentExiled, controls, thereAre, libraryHas, lieThere]);
}

/** Reads “five or more”, “exactly two”, “at least three other”, “no”, “a”. */
export function howMany(r: Reader): { readonly is: Comparison; readonly value: Amount } | undefined {
  if (r.eat("no other")) {
    r.at -= 1;
    return { is: "=", value: 0 };
  }
  if (r.eat("no")) return { is: "=", value: 0 };
  if (r.eat("one or more")) return { is: ">=", value: 1 };
  if (r.eat("a") || r.eat("an")) return { is: ">=", value: 1 };
  if (r.sees("another")) return { is: ">=", value: 1 };
  if (r.eat("exactly")) {
    const value = amount(r);
    return value === undefined ? undefined : { is: "=", value };
  }
  if (r.eat("at least")) {
    const value = amount(r);
    return value === undefined ? undefined : { is: ">=", value };
  }
  const value = r.attempt(amount);
  if (value === undefined) return undefined;
  if (r.eat("or more") || r.eat("or greater")) return { is: ">=", value };
  if (r.eat("or fewer") || r.eat("or less")) return { is: "<=", value };
  return undefined;
}

/** “Cards with five or more different mana values are exiled with ~”. */
function differentExiled(r: Reader): Condition | undefined {
  if (!r.eat("cards with")) return undefined;
  const many = howMany(r);
  if (many === undefined || !r.eat("different mana values are exiled with")) return undefined;
  if (objectReference(r)?.act.kind !== "self") return undefined;
  return {
    kind: "compare",
    left: { kind: "different", what: "mana-value", of: { kind: "linked", link: "exiled-with" } },
    is: many.is,
    right: many.value,
  };
}

/** “A library has twenty or fewer cards in it”, “your library has ten or more cards in it”. */
function libraryHas(r: Reader): Condition | undefined {
  const yours = r.eat("your library has");
  if (!yours && !r.eat("a library has")) return undefined;
  const many = howMany(r);
  if (many === undefined || !(r.eat("cards in it") || r.eat("card in it"))) return undefined;
  const left: Amount = {
    kind: "count",
    filter: { kind: "all", of: [] },
    zone: "library",
    of: yours ? { kind: "you" } : { kind: "bound", name: "each" },
  };
  if (yours) return { kind: "compare", left, is: many.is, right: many.value };
  return { kind: "players", who: { kind: "each" }, that: { kind: "compare", left, is: many.is, right: many.value } };
}

/** “Eight or more cards are in your graveyard”. */
function lieThere(r: Reader): Condition | undefined {
  const many = howMany(r);
  const phrase = many === undefined ? undefined : nounPhrase(r);
  if (many === undefined || phrase === undefined || phrase.zone !== undefined) return undefined;
  const others = many.is === ">=" && many.value === 1 ? alsoOneOf(r, (inner) => inner.sees("are in")) : [];
  if (!(r.eat("are in") || r.eat("is in"))) return undefined;
  const place = zonePhrase(r);
  return place === undefined
    ? undefined
    : allOfThem([phrase.filter, ...others].map((filter) => count(filter, place.zone, place.of, many)));
}

function who(r: Reader): PlayerRef | "any-opponent" | undefined {
  if (r.eat("an opponent") || r.eat("any opponent")) return "any-opponent";
  return playerRef(r);
}

/** “If you controlled that creature”: one that was there before the instructions made or moved anything. */
function lostReference(r: Reader): Antecedent | undefined {
  const { things } = r.scope;
  r.scope = scopeWith(r.scope, { things: things.filter(({ read }) => read.kind !== "bound") });
  const found = objectReference(r);
  r.scope = scopeWith(r.scope, { things });
  return found ?? objectReference(r);
}

function controls(r: Reader): Condition | undefined {
  const player = who(r);
  if (player === undefined) return undefined;
  const not = r.eat("don't control") || r.eat("doesn't control");
  const past = !not && r.eat("controlled");
  if (!not && !past && !(r.eat("controls") || r.eat("control"))) return undefined;
  if (player !== "any-opponent") {
    const object = r.attempt(selfReference);
    if (object !== undefined) {
      const that: Condition = { kind: "matches", what: object.act, filter: { kind: "controller", is: player } };
      return not ? { kind: "not", of: that } : that;
    }
  }
  const reference = player === "any-opponent" ? undefined : r.attempt(past ? lostReference : objectReference);
  if (reference !== undefined && player !== "any-opponent") {
    const that: Condition = { kind: "matches", what: reference.read, filter: { kind: "controller", is: player } };
    return not ? { kind: "not", of: that } : that;
  }
  const than =
    player === "any-opponent" || player.kind === "you" ? r.attempt((inner) => moreThan(inner, player)) : undefined;
  if (than !== undefined) return than;
  const many = howMany(r);
  const phrase = many === undefined ? undefined : nounPhrase(r);
  if (many === undefined || phrase === undefined) return undefined;
  if (player !== "any-opponent" && r.eat("with different powers")) {
    const of = { kind: "all", filter: allOf([phrase.filter, { kind: "controller", is: player }]) } as const;
    return { kind: "compare", left: { kind: "different", what: "power", of }, is: many.is, right: many.value };
  }
  const others = many.is === ">=" && many.value === 1 ? alsoOneOf(r, endsClause) : [];
  const counted = (is: PlayerRef): Condition => {
    const each = [phrase.filter, ...others];
    return allOfThem(
      each.map((filter) => count(allOf([filter, { kind: "controller", is }]), undefined, undefined, many)),
    );
  };
  if (many.is === ">=" && many.value === 1 && player !== "any-opponent") {
    const act = { kind: "all", filter: allOf([phrase.filter, { kind: "controller", is: player }]) } as const;
    r.scope = withThing(r.scope, { act, read: act, nouns: phrase.nouns, number: "one" });
  }
  const that = player === "any-opponent" ? perPlayer(counted, many) : counted(player);
  return not ? { kind: "not", of: that } : that;
}

/** “Two or more artifacts”, “no creatures”: what this player must control. */
export function controlling(r: Reader, player: PlayerRef): Condition | undefined {
  const many = howMany(r);
  const phrase = many === undefined ? undefined : nounPhrase(r);
  if (many === undefined || phrase === undefined || phrase.zone !== undefined) return undefined;
  return count(allOf([phrase.filter, { kind: "controller", is: player }]), undefined, undefined, many);
}

import { objectReference, SELF, selfReference } from "../selector/reference.ts";

/** “An opponent controls more creatures than you”, “you control more lands than each opponent”. */
function moreThan(r: Reader, player: PlayerRef | "any-opponent"): Condition | undefined {
  const is = r.eat("more") ? ">" : r.eat("fewer") ? "<" : undefined;
  const phrase = is === undefined ? undefined : nounPhrase(r);
  if (is === undefined || phrase === undefined || !r.eat("than")) return undefined;
  const held = (by: PlayerRef): Amount => ({
    kind: "count",
    filter: allOf([phrase.filter, { kind: "controller", is: by }]),
  });
  const each: PlayerRef = { kind: "bound", name: "each" };
  const you: PlayerRef = { kind: "you" };
  if (player === "any-opponent") {
    if (!r.eat("you")) return undefined;
    r.eat("do");
    return {
      kind: "players",
      who: { kind: "opponents" },
      that: { kind: "compare", left: held(each), is, right: held(you) },
    };
  }
  const every =
    r.eat("each opponent") || r.eat("each other player")
      ? { every: true as const }
      : r.eat("an opponent")
        ? {}
        : undefined;
  return every === undefined
    ? undefined
    : {
        kind: "players",
        who: { kind: "opponents" },
        ...every,
        that: { kind: "compare", left: held(you), is, right: held(each) },
      };
}

/** Some one opponent does; one or more, or none, can be asked of all at once. */
function perPlayer(
  counted: (is: PlayerRef) => Condition,
  many: { readonly is: Comparison; readonly value: Amount },
): Condition {
  if (many.is === ">=" && many.value === 1) return counted({ kind: "opponents" });
  return { kind: "players", who: { kind: "opponents" }, that: counted({ kind: "bound", name: "each" }) };
}

function count(
  filter: Filter,
  zone: import("@obverse/core").Zone | readonly import("@obverse/core").Zone[] | undefined,
  of: PlayerRef | undefined,
  many: { readonly is: Comparison; readonly value: Amount },
): Condition {
  return {
    kind: "compare",
    left: { kind: "count", filter, ...(zone === undefined ? {} : { zone }), ...(of === undefined ? {} : { of }) },
    is: many.is,
    right: many.value,
  };
}

/** “There are four or more card types among cards in your graveyard”, “there's a card in it”. */
function thereAre(r: Reader): Condition | undefined {
  if (!(r.eat("there are") || r.eat("there is"))) return undefined;
  const many = howMany(r);
  if (many === undefined) return undefined;
  const start = r.at;
  const counted = numberOfThings(r);
  if (counted === undefined) return undefined;
  // “If there are three or more cards exiled with ~, transform it”: the object itself was named last.
  if (r.tokens.slice(start, r.at).some(({ kind }) => kind === "self")) r.scope = withThing(r.scope, SELF);
  return { kind: "compare", left: counted, is: many.is, right: many.value };
}

import { numberOfThings } from "../amount.ts";

/** All of the conditions; a single one by itself. */
function allOfThem(of: readonly Condition[]): Condition {
  const [only] = of;
  return of.length === 1 && only !== undefined ? only : { kind: "and", of };
}

/** Anything but an end would make what follows a clause of its own: “and a creature died this turn”. */
const endsClause = (r: Reader): boolean => r.atEnd || r.word() === "," || r.word() === ".";

/** “An artifact and an enchantment”: one of each. */
function alsoOneOf(r: Reader, isEnd: (r: Reader) => boolean): readonly Filter[] {
  const found = r.attempt((inner) => {
    const filters: Filter[] = [];
    for (;;) {
      const last = inner.eat(", and") || inner.eat("and");
      if (!(last || inner.eat(",")) || inner.eatAny("a", "an") === undefined) return undefined;
      const phrase = nounPhrase(inner);
      if (phrase === undefined || phrase.nouns.includes("player") || phrase.nouns.includes("opponent"))
        return undefined;
      filters.push(phrase.filter);
      if (last) return isEnd(inner) ? filters : undefined;
    }
  });
  return found ?? [];
}
