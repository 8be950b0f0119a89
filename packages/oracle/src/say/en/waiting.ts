import type { Filter, Trigger } from "@obverse/core";
import { either } from "../phrase.ts";
import { nameThing, type Scope } from "../scope.ts";
import { comparison } from "./compare.ts";
import { condition } from "./condition.ts";
import { noun } from "./filter.ts";
import { many, one } from "./noun.ts";
import { agree, clause, type NounPhrase } from "./noun-phrase.ts";
import { player } from "./player.ts";
import { selfReference } from "./reference.ts";
import { selector } from "./selector.ts";
import { stepMoment } from "./step-trigger.ts";
import { action, attacks, cast, counters, duringTurn, zoneChange } from "./trigger-events.ts";
import { actor, cards, isSelf, role, subject, type Waiting, zoneWords } from "./trigger-parts.ts";
import { numberWord, ordinal, withArticle } from "./words.ts";

const BATTLEFIELD = either("enters", "enters the battlefield");

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
      const from =
        of.from === undefined
          ? ""
          : ` from ${zoneWords(of.from, of.whose === undefined ? "a" : player(scope, of.whose).possessive)}`;
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
      if (of.who !== undefined) {
        const who = player(scope, of.who);
        const what = subject(scope, of.subject, group).subject;
        return { ...say(who, "turn"), predicate: `${agree(who, "turn")} ${what} face up` };
      }
      // What is turned face up was face down, said or not (708.7).
      return say(faceDownSubject(scope, of.subject, group), "be turned face up");
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
      for (const key of ["event:source", "event:spell"])
        nameThing(scope, key, { noun: "spell or ability", plural: false });
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
      if (of.totalPower !== undefined)
        return say(
          who,
          `attack${whom} with ${many(noun(scope, of.with ?? { kind: "type", type: "creature" }))} with total power ${of.totalPower} or greater`,
        );
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
      const once = of.oneOrMore === true && isSelf(of.source) ? true : undefined;
      const to =
        of.to === undefined
          ? ""
          : ` to ${once === undefined || of.to.kind === "player" ? role(scope, of.to, "recipient") : subject(scope, of.to, true, "recipient").object}`;
      return say(who, `deal ${of.combat === true ? "combat " : of.combat === false ? "noncombat " : ""}damage${to}`);
    }
    case "dealt-damage": {
      const by = of.by === undefined ? "" : ` by ${role(scope, of.by, "source")}`;
      return say(
        subject(scope, of.subject, group, "recipient"),
        `be dealt ${of.excess === true ? "excess " : ""}${of.combat === true ? "combat " : of.combat === false ? "noncombat " : ""}damage${by}`,
      );
    }
    case "life": {
      const first = of.firstEachTurn === true ? " for the first time each turn" : "";
      const during = duringTurn(scope, of.during);
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
      const during = duringTurn(scope, of.during);
      return say(
        who,
        of.nth === undefined
          ? `draw a card${except}${during}`
          : `draw ${either("your", "their")} ${ordinal(of.nth)} card${of.during === undefined ? either(" each turn", " in a turn") : either("", " each turn")}${during}`,
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
      return say(who, of.entering === true ? `enter ${of.change}${to}` : `become ${of.change}${to}`);
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
      const from =
        of.from === undefined
          ? ""
          : ` from ${zoneWords(of.from, of.whose === undefined ? "a" : player(scope, of.whose).possessive)}`;
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
      return say(subject(scope, of.subject), `become ${of.what}${of.level === undefined ? "" : ` ${of.level}`}`);
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

/** “A face-down permanent you control”, for “a permanent you control”. */
function faceDownSubject(scope: Scope, filter: Filter, group: true | undefined): NounPhrase {
  const down: Filter = { kind: "all", of: [{ kind: "status", status: "face-down" }, filter] };
  if (isSelf(filter) || filter.kind === "any" || group === true) return subject(scope, filter, group);
  const more = subject({ ...scope, named: new Map(scope.named) }, down).subject;
  const words = subject(scope, filter);
  return { ...words, subject: either(words.subject, more) };
}
