import type { Amount, Comparison, Filter } from "@obverse/core";
import { either } from "../phrase.ts";
import type { Scope } from "../scope.ts";
import { amount } from "./amount.ts";
import { noun, nounIn } from "./filter.ts";
import { countersOn, numberName } from "./filter-parts.ts";
import { many, type Noun, one } from "./noun.ts";
import { clause, type NounPhrase, phrase } from "./noun-phrase.ts";
import { place } from "./place.ts";
import { player } from "./player.ts";
import { selector } from "./selector.ts";
import { numberWord } from "./words.ts";

/** The comparison of a number: “three or more”, “fewer than four”. */
export function comparison(scope: Scope, is: Comparison, value: Amount, words: "figure" | "word"): string {
  const number =
    typeof value === "number" && words === "word" ? either(numberWord(value), String(value)) : amount(scope, value);
  switch (is) {
    case "=":
      return either(`exactly ${number}`, number);
    case "!=":
      return `other than ${number}`;
    case "<":
      return either(`fewer than ${number}`, `less than ${number}`);
    case "<=":
      return either(
        words === "word" ? `${number} or fewer` : `${number} or less`,
        `${number} or less`,
        `${number} or fewer`,
        `less than or equal to ${number}`,
      );
    case ">":
      return either(`more than ${number}`, `greater than ${number}`);
    case ">=":
      return either(
        `${number} or more`,
        `${number} or greater`,
        `at least ${number}`,
        `greater than or equal to ${number}`,
      );
  }
}

/** “On it”, as `countersOn` words it. */
export const ON_IT: RegExp = / \uE000on it\uE001on him\uE001on her\uE002/g;

function than(scope: Scope, is: Comparison, right: Amount): string {
  const number = amount(scope, right);
  const word = typeof right === "number" ? numberWord(right) : number;
  switch (is) {
    case "=":
      return either(`equal to ${number}`, number);
    case "!=":
      return `not equal to ${number}`;
    case "<":
      return either(`less than ${number}`, `less than ${word}`, `fewer than ${number}`);
    case "<=":
      return either(`less than or equal to ${number}`, `${number} or less`);
    case ">":
      return either(`greater than ${number}`, `more than ${number}`);
    case ">=":
      return either(`${number} or greater`, `${number} or more`, `greater than or equal to ${number}`);
  }
}

/** Two amounts compared, as a clause. */
export function compare(scope: Scope, left: Amount, is: Comparison, right: Amount): string {
  if (typeof left === "object") {
    if (left.kind === "count" && left.zone === "library" && left.of?.kind === "you" && left.filter.kind === "all")
      return either(
        `your library has ${comparison(scope, is, right, "word")} cards in it`,
        existence(scope, left, is, right),
      );
    if (left.kind === "count") return existence(scope, left, is, right);
    if (left.kind === "life" && typeof right === "number")
      return either(
        clause(player(scope, left.of), `have ${comparison(scope, is, right, "figure")} life`),
        `${player(scope, left.of).possessive} life total is ${comparison(scope, is, right, "figure")}`,
      );
    if (
      left.kind === "life" &&
      left.of.kind === "you" &&
      is === ">=" &&
      typeof right === "object" &&
      right.kind === "sum"
    ) {
      const [start, more] = right.of;
      if (typeof start === "object" && start.kind === "starting-life" && typeof more === "number")
        return `you have at least ${more} life more than your starting life total`;
    }
    if (left.kind === "hand-size" && typeof right === "number") {
      const who = player(scope, left.of);
      const number =
        is === "=" && right === 0 ? "no cards" : `${comparison(scope, is, right, "word")} ${either("cards", "card")}`;
      return either(
        clause(who, `have ${number} in hand`),
        clause(who, `have ${number} in ${either("their", "your")} hand`),
      );
    }
    if (left.kind === "poison" && typeof right === "number")
      return either(
        clause(player(scope, left.of), `have ${comparison(scope, is, right, "word")} poison counters`),
        `${amount(scope, left)} is ${than(scope, is, right)}`,
      );
    if (left.kind === "counters-on") {
      const what = selector(scope, left.of);
      const words = countersOn(scope, left.counter, is, right)
        .one.replace(/^(\uE000?)with /, "$1")
        .replace(/\uE001with /g, "\uE001");
      return either(`there are ${words.replace(ON_IT, "")} on ${what.object}`, clause(what, `have ${words}`));
    }
    if (left.kind === "this-turn" && typeof right === "number") return thisTurn(scope, left, is, right);
    if (left.kind === "number-of" && left.what === "mana-spent" && is === ">=" && typeof right === "number")
      return either(
        `at least ${numberWord(right)} mana was spent to cast ${selector(scope, left.of).object}`,
        `${numberWord(right)} or more mana was spent to cast ${selector(scope, left.of).object}`,
      );
    if (left.kind === "number-of" && left.take === undefined && typeof right === "number")
      return either(
        `${amount(scope, left)} is ${comparison(scope, is, right, "figure")}`,
        clause(selector(scope, left.of), `have ${numberName(left.what)} ${comparison(scope, is, right, "figure")}`),
      );
    if (left.kind === "number-of" && left.take === "total" && typeof right === "number")
      return either(
        `${amount(scope, left)} is ${than(scope, is, right)}`,
        clause(
          selector(scope, left.of),
          `have total ${numberName(left.what)} ${comparison(scope, is, right, "figure")}`,
        ),
      );
    if (left.kind === "different" && typeof right === "number") {
      const among = `${left.what === "door-name" ? "unlocked doors of " : ""}${selector(scope, left.of).subject}`;
      const kinds =
        left.what === "type"
          ? "card types"
          : left.what === "permanent-type"
            ? "permanent types"
            : left.what === "mana-value"
              ? "different mana values"
              : left.what === "color"
                ? "colors"
                : left.what === "name" || left.what === "door-name"
                  ? "different names"
                  : left.what === "power"
                    ? "different powers"
                    : "types";
      return either(
        `there are ${comparison(scope, is, right, "word")} ${kinds} among ${among}`,
        ...(left.of.kind === "all" && isControlledByYou(left.of.filter)
          ? [
              `you control ${comparison(scope, is, right, "word")} ${many(noun(scope, left.of.filter)).replaceAll(" you control", "")} with ${kinds}`,
            ]
          : []),
        `cards with ${comparison(scope, is, right, "word")} ${kinds} are ${among.replace(/^(\uE000?)cards /, "$1")}`,
      );
    }
  }
  return `${amount(scope, left)} is ${than(scope, is, right)}`;
}

function existence(scope: Scope, left: Extract<Amount, { kind: "count" }>, is: Comparison, right: Amount): string {
  const controlled = left.zone === undefined && isControlledByYou(left.filter);
  const words = nounIn(
    scope,
    controlled
      ? {
          kind: "all",
          of: left.filter.kind === "all" ? left.filter.of.filter(({ kind }) => kind !== "controller") : [],
        }
      : left.filter,
    left.zone,
  );
  const ending = (number: "one" | "many"): string =>
    left.zone === undefined ? "" : ` ${place(scope, left.zone, left.of, "in", number)}`;
  const single = (is === ">=" && right === 1) || (is === ">" && right === 0);
  const none = (is === "=" && right === 0) || (is === "<=" && right === 0) || (is === "<" && right === 1);
  const held = left.zone === undefined ? heldBy(scope, left.filter) : undefined;
  if (held !== undefined) {
    const number = single
      ? one(held.words)
      : none
        ? `no ${many(held.words)}`
        : `${comparison(scope, is, right, "word")} ${many(held.words)}`;
    return clause(held.who, `control ${number}`);
  }
  if (single)
    return controlled
      ? `you control ${one(words)}`
      : either(
          `there is ${one(words)}${ending("one")}`,
          `${one(words)} is on the battlefield`,
          `${one(words)}${ending("one")} exists`,
        );
  if (none)
    return controlled
      ? `you control no ${many(words)}`
      : either(
          `there are no ${many(words)}${ending("many")}`,
          `no ${many(words)}${ending("many")} are on the battlefield`,
        );
  const number = comparison(scope, is, right, "word");
  const counted = `${number} ${many(words)}`;
  if (controlled) return `you control ${counted}`;
  const of = left.of;
  if (left.zone !== undefined && of !== undefined) {
    const who = player(scope, of);
    const has = of.kind === "opponents" ? "an opponent has" : clause(who, "have");
    const holding = `${has} ${counted} in ${of.kind === "you" ? either("your", "their") : either("their", "your")} ${typeof left.zone === "string" ? left.zone : left.zone.join(" or ")}`;
    const there = either(`there are ${counted}${ending("many")}`, `${counted} are${ending("many")}`);
    return of.kind === "you" ? either(there, holding) : either(holding, there);
  }
  return either(`there are ${counted}${ending("many")}`, `${counted} are${ending("many")}`);
}

/** Another player who is said to control things, and what they are. */
function heldBy(scope: Scope, filter: Filter): { readonly who: NounPhrase; readonly words: Noun } | undefined {
  if (filter.kind !== "all") return undefined;
  const holder = filter.of.find((part) => part.kind === "controller");
  if (holder?.kind !== "controller" || holder.is.kind === "you") return undefined;
  const who = holder.is.kind === "opponents" ? phrase("an opponent", false) : player(scope, holder.is);
  return { who, words: noun(scope, { kind: "all", of: filter.of.filter((part) => part !== holder) }) };
}

const isControlledByYou = (filter: Filter): boolean =>
  filter.kind === "all" ? filter.of.some(isControlledByYou) : filter.kind === "controller" && filter.is.kind === "you";

function thisTurn(scope: Scope, left: Extract<Amount, { kind: "this-turn" }>, is: Comparison, right: number): string {
  const who = player(scope, left.of);
  const some = is === ">=" && right === 1;
  const number = (words: "figure" | "word"): string => comparison(scope, is, right, words);
  const what = left.filter === undefined ? undefined : many(noun(scope, left.filter));
  const single = left.filter === undefined ? undefined : one(noun(scope, left.filter));
  switch (left.what) {
    case "life-gained":
      return some ? `${who.subject} gained life this turn` : `${who.subject} gained ${number("figure")} life this turn`;
    case "life-lost":
      return some
        ? `${either(who.subject, "an opponent")} lost life this turn`
        : `${either(who.subject, "an opponent")} lost ${number("figure")} life this turn`;
    case "cards-drawn":
      return either(
        `${who.subject}'ve drawn ${number("word")} cards this turn`,
        `${who.subject} drew ${number("word")} cards this turn`,
      );
    case "spells-cast":
      return some
        ? either(
            `${who.subject}'ve cast ${single ?? "a spell"} this turn`,
            `${who.subject} cast ${single ?? "a spell"} this turn`,
          )
        : either(
            `${who.subject}'ve cast ${number("word")} ${what ?? "spells"} this turn`,
            `${who.subject} cast ${number("word")} ${what ?? "spells"} this turn`,
          );
    case "attackers-declared":
      return some
        ? either(
            `${who.subject} attacked this turn`,
            `${who.subject} attacked with ${single ?? "a creature"} this turn`,
          )
        : `${who.subject} attacked with ${number("word")} ${what ?? "creatures"} this turn`;
    case "creatures-died":
      return some
        ? `${single ?? "a creature"} died this turn`
        : `${number("word")} ${what ?? "creatures"} died this turn`;
    case "permanents-sacrificed":
      return some
        ? either(
            `${who.subject} sacrificed ${single ?? "a permanent"} this turn`,
            `${who.subject}'ve sacrificed ${single ?? "a permanent"} this turn`,
          )
        : either(
            `${who.subject} sacrificed ${number("word")} ${what ?? "permanents"} this turn`,
            `${who.subject}'ve sacrificed ${number("word")} ${what ?? "permanents"} this turn`,
          );
    case "damage-dealt":
      return either(
        `${what ?? `sources ${who.subject} controlled`} dealt ${number("figure")} ${either("damage", "noncombat damage")} this turn`,
        `${who.subject} was dealt ${number("figure")} damage this turn`,
      );
    case "lands-played":
      return some
        ? `${who.subject} played a land this turn`
        : `${who.subject} played ${number("word")} lands this turn`;
    case "cards-discarded":
      return some
        ? `${who.subject} discarded ${single ?? "a card"} this turn`
        : `${who.subject} discarded ${number("word")} ${what ?? "cards"} this turn`;
  }
}
