import type { Amount, Filter, PlayerRef, StaticRule, Zone } from "@obverse/core";
import { ordinalOf } from "../../vocabulary/numbers.ts";
import { amount, numberOfThings } from "../amount.ts";
import { manaCost } from "../mana.ts";
import { times } from "../modification/modifications.ts";
import { allOf, anyOf } from "../noun/canonical.ts";
import { nounPhrase } from "../noun/phrase.ts";
import { targeting } from "../noun/relative.ts";
import type { Reader } from "../reader.ts";

/** “Spells you cast cost {1} less to cast”, “activated abilities of … cost {3} more to activate”, “this spell costs {X} less to cast, where X is …”. */
export function costRules(r: Reader): readonly StaticRule[] | undefined {
  if (!r.contains("cost") && !r.contains("costs")) return undefined;
  return r.oneOf<readonly StaticRule[]>([leastCost, ownCost, abilityCosts, keywordCosts, spellCosts]);
}

interface Change {
  readonly generic?: Amount;
  readonly less?: true;
  readonly colored?: readonly string[];
  readonly times?: Amount;
}

/** Reads “cost {1} less”, “costs {2}{B} more … for each …”. */
export function costChange(r: Reader, action: "cast" | "activate"): Change | undefined {
  if (!(r.eat("costs") || r.eat("cost"))) return undefined;
  const mana = manaCost(r);
  const way = r.eatAny("less", "more");
  if (mana === undefined || way === undefined || !r.eat(`to ${action}`)) return undefined;
  const each = r.attempt((inner) => {
    if (!inner.eat("for each")) return undefined;
    if (inner.eat("target beyond the first"))
      return { kind: "sum", of: [{ kind: "number-of", what: "targets", of: { kind: "self" } }, -1] } as const;
    if (inner.eat("target")) return { kind: "number-of", what: "targets", of: { kind: "bound", name: "it" } } as const;
    return numberOfThings(inner);
  });
  const x = r.attempt((inner) => {
    inner.eat(",");
    return inner.eat("where x is") ? amount(inner) : undefined;
  });
  const [only] = mana;
  const less = way === "less" ? { less: true as const } : {};
  if (mana.length === 1 && only === "X") return x === undefined ? undefined : { generic: x, ...less };
  if (mana.length === 1 && only !== undefined && /^\d+$/.test(only))
    return { generic: each === undefined ? Number(only) : times(Number(only), each), ...less };
  return { colored: mana, ...(each === undefined ? {} : { times: each }), ...less };
}

/** “Each spell that would cost less than three mana to cast costs three mana to cast.” */
function leastCost(r: Reader): readonly StaticRule[] | undefined {
  if (!r.eat("each spell that would cost less than")) return undefined;
  const least = amount(r);
  if (typeof least !== "number" || !r.eat("mana to cast costs") || amount(r) !== least) return undefined;
  return r.eat("mana to cast")
    ? [{ kind: "cost-change", of: "cast", what: { kind: "spell" }, minimum: least }]
    : undefined;
}

function ownCost(r: Reader): readonly StaticRule[] | undefined {
  if (!(r.eat("this spell") || r.eat("~"))) return undefined;
  const found = costChange(r, "cast");
  return found === undefined
    ? undefined
    : [{ kind: "cost-change", of: "cast", what: { kind: "is", what: { kind: "self" } }, ...found }];
}

function abilityCosts(r: Reader): readonly StaticRule[] | undefined {
  const own = r.attempt(ownAbilityCost);
  if (own !== undefined) return own;
  const keyword = r.eatAny(...KEYWORDS);
  if (keyword === undefined) r.eat("activated");
  if (!r.eat("abilities")) return undefined;
  const who = r.attempt((inner): PlayerRef | undefined => {
    if (inner.eat("you activate")) return { kind: "you" };
    return inner.eat("your opponents activate") ? { kind: "opponents" } : undefined;
  });
  const phrase = r.eat("of") ? nounPhrase(r) : undefined;
  if (phrase === undefined && (r.word(-1) === "of" || who === undefined)) return undefined;
  const ability = r.attempt((inner) => (inner.eat("that") ? targeting(inner) : undefined));
  const found = costChange(r, "activate");
  if (found === undefined) return undefined;
  return [
    {
      kind: "cost-change",
      of: "activate",
      ...(who === undefined ? {} : { who }),
      what: phrase?.filter ?? { kind: "all", of: [] },
      ...found,
      ...(keyword === undefined ? {} : { keyword }),
      ...(ability === undefined ? {} : { ability: allOf(ability) }),
    },
  ];
}

/** Keywords that are activated abilities. */
const KEYWORDS = ["equip", "boast", "ninjutsu", "crew", "exhaust", "power-up"] as const;

/** “~'s equip ability costs {2} less to activate if it targets a colorless creature.” */
function ownAbilityCost(r: Reader): readonly StaticRule[] | undefined {
  if (!r.eat("~ 's")) return undefined;
  const keyword = r.eatAny(...KEYWORDS);
  if (keyword === undefined || !(r.eat("ability") || r.eat("abilities"))) return undefined;
  const found = costChange(r, "activate");
  const ability = r.attempt((inner) => (inner.eat("if it") ? targeting(inner) : undefined));
  if (found === undefined || r.word() === "if") return undefined;
  return [
    {
      kind: "cost-change",
      of: "activate",
      what: { kind: "is", what: { kind: "self" } },
      ...found,
      keyword,
      ...(ability === undefined ? {} : { ability: allOf(ability) }),
    },
  ];
}

/** “All morph costs cost {2} more”: what turning something up by that keyword costs. */
function keywordCosts(r: Reader): readonly StaticRule[] | undefined {
  r.eat("all");
  const keyword = r.eatAny("morph", "disguise");
  if (keyword === undefined || !r.eat("costs cost")) return undefined;
  const mana = manaCost(r);
  const way = r.eatAny("less", "more");
  const [only] = mana ?? [];
  if (way === undefined || mana?.length !== 1 || only === undefined || !/^\d+$/.test(only)) return undefined;
  const less = way === "less" ? { less: true as const } : {};
  return [
    { kind: "cost-change", of: "turn-up", what: { kind: "all", of: [] }, generic: Number(only), ...less, keyword },
  ];
}

function spellCosts(r: Reader): readonly StaticRule[] | undefined {
  const nth = r.attempt((inner) => {
    if (!inner.eat("the")) return undefined;
    const ordinal = ordinalOf(inner.word());
    inner.at += 1;
    return ordinal;
  });
  r.eat("each");
  const spells = castBy(r);
  if (spells === undefined) return undefined;
  if (nth !== undefined && !r.eat("each turn")) return undefined;
  if (r.eat("this turn")) r.scope = scopeWith(r.scope, { lasting: { kind: "end-of-turn" } });
  const found = costChange(r, "cast");
  if (found === undefined) return undefined;
  return [
    {
      kind: "cost-change",
      of: "cast",
      ...(spells.who === undefined ? {} : { who: spells.who }),
      what: spells.what,
      ...found,
      ...(nth === undefined ? {} : { nth }),
    },
  ];
}

/** Reads “red spells you cast with mana value 4 or greater”, “spells your opponents cast that target ~”, “spells”. */
export function castBy(r: Reader): { readonly who?: PlayerRef; readonly what: Filter } | undefined {
  const phrase = nounPhrase(r);
  if (phrase === undefined || !phrase.nouns.includes("spell")) return undefined;
  const who = r.attempt((inner): PlayerRef | undefined => {
    if (inner.eat("you cast")) return { kind: "you" };
    if (inner.eat("your opponents cast") || inner.eat("an opponent casts")) return { kind: "opponents" };
    return undefined;
  });
  const others: readonly Filter[] =
    who?.kind === "you" && r.eat("but don't own") ? [{ kind: "not", of: { kind: "owner", is: who } }] : [];
  const places = who === undefined ? undefined : r.attempt(castFrom);
  const late = who === undefined ? undefined : suffixes(r);
  const after = who === undefined ? [] : [...others, ...(late?.filters ?? [])];
  const place = phrase.zone === undefined ? late : phrase;
  const from = place?.zone === undefined ? [] : [castFromPlace({ zone: place.zone, of: place.of })];
  return {
    ...(who === undefined ? {} : { who }),
    what: allOf([phrase.filter, ...after, ...from, ...(places === undefined ? [] : [places])]),
  };
}

/** What was cast from a zone; where the words say whose it is, the caster is that player and what they cast was theirs. Nobody owns exile. */
export function castFromPlace(place: {
  readonly zone?: Zone | readonly Zone[];
  readonly of?: PlayerRef | undefined;
}): Filter {
  const { zone, of } = place;
  return anyOf(
    [zone ?? []].flat().map(
      (one): Filter => ({
        kind: "cast-from",
        zone: one,
        ...(of === undefined || one === "exile" ? {} : { by: of }),
      }),
    ),
  );
}

/** “From your graveyard or from exile”, “from anywhere other than your hand”. */
function castFrom(r: Reader): Filter | undefined {
  if (r.eat("from anywhere other than your hand"))
    return { kind: "not", of: { kind: "cast-from", zone: "hand", by: { kind: "you" } } };
  if (r.eat("from anywhere other than their hands")) return { kind: "not", of: { kind: "cast-from", zone: "hand" } };
  const zone = ["graveyard", "exile"] as const;
  if (r.eat("from your graveyard or from exile")) return castFromPlace({ zone, of: { kind: "you" } });
  return r.eat("from graveyards or from exile") || r.eat("from their graveyards or from exile")
    ? castFromPlace({ zone })
    : undefined;
}

import { suffixes } from "../noun/suffix.ts";
import { scopeWith } from "../references.ts";
