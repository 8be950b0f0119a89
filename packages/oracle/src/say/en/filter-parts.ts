import type { Comparison, Filter, ObjectNumber, PlayerRef } from "@obverse/core";
import { either } from "../phrase.ts";
import type { Scope } from "../scope.ts";
import { amount, isClause } from "./amount.ts";
import { type Form, form, type Noun } from "./noun.ts";
import { after, before } from "./noun-pieces.ts";
import { player } from "./player.ts";
import { selector, single } from "./selector.ts";
import { numberWord, withArticle } from "./words.ts";

/** Two descriptions in one. */
export const join = (left: Noun, right: Noun): Noun => ({
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

/** “With the same name as it”. */
export function same(scope: Scope, what: keyof typeof SAME_WORDS, as: Parameters<typeof selector>[1]): Form {
  const other = single(scope, as);
  const shares = what === "color" || what === "type" || what === "creature-type";
  return shares
    ? { one: `that shares ${SAME_WORDS[what]} ${other}`, many: `that share ${SAME_WORDS[what]} ${other}` }
    : form(
        what === "name"
          ? `with ${either(`${SAME_WORDS.name} ${other}`, as.kind === "linked" ? "those names" : "that name")}`
          : `with ${SAME_WORDS[what]} ${other}`,
      );
}

/** “Of the chosen type”. */
export function chosen(what: Extract<Filter, { kind: "chosen" }>["what"]): readonly Form[] {
  switch (what) {
    case "name":
      return [form(either("with the chosen name", "with that name"))];
    case "color":
      return [form("of the chosen color")];
    case "type":
      return [form(either("of the chosen type", "of that type"))];
    case "creature-type":
      return [form(either("of the chosen type", "of that type", "of the creature type of your choice"))];
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
  "times-mutated": "times mutated",
  "unlocked-doors": "unlocked doors",
  level: "level",
} as const satisfies Readonly<Record<ObjectNumber, string>>;

/** The words for a number of an object. */
export const numberName = (what: ObjectNumber): string => NUMBER_WORDS[what];

/** “Power 2 or less”. */
export function numberIs(scope: Scope, of: ObjectNumber, is: Comparison, value: Parameters<typeof amount>[1]): string {
  if (of === "targets" && is === "=" && value === 1) return "a single target";
  if (isClause(value)) {
    const words = amount(scope, value);
    scope.where = either("", `, where X is ${words}`);
    return `${NUMBER_WORDS[of]} ${either(than(is, words), atLeast(is, "X"))}`;
  }
  if (of === "colors")
    return typeof value === "number"
      ? `${atLeast(is, numberWord(value))} colors`
      : `${atLeast(is, amount(scope, value))} colors`;
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
  return { one: of(either("on it", "on him", "on her")), many: of("on them") };
}

/** “That entered this turn”. */
export function thisTurn(
  scope: Scope,
  did: Extract<Filter, { kind: "this-turn" }>["did"],
  to: Extract<Filter, { kind: "this-turn" }>["to"],
  by?: Extract<Filter, { kind: "this-turn" }>["by"],
  under?: PlayerRef,
): Form {
  const whom = to === undefined ? "" : ` ${selector(scope, to).object}`;
  switch (did) {
    case "entered":
      return form(
        under === undefined
          ? either("that entered this turn", "that entered the battlefield this turn")
          : `${either("that entered", "that entered the battlefield")} under ${player(scope, under).possessive} control this turn`,
      );
    case "attacked":
      return form("that attacked this turn");
    case "blocked":
      return form(`that blocked${whom} this turn`);
    case "was-dealt-damage":
      if (by !== undefined) {
        const source = by.kind === "controller" && by.is.kind === "you" ? "a source you controlled" : "such a source";
        return form(`dealt damage this turn by ${source}`);
      }
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
    case "put-into-exile":
      return { one: "that was exiled this turn", many: "that were exiled this turn" };
    case "turned-face-up":
      return { one: "that was turned face up this turn", many: "that were turned face up this turn" };
    case "died":
      return form("that died this turn");
    case "left":
      return form("that left the battlefield this turn");
  }
}

/** A status as an adjective or a clause. */
export function status(is: Extract<Filter, { kind: "status" }>["status"]): Noun {
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
    case "suspected":
    case "solved":
      return before(is);
    case "ring-bearer":
      return after({ one: "that's your Ring-bearer", many: "that are Ring-bearers" });
    case "paired":
      return before("paired");
    case "phased-in":
      return before("phased-in");
    case "attached":
      return after(form(either("attached to a creature", "attached to a permanent")));
    case "equipped":
      return after({ one: either("that's equipped", "that is equipped"), many: "that are equipped" });
    case "enchanted":
      return after({ one: either("that's enchanted", "that is enchanted"), many: "that are enchanted" });
    case "new-since-upkeep":
      return after(form("that came under its controller's control since the beginning of their last upkeep"));
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
        many: either("in graveyards", "in all graveyards", "from graveyards", "from all graveyards", "in a graveyard"),
      };
    case "hand":
      return { one: "in a hand", many: "in hands" };
    case "library":
      return { one: "in a library", many: "in libraries" };
  }
}

/** “Your graveyard”, “exile”. */
export const zoneOf = (zone: Extract<Filter, { kind: "zone" }>["zone"]): string =>
  zone === "exile"
    ? "exile"
    : zone === "battlefield" || zone === "stack"
      ? `the ${zone}`
      : zone === "command"
        ? "the command zone"
        : either(`your ${zone}`, `a ${zone}`);

/** “Cast from a graveyard”, “from your hand”. */
export function castFrom(scope: Scope, { zone, by }: Extract<Filter, { kind: "cast-from" }>): string {
  const place = by === undefined || zone === "exile" ? [zoneOf(zone)] : [`${player(scope, by).possessive} ${zone}`];
  if (by === undefined && (zone === "graveyard" || zone === "hand")) place.push(`their ${zone}s`);
  return either(...["from", "cast from"].flatMap((way) => place.map((one) => `${way} ${one}`)));
}
