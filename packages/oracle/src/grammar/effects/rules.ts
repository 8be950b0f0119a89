import type { Duration, Effect, Filter, Selector, StaticRule } from "@obverse/core";
import { duration } from "../duration.ts";
import { nounPhrase } from "../noun/phrase.ts";
import type { Reader } from "../reader.ts";
import { arrivalWith } from "../replacement/replacement-ability.ts";
import { objectReference } from "../selector/reference.ts";
import { costChange } from "../static/costs.ts";
import { staticRules } from "../static/rules.ts";
import { freely } from "./casting.ts";
import type { Clause } from "./clause.ts";
import { instruct } from "./instruct.ts";

/** Rules that an effect makes for a while: “your opponents can't cast spells this turn”, “you have no maximum hand size for the rest of the game”. */
export function ruleClause(r: Reader): Clause | undefined {
  const free = r.attempt(nextSpellFree) ?? r.attempt(nextSpellCost) ?? r.attempt(entering);
  if (free !== undefined) return [instruct(r, free)];
  const before = r.scope;
  const rules = staticRules(r);
  if (rules === undefined) return undefined;
  const lasting: Duration | undefined = r.attempt(duration) ?? r.scope.lasting;
  if (lasting === undefined) return undefined;
  r.scope = { ...before, slots: r.scope.slots };
  const effect: Effect = { kind: "rule", rules, duration: lasting };
  return [instruct(r, effect)];
}

/** “Each creature you control enters with an additional +1/+1 counter on it” for a while; “that creature enters with …” of a spell (614.12). */
function entering(r: Reader): Effect | undefined {
  if (!r.contains("enters") && !r.contains("enter")) return undefined;
  const spell = r.attempt(objectReference)?.act;
  const each = spell === undefined && r.eat("each");
  const subject: Filter | undefined =
    spell === undefined ? nounPhrase(r)?.filter : isSpell(spell) ? { kind: "is", what: spell } : undefined;
  if (subject === undefined || !(each || spell !== undefined ? r.eat("enters") : r.eat("enter"))) return undefined;
  const arrival = arrivalWith(r);
  if (arrival === undefined) return undefined;
  const lasting: Duration | undefined =
    r.attempt(duration) ?? r.scope.lasting ?? (spell === undefined ? undefined : { kind: "permanent" });
  return lasting === undefined
    ? undefined
    : { kind: "replace", replacement: { kind: "enters", subject, arrival }, duration: lasting };
}

const isSpell = (of: Selector): boolean => of.kind === "event" && of.role === "spell";

/** “The next creature spell you cast this turn costs {3} less to cast”. */
function nextSpellCost(r: Reader): Effect | undefined {
  if (!r.eat("the next")) return undefined;
  const phrase = nounPhrase(r);
  if (phrase === undefined || !phrase.nouns.includes("spell") || !r.eat("you cast this turn")) return undefined;
  const found = costChange(r, "cast");
  if (found === undefined) return undefined;
  const rule: StaticRule = { kind: "cost-change", of: "cast", who: { kind: "you" }, what: phrase.filter, ...found };
  return { kind: "rule", rules: [rule], duration: { kind: "once", turn: true } };
}

/** “The next spell you cast this turn of the chosen type can be cast without paying its mana cost”. */
function nextSpellFree(r: Reader): Effect | undefined {
  if (!r.eat("the next")) return undefined;
  const phrase = nounPhrase(r);
  if (phrase === undefined || !r.eat("you cast this turn")) return undefined;
  const chosen: Filter | undefined = r.eat("of the chosen type") ? { kind: "chosen", what: "type" } : undefined;
  if (!(r.eat("can be cast") && freely(r))) return undefined;
  const what: Filter = chosen === undefined ? phrase.filter : { kind: "all", of: [phrase.filter, chosen] };
  const rule: StaticRule = { kind: "alternative-cost", who: { kind: "you" }, what, cost: "free" };
  return { kind: "rule", rules: [rule], duration: { kind: "once", turn: true } };
}
