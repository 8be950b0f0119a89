import type { Duration, Effect, Selector } from "@obverse/core";
import { either, sentence } from "../phrase.ts";
import type { Scope } from "../scope.ts";
import { counterWords } from "./arrival.ts";
import { duration } from "./duration.ts";
import { effectText } from "./effect.ts";
import { nounIn } from "./filter.ts";
import { many, one as single } from "./noun.ts";
import { selector } from "./selector.ts";
import { list } from "./words.ts";

/** Two instructions said as one: the ways in which they can be, beside one after the other. */
export function jointly(scope: Scope, effect: Effect, next: Effect): readonly string[] {
  return [
    lookedAtAndPlayed(scope, effect, next),
    lookedAtWhile(scope, effect, next),
    countersTogether(scope, effect, next),
    asLongAs(scope, effect, next),
    pileTurned(scope, effect, next),
    pileExiled(effect, next),
    pileSearched(scope, effect, next),
    eachTurnsUp(scope, effect, next),
  ].filter((words) => words !== undefined);
}

/** A scope in which to say something a second time. */
const fork = (scope: Scope): Scope => ({
  ...scope,
  named: new Map(scope.named),
  did: new Map(scope.did),
  anyone: new Set(scope.anyone),
});

/** “Exile it face down. You may look at and play that card”. */
function lookedAtAndPlayed(scope: Scope, effect: Effect, next: Effect): string | undefined {
  if (effect.kind !== "exile" || effect.lookers === undefined || next.kind !== "permit") return undefined;
  const { lookers: _, ...plain } = effect;
  const inner = fork(scope);
  const exiled = effectText(inner, plain);
  return `${exiled}. ${sentence(effectText(inner, next).replaceAll(/ may (play|cast) /g, " may look at and $1 "))}`;
}

/** “Exile it face down. For as long as it remains exiled, you may look at it, you may cast it”. */
function lookedAtWhile(scope: Scope, effect: Effect, next: Effect): string | undefined {
  if (effect.kind !== "exile" || effect.lookers?.kind !== "you" || next.kind !== "permit") return undefined;
  if (next.duration.kind !== "as-long-as" || next.who.kind !== "you") return undefined;
  const { lookers: _, ...plain } = effect;
  const inner = fork(scope);
  const exiled = effectText(inner, plain);
  const lasts = duration(inner, next.duration);
  const played = effectText(inner, { ...next, duration: { kind: "permanent" } });
  return `${exiled}. ${sentence(lasts)}, you may look at ${either("it", "them", "that card", "those cards")}, ${played}`;
}

/** “Put two +1/+1 counters and a trample counter on it”. */
function countersTogether(scope: Scope, effect: Effect, next: Effect): string | undefined {
  if (effect.kind !== "counters" || next.kind !== "counters") return undefined;
  if (effect.change !== "add" || next.change !== "add" || !isSame(effect.on, next.on)) return undefined;
  if (effect.count === "all" || next.count === "all" || effect.divided === true || next.divided === true)
    return undefined;
  const inner = fork(scope);
  const counters = [counterWords(inner, effect.counter, effect.count), counterWords(inner, next.counter, next.count)];
  return `put ${list(counters, "and")} on ${selector(inner, effect.on).object}`;
}

const isSame = (one: Selector, other: Selector): boolean => JSON.stringify(one) === JSON.stringify(other);

/** “Until your next turn, …, and …”: how long is said once. */
function asLongAs(scope: Scope, effect: Effect, next: Effect): string | undefined {
  const [lasts, other] = [lasting(effect), lasting(next)];
  if (lasts === undefined || JSON.stringify(lasts) !== JSON.stringify(other)) return undefined;
  const inner = fork(scope);
  const time = duration(inner, lasts);
  const [first, second] = [effect, next].map((one) =>
    effectText(inner, { ...one, duration: { kind: "permanent" } } as Effect),
  );
  return `${time}, ${first ?? ""}${either(" and ", ", and ")}${second ?? ""}`;
}

/** How long an instruction holds, where that is said with it. */
function lasting(of: Effect): Duration | undefined {
  if (of.kind !== "modify" && of.kind !== "rule" && of.kind !== "replace") return undefined;
  return of.duration.kind === "permanent" || of.duration.kind === "once" ? undefined : of.duration;
}

/** “Turn a pile of your choice face up”. */
function pileTurned(scope: Scope, effect: Effect, next: Effect): string | undefined {
  if (effect.kind !== "choose-pile" || effect.who.kind !== "you" || next.kind !== "turn-face-up") return undefined;
  if (next.what.kind !== "bound" || next.what.name !== effect.as) return undefined;
  effectText(fork(scope), effect);
  return "turn a pile of your choice face up";
}

/** “Exile one of those piles”. */
function pileExiled(effect: Effect, next: Effect): string | undefined {
  if (effect.kind !== "choose-pile" || effect.who.kind !== "you" || next.kind !== "exile") return undefined;
  return next.what.kind === "bound" && next.what.name === effect.as ? "exile one of those piles" : undefined;
}

/** “Search the other pile for a card”. */
function pileSearched(scope: Scope, effect: Effect, next: Effect): string | undefined {
  if (effect.kind !== "look-at" || effect.what.kind !== "except" || next.kind !== "choose") return undefined;
  const { what } = next;
  if (what.kind !== "choose-from" || !isSame(what.from, effect.what) || what.min !== 1 || what.max !== 1)
    return undefined;
  return `search the other pile for ${what.filter === undefined ? "a card" : single(nounIn(fork(scope), what.filter, undefined))}`;
}

/** “Each player turns face up all cards they own exiled with ~, then puts all permanent cards among them onto the battlefield”. */
function eachTurnsUp(scope: Scope, effect: Effect, next: Effect): string | undefined {
  if (effect.kind !== "turn-face-up" || next.kind !== "move" || next.to !== "battlefield") return undefined;
  const { what } = effect;
  if (what.kind !== "linked" || what.link !== "exiled-with" || what.filter?.kind !== "all") return undefined;
  if (!what.filter.of.some((part) => part.kind === "owner" && part.is.kind === "each")) return undefined;
  if (next.what.kind !== "where" || next.what.of.kind !== "bound" || next.what.of.name !== effect.as) return undefined;
  if (next.arrival?.under?.kind !== "owner") return undefined;
  const source = selector(fork(scope), { kind: "self" }).object;
  const cards = many(nounIn(fork(scope), next.what.filter, "exile"));
  return `each player turns face up all cards they own exiled with ${source}, then puts all ${cards} among them onto the battlefield`;
}
