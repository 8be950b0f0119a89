import type { Filter, PlayerRef, Trigger, Zone } from "@obverse/core";
import { either } from "../phrase.ts";
import { nameThing, type Scope } from "../scope.ts";
import { comparison, condition } from "./condition.ts";
import { noun } from "./filter.ts";
import { many, one, short } from "./noun.ts";
import { agree, clause, type NounPhrase, phrase } from "./noun-phrase.ts";
import { player } from "./player.ts";
import { selfReference } from "./reference.ts";
import { selector } from "./selector.ts";
import { stepName } from "./step.ts";
import { numberWord, ordinal, withArticle } from "./words.ts";

/** A trigger in pieces: the word that begins it, who it is about and what happens. */
export interface Waiting {
  readonly lead: string;
  readonly subject: string;
  readonly predicate: string;
}

/** All triggers of an ability as the clause before its comma: “Whenever this creature enters or attacks”. */
export function triggerClause(scope: Scope, triggers: readonly Trigger[]): string {
  const about = triggers.map(subjectKey);
  const shared = about.length > 1 && about[0] !== undefined && about.every((key) => key === about[0]);
  const { focus } = scope;
  const parts = triggers.map((trigger) => {
    if (shared) scope.focus = focus;
    return waiting(scope, trigger);
  });
  const [first] = parts;
  if (first === undefined) return "";
  if (shared) return `${lead(parts, triggers)} ${first.subject} ${parts.map((part) => part.predicate).join(" or ")}`;
  return parts
    .map((part, index) =>
      index === 0
        ? `${lead(parts, triggers)} ${part.subject} ${part.predicate}`
        : `${either(" or", " or whenever", " and whenever", " and when")} ${part.subject} ${part.predicate}`,
    )
    .join("");
}

function lead(parts: readonly Waiting[], triggers: readonly Trigger[]): string {
  const [first] = parts;
  if (first?.lead === "at") return "at";
  const usually =
    triggers.length > 1
      ? triggers.every(isOnce) && triggers.length < 2
        ? "when"
        : "whenever"
      : triggers.every(isOnce)
        ? "when"
        : "whenever";
  return usually === "when" ? either("when", "whenever") : either("whenever", "when");
}

/** What a trigger is about, to be said once for several. Nothing: not an object. */
function subjectKey(trigger: Trigger): string | undefined {
  const about =
    "subject" in trigger
      ? trigger.subject
      : trigger.kind === "deals-damage"
        ? trigger.source
        : "who" in trigger
          ? trigger.who
          : undefined;
  return about === undefined ? undefined : JSON.stringify(about);
}

const isSelf = (filter: Filter): boolean =>
  filter.kind === "is"
    ? filter.what.kind === "self" || filter.what.kind === "attached"
    : filter.kind === "all" && filter.of.some(isSelf);

function isOnce(trigger: Trigger): boolean {
  switch (trigger.kind) {
    case "enters":
    case "leaves":
    case "dies":
    case "turned-face-up":
    case "transforms":
    case "zone-change":
      return isSelf(trigger.subject);
    case "state":
    case "loses-control":
      return true;
    case "cast":
      return isSelf(trigger.spell);
    default:
      return false;
  }
}

function subject(scope: Scope, filter: Filter, group?: true, role = "subject"): NounPhrase {
  if (filter.kind === "is" && filter.what.kind === "self") return singular(selfReference(scope));
  if (filter.kind === "is") return selector(scope, filter.what);
  if (filter.kind === "any" && filter.of.length > 1) {
    const words = filter.of.map((part) => subject(scope, part, group, role).subject);
    nameThing(scope, `event:${role}`, { noun: "permanent", plural: false });
    return phrase(words.join(" or "), false);
  }
  const words = noun(scope, filter);
  nameThing(scope, `event:${role}`, {
    noun: short(words).includes("\uE000") ? "permanent" : short(words),
    plural: group === true,
  });
  return group === true ? phrase(`one or more ${many(words)}`, true) : phrase(one(words), false);
}

function actor(scope: Scope, who: PlayerRef | "anyone" | "each"): NounPhrase {
  if (who === "anyone" || who === "each") return phrase("a player", false);
  if (who.kind === "opponents") return phrase(either("an opponent", "one or more opponents"), false);
  if (who.kind === "each") return phrase("a player", false);
  return player(scope, who);
}

const BATTLEFIELD = either("enters", "enters the battlefield");

function zoneWords(zones: readonly Zone[], whose: string): string {
  return zones
    .map((zone) =>
      zone === "exile" || zone === "stack"
        ? zone === "stack"
          ? "the stack"
          : "exile"
        : zone === "battlefield"
          ? "the battlefield"
          : zone === "command"
            ? "the command zone"
            : `${whose} ${zone}`,
    )
    .join(" or ");
}

/** One trigger in pieces. */
export function waiting(scope: Scope, of: Trigger): Waiting {
  const say = (who: NounPhrase, verb: string): Waiting => ({
    lead: "whenever",
    subject: who.subject,
    predicate: agree(who, verb),
  });
  const group = "oneOrMore" in of ? of.oneOrMore : undefined;
  switch (of.kind) {
    case "step":
      return { lead: "at", subject: "", predicate: stepMoment(scope, of) };
    case "enters": {
      const who = subject(scope, of.subject, group);
      const under = of.underControl === undefined ? "" : ` under ${player(scope, of.underControl).possessive} control`;
      const from = of.from === undefined ? "" : ` from ${zoneWords(of.from, either("your", "a"))}`;
      const cast = of.castFrom === undefined ? "" : `, if you cast it from ${zoneWords([of.castFrom], "your")}`;
      const was =
        of.wasCast === undefined
          ? ""
          : of.wasCast
            ? either(", if it was cast", ", if you cast it")
            : ", if it wasn't cast";
      return {
        lead: "whenever",
        subject: who.subject,
        predicate: `${who.plural ? either("enter", "enter the battlefield") : BATTLEFIELD}${from}${under}${cast}${was}`,
      };
    }
    case "leaves": {
      const to = of.to === undefined ? "" : ` and goes to ${zoneWords(of.to, "a")}`;
      const except = of.exceptTo === undefined ? "" : " without dying";
      return say(subject(scope, of.subject, group), `leave the battlefield${to}${except}`);
    }
    case "dies": {
      const by = of.damagedBy === undefined ? "" : ` dealt damage by ${selector(scope, of.damagedBy).object} this turn`;
      const who = subject(scope, of.subject, group);
      return { ...say(who, "die"), subject: `${who.subject}${by}` };
    }
    case "zone-change":
      return zoneChange(scope, of);
    case "transforms": {
      const into =
        of.into === undefined
          ? ""
          : of.into.kind === "name"
            ? ` into ${scope.options.nameOf?.(of.into.name) ?? of.into.name}`
            : ` into ${isSelf(of.into) ? either(selfReference(scope).object) : one(noun(scope, of.into))}`;
      return say(subject(scope, of.subject, group), `transform${into}`);
    }
    case "turned-face-up":
      return say(subject(scope, of.subject, group), "be turned face up");
    case "turned-face-down":
      return say(subject(scope, of.subject), "be turned face down");
    case "cast":
      return cast(scope, of);
    case "activates": {
      const source = of.source === undefined ? "" : ` of ${one(noun(scope, of.source))}`;
      const ability = of.keyword === undefined ? "an ability" : either(`${withArticle(of.keyword)} ability`);
      const mana = of.notMana === true ? " that isn't a mana ability" : "";
      const ways = {
        lead: "whenever",
        subject: actor(scope, of.who).subject,
        predicate: `${agree(actor(scope, of.who), "activate")} ${ability}${source}${mana}`,
      };
      nameThing(scope, "event:ability", { noun: "ability", plural: false });
      return of.who === "anyone"
        ? {
            lead: "whenever",
            subject: `${ability}${source}`,
            predicate: `is activated${of.notMana === true ? either("", ", if it isn't a mana ability") : ""}`,
          }
        : ways;
    }
    case "triggers":
      return { lead: "whenever", subject: `an ability of ${one(noun(scope, of.source))}`, predicate: "triggers" };
    case "becomes-target": {
      const who = subject(scope, of.subject, undefined, "recipient");
      const by = of.by === undefined ? either("a spell or ability", "a spell") : one(noun(scope, of.by));
      const controlled =
        of.who === undefined
          ? ""
          : of.who.kind === "opponents"
            ? " an opponent controls"
            : ` ${clause(player(scope, of.who), "control")}`;
      nameThing(scope, "event:source", { noun: "spell or ability", plural: false });
      return say(
        who,
        `become the target of ${by}${controlled}${of.firstEachTurn === true ? " for the first time each turn" : ""}`,
      );
    }
    case "attacks":
      return attacks(scope, of);
    case "player-attacks": {
      const who = actor(scope, of.who);
      const whom =
        of.whom === undefined ? "" : ` ${of.whom.kind === "opponents" ? "an opponent" : player(scope, of.whom).object}`;
      if (of.with === undefined && of.atLeast === undefined && of.exactly === undefined)
        return say(who, `attack${whom}`);
      const words = noun(scope, of.with ?? { kind: "type", type: "creature" });
      const count =
        of.exactly !== undefined
          ? `exactly ${numberWord(of.exactly)} ${many(words)}`
          : of.atLeast === undefined || of.atLeast === 1
            ? either(`one or more ${many(words)}`, one(words))
            : either(
                `${numberWord(of.atLeast)} or more ${many(words)}`,
                `at least ${numberWord(of.atLeast)} ${many(words)}`,
              );
      return say(who, `attack${whom} with ${count}`);
    }
    case "blocks":
      return say(
        subject(scope, of.subject),
        `block${of.what === undefined ? "" : ` ${role(scope, of.what, "other")}`}`,
      );
    case "becomes-blocked":
      return say(
        subject(scope, of.subject),
        `become blocked${of.by === undefined ? "" : ` by ${role(scope, of.by, "other")}`}`,
      );
    case "attacks-unblocked":
      return say(subject(scope, of.subject), "attack and isn't blocked");
    case "deals-damage": {
      const who = subject(scope, of.source, group, "source");
      const to = of.to === undefined ? "" : ` to ${role(scope, of.to, "recipient")}`;
      return say(who, `deal ${of.combat === true ? "combat " : of.combat === false ? "noncombat " : ""}damage${to}`);
    }
    case "dealt-damage": {
      const by = of.by === undefined ? "" : ` by ${role(scope, of.by, "source")}`;
      return say(
        subject(scope, of.subject, group),
        `be dealt ${of.combat === true ? "combat " : of.combat === false ? "noncombat " : ""}damage${by}`,
      );
    }
    case "life": {
      const first = of.firstEachTurn === true ? " for the first time each turn" : "";
      const during = of.during === undefined ? "" : ` during ${player(scope, of.during).possessive} turn`;
      return say(actor(scope, of.who), `${of.change} life${first}${during}`);
    }
    case "draws": {
      const who = actor(scope, of.who);
      const except =
        of.exceptFirstInDrawStep === true
          ? either(
              " except the first one they draw in each of their draw steps",
              " except the first one you draw in each of your draw steps",
            )
          : "";
      const during = of.during === undefined ? "" : ` during ${player(scope, of.during).possessive} turn`;
      return say(
        who,
        of.nth === undefined
          ? `draw a card${except}${during}`
          : `draw ${either("your", "their")} ${ordinal(of.nth)} card each turn${during}`,
      );
    }
    case "discards":
      return say(actor(scope, of.who), `discard ${cards(scope, of.what, group)}`);
    case "mills":
      return say(actor(scope, of.who), `mill ${cards(scope, of.what, group)}`);
    case "sacrifices":
      return say(actor(scope, of.who), `sacrifice ${subject(scope, of.what, group).object}`);
    case "counters":
      return counters(scope, of);
    case "status": {
      const who = subject(scope, of.subject, group);
      if (of.forMana === true && of.who !== undefined) return say(actor(scope, of.who), `tap ${who.object} for mana`);
      return of.forMana === true ? say(who, "be tapped for mana") : say(who, `become ${of.change}`);
    }
    case "attached": {
      const who = subject(scope, of.subject);
      const to =
        of.to === undefined ? "" : ` ${of.change === "attached" ? "to" : "from"} ${role(scope, of.to, "attached-to")}`;
      return say(who, `become ${of.change}${to}`);
    }
    case "day-night":
      return {
        lead: "whenever",
        subject:
          of.becomes === undefined
            ? "day becomes night or night becomes day"
            : of.becomes === "day"
              ? either("night becomes day", "it becomes day")
              : either("day becomes night", "it becomes night"),
        predicate: "",
      };
    case "creates":
      return say(actor(scope, of.who), `create ${subject(scope, of.what, group).object}`);
    case "plays-land": {
      const from = of.from === undefined ? "" : ` from ${zoneWords(of.from, "your")}`;
      return say(actor(scope, of.who), `play ${of.what === undefined ? "a land" : one(noun(scope, of.what))}${from}`);
    }
    case "action":
      return action(scope, of);
    case "loses-game":
      return say(actor(scope, of.who), "lose the game");
    case "loses-control":
      return { lead: "when", subject: "you", predicate: `lose control of ${subject(scope, of.subject).object}` };
    case "state":
      return { lead: "when", subject: condition(scope, of.condition), predicate: "" };
    case "becomes":
      return say(subject(scope, of.subject), `become ${of.what}`);
    case "dice":
      return say(
        actor(scope, of.who),
        of.what === "roll"
          ? `roll ${of.is === undefined ? "one or more dice" : `${comparison(scope, of.is.is, of.is.value, "figure")}`}`
          : of.what === "flip-won"
            ? "win a coin flip"
            : "lose a coin flip",
      );
  }
}

/** A trigger as something that happened: “a permanent left the battlefield”, “it attacked”. */
export function happening(scope: Scope, of: Trigger): string {
  const { subject: who, predicate } = waiting(scope, of);
  const past = predicate
    .replace(/\benters the battlefield\b/g, "entered the battlefield")
    .replace(/\benters?\b/g, "entered")
    .replace(/\bleaves?\b/g, "left")
    .replace(/\bdies?\b/g, "died")
    .replace(/\battacks?\b/g, "attacked")
    .replace(/\bblocks?\b/g, "blocked")
    .replace(/\bcasts?\b/g, "cast")
    .replace(/\bdeals?\b/g, "dealt")
    .replace(/\bgains?\b/g, "gained")
    .replace(/\bloses?\b/g, "lost")
    .replace(/\bdraws?\b/g, "drew")
    .replace(/\bdiscards?\b/g, "discarded")
    .replace(/\bsacrifices?\b/g, "sacrificed")
    .replace(/\b(is|are)\b/g, "was")
    .replace(/\bbecomes?\b/g, "became")
    .replace(/\btransforms?\b/g, "transformed")
    .replace(/\bplays?\b/g, "played");
  const under =
    who.replace(/ you control/, "") === who ? [] : [`${who.replace(" you control", "")} ${past} under your control`];
  return either(`${who} ${past}`, ...under);
}

function role(scope: Scope, filter: Filter, name: string): string {
  return subject(scope, filter, undefined, name).object;
}

function cards(scope: Scope, what: Filter | undefined, group: true | undefined): string {
  if (what === undefined) {
    nameThing(scope, "event:subject", { noun: "card", plural: group === true });
    return group === true ? "one or more cards" : "a card";
  }
  return subject(scope, what, group).object;
}

/** “At the beginning of your upkeep”. */
export const stepClause = (scope: Scope, of: Extract<Trigger, { kind: "step" }>): string =>
  `at ${stepMoment(scope, of)}`;

/** “The beginning of your upkeep”. */
function stepMoment(scope: Scope, of: Extract<Trigger, { kind: "step" }>): string {
  const name = stepName(of.step);
  const whose = of.whose;
  const combat = of.step === "begin-combat" || of.step === "combat";
  if (of.step === "end-combat") return either("end of combat", "the end of combat");
  if (whose === "each" || whose.kind === "each")
    return combat
      ? either(
          "the beginning of each combat",
          "the beginning of combat on each player's turn",
          "the beginning of combat",
        )
      : either(
          `the beginning of each ${name}`,
          `the beginning of the ${name}`,
          `the beginning of each player's ${name}`,
          `the beginning of the next ${name}`,
        );
  if (whose.kind === "you")
    return combat
      ? "the beginning of combat on your turn"
      : either(
          `the beginning of your ${name}`,
          `the beginning of your next ${name}`,
          `the beginning of each of your ${name}s`,
        );
  if (whose.kind === "opponents")
    return combat ? "the beginning of combat on each opponent's turn" : `the beginning of each opponent's ${name}`;
  const { possessive } = player(scope, whose);
  return combat
    ? `the beginning of combat on ${possessive} turn`
    : either(`the beginning of ${possessive} ${name}`, `the beginning of ${possessive} next ${name}`);
}

function zoneChange(scope: Scope, of: Extract<Trigger, { kind: "zone-change" }>): Waiting {
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
      ? `${be} exiled${from}`
      : to === "hand"
        ? either(`${be} returned to ${whose} hand${from}`, `${be} put into ${whose} hand${from}`)
        : to === "library"
          ? `${be} put into ${whose} library${from}`
          : `${be} put into ${zoneWords(of.to, whose)}${except === "" ? from : except}`;
  return { lead: "whenever", subject: who.subject, predicate: verb };
}

function cast(scope: Scope, of: Extract<Trigger, { kind: "cast" }>): Waiting {
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
  const during = of.during === undefined ? "" : ` during ${player(scope, of.during).possessive} turn`;
  const from = of.from === undefined ? "" : ` from ${zoneWords(of.from, either("your", "their", "a"))}`;
  const verb = of.copied === true ? either("cast or copy", "copy") : "cast";
  const what =
    of.nth === undefined
      ? one(spell)
      : `${either("your", "their", "a")} ${ordinal(of.nth)} ${one(spell).replace(/^(an?|another) /, "")}${either(" each turn", " in a turn")}`;
  const words2 = agree(who, `${verb} ${what}${from}${during}`);
  return { lead: "whenever", subject: who.subject, predicate: words2 };
}

function attacks(scope: Scope, of: Extract<Trigger, { kind: "attacks" }>): Waiting {
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
            : ` ${one(noun(scope, of.defender))}`;
  const alone = of.alone === true ? " alone" : "";
  if (of.withOthers !== undefined) {
    const { filter, atLeast } = of.withOthers;
    const others = noun(scope, filter);
    const count = either(`at least ${numberWord(atLeast)} ${others.other ? "other " : ""}`);
    const words =
      atLeast === 1
        ? `${count}${one({ ...others, other: false }).replace(/^an? /, "")}`
        : `${count}${many({ ...others, other: false })}`;
    return { lead: "whenever", subject: `${who.subject} and ${words}`, predicate: `attack${defender}` };
  }
  return {
    lead: "whenever",
    subject: who.subject,
    predicate: agree(who, `attack${defender}${alone}`),
  };
}

function counters(scope: Scope, of: Extract<Trigger, { kind: "counters" }>): Waiting {
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

function action(scope: Scope, of: Extract<Trigger, { kind: "action" }>): Waiting {
  const verb = of.action.replace(/-/g, " ");
  if (of.subject !== undefined && of.who === undefined) {
    const who = subject(scope, of.subject, of.oneOrMore);
    return { lead: "whenever", subject: who.subject, predicate: agree(who, verb) };
  }
  const who = actor(scope, of.who ?? { kind: "you" });
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

const singular = ({ subject: words, object, possessive }: NounPhrase): NounPhrase => ({
  subject: words,
  object,
  possessive,
  plural: false,
});
