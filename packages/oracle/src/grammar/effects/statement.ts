import type { Condition, Effect, PlayerRef } from "@obverse/core";
import { condition } from "../condition/condition.ts";
import { cost } from "../cost.ts";
import { isPlural, isSeveral, playerRef } from "../player.ts";
import type { Reader } from "../reader.ts";
import { scopeWith, withoutResults, withThing } from "../references.ts";
import { substituteX } from "../substitute.ts";
import { whereX } from "../where-x.ts";
import { chain } from "./chain.ts";
import type { Clause } from "./clause.ts";
import { delay } from "./delayed.ts";
import { demanding } from "./demanding.ts";
import { withEach } from "./for-each.ts";
import { instruct } from "./instruct.ts";
import { eachColor } from "./mana.ts";
import { objectClause } from "./object-clause.ts";
import { ruleClause } from "./rules.ts";
import { playerVerb, twice } from "./verbs.ts";
import { villainous } from "./villainous.ts";

/** The instructions of a clause, and the player who is understood in the next one. */
export interface ClauseWithSubject {
  readonly effects: readonly Effect[];
  readonly subject: PlayerRef | undefined;
}

/** Reads one clause, with the choice that it asks for as it is carried out: “the color of your choice”. */
export function clause(r: Reader, subject: PlayerRef | undefined): ClauseWithSubject | undefined {
  const found = clauseItself(r, subject);
  const { choosing } = r.scope;
  if (found === undefined || choosing === undefined) return found;
  r.scope = scopeWith(r.scope, { choosing: undefined });
  const choice: Effect = { kind: "choose-value", who: { kind: "you" }, what: choosing };
  return { ...found, effects: [choice, ...found.effects] };
}

/** A clause with what follows its verb: “if …”, “unless …”, “where X is …”, “at the beginning of the next end step”. */
function clauseItself(r: Reader, subject: PlayerRef | undefined): ClauseWithSubject | undefined {
  const core =
    r.attempt(imperative) ??
    (r.contains("may") ? r.attempt(may) : undefined) ??
    r.attempt(bySubject) ??
    (subject === undefined ? undefined : r.attempt((inner) => understood(inner, subject)));
  if (core !== undefined) return { effects: trailing(r, core.effects), subject: core.subject };
  const effects =
    (r.word() === "for" ? r.attempt(forEach) : undefined) ??
    (r.contains("villainous") ? r.attempt(villainous) : undefined) ??
    r.attempt(objectClause) ??
    r.attempt(ruleClause);
  return effects === undefined ? undefined : { effects: trailing(r, effects), subject: undefined };
}

const forEach = (r: Reader): Clause | undefined => eachColor(r) ?? withEach(r);

/** “Draw a card”: the controller does it. */
function imperative(r: Reader): ClauseWithSubject | undefined {
  if (/[^s]s$/.test(r.word()) && r.word() !== "discuss") return undefined;
  const effects = playerVerb(r, { kind: "you" });
  return effects === undefined ? undefined : { effects: twice(r, effects), subject: undefined };
}

/** “Target player draws …”, “each opponent loses …”, “you gain …”. */
function bySubject(r: Reader): ClauseWithSubject | undefined {
  const who = playerRef(r);
  if (who === undefined) return undefined;
  const outer = r.scope;
  if (r.word() === "may") return undefined;
  r.eat("each");
  const one: PlayerRef = isSeveral(r, who) ? { kind: "bound", name: "each" } : who;
  r.scope = scopeWith(r.scope, { subject: one, player: who.kind === "you" ? r.scope.player : one });
  const effects = playerVerb(r, who);
  if (effects === undefined) return undefined;
  r.scope = withoutSubject(r, outer);
  if (who.kind !== "you" && !isPlural(who)) r.scope = scopeWith(r.scope, { player: who });
  if (isSeveral(r, who)) r.scope = asMany(r.scope, effects);
  return {
    effects: twice(r, isSeveral(r, who) ? effects.map((effect) => forSeveral(effect, who)) : effects),
    subject: who,
  };
}

/** What each of several did it to is several things: “each opponent exiles the top card of their library. You may play those cards”. */
function asMany(scope: Reader["scope"], effects: readonly Effect[]): Reader["scope"] {
  const [latest] = scope.things;
  if (latest === undefined || latest.number === "many" || latest.act.kind !== "bound") return scope;
  const { name } = latest.act;
  return effects.some((effect) => effect.as === name) ? withThing(scope, { ...latest, number: "many" }) : scope;
}

/** An instruction without a player of its own speaks of all of them at once; where each chooses, it is done for each. */
function forSeveral(effect: Effect, who: PlayerRef): Effect {
  if ("who" in effect) return effect;
  const text = JSON.stringify(effect);
  const each = JSON.stringify({ kind: "bound", name: "each" });
  if (!text.includes(each)) return effect;
  if (
    text.includes(`"chooser":${each}`) ||
    text.includes(`"under":${each}`) ||
    text.includes(`"kind":"control","player":${each}`)
  )
    return { kind: "for-each", players: who, steps: [effect] };
  // Only references to the player at hand are exchanged.
  return JSON.parse(text.replaceAll(each, JSON.stringify(who))) as Effect;
}

function withoutSubject(r: Reader, outer: Reader["scope"]): Reader["scope"] {
  return scopeWith(r.scope, { subject: outer.subject });
}

/** A verb in the third person after a clause whose player is understood. */
function understood(r: Reader, subject: PlayerRef): ClauseWithSubject | undefined {
  const outer = r.scope;
  r.scope = scopeWith(r.scope, { subject: isSeveral(r, subject) ? { kind: "bound", name: "each" } : subject });
  const effects = playerVerb(r, subject);
  if (effects === undefined) return undefined;
  r.scope = withoutSubject(r, outer);
  return { effects: isSeveral(r, subject) ? effects.map((effect) => forSeveral(effect, subject)) : effects, subject };
}

/** “You may …”, “its controller may …”: the whole rest of the sentence is optional. */
function may(r: Reader): ClauseWithSubject | undefined {
  const who = playerRef(r);
  if (who === undefined || !r.eat("may")) return undefined;
  const outer = r.scope;
  // Each of several decides and does it alone.
  const one: PlayerRef = isSeveral(r, who) ? { kind: "bound", name: "each" } : who;
  r.scope = scopeWith(r.scope, { subject: one, ...(one === who ? {} : { player: one }) });
  const steps = r.eat("have") ? (r.attempt(chain) ?? undefined) : r.attempt((inner) => mayChain(inner, one));
  if (steps === undefined) return undefined;
  r.scope = withoutSubject(r, outer);
  const [only] = steps;
  if (steps.length === 1 && only?.kind === "pay" && only.then.length === 0) return { effects: [only], subject: who };
  if (steps.length === 1 && (only?.kind === "permit" || only?.kind === "rule"))
    return { effects: [only], subject: who };
  const done = steps.length === 1 ? only?.as : undefined;
  const effect = instruct(r, { kind: "may", who, steps });
  if (done !== undefined) r.scope = scopeWith(r.scope, { done });
  return { effects: [effect], subject: who };
}

function mayChain(r: Reader, who: PlayerRef): readonly Effect[] | undefined {
  const first = playerVerb(r, who) ?? r.attempt(ruleClause);
  if (first === undefined) return undefined;
  const all: Effect[] = [...trailingInside(r, first)];
  for (;;) {
    const next = r.attempt((inner) => {
      // “…, then put the rest …” is done in any case.
      if (inner.sees(", then put the rest") || inner.sees("then put the rest")) return undefined;
      if (!(inner.eat(", then") || inner.eat("then") || inner.eat(", and") || inner.eat("and") || inner.eat(",")))
        return undefined;
      // “Its controller may search …, then shuffle”: a bare verb is still what that player may do.
      const own = who.kind === "you" ? undefined : inner.attempt((test) => understood(test, who));
      return own === undefined ? clause(inner, who) : { ...own, effects: trailing(inner, own.effects) };
    });
    if (next === undefined) return all;
    all.push(...next.effects);
  }
}

function trailingInside(r: Reader, effects: readonly Effect[]): readonly Effect[] {
  const x = beforeResults(r, effects, whereX);
  return x === undefined ? effects : substituteX(effects, x);
}

/** What can follow a clause and bears on all of it. */
function trailing(r: Reader, effects: readonly Effect[]): readonly Effect[] {
  let found = effects;
  for (;;) {
    const x = beforeResults(r, found, whereX);
    if (x !== undefined) {
      found = substituteX(found, x);
      continue;
    }
    if (!/^(at|unless|if)$/.test(r.word())) return found;
    const mark = r.mark();
    const late = r.attempt((inner) => delay(inner, found));
    if (late !== undefined) {
      found = late;
      continue;
    }
    const price = r.attempt((inner) => unlessPaid(inner, found));
    if (price !== undefined) {
      found = price;
      continue;
    }
    const of = found;
    const unless = r.attempt((inner) => (inner.eat("unless") ? beforeResults(inner, of, condition) : undefined));
    if (unless !== undefined) {
      found = [{ kind: "if", condition: { kind: "not", of: unless }, then: found }];
      continue;
    }
    const that = r.attempt((inner): Condition | undefined => (inner.eat("if") ? condition(inner) : undefined));
    const demanded = that === undefined ? undefined : demanding(found, that);
    if (demanded !== undefined) {
      found = demanded;
      continue;
    }
    if (that !== undefined) r.reset(mark);
    const known = r.attempt((inner) => (inner.eat("if") ? beforeResults(inner, of, condition) : undefined));
    if (known === undefined) return found;
    found = [{ kind: "if", condition: known, then: found }];
  }
}

/** Reads what is worked out before a clause is carried out: what the clause makes, moves or chooses isn't there yet (608.2c). */
function beforeResults<T>(
  r: Reader,
  effects: readonly Effect[],
  read: (inner: Reader) => T | undefined,
): T | undefined {
  const { things } = r.scope;
  r.scope = withoutResults(r.scope, effects);
  const found = read(r);
  r.scope = scopeWith(r.scope, { things });
  return found;
}

/** “Unless its controller pays {2}”: they may pay; else it is done. */
function unlessPaid(r: Reader, effects: readonly Effect[]): readonly Effect[] | undefined {
  if (!r.eat("unless")) return undefined;
  const who = playerRef(r);
  if (who === undefined) return undefined;
  const group = isPlural(who) ? who : who.kind === "bound" && who.name === "each" ? doersOf(effects) : undefined;
  const done = group === undefined ? effects : ofEach(effects, group);
  if (done === undefined) return undefined;
  const first = cost(r);
  if (first === undefined) return undefined;
  const second = r.attempt((inner) => (inner.eat("or") ? cost(inner) : undefined));
  const price = second === undefined ? first : [{ kind: "either" as const, of: [first, second] }];
  return [instruct(r, { kind: "pay", who: group ?? who, cost: price, then: [], otherwise: done })];
}

/** The several players who do something, where it is several. */
function doersOf([effect]: readonly Effect[]): PlayerRef | undefined {
  return effect !== undefined && "who" in effect && effect.who !== undefined && isPlural(effect.who)
    ? effect.who
    : undefined;
}

/** What several players do, as what one of them does who didn't pay. Nothing where it isn't they who do it. */
function ofEach(effects: readonly Effect[], group: PlayerRef): readonly Effect[] | undefined {
  const each: PlayerRef = { kind: "bound", name: "each" };
  const isTheirs = (effect: Effect): effect is Effect & { readonly who: PlayerRef } =>
    "who" in effect && JSON.stringify(effect.who) === JSON.stringify(group);
  return effects.every(isTheirs) ? effects.map((effect) => ({ ...effect, who: each })) : undefined;
}
