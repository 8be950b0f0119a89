import type { PlayerRef } from "@obverse/core";
import { either } from "../phrase.ts";
import type { Scope } from "../scope.ts";
import { agree, clause, type NounPhrase } from "./noun-phrase.ts";
import { player } from "./player.ts";

/** What a player does: an order for “you” (“draw a card”), a statement for others (“each player draws a card”). */
export function order(scope: Scope, who: PlayerRef | undefined, verb: string): string {
  // “You may have target opponent draw three cards”.
  if (takeBare(scope))
    return who?.kind === "target" && scope.decider !== JSON.stringify(who)
      ? `have ${player(scope, who).object} ${verb}`
      : verb;
  if (who === undefined || who.kind === "you") return either(verb, `you ${verb}`);
  const words = player(scope, who);
  return scope.further === true ? either(clause(words, verb), agree(words, verb), verb) : clause(words, verb);
}

/** What a player does where “you” is said too: “you gain 2 life”. */
export function statement(scope: Scope, who: PlayerRef, verb: string): string {
  if (takeBare(scope)) return verb;
  const words = player(scope, who);
  return who.kind === "you" ? either(`you ${verb}`, verb) : either(clause(words, verb), agree(words, verb), verb);
}

/** What an object does: “it gets +1/+1”; after “you may”: “have it get +1/+1”. */
export function does(scope: Scope, what: NounPhrase, verb: string): string {
  if (takeBare(scope)) return `have ${what.object} ${verb}`;
  return scope.further === true ? either(clause(what, verb), agree(what, verb)) : clause(what, verb);
}

/** An order about an object that some player may have to be named for. */
export function takeBare(scope: Scope): boolean {
  const { bare } = scope;
  scope.bare = false;
  return bare;
}
