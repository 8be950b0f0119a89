import type { Amount, Arrival, FaceDownListing, PlayerRef } from "@obverse/core";
import { amount } from "../amount.ts";
import { counterKind } from "../counter-kind.ts";
import { describedObject } from "../modification/becoming.ts";
import { nounPhrase } from "../noun/phrase.ts";
import { playerRef, possessor, targetPlayer } from "../player.ts";
import type { Reader } from "../reader.ts";
import { selector } from "../selector/selector.ts";

/** Reads how something arrives: “tapped and attacking”, “transformed”, “under your control”, “with two +1/+1 counters on it”. */
export function arrival(r: Reader): Arrival {
  let found: Arrival = {};
  for (;;) {
    const more = r.attempt((inner) => {
      inner.eat("and");
      return inner.oneOf<Arrival>([states, control, withCounters, attached]);
    });
    if (more === undefined) return found;
    found = {
      ...found,
      ...more,
      ...(found.counters !== undefined && more.counters !== undefined
        ? { counters: [...found.counters, ...more.counters] }
        : {}),
    };
  }
}

/** As a field, where there is anything to say. */
export function arrivalField(found: Arrival): { readonly arrival?: Arrival } {
  return Object.keys(found).length === 0 ? {} : { arrival: found };
}

function states(r: Reader): Arrival | undefined {
  if (r.eat("tapped")) return { tapped: true };
  if (r.eat("attacking")) return { attacking: true };
  if (r.eat("transformed")) return { transformed: true };
  if (r.eat("converted")) return { converted: true };
  if (r.eat("face up or face down")) return { faceUpOrDown: true };
  if (r.eat("face down")) return { faceDown: true };
  // The way in which it would enter anyway.
  if (r.eat("face up")) return {};
  return undefined;
}

function control(r: Reader): Arrival | undefined {
  if (!r.eat("under")) return undefined;
  const under: PlayerRef | undefined = r.attempt(possessor);
  return under !== undefined && r.eat("control") ? { under } : undefined;
}

function withCounters(r: Reader): Arrival | undefined {
  if (!r.eat("with")) return undefined;
  const counters = counterList(r);
  if (counters === undefined || !r.eat("on")) return undefined;
  return r.eat("it") || r.eat("them") || r.eat("him") || r.eat("her") ? { counters } : undefined;
}

/** Reads “a +1/+1 counter and two charge counters”, “an additional +1/+1 counter”, “X time counters”. */
export function counterList(r: Reader): readonly { readonly counter: string; readonly count: Amount }[] | undefined {
  const found: { readonly counter: string; readonly count: Amount }[] = [];
  for (;;) {
    const one = r.attempt(counterCount);
    if (one === undefined) return undefined;
    found.push(one);
    const more = r.attempt((inner) => {
      if (!(inner.eat(", and") || inner.eat("and") || inner.eat(","))) return undefined;
      const mark = inner.mark();
      const next = counterCount(inner);
      inner.reset(mark);
      return next;
    });
    if (more === undefined) return found;
  }
}

/** Reads “three +1/+1 counters”. */
export function counterCount(r: Reader): { readonly counter: string; readonly count: Amount } | undefined {
  const count: Amount | undefined = r.eat("a") || r.eat("an") || r.eat("another") ? 1 : amount(r);
  if (count === undefined) return undefined;
  r.eat("additional");
  const counter = counterKind(r);
  return counter !== undefined && (r.eat("counter") || r.eat("counters")) ? { counter, count } : undefined;
}

function attached(r: Reader): Arrival | undefined {
  if (!r.eat("attached to")) return undefined;
  const toPlayer = r.attempt((inner) => targetPlayer(inner) ?? playerRef(inner));
  if (toPlayer !== undefined) return { attachedToPlayer: toPlayer };
  const plural = r.attempt((inner) => {
    const phrase = nounPhrase(inner);
    return phrase?.number === "many" ? phrase : undefined;
  });
  if (plural !== undefined)
    return { attachedTo: { kind: "choose", chooser: { kind: "you" }, filter: plural.filter, min: 1, max: 1 } };
  const to = selector(r);
  return to === undefined ? undefined : { attachedTo: to.act };
}

/** “It's a 2/2 Cyberman artifact creature.”: what a face-down permanent is listed as (708.2a). */
export function faceDownListing(r: Reader): FaceDownListing | undefined {
  if (!(r.eat("it is") || r.eat("they are"))) return undefined;
  r.eatAny("a", "an");
  const what = describedObject(r);
  if (what === undefined) return undefined;
  return {
    ...(what.power === undefined || what.toughness === undefined
      ? {}
      : { power: Number(what.power), toughness: Number(what.toughness) }),
    types: what.types,
    ...(what.subtypes.length === 0 ? {} : { subtypes: what.subtypes }),
    ...(what.colors === undefined ? {} : { colors: what.colors }),
  };
}
