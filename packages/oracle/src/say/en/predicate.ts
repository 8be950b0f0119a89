import type { Filter, PlayerRef } from "@obverse/core";
import { either } from "../phrase.ts";
import type { Scope } from "../scope.ts";
import { COLOR_NAMES } from "./colors.ts";
import { comparison, ON_IT } from "./compare.ts";
import { noun } from "./filter.ts";
import { countersOn, numberIs, numberName } from "./filter-parts.ts";
import { bare, many, one } from "./noun.ts";
import { clause, type NounPhrase } from "./noun-phrase.ts";
import { player } from "./player.ts";
import { selector } from "./selector.ts";
import { list } from "./words.ts";

/** A filter said of something: “it's a creature”, “it has flying”, “it's attacking”. */
export function predicate(scope: Scope, what: NounPhrase, filter: Filter, way: "is" | "isn't"): string {
  const no = way === "isn't";
  const stay = filter.kind === "zone" || filter.kind === "status" ? ["remain"] : [];
  const be = (words: string): string =>
    either(
      clause(what, no ? "aren't" : "be").concat(` ${words}`),
      `${what.subject}${no ? "'s not" : "'s"} ${words}`,
      `${what.subject} was${no ? "n't" : ""} ${words}`,
      `${what.subject} ${no ? "isn't" : "is"} ${words}`,
      ...(no ? [] : stay.map((verb) => `${clause(what, verb)} ${words}`)),
    );
  const verb = (words: string): string => clause(what, no ? `don't ${words}` : words);
  const under = no ? undefined : enteredUnder(filter);
  if (under !== undefined) return `${what.subject} entered under ${player(scope, under).possessive} control`;
  switch (filter.kind) {
    case "keyword":
      return verb(`have ${filter.keyword}`);
    case "number":
      return either(
        verb(`have ${numberIs(scope, filter.of, filter.is, filter.value)}`),
        `${what.possessive} ${numberName(filter.of)} is ${comparison(scope, filter.is, filter.value, "figure")}`,
      );
    case "parity":
      return `${what.possessive} ${numberName(filter.of)} is ${filter.is}`;
    case "counters": {
      const words = countersOn(scope, filter.counter, filter.is, filter.value)
        .one.replace(/^(\uE000?)with /, "$1")
        .replace(/\uE001with /g, "\uE001");
      return either(verb(`have ${words}`), `there are ${words.replace(ON_IT, "")} on ${what.object}`);
    }
    case "status":
      if (filter.status === "attached") return be(either("attached to a creature", "attached to a permanent"));
      if (filter.status === "ring-bearer") return be("your Ring-bearer");
      return be(
        filter.status === "face-down" || filter.status === "face-up"
          ? either(filter.status.replace("-", " "), filter.status)
          : filter.status,
      );
    case "combat":
      if (filter.whom !== undefined) return be(`${filter.is} ${selector(scope, filter.whom).object}`);
      return be(filter.is.replace("-", " "));
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
        ...(no
          ? [
              `${what.subject} didn't ${words.replace("attacked", "attack").replace("dealt damage", "deal damage").replace("entered", "enter")}`,
            ]
          : [`${what.subject} ${words}`]),
      );
    }
    case "was-cast":
      if (filter.by !== undefined)
        return `${player(scope, filter.by).subject} ${no ? "didn't cast" : "cast"} ${what.object}`;
      return `${what.subject} ${no ? "wasn't" : "was"} cast`;
    case "cast-from":
      if (filter.by !== undefined) {
        const who = player(scope, filter.by);
        const place = filter.zone === "exile" ? "exile" : `${who.possessive} ${filter.zone}`;
        return `${who.subject} ${no ? "didn't cast" : "cast"} ${what.object} from ${place}`;
      }
      return fromThere(scope, filter, what);
    case "came-from":
    case "entered-from":
      return fromThere(scope, filter, what);
    case "payable-with-spent-mana":
      return `${what.possessive} mana cost could${no ? "n't" : ""} be paid by some amount of, or all of, the mana you spent on {X}`;
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
    case "all": {
      const only = no ? undefined : (onlyTarget(scope, what, filter.of) ?? fromYourGraveyard(what, filter.of));
      if (only !== undefined) return either(only, be(one(noun(scope, filter))));
      if (
        filter.of.length > 1 &&
        filter.of.every(
          (part) =>
            part.kind === "counters" || part.kind === "status" || part.kind === "zone" || part.kind === "controller",
        )
      )
        return filter.of.map((part) => predicate(scope, what, part, way)).join(" and ");
      return be(one(noun(scope, filter)));
    }
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
        return filter.of.every((part) => part.kind === "zone")
          ? either(
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
              filter.of.map((part) => predicate(scope, what, part, way)).join(" or "),
            )
          : filter.of.map((part) => predicate(scope, what, part, way)).join(" or ");
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
    case "mana-from":
    case "stack-ability":
    case "player":
      return be(either(one(noun(scope, filter)), bare(noun(scope, filter)), many(noun(scope, filter))));
  }
}

/** “It has only one target and that target is ~”. */
function onlyTarget(scope: Scope, what: NounPhrase, of: readonly Filter[]): string | undefined {
  const [number, target, more] = of;
  if (number?.kind !== "number" || number.of !== "targets" || number.is !== "=" || number.value !== 1) return undefined;
  if (target?.kind !== "targets" || target.filter?.kind !== "is" || more !== undefined) return undefined;
  return `${what.subject} has ${either("only one", "a single")} target and that target is ${selector(scope, target.filter.what).object}`;
}

/** “It entered from your graveyard or you cast it from your graveyard”: a card that you own was in no other (404.1). */
function fromYourGraveyard(what: NounPhrase, [ways, owned, more]: readonly Filter[]): string | undefined {
  if (ways?.kind !== "any" || owned?.kind !== "owner" || owned.is.kind !== "you" || more !== undefined)
    return undefined;
  const [entered, wasCast] = ways.of;
  const isThere = (of: Filter | undefined, kind: "entered-from" | "cast-from"): boolean =>
    of?.kind === kind && of.zone === "graveyard";
  return ways.of.length === 2 && isThere(entered, "entered-from") && isThere(wasCast, "cast-from")
    ? `${what.subject} entered from your graveyard or you cast ${what.object} from your graveyard`
    : undefined;
}

/** “It was cast from exile”, “it entered from a graveyard”. */
function fromThere(scope: Scope, filter: Filter, what: NounPhrase): string {
  const words = noun(scope, filter)
    .after.map((part) => part.one)
    .join(" ")
    .replace(/that /g, "");
  return either(`${what.subject} was ${words}`, `${what.subject} ${words}`);
}

/** Under whose control it entered: it is on the battlefield, and theirs. */
function enteredUnder(filter: Filter): PlayerRef | undefined {
  const [there, whose, ...more] = filter.kind === "all" ? filter.of : [];
  return there?.kind === "zone" && there.zone === "battlefield" && whose?.kind === "controller" && more.length === 0
    ? whose.is
    : undefined;
}
