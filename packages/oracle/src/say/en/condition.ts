import type { Condition, Filter } from "@obverse/core";
import { either } from "../phrase.ts";
import { nameThing, type Scope } from "../scope.ts";
import { compare, comparison } from "./compare.ts";
import { noun } from "./filter.ts";
import { bare, many, one } from "./noun.ts";
import { clause } from "./noun-phrase.ts";
import { player } from "./player.ts";
import { predicate } from "./predicate.ts";
import { selfReference } from "./reference.ts";
import { OWN_PAIR, selector, single, withoutOwner } from "./selector.ts";
import { happening } from "./trigger.ts";
import { list, numberWord, ordinal, withArticle } from "./words.ts";

/** “~ and a creature named … are attacking, and you both own and control them” (701.42). */
function ownedAttackers(scope: Scope, of: readonly Condition[]): string | undefined {
  const [attack, own] = of;
  if (of.length !== 2 || attack?.kind !== "matches" || own?.kind !== "you-own-and-control") return undefined;
  const isAttack = (filter: Filter): boolean => filter.kind === "combat" && filter.is === "attacking";
  if (!isAttack(attack.filter)) return undefined;
  nameThing(scope, OWN_PAIR, { noun: "creature", plural: true });
  const pair = own.what.map((what) =>
    what.kind === "all" && what.filter.kind === "all"
      ? { ...what, filter: { ...what.filter, of: what.filter.of.filter((part) => !isAttack(part)) } }
      : what,
  );
  const names = pair.map((what) => single(scope, withoutOwner(what)));
  return `${list(names, "and")} are attacking, and you both own and control them`;
}

/** What must be true, as the clause after “if”, “as long as” or “unless”. */
export function condition(scope: Scope, of: Condition): string {
  switch (of.kind) {
    case "designation":
      return designation(scope, of);
    case "searched":
      return `you search your ${of.zone} this way`;
    case "damage-this-turn":
      return damageThisTurn(scope, of);
    case "and":
      return (
        ownedAttackers(scope, of.of) ??
        either(...oneOfEach(scope, of.of), ...allDone(of.of), of.of.map((part) => condition(scope, part)).join(" and "))
      );
    case "or":
      return either(of.of.map((part) => condition(scope, part)).join(" or "));
    case "not":
      return negation(scope, of.of);
    case "compare":
      return compare(scope, of.left, of.is, of.right);
    case "matches":
      return matches(scope, of);
    case "you-own-and-control":
      nameThing(scope, OWN_PAIR, { noun: "creature", plural: true });
      return `you both own and control ${list(
        of.what.map((what) => single(scope, withoutOwner(what))),
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
    case "resolved-times":
      return `this is the ${ordinal(of.nth)} time this ability has resolved this turn`;
    case "happened":
      return happened(scope, of);
    case "did":
      return clause(player(scope, of.who), "do");
    case "done":
      return done(scope, of);
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
      scope.player = who;
      const words = condition(scope, of.that);
      delete scope.player;
      return words;
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

/** “You control an artifact and an enchantment”. */
function oneOfEach(scope: Scope, of: readonly Condition[]): readonly string[] {
  const said = of.map((part) =>
    part.kind === "compare" && typeof part.left === "object" && part.left.kind === "count" && part.right === 1
      ? condition(scope, part)
      : "",
  );
  return said.every((words) => words.startsWith("you control "))
    ? [
        `you control ${list(
          said.map((words) => words.slice("you control ".length)),
          "and",
        )}`,
      ]
    : [];
}

/** “You've done all four this turn”: what the trigger before names. */
const allDone = (of: readonly Condition[]): readonly string[] =>
  of.length > 2 &&
  of.every((part) => part.kind === "happened" && part.when === "this-turn" && part.trigger.kind === "action")
    ? [`you've done all ${numberWord(of.length)} this turn`]
    : [];

function matches(scope: Scope, of: Extract<Condition, { kind: "matches" }>): string {
  const what = selector(scope, of.what);
  return predicate(scope, what, of.filter, "is");
}

/** How what an instruction did to a thing is said. */
const DONE: Readonly<Record<string, string>> = {
  discard: "discarded",
  reveal: "revealed",
  mill: "milled",
  destroy: "destroyed",
  exile: "exiled",
  sacrifice: "sacrificed",
};

function done(scope: Scope, { filter, into, name }: Extract<Condition, { kind: "done" }>): string {
  const did = scope.did.get(name);
  if (into !== undefined) {
    const nouns =
      filter === undefined ? ["card", "permanent", "artifact", "creature", "land"] : [bare(noun(scope, filter))];
    const what = nouns.flatMap((word) => [`that ${word}`, withArticle(word), `the ${word}`]);
    return `${either(...what, "it", "one or more cards")} ${either("is", "was")} put into ${either("a", "your", "their", "its owner's", "that player's")} ${into} this way`;
  }
  if (filter === undefined)
    return either("you do", "they do", "that player does", "you can", "the player does", ...doneWays(did));
  if (filter.kind === "this-turn" && filter.did === "died")
    return either("that creature dies this way", "it dies this way");
  const words = one(noun(scope, filter));
  const all = [...Object.values(DONE), "put into a graveyard", "returned"];
  const own = did === undefined ? undefined : DONE[did];
  const verbs = own === undefined ? all : [own, ...all.filter((verb) => verb !== own)];
  return either(
    ...verbs.flatMap((verb) => [
      `${words} is ${verb} this way`,
      `${words} was ${verb} this way`,
      `that ${bare(noun(scope, filter))} is ${verb} this way`,
    ]),
    ...verbs.map((verb) => `you ${verb} ${words} this way`),
    ...(own === undefined || did === undefined ? [] : [`you ${did} ${words} this way`]),
  );
}

/** How it is said that an instruction of a kind did something. */
function doneWays(did: string | undefined): readonly string[] {
  switch (did) {
    case "move":
    case "may":
      return ["you put a card into your hand this way"];
    case "destroy":
      return ["a permanent is destroyed this way", "a creature is destroyed this way"];
    case "counter":
      return ["that spell is countered this way", "the spell is countered this way"];
    case "discard":
      return ["a card is discarded this way"];
    case "choose-secretly":
      return ["they match"];
    case "look":
    case "search":
      return ["you search your library this way"];
    default:
      return [];
  }
}

function paid(scope: Scope, of: Extract<Condition, { kind: "paid" }>): string {
  const what = either(
    "this spell",
    "it",
    "this creature",
    "this permanent",
    ...(of.of === undefined ? [] : [selector(scope, of.of).subject]),
  );
  if (of.keyword === "tribute") return "tribute was paid";
  return of.keyword === "kicker" || of.keyword === "multikicker"
    ? `${what} was kicked`
    : of.keyword === "bargain"
      ? `${what} was bargained`
      : of.keyword === "escape"
        ? `${what} escaped`
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
  return either(`${words}${times} ${when}`, ...inOneWord(of), ...facedDown(scope, of, when));
}

/** What the rules have a word for: “you descended this turn” (700.11). */
function inOneWord(of: Extract<Condition, { kind: "happened" }>): readonly string[] {
  const { trigger } = of;
  if (trigger.kind !== "zone-change" || of.when !== "this-turn" || of.times !== undefined) return [];
  const { subject: card, to, whose, from } = trigger;
  const isPermanentCard =
    card.kind === "all" &&
    card.of.length === 2 &&
    card.of.some(({ kind }) => kind === "card") &&
    card.of.some((part) => part.kind === "type" && part.type === "permanent");
  return isPermanentCard && from === undefined && whose?.kind === "you" && to?.length === 1 && to[0] === "graveyard"
    ? ["you descended this turn"]
    : [];
}

/** “A permanent entered the battlefield face down under your control this turn”. */
function facedDown(scope: Scope, of: Extract<Condition, { kind: "happened" }>, when: string): readonly string[] {
  const { trigger } = of;
  if (trigger.kind !== "enters" || trigger.subject.kind !== "all" || of.times !== undefined) return [];
  const isDown = (part: Filter): boolean => part.kind === "status" && part.status === "face-down";
  const isYours = (part: Filter): boolean => part.kind === "controller" && part.is.kind === "you";
  const { of: parts } = trigger.subject;
  if (!parts.some(isDown) || !parts.some(isYours)) return [];
  const rest = one(noun(scope, { kind: "all", of: parts.filter((part) => !isDown(part) && !isYours(part)) }));
  return [`${rest} entered${either("", " the battlefield")} face down under your control ${when}`];
}

function designation(scope: Scope, of: Extract<Condition, { kind: "designation" }>): string {
  const who = player(scope, of.of);
  if (of.is === "monarch")
    return of.of.kind === "you" ? either("you're the monarch", "you are the monarch") : clause(who, "be the monarch");
  if (of.is === "completed-dungeon") return `${clause(who, "have completed a dungeon")}`;
  return `${who.subject} have ${of.is === "initiative" ? "the initiative" : "the city's blessing"}`;
}

const damageKind = ({ combat }: Extract<Condition, { kind: "damage-this-turn" }>): string =>
  combat === undefined ? "" : combat ? "combat " : "noncombat ";

const damageWhen = ({ since }: Extract<Condition, { kind: "damage-this-turn" }>): string =>
  since === undefined ? "this turn" : "since your last turn";

const isAny = (filter: Filter): boolean => filter.kind === "all" && filter.of.length === 0;

function damageThisTurn(scope: Scope, of: Extract<Condition, { kind: "damage-this-turn" }>): string {
  const kind = damageKind(of);
  const when = damageWhen(of);
  const to =
    of.to === undefined
      ? ""
      : of.to.kind === "player" && of.to.who !== undefined && of.to.who.kind !== "opponents"
        ? ` to ${player(scope, of.to.who).object}`
        : ` to ${one(noun(scope, of.to))}`;
  const sources =
    of.source.kind === "is" ? `${selector(scope, of.source.what).subject} has` : many(noun(scope, of.source));
  const anyone = isAny(of.source) && of.to?.kind === "player" && of.to.who !== undefined;
  const passive =
    anyone && of.to?.kind === "player" && of.to.who !== undefined
      ? [
          `${either(...[player(scope, of.to.who).subject])} was dealt ${comparison(scope, of.is, of.value, "figure")} ${kind}damage ${when}`,
        ]
      : [];
  return either(
    ...passive,
    `${either(sources, sources.replaceAll("you control", "you controlled"))} dealt ${comparison(scope, of.is, of.value, "word")} ${kind}damage${to} ${when}`,
  );
}

function negation(scope: Scope, of: Condition): string {
  switch (of.kind) {
    case "designation":
    case "searched":
    case "resolved-times":
    case "damage-this-turn":
      if (of.kind === "designation" && of.is === "monarch" && of.of.kind === "each") return "there is no monarch";
      if (of.kind === "damage-this-turn" && of.to?.kind === "player" && of.to.who?.kind === "you" && isAny(of.source))
        return either(
          `you haven't been dealt ${damageKind(of)}damage ${damageWhen(of)}`,
          `it isn't true that ${condition(scope, of)}`,
        );
      return `it isn't true that ${condition(scope, of)}`;
    case "matches":
      return predicate(scope, selector(scope, of.what), of.filter, "isn't");
    case "done":
      return either(
        ...(scope.anyone.has(of.name) ? ["no one does", "no player does"] : []),
        "you don't",
        ...undone(scope, scope.did.get(of.name)),
        "they don't",
        "that player doesn't",
        "you can't",
        ...(scope.did.get(of.name) === "life" ? ["no life is lost this way"] : []),
        `no ${of.filter === undefined ? "card" : bare(noun(scope, of.filter))} is put into a hand this way`,
      );
    case "did":
      return `${player(scope, of.who).subject} ${either("can't", "doesn't", "didn't")}`;
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
      return paid(scope, of)
        .replace(/ was /g, " wasn't ")
        .replace(/ escaped\b/g, " didn't escape");
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

/** What wasn't done, of instructions that name it again. */
function undone(scope: Scope, did: string | undefined): readonly string[] {
  switch (did) {
    case "transform":
      return [`${selfReference(scope).subject} didn't transform this way`];
    case "cast":
      return ["it wasn't cast this way"];
    case "move":
    case "may":
      return ["you don't put the card onto the battlefield", "you don't put it onto the battlefield"];
    default:
      return [];
  }
}

const negatedHappening = (words: string): readonly string[] => [
  words.replace(" attacked", " didn't attack"),
  words.replace(/ (was|were) /, " $1n't "),
  words.replace(/ (\w+)ed /, " didn't $1 "),
];
