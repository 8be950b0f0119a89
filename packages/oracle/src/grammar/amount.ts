import type { Amount, Color, ObjectNumber } from "@obverse/core";
import { AMOUNT_WORDS } from "../vocabulary/first-words.ts";
import { numberOf, startsWithDigit } from "../vocabulary/numbers.ts";
import { COLOR_WORDS } from "../vocabulary/words.ts";
import { counterKind } from "./counter-kind.ts";
import { nounPhrase } from "./noun/phrase.ts";
import { possessiveObject, possessor } from "./player.ts";
import type { Reader } from "./reader.ts";
import { objectReference, selfReference } from "./selector/reference.ts";
import { allSelector, each } from "./selector/selector.ts";
import { fromAmongAll } from "./selector/this-way.ts";

/** Reads a number: “3”, “two”, “X”, “that many”, “twice that much”, “the number of …”, “its power”, “half their life”. */
export function amount(r: Reader): Amount | undefined {
  const word = r.word();
  return AMOUNT_WORDS.has(word) || startsWithDigit(word) ? r.once("amount", readAmount) : undefined;
}

const AMOUNTS: readonly ((r: Reader) => Amount | undefined)[] = [
  earlier,
  twice,
  half,
  counted,
  characteristic,
  quantities,
];

function readAmount(r: Reader): Amount | undefined {
  const first = fixed(r) ?? r.oneOf<Amount>(AMOUNTS);
  if (first === undefined) return undefined;
  const more = r.word() === "plus" || r.word() === "minus" ? r.attempt(added) : undefined;
  return more === undefined ? first : { kind: "sum", of: [first, more] };
}

/** “Plus 2”, “minus its power”. */
function added(r: Reader): Amount | undefined {
  const sign = r.eatAny("plus", "minus");
  const next = fixed(r) ?? r.oneOf<Amount>(AMOUNTS);
  if (next === undefined) return undefined;
  return sign === "plus" ? next : { kind: "negative", of: next };
}

function fixed(r: Reader): Amount | undefined {
  if (r.eat("x")) return { kind: "x" };
  const value = numberOf(r.word());
  if (value === undefined) return undefined;
  r.at += 1;
  return value;
}

function earlier(r: Reader): Amount | undefined {
  const over = r.scope.doneBy?.dealt === undefined ? undefined : r.attempt(excessThisWay);
  if (over !== undefined) return over;
  if (r.eat("the excess") || r.eat("that excess damage")) return { kind: "event-excess" };
  if (r.eat("that number")) return r.scope.amount;
  if (r.eat("that many") || r.eat("that much")) return r.scope.amount ?? { kind: "event-amount" };
  if (r.eat("the chosen number") || r.eat("the last chosen number")) return { kind: "chosen-number" };
  return undefined;
}

/** “The excess damage dealt this way”, “the amount of excess damage dealt to that creature this way”: of the damage that an earlier instruction dealt. */
function excessThisWay(r: Reader): Amount | undefined {
  const name = r.scope.doneBy?.dealt;
  if (name === undefined || !(r.eat("the excess damage dealt") || r.eat("the amount of excess damage dealt")))
    return undefined;
  r.eatAny("to that creature", "to that permanent", "to it");
  return r.eat("this way") ? { kind: "bound", name, part: "excess" } : undefined;
}

function twice(r: Reader): Amount | undefined {
  const factor = r.eat("twice") ? 2 : r.eat("three times") ? 3 : undefined;
  if (factor === undefined) return undefined;
  const of = amount(r);
  return of === undefined ? undefined : { kind: "product", of: [factor, of] };
}

function half(r: Reader): Amount | undefined {
  if (!r.eat("half")) return undefined;
  const of = amount(r);
  if (of === undefined) return undefined;
  const round = r.attempt((inner) => {
    inner.eat(",");
    return inner.eat("rounded up") ? "up" : inner.eat("rounded down") ? "down" : undefined;
  });
  return { kind: "half", of, round: round ?? "down" };
}

function counted(r: Reader): Amount | undefined {
  r.eat("the");
  if (r.eat("greatest")) {
    const what = numberWord(r);
    if (what === undefined || !r.eat("among")) return undefined;
    const phrase = nounPhrase(r);
    return phrase === undefined ? undefined : { kind: "number-of", what, of: allSelector(phrase), take: "greatest" };
  }
  if (r.eat("total number of")) return numberOfThings(r);
  if (r.eat("total")) {
    const what = numberWord(r);
    if (what === undefined || !r.eat("of")) return undefined;
    const object = r.attempt(objectReference);
    if (object !== undefined) return { kind: "number-of", what, of: object.read, take: "total" };
    const phrase = nounPhrase(r);
    return phrase === undefined ? undefined : { kind: "number-of", what, of: allSelector(phrase), take: "total" };
  }
  if (!r.eat("number of")) return undefined;
  return numberOfThings(r);
}

/** What follows “the number of” or “for each”. */
export function numberOfThings(r: Reader): Amount | undefined {
  const first = r.oneOf<Amount>(THINGS);
  if (first === undefined) return undefined;
  const more = r.attempt((inner) => (inner.eat("and each") ? inner.oneOf<Amount>(THINGS) : undefined));
  return more === undefined ? first : { kind: "sum", of: [first, more] };
}

const THINGS: readonly ((r: Reader) => Amount | undefined)[] = [
  doorsAmong,
  thisTurn,
  playersCounted,
  colorsAmong,
  typesAmong,
  countersOn,
  doneThisWay,
  timesKicked,
  objectsCounted,
];

/** “Time it was kicked”, “times it was kicked” (702.33d). */
function timesKicked(r: Reader): Amount | undefined {
  if (!r.contains("kicked") || r.eatAny("times", "time") === undefined) return undefined;
  const itself = r.eat("it") || selfReference(r) !== undefined;
  return itself && r.eat("was kicked") ? { kind: "times-paid", keyword: "kicker" } : undefined;
}

/** “Spell you've cast this turn”, “creature that died this turn”, “card your opponents have drawn this turn”. */
function thisTurn(r: Reader): Amount | undefined {
  if (!r.contains("turn")) return undefined;
  if (r.eat("creature that died this turn") || r.eat("creatures that died this turn"))
    return { kind: "this-turn", what: "creatures-died", of: { kind: "each" } };
  if (r.eat("card you have drawn this turn") || r.eat("cards you have drawn this turn"))
    return { kind: "this-turn", what: "cards-drawn", of: { kind: "you" } };
  if (r.eat("card your opponents have drawn this turn") || r.eat("cards your opponents have drawn this turn"))
    return { kind: "this-turn", what: "cards-drawn", of: { kind: "opponents" } };
  if (r.eat("card you have discarded this turn") || r.eat("cards you have discarded this turn"))
    return { kind: "this-turn", what: "cards-discarded", of: { kind: "you" } };
  if (r.eat("1 life your opponents have lost this turn"))
    return { kind: "this-turn", what: "life-lost", of: { kind: "opponents" } };
  const phrase = nounPhrase(r);
  if (phrase !== undefined && r.eat("you attacked with this turn")) {
    const any = phrase.filter.kind === "type" && phrase.filter.type === "creature";
    const filter = any ? {} : { filter: phrase.filter };
    return { kind: "this-turn", what: "attackers-declared", of: { kind: "you" }, ...filter };
  }
  if (phrase === undefined || !phrase.nouns.includes("spell") || !r.eat("you have cast this turn")) return undefined;
  const plain = phrase.filter.kind === "spell";
  return { kind: "this-turn", what: "spells-cast", of: { kind: "you" }, ...(plain ? {} : { filter: phrase.filter }) };
}

function playersCounted(r: Reader): Amount | undefined {
  if (r.eat("opponents you have") || r.eat("opponent you have") || r.eat("opponents") || r.eat("opponent"))
    return { kind: "players", of: { kind: "opponents" } };
  if (r.eat("players") || r.eat("player")) return { kind: "players", of: { kind: "each" } };
  return undefined;
}

function colorsAmong(r: Reader): Amount | undefined {
  const what =
    r.eat("colors among") || r.eat("color among")
      ? "color"
      : r.eat("basic land types among") || r.eat("basic land type among")
        ? "basic-land-type"
        : r.eat("creature types among")
          ? "creature-type"
          : undefined;
  if (what === undefined) return undefined;
  const of = amongThese(r);
  return of === undefined ? undefined : { kind: "different", what, of };
}

/** “Unlocked doors among Rooms you control”, “different names among unlocked doors of Rooms you control” (709.5). */
function doorsAmong(r: Reader): Amount | undefined {
  const names = r.eat("different names among unlocked doors of") || r.eat("differently named unlocked doors among");
  if (!names && !(r.eat("unlocked doors among") || r.eat("unlocked door among"))) return undefined;
  const phrase = nounPhrase(r);
  if (phrase === undefined) return undefined;
  const of = allSelector(phrase);
  return names
    ? { kind: "different", what: "door-name", of }
    : { kind: "number-of", what: "unlocked-doors", of, take: "total" };
}

function typesAmong(r: Reader): Amount | undefined {
  const what =
    r.eat("card types among") || r.eat("card type among")
      ? "type"
      : r.eat("permanent types among") || r.eat("permanent type among")
        ? "permanent-type"
        : r.eat("different mana values among") || r.eat("different mana value among")
          ? "mana-value"
          : undefined;
  const of = what === undefined ? undefined : amongThese(r);
  return what === undefined || of === undefined ? undefined : { kind: "different", what, of };
}

function amongThese(r: Reader): import("@obverse/core").Selector | undefined {
  const object = r.attempt(objectReference);
  if (object !== undefined) return object.read;
  const done = r.attempt(fromAmongAll);
  if (done !== undefined) return done.act;
  const phrase = nounPhrase(r);
  return phrase === undefined ? undefined : allSelector(phrase);
}

function countersOn(r: Reader): Amount | undefined {
  const counter = counterKind(r);
  if (counter === undefined || !(r.eat("counters") || r.eat("counter")) || !r.eat("on")) return undefined;
  const object = r.attempt(objectReference);
  if (object !== undefined) return { kind: "counters-on", counter, of: object.read };
  const phrase = nounPhrase(r);
  return phrase === undefined ? undefined : { kind: "counters-on", counter, of: allSelector(phrase) };
}

/** “Creature destroyed this way”, “card manifested this way”, “one they gained control of this way”. */
function doneThisWay(r: Reader): Amount | undefined {
  const name = r.scope.done;
  if (name === undefined) return undefined;
  if (r.eat("card exiled from their hand this way") || r.eat("card exiled from your hand this way"))
    return {
      kind: "count-of",
      of: {
        kind: "where",
        of: { kind: "bound", name: r.scope.doneBy?.exiled ?? name },
        filter: { kind: "came-from", zone: "hand" },
      },
    };
  if (r.eat("card you put into your hand this way") || r.eat("card put into your hand this way"))
    return { kind: "count-of", of: { kind: "bound", name: r.scope.doneBy?.["put:hand"] ?? name } };
  if (r.eat("one they gained control of this way")) return { kind: "count-of", of: { kind: "bound", name } };
  const phrase = nounPhrase(r);
  const were = phrase === undefined ? {} : asTheyWere(r, phrase.nouns);
  const did = phrase === undefined ? undefined : thisWay(r);
  if (phrase === undefined || did === undefined) return undefined;
  const of = { kind: "bound", name: did } as const;
  const plain = phrase.filter.kind === "card" || phrase.filter.kind === "permanent";
  return { kind: "count-of", of: plain ? of : { kind: "where", of, filter: phrase.filter, ...were } };
}

/** “Creature exiled this way” is what was a creature on the battlefield, “creature card exiled this way” what is a creature card now (608.2h). */
export function asTheyWere(r: Reader, nouns: readonly string[]): { readonly asTheyWere?: true } {
  return r.word() === "exiled" && !nouns.includes("card") && !nouns.includes("spell") ? { asTheyWere: true } : {};
}

/** Reads a participle and “this way”: “destroyed this way”, “put into a graveyard this way”, “returned to your hand this way”. */
export function thisWay(r: Reader): string | undefined {
  const participle = r.word();
  const found = r.attempt((inner) => {
    for (let words = 0; words < 7; words += 1) {
      if (inner.eat("this way")) return true;
      if (inner.token()?.kind !== "word" || /^(if|then|you|and)$/.test(inner.word())) return undefined;
      if (words === 0 && !PARTICIPLES.has(inner.word())) return undefined;
      inner.at += 1;
    }
    return undefined;
  });
  // The instruction of that kind, else the one before.
  return found === true ? (r.scope.doneBy?.[participle] ?? r.scope.done) : undefined;
}

const PARTICIPLES = new Set([
  "destroyed",
  "exiled",
  "sacrificed",
  "discarded",
  "milled",
  "revealed",
  "manifested",
  "returned",
  "put",
  "tapped",
  "untapped",
  "countered",
  "dealt",
  "drawn",
  "cast",
  "created",
  "cloaked",
  "transformed",
  "turned",
  "goaded",
  "removed",
  "chosen",
  "shuffled",
]);

function objectsCounted(r: Reader): Amount | undefined {
  const hand = r.attempt((inner): Amount | undefined => {
    if (!(inner.eat("cards in") || inner.eat("card in"))) return undefined;
    const all = inner.word() === "all";
    const of = possessor(inner);
    // “All players' hands” are counted together; “their hand” is that of each by itself.
    return of !== undefined && (inner.eat("hand") || inner.eat("hands"))
      ? { kind: "hand-size", of: all ? of : (each(of) ?? of) }
      : undefined;
  });
  if (hand !== undefined) return hand;
  const phrase = nounPhrase(r);
  if (phrase === undefined) return undefined;
  return {
    kind: "count",
    filter: phrase.filter,
    ...(phrase.zone === undefined ? {} : { zone: phrase.zone }),
    ...(phrase.of === undefined ? {} : { of: phrase.of }),
  };
}

const NUMBER_WORDS: readonly (readonly [string, ObjectNumber])[] = [
  ["power", "power"],
  ["base power", "base-power"],
  ["toughness", "toughness"],
  ["mana value", "mana-value"],
  ["loyalty", "loyalty"],
];

/** Reads “power”, “toughness”, “mana value”. */
export function numberWord(r: Reader): ObjectNumber | undefined {
  return NUMBER_WORDS.find(([words]) => r.eat(words))?.[1];
}

/** The last words of the names of numbers. */
const NUMBERS = ["power", "toughness", "value", "loyalty"];

function characteristic(r: Reader): Amount | undefined {
  if (!NUMBERS.some((word) => r.contains(word))) return undefined;
  const owned = r.attempt((inner) => {
    const of = possessiveObject(inner);
    if (of === undefined) return undefined;
    const what = numberWord(inner);
    return what === undefined ? undefined : ({ kind: "number-of", what, of } as const);
  });
  if (owned !== undefined) return owned;
  if (!r.eat("the")) return undefined;
  const what = numberWord(r);
  if (what === undefined || !r.eat("of")) return undefined;
  const object = objectReference(r);
  return object === undefined ? undefined : { kind: "number-of", what, of: object.read };
}

function quantities(r: Reader): Amount | undefined {
  if (r.eat("your devotion to that color")) return { kind: "devotion", to: "chosen", of: { kind: "you" } };
  if (r.eat("your devotion to")) {
    const to: Color[] = [];
    for (;;) {
      const color = COLOR_WORDS.get(r.word());
      if (color === undefined) return undefined;
      r.at += 1;
      to.push(color);
      if (!r.eat("and")) return { kind: "devotion", to, of: { kind: "you" } };
    }
  }
  if (r.eat("the amount of life you gained this turn") || r.eat("the life you gained this turn"))
    return { kind: "this-turn", what: "life-gained", of: { kind: "you" } };
  if (
    (r.eat("the life that player lost this turn") || r.eat("the life they lost this turn")) &&
    r.scope.player !== undefined
  )
    return { kind: "this-turn", what: "life-lost", of: r.scope.player };
  if (r.eat("the amount of life you lost this turn") || r.eat("the life you lost this turn"))
    return { kind: "this-turn", what: "life-lost", of: { kind: "you" } };
  if (r.eat("the number of times this creature has mutated") || r.eat("the number of times ~ has mutated"))
    return { kind: "number-of", what: "times-mutated", of: { kind: "self" } };
  if (r.eat("the amount of mana spent to cast")) {
    const spell = r.scope.things.find((thing) => thing.nouns.includes("spell"));
    const cast = (spell !== undefined && r.eatAny("that spell", "it") !== undefined ? spell : objectReference(r))?.read;
    return cast === undefined || (spell === undefined && cast.kind === "target")
      ? undefined
      : { kind: "number-of", what: "mana-spent", of: cast };
  }
  const lost = r.scope.doneBy?.lost;
  if (lost !== undefined && r.eat("the life lost this way")) return { kind: "bound", name: lost };
  const dealt = r.scope.doneBy?.dealt;
  if (dealt !== undefined && r.eat("the damage dealt this way")) return { kind: "bound", name: dealt };
  if (r.eat("the damage dealt to it") || r.eat("the damage dealt this way") || r.eat("the damage dealt"))
    return { kind: "event-amount" };
  if (!r.contains("life")) return undefined;
  const life = r.attempt((inner) => {
    const of = possessor(inner);
    if (of === undefined) return undefined;
    if (inner.eat("starting life total")) return { kind: "starting-life", of } as const;
    return inner.eat("life total") || inner.eat("life") ? ({ kind: "life", of: each(of) ?? of } as const) : undefined;
  });
  return life;
}
