import type { Comparison, Filter, ObjectNumber } from "@obverse/core";
import { either } from "../phrase.ts";
import type { Scope } from "../scope.ts";
import { amount } from "./amount.ts";
import { bare, type Form, form, type Heart, many, type Noun, one } from "./noun.ts";
import { clause } from "./noun-phrase.ts";
import { player } from "./player.ts";
import { selector } from "./selector.ts";
import { list, numberWord, withArticle } from "./words.ts";

/** The names of the colours, by letter. */
export const COLOR_NAMES: Readonly<Record<string, string>> = {
  W: "white",
  U: "blue",
  B: "black",
  R: "red",
  G: "green",
  C: "colorless",
};

const NOTHING: Noun = { other: false, before: [], heart: [], after: [] };
const after = (...words: readonly Form[]): Noun => ({ ...NOTHING, after: words });
const before = (word: string): Noun => ({ ...NOTHING, before: [word] });
const heart = (word: Heart): Noun => ({ ...NOTHING, heart: [word] });

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
  return { ...all, heart: hearts.length === 0 ? [either("permanent", "source", "object", "card", "spell")] : hearts };
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

function piece(scope: Scope, filter: Filter): Noun {
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
      return after(form(`with ${numberIs(scope, filter.of, filter.is, filter.value)}`));
    case "keyword":
      return after(form(`with ${filter.keyword}`));
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
      return { ...NOTHING, heart: [selector(scope, filter.what).object] };
    case "attached-to":
      return after(form(`attached to ${selector(scope, filter.what).object}`));
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
      return after(thisTurn(scope, filter.did, filter.to));
    case "exiled-with":
      return after(form(`exiled with ${selector(scope, filter.what).object}`));
    case "targets": {
      const what =
        filter.player === undefined
          ? filter.filter === undefined
            ? "a target"
            : one(noun(scope, filter.filter))
          : player(scope, filter.player).object;
      return after({
        one: `that targets ${filter.only === true ? "only " : ""}${what}`,
        many: `that target ${filter.only === true ? "only " : ""}${what}`,
      });
    }
    case "cast-from":
      return after(form(either(`cast from ${zoneOf(filter.zone)}`, `from ${zoneOf(filter.zone)}`)));
    case "was-cast":
      return after({ one: "that was cast", many: "that were cast" });
    case "cast-face-down":
      return before("face-down");
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
        before: filter.form === undefined ? [] : [filter.form],
        heart: ["ability"],
        after:
          filter.source === undefined
            ? []
            : [form(either(`from ${one(noun(scope, filter.source))} source`, `of ${one(noun(scope, filter.source))}`))],
      };
    case "player":
      return heart(filter.who?.kind === "opponents" ? "opponent" : "player");
  }
}

function choice(scope: Scope, of: readonly Filter[]): Noun {
  const nouns = of.map((part) => ({ noun: noun(scope, part), part }));
  const types = nouns.map(({ noun: part }) => part);
  if (isAnyTarget(of)) return heart(either("any target", "target"));
  if (
    types.every((part) => part.after.length === 0 && part.heart.length >= 1 && !part.other) &&
    of.every((part) => !isAdjective(part))
  ) {
    const simple = types.every((part) => part.before.length === 0);
    if (simple) return heart({ any: types.map((part) => bare(part)) });
    return heart({ any: types.map((part) => bare(part)) });
  }
  if (of.every(isAdjective))
    return before(
      list(
        types.flatMap((part) => part.before),
        "or",
      ),
    );
  const endings = of.every(
    (part) =>
      piece(scope, part).heart.length === 0 && piece(scope, part).before.length === 0 && !piece(scope, part).other,
  );
  if (endings) {
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
    return after({ one: join("one"), many: join("many") });
  }
  return heart({
    any: types.map((part, index) =>
      index === 0
        ? `${part.other ? "other " : ""}${bare(part)}`
        : either(`${part.other ? "other " : ""}${bare(part)}`, one(part)),
    ),
  });
}

/** Whether the filters together are “any target” (115.4). */
export const isAnyTarget = (of: readonly Filter[]): boolean =>
  of.length >= 4 &&
  of.some((part) => part.kind === "player" && part.who === undefined) &&
  ["creature", "planeswalker", "battle"].every((type) =>
    of.some((part) => part.kind === "type" && part.type.toLowerCase() === type),
  );

function isAdjective(filter: Filter): boolean {
  if (filter.kind === "not") return ["type", "supertype", "subtype", "color", "token"].includes(filter.of.kind);
  return ["color", "supertype", "colorless", "multicolored", "status"].includes(filter.kind);
}

function negated(scope: Scope, filter: Filter): Noun {
  switch (filter.kind) {
    case "type":
    case "supertype":
      return before(`non${(filter.kind === "type" ? filter.type : filter.supertype).toLowerCase()}`);
    case "subtype":
      return before(`non-${filter.subtype}`);
    case "color":
      return before(`non${COLOR_NAMES[filter.color] ?? filter.color}`);
    case "token":
      return before("nontoken");
    case "commander":
      return before("noncommander");
    case "is":
      return filter.what.kind === "self" ||
        filter.what.kind === "attached" ||
        filter.what.kind === "event" ||
        filter.what.kind === "bound" ||
        filter.what.kind === "target"
        ? { ...NOTHING, other: true }
        : after(form(`other than ${selector(scope, filter.what).object}`));
    case "colorless":
      return after({
        one: either("that's one or more colors", "with one or more colors"),
        many: "that are one or more colors",
      });
    case "controller":
      return after(
        form(filter.is.kind === "you" ? "you don't control" : clause(player(scope, filter.is), "don't control")),
      );
    case "owner":
      return after(form(filter.is.kind === "you" ? "you don't own" : clause(player(scope, filter.is), "don't own")));
    case "keyword":
      return after({
        one: either(`without ${filter.keyword}`, `that doesn't have ${filter.keyword}`),
        many: either(`without ${filter.keyword}`, `that don't have ${filter.keyword}`),
      });
    case "any":
      return filter.of.every((part) => part.kind === "keyword")
        ? after(
            form(
              either(
                `that doesn't have ${list(
                  filter.of.map((part) => (part.kind === "keyword" ? part.keyword : "")),
                  "or",
                )}`,
                `without ${list(
                  filter.of.map((part) => (part.kind === "keyword" ? part.keyword : "")),
                  "or",
                )}`,
              ),
            ),
          )
        : filter.of.reduce<Noun>((left, part) => join(left, negated(scope, part)), NOTHING);
    case "status":
      return filter.status === "tapped" || filter.status === "face-down"
        ? before(filter.status === "tapped" ? "untapped" : "face-up")
        : after({ one: `that isn't ${filter.status}`, many: `that aren't ${filter.status}` });
    case "zone":
      return after({
        one: `that isn't on the ${filter.zone}`,
        many: either(
          `that aren't ${filter.zone === "battlefield" ? "on" : "in"} the ${filter.zone}`,
          `not on the ${filter.zone}`,
        ),
      });
    case "same":
      return after({
        one: same(scope, filter.what, filter.as).one.replace("with", "without"),
        many: same(scope, filter.what, filter.as).many,
      });
    case "stack-ability":
      return after(form(either("that isn't a mana ability", "that isn't an ability")));
    case "ability":
      return after(form(filter.form === "mana" ? "that isn't a mana ability" : `without ${filter.form} abilities`));
    case "this-turn":
      return after(form(thisTurn(scope, filter.did, filter.to).one.replace("that ", "that didn't ")));
    case "was-cast":
      return after({ one: "that wasn't cast", many: "that weren't cast" });
    case "number":
      return after(form(`without ${numberIs(scope, filter.of, filter.is, filter.value)}`));
    case "all": {
      const words = noun(scope, filter);
      return after({
        one: either(`that isn't ${one(words)}`, `other than ${many(words)}`),
        many: either(`that aren't ${many(words)}`, `other than ${many(words)}`),
      });
    }
    case "not":
      return piece(scope, filter.of);
    case "multicolored":
    case "monocolored":
    case "name":
    case "chosen":
    case "combat":
    case "card":
    case "spell":
    case "permanent":
    case "attached-to":
    case "has-attached":
    case "counters":
    case "exiled-with":
    case "targets":
    case "cast-from":
    case "cast-face-down":
    case "entered-from":
    case "paid":
    case "player": {
      const words = noun(scope, filter);
      return after({ one: `that isn't ${bare(words)}`, many: `that aren't ${bare(words)}` });
    }
  }
}

const join = (left: Noun, right: Noun): Noun => ({
  other: left.other || right.other,
  before: [...left.before, ...right.before],
  heart: [...left.heart, ...right.heart],
  after: [...left.after, ...right.after],
});

const SAME_WORDS = {
  name: "the same name as",
  color: "a color with",
  type: "a card type with",
  "creature-type": "a creature type with",
  "mana-value": "the same mana value as",
  power: "the same power as",
  controller: "the same controller as",
  owner: "the same owner as",
} as const;

function same(scope: Scope, what: keyof typeof SAME_WORDS, as: Parameters<typeof selector>[1]): Form {
  const other = selector(scope, as).object;
  const shares = what === "color" || what === "type" || what === "creature-type";
  return shares
    ? { one: `that shares ${SAME_WORDS[what]} ${other}`, many: `that share ${SAME_WORDS[what]} ${other}` }
    : form(`with ${SAME_WORDS[what]} ${other}`);
}

function chosen(what: Extract<Filter, { kind: "chosen" }>["what"]): readonly Form[] {
  switch (what) {
    case "name":
      return [form("with the chosen name")];
    case "color":
      return [form("of the chosen color")];
    case "type":
      return [form(either("of the chosen type", "of that type"))];
    case "creature-type":
      return [form(either("of the chosen type", "of that type"))];
    case "number":
      return [form("with the chosen number")];
    case "object":
      return [form("that was chosen")];
  }
}

const NUMBER_WORDS = {
  power: "power",
  toughness: "toughness",
  "mana-value": "mana value",
  loyalty: "loyalty",
  defense: "defense",
  "base-power": "base power",
  "base-toughness": "base toughness",
  colors: "colors",
  targets: "targets",
  "mana-spent": "mana spent",
} as const satisfies Readonly<Record<ObjectNumber, string>>;

/** The words for a number of an object. */
export const numberName = (what: ObjectNumber): string => NUMBER_WORDS[what];

function numberIs(scope: Scope, of: ObjectNumber, is: Comparison, value: Parameters<typeof amount>[1]): string {
  if (of === "targets" && is === "=" && value === 1) return "a single target";
  if (of === "colors") return `${atLeast(is, amount(scope, value))} colors`;
  return `${NUMBER_WORDS[of]} ${typeof value === "number" || (typeof value === "object" && value.kind === "x") ? atLeast(is, amount(scope, value)) : than(is, amount(scope, value))}`;
}

function than(is: Comparison, words: string): string {
  switch (is) {
    case "=":
      return either(`equal to ${words}`, words);
    case "!=":
      return `not equal to ${words}`;
    case "<":
      return `less than ${words}`;
    case "<=":
      return either(`less than or equal to ${words}`, `${words} or less`);
    case ">":
      return `greater than ${words}`;
    case ">=":
      return either(`greater than or equal to ${words}`, `${words} or greater`);
  }
}

function atLeast(is: Comparison, words: string): string {
  switch (is) {
    case "=":
      return words;
    case "<=":
      return either(`${words} or less`, `${words} or fewer`);
    case ">=":
      return either(`${words} or greater`, `${words} or more`);
    case "!=":
    case "<":
    case ">":
      return than(is, words);
  }
}

/** “With three or more X counters on it”. */
export function countersOn(scope: Scope, counter: string, is: Comparison, value: Parameters<typeof amount>[1]): Form {
  const word = counter === "any" ? "" : `${counter} `;
  const of = (on: string): string => {
    if (is === "=" && value === 0) return `with no ${word}counters ${on}`;
    if ((is === ">=" && value === 1) || (is === ">" && value === 0))
      return either(
        `with ${withArticle(`${word}counter`)} ${on}`,
        `with one or more ${word}counters ${on}`,
        `with ${word}counters ${on}`,
      );
    const number = typeof value === "number" ? numberWord(value) : amount(scope, value);
    if (is === "=") return `with ${value === 1 ? withArticle(`${word}counter`) : `${number} ${word}counters`} ${on}`;
    return `with ${is === "<=" ? either(`${number} or fewer`, `${number} or less`) : is === ">=" ? `${number} or more` : than(is, number)} ${word}counters ${on}`;
  };
  return { one: of("on it"), many: of("on them") };
}

function thisTurn(
  scope: Scope,
  did: Extract<Filter, { kind: "this-turn" }>["did"],
  to: Extract<Filter, { kind: "this-turn" }>["to"],
): Form {
  const whom = to === undefined ? "" : ` ${selector(scope, to).object}`;
  switch (did) {
    case "entered":
      return form(either("that entered this turn", "that entered the battlefield this turn"));
    case "attacked":
      return form("that attacked this turn");
    case "blocked":
      return form(`that blocked${whom} this turn`);
    case "was-dealt-damage":
      return {
        one: `that was dealt damage${to === undefined ? "" : ` by${whom}`} this turn`,
        many: "that were dealt damage this turn",
      };
    case "dealt-damage":
      return form(`that dealt damage${to === undefined ? "" : ` to${whom}`} this turn`);
    case "was-cast":
      return { one: "that was cast this turn", many: "that were cast this turn" };
    case "put-into-graveyard":
      return { one: "that was put into a graveyard this turn", many: "that were put into a graveyard this turn" };
    case "left":
      return form("that left the battlefield this turn");
  }
}

function status(is: Extract<Filter, { kind: "status" }>["status"]): Noun {
  switch (is) {
    case "tapped":
    case "untapped":
    case "face-down":
    case "face-up":
    case "transformed":
    case "double-faced":
    case "modified":
    case "renowned":
    case "monstrous":
    case "saddled":
      return before(is);
    case "phased-in":
      return before("phased-in");
    case "attached":
      return after(form(either("attached to a creature", "attached to a permanent")));
    case "equipped":
      return after({ one: either("that's equipped", "that is equipped"), many: "that are equipped" });
    case "enchanted":
      return after({ one: either("that's enchanted", "that is enchanted"), many: "that are enchanted" });
    case "summoning-sick":
      return after(form("that came under its controller's control this turn"));
  }
}

/** “In a graveyard”, “on the battlefield”. */
export function zoneForm(zone: Extract<Filter, { kind: "zone" }>["zone"]): Form {
  switch (zone) {
    case "battlefield":
      return form("on the battlefield");
    case "stack":
      return form("on the stack");
    case "exile":
      return form("in exile");
    case "command":
      return form("in the command zone");
    case "graveyard":
      return {
        one: either("in a graveyard", "from a graveyard"),
        many: either("in graveyards", "in all graveyards", "from graveyards", "in a graveyard"),
      };
    case "hand":
      return { one: "in a hand", many: "in hands" };
    case "library":
      return { one: "in a library", many: "in libraries" };
  }
}

const zoneOf = (zone: Extract<Filter, { kind: "zone" }>["zone"]): string =>
  zone === "exile"
    ? "exile"
    : zone === "battlefield" || zone === "stack"
      ? `the ${zone}`
      : zone === "command"
        ? "the command zone"
        : either(`your ${zone}`, `a ${zone}`);
