import type { Amount, Comparison, Filter, PlayerRef, Selector, TargetSlot, Zone } from "@obverse/core";
import { eachWay, either, silent, usual } from "../phrase.ts";
import { nameThing, type Scope, type Thing } from "../scope.ts";
import { amount, forEach, isClause } from "./amount.ts";
import { comparison } from "./compare.ts";
import { isAnyTarget, noun, nounIn } from "./filter.ts";
import { zoneForm } from "./filter-parts.ts";
import { bare, counted, each, many, type Noun, one, short, target } from "./noun.ts";
import { type NounPhrase, phrase } from "./noun-phrase.ts";
import { player } from "./player.ts";
import { reference, selfReference } from "./reference.ts";
import { list, numberWord, plural } from "./words.ts";

/** The objects a selector means, as a noun phrase; what it names can be referred to afterwards. */
export function selector(scope: Scope, of: Selector): NounPhrase {
  switch (of.kind) {
    case "self":
      return selfReference(scope);
    case "target":
      return targets(scope, of.slot);
    case "event": {
      const key = `event:${of.role}`;
      const thing = scope.named.get(key);
      const words = reference(
        scope,
        key,
        thing ?? {
          noun:
            of.role === "spell"
              ? "spell"
              : of.role === "ability"
                ? "ability"
                : of.role === "source"
                  ? "source"
                  : "creature",
          plural: false,
        },
      );
      if (thing !== undefined) scope.focus = key;
      return { ...words, mixed: true };
    }
    case "bound": {
      if (of.name === "it")
        return {
          subject: either("it", "they", "that creature"),
          object: either("it", "them", "that creature"),
          possessive: either("its", "their"),
          plural: false,
          mixed: true,
        };
      const key = `bound:${of.name}`;
      const thing = scope.named.get(key) ?? { noun: "card", plural: false };
      const words = reference(scope, key, thing);
      scope.focus = key;
      // Those of them that were cast have left: those that are there are the rest.
      const left = scope.named.has(castFrom(of.name)) ? ["the rest"] : [];
      const done = [...left, ...doneThisWay(scope, of.name, thing)];
      return done.length === 0
        ? words
        : { ...words, subject: either(words.subject, ...done), object: either(words.object, ...done), mixed: true };
    }
    case "all":
      return everything(scope, of);
    case "choose":
    case "choose-from":
      return choice(scope, of);
    case "attached":
      return attached(scope);
    case "attachments": {
      const words = of.filter === undefined ? "permanents" : many(noun(scope, of.filter));
      return phrase(
        either(
          `${words} attached to ${selector(scope, of.of).object}`,
          `all ${words} attached to ${selector(scope, of.of).object}`,
        ),
        true,
      );
    }
    case "linked":
      return linked(scope, of);
    case "library":
      return libraryCards(scope, of);
    case "where": {
      const from = selector(scope, of.of);
      if (of.filter.kind === "zone") {
        const where = place(scope, of.filter.zone, undefined, "from", "one");
        return {
          ...phrase(
            either(
              `${from.object} ${where}`,
              `${from.object} from your ${of.filter.zone}`,
              ...(of.filter.zone === "exile" && of.of.kind === "bound"
                ? [`${either("any of ", "")}those cards you didn't play`]
                : []),
              ...(of.of.kind === "union" && of.filter.zone === "library"
                ? ["all revealed cards not cast this way"]
                : []),
            ),
            from.plural,
          ),
          mixed: true,
        };
      }
      const plainly = nounIn(scope, of.filter, "exile");
      const words =
        plainly.heart[0] === "card"
          ? { ...plainly, heart: [either("card", "permanent", "creature", "token")] }
          : plainly;
      return {
        ...phrase(
          either(
            `${many(words)} among ${from.object}`,
            `each ${bare(words)} among ${from.object}`,
            `${many(words)} from among ${from.object}`,
            `all ${many(words)} revealed this way`,
            ...THIS_WAY.flatMap((verb) => [
              `each ${bare(words)} ${verb} this way`,
              `${either("", "the ", "all ")}${many(words)} ${verb} this way`,
            ]),
            `each of those ${many(words)}`,
            ...(of.filter.kind === "owner" &&
            of.filter.is.kind === "each" &&
            of.of.kind === "bound" &&
            scope.did.get(of.of.name) === "exile"
              ? [`${either("each card", "those cards")} they exiled this way`]
              : []),
            ...(of.of.kind === "bound" && PARTICIPLES[scope.did.get(of.of.name) ?? ""] !== undefined
              ? [`${one(words)} ${PARTICIPLES[scope.did.get(of.of.name) ?? ""] ?? ""} this way`]
              : []),
          ),
          true,
        ),
        mixed: true,
      };
    }
    case "union": {
      const [first, partner] = of.of;
      if (of.of.length === 2 && first?.kind === "self" && partner?.kind === "linked" && partner.link === "paired")
        return phrase(either("both creatures", "each of those creatures"), true);
      if (of.of.length === 2 && first?.kind === "self" && partner !== undefined && isOwn(partner))
        return phrase(
          scope.named.has(OWN_PAIR)
            ? either("them")
            : `${selector(scope, first).object} and ${selector(scope, withoutOwner(partner)).object} you both own and control`,
          true,
        );
      const shared = sharedEnding(scope, of.of);
      if (shared !== undefined) return phrase(shared, true);
      const words = list(
        of.of.map((part) => selector(scope, part).object),
        "and",
      );
      if (isPiles(of)) return phrase(either(words, "the cards in each pile"), true);
      const them = scope.named.size > 1 && of.of.every((part) => part.kind === "self" || part.kind === "all");
      return phrase(them ? either("them", words) : words, true);
    }
    case "except": {
      if (of.of.kind === "all" && of.without.kind === "library")
        return phrase(`all but ${selector(scope, of.without).object}`, true);
      if (of.of.kind === "linked" && of.of.link === "exiled-with" && of.of.filter !== undefined)
        return phrase(
          either("the rest", `all other ${many(noun(scope, of.of.filter))} exiled with ${selfReference(scope).object}`),
          true,
        );
      const bound = (part: Selector): boolean =>
        part.kind === "bound" || (part.kind === "union" && part.of.every(({ kind }) => kind === "bound"));
      if (
        (bound(of.of) && bound(of.without)) ||
        of.without.kind === "bound" ||
        of.of.kind === "bound" ||
        of.of.kind === "library"
      )
        return {
          ...phrase(
            either(
              "the rest",
              "the other",
              "the others",
              "the other pile",
              "the other cards exiled this way",
              ...(isPiles(of.of) ? ["the cards in the other pile"] : []),
            ),
            true,
          ),
          possessive: "their",
          mixed: true,
        };
      return phrase(`${selector(scope, of.of).object} except ${selector(scope, of.without).object}`, true);
    }
    case "targets-of":
      return phrase(`${many(noun(scope, of.filter))} that ${selector(scope, of.of).subject} targets`, true);
    case "source-of":
      return phrase(either("that source", `the source of ${selector(scope, of.of).object}`, "that permanent"), false);
    case "commanders":
      return phrase(`${player(scope, of.of).possessive} ${either("commander", "commanders")}`, false);
  }
}

/** The key by which it is known that some of the cards of this name were cast. */
export const castFrom = (name: string): string => `cast-from:${name}`;

/** Whether these are the two piles that cards were put into (700.3). */
const isPiles = (of: Selector): boolean => of.kind === "union" && of.of.every(({ kind }) => kind === "bound");

/** The same without “you control” and “you own”, for where that is said already. */
export function withoutOwner(of: Selector): Selector {
  if ((of.kind !== "all" && of.kind !== "choose") || of.filter.kind !== "all") return of;
  return {
    ...of,
    filter: { kind: "all", of: of.filter.of.filter((part) => part.kind !== "controller" && part.kind !== "owner") },
  };
}

/** The key of a pair of permanents that a condition named as both owned and controlled (701.42). */
export const OWN_PAIR = "own-pair";

/** Whether it is something that you choose among what you both own and control. */
function isOwn(of: Selector): boolean {
  if (of.kind !== "choose" || of.filter.kind !== "all") return false;
  const yours = (kind: "owner" | "controller"): boolean =>
    of.filter.kind === "all" && of.filter.of.some((part) => part.kind === kind && part.is.kind === "you");
  return yours("owner") && yours("controller");
}

/** “The cards exiled this way”, “the milled cards”: what an instruction of that kind left. */
function doneThisWay(scope: Scope, name: string, thing: Thing): readonly string[] {
  const verb = PARTICIPLES[scope.did.get(name) ?? ""];
  if (verb === undefined) return [];
  const nouns = [thing.noun, "card", "permanent", "creature", "land"];
  const [one, many] = [either(...nouns), either(...nouns.map(plural))];
  return [
    `${either("the ", "all ", "")}${many} ${verb} this way`,
    `${either("the", "each", "a")} ${one} ${verb} this way`,
    `${either("the", "all")} ${verb} ${many}`,
  ];
}

/** “Of those two cards”. */
function ofSoMany(scope: Scope, from: Selector): readonly string[] {
  const count = from.kind === "bound" ? scope.named.get(`bound:${from.name}`)?.count : undefined;
  return count === undefined ? [] : [`of those ${numberWord(count)} cards`];
}

/** “Milled this way”, of cards that an instruction of that kind left. */
export function doneToThem(scope: Scope, from: Selector): readonly string[] {
  const verb = from.kind === "bound" ? PARTICIPLES[scope.did.get(from.name) ?? ""] : undefined;
  return verb === undefined ? [] : [`${verb} this way`];
}

/** The participles of what can be done this way, by the kind of instruction. */
const PARTICIPLES: Readonly<Record<string, string>> = {
  exile: "exiled",
  mill: "milled",
  discard: "discarded",
  reveal: "revealed",
  destroy: "destroyed",
  sacrifice: "sacrificed",
  tap: "tapped",
  manifest: "manifested",
  cloak: "cloaked",
  damage: "dealt damage",
};

/** “Up to one creature card”, for “a creature card”. */
const upToOne = (words: string): string =>
  `up to one ${eachWay(words, (way) => way.replace(/^(an?|another) /, (article) => (article === "another " ? "other " : "")))}`;

/** “A creature card and/or a land card from among them”: where they are chosen from is said once. */
function sharedEnding(scope: Scope, of: readonly Selector[]): string | undefined {
  const [first] = of;
  if (first?.kind !== "choose-from" && first?.kind !== "choose") return undefined;
  const from = (part: Selector): string =>
    part.kind === "choose-from"
      ? JSON.stringify(part.from)
      : part.kind === "choose"
        ? JSON.stringify([part.zone, part.of])
        : "";
  if (first.kind === "choose" && first.zone === undefined) return undefined;
  if (of.some((part) => part.kind !== first.kind || from(part) !== from(first))) return undefined;
  const each = of.flatMap((part) =>
    (part.kind === "choose" || part.kind === "choose-from") && part.max === 1 && part.filter !== undefined
      ? [one(nounIn(scope, part.filter, part.kind === "choose" ? part.zone : "library"))]
      : [],
  );
  if (each.length < of.length) return undefined;
  const words =
    first.min === 0
      ? either(list(each.map(upToOne), "and"), list(each, "and/or"))
      : either(list(each, "and"), `${each.slice(0, -1).join(", ")} and ${each.at(-1) ?? ""}`);
  return first.kind === "choose"
    ? `${words} ${place(scope, first.zone ?? "graveyard", first.of, "from", "one")}`
    : `${words} ${either(`from among ${selector(scope, first.from).object}`, ...(first.from.kind === "all" ? [`from among the ${many(nounIn(scope, first.from.filter, first.from.zone))}`] : []), "from among them", "from among those cards", "from it")}`;
}

/** What may have been done “this way”. */
export const THIS_WAY = [
  "destroyed",
  "exiled",
  "revealed",
  "discarded",
  "milled",
  "tapped",
  "sacrificed",
  "returned to your hand",
  "manifested",
  "put into a graveyard",
  "exiled from their hand",
] as const;

/** One of what a selector means, where it means all that match: “a creature you control”; with several, joined by “or”. */
export function single(scope: Scope, of: Selector): string {
  if (of.kind === "union")
    return list(
      of.of.map((part) => single(scope, part)),
      "or",
    );
  if (of.kind !== "all") return selector(scope, of).object;
  return `${one(nounIn(scope, of.filter, of.zone))}${of.zone === undefined ? "" : ` ${place(scope, of.zone, of.of, "in", "one")}`}`;
}

/** “In your graveyard”, “on the battlefield”: where the objects are. `from`: with “from” first. */
export function place(
  scope: Scope,
  zone: Zone | readonly Zone[],
  of: PlayerRef | undefined,
  prefer: "from" | "in",
  number: "one" | "many",
): string {
  const zones = typeof zone === "string" ? [zone] : zone;
  if (zones.length === 1 && of === undefined) {
    const [only = "battlefield"] = zones;
    if (only === "stack") return silent(zoneForm(only)[number]);
    return only === "battlefield" ? usual(zoneForm(only)[number]) : zoneForm(only)[number];
  }
  if (zones.length > 1 && zones.every((name) => name === "stack" || name === "battlefield")) return "";
  const names = zones.map((name) =>
    name === "exile"
      ? name
      : name === "battlefield"
        ? "the battlefield"
        : of === undefined
          ? name
          : of.kind === "opponents" && number === "one"
            ? `${either(player(scope, of).possessive, "an opponent's")} ${name}`
            : of.kind === "bound"
              ? `${player(scope, of).possessive} ${either(name, plural(name))}`
              : `${player(scope, of).possessive} ${name}`,
  );
  const ways = prefer === "from" ? ["from", "in"] : ["in", "from"];
  const short = zones.map((name, index) => (index === 0 ? (names[0] ?? name) : name));
  return either(
    ...ways.flatMap((word) => [
      `${word} ${list(names, "and/or")}`,
      `${word} ${list(short, "and/or")}`,
      `${word} ${list(names, "or")}`,
      `${word} ${list(names, "and")}`,
    ]),
  );
}

function targets(scope: Scope, slot: number): NounPhrase {
  const key = `target:${slot}`;
  const known = scope.named.get(key);
  if (known !== undefined) {
    const words = reference(scope, key, known);
    scope.focus = key;
    return words;
  }
  const of = scope.targets[slot];
  if (of === undefined) return phrase("that target", false);
  const words = targetSlot(scope, of);
  nameThing(scope, key, {
    noun: short(noun(scope, of.filter)).includes("\uE000") ? "permanent" : short(noun(scope, of.filter)),
    plural: words.plural,
  });
  return words;
}

/** The rest of a filter that excludes the source alone: “any other target”. */
function otherThanSelf(filter: Filter): Filter | undefined {
  if (filter.kind !== "all") return undefined;
  const [first, rest, more] = filter.of;
  const excludes = first?.kind === "not" && first.of.kind === "is" && first.of.what.kind === "self";
  return excludes && more === undefined ? rest : undefined;
}

/** Whether each alternative says itself where it is: “creatures from the battlefield and/or creature cards from graveyards”. */
function saysZones(filter: Filter): boolean {
  const plain = otherThanSelf(filter) ?? filter;
  return (
    plain.kind === "any" && plain.of.every((part) => part.kind === "all" && part.of.some(({ kind }) => kind === "zone"))
  );
}

/** “With total mana value 6 or less”, “with different names”. */
function togetherWords(scope: Scope, of: TargetSlot["together"]): string {
  if (of === undefined || of.kind === "one-owner") return "";
  if (of.kind === "different") return ` with different ${of.what === "name" ? "name" : of.what.replace("-", " ")}s`;
  const limit = of.is === "<=" ? " or less" : of.is === ">=" ? " or greater" : "";
  return ` with total ${of.of.replace("-", " ")} ${amount(scope, of.value)}${limit}`;
}

/** “Up to two target creatures you control”. */
export function targetSlot(scope: Scope, slot: TargetSlot, prefer: "from" | "in" = "in"): NounPhrase {
  const parted = eachDifferent(slot);
  if (parted === undefined && !saysZones(slot.filter)) return plainSlot(scope, slot, prefer);
  const usual = plainSlot(scope, slot, prefer);
  const zoned = zonedSlot(scope, slot);
  if (zoned !== undefined) return phrase(either(zoned, usual.object), usual.plural);
  if (parted === undefined) return usual;
  const most = comparison(scope, parted.is, parted.value, "figure");
  const more = `${plainSlot(scope, parted.slot, prefer).object} that each have a different mana value ${most}`;
  return phrase(either(more, usual.object), usual.plural);
}

/** “That each have a different mana value X or less”: the slot without that, and what the number is compared with. */
function eachDifferent(
  slot: TargetSlot,
): { readonly slot: TargetSlot; readonly is: Comparison; readonly value: Amount } | undefined {
  const { together, ...rest } = slot;
  if (together?.kind !== "different" || together.what !== "mana-value" || slot.filter.kind !== "all") return undefined;
  const limit = slot.filter.of.find((part) => part.kind === "number" && part.of === "mana-value");
  if (limit?.kind !== "number") return undefined;
  const filter: Filter = { kind: "all", of: slot.filter.of.filter((part) => part !== limit) };
  return { slot: { ...rest, filter }, is: limit.is, value: limit.value };
}

/** “Target permanent or suspended card”, “other target creatures from the battlefield and/or creature cards from graveyards”. */
function zonedSlot(scope: Scope, slot: TargetSlot): string | undefined {
  const others = otherThanSelf(slot.filter);
  const plain = others ?? slot.filter;
  if (plain.kind !== "any") return undefined;
  const number = slot.max === 1 ? "one" : "many";
  const parts = plain.of.map((part) => {
    const inside = part.kind === "all" ? part.of : [];
    const zone = inside.find(({ kind }) => kind === "zone");
    const rest: Filter = { kind: "all", of: inside.filter((other) => other !== zone) };
    const words = noun(scope, rest);
    const said = number === "one" ? bare(words) : many(words);
    const where = zone?.kind === "zone" ? zone.zone : "battlefield";
    const from =
      where === "battlefield" ? "from the battlefield" : number === "one" ? `from a ${where}` : `from ${where}s`;
    return either(
      ...(where === "battlefield" ? [said] : []),
      ...(where === "exile" && isSuspended(inside) ? [number === "one" ? "suspended card" : "suspended cards"] : []),
      `${said} ${from}`,
    );
  });
  const count =
    slot.max === 1
      ? slot.min === 0
        ? "up to one "
        : ""
      : slot.max === "any"
        ? "any number of "
        : `${slot.min === 0 ? "up to " : ""}${typeof slot.max === "number" ? numberWord(slot.max) : amount(scope, slot.max)} `;
  return `${count}${others === undefined ? "" : number === "one" ? "another " : "other "}target ${either(list(parts, "or"), list(parts, "and/or"))}`;
}

/** A card in exile with suspend and a time counter on it (702.62b). */
const isSuspended = (of: readonly Filter[]): boolean =>
  of.some((part) => part.kind === "keyword" && part.keyword === "suspend") &&
  of.some((part) => part.kind === "counters" && part.counter === "time");

function plainSlot(scope: Scope, slot: TargetSlot, prefer: "from" | "in"): NounPhrase {
  const words = nounIn(scope, slot.filter, slot.zone);
  const another: Noun =
    slot.distinctFrom !== undefined && slot.distinctFrom.length > 0 ? { ...words, other: true } : words;
  const ending = (number: "one" | "many"): string =>
    `${togetherWords(scope, slot.together)}${
      slot.zone === undefined || saysZones(slot.filter)
        ? ""
        : slot.together?.kind === "one-owner"
          ? " from a single graveyard"
          : ` ${place(scope, slot.zone, slot.of, prefer, number)}`
    }`;
  const forEach = slot.forEach === undefined ? "" : "";
  const others = otherThanSelf(slot.filter);
  const plain = others ?? slot.filter;
  if (plain.kind === "any" && isAnyTarget(plain.of) && slot.min === 1 && slot.max === 1)
    return phrase(
      another.other || others !== undefined ? either("any other target", "another target") : "any target",
      false,
    );
  if (slot.max === 1) {
    const single = `${target(another, "one")}${ending("one")}${forEach}`;
    return phrase(
      slot.min === 0
        ? `up to one ${another.other ? `other ${target({ ...another, other: false }, "one")}${ending("one")}` : single}`
        : single,
      false,
    );
  }
  const several =
    plain.kind === "any" && isAnyTarget(plain.of)
      ? `${another.other ? "other " : ""}targets`
      : `${target(another, "many")}${ending("many")}`;
  if (slot.max === "any") return phrase(slot.min === 0 ? `any number of ${several}` : `one or more ${several}`, true);
  const number = typeof slot.max === "number" ? numberWord(slot.max) : xOr(scope, slot.max);
  if (slot.min === 0) return phrase(`up to ${number} ${several}`, true);
  if (slot.min === slot.max || typeof slot.max !== "number" || typeof slot.min !== "number")
    return phrase(`${number} ${several}`, true);
  const numbers = Array.from({ length: slot.max - slot.min + 1 }, (_, index) =>
    numberWord((typeof slot.min === "number" ? slot.min : 0) + index),
  );
  return phrase(`${list(numbers, "or")} ${several}`, true);
}

/** An amount, or X where it is said at the end what X is. */
function xOr(scope: Scope, of: Amount): string {
  const words = amount(scope, of);
  if (!isClause(of)) return words;
  scope.where = `, where X is ${words}`;
  return "X";
}

function everything(scope: Scope, of: Extract<Selector, { kind: "all" }>): NounPhrase {
  const whole = wholeZone({ ...scope, named: new Map(scope.named) }, of);
  const words = nounIn(scope, of.filter, of.zone);
  const ending = (number: "one" | "many"): string =>
    of.zone === undefined ? "" : ` ${place(scope, of.zone, of.of, "in", number)}`;
  const whose =
    of.zone === undefined && of.of !== undefined
      ? ` ${player(scope, of.of).subject} ${either("control", "controls")}`
      : "";
  // What follows the noun and where it is can stand in either order.
  const placed = (write: (noun: Noun) => string, number: "one" | "many"): string => {
    const usual = `${write(words)}${whose}${ending(number)}`;
    if (of.zone === undefined || words.after.length === 0) return usual;
    const trail = words.after.map((part) => ` ${part[number]}`).join("");
    const parted =
      words.after.length < 2 ? [] : around(words, (way) => `${write(way)}${whose}${ending(number)}`, number);
    return either(usual, `${write({ ...words, after: [] })}${whose}${ending(number)}${trail}`, ...parted);
  };
  const all = placed(many, "many");
  const single = placed(each, "one");
  const exiled = of.zone === "exile" ? [`all exiled ${many(words)}`, `exiled ${many(words)}`] : [];
  const key = `all:${JSON.stringify(of)}`;
  const again = scope.named.has(key);
  nameThing(scope, key, { noun: short(words), plural: true });
  if (of.filter.kind === "chosen" && of.filter.what === "object")
    return phrase(
      either(...["creature", "permanent", "card", "player", "artifact", "land"].map((word) => `the chosen ${word}`)),
      false,
    );
  const them = again ? ["them", "those creatures", "those permanents"] : [];
  const they = again ? ["they", "those creatures"] : [];
  return {
    subject: either(all, `all ${all}`, single, ...they),
    object: either(...whole, `all ${all}`, single, all, `any ${all}`, ...exiled, ...them),
    possessive: either(`${all}'`, `${single}'s`),
    plural: true,
    mixed: true,
  };
}

/** “Cards you own in exile with study counters on them”: one of the things that follow the noun stands behind the zone. */
const around = (words: Noun, write: (words: Noun) => string, number: "one" | "many"): readonly string[] =>
  words.after.map(
    (last) => `${write({ ...words, after: words.after.filter((part) => part !== last) })} ${last[number]}`,
  );

/** “Target player's graveyard”, “their hand”: a zone that stands for all cards in it. */
function wholeZone(scope: Scope, of: Extract<Selector, { kind: "all" }>): readonly string[] {
  const any = of.filter.kind === "card" || (of.filter.kind === "all" && of.filter.of.length === 0);
  if (!any || (of.zone !== "graveyard" && of.zone !== "hand")) return [];
  if (of.of !== undefined) {
    const whose = player(scope, of.of).possessive;
    return [`${whose} ${of.zone}`, `all cards from ${whose} ${of.zone}`, `all ${of.zone}s`];
  }
  return [either(`all ${of.zone === "graveyard" ? "graveyards" : "hands"}`, `all cards from all ${of.zone}s`)];
}

function choice(scope: Scope, of: Extract<Selector, { kind: "choose" | "choose-from" }>): NounPhrase {
  const words =
    of.kind === "choose" || of.filter !== undefined
      ? nounIn(scope, of.filter ?? { kind: "all", of: [] }, of.kind === "choose" ? of.zone : undefined)
      : undefined;
  const from =
    of.kind === "choose-from"
      ? ` ${either(`from among ${selector(scope, of.from).object}`, `of ${selector(scope, of.from).object}`, "of them", "from among them", "from among those cards", "from it", ...ofSoMany(scope, of.from), ...doneToThem(scope, of.from), ...(words === undefined ? [""] : []))}`
      : of.zone === undefined
        ? ""
        : ` ${place(scope, of.zone, of.of, "from", of.max === 1 ? "one" : "many")}`;
  const exiled = of.kind === "choose-from" && of.max === 1 ? oneLinked(scope, of) : undefined;
  const theirs = of.kind === "choose-from" && of.max === 1 ? [...revealedByThem(scope, of), ...putByThat(of)] : [];
  if (exiled !== undefined) return exiled;
  const chooser =
    of.chooser.kind === "you"
      ? silent(" of your choice")
      : either(
          " of their choice",
          "",
          " of that player's choice",
          " of an opponent's choice",
          " of its controller's choice",
        );
  const random = of.random === true ? " at random" : "";
  const single = of.max === 1;
  const noWord = words === undefined;
  const ofNoun = (count: number | string): string =>
    noWord ? either(typeof count === "number" ? numberWord(count) : count) : counted(words, count);
  const count =
    of.max === "any"
      ? of.min === 0
        ? "any number of"
        : "one or more"
      : of.min === 0
        ? of.max === 1
          ? undefined
          : `up to ${typeof of.max === "number" ? numberWord(of.max) : amount(scope, of.max)}`
        : typeof of.max === "number"
          ? fromTo(of.min, of.max)
          : amount(scope, of.max);
  const core =
    noWord && count === "any number of"
      ? either("any number", "any number of cards", "any number of spells")
      : count === undefined
        ? noWord
          ? "up to one"
          : `up to one ${words.other ? "other " : ""}${bare({ ...words, other: false })}`
        : noWord && count === 1
          ? either("one", "a card", "one card")
          : ofNoun(count);
  nameThing(scope, "chosen", { noun: words === undefined ? "card" : short(words), plural: !single });
  const plain = `${core}${from}${random}${chooser}`;
  const atRandom =
    of.random === true && words !== undefined && count !== undefined
      ? [`${counted({ ...words, before: ["random", ...words.before] }, count)}${from}${chooser}`]
      : [];
  if (words === undefined || words.after.length === 0 || count === undefined || (from === "" && random === ""))
    return phrase(either(plain, ...atRandom, ...theirs), !single);
  const ending = words.after.map((part) => ` ${part[single ? "one" : "many"]}`).join("");
  return phrase(
    either(
      plain,
      ...atRandom,
      ...theirs,
      `${counted({ ...words, after: [] }, count)}${from}${random}${ending}${chooser}`,
      ...(words.after.length < 2
        ? []
        : around(words, (way) => `${counted(way, count)}${from}${random}`, single ? "one" : "many")),
    ),
    !single,
  );
}

/** “One, two, or three”, where it isn't a number by itself. */
const fromTo = (min: Amount, max: number): number | string =>
  typeof min === "number" && min < max
    ? list(
        Array.from({ length: max - min + 1 }, (_, at) => numberWord(min + at)),
        "or",
      )
    : max;

/** “A creature card they revealed this way”, of what each player showed. */
function revealedByThem(scope: Scope, of: Extract<Selector, { kind: "choose-from" }>): readonly string[] {
  if (of.from.kind !== "bound" || scope.did.get(of.from.name) !== "reveal" || of.filter?.kind !== "all") return [];
  const theirs = of.filter.of.find((part) => part.kind === "owner" && part.is.kind === "bound");
  if (theirs === undefined) return [];
  const plain = noun(scope, { kind: "all", of: of.filter.of.filter((part) => part !== theirs) });
  return [`${one(plain)} ${either("they", "that player")} revealed this way`];
}

/** “A card you put into your graveyard this way”, of what was put there as the event happened. */
function putByThat({ from, filter }: Extract<Selector, { kind: "choose-from" }>): readonly string[] {
  const isThere = from.kind === "where" && from.of.kind === "event" && from.filter.kind === "zone";
  return isThere && filter === undefined && from.filter.kind === "zone" && from.filter.zone === "graveyard"
    ? ["a card you put into your graveyard this way"]
    : [];
}

/** “A card exiled with ~”, “an exiled card used to craft ~ at random”. */
function oneLinked(scope: Scope, of: Extract<Selector, { kind: "choose-from" }>): NounPhrase | undefined {
  const { from } = of;
  if (from.kind !== "linked") return undefined;
  const filter = of.filter ?? from.filter;
  const words: Noun =
    filter === undefined ? { other: false, before: [], heart: ["card"], after: [] } : noun(scope, filter);
  const source = selfReference(scope).object;
  const crafted = from.link === "crafted-with";
  const said = crafted
    ? `an exiled ${bare(words)} used to craft ${source}`
    : either(
        `${one(words)} exiled with ${source}`,
        `${one({ ...words, after: [] })} exiled with ${source}${words.after.map((part) => ` ${part.one}`).join("")}`,
      );
  nameThing(scope, "chosen", { noun: short(words), plural: false });
  return phrase(`${of.min === 0 ? "up to one " : ""}${said}${of.random === true ? " at random" : ""}`, false);
}

function attached(scope: Scope): NounPhrase {
  const { subtypes = [] } = scope.options;
  const verb = subtypes.includes("Equipment")
    ? "equipped"
    : subtypes.includes("Fortification")
      ? "fortified"
      : "enchanted";
  const nouns = [
    "creature",
    "permanent",
    "artifact",
    "land",
    "planeswalker",
    "enchantment",
    "Equipment",
    "Vehicle",
    "Forest",
    "player",
    "card",
  ];
  const again = scope.focus === "attached";
  nameThing(scope, "attached", { noun: "creature", plural: false });
  const ways = [
    ...nouns.map((word) => `${verb} ${word}`),
    ...nouns.map((word) => `${verb === "equipped" ? "enchanted" : "equipped"} ${word}`),
    ...nouns.map((word) => `that ${word}`),
  ];
  const order = (pronoun: string): string => (again ? either(pronoun, ...ways) : either(...ways, pronoun));
  return {
    subject: order("it"),
    object: order("it"),
    possessive: again
      ? either("its", ...ways.map((way) => `${way}'s`))
      : either(...ways.map((way) => `${way}'s`), "its"),
    plural: false,
  };
}

function linked(scope: Scope, of: Extract<Selector, { kind: "linked" }>): NounPhrase {
  if (of.link === "paired") return phrase(`the creature ${selfReference(scope).object} is paired with`, false);
  const words = of.filter === undefined ? "card" : bare(noun(scope, of.filter));
  const key = `linked:${JSON.stringify(of)}`;
  const again = scope.named.has(key) ? ["it", "that card", "them", "those cards", "the card"] : [];
  const source = selfReference(scope).object;
  nameThing(scope, key, { noun: "card", plural: true });
  const plurals = of.filter === undefined ? plural(words) : many(noun(scope, of.filter));
  const made =
    of.link === "created-with" && of.filter === undefined
      ? ["creature", "permanent", "token"].flatMap((noun) => [
          `the ${noun} put onto the battlefield with ${source}`,
          `${plural(noun)} put onto the battlefield with ${source}`,
        ])
      : [];
  const how =
    of.link === "exiled-with"
      ? "exiled with"
      : of.link === "crafted-with"
        ? "used to craft"
        : either("created with", "put onto the battlefield with");
  const exiled = of.link === "crafted-with" ? "exiled " : "";
  if (of.last === true) return phrase(`the last ${exiled}${words} ${how} ${source}`, false);
  const short = of.link === "exiled-with" ? [`the exiled ${words}`, `the exiled ${plurals}`] : [];
  const ways = [
    `${exiled}${plurals} ${how} ${source}`,
    `the ${exiled}${words} ${how} ${source}`,
    `the ${exiled}${plurals} ${how} ${source}`,
    `all ${exiled}${plurals} ${how} ${source}`,
    `a ${exiled}${words} ${how} ${source}`,
    `an ${exiled}${words} ${how} ${source}`,
    ...short,
    ...made,
    ...again,
  ];
  const said = phrase(either(...ways), true);
  return { ...said, possessive: again.length === 0 ? said.possessive : either(said.possessive, "its"), mixed: true };
}

function libraryCards(scope: Scope, of: Extract<Selector, { kind: "library" }>): NounPhrase {
  const whose = player(scope, of.of).possessive;
  if (of.count === 1) return phrase(`the ${of.from} card of ${whose} library`, false);
  const each = typeof of.count === "object" ? forEach(scope, of.count) : undefined;
  if (typeof of.count === "object" && isClause(of.count))
    return phrase(
      either(
        ...(each === undefined ? [] : [`a card from the ${of.from} of ${whose} library ${each}`]),
        `a number of cards from the ${of.from} of ${whose} library equal to ${amount(scope, of.count)}`,
        `cards equal to ${amount(scope, of.count)} from the ${of.from} of ${whose} library`,
      ),
      true,
    );
  const number = typeof of.count === "number" ? numberWord(of.count) : amount(scope, of.count);
  return phrase(
    either(
      `the ${of.from} ${number} cards of ${whose} library`,
      `${number} cards from the ${of.from} of ${whose} library`,
    ),
    true,
  );
}
