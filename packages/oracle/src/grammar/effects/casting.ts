import type { Cost, Duration, Effect, Filter, PlayerRef, Selector } from "@obverse/core";
import { manaCostOf } from "@obverse/core";
import { duration } from "../duration.ts";
import { manaCost } from "../mana.ts";
import { allOf } from "../noun/canonical.ts";
import { nounCore, nounPhrase } from "../noun/phrase.ts";
import { withWhat } from "../noun/with.ts";
import type { Reader } from "../reader.ts";
import { scopeWith } from "../references.ts";
import { objectReference } from "../selector/reference.ts";
import { each, type Named, single } from "../selector/selector.ts";
import type { Clause } from "./clause.ts";
import { instruct } from "./instruct.ts";

/** “Cast a spell with mana value 3 or less from your hand without paying its mana cost”, “play that card this turn”. */
export function castOrPlay(r: Reader, who: PlayerRef): Clause | undefined {
  const verb = r.eatAny("cast", "play");
  if (verb === undefined) return undefined;
  const lands = verb === "play" ? { lands: true as const } : {};
  const among = r.attempt((inner) => amongThose(inner, verb));
  const both = verb === "play" ? r.attempt(landsAndSpells) : undefined;
  const what = among?.what ?? both ?? castable(r);
  if (what === undefined) return undefined;
  // “As though they had flash” is a rule about when, no permission of its own.
  if (r.sees("as though they had flash")) return undefined;
  const early = r.attempt(duration);
  const faceDown = r.eat("face down as a 2/2 creature spell") ? { faceDown: {} } : {};
  const free = freely(r) ? { free: true as const } : {};
  const transformed = r.eat("transformed") ? { transformed: true as const } : {};
  const lasting: Duration | undefined = early ?? r.attempt(duration) ?? r.scope.lasting;
  const any = r.attempt(anyMana);
  if (lasting !== undefined) {
    const effect: Effect = {
      kind: "permit",
      who,
      what: what.act,
      duration: lasting,
      ...free,
      ...lands,
      ...(among?.filter === undefined ? {} : { filter: among.filter }),
      ...(among?.one === undefined ? {} : { one: true as const }),
      ...(any === undefined ? {} : { anyMana: any }),
    };
    return [instruct(r, effect, { objects: what, counts: true })];
  }
  if (any !== undefined) return undefined;
  if (what.act.kind === "all" && what.act.zone === undefined) return undefined;
  const price = "free" in free ? undefined : r.attempt(paying);
  const act = among === undefined ? what.act : chosenAmong(what.act, among, who);
  const effect: Effect = {
    kind: "cast",
    who,
    what: act,
    ...free,
    ...faceDown,
    ...transformed,
    ...lands,
    ...(price === undefined ? {} : { cost: price }),
  };
  return [instruct(r, effect, { objects: what, moved: true, counts: true })];
}

/** “By paying {1} rather than paying its mana cost”. */
function paying(r: Reader): Cost | undefined {
  if (!r.eat("by paying")) return undefined;
  const worth = { kind: "number-of", what: "mana-value", of: { kind: "bound", name: "it" } } as const;
  if (r.eat("an amount of {e} equal to its mana value rather than paying its mana cost"))
    return [{ kind: "energy", amount: worth }];
  const mana = manaCost(r);
  return mana !== undefined && r.eat("rather than paying its mana cost") ? manaCostOf(mana) : undefined;
}

/** Cards named before, out of which some may be cast or played. */
interface Among {
  readonly what: Named;
  readonly filter?: Filter;
  /** One of them. Absent: any. */
  readonly one?: true;
}

/** “Any number of spells from among them”, “permanent spells from among those cards”, “lands and cast spells from among them”. */
function amongThose(r: Reader, verb: string): Among | undefined {
  if (!r.contains("among") && !r.contains("those")) return undefined;
  const any = r.eat("any number of");
  const one = !any && (r.eat("one") || r.eatAny("a", "an") !== undefined);
  const own = one && r.word(-1) === "one";
  const both = verb === "play" && (one ? r.eat("land or cast a") : r.eat("lands and cast"));
  const phrase = own ? undefined : nounCore(r);
  const cards = verb === "cast" && !one && phrase?.nouns.includes("card") === true;
  if (!own && (phrase === undefined || !(cards || phrase.nouns.includes("spell")))) return undefined;
  if (verb === "play" && !both && !own) return undefined;
  const demands = own ? undefined : (r.attempt(withWhat) ?? []);
  if (!(own ? r.eat("of") : r.eat("from among"))) return undefined;
  const pool = poolOf(r);
  if (pool === undefined) return undefined;
  const late = own ? [] : (r.attempt(withWhat) ?? []);
  const parts = phrase === undefined || both ? [] : [phrase.filter, ...(demands ?? []), ...late];
  const plain = parts.length === 0 || (parts.length === 1 && parts[0]?.kind === "spell");
  return {
    what: { act: pool, read: pool, nouns: ["spell", "card"], number: one ? "one" : "many" },
    ...(plain ? {} : { filter: allOf(parts) }),
    ...(one ? { one: true } : {}),
  };
}

/** Cards named before out of which something is taken: “them”, “those cards”, “the exiled cards”, “the nonland cards exiled this way”. */
export function poolOf(r: Reader): Selector | undefined {
  const together = r.attempt(exiledWithIt);
  if (together !== undefined) return { kind: "all", filter: together, zone: "exile" };
  const there = r.attempt(cardsThere);
  if (there !== undefined) return there;
  if (r.sees("those two cards")) {
    // Those that were looked for, of all that were exiled or revealed.
    const found = latestMany(r);
    if (found === undefined || !r.eat("those two cards")) return undefined;
    if (r.scope.pool !== undefined) r.scope = scopeWith(r.scope, { pool: { ...r.scope.pool, found } });
    return found;
  }
  const known = (r.scope.pool?.taken.length === 0 ? r.scope.pool.of : undefined) ?? latestMany(r);
  if (known !== undefined && (r.eat("them") || r.eat("those cards"))) return known;
  const exiled = r.scope.doneBy?.exiled;
  const named: Selector | undefined = exiled === undefined ? known : { kind: "bound", name: exiled };
  if (named === undefined) return undefined;
  if (r.eat("those exiled cards") || r.eat("the exiled cards") || r.eat("cards exiled this way")) return named;
  if (r.eat("the cards exiled this way")) return named;
  if (!(r.eat("the nonland cards exiled this way") || r.eat("nonland cards exiled this way"))) return undefined;
  return { kind: "where", of: named, filter: { kind: "not", of: { kind: "type", type: "land" } } };
}

/** “Cards you own in exile with hatching counters on them”. */
function cardsThere(r: Reader): Selector | undefined {
  const cards = nounPhrase(r);
  if (cards?.zone === undefined || !cards.nouns.includes("card")) return undefined;
  return {
    kind: "all",
    filter: cards.filter,
    zone: cards.zone,
    ...(cards.of === undefined ? {} : { of: cards.of }),
  };
}

/** “(The) cards exiled with ~”; with a player, “cards they exiled with ~”. */
export function exiledWithIt(r: Reader, by?: PlayerRef): Filter | undefined {
  const said =
    by === undefined
      ? r.eat("the cards exiled with") || r.eat("cards exiled with") || r.eat("all cards exiled with")
      : r.eat("cards they exiled with");
  const source = said ? objectReference(r) : undefined;
  return source?.act.kind === "self"
    ? { kind: "exiled-with", what: source.act, ...(by === undefined ? {} : { by }) }
    : undefined;
}

function latestMany(r: Reader): Selector | undefined {
  return r.scope.things.find((thing) => thing.number === "many" && thing.nouns.includes("card"))?.act;
}

/** Cast as part of the resolution, they are chosen then. */
function chosenAmong(from: Selector, among: Among, who: PlayerRef): Selector {
  const filter = among.filter === undefined ? {} : { filter: among.filter };
  const chooser = each(who) ?? who;
  return { kind: "choose-from", chooser, from, ...filter, min: among.one ? 1 : 0, max: among.one ? 1 : "any" };
}

/** Reads “without paying its mana cost”. */
export function freely(r: Reader): boolean {
  return (
    r.eat("without paying its mana cost") ||
    r.eat("without paying their mana costs") ||
    r.eat("without paying that spell 's mana cost") ||
    r.eat("without paying the spell 's mana cost")
  );
}

function anyMana(r: Reader): "color" | "type" | "colorless" | undefined {
  r.eat(",");
  if (!r.eat("and")) return undefined;
  if (r.eat("you may spend colorless mana as though it were mana of any color to cast that spell")) return "colorless";
  if (
    r.eat("mana of any type can be spent to cast them") ||
    r.eat("mana of any type can be spent to cast those spells") ||
    r.eat("you may spend mana as though it were mana of any type to cast those spells") ||
    r.eat("you may spend mana as though it were mana of any type to cast them")
  )
    return "type";
  if (
    r.eat("mana of any type can be spent to cast that spell") ||
    r.eat("mana of any type can be spent to cast it") ||
    r.eat("you may spend mana as though it were mana of any type to cast that spell") ||
    r.eat("you may spend mana as though it were mana of any type to cast it")
  )
    return "type";
  if (
    r.eat("you may spend mana as though it were mana of any color to cast that spell") ||
    r.eat("you may spend mana as though it were mana of any color to cast those spells") ||
    r.eat("you may spend mana as though it were mana of any color to cast it")
  )
    return "color";
  return undefined;
}

/** “Lands and cast spells from your graveyard”, which is every card there. */
function landsAndSpells(r: Reader): Named | undefined {
  if (!r.eat("lands and cast")) return undefined;
  const phrase = nounPhrase(r);
  if (phrase?.zone === undefined || !phrase.nouns.includes("spell")) return undefined;
  const act: Selector = {
    kind: "all",
    filter:
      phrase.filter.kind === "spell"
        ? { kind: "all", of: [] }
        : { kind: "any", of: [{ kind: "type", type: "land" }, phrase.filter] },
    zone: phrase.zone,
    ...(phrase.of === undefined ? {} : { of: phrase.of }),
  };
  return { act, read: act, nouns: ["card"], number: "many" };
}

function castable(r: Reader): Named | undefined {
  const among = r.attempt((inner) => {
    if (!inner.eat("lands from among those cards")) return undefined;
    const pool = inner.scope.things.find((thing) => thing.number === "many" && thing.nouns.includes("card"));
    if (pool === undefined) return undefined;
    const act: Selector = { kind: "where", of: pool.act, filter: { kind: "type", type: "land" } };
    return { act, read: act, nouns: ["card"], number: "many" as const };
  });
  if (among !== undefined) return among;
  const thisWay = r.attempt((inner) => {
    const exiled = inner.scope.doneBy?.exiled;
    if (exiled === undefined || !(inner.eat("cards exiled this way") || inner.eat("the exiled cards")))
      return undefined;
    const act: Selector = { kind: "bound", name: exiled };
    return { act, read: act, nouns: ["card"], number: "many" as const };
  });
  if (thisWay !== undefined) return thisWay;
  const linked = r.attempt((inner) => {
    if (!inner.eat("the exiled card")) return undefined;
    const act: Selector = { kind: "linked", link: "exiled-with" };
    const exiled = inner.scope.doneBy?.exiled;
    const now: Selector | undefined = exiled === undefined ? undefined : { kind: "bound", name: exiled };
    if (now !== undefined) return { act: now, read: now, nouns: ["card"], number: "one" as const };
    const said = inner.scope.things.find((thing) => thing.nouns.includes("card") && thing.act.kind === "bound");
    return said ?? { act, read: act, nouns: ["card"], number: "one" as const };
  });
  if (linked !== undefined) return linked;
  const commander = r.attempt((inner) => {
    if (!inner.eat("your commander from the command zone")) return undefined;
    const you = { kind: "you" } as const;
    const filter: Filter = { kind: "all", of: [{ kind: "commander" }, { kind: "owner", is: you }] };
    const act: Selector = { kind: "choose", chooser: you, filter, zone: "command", min: 1, max: 1 };
    return { act, read: act, nouns: ["spell", "card"], number: "one" as const };
  });
  if (commander !== undefined) return commander;
  const spells = r.attempt((inner) => {
    const any = inner.eat("any number of");
    if (!any && !inner.eat("a") && !inner.eat("an")) return undefined;
    const phrase = nounPhrase(inner);
    if (phrase?.zone === undefined || !phrase.nouns.includes("spell")) return undefined;
    const act: Selector = {
      kind: "choose",
      chooser: inner.scope.subject ?? { kind: "you" },
      filter: phrase.filter,
      zone: phrase.zone,
      ...(phrase.of === undefined ? {} : { of: phrase.of }),
      min: any ? 0 : 1,
      max: any ? "any" : 1,
    };
    return {
      act,
      read: act,
      nouns: ["spell", "card"],
      number: any ? ("many" as const) : ("one" as const),
      indefinite: true as const,
    };
  });
  return spells ?? single(r);
}
