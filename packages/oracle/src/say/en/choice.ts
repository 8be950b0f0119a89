import type { Amount, Filter, Selector } from "@obverse/core";
import { either, silent } from "../phrase.ts";
import { nameThing, type Scope } from "../scope.ts";
import { amount } from "./amount.ts";
import { around } from "./everything.ts";
import { noun, nounIn } from "./filter.ts";
import { bare, counted, type Noun, one, short } from "./noun.ts";
import { type NounPhrase, phrase } from "./noun-phrase.ts";
import { place } from "./place.ts";
import { selfReference } from "./reference.ts";
import { selector } from "./selector.ts";
import { doneToThem } from "./this-way.ts";
import { list, numberWord } from "./words.ts";

/** Objects that someone chooses: “a creature of their choice”, “up to two cards from among them”. */
export function choice(scope: Scope, of: Extract<Selector, { kind: "choose" | "choose-from" }>): NounPhrase {
  const words =
    of.kind === "choose" || of.filter !== undefined
      ? nounIn(scope, of.filter ?? { kind: "all", of: [] }, of.kind === "choose" ? of.zone : undefined)
      : undefined;
  const from =
    of.kind === "choose-from"
      ? ` ${either(`from among ${selector(scope, of.from).object}`, `of ${selector(scope, of.from).object}`, "of them", "from among them", "from among those cards", "from it", ...ofSoMany(scope, of.from), ...doneToThem(scope, of.from), ...(words === undefined ? [""] : []))}`
      : of.zone === undefined
        ? ""
        : ` ${place(scope, of.zone, of.of, "from", of.max === 1 ? "one" : "many")}`;
  const exiled = of.kind === "choose-from" && of.max === 1 ? oneLinked(scope, of) : undefined;
  const theirs = of.kind === "choose-from" && of.max === 1 ? [...revealedByThem(scope, of), ...putByThat(of)] : [];
  if (exiled !== undefined) return exiled;
  const chooser =
    of.chooser.kind === "you"
      ? silent(" of your choice")
      : either(
          " of their choice",
          "",
          " of that player's choice",
          " of an opponent's choice",
          " of its controller's choice",
        );
  const random = of.random === true ? " at random" : "";
  const single = of.max === 1;
  const noWord = words === undefined;
  const ofNoun = (count: number | string): string =>
    noWord ? either(typeof count === "number" ? numberWord(count) : count) : counted(words, count);
  const count =
    of.max === "any"
      ? of.min === 0
        ? "any number of"
        : "one or more"
      : of.min === 0
        ? of.max === 1
          ? undefined
          : `up to ${typeof of.max === "number" ? numberWord(of.max) : amount(scope, of.max)}`
        : typeof of.max === "number"
          ? fromTo(of.min, of.max)
          : amount(scope, of.max);
  const core =
    noWord && count === "any number of"
      ? either("any number", "any number of cards", "any number of spells")
      : count === undefined
        ? noWord
          ? "up to one"
          : `up to one ${words.other ? "other " : ""}${bare({ ...words, other: false })}`
        : noWord && count === 1
          ? either("one", "a card", "one card")
          : ofNoun(count);
  nameThing(scope, "chosen", { noun: words === undefined ? "card" : short(words), plural: !single });
  const plain =
    of.kind === "choose" && of.zone === "command" && isOwnCommander(of.filter)
      ? either(`${core}${from}${random}${chooser}`, "your commander from the command zone")
      : `${core}${from}${random}${chooser}`;
  const atRandom =
    of.random === true && words !== undefined && count !== undefined
      ? [`${counted({ ...words, before: ["random", ...words.before] }, count)}${from}${chooser}`]
      : [];
  if (words === undefined || words.after.length === 0 || count === undefined || (from === "" && random === ""))
    return phrase(either(plain, ...atRandom, ...theirs), !single);
  const ending = words.after.map((part) => ` ${part[single ? "one" : "many"]}`).join("");
  return phrase(
    either(
      plain,
      ...atRandom,
      ...theirs,
      `${counted({ ...words, after: [] }, count)}${from}${random}${ending}${chooser}`,
      ...(words.after.length < 2
        ? []
        : around(words, (way) => `${counted(way, count)}${from}${random}`, single ? "one" : "many")),
    ),
    !single,
  );
}

/** “Your commander”. */
const isOwnCommander = (filter: Filter): boolean =>
  filter.kind === "all" &&
  filter.of.some(({ kind }) => kind === "commander") &&
  filter.of.some((part) => part.kind === "owner" && part.is.kind === "you");

/** “Of those two cards”. */
function ofSoMany(scope: Scope, from: Selector): readonly string[] {
  const count = from.kind === "bound" ? scope.named.get(`bound:${from.name}`)?.count : undefined;
  return count === undefined ? [] : [`of those ${numberWord(count)} cards`];
}

/** “One, two, or three”, where it isn't a number by itself. */
const fromTo = (min: Amount, max: number): number | string =>
  typeof min === "number" && min < max
    ? list(
        Array.from({ length: max - min + 1 }, (_, at) => numberWord(min + at)),
        "or",
      )
    : max;

/** “A creature card they revealed this way”, of what each player showed. */
function revealedByThem(scope: Scope, of: Extract<Selector, { kind: "choose-from" }>): readonly string[] {
  if (of.from.kind !== "bound" || scope.did.get(of.from.name) !== "reveal" || of.filter?.kind !== "all") return [];
  const theirs = of.filter.of.find((part) => part.kind === "owner" && part.is.kind === "bound");
  if (theirs === undefined) return [];
  const plain = noun(scope, { kind: "all", of: of.filter.of.filter((part) => part !== theirs) });
  return [`${one(plain)} ${either("they", "that player")} revealed this way`];
}

/** “A card you put into your graveyard this way”, of what was put there as the event happened. */
function putByThat({ from, filter }: Extract<Selector, { kind: "choose-from" }>): readonly string[] {
  const isThere = from.kind === "where" && from.of.kind === "event" && from.filter.kind === "zone";
  return isThere && filter === undefined && from.filter.kind === "zone" && from.filter.zone === "graveyard"
    ? ["a card you put into your graveyard this way"]
    : [];
}

/** “A card exiled with ~”, “an exiled card used to craft ~ at random”. */
function oneLinked(scope: Scope, of: Extract<Selector, { kind: "choose-from" }>): NounPhrase | undefined {
  const { from } = of;
  if (from.kind !== "linked") return undefined;
  const filter = of.filter ?? from.filter;
  const words: Noun =
    filter === undefined ? { other: false, before: [], heart: ["card"], after: [] } : noun(scope, filter);
  const source = selfReference(scope).object;
  const crafted = from.link === "crafted-with";
  const said = crafted
    ? `an exiled ${bare(words)} used to craft ${source}`
    : either(
        `${one(words)} exiled with ${source}`,
        `${one({ ...words, after: [] })} exiled with ${source}${words.after.map((part) => ` ${part.one}`).join("")}`,
      );
  nameThing(scope, "chosen", { noun: short(words), plural: false });
  return phrase(`${of.min === 0 ? "up to one " : ""}${said}${of.random === true ? " at random" : ""}`, false);
}
