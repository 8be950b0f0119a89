import type { Effect, Filter, PlayerRef, Selector, Zone } from "@obverse/core";
import { PLAIN_KEYWORDS } from "@obverse/core";
import { nounPhrase } from "../noun/phrase.ts";
import { possessor } from "../player.ts";
import type { Reader } from "../reader.ts";
import { freshName, scopeWith, withThing } from "../references.ts";
import { each, type Named, quantity, selector } from "../selector/selector.ts";
import { fromAmongAll } from "../selector/this-way.ts";
import { zonePhrase } from "../zone.ts";
import type { Clause, VerbReader } from "./clause.ts";
import { instruct } from "./instruct.ts";
import { choosePile, searchPile } from "./piles.ts";

/** “Look at the top five cards of your library”, “look at target player's hand”. */
export const look: VerbReader = (r, who) => {
  if (!r.eat("at")) return undefined;
  const what = r.attempt(someHand) ?? selector(r);
  // “You may look at it any time” is no instruction but a rule.
  if (what === undefined || r.sees("any time")) return undefined;
  const first = pooled(r, { kind: "look-at", who, what: what.act }, what.number);
  const all = [...first];
  for (;;) {
    const next = r.attempt((inner) => {
      if (!(inner.eat(", and") || inner.eat(",") || inner.eat("and"))) return undefined;
      inner.eat("any");
      const more = selector(inner);
      return more === undefined ? undefined : instruct(inner, { kind: "look-at", who, what: more.act });
    });
    if (next === undefined) return all;
    all.push(next);
  }
};

/** An instruction whose cards “from among them” and “the rest” then mean. */
function pooled(r: Reader, effect: Effect, number: "one" | "many", nouns: readonly string[] = ["card"]): Clause {
  const made = instruct(r, effect, { made: { nouns, number }, counts: true });
  if (made.as !== undefined)
    r.scope = scopeWith(r.scope, { pool: { of: { kind: "bound", name: made.as }, taken: [] } });
  return [made];
}

function someHand(r: Reader): { readonly act: Selector; readonly number: "many" } | undefined {
  const of = possessor(r);
  return of !== undefined && r.eat("hand")
    ? { act: { kind: "all", filter: { kind: "all", of: [] }, zone: "hand", of: each(of) ?? of }, number: "many" }
    : undefined;
}

/** “Reveal the top card of your library”, “reveal it”, “reveals their hand”, “reveal cards … until you reveal a creature card”. */
export const reveal: VerbReader = (r, who) => {
  const dig = r.attempt((inner) => until(inner, who, "reveal"));
  if (dig !== undefined) return dig;
  const hand = r.attempt(someHand);
  if (hand !== undefined) return pooled(r, { kind: "reveal", what: hand.act }, "many");
  const what = selector(r);
  if (what === undefined) return undefined;
  const pool = r.scope.pool;
  const among = what.act.kind === "choose-from" && pool !== undefined;
  const made = pooled(r, { kind: "reveal", what: what.act }, what.number, what.nouns);
  // “You may reveal a creature card from among them and put it into your hand. Put the rest …”: the pool stays.
  if (among) {
    const [first] = made;
    const revealed: Selector | undefined = first?.as === undefined ? undefined : { kind: "bound", name: first.as };
    r.scope = scopeWith(r.scope, {
      pool: revealed === undefined ? pool : { ...pool, revealed, taken: [...pool.taken, revealed] },
    });
  }
  if (!(what.indefinite ?? false) && pool !== undefined) r.scope = scopeWith(r.scope, { pool });
  return made;
};

/** “Cards from the top of your library until you reveal a nonland card”. */
export function until(r: Reader, who: PlayerRef, how: "reveal" | "exile"): Clause | undefined {
  if (!r.eat("cards from the top of")) return undefined;
  const of = possessor(r);
  if (of === undefined || !(r.eat("library") && r.eat("until"))) return undefined;
  if (!(r.eat("you") || r.eat("they") || r.eat("that player"))) return undefined;
  if (!(r.eat(how) || r.eat(`${how}s`))) return undefined;
  const many = quantity(r);
  const phrase = many === undefined ? undefined : nounPhrase(r);
  if (phrase === undefined || many === undefined) return undefined;
  const hit = freshName(r.scope);
  const rest = freshName(hit.scope);
  r.scope = rest.scope;
  const effect: Effect = {
    kind: "dig-until",
    who,
    filter: phrase.filter,
    how,
    ...(many.min === 1 ? {} : { count: many.min }),
    hit: hit.name,
    rest: rest.name,
  };
  r.scope = scopeWith(r.scope, {
    done: hit.name,
    pool: {
      of: {
        kind: "union",
        of: [
          { kind: "bound", name: hit.name },
          { kind: "bound", name: rest.name },
        ],
      },
      taken: [],
    },
  });
  const bound: Selector = { kind: "bound", name: hit.name };
  r.scope = withThing(r.scope, {
    act: bound,
    read: bound,
    nouns: ["card", ...phrase.nouns],
    number: many.min === 1 ? "one" : "many",
  });
  return [effect];
}

/** “Search your library for up to two basic land cards, reveal them, put them …”; what follows is read as clauses of its own. */
export const search: VerbReader = (r, who) => {
  const pile = r.attempt((inner) => searchPile(inner, who));
  if (pile !== undefined) return pile;
  const place = r.attempt(searchedZones);
  const outside = r.eat(", and/or outside the game");
  if (place === undefined || !r.eat("for")) return undefined;
  const all = r.eat("all");
  const many = all ? ({ min: 0, max: "any" } as const) : quantity(r);
  const phrase = many === undefined ? undefined : nounPhrase(r);
  if (many === undefined || phrase === undefined) return undefined;
  const { name, scope } = freshName(r.scope);
  r.scope = scopeWith(scope, { done: name });
  const bound: Selector = { kind: "bound", name };
  r.scope = withThing(r.scope, {
    act: bound,
    read: bound,
    nouns: ["card", ...phrase.nouns],
    number: many.max === 1 ? "one" : "many",
  });
  r.scope = scopeWith(r.scope, { amount: { kind: "bound", name }, searched: name });
  return [
    {
      kind: "search",
      who,
      zones: place.zones,
      ...(outside ? { outside: true as const } : {}),
      ...(place.of === undefined ? {} : { of: place.of }),
      filter: phrase.filter,
      min: many.min,
      max: many.max,
      ...(all ? { all: true as const } : {}),
      as: name,
    },
  ];
};

function searchedZones(r: Reader): { readonly zones: readonly Zone[]; readonly of?: PlayerRef } | undefined {
  const place = zonePhrase(r);
  if (place === undefined) return undefined;
  const zones = typeof place.zone === "string" ? [place.zone] : place.zone;
  return { zones, ...(place.of === undefined || place.of.kind === "you" ? {} : { of: place.of }) };
}

/** “Choose a card name”, “choose a color”, “choose target creature”, “choose a creature you control”, “choose a number between 0 and 7”. */
export const choose: VerbReader = (r, who) => {
  const pile = r.attempt((inner) => choosePile(inner, who));
  if (pile !== undefined) return [pile];
  const value = r.attempt((inner) => chooseValue(inner, who));
  if (value !== undefined) return [value];
  if (r.eat("new targets for")) {
    const what = r.attempt(otherSpells) ?? selector(r);
    return what === undefined ? undefined : [instruct(r, { kind: "change-targets", what: what.act, mode: "may-new" })];
  }
  const kinds = r.attempt(oneOfEach);
  if (kinds !== undefined) {
    const made = instruct(r, { kind: "choose", what: { kind: "union", of: kinds.picks }, as: "" });
    if (made.as !== undefined)
      r.scope = scopeWith(r.scope, { pool: { of: kinds.from, taken: [{ kind: "bound", name: made.as }] } });
    return [made];
  }
  const player = r.attempt((inner) =>
    inner.eat("an opponent") ? ("opponents" as const) : inner.eat("a player") ? ("each" as const) : undefined,
  );
  if (player !== undefined && r.word() !== "'s") {
    const { name, scope } = freshName(r.scope);
    r.scope = scopeWith(scope, { player: { kind: "bound", name } });
    return [{ kind: "choose-player", who, from: { kind: player }, as: name }];
  }
  const what = r.attempt(fromAmongThem) ?? r.attempt(someDone) ?? selector(r);
  if (what === undefined) return undefined;
  const made = instruct(r, { kind: "choose", what: what.act, as: "" }, what.indefinite ? { objects: what } : {});
  return [made];
};

/** “Up to that many creatures tapped this way”. */
function someDone(r: Reader): Named | undefined {
  const many = quantity(r);
  const of = many === undefined ? undefined : fromAmongAll(r);
  if (many === undefined || of === undefined) return undefined;
  const chooser = each(r.scope.subject) ?? ({ kind: "you" } as const);
  const act: Selector = { kind: "choose-from", chooser, from: of.act, min: many.min, max: many.max };
  return { act, read: act, nouns: of.nouns, number: many.max === 1 ? "one" : "many", indefinite: true };
}

/** “Up to one permanent with mana value 3 or greater from among permanents your opponents control”. */
function fromAmongThem(r: Reader): Named | undefined {
  if (!r.contains("among")) return undefined;
  const many = quantity(r);
  const phrase = many === undefined ? undefined : nounPhrase(r);
  if (many === undefined || phrase === undefined || phrase.zone !== undefined || !r.eat("from among")) return undefined;
  r.eatAny("the", "all");
  const pool = nounPhrase(r);
  if (pool === undefined || pool.zone !== undefined) return undefined;
  const chooser = each(r.scope.subject) ?? ({ kind: "you" } as const);
  const from: Selector = { kind: "all", filter: pool.filter };
  const act: Selector = { kind: "choose-from", chooser, from, filter: phrase.filter, min: many.min, max: many.max };
  return { act, read: act, nouns: phrase.nouns, number: many.max === 1 ? "one" : "many", indefinite: true };
}

/** “An artifact, a creature, an enchantment and a planeswalker from among the nonland permanents they control”. */
function oneOfEach(r: Reader): { readonly picks: readonly Selector[]; readonly from: Selector } | undefined {
  const filters: Filter[] = [];
  for (;;) {
    if (r.eatAny("a", "an") === undefined) return undefined;
    const type = TYPE_WORDS.get(r.word());
    if (type === undefined) return undefined;
    r.at += 1;
    filters.push({ kind: "type", type });
    if (!(r.eat(", and") || r.eat("and") || r.eat(","))) break;
  }
  if (filters.length < 2 || !r.eat("from among")) return undefined;
  r.eatAny("the", "all");
  const phrase = nounPhrase(r);
  if (phrase === undefined) return undefined;
  const chooser = each(r.scope.subject) ?? ({ kind: "you" } as const);
  const from: Selector = { kind: "all", filter: phrase.filter };
  return {
    picks: filters.map((filter): Selector => ({ kind: "choose-from", chooser, from, filter, min: 1, max: 1 })),
    from,
  };
}

function otherSpells(r: Reader): { readonly act: Selector } | undefined {
  if (!r.eat("any number of other spells and/or abilities")) return undefined;
  const filter: Filter = { kind: "not", of: { kind: "is", what: { kind: "self" } } };
  return { act: { kind: "choose", chooser: { kind: "you" }, filter, zone: "stack", min: 0, max: "any" } };
}

/** A choice of a name, colour, type or number. */
function chooseValue(r: Reader, who: PlayerRef): Effect | undefined {
  if (r.eat("a nonland card name")) return { kind: "choose-value", who, what: "nonland-name" };
  if (r.eat("a card name")) return { kind: "choose-value", who, what: "name" };
  if (r.eat("a color")) return { kind: "choose-value", who, what: "color" };
  if (r.eat("a creature type")) return { kind: "choose-value", who, what: "creature-type" };
  if (r.eat("a basic land type")) return { kind: "choose-value", who, what: "land-type" };
  if (r.eat("a card type shared among two exiled cards used to craft it"))
    return { kind: "choose-value", who, what: "type", shared: { kind: "linked", link: "crafted-with" } };
  if (r.eat("a card type")) return { kind: "choose-value", who, what: "type" };
  if (r.eat("a number between")) {
    const min = amount(r);
    if (min === undefined || !r.eat("and")) return undefined;
    const max = amount(r);
    return max === undefined ? undefined : { kind: "choose-value", who, what: "number", min, max };
  }
  if (r.eat("a number")) return { kind: "choose-value", who, what: "number" };
  const from = r.attempt(typeWords);
  if (from !== undefined) return { kind: "choose-value", who, what: "type", from };
  const keywords = r.attempt(keywordWords);
  return keywords === undefined
    ? undefined
    : { kind: "choose-value", who, what: "keyword", from: keywords, ...(r.eat("at random") ? { random: true } : {}) };
}

/** “Flying or indestructible”: keywords that take nothing. */
function keywordWords(r: Reader): readonly string[] | undefined {
  const found: string[] = [];
  for (;;) {
    const name = PLAIN_KEYWORDS.find((keyword) => r.eat(keyword));
    if (name === undefined) return undefined;
    found.push(name);
    if (!(r.eat(", or") || r.eat("or") || r.eat(","))) return found.length > 1 ? found : undefined;
  }
}

import { TYPE_WORDS } from "../../vocabulary/words.ts";
import { amount } from "../amount.ts";

/** “Artifact, creature, enchantment, instant, or sorcery”. */
function typeWords(r: Reader): readonly string[] | undefined {
  const found: string[] = [];
  for (;;) {
    const type = TYPE_WORDS.get(r.word());
    if (type === undefined) return undefined;
    r.at += 1;
    found.push(type);
    if (!(r.eat(", or") || r.eat("or") || r.eat(","))) return found.length > 1 ? found : undefined;
  }
}
