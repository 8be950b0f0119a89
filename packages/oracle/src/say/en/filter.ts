import type { Filter, Zone } from "@obverse/core";
import { either } from "../phrase.ts";
import type { Scope } from "../scope.ts";
import { COLOR_NAMES } from "./colors.ts";
import { negated } from "./filter-negated.ts";
import {
  castFrom,
  chosen,
  countersOn,
  numberIs,
  numberName,
  same,
  status,
  thisTurn,
  zoneForm,
  zoneOf,
} from "./filter-parts.ts";
import { bare, type Form, form, type Heart, many, type Noun, one } from "./noun.ts";
import { clause } from "./noun-phrase.ts";
import { after, before, heart, NOTHING } from "./noun-pieces.ts";
import { player } from "./player.ts";
import { selector, single } from "./selector.ts";
import { list, plural, withArticle } from "./words.ts";

/** The description a filter gives, in pieces. */
export function noun(scope: Scope, filter: Filter): Noun {
  const pieces = flat(filter).map((part) => piece(scope, part));
  const all = pieces.reduce(
    (left, right) => ({
      other: left.other || right.other,
      before: [...left.before, ...right.before],
      heart: [...left.heart, ...right.heart],
      after: [...left.after, ...right.after],
    }),
    NOTHING,
  );
  const hearts = order(all.heart);
  const words: Noun = {
    ...all,
    heart: hearts.length === 0 ? [either("permanent", "source", "object", "card", "spell")] : hearts,
  };
  const parts = flat(filter);
  const others = except(scope, parts);
  if (others !== undefined && others.kind === "subtypes") return { ...others.words, instead: words };
  const ways = [
    others?.words,
    otherThan(scope, parts, words),
    relative(words),
    ownedNotControlled(scope, parts, words),
    thatIsnt(parts, words),
    inCombat(scope, parts),
    withBasicType(scope, parts),
  ].filter((way) => way !== undefined);
  return withWays(words, ways);
}

/** The same description in further words. */
function withWays(words: Noun, [first, ...more]: readonly Noun[]): Noun {
  return first === undefined ? words : { ...words, instead: withWays(first, more) };
}

/** “Creature other than ~ or the chosen creature”: each object that is left out, by itself. */
function otherThan(scope: Scope, parts: readonly Filter[], words: Noun): Noun | undefined {
  const out = parts.flatMap((part) => (part.kind === "not" && part.of.kind === "is" ? [part.of.what] : []));
  if (!words.other || out.length === 0) return undefined;
  const { focus } = scope;
  const named = out.map((what) => selector({ ...scope, named: new Map(scope.named) }, what).object);
  scope.focus = focus;
  const ways = [
    list(named, "and"),
    list(named, "or"),
    list([...named].reverse(), "and"),
    list([...named].reverse(), "or"),
  ];
  return { ...words, other: false, after: [...words.after, form(`other than ${either(...ways)}`)] };
}

/** “Card that isn't a God”, for “non-God card”. */
function thatIsnt(parts: readonly Filter[], words: Noun): Noun | undefined {
  const out = parts.flatMap((part) => (part.kind === "not" && part.of.kind === "subtype" ? [part.of.subtype] : []));
  const [only] = out;
  if (only === undefined || out.length > 1) return undefined;
  return {
    ...words,
    before: words.before.filter((word) => word !== `non-${only}`),
    after: [{ one: `that isn't ${withArticle(only)}`, many: `that aren't ${plural(only)}` }, ...words.after],
  };
}

/** “Creature that's attacking or blocking”. */
function inCombat(scope: Scope, parts: readonly Filter[]): Noun | undefined {
  const found = parts.find((part) => part.kind === "any" && part.of.every((one) => one.kind === "combat"));
  if (found?.kind !== "any" || !found.of.every(isAdjective)) return undefined;
  const rest = noun(scope, { kind: "all", of: parts.filter((part) => part !== found) });
  const names = list(
    found.of.map((part) => (part.kind === "combat" ? part.is : "")),
    "or",
  );
  return { ...rest, after: [...rest.after, { one: `that's ${names}`, many: `that are ${names}` }] };
}

/** “Land card with a basic land type” (305.6). */
function withBasicType(scope: Scope, parts: readonly Filter[]): Noun | undefined {
  const found = parts.find(
    (part) =>
      part.kind === "any" &&
      part.of.length === BASIC.length &&
      part.of.every((one) => one.kind === "subtype" && BASIC.includes(one.subtype)),
  );
  if (found === undefined) return undefined;
  const rest = noun(scope, { kind: "all", of: parts.filter((part) => part !== found) });
  return { ...rest, after: [...rest.after, form("with a basic land type")] };
}

const BASIC: readonly string[] = ["Plains", "Island", "Swamp", "Mountain", "Forest"];

/** The description of objects in this zone: cards where nothing else is said, on the stack spells and abilities. */
export function nounIn(scope: Scope, filter: Filter, zone: Zone | readonly Zone[] | undefined): Noun {
  const words = noun(scope, filter);
  if (zone === undefined || !words.heart.every((word) => typeof word === "string" && word.includes("\uE000permanent")))
    return words;
  const zones = typeof zone === "string" ? [zone] : zone;
  if (zones.includes("battlefield")) return words;
  const heart: Heart = zones.includes("stack") ? { any: ["spell", "ability"], join: "and/or" } : "card";
  return { ...words, heart: [heart] };
}

/** “Creature that's a Wolf or a Werewolf”, for “Wolf or Werewolf creature”. */
function relative(words: Noun): Noun | undefined {
  const [first, second] = words.heart;
  if (words.heart.length !== 2 || typeof first !== "object" || typeof second !== "string") return undefined;
  const articled = list(first.any.map(withArticle), "or");
  const several = either(...["or", "and/or", "and"].map((word) => list(first.any.map(plural), word)));
  return {
    ...words,
    heart: [second],
    after: [...words.after, { one: `that's ${articled}`, many: `that are ${several}` }],
  };
}

/** “Creatures other than Wolves and Werewolves”, for “non-Wolf, non-Werewolf creatures”; `types`: card types among them. */
function except(
  scope: Scope,
  parts: readonly Filter[],
): { readonly kind: "subtypes" | "types"; readonly words: Noun } | undefined {
  const found = parts.find((part) => part.kind === "not" && part.of.kind === "any" && part.of.of.every(hasTypeName));
  if (found?.kind !== "not" || found.of.kind !== "any") return undefined;
  const kind = found.of.of.every((part) => part.kind === "subtype") ? "subtypes" : "types";
  const names = found.of.of.map((part) =>
    part.kind === "subtype" ? part.subtype : part.kind === "type" ? part.type.toLowerCase() : "",
  );
  const rest = noun(scope, { kind: "all", of: parts.filter((part) => part !== found) });
  const others = ["other than", "except for"].map((words) => `${words} ${list(names.map(plural), "and")}`);
  const words = form(either(...others, `other than ${list(names.map(withArticle), "or")}`));
  return { kind, words: { ...rest, after: [...rest.after, words] } };
}

const hasTypeName = (part: Filter): boolean => part.kind === "subtype" || part.kind === "type";

/** “You own but don't control”. */
function ownedNotControlled(scope: Scope, parts: readonly Filter[], words: Noun): Noun | undefined {
  const held = parts.some((part) => part.kind === "controller" && part.is.kind === "you");
  const notOwned = parts.find((part) => part.kind === "not" && part.of.kind === "owner" && part.of.is.kind === "you");
  if (held && notOwned !== undefined) {
    const others = parts.filter((part) => part !== notOwned && part.kind !== "controller");
    return {
      ...words,
      after: [...others.flatMap((part) => piece(scope, part).after), form("you control but don't own")],
    };
  }
  const owned = parts.some((part) => part.kind === "owner" && part.is.kind === "you");
  const notControlled = parts.find(
    (part) => part.kind === "not" && part.of.kind === "controller" && part.of.is.kind === "you",
  );
  if (!owned || notControlled === undefined) return undefined;
  const rest = parts.filter((part) => part !== notControlled && !(part.kind === "owner"));
  return { ...words, after: [...rest.flatMap((part) => piece(scope, part).after), form("you own but don't control")] };
}

/** Nouns in the order of English: subtypes, types, then “token”, “card”, “spell”. */
function order(hearts: readonly Heart[]): readonly Heart[] {
  const rank = (word: Heart): number =>
    typeof word !== "string" ? 1 : /^(token|card|spell)$/.test(word) ? 2 : /^[A-Z]/.test(word) ? 0 : 1;
  const sorted = [...hearts].sort((left, right) => rank(left) - rank(right));
  const last = sorted[sorted.length - 1];
  return last === "card" && sorted.includes("permanent") ? sorted : sorted;
}

const flat = (filter: Filter): readonly Filter[] => (filter.kind === "all" ? filter.of.flatMap(flat) : [filter]);

/** One predicate in pieces. */
export function piece(scope: Scope, filter: Filter): Noun {
  switch (filter.kind) {
    case "all":
      return noun(scope, filter);
    case "any":
      return choice(scope, filter.of);
    case "not":
      return negated(scope, filter.of);
    case "type":
      return /^(historic|modified)$/.test(filter.type)
        ? before(filter.type)
        : heart(filter.type === "outlaw" || filter.type === "permanent" ? filter.type : filter.type.toLowerCase());
    case "supertype":
      return before(filter.supertype.toLowerCase());
    case "subtype":
      return heart(filter.subtype);
    case "color":
      return before(COLOR_NAMES[filter.color] ?? filter.color);
    case "colorless":
      return before("colorless");
    case "multicolored":
      return before("multicolored");
    case "monocolored":
      return before("monocolored");
    case "name":
      return after(form(`named ${scope.options.nameOf?.(filter.name) ?? filter.name}`));
    case "same":
      return after(same(scope, filter.what, filter.as));
    case "chosen":
      return after(...chosen(filter.what));
    case "number":
      return after(...numbered(scope, filter));
    case "parity":
      return after({
        one: `with ${withArticle(`${filter.is} ${numberName(filter.of)}`)}`,
        many: either(
          `with ${filter.is} ${numberName(filter.of)}s`,
          `with ${withArticle(`${filter.is} ${numberName(filter.of)}`)}`,
        ),
      });
    case "keyword":
      return after({
        one: either(`with ${filter.keyword}`, `with ${withArticle(`${filter.keyword} ability`)}`),
        many: either(
          `with ${filter.keyword}`,
          `with ${withArticle(`${filter.keyword} ability`)}`,
          `with ${filter.keyword} abilities`,
        ),
      });
    case "ability":
      return after(
        form(
          filter.form === "none"
            ? "with no abilities"
            : either(
                `with ${filter.form === "mana" ? "mana" : filter.form} abilities`,
                `with ${withArticle(filter.form)} ability`,
              ),
        ),
      );
    case "controller": {
      const who = player(scope, filter.is);
      if (filter.is.kind === "opponents")
        return after({
          one: either("an opponent controls", "your opponents control"),
          many: either("your opponents control", "an opponent controls"),
        });
      return after(
        form(
          filter.is.kind === "you" ? "you control" : either(clause(who, "control"), `under ${who.possessive} control`),
        ),
      );
    }
    case "owner":
      return after(
        form(
          filter.is.kind === "opponents"
            ? either("an opponent owns", "your opponents own")
            : clause(player(scope, filter.is), "own"),
        ),
      );
    case "zone":
      return after(zoneForm(filter.zone));
    case "status":
      return status(filter.status);
    case "combat":
      if (filter.whom !== undefined) return after(form(`${filter.is} ${selector(scope, filter.whom).object}`));
      if (filter.is === "attacking-alone")
        return after({ one: either("attacking alone", "that's attacking alone"), many: "attacking alone" });
      return filter.is === "attacking-you"
        ? after({
            one: either("attacking you", "that's attacking you"),
            many: either("attacking you", "that are attacking you"),
          })
        : before(filter.is);
    case "token":
      return heart("token");
    case "card":
      return heart("card");
    case "commander":
      return heart("commander");
    case "spell":
      return heart("spell");
    case "permanent":
      return heart("permanent");
    case "is":
      if (filter.what.kind === "bound" && scope.did.get(filter.what.name) === "damage")
        return after(form("dealt damage this way"));
      return { ...NOTHING, heart: [selector(scope, filter.what).object] };
    case "attached-to":
      return after({
        one: `attached to ${single(scope, filter.what)}`,
        many: either(`attached to ${single(scope, filter.what)}`, `attached to ${selector(scope, filter.what).object}`),
      });
    case "has-attached": {
      const what = one(noun(scope, filter.filter));
      return after({
        one: either(`with ${what} attached to it`, `that has ${what} attached`),
        many: `with ${what} attached to them`,
      });
    }
    case "counters":
      return after(countersOn(scope, filter.counter, filter.is, filter.value));
    case "this-turn":
      return after(thisTurn(scope, filter.did, filter.to, filter.by, filter.under));
    case "exiled-with":
      return after(form(`${filter.by === undefined ? "" : "they "}exiled with ${selector(scope, filter.what).object}`));
    case "targets": {
      const what =
        filter.player === undefined
          ? filter.filter === undefined
            ? "a target"
            : filter.filter.kind === "is"
              ? selector(scope, filter.filter.what).object
              : either(one(noun(scope, filter.filter)), `one or more ${many(noun(scope, filter.filter))}`)
          : player(scope, filter.player).object;
      return after({
        one: `that targets ${filter.only === true ? "only " : ""}${what}`,
        many: `that target ${filter.only === true ? "only " : ""}${what}`,
      });
    }
    case "cast-from":
      return after(form(castFrom(scope, filter)));
    case "was-cast":
      return after({ one: "that was cast", many: "that were cast" });
    case "cast-face-down":
      return before("face-down");
    case "mana-from":
      return after(form(`using mana produced by ${sourceOf(scope, filter.source)}`));
    case "payable-with-spent-mana":
      return after(form("whose mana cost could be paid by some amount of, or all of, the mana you spent on {X}"));
    case "came-from":
      return after(form(`that came from ${zoneOf(filter.zone)}`));
    case "entered-from":
      return after(form(`that entered from ${zoneOf(filter.zone)}`));
    case "paid":
      return filter.keyword === "kicker"
        ? before("kicked")
        : filter.keyword === "foretell"
          ? before("foretold")
          : after(form(`whose ${filter.keyword} cost was paid`));
    case "stack-ability":
      return {
        ...NOTHING,
        before: filter.form === undefined ? [either("", "activated or triggered")] : [filter.form],
        heart: ["ability"],
        after:
          filter.source === undefined
            ? []
            : [form(either(`from ${one(noun(scope, filter.source))} source`, `of ${one(noun(scope, filter.source))}`))],
      };
    case "player":
      return filter.who?.kind === "each" && filter.who.except !== undefined
        ? { ...heart("player"), other: true }
        : heart(filter.who?.kind === "opponents" ? "opponent" : "player");
  }
}

/** “With power 2 or less”, “that's exactly two colors”, “that each have toughness greater than their power”. */
function numbered(scope: Scope, { of, is, value }: Extract<Filter, { kind: "number" }>): readonly Form[] {
  const words = numberIs(scope, of, is, value);
  if (of === "colors" && is === "=")
    return [{ one: either(`that's exactly ${words}`, `with ${words}`), many: `that are exactly ${words}` }];
  return [
    {
      one: either(`with ${words}`, `that has ${words}`),
      many: either(`with ${words}`, `that each have ${words}`, `that have ${words}`),
    },
  ];
}

function choice(scope: Scope, of: readonly Filter[]): Noun {
  const nouns = of.map((part) => ({ noun: noun(scope, part), part }));
  const types = nouns.map(({ noun: part }) => part);
  if (of.every((part) => part.kind === "status") && types.every((part) => part.after.length === 1)) {
    const names = list(
      of.map((part) => (part.kind === "status" ? part.status : "")),
      "or",
    );
    return after({ one: either(`that's ${names}`, `that is ${names}`), many: `that are ${names}` });
  }
  if (isAnyTarget(of)) return heart(either("any target", "target"));
  if (
    types.every((part) => part.after.length === 0 && part.heart.length >= 1 && !part.other) &&
    of.every((part) => !isAdjective(part))
  ) {
    const simple = types.every((part) => part.before.length === 0);
    if (simple) return heart({ any: types.map((part) => bare(part)) });
    return heart({
      any: types.map((part) => bare(part)),
      articled: types.map((part, index) => (index === 0 ? bare(part) : one(part))),
    });
  }
  if (of.every(isAdjective)) {
    const words = types.flatMap((part) => part.before);
    return before(either(list(words, "or"), list(words, "and"), list(words, "and/or")));
  }
  const endings = of.every(
    (part) =>
      piece(scope, part).heart.length === 0 && piece(scope, part).before.length === 0 && !piece(scope, part).other,
  );
  if (endings) {
    const keywords = of.flatMap((part) => (part.kind === "keyword" ? [part.keyword] : []));
    const having = keywords.length === of.length ? ["or", "and/or", "and"].map((word) => list(keywords, word)) : [];
    const pieces = of.map((part) => piece(scope, part).after);
    const join = (number: "one" | "many"): string =>
      either(
        ...["or", "and/or", "and"].map((word) =>
          list(
            pieces.map((part) => part.map((each) => each[number]).join(" ")),
            word,
          ),
        ),
      );
    return after({
      one: either(join("one"), ...having.flatMap((words) => [`with ${words}`, `that has ${words}`])),
      many: either(join("many"), ...having.flatMap((words) => [`with ${words}`, `that have ${words}`])),
    });
  }
  // “Land or double-faced card”: a word that isn't a noun by itself stands before the one that follows.
  if (of.some(isAdjective) && of.every((part) => isAdjective(part) || part.kind === "type"))
    return heart({
      any: types.map((part, index) => either(...(isAdjective(of[index]) ? [part.before.join(" ")] : []), bare(part))),
    });
  return heart({
    any: types.map((part) => `${part.other ? "other " : ""}${bare(part)}`),
    articled: types.map((part, index) => (index === 0 ? `${part.other ? "other " : ""}${bare(part)}` : one(part))),
  });
}

/** Whether the filters together are “any target” (115.4). */
export const isAnyTarget = (of: readonly Filter[]): boolean =>
  of.length >= 4 &&
  of.some((part) => part.kind === "player" && part.who === undefined) &&
  ["creature", "planeswalker", "battle"].every((type) =>
    of.some((part) => part.kind === "type" && part.type.toLowerCase() === type),
  );

function isAdjective(filter: Filter | undefined): boolean {
  if (filter === undefined) return false;
  if (filter.kind === "not") return ["type", "supertype", "subtype", "color", "token"].includes(filter.of.kind);
  return (
    ["color", "supertype", "colorless", "multicolored"].includes(filter.kind) ||
    (filter.kind === "status" && status(filter.status).before.length > 0) ||
    (filter.kind === "combat" &&
      filter.whom === undefined &&
      /^(attacking|blocking|blocked|unblocked)$/.test(filter.is))
  );
}

/** What produced mana: the object itself, or one of some kind. */
function sourceOf(scope: Scope, source: Filter): string {
  return source.kind === "is" && source.what.kind === "self"
    ? selector(scope, source.what).object
    : one(noun(scope, source));
}
