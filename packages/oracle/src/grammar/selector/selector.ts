import type { Amount, Filter, PlayerRef, Selector } from "@obverse/core";
import { amount } from "../amount.ts";
import { allOf, replaceOther } from "../noun/canonical.ts";
import { type NounPhrase, nounPhrase } from "../noun/phrase.ts";
import { suffixes } from "../noun/suffix.ts";
import { isPlural, playerRef } from "../player.ts";
import type { Reader } from "../reader.ts";
import { type Antecedent, scopeWith, withThing } from "../references.ts";
import { zonePhrase } from "../zone.ts";
import { fromAmong, notPlayed, theirExiled } from "./among.ts";
import { librarySelector } from "./library.ts";
import { linkedCards } from "./linked.ts";
import { objectReference } from "./reference.ts";
import { target } from "./target.ts";

/** Objects as a clause names them. */
export interface Named extends Antecedent {
  /** `true`: not fixed until the instruction is done, so later words mean what that instruction kept. Absent: fixed. */
  readonly indefinite?: true;
}

/** Reads objects: a reference, a target, “each …”, “all …”, “a …”, cards of a library, or several of these joined by “and”. */
export function selector(r: Reader): Named | undefined {
  return r.once("selector", () => {
    const first = single(r);
    if (first === undefined) return undefined;
    const parts = [first];
    let optional = false;
    for (;;) {
      const next = r.attempt((inner) => {
        if (inner.sees("and/or") || inner.sees(", and/or")) optional = true;
        const joined =
          inner.eat("and/or") ||
          inner.eat("and") ||
          (inner.eat(",") && (inner.eat("and") || inner.eat("and/or") || true));
        if (!joined) return undefined;
        if (first.act.kind !== "self") inner.scope = withThing(inner.scope, first);
        const those = /^(those|they)$/.test(inner.word());
        const part = single(inner);
        if (those && VERBS.test(inner.word())) return undefined;
        return part !== undefined && !startsClause(inner, part) ? part : undefined;
      });
      if (next === undefined) break;
      parts.push(next);
    }
    const joined = parts.length === 1 ? first : union(shareEnding(parts, optional));
    r.scope = withThing(r.scope, joined);
    return joined;
  });
}

/**
 * “A creature card and/or a land card from among them”: where the cards are is said once, behind the last, and holds for all of them.
 * With “and/or” each of them may be left out.
 */
function shareEnding(parts: readonly Named[], optional: boolean): readonly Named[] {
  const last = parts.at(-1)?.act;
  return parts.map((part) => {
    const act = ended(part.act, last);
    const free = optional && (act.kind === "choose" || act.kind === "choose-from") ? { ...act, min: 0 } : act;
    return free === part.act ? part : { ...part, act: free, read: free };
  });
}

/** A choice of cards, from where the last of the list is chosen. */
function ended(act: Selector, last: Selector | undefined): Selector {
  if (act.kind !== "choose" || act.zone !== undefined || last === undefined || !namesCards(act.filter)) return act;
  if (last.kind === "choose-from") {
    const { chooser, filter, min, max } = act;
    return { kind: "choose-from", chooser, from: last.from, filter, min, max };
  }
  return last.kind === "choose" && last.zone !== undefined
    ? { ...act, zone: last.zone, ...(last.of === undefined ? {} : { of: last.of }) }
    : act;
}

/** Whether the word “card” is in it: such a thing is on no battlefield. */
const namesCards = (filter: Filter): boolean =>
  filter.kind === "card" || ((filter.kind === "all" || filter.kind === "any") && filter.of.some(namesCards));

/** Verbs with which a clause about an object begins. */
const VERBS = /^(gains?|gets?|has|have|deals?|can't|loses?|becomes?|doesn't|don't|fights?|is|are|enters?)$/;

/** Verbs that only one thing can be the subject of. */
const SINGULAR_VERBS = /^(gains|gets|has|deals|can't|loses|becomes|doesn't|fights|is|enters)$/;

/** After “and”, a noun followed by a verb begins another clause. */
function startsClause(r: Reader, part: Named): boolean {
  if (part.act.kind === "self" || /^(it|he|she)$/.test(r.word(-1))) return SINGULAR_VERBS.test(r.word());
  return part.indefinite === undefined && part.act.kind !== "target" && VERBS.test(r.word()) && part.number === "one";
}

function union(parts: readonly Named[]): Named {
  const of = parts.flatMap((part): readonly Selector[] => (part.act.kind === "union" ? part.act.of : [part.act]));
  const act: Selector = { kind: "union", of };
  const indefinite = parts.some((part) => part.indefinite !== undefined) ? { indefinite: true as const } : {};
  return { act, read: act, nouns: parts.flatMap((part) => part.nouns), number: "many", ...indefinite };
}

/** One noun phrase with its article. */
export function single(r: Reader): Named | undefined {
  return r.once("single", readSingle);
}

function readSingle(r: Reader): Named | undefined {
  return r.oneOf<Named>([
    target,
    librarySelector,
    theirExiled,
    notPlayed,
    fromAmong,
    located,
    linkedCards,
    every,
    some,
  ]);
}

/** A reference, and where the object is: “this card from your graveyard”, “that card from your graveyard”. */
function located(r: Reader): Named | undefined {
  const found = objectReference(r);
  if (found === undefined) return undefined;
  const place = r.attempt((inner) => (inner.eat("from") ? zonePhrase(inner) : undefined));
  if (place === undefined || typeof place.zone !== "string") return place === undefined ? found : undefined;
  if (found.act.kind === "self") {
    r.scope = scopeWith(r.scope, { selfIn: place.zone });
    return found;
  }
  const act: Selector = { kind: "where", of: found.act, filter: { kind: "zone", zone: place.zone } };
  return { ...found, act };
}

/** “Each creature you control”, “all lands”, “creatures you control”. */
function every(r: Reader): Named | undefined {
  const start = r.at;
  const article = r.eatAny("each", "all", "all of the", "every");
  const other = r.eat("other");
  if (other) r.at -= 1;
  const phrase = nounPhrase(r);
  if (phrase === undefined || phrase.nouns.includes("player")) return undefined;
  if (other && phrase.nouns.includes("opponent")) return undefined;
  if (article === undefined && phrase.number !== "many") return undefined;
  const fixed = otherThan(r, phrase, start);
  return {
    act: allSelector(fixed),
    read: allSelector(fixed),
    nouns: phrase.nouns,
    number: article === "each" ? "many" : "many",
  };
}

/** The selector of everything that matches. */
export function allSelector(phrase: NounPhrase): Selector {
  return {
    kind: "all",
    filter: phrase.filter,
    ...(phrase.zone === undefined ? {} : { zone: phrase.zone }),
    ...(phrase.of === undefined ? {} : { of: phrase.of }),
  };
}

/** “Other” leaves out what was just targeted or chosen, where there is such a thing; else the object itself. */
function otherThan(r: Reader, phrase: NounPhrase, start: number): NounPhrase {
  // “Other than ~” names what it leaves out itself.
  const words = r.tokens.slice(start, r.at).map((token) => token.word);
  if (!words.some((word, at) => word === "another" || (word === "other" && words[at + 1] !== "than"))) return phrase;
  const latest = r.scope.things.find((thing) => thing.act.kind === "target" || thing.act.kind === "bound");
  return latest === undefined ? phrase : { ...phrase, filter: replaceOther(phrase.filter, latest.act) };
}

/** How many, with an article or a number. */
export interface Quantity {
  readonly min: Amount;
  readonly max: Amount | "any";
}

/** Reads “a”, “two”, “up to three”, “any number of”, “one or two”, “one or more”. */
export function quantity(r: Reader): Quantity | undefined {
  if (r.eat("any number of")) return { min: 0, max: "any" };
  if (r.eat("up to")) {
    const most = amount(r);
    return most === undefined ? undefined : { min: 0, max: most };
  }
  if (r.eat("one or more")) return { min: 1, max: "any" };
  if (r.eat("one or two")) return { min: 1, max: 2 };
  if (r.eat("one , two , or three")) return { min: 1, max: 3 };
  if (r.sees("another")) return { min: 1, max: 1 };
  if (r.eat("a") || r.eat("an")) return { min: 1, max: 1 };
  const count = r.attempt(amount);
  return count === undefined ? undefined : { min: count, max: count };
}

/** “A creature you control”, “two cards from your hand”: chosen as the instruction is carried out. */
function some(r: Reader): Named | undefined {
  const start = r.at;
  const many = quantity(r);
  if (many === undefined) return undefined;
  const early = r.eat("random");
  const phrase = nounPhrase(r);
  if (phrase === undefined) return undefined;
  const random = early || r.eat("at random") ? { random: true as const } : {};
  const late = "random" in random ? (suffixes(r)?.filters ?? []) : [];
  const chooser = r.attempt(choiceOf) ?? defaultChooser(r);
  const act: Selector = {
    kind: "choose",
    chooser,
    filter: allOf([otherThan(r, phrase, start).filter, ...late]),
    ...(phrase.zone === undefined ? {} : { zone: phrase.zone }),
    ...(phrase.of === undefined ? {} : { of: phrase.of }),
    ...many,
    ...random,
  };
  return { act, read: act, nouns: phrase.nouns, number: many.max === 1 ? "one" : "many", indefinite: true };
}

/** “Of their choice”, “of your choice”. */
function choiceOf(r: Reader): PlayerRef | undefined {
  if (r.eat("of their choice") || r.eat("of his or her choice")) return each(r.scope.subject ?? r.scope.player);
  if (r.eat("of your choice")) return { kind: "you" };
  if (!r.eat("of")) return undefined;
  const who = playerRef(r);
  return who !== undefined && r.eat("'s choice") ? who : undefined;
}

function defaultChooser(r: Reader): PlayerRef {
  return each(r.scope.subject) ?? { kind: "you" };
}

/** In an instruction for several players, the one at hand. */
export function each(player: PlayerRef | undefined): PlayerRef | undefined {
  return player !== undefined && isPlural(player) ? { kind: "bound", name: "each" } : player;
}
