import type { Amount, Comparison, Condition, Filter } from "@obverse/core";
import { either } from "../phrase.ts";
import type { Scope } from "../scope.ts";
import { amount, countWords } from "./amount.ts";
import { COLOR_NAMES, countersOn, noun, numberName } from "./filter.ts";
import { bare, many, one } from "./noun.ts";
import { clause, type NounPhrase } from "./noun-phrase.ts";
import { player } from "./player.ts";
import { place, selector } from "./selector.ts";
import { happening } from "./trigger.ts";
import { list, numberWord } from "./words.ts";

/** What must be true, as the clause after “if”, “as long as” or “unless”. */
export function condition(scope: Scope, of: Condition): string {
  switch (of.kind) {
    case "and":
      return of.of.map((part) => condition(scope, part)).join(" and ");
    case "or":
      return either(of.of.map((part) => condition(scope, part)).join(" or "));
    case "not":
      return negation(scope, of.of);
    case "compare":
      return compare(scope, of.left, of.is, of.right);
    case "matches":
      return matches(scope, of);
    case "you-own-and-control":
      return `you both own and control ${list(
        of.what.map((what) => selector(scope, what).object.replace(/^\uE000all .*$/, "")),
        "and",
      )}`;
    case "day-night":
      return either(
        {
          day: "it's day",
          night: "it's night",
          neither: "it's neither day nor night",
          "not-neither": "it's day or night",
        }[of.is],
      );
    case "whose-turn":
      return of.player.kind === "you"
        ? "it's your turn"
        : of.player.kind === "opponents"
          ? "it's an opponent's turn"
          : `it's ${player(scope, of.player).possessive} turn`;
    case "step":
      return `it's ${either(`the ${of.step}`, `your ${of.step}`)}`;
    case "last-turn-spells":
      return of.what === "none" ? "no spells were cast last turn" : "a player cast two or more spells last turn";
    case "happened":
      return happened(scope, of);
    case "done":
      return done(scope, of.filter);
    case "paid":
      return paid(scope, of);
    case "mana-spent":
      return `${of.colors.map((color) => `{${color}}`).join("")} was spent to cast ${either("this spell", "it")}`;
    case "players": {
      const who =
        of.who.kind === "opponents" && of.every === undefined
          ? "an opponent"
          : of.who.kind === "each" && of.every === undefined
            ? "a player"
            : player(scope, of.who).subject;
      scope.named.set("each", { noun: "player", plural: false });
      return either(
        `${who} ${condition(scope, of.that).replace(/^(\uE000?)(that player|they)/, "$1")}`,
        condition(scope, of.that),
      );
    }
    case "exists":
      return either(
        clause(selector(scope, of.what), "be on the battlefield"),
        `${selector(scope, of.what).subject} is still on the battlefield`,
      );
    case "chosen":
      return either(`the chosen ${of.what} is ${of.value}`, `${of.value} was chosen`);
    case "your-opening-hand":
      return `${either("this card", "it")} is in your opening hand`;
  }
}

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

function compare(scope: Scope, left: Amount, is: Comparison, right: Amount): string {
  if (typeof left === "object") {
    if (left.kind === "count") return existence(scope, left, is, right);
    if (left.kind === "life" && typeof right === "number")
      return either(
        clause(player(scope, left.of), `have ${comparison(scope, is, right, "figure")} life`),
        `${player(scope, left.of).possessive} life total is ${comparison(scope, is, right, "figure")}`,
      );
    if (left.kind === "hand-size" && typeof right === "number") {
      const who = player(scope, left.of);
      const number =
        is === "=" && right === 0 ? "no cards" : `${comparison(scope, is, right, "word")} ${either("cards", "card")}`;
      return either(
        clause(who, `have ${number} in hand`),
        clause(who, `have ${number} in ${either("their", "your")} hand`),
      );
    }
    if (left.kind === "counters-on") {
      const what = selector(scope, left.of);
      const words = countersOn(scope, left.counter, is, right)
        .one.replace(/^(\uE000?)with /, "$1")
        .replace(/\uE001with /g, "\uE001");
      return either(clause(what, `have ${words}`), `there are ${words.replace(/ on it/g, "")} on ${what.object}`);
    }
    if (left.kind === "this-turn" && typeof right === "number") return thisTurn(scope, left, is, right);
    if (left.kind === "number-of" && left.take === undefined && typeof right === "number")
      return either(
        `${amount(scope, left)} is ${comparison(scope, is, right, "figure")}`,
        clause(selector(scope, left.of), `have ${numberName(left.what)} ${comparison(scope, is, right, "figure")}`),
      );
    if (left.kind === "different" && typeof right === "number") {
      const among = selector(scope, left.of).subject;
      const kinds =
        left.what === "type"
          ? "card types"
          : left.what === "mana-value"
            ? "different mana values"
            : left.what === "color"
              ? "colors"
              : left.what === "name"
                ? "different names"
                : left.what === "power"
                  ? "different powers"
                  : "types";
      return either(
        `there are ${comparison(scope, is, right, "word")} ${kinds} among ${among}`,
        `cards with ${comparison(scope, is, right, "word")} ${kinds} are ${among.replace(/^(\uE000?)cards /, "$1")}`,
      );
    }
  }
  return `${amount(scope, left)} is ${than(scope, is, right)}`;
}

function existence(scope: Scope, left: Extract<Amount, { kind: "count" }>, is: Comparison, right: Amount): string {
  const words = noun(scope, left.filter);
  const ending = (number: "one" | "many"): string =>
    left.zone === undefined ? "" : ` ${place(scope, left.zone, left.of, "in", number)}`;
  const controller = /you control$/;
  const single = (is === ">=" && right === 1) || (is === ">" && right === 0);
  const none = (is === "=" && right === 0) || (is === "<=" && right === 0) || (is === "<" && right === 1);
  const strip = (text: string): string => text.replace(/ you control(?=( |$))/, "");
  const controlled = isControlledByYou(left.filter);
  if (single)
    return controlled
      ? `you control ${strip(one(words))}`
      : either(
          `there is ${one(words)}${ending("one")}`,
          `${one(words)} is on the battlefield`,
          `${one(words)}${ending("one")} exists`,
        );
  if (none)
    return controlled
      ? `you control no ${strip(many(words))}`
      : either(
          `there are no ${many(words)}${ending("many")}`,
          `no ${many(words)}${ending("many")} are on the battlefield`,
        );
  const number = comparison(scope, is, right, "word");
  const counted = `${number} ${strip(many(words))}`;
  if (controlled && !controller.test(counted)) return `you control ${counted}`;
  const of = left.of;
  if (left.zone !== undefined && of !== undefined) {
    const who = player(scope, of);
    return either(
      `there are ${counted}${ending("many")}`,
      `${of.kind === "opponents" ? "an opponent has" : clause(who, "have")} ${counted} in ${either("your", "their")} ${typeof left.zone === "string" ? left.zone : left.zone.join(" or ")}`,
    );
  }
  return either(`there are ${counted}${ending("many")}`, `there are ${countWords(scope, left)}`);
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

function matches(scope: Scope, of: Extract<Condition, { kind: "matches" }>): string {
  const what = selector(scope, of.what);
  return predicate(scope, what, of.filter, "is");
}

/** A filter said of something: “it's a creature”, “it has flying”, “it's attacking”. */
export function predicate(scope: Scope, what: NounPhrase, filter: Filter, way: "is" | "isn't"): string {
  const no = way === "isn't";
  const be = (words: string): string =>
    either(
      clause(what, no ? "aren't" : "be").concat(` ${words}`),
      `${what.subject}${no ? "'s not" : "'s"} ${words}`,
      `${what.subject} was${no ? "n't" : ""} ${words}`,
      `${what.subject} ${no ? "isn't" : "is"} ${words}`,
    );
  const verb = (words: string): string => clause(what, no ? `don't ${words}` : words);
  switch (filter.kind) {
    case "keyword":
      return verb(`have ${filter.keyword}`);
    case "number":
      return either(
        verb(
          `have ${noun(scope, filter)
            .after.map((part) => part.one)
            .join(" ")
            .replace(/^with /, "")}`,
        ),
        `${what.possessive} ${numberName(filter.of)} is ${comparison(scope, filter.is, filter.value, "figure")}`,
      );
    case "counters": {
      const words = countersOn(scope, filter.counter, filter.is, filter.value)
        .one.replace(/^(\uE000?)with /, "$1")
        .replace(/\uE001with /g, "\uE001");
      return either(verb(`have ${words}`), `there are ${words.replace(/ on it/g, "")} on ${what.object}`);
    }
    case "status":
      if (filter.status === "attached") return be(either("attached to a creature", "attached to a permanent"));
      return be(filter.status);
    case "combat":
      return be(filter.is === "attacking-you" ? "attacking you" : filter.is);
    case "zone":
      return be(
        filter.zone === "battlefield"
          ? "on the battlefield"
          : filter.zone === "exile"
            ? either("exiled", "in exile")
            : filter.zone === "command"
              ? "in the command zone"
              : `in ${either("your", "a")} ${filter.zone}`,
      );
    case "controller":
      return either(
        `${player(scope, filter.is).subject} ${no ? "don't control" : either("control", "controlled")} ${what.object}`,
      );
    case "owner":
      return `${player(scope, filter.is).subject} ${no ? "don't own" : "own"} ${what.object}`;
    case "this-turn": {
      const words = noun(scope, filter)
        .after.map((part) => part.one)
        .join(" ")
        .replace(/that /g, "");
      return either(
        `${what.subject} ${no ? "didn't " : ""}${words}`,
        `${what.subject} ${no ? "didn't " : ""}${words.replace("attacked", "attack").replace("dealt damage", "deal damage")}`,
      );
    }
    case "was-cast":
      return either(`${what.subject} ${no ? "wasn't" : "was"} cast`, `you cast ${what.object}`);
    case "cast-from":
    case "entered-from": {
      const words = noun(scope, filter)
        .after.map((part) => part.one)
        .join(" ")
        .replace(/that /g, "");
      return either(
        `${what.subject} was ${words}`,
        `${what.subject} ${words}`,
        `you cast ${what.object} from your graveyard`,
      );
    }
    case "same":
      return either(
        verb(
          `have ${noun(scope, filter)
            .after.map((part) => part.one)
            .join(" ")
            .replace(/^with /, "")}`,
        ),
        verb(
          noun(scope, filter)
            .after.map((part) => part.one)
            .join(" ")
            .replace(/^that shares /, "share "),
        ),
      );
    case "paid":
      return `${what.subject} was ${filter.keyword === "kicker" ? "kicked" : either(`cast for its ${filter.keyword} cost`, `${filter.keyword}ed`)}`;
    case "color":
    case "colorless":
    case "multicolored":
    case "monocolored":
    case "supertype":
      return be(noun(scope, filter).before.join(" "));
    case "not":
      return predicate(scope, what, filter.of, no ? "is" : "isn't");
    case "all":
      if (
        filter.of.length > 1 &&
        filter.of.every(
          (part) =>
            part.kind === "counters" || part.kind === "status" || part.kind === "zone" || part.kind === "controller",
        )
      )
        return filter.of.map((part) => predicate(scope, what, part, way)).join(" and ");
      return be(one(noun(scope, filter)));
    case "is":
      return be(selector(scope, filter.what).object);
    case "any":
      if (filter.of.every((part) => part.kind === "color"))
        return be(
          list(
            filter.of.map((part) => (part.kind === "color" ? (COLOR_NAMES[part.color] ?? "") : "")),
            "or",
          ),
        );
      if (
        filter.of.every(
          (part) =>
            part.kind === "zone" ||
            part.kind === "combat" ||
            part.kind === "status" ||
            part.kind === "counters" ||
            part.kind === "controller",
        )
      )
        return either(
          filter.of.map((part) => predicate(scope, what, part, way)).join(" or "),
          be(
            list(
              filter.of.map((part) =>
                part.kind === "zone"
                  ? part.zone === "battlefield"
                    ? "on the battlefield"
                    : part.zone === "command"
                      ? "in the command zone"
                      : part.zone
                  : "",
              ),
              "or",
            ),
          ),
        );
      return be(one(noun(scope, filter)));
    case "type":
    case "subtype":
    case "name":
    case "chosen":
    case "ability":
    case "token":
    case "card":
    case "commander":
    case "spell":
    case "permanent":
    case "attached-to":
    case "has-attached":
    case "exiled-with":
    case "targets":
    case "cast-face-down":
    case "stack-ability":
    case "player":
      return be(either(one(noun(scope, filter)), bare(noun(scope, filter)), many(noun(scope, filter))));
  }
}

function done(scope: Scope, filter: Filter | undefined): string {
  if (filter === undefined)
    return either(
      "you do",
      "they do",
      "that player does",
      "you can",
      "the player does",
      "a permanent is destroyed this way",
      "that spell is countered this way",
      "the spell is countered this way",
      "you search your library this way",
      "a creature is destroyed this way",
      "a card is discarded this way",
      "that artifact is put into a graveyard this way",
    );
  const words = one(noun(scope, filter));
  const verbs = [
    "discarded",
    "revealed",
    "milled",
    "destroyed",
    "exiled",
    "sacrificed",
    "put into a graveyard",
    "returned",
  ];
  return either(
    ...verbs.flatMap((verb) => [
      `${words} is ${verb} this way`,
      `${words} was ${verb} this way`,
      `that ${bare(noun(scope, filter))} is ${verb} this way`,
    ]),
    ...verbs.map((verb) => `you ${verb} ${words} this way`),
  );
}

function paid(scope: Scope, of: Extract<Condition, { kind: "paid" }>): string {
  const what = either(
    "this spell",
    "it",
    "this creature",
    "this permanent",
    ...(of.of === undefined ? [] : [selector(scope, of.of).subject]),
  );
  return of.keyword === "kicker" || of.keyword === "multikicker"
    ? `${what} was kicked`
    : of.keyword === "bargain"
      ? `${what} was bargained`
      : either(
          `${what}'s ${of.keyword} cost was paid`,
          `${what} was cast for its ${of.keyword} cost`,
          `its ${of.keyword} cost was paid`,
        );
}

function happened(scope: Scope, of: Extract<Condition, { kind: "happened" }>): string {
  const when = {
    "this-turn": "this turn",
    "last-turn": "last turn",
    "this-combat": "this combat",
    "this-game": "this game",
  }[of.when];
  const words = happening(scope, of.trigger);
  const times = of.times === undefined ? "" : ` ${comparison(scope, of.times.is, of.times.value, "word")} times`;
  return `${words}${times} ${when}`;
}

function negation(scope: Scope, of: Condition): string {
  switch (of.kind) {
    case "matches":
      return predicate(scope, selector(scope, of.what), of.filter, "isn't");
    case "done":
      return either(
        "you don't",
        "they don't",
        "that player doesn't",
        "you can't",
        `no ${of.filter === undefined ? "card" : bare(noun(scope, of.filter))} is put into a hand this way`,
      );
    case "whose-turn":
      return of.player.kind === "you" ? "it's not your turn" : `it's not ${player(scope, of.player).possessive} turn`;
    case "compare":
      return compare(
        scope,
        of.left,
        ({ "=": "!=", "!=": "=", "<": ">=", "<=": ">", ">": "<=", ">=": "<" } as const)[of.is],
        of.right,
      );
    case "day-night":
      return `it's not ${of.is}`;
    case "not":
      return condition(scope, of.of);
    case "exists":
      return clause(selector(scope, of.what), "aren't on the battlefield");
    case "paid":
      return paid(scope, of).replace(/ was /g, " wasn't ");
    case "happened": {
      const words = happened(scope, of);
      return either(`it isn't true that ${words}`, ...negatedHappening(words));
    }
    case "and":
    case "or":
    case "you-own-and-control":
    case "step":
    case "last-turn-spells":
    case "mana-spent":
    case "players":
    case "chosen":
    case "your-opening-hand":
      return `it isn't true that ${condition(scope, of)}`;
  }
}

const negatedHappening = (words: string): readonly string[] => [
  words.replace(" attacked", " didn't attack"),
  words.replace(/ (was|were) /, " $1n't "),
  words.replace(/ (\w+)ed /, " didn't $1 "),
];
