import type { Ability, Condition, Filter, Modification, Selector, StaticAbility, StaticRule } from "@obverse/core";
import { amount, numberWord } from "../amount.ts";
import { condition } from "../condition/condition.ts";
import { verbPhrase } from "../modification/modifications.ts";
import { nounPhrase } from "../noun/phrase.ts";
import { zonesOfItself } from "../own-zones.ts";
import type { Reader } from "../reader.ts";
import { type Antecedent, scopeWith, withSubject, withThing } from "../references.ts";
import { objectReference, SELF } from "../selector/reference.ts";
import { allSelector } from "../selector/selector.ts";
import { blocking } from "./blocking.ts";
import { castBy } from "./costs.ts";
import { grantRules } from "./grants.ts";
import { staticRules } from "./rules.ts";

/** Reads one or more sentences of a static ability (604), up to the end of the text. */
export function staticAbility(r: Reader): readonly Ability[] | undefined {
  const all: Ability[] = [];
  r.scope = withThing(r.scope, SELF);
  while (!r.atEnd) {
    const one = r.attempt((inner) => sentence(inner, all.at(-1)));
    if (one === undefined) return undefined;
    if (one.amends) all[all.length - 1] = one.ability;
    else all.push(one.ability);
    while (r.eat("."));
  }
  return all.length === 0 ? undefined : all;
}

interface One {
  readonly ability: StaticAbility;
  readonly amends?: true;
}

function sentence(r: Reader, before: Ability | undefined): One | undefined {
  const again = before?.kind === "static" ? r.attempt((inner) => amending(inner, before)) : undefined;
  if (again !== undefined) return { ability: again, amends: true };
  const legends = r.attempt(legendRule);
  if (legends !== undefined) return ended(r) ? { ability: legends } : undefined;
  const control = r.attempt(controlling);
  if (control !== undefined) return ended(r) ? { ability: control } : undefined;
  const uncounted = r.attempt(withoutCounters);
  if (uncounted !== undefined) return ended(r) ? { ability: uncounted } : undefined;
  const lured = r.attempt(blocking);
  if (lured !== undefined) return ended(r) ? { ability: lured } : undefined;
  const unblocked = r.attempt(asThoughUnblocked);
  if (unblocked !== undefined) return ended(r) ? { ability: unblocked } : undefined;
  const untapped = r.attempt(untappingToo);
  if (untapped !== undefined) return ended(r) ? { ability: untapped } : undefined;
  const early = r.attempt(leading);
  const granted = r.attempt(grantRules);
  const rules = granted ?? r.attempt(staticRules);
  if (rules !== undefined && r.scope.lasting !== undefined) return undefined;
  if (rules !== undefined) return finished(r, { kind: "static", rules, ...worksFrom(rules) }, early);
  const defining = early === undefined ? r.attempt(characteristicDefining) : undefined;
  if (defining !== undefined) return ended(r) ? { ability: defining } : undefined;
  const affected = subject(r);
  if (affected === undefined) return undefined;
  const phrase = verbPhrase(r);
  if (phrase === undefined) return undefined;
  const late: Condition | undefined = phrase.duration?.kind === "as-long-as" ? phrase.duration.condition : undefined;
  if (phrase.duration !== undefined && late === undefined) return undefined;
  if (r.scope.lasting !== undefined) return undefined;
  return finished(
    r,
    { kind: "static", affects: affected.selector, modifications: phrase.modifications, ...affected.from },
    early ?? late,
  );
}

/** Where rules work that are about the object itself elsewhere than on the battlefield. */
function worksFrom(rules: readonly StaticRule[]): Pick<StaticAbility, "from"> {
  if (rules.every(isOfOwnCasting)) return { from: ["stack"] };
  const [rule] = rules;
  return rules.length === 1 && rule?.kind === "may-cast" && isOfItself(rule.what) ? { from: rule.from } : {};
}

const isOfItself = (what: Filter): boolean => what.kind === "is" && what.what.kind === "self";

/** What the casting of the object itself costs works on the stack, where it is cast (113.6). */
const isOfOwnCasting = (rule: StaticRule): boolean =>
  rule.kind === "cost-change" && rule.of === "cast" && isOfItself(rule.what);

/** “You may have ~ assign its combat damage as though it weren't blocked”, for each of several. */
function asThoughUnblocked(r: Reader): StaticAbility | undefined {
  const each = r.attempt((inner) => {
    if (!inner.eat("for each")) return undefined;
    const phrase = nounPhrase(inner);
    return phrase !== undefined && inner.eat(", you may have that creature") ? allSelector(phrase) : undefined;
  });
  const affects = each ?? (r.eat("you may have") ? objectReference(r)?.act : undefined);
  if (affects === undefined || !r.eat("assign its combat damage as though it weren't blocked")) return undefined;
  return {
    kind: "static",
    affects,
    modifications: [
      { kind: "restriction", restriction: { kind: "assigns-damage-as-though-unblocked", optional: true } },
    ],
  };
}

/** “The ‘legend rule’ doesn't apply to permanents you control” (704.5j). */
function legendRule(r: Reader): StaticAbility | undefined {
  if (!r.eat("the") || r.token()?.raw.toLowerCase() !== "legend rule") return undefined;
  r.at += 1;
  if (!r.eat("doesn't apply to")) return undefined;
  const phrase = nounPhrase(r);
  return phrase === undefined
    ? undefined
    : {
        kind: "static",
        affects: allSelector(phrase),
        modifications: [{ kind: "restriction", restriction: { kind: "no-legend-rule" } }],
      };
}

/** “Counters can't be put on artifacts, creatures, enchantments, or lands” (122.1). */
function withoutCounters(r: Reader): StaticAbility | undefined {
  if (!r.eat("counters can't be put on")) return undefined;
  const phrase = nounPhrase(r);
  return phrase === undefined
    ? undefined
    : {
        kind: "static",
        affects: allSelector(phrase),
        modifications: [{ kind: "restriction", restriction: { kind: "cannot-have-counters" } }],
      };
}

/** “Untap all permanents you control during each other player's untap step” (502.3). */
function untappingToo(r: Reader): StaticAbility | undefined {
  if (!r.eat("untap")) return undefined;
  r.eatAny("all", "each");
  const affects = r.attempt(objectReference)?.act ?? allOfPhrase(r);
  if (affects === undefined || !r.eat("during each other player 's untap step")) return undefined;
  return {
    kind: "static",
    affects,
    modifications: [
      { kind: "restriction", restriction: { kind: "untaps-too", whose: { kind: "each", except: { kind: "you" } } } },
    ],
  };
}

function allOfPhrase(r: Reader): Selector | undefined {
  const phrase = nounPhrase(r);
  return phrase === undefined ? undefined : allSelector(phrase);
}

/** “You control enchanted creature.” */
function controlling(r: Reader): StaticAbility | undefined {
  if (!r.eat("you control")) return undefined;
  const what = objectReference(r);
  return what?.act.kind === "attached"
    ? { kind: "static", affects: what.act, modifications: [{ kind: "control", player: { kind: "you" } }] }
    : undefined;
}

/** Adds the condition in front of or behind the sentence. */
function finished(r: Reader, ability: StaticAbility, early: Condition | undefined): One | undefined {
  const late = early === undefined ? r.attempt(trailing) : undefined;
  const that = early ?? late;
  if (!ended(r)) return undefined;
  const from = ability.from === undefined ? zonesOfItself(that) : undefined;
  if (that !== undefined) return { ability: { ...ability, condition: that, ...(from === undefined ? {} : { from }) } };
  return { ability: definesColor(ability) ? { ...ability, defining: true } : ability };
}

/** “~ is all colors”: what an object says of its own colours, always, is true in all zones (604.3). */
function definesColor({ affects, modifications = [], rules }: StaticAbility): boolean {
  const [only, more] = modifications;
  return affects?.kind === "self" && only?.kind === "set-colors" && more === undefined && rules === undefined;
}

/** “As long as …”, “unless …”, “during your turn” behind the sentence. */
function trailing(r: Reader): Condition | undefined {
  if (r.eat("during your turn")) return { kind: "whose-turn", player: { kind: "you" } };
  if (r.eat("unless")) {
    const not = condition(r);
    return not === undefined ? undefined : { kind: "not", of: not };
  }
  return r.eat("as long as") || r.eat("if") ? condition(r) : undefined;
}

function ended(r: Reader): boolean {
  return r.atEnd || r.word() === ".";
}

/** “As long as …,” and “during your turn,” in front. */
function leading(r: Reader): Condition | undefined {
  if (r.eat("during your turn ,")) return { kind: "whose-turn", player: { kind: "you" } };
  if (r.eat("during turns other than yours ,"))
    return { kind: "not", of: { kind: "whose-turn", player: { kind: "you" } } };
  if (!r.eat("as long as")) return undefined;
  const that = condition(r);
  return that !== undefined && r.eat(",") ? that : undefined;
}

/** What is affected, and from which zone the ability works where it is about the spell itself. */
function subject(
  r: Reader,
): { readonly selector: Selector; readonly from?: { readonly from: readonly ["stack"] } } | undefined {
  if (r.eat("each of those creatures") || r.eat("both creatures"))
    return { selector: { kind: "union", of: [SELF.act, { kind: "linked", link: "paired" }] } };
  const spell = r.sees("this spell");
  const reference = r.attempt(objectReference);
  if (reference !== undefined) {
    if (reference.act.kind !== "self" && reference.act.kind !== "attached") return undefined;
    if (spell) return { selector: reference.act, from: { from: ["stack"] } };
    r.scope = withSubject(withThing(r.scope, reference), reference);
    const others =
      reference.act.kind === "self"
        ? r.attempt((inner) => (inner.eat("and") ? nounPhrase(inner) : undefined))
        : undefined;
    if (others !== undefined && others.number === "many")
      return { selector: { kind: "union", of: [reference.act, allSelector(others)] } };
    return others === undefined ? { selector: reference.act } : undefined;
  }
  const spells = r.attempt((inner) => {
    const found = castBy(inner);
    return found === undefined || found.who !== undefined ? undefined : found;
  });
  const it: Selector = { kind: "bound", name: "it" };
  if (spells !== undefined) return { selector: { kind: "all", filter: spells.what, zone: "stack" } };
  const one = r.eatAny("each", "all") === "each";
  const phrase = nounPhrase(r);
  if (phrase === undefined) return undefined;
  const those: Antecedent = { act: it, read: it, nouns: phrase.nouns, number: one ? "one" : "many" };
  r.scope = withSubject(withThing(r.scope, those), those);
  const more = r.attempt((inner) => (inner.eat("and") ? castBy(inner) : undefined));
  if (more !== undefined && more.who === undefined)
    return {
      selector: { kind: "union", of: [allSelector(phrase), { kind: "all", filter: more.what, zone: "stack" }] },
    };
  return { selector: allSelector(phrase) };
}

/** “~'s power and toughness are each equal to …” (604.3). */
function characteristicDefining(r: Reader): StaticAbility | undefined {
  const self = objectReference(r);
  if (self?.act.kind !== "self" || !r.eat("'s")) return undefined;
  const first = numberWord(r);
  if (first === undefined) return undefined;
  const self2: Selector = { kind: "self" };
  let values: Extract<Modification, { readonly kind: "set-power-toughness" }>;
  if (r.eat("and toughness are each equal to")) {
    const value = amount(r);
    if (value === undefined) return undefined;
    values = { kind: "set-power-toughness", power: value, toughness: value };
  } else {
    if (!r.eat("is equal to")) return undefined;
    const value = amount(r);
    if (value === undefined || (first !== "power" && first !== "toughness")) return undefined;
    r.scope = scopeWith(r.scope, { amount: value });
    const other = r.attempt((inner) => {
      if (!inner.eat("and its toughness is equal to")) return undefined;
      if (inner.eat("that number plus")) {
        const more = amount(inner);
        return more === undefined ? undefined : ({ kind: "sum", of: [value, more] } as const);
      }
      return amount(inner);
    });
    values = {
      kind: "set-power-toughness",
      ...(first === "power" ? { power: value } : { toughness: value }),
      ...(other === undefined ? {} : { toughness: other }),
    };
  }
  return { kind: "static", affects: self2, modifications: [values], defining: true };
}

/** “The same is true for first strike, …”, “it's still a Shapeshifter”, “they have …” after another sentence. */
function amending(r: Reader, before: StaticAbility): StaticAbility | undefined {
  return r.oneOf<StaticAbility>([
    (inner) => limitOnce(inner, before),
    (inner) => stillType(inner, before),
    (inner) => sameForKeywords(inner, before),
    (inner) => sameOutside(inner, before),
    (inner) => sameSubject(inner, before),
  ]);
}

function limitOnce(r: Reader, before: StaticAbility): StaticAbility | undefined {
  if (!r.eat("you may activate each of those abilities only once each turn")) return undefined;
  const modifications = before.modifications?.map((part) =>
    part.kind === "gain-abilities-of" ? { ...part, limit: { times: 1, per: "turn" as const } } : part,
  );
  return modifications === undefined ? undefined : { ...before, modifications };
}

function stillType(r: Reader, before: StaticAbility): StaticAbility | undefined {
  if (!(r.eat("it is still") || r.eat("they are still") || r.eat("he is still") || r.eat("she is still")))
    return undefined;
  r.eatAny("a", "an");
  const what = describedObject(r);
  if (what === undefined || before.modifications === undefined || !ended(r)) return undefined;
  const keeps = before.modifications.map((part) =>
    part.kind === "set-types" ? { ...part, kind: "add-types" as const } : part,
  );
  const subtypes = what.subtypes.length > 0 ? [{ kind: "add-types" as const, subtypes: what.subtypes }] : [];
  return { ...before, modifications: [...keeps, ...subtypes] };
}

import { keywordName } from "../keyword-name.ts";
import { describedObject } from "../modification/becoming.ts";

function sameForKeywords(r: Reader, before: StaticAbility): StaticAbility | undefined {
  if (!r.eat("the same is true for")) return undefined;
  const first = keywordsOfOthers(before);
  if (first === undefined) return undefined;
  const keywords = [...(first.keywords ?? [])];
  for (;;) {
    const keyword = keywordName(r);
    if (keyword === undefined) return undefined;
    keywords.push(keyword);
    if (!(r.eat(", and") || r.eat("and") || r.eat(","))) break;
  }
  const { condition: _, ...rest } = before;
  return { ...rest, modifications: [{ ...first, keywords }] };
}

/** “~ has flying as long as a card exiled with it has flying”: it has the keyword of the other objects. */
function keywordsOfOthers(
  before: StaticAbility,
): Extract<Modification, { readonly kind: "gain-abilities-of" }> | undefined {
  const [gained] = before.modifications ?? [];
  const that = before.condition;
  if (gained?.kind !== "gain" || that?.kind !== "matches" || that.filter.kind !== "keyword") return undefined;
  const [ability] = gained.abilities;
  if (gained.abilities.length !== 1 || ability?.kind !== "keyword" || ability.keyword.name !== that.filter.keyword)
    return undefined;
  return { kind: "gain-abilities-of", of: that.what, form: "keywords", keywords: [that.filter.keyword] };
}

/** “The same is true for creature spells you control and creature cards you own that aren't on the battlefield”. */
function sameOutside(r: Reader, before: StaticAbility): StaticAbility | undefined {
  if (
    !r.eat("the same is true for creature spells you control and creature cards you own that aren't on the battlefield")
  )
    return undefined;
  return {
    ...before,
    rules: [
      ...(before.rules ?? []),
      {
        kind: "same-outside-battlefield",
        what: { kind: "type", type: "creature" },
      },
    ],
  };
}

function sameSubject(r: Reader, before: StaticAbility): StaticAbility | undefined {
  if (!(r.eat("it") || r.eat("they")) || before.modifications === undefined) return undefined;
  const phrase = verbPhrase(r);
  if (phrase === undefined || phrase.duration !== undefined || !ended(r)) return undefined;
  return { ...before, modifications: [...before.modifications, ...phrase.modifications] };
}
