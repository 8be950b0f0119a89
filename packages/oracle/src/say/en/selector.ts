import type { Selector } from "@obverse/core";
import { eachWay, either } from "../phrase.ts";
import type { Scope } from "../scope.ts";
import { choice } from "./choice.ts";
import { everything } from "./everything.ts";
import { noun, nounIn } from "./filter.ts";
import { attached, libraryCards, linked } from "./linked.ts";
import { bare, many, one } from "./noun.ts";
import { type NounPhrase, phrase } from "./noun-phrase.ts";
import { place } from "./place.ts";
import { player } from "./player.ts";
import { granterReference, reference, selfReference } from "./reference.ts";
import { targets } from "./target-slot.ts";
import { doneThisWay, PARTICIPLES, THIS_WAY } from "./this-way.ts";
import { list } from "./words.ts";

/** The objects a selector means, as a noun phrase; what it names can be referred to afterwards. */
export function selector(scope: Scope, of: Selector): NounPhrase {
  switch (of.kind) {
    case "self":
      return selfReference(scope);
    case "granter":
    case "granted-by":
      return granterReference(scope);
    case "target":
      return targets(scope, of.slot);
    case "event": {
      const key = `event:${of.role}`;
      const thing = scope.named.get(key);
      const words = reference(
        scope,
        key,
        thing ?? {
          noun:
            of.role === "spell"
              ? "spell"
              : of.role === "ability"
                ? "ability"
                : of.role === "source"
                  ? "source"
                  : "creature",
          plural: false,
        },
      );
      if (thing !== undefined) scope.focus = key;
      return { ...words, mixed: true };
    }
    case "bound": {
      if (of.name === "it")
        return {
          subject: either("it", "they", "that creature"),
          object: either("it", "them", "that creature"),
          possessive: either("its", "their"),
          plural: false,
          mixed: true,
        };
      const key = `bound:${of.name}`;
      const thing = scope.named.get(key) ?? { noun: "card", plural: false };
      const words = reference(scope, key, thing);
      scope.focus = key;
      // Those of them that were cast have left: those that are there are the rest.
      const left = scope.named.has(castFrom(of.name)) ? ["the rest"] : [];
      const done = [...left, ...doneThisWay(scope, of.name, thing)];
      return done.length === 0
        ? words
        : { ...words, subject: either(words.subject, ...done), object: either(words.object, ...done), mixed: true };
    }
    case "all":
      return everything(scope, of);
    case "choose":
    case "choose-from":
      return choice(scope, of);
    case "attached":
      return attached(scope);
    case "attached-by":
      return phrase(`the permanent ${selector(scope, of.of).subject} is attached to`, false);
    case "attachments": {
      const words = of.filter === undefined ? "permanents" : many(noun(scope, of.filter));
      return phrase(
        either(
          `${words} attached to ${selector(scope, of.of).object}`,
          `all ${words} attached to ${selector(scope, of.of).object}`,
        ),
        true,
      );
    }
    case "linked":
      return linked(scope, of);
    case "library":
      return libraryCards(scope, of);
    case "where": {
      const from = selector(scope, of.of);
      if (of.filter.kind === "zone") {
        const where = place(scope, of.filter.zone, undefined, "from", "one");
        return {
          ...phrase(
            either(
              `${from.object} ${where}`,
              `${from.object} from your ${of.filter.zone}`,
              ...(of.filter.zone === "exile" && of.of.kind === "bound"
                ? [`${either("any of ", "")}those cards you didn't play`]
                : []),
              ...(of.of.kind === "union" && of.filter.zone === "library"
                ? ["all revealed cards not cast this way"]
                : []),
            ),
            from.plural,
          ),
          mixed: true,
        };
      }
      const plainly = nounIn(scope, of.filter, "exile");
      const words =
        plainly.heart[0] === "card"
          ? { ...plainly, heart: [either("card", "permanent", "creature", "token")] }
          : plainly;
      return {
        ...phrase(
          either(
            `${many(words)} among ${from.object}`,
            `each ${bare(words)} among ${from.object}`,
            `${many(words)} from among ${from.object}`,
            `all ${many(words)} revealed this way`,
            ...THIS_WAY.flatMap((verb) => [
              `each ${bare(words)} ${verb} this way`,
              `${either("", "the ", "all ")}${many(words)} ${verb} this way`,
            ]),
            `each of those ${many(words)}`,
            ...(of.filter.kind === "owner" &&
            of.filter.is.kind === "each" &&
            of.of.kind === "bound" &&
            scope.did.get(of.of.name) === "exile"
              ? [`${either("each card", "those cards")} they exiled this way`]
              : []),
            ...(of.of.kind === "bound" && PARTICIPLES[scope.did.get(of.of.name) ?? ""] !== undefined
              ? [`${one(words)} ${PARTICIPLES[scope.did.get(of.of.name) ?? ""] ?? ""} this way`]
              : []),
          ),
          true,
        ),
        mixed: true,
      };
    }
    case "union": {
      const [first, partner] = of.of;
      if (of.of.length === 2 && first?.kind === "self" && partner?.kind === "linked" && partner.link === "paired")
        return phrase(either("both creatures", "each of those creatures"), true);
      if (of.of.length === 2 && first?.kind === "self" && partner !== undefined && isOwn(partner))
        return phrase(
          scope.named.has(OWN_PAIR)
            ? either("them")
            : `${selector(scope, first).object} and ${selector(scope, withoutOwner(partner)).object} you both own and control`,
          true,
        );
      const shared = sharedEnding(scope, of.of);
      if (shared !== undefined) return phrase(shared, true);
      const words = list(
        of.of.map((part) => selector(scope, part).object),
        "and",
      );
      if (isPiles(of)) return phrase(either(words, "the cards in each pile"), true);
      const them = scope.named.size > 1 && of.of.every((part) => part.kind === "self" || part.kind === "all");
      return phrase(them ? either("them", words) : words, true);
    }
    case "except": {
      if (of.of.kind === "all" && of.without.kind === "library")
        return phrase(`all but ${selector(scope, of.without).object}`, true);
      if (of.of.kind === "linked" && of.of.link === "exiled-with" && of.of.filter !== undefined)
        return phrase(
          either("the rest", `all other ${many(noun(scope, of.of.filter))} exiled with ${selfReference(scope).object}`),
          true,
        );
      const bound = (part: Selector): boolean =>
        part.kind === "bound" || (part.kind === "union" && part.of.every(({ kind }) => kind === "bound"));
      if (
        (bound(of.of) && bound(of.without)) ||
        of.without.kind === "bound" ||
        of.of.kind === "bound" ||
        of.of.kind === "library"
      )
        return {
          ...phrase(
            either(
              "the rest",
              "the other",
              "the others",
              "the other pile",
              "the other cards exiled this way",
              ...(isPiles(of.of) ? ["the cards in the other pile"] : []),
              ...(of.of.kind === "except" ? ["the rest of that pile"] : []),
            ),
            true,
          ),
          possessive: "their",
          mixed: true,
        };
      return phrase(`${selector(scope, of.of).object} except ${selector(scope, of.without).object}`, true);
    }
    case "targets-of":
      return phrase(`${many(noun(scope, of.filter))} that ${selector(scope, of.of).subject} targets`, true);
    case "source-of":
      return phrase(either("that source", `the source of ${selector(scope, of.of).object}`, "that permanent"), false);
    case "attacked":
      return phrase(`the permanent ${selector(scope, of.attacker).subject} is attacking`, false);
    case "commanders":
      return phrase(`${player(scope, of.of).possessive} ${either("commander", "commanders")}`, false);
  }
}

/** The key by which it is known that some of the cards of this name were cast. */
export const castFrom = (name: string): string => `cast-from:${name}`;

/** Whether these are the two piles that cards were put into (700.3). */
const isPiles = (of: Selector): boolean => of.kind === "union" && of.of.every(({ kind }) => kind === "bound");

/** The same without “you control” and “you own”, for where that is said already. */
export function withoutOwner(of: Selector): Selector {
  if ((of.kind !== "all" && of.kind !== "choose") || of.filter.kind !== "all") return of;
  return {
    ...of,
    filter: { kind: "all", of: of.filter.of.filter((part) => part.kind !== "controller" && part.kind !== "owner") },
  };
}

/** The key of a pair of permanents that a condition named as both owned and controlled (701.42). */
export const OWN_PAIR = "own-pair";

/** Whether it is something that you choose among what you both own and control. */
function isOwn(of: Selector): boolean {
  if (of.kind !== "choose" || of.filter.kind !== "all") return false;
  const yours = (kind: "owner" | "controller"): boolean =>
    of.filter.kind === "all" && of.filter.of.some((part) => part.kind === kind && part.is.kind === "you");
  return yours("owner") && yours("controller");
}

/** “Up to one creature card”, for “a creature card”. */
const upToOne = (words: string): string =>
  `up to one ${eachWay(words, (way) => way.replace(/^(an?|another) /, (article) => (article === "another " ? "other " : "")))}`;

/** “A creature card and/or a land card from among them”: where they are chosen from is said once. */
function sharedEnding(scope: Scope, of: readonly Selector[]): string | undefined {
  const [first] = of;
  if (first?.kind !== "choose-from" && first?.kind !== "choose") return undefined;
  const from = (part: Selector): string =>
    part.kind === "choose-from"
      ? JSON.stringify(part.from)
      : part.kind === "choose"
        ? JSON.stringify([part.zone, part.of])
        : "";
  if (first.kind === "choose" && first.zone === undefined) return undefined;
  if (of.some((part) => part.kind !== first.kind || from(part) !== from(first))) return undefined;
  const each = of.flatMap((part) =>
    (part.kind === "choose" || part.kind === "choose-from") && part.max === 1 && part.filter !== undefined
      ? [one(nounIn(scope, part.filter, part.kind === "choose" ? part.zone : "library"))]
      : [],
  );
  if (each.length < of.length) return undefined;
  const words =
    first.min === 0
      ? either(list(each.map(upToOne), "and"), list(each, "and/or"))
      : either(list(each, "and"), `${each.slice(0, -1).join(", ")} and ${each.at(-1) ?? ""}`);
  return first.kind === "choose"
    ? `${words} ${place(scope, first.zone ?? "graveyard", first.of, "from", "one")}`
    : `${words} ${either(`from among ${selector(scope, first.from).object}`, ...(first.from.kind === "all" ? [`from among the ${many(nounIn(scope, first.from.filter, first.from.zone))}`] : []), "from among them", "from among those cards", "from it")}`;
}

/** One of what a selector means, where it means all that match: “a creature you control”; with several, joined by “or”. */
export function single(scope: Scope, of: Selector): string {
  if (of.kind === "union")
    return list(
      of.of.map((part) => single(scope, part)),
      "or",
    );
  if (of.kind !== "all") return selector(scope, of).object;
  return `${one(nounIn(scope, of.filter, of.zone))}${of.zone === undefined ? "" : ` ${place(scope, of.zone, of.of, "in", "one")}`}`;
}
