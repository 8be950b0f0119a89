import type { Amount, Comparison, Condition, Filter, PlayerRef } from "@obverse/core";
import { amount } from "../amount.ts";
import { allOf } from "../noun/canonical.ts";
import { nounPhrase } from "../noun/phrase.ts";
import { playerRef } from "../player.ts";
import type { Reader } from "../reader.ts";
import { withThing } from "../references.ts";

/** “You control a Plains”, “an opponent controls no creatures”, “there are four or more cards in your graveyard”. */
export function controlCondition(r: Reader): Condition | undefined {
  return r.oneOf<Condition>([controls, thereAre]);
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

function who(r: Reader): PlayerRef | "any-opponent" | undefined {
  if (r.eat("an opponent") || r.eat("any opponent")) return "any-opponent";
  return playerRef(r);
}

function controls(r: Reader): Condition | undefined {
  const player = who(r);
  if (player === undefined) return undefined;
  const not = r.eat("don't control") || r.eat("doesn't control");
  if (!not && !(r.eat("controls") || r.eat("control") || r.eat("controlled"))) return undefined;
  if (player !== "any-opponent") {
    const object = r.attempt(selfReference);
    if (object !== undefined) {
      const that: Condition = { kind: "matches", what: object.act, filter: { kind: "controller", is: player } };
      return not ? { kind: "not", of: that } : that;
    }
  }
  const reference = player === "any-opponent" ? undefined : r.attempt(objectReference);
  if (reference !== undefined && player !== "any-opponent") {
    const that: Condition = { kind: "matches", what: reference.read, filter: { kind: "controller", is: player } };
    return not ? { kind: "not", of: that } : that;
  }
  const many = howMany(r);
  const phrase = many === undefined ? undefined : nounPhrase(r);
  if (many === undefined || phrase === undefined) return undefined;
  const counted = (is: PlayerRef): Condition => count(allOf([phrase.filter, { kind: "controller", is }]), undefined, undefined, many);
  if (many.is === ">=" && many.value === 1 && player !== "any-opponent") {
    const act = { kind: "all", filter: allOf([phrase.filter, { kind: "controller", is: player }]) } as const;
    r.scope = withThing(r.scope, { act, read: act, nouns: phrase.nouns, number: "one" });
  }
  const that = player === "any-opponent" ? perPlayer(counted, many) : counted(player);
  return not ? { kind: "not", of: that } : that;
}

import { objectReference, selfReference } from "../selector/reference.ts";

/** Some one opponent does; one or more, or none, can be asked of all at once. */
function perPlayer(counted: (is: PlayerRef) => Condition, many: { readonly is: Comparison; readonly value: Amount }): Condition {
  if (many.is === ">=" && many.value === 1) return counted({ kind: "opponents" });
  return { kind: "players", who: { kind: "opponents" }, that: counted({ kind: "bound", name: "each" }) };
}

function count(filter: Filter, zone: import("@obverse/core").Zone | readonly import("@obverse/core").Zone[] | undefined, of: PlayerRef | undefined, many: { readonly is: Comparison; readonly value: Amount }): Condition {
  return { kind: "compare", left: { kind: "count", filter, ...(zone === undefined ? {} : { zone }), ...(of === undefined ? {} : { of }) }, is: many.is, right: many.value };
}

/** “There are four or more card types among cards in your graveyard”, “there's a card in it”. */
function thereAre(r: Reader): Condition | undefined {
  if (!(r.eat("there are") || r.eat("there is"))) return undefined;
  const many = howMany(r);
  if (many === undefined) return undefined;
  const counted = numberOfThings(r);
  return counted === undefined ? undefined : { kind: "compare", left: counted, is: many.is, right: many.value };
}

import { numberOfThings } from "../amount.ts";
