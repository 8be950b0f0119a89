import type { Ability, Amount, Arrival, Effect, TokenValues } from "@obverse/core";
import { abilityList } from "../../keywords/ability-list.ts";
import { amount, numberOfThings } from "../amount.ts";
import { copyExceptions } from "../copy-exceptions.ts";
import { describedObject } from "../modification/becoming.ts";
import { times } from "../modification/modifications.ts";
import { readName } from "../proper-name.ts";
import type { Reader } from "../reader.ts";
import { scopeWith } from "../references.ts";
import { selector } from "../selector/selector.ts";
import { arrival, arrivalField } from "./arrival.ts";
import { type Clause, type VerbReader, whoField } from "./clause.ts";
import { instruct } from "./instruct.ts";

/** Predefined tokens (111.10). */
const NAMED = new Set([
  "treasure",
  "food",
  "clue",
  "blood",
  "gold",
  "map",
  "powerstone",
  "incubator",
  "junk",
  "lander",
  "shard",
  "walker",
  "mutagen",
]);

/** “Create two 1/1 red Goblin creature tokens”, “create a token that's a copy of …”, “create a Treasure token”. */
export const create: VerbReader = (r, who) => {
  const first = r.oneOf<Clause>([(inner) => proper(inner, who), (inner) => listed(inner, who)]);
  if (first === undefined) return undefined;
  const more = r.attempt((inner) => {
    if (!(inner.eat(", and") || inner.eat("and") || inner.eat(","))) return undefined;
    return inner.oneOf<Clause>([(test) => listed(test, who)]);
  });
  return more === undefined ? first : [...first, ...more];
};

type Who = Parameters<VerbReader>[1];

function howMany(r: Reader): { readonly count: Amount; readonly equal?: true } | undefined {
  if (r.eat("a number of")) return { count: 0, equal: true };
  if (r.eat("a") || r.eat("an") || r.eat("another")) return { count: 1 };
  const count = amount(r);
  return count === undefined ? undefined : { count };
}

function listed(r: Reader, who: Who): Clause | undefined {
  const many = howMany(r);
  if (many === undefined) return undefined;
  const early: Arrival = r.eat("tapped and attacking")
    ? { tapped: true, attacking: true }
    : r.eat("tapped")
      ? { tapped: true }
      : {};
  const copy = r.attempt((inner) => copyOf(inner, who, many, early));
  if (copy !== undefined) return copy;
  const ofThose = r.attempt((inner) =>
    inner.eat("of those tokens") || inner.eat("of them") ? inner.scope.token : undefined,
  );
  if (ofThose !== undefined) return [finish(r, { ...ofThose, count: many.count }, many.count)];
  const named = r.attempt((inner) => {
    const word = inner.word();
    if (!NAMED.has(word) || !/^\p{Lu}/u.test(inner.token()?.raw ?? "")) return undefined;
    inner.at += 1;
    return inner.eat("token") || inner.eat("tokens") ? word : undefined;
  });
  if (named !== undefined) {
    const late = lateArrival(r);
    const count = total(r, many);
    if (count === undefined) return undefined;
    const token = `${named.charAt(0).toUpperCase()}${named.slice(1)}`;
    return [
      finish(
        r,
        { kind: "create-named", ...whoField(who), count, token, ...arrivalField({ ...early, ...late }) },
        count,
        [named],
      ),
    ];
  }
  const what = describedObject(r);
  if (what === undefined || !(r.eat("token") || r.eat("tokens"))) return undefined;
  return described(r, who, many, what, undefined, early);
}

function total(r: Reader, many: { readonly count: Amount; readonly equal?: true }): Amount | undefined {
  if (many.equal) return r.eat("equal to") ? amount(r) : undefined;
  const each = r.attempt((inner) => (inner.eat("for each") ? numberOfThings(inner) : undefined));
  return each === undefined ? many.count : times(many.count, each);
}

type What = NonNullable<ReturnType<typeof describedObject>>;

function described(
  r: Reader,
  who: Who,
  many: { readonly count: Amount; readonly equal?: true },
  what: What,
  given: string | undefined,
  early: Arrival,
): Clause | undefined {
  const own = given ?? r.attempt((inner) => (inner.eat("named") ? readName(inner) : undefined));
  let abilities: readonly Ability[] = [];
  let how: Arrival = early;
  const size = what.power === undefined ? r.attempt(sizedBy) : undefined;
  for (;;) {
    const list =
      abilities.length === 0 ? r.attempt((inner) => (inner.eat("with") ? abilityList(inner) : undefined)) : undefined;
    if (list !== undefined) {
      abilities = list;
      continue;
    }
    const late = lateArrival(r);
    if (Object.keys(late).length === 0) break;
    how = { ...how, ...late };
  }
  const count = total(r, many);
  if (count === undefined) return undefined;
  const token: TokenValues = {
    name: own ?? `${what.subtypes.join(" ")} Token`,
    manaCost: null,
    supertypes: what.supertypes,
    types: what.types,
    subtypes: what.subtypes,
    ...figures(what),
    ...size,
    abilities,
    colors: what.colors ?? [],
  };
  return [
    finish(
      r,
      { kind: "create-token", ...whoField(who), count, token, ...arrivalField(how) },
      count,
      what.subtypes.map((name) => name.toLowerCase()),
    ),
  ];
}

/** “With power equal to that card's power and toughness equal to that card's toughness”, “with base power and toughness each equal to …”. */
function sizedBy(r: Reader): Partial<TokenValues> | undefined {
  const printed = { text: "*", value: 0 };
  if (r.eat("with base power and toughness each equal to") || r.eat("with power and toughness each equal to")) {
    const each = amount(r);
    return each === undefined
      ? undefined
      : { power: printed, toughness: printed, powerAmount: each, toughnessAmount: each };
  }
  if (!r.eat("with power equal to")) return undefined;
  const powerAmount = amount(r);
  if (powerAmount === undefined || !r.eat("and toughness equal to")) return undefined;
  const toughnessAmount = amount(r);
  return toughnessAmount === undefined
    ? undefined
    : { power: printed, toughness: printed, powerAmount, toughnessAmount };
}

function figures(what: What): Partial<TokenValues> {
  if (what.power === undefined || what.toughness === undefined) return {};
  const figure = (text: string): { readonly text: string; readonly value: number } => ({
    text: text.toUpperCase(),
    value: /^\d+$/.test(text) ? Number(text) : 0,
  });
  return {
    power: figure(what.power),
    toughness: figure(what.toughness),
    ...(what.power === "x" ? { powerAmount: { kind: "x" } } : {}),
    ...(what.toughness === "x" ? { toughnessAmount: { kind: "x" } } : {}),
  };
}

/** “That's tapped and attacking”, “that are tapped”, “attached to target creature”. */
function lateArrival(r: Reader): Arrival {
  return (
    r.attempt((inner) => {
      inner.eat("and that is") || inner.eat("and that are") || inner.eat("that is") || inner.eat("that are");
      const found = arrival(inner);
      return Object.keys(found).length === 0 ? undefined : found;
    }) ?? {}
  );
}

function finish(r: Reader, effect: Effect, count: Amount, nouns: readonly string[] = []): Effect {
  const made = instruct(r, effect, {
    made: { nouns: ["token", "creature", "permanent", ...nouns], number: count === 1 ? "one" : "many" },
    counts: true,
  });
  if (effect.kind === "create-token" || effect.kind === "create-copy" || effect.kind === "create-named")
    r.scope = scopeWith(r.scope, { token: effect });
  return made;
}

function copyOf(r: Reader, who: Who, many: { readonly count: Amount }, early: Arrival): Clause | undefined {
  if (!(r.eat("token that is a copy of") || r.eat("tokens that are copies of") || r.eat("token copy of")))
    return undefined;
  const of = selector(r);
  if (of === undefined) return undefined;
  const late = lateArrival(r);
  const size = r.attempt(ownSize);
  const exceptions = size === undefined ? copyExceptions(r) : undefined;
  if (exceptions === "unreadable") return undefined;
  const each = r.attempt((inner) => (inner.eat("for each") ? numberOfThings(inner) : undefined));
  const count = each === undefined ? many.count : times(many.count, each);
  const how = { ...early, ...late };
  return [
    finish(
      r,
      {
        kind: "create-copy",
        ...whoField(who),
        count,
        of: of.read,
        ...(exceptions === undefined ? {} : { exceptions }),
        ...(size === undefined ? {} : { size }),
        ...arrivalField(how),
      },
      count,
    ),
  ];
}

/** “Except their power is half that creature's power and their toughness is half that creature's toughness. Round up each time”. */
function ownSize(r: Reader): { readonly power: Amount; readonly toughness: Amount } | undefined {
  r.eat(",");
  if (!(r.eat("except their power is") || r.eat("except its power is"))) return undefined;
  const power = amount(r);
  if (power === undefined || !(r.eat("and their toughness is") || r.eat("and its toughness is"))) return undefined;
  const toughness = amount(r);
  if (toughness === undefined) return undefined;
  return r.eat(". round up each time")
    ? { power: upwards(power), toughness: upwards(toughness) }
    : { power, toughness };
}

const upwards = (of: Amount): Amount => (typeof of === "object" && of.kind === "half" ? { ...of, round: "up" } : of);

/** “Create Ashaya, the Awoken World, a legendary 4/4 green Elemental creature token”. */
function proper(r: Reader, who: Who): Clause | undefined {
  if (!/^\p{Lu}/u.test(r.token()?.raw ?? "") || r.word() === "x") return undefined;
  const name = readName(r);
  if (name === undefined || !r.eat(",") || !(r.eat("a") || r.eat("an"))) return undefined;
  const what = describedObject(r);
  if (what === undefined || !r.eat("token")) return undefined;
  return described(r, who, { count: 1 }, what, name, {});
}
