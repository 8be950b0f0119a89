import type { Amount } from "@obverse/core";
import { eachWay, either } from "../phrase.ts";
import type { Scope } from "../scope.ts";
import { COLOR_NAMES } from "./colors.ts";
import { noun } from "./filter.ts";
import { numberName } from "./filter-parts.ts";
import { bare, many, one } from "./noun.ts";
import { place } from "./place.ts";
import { player } from "./player.ts";
import { selfReference } from "./reference.ts";
import { selector } from "./selector.ts";
import { asSpell } from "./spell-noun.ts";
import { THIS_WAY } from "./this-way.ts";
import { list, numberWord, plural } from "./words.ts";

/** An amount in words: a figure, “X”, “the number of creatures you control”. */
export function amount(scope: Scope, of: Amount): string {
  if (typeof of === "number") return String(of);
  switch (of.kind) {
    case "x":
      return "X";
    case "up-to":
      return `up to ${amount(scope, of.of)}`;
    case "count":
      return `the number of ${countWords(scope, of)}`;
    case "count-of":
      return either(
        `the number of ${selector(scope, of.of).subject}`,
        ...(of.of.kind === "targets-of" ? ["that many"] : []),
      );
    case "number-of": {
      const what = selector(scope, of.of);
      if (of.what === "unlocked-doors") return `the number of unlocked doors among ${what.subject}`;
      if (of.of.kind === "linked" && of.take === undefined)
        return either(
          `the ${numberName(of.what)} of the exiled card ${of.of.link === "crafted-with" ? `used to craft ${either("it", selfReference(scope).object)}` : `exiled with ${selfReference(scope).object}`}`,
          `the ${numberName(of.what)} of ${what.object}`,
          `${what.possessive} ${numberName(of.what)}`,
        );
      const total =
        of.take === undefined || of.take === "total"
          ? `the total ${numberName(of.what)} of ${what.subject}`
          : `the ${of.take} ${numberName(of.what)} among ${what.subject}`;
      if (of.take !== undefined) return total;
      if (of.what === "times-mutated") return `the number of times ${what.subject} has mutated`;
      if (of.what === "mana-spent") return `the amount of mana spent to cast ${what.object}`;
      return either(`${what.possessive} ${numberName(of.what)}`, `the ${numberName(of.what)} of ${what.object}`, total);
    }
    case "counters-on":
      return `the number of ${of.counter === "any" ? "" : `${of.counter} `}counters on ${selector(scope, of.of).object}`;
    case "event-amount":
      return either("that many", "that much", "that number", "the damage dealt");
    case "event-excess":
      return either("the excess", "the amount of excess damage");
    case "bound":
      return of.part === "excess"
        ? either("the excess damage dealt this way", "the amount of excess damage dealt to that creature this way")
        : either("that many", "that number", "that much", "the damage dealt this way", "the life lost this way");
    case "chosen-number":
      return either("the chosen number", "the last chosen number", "that number");
    case "sum":
      return of.of
        .map((part) => (typeof part === "number" ? either(numberWord(part), String(part)) : amount(scope, part)))
        .join(" plus ");
    case "product": {
      const [factor, ...rest] = of.of;
      const others = rest.map((part) => amount(scope, part)).join(" times ");
      return factor === 2
        ? `twice ${others}`
        : typeof factor === "number"
          ? `${numberWord(factor)} times ${others}`
          : [factor, ...rest].map((part) => amount(scope, part ?? 0)).join(" times ");
    }
    case "negative":
      return `-${amount(scope, of.of)}`;
    case "half":
      return either(`half ${amount(scope, of.of)}, rounded ${of.round}`, `half ${amount(scope, of.of)}`);
    case "greatest":
      return `the greatest of ${list(
        of.of.map((part) => amount(scope, part)),
        "and",
      )}`;
    case "least":
      return `the least of ${list(
        of.of.map((part) => amount(scope, part)),
        "and",
      )}`;
    case "life":
      return `${player(scope, of.of).possessive} life total`;
    case "starting-life":
      return `${player(scope, of.of).possessive} starting life total`;
    case "hand-size":
      return of.of.kind === "each"
        ? either("the total number of cards in all players' hands", "the number of cards in all players' hands")
        : `the number of cards in ${player(scope, of.of).possessive} ${either("hand", "hands")}`;
    case "players":
      return of.of.kind === "opponents"
        ? either("the number of opponents you have", "the number of your opponents")
        : "the number of players";
    case "devotion":
      if (of.to === "chosen") return `${player(scope, of.of).possessive} devotion to that color`;
      return `${player(scope, of.of).possessive} devotion to ${list(
        of.to.map((color) => COLOR_NAMES[color] ?? color),
        "and",
      )}`;
    case "different":
      if (of.what === "door-name")
        return `the number of different names among unlocked doors of ${selector(scope, of.of).subject}`;
      return `the number of ${DIFFERENT[of.what]} among ${selector(scope, of.of).subject}`;
    case "this-turn":
      return thisTurn(scope, of);
    case "poison":
      return `the number of poison counters ${player(scope, of.of).subject} ${either("have", "has")}`;
    case "times-paid":
      return `the number of times ${either("it", selfReference(scope).subject)} was kicked`;
    case "difference":
      return typeof of.of === "number" || typeof of.and === "number"
        ? `${amount(scope, of.of)} minus ${amount(scope, of.and)}`
        : `the difference between ${amount(scope, of.of)} and ${amount(scope, of.and)}`;
  }
}

const DIFFERENT = {
  "mana-value": either("different mana values", "mana values"),
  color: either("colors", "different colors"),
  type: either("card types", "different card types"),
  "permanent-type": "permanent types",
  name: either("differently named objects", "different names"),
  "door-name": "different names of unlocked doors",
  power: either("different powers", "powers"),
  "basic-land-type": either("basic land types", "different basic land types"),
  "creature-type": either("creature types", "different creature types"),
} as const;

/** “Creatures you control”, of what is counted. */
function countWords(scope: Scope, of: Extract<Amount, { kind: "count" }>): string {
  const where =
    of.zone === undefined
      ? of.of === undefined
        ? ""
        : ` ${player(scope, of.of).subject} control`
      : ` ${place(scope, of.zone, of.of, "in", "many")}`;
  return `${many(noun(scope, of.filter))}${where}`;
}

/** “For each creature you control”: what a multiplied amount runs over. Nothing: the amount can't be said so. */
export function forEach(scope: Scope, of: Amount): string | undefined {
  if (typeof of === "number") return undefined;
  switch (of.kind) {
    case "count": {
      const words = noun(scope, of.filter);
      const where = of.zone === undefined ? "" : ` ${place(scope, of.zone, of.of, "in", "one")}`;
      return `for each ${eachWay(one(words), (way) => way.replace(/^an? /, "").replace(/^another /, "other "))}${where}`;
    }
    case "count-of":
      if (of.of.kind === "where" && of.of.of.kind === "bound") {
        const words = noun(scope, of.of.filter);
        return `for each ${either(...THIS_WAY.map((verb) => `${eachWay(one(words), (way) => way.replace(/^(an?|another) /, ""))} ${verb} this way`))}`;
      }
      return of.of.kind === "bound"
        ? either(
            ...["card", "creature", "permanent", "one", "token", "land"].flatMap((word) =>
              [...THIS_WAY, "they gained control of"].map((verb) => `for each ${word} ${verb} this way`),
            ),
            "for each card you put into your hand this way",
            `for each of ${selector(scope, of.of).object}`,
          )
        : `for each ${either("of ", "")}${selector(scope, of.of).object}`;
    case "counters-on":
      return `for each ${of.counter === "any" ? "" : `${of.counter} `}counter on ${selector(scope, of.of).object}`;
    case "players":
      return of.of.kind === "opponents" ? either("for each opponent you have", "for each opponent") : "for each player";
    case "hand-size":
      return `for each card in ${player(scope, of.of).possessive} ${either("hand", "hands")}`;
    case "different":
      return `for each ${of.what === "mana-value" ? "different mana value" : of.what === "color" ? "color" : of.what === "type" ? "card type" : of.what === "permanent-type" ? "permanent type" : of.what === "basic-land-type" ? "basic land type" : "different value"} among ${selector(scope, of.of).subject}`;
    case "bound":
      return either(
        "for each of them",
        "for each card you put into your hand this way",
        `for each card ${either("discarded", "exiled", "revealed", "returned", "put")} this way`,
        `for each ${either("creature", "permanent", "card", "one")} ${either("destroyed", "sacrificed", "exiled", "manifested", "returned to your hand", "they gained control of", "exiled from their hand")} this way`,
      );
    case "times-paid":
      return of.keyword === "additional"
        ? `for each ${either("permanent", "creature", "artifact", "land")} sacrificed this way`
        : `for each time ${either("it", selfReference(scope).subject)} was kicked`;
    case "this-turn":
      if (of.what === "spells-cast" && of.filter !== undefined && of.of.kind === "you")
        return `for each ${bare(asSpell(scope, of.filter))} you've cast this turn`;
      if (of.what === "attackers-declared" && of.of.kind === "you")
        return `for each ${bare(noun(scope, of.filter ?? { kind: "type", type: "creature" }))} you attacked with this turn`;
      return of.of.kind === "opponents"
        ? `for each ${THIS_TURN_EACH[of.what].replace(/ you('ve)? /, " your opponents have ").replace(/ lost$/, " your opponents have lost")} this turn`
        : `for each ${THIS_TURN_EACH[of.what]} this turn`;
    case "sum": {
      const each = of.of.map((part) => forEach(scope, part));
      return each.every((words) => words?.startsWith("for each ") === true)
        ? each.map((words, index) => (index === 0 ? words : words?.slice("for ".length))).join(" and ")
        : undefined;
    }
    case "number-of":
      return of.what === "unlocked-doors"
        ? `for each unlocked door among ${selector(scope, of.of).subject}`
        : undefined;
    case "up-to":
    case "x":
    case "event-amount":
    case "event-excess":
    case "chosen-number":
    case "product":
    case "negative":
    case "half":
    case "greatest":
    case "least":
    case "life":
    case "starting-life":
    case "devotion":
    case "poison":
    case "difference":
      return undefined;
  }
}

const THIS_TURN_EACH = {
  "life-gained": "1 life you gained",
  "life-lost": "1 life lost",
  "cards-drawn": "card you've drawn",
  "spells-cast": "spell you've cast",
  "attackers-declared": "creature that attacked",
  "creatures-died": "creature that died",
  "permanents-sacrificed": "permanent you've sacrificed",
  "damage-dealt": "1 damage dealt",
  "lands-played": "land you played",
  "cards-discarded": "card you've discarded",
} as const;

function thisTurn(scope: Scope, of: Extract<Amount, { kind: "this-turn" }>): string {
  const who = player(scope, of.of);
  const what = of.filter === undefined ? undefined : many(noun(scope, of.filter));
  switch (of.what) {
    case "life-gained":
      return either(
        `the amount of life ${who.subject} gained this turn`,
        `the total life ${who.subject} gained this turn`,
      );
    case "life-lost":
      return either(
        `the amount of life ${who.subject} lost this turn`,
        `the total life lost by ${who.object} this turn`,
        `the life ${who.subject} lost this turn`,
      );
    case "cards-drawn":
      return either(
        `the number of cards ${who.subject}'ve drawn this turn`,
        `the number of cards ${who.subject} drew this turn`,
      );
    case "spells-cast":
      return `the number of ${what ?? "spells"} ${either(`${who.subject}'ve cast`, `${who.subject} cast`, `${who.subject} has cast`)} this turn`;
    case "attackers-declared":
      return `the number of ${what ?? "creatures"} ${either(`${who.subject} attacked with`, "that attacked")} this turn`;
    case "creatures-died":
      return either(
        `the number of ${what ?? "creatures"} that died this turn`,
        `the number of ${what ?? "creatures"} that died under ${who.possessive} control this turn`,
      );
    case "permanents-sacrificed":
      return either(
        `the number of ${what ?? "permanents"} ${who.subject}'ve sacrificed this turn`,
        `the number of ${what ?? "permanents"} ${who.subject} sacrificed this turn`,
      );
    case "damage-dealt":
      return either(
        `the damage dealt to ${who.object} this turn`,
        `the amount of damage ${what ?? "sources"} ${who.subject} controlled dealt this turn`,
      );
    case "lands-played":
      return `the number of lands ${who.subject} played this turn`;
    case "cards-discarded":
      return either(
        `the number of ${what ?? "cards"} ${who.subject}'ve discarded this turn`,
        `the number of ${what ?? "cards"} discarded this turn`,
      );
  }
}

/** Whether the amount is said by a clause of its own (“where X is …”) rather than by a figure or “that many”. */
export const isClause = (of: Amount): boolean =>
  typeof of === "object" &&
  (of.kind !== "negative" || isClause(of.of)) &&
  of.kind !== "x" &&
  of.kind !== "event-amount" &&
  of.kind !== "bound" &&
  of.kind !== "chosen-number" &&
  !(
    of.kind === "sum" &&
    of.of.some((part) => typeof part === "object" && (part.kind === "event-amount" || part.kind === "bound"))
  );

/** A count of things: “a card”, “three cards”, “X cards”, “that many cards”, “cards equal to …”, “a card for each …”. */
export function things(scope: Scope, of: Amount, singular: string, article: string): string {
  if (of === 1) return article;
  if (typeof of === "object" && of.kind === "up-to")
    return `up to ${things(scope, of.of, singular, `one ${singular}`)}`;
  if (typeof of === "number") return `${numberWord(of)} ${plural(singular)}`;
  if (of.kind === "event-amount" || of.kind === "bound") return `that many ${plural(singular)}`;
  if (of.kind === "sum" && !isClause(of))
    return `${amount(scope, { ...of, of: of.of.slice(0, 1) })} ${plural(singular)} plus ${of.of
      .slice(1)
      .map((part) => (typeof part === "number" ? numberWord(part) : amount(scope, part)))
      .join(" plus ")}`;
  if (!isClause(of)) return `${amount(scope, of)} ${plural(singular)}`;
  const words = amount(scope, of);
  const each = forEach(scope, of);
  scope.where = either("", `, where X is ${words}`);
  return either(
    ...(each === undefined ? [] : [`${article} ${each}`]),
    `${plural(singular)} equal to ${words}`,
    `a number of ${plural(singular)} equal to ${words}`,
    `X ${plural(singular)}`,
  );
}

/** A figure in front of a word: “3 damage”, “X life”, “damage equal to its power”. */
export function figure(scope: Scope, of: Amount, word: string): string {
  if (!isClause(of))
    return typeof of === "object" && (of.kind === "event-amount" || of.kind === "bound")
      ? `that much ${word}`
      : `${amount(scope, of)} ${word}`;
  const words = amount(scope, of);
  if (
    word === "life" &&
    typeof of === "object" &&
    of.kind === "half" &&
    typeof of.of === "object" &&
    of.of.kind === "life"
  )
    return either(words.replaceAll(" life total", " life"), `${word} equal to ${words}`);
  const each = forEach(scope, of);
  const per = multiplied(scope, of);
  scope.where = either("", `, where X is ${words}`);
  const further = xPlus(scope, of, word);
  return either(
    ...(each === undefined ? [] : [`1 ${word} ${each}`]),
    ...(per === undefined ? [] : [`${per.factor} ${word} ${per.each}`]),
    ...(isTwiceX(of) ? [`twice X ${word}`] : []),
    ...further,
    `${word} equal to ${words}`,
    `X ${word}`,
  );
}

/** “X plus 2 damage, where X is …”: the further number stands by itself. */
function xPlus(scope: Scope, of: Amount, word: string): readonly string[] {
  if (typeof of !== "object" || of.kind !== "sum") return [];
  const [first, more] = of.of;
  if (first === undefined || typeof more !== "number" || !isClause(first) || of.of.length > 2) return [];
  scope.where = either("", `, where X is ${amount(scope, of)}`, `, where X is ${amount(scope, first)}`);
  return [`X plus ${more} ${word}`];
}

/** Twice the X of a cost, which is said in front: “twice X damage”. */
const isTwiceX = (of: Amount): boolean => {
  if (typeof of !== "object" || of.kind !== "product") return false;
  const [factor, x] = of.of;
  return factor === 2 && typeof x === "object" && x.kind === "x";
};

/** “2 for each …”, where the amount is a multiple. */
export function multiplied(scope: Scope, of: Amount): { readonly factor: number; readonly each: string } | undefined {
  if (typeof of !== "object" || of.kind !== "product") return undefined;
  const [factor, counted] = of.of;
  if (typeof factor !== "number" || counted === undefined || of.of.length !== 2) return undefined;
  const each = forEach(scope, counted);
  return each === undefined ? undefined : { factor, each };
}

/** Takes what X stands for, to be said at the end of the sentence. */
export function takeWhere(scope: Scope): string {
  const { where } = scope;
  scope.where = "";
  return where;
}
