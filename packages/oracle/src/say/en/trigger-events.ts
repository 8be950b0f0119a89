import type { Filter, PlayerRef, Trigger } from "@obverse/core";
import { either } from "../phrase.ts";
import { nameThing, type Scope } from "../scope.ts";
import { noun } from "./filter.ts";
import { bare, many, one } from "./noun.ts";
import { agree } from "./noun-phrase.ts";
import { player } from "./player.ts";
import { selfReference } from "./reference.ts";
import { actor, isSelf, subject, type Waiting, zoneWords } from "./trigger-parts.ts";
import { list, numberWord, ordinal, withArticle } from "./words.ts";

/** Going from zone to zone. */
export function zoneChange(scope: Scope, of: Extract<Trigger, { kind: "zone-change" }>): Waiting {
  const who = subject(scope, of.subject, of.oneOrMore);
  const be = who.plural ? "are" : "is";
  const whose =
    of.whose === undefined
      ? either("a", "your", "its owner's")
      : of.whose.kind === "opponents"
        ? "an opponent's"
        : player(scope, of.whose).possessive;
  const from =
    of.from === undefined ? either("", " from anywhere") : ` from ${zoneWords(of.from, either("your", "a"))}`;
  const except =
    of.exceptFrom === undefined ? "" : ` from anywhere other than ${zoneWords(of.exceptFrom, either("your", "a"))}`;
  if (of.to === undefined)
    return {
      lead: "whenever",
      subject: who.subject,
      predicate: `${who.plural ? "leave" : "leaves"} ${zoneWords(of.from ?? ["graveyard"], whose)}`,
    };
  const [to] = of.to;
  const verb =
    to === "exile"
      ? `${be} exiled${from}${of.activating === undefined ? "" : ` while you're activating a ${of.activating} ability`}`
      : to === "hand"
        ? either(`${be} returned to ${whose} hand${from}`, `${be} put into ${whose} hand${from}`)
        : to === "library"
          ? `${be} put into ${whose} library${from}`
          : `${be} put into ${either(zoneWords(of.to, whose), ...(of.oneOrMore === true && of.whose === undefined && to === "graveyard" ? ["graveyards"] : []))}${except === "" ? from : except}`;
  return { lead: "whenever", subject: who.subject, predicate: verb };
}

/** Casting spells. */
export function cast(scope: Scope, of: Extract<Trigger, { kind: "cast" }>): Waiting {
  if (isSelf(of.spell))
    return {
      lead: "when",
      subject: "you",
      predicate: either("cast this spell", `cast ${selfReference(scope).object}`),
    };
  const who = actor(scope, of.who);
  const words = noun(scope, of.spell);
  const hasSpell = words.heart.some((heart) => heart === "spell");
  const spell = hasSpell
    ? words
    : {
        ...words,
        heart: words.heart.every((heart) => typeof heart === "string" && heart.includes("\uE000permanent"))
          ? ["spell"]
          : [...words.heart, "spell"],
      };
  nameThing(scope, "event:spell", { noun: "spell", plural: false });
  const during = duringTurn(scope, of.during);
  const from =
    of.from === undefined
      ? ""
      : ` from ${zoneWords(of.from, of.whose === undefined ? "a" : player(scope, of.whose).possessive)}`;
  const verb = of.copied === true ? either("cast or copy", "copy") : "cast";
  const what =
    of.nth === undefined
      ? one(spell)
      : `${either("your", "their", "a")} ${ordinal(of.nth)} ${bare(spell)}${of.during === undefined ? either(" each turn", " in a turn") : either("", " each turn")}`;
  const words2 = agree(who, `${verb} ${what}${from}${during}`);
  return { lead: "whenever", subject: who.subject, predicate: words2 };
}

/** “During each opponent's turn”. Empty: at any time. */
export function duringTurn(scope: Scope, who: PlayerRef | undefined): string {
  if (who === undefined) return "";
  const { possessive } = player(scope, who);
  return ` during ${who.kind === "opponents" ? either("each opponent's", "an opponent's", possessive) : possessive} turn`;
}

/** What players do, where the action's name isn't all of it. */
const ACTIONS: Readonly<Record<string, string>> = {
  crime: "commit a crime",
  monarch: "become the monarch",
  venture: "venture into the dungeon",
  "complete-dungeon": "complete a dungeon",
  "fully-unlock": "fully unlock a Room",
  exert: "exert a creature",
  "expend-4": "expend four",
  "expend-8": "expend eight",
  "cycle-or-discard": "cycle or discard a card",
  search: "search your library",
  shuffle: "shuffle your library",
  manifest: "manifest a card",
  cloak: "cloak a card",
};

/** “You or a planeswalker you control”. */
const attackedOnes = (scope: Scope, of: Filter): string =>
  of.kind === "player" && of.who?.kind === "you"
    ? "you"
    : of.kind === "any" && of.of.some((part) => part.kind === "player" && part.who?.kind === "you")
      ? list(
          of.of.map((part) => attackedOnes(scope, part)),
          "or",
        )
      : one(noun(scope, of));

/** Any creature of an opponent's: that it attacks is said of that player too. */
const isOpponentsCreature = (of: Filter): boolean =>
  of.kind === "all" &&
  of.of.length === 2 &&
  of.of.some((part) => part.kind === "type" && part.type === "creature") &&
  of.of.some((part) => part.kind === "controller" && part.is.kind === "opponents");

/** Attacking. */
export function attacks(scope: Scope, of: Extract<Trigger, { kind: "attacks" }>): Waiting {
  const who = subject(scope, of.subject, of.oneOrMore);
  const defender =
    of.defender === undefined
      ? ""
      : of.defender === "player"
        ? " a player"
        : of.defender === "planeswalker"
          ? " a planeswalker"
          : of.defender === "you"
            ? either(" you", " you or a planeswalker you control")
            : ` ${attackedOnes(scope, of.defender)}`;
  const alone = of.alone === true ? " alone" : "";
  if (of.withOthers !== undefined) {
    const { filter, atLeast } = of.withOthers;
    const others = noun(scope, filter);
    const { instead: _, ...plainOthers } = others;
    const count = either(`at least ${numberWord(atLeast)} ${others.other ? "other " : ""}`);
    const words =
      atLeast === 1
        ? `${count}${bare({ ...plainOthers, other: false })}`
        : `${count}${many({ ...plainOthers, other: false })}`;
    return { lead: "whenever", subject: `${who.subject} and ${words}`, predicate: `attack${defender}` };
  }
  const opponents = of.oneOrMore === true && isOpponentsCreature(of.subject) && typeof of.defender === "object";
  if (opponents && typeof of.defender === "object") {
    const attacked = `an opponent attacks one or more ${many(noun(scope, of.defender))}`;
    return {
      lead: "whenever",
      subject: either(`${who.subject} ${agree(who, `attack${defender}${alone}`)}`, attacked),
      predicate: "",
    };
  }
  return {
    lead: "whenever",
    subject: who.subject,
    predicate: agree(who, `attack${defender}${alone}`),
  };
}

/** Counters put or removed. */
export function counters(scope: Scope, of: Extract<Trigger, { kind: "counters" }>): Waiting {
  const who = subject(scope, of.subject);
  const word = of.counter === "any" ? "counter" : `${of.counter} counter`;
  const number =
    of.oneOrMore === true
      ? `one or more ${word}s`
      : of.nth !== undefined
        ? `the ${ordinal(of.nth)} ${word}`
        : of.last === true
          ? `the last ${word}`
          : withArticle(word);
  if (of.who !== undefined) {
    const by = actor(scope, of.who);
    return {
      lead: "whenever",
      subject: by.subject,
      predicate: agree(
        by,
        of.change === "add" ? `put ${number} on ${who.object}` : `remove ${number} from ${who.object}`,
      ),
    };
  }
  return {
    lead: "whenever",
    subject: number,
    predicate: `${of.oneOrMore === true ? "are" : "is"} ${of.change === "add" ? "put on" : "removed from"} ${who.object}`,
  };
}

/** Keyword actions. */
export function action(scope: Scope, of: Extract<Trigger, { kind: "action" }>): Waiting {
  const verb = of.action.replace(/-/g, " ");
  if (of.action === "unlock") return { lead: "when", subject: "you", predicate: "unlock this door" };
  if (of.subject !== undefined && of.who === undefined) {
    const who = subject(scope, of.subject, of.oneOrMore);
    return { lead: "whenever", subject: who.subject, predicate: agree(who, verb) };
  }
  const who = actor(scope, of.who ?? { kind: "you" });
  if (of.action === "tempted-by-ring")
    return { lead: "whenever", subject: "the Ring", predicate: `tempts ${who.object}` };
  const own = ACTIONS[of.action];
  if (own !== undefined && of.subject === undefined)
    return { lead: "whenever", subject: who.subject, predicate: agree(who, own) };
  const what =
    of.subject === undefined
      ? /^(cycle|foretell)$/.test(of.action)
        ? either(" a card", "")
        : of.action === "unlock"
          ? " this door"
          : ""
      : ` ${subject(scope, of.subject, of.oneOrMore).object}`;
  return {
    lead: "whenever",
    subject: who.subject,
    predicate: agree(who, `${verb}${what}`),
  };
}
