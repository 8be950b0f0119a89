import type { Arrival, FaceDownListing } from "@obverse/core";
import { either, silent } from "../phrase.ts";
import type { Scope } from "../scope.ts";
import { amount, forEach } from "./amount.ts";
import { abilityWords } from "./granted.ts";
import { player } from "./player.ts";
import { selector } from "./selector.ts";
import { colorWords } from "./token.ts";
import { list, numberWord, withArticle } from "./words.ts";

/** How a card arrives, as words after where it goes: “tapped and transformed under your control”. */
export function arrival(scope: Scope, of: Arrival | undefined): string {
  if (of === undefined)
    return either(
      "",
      " face up",
      " under its owner's control",
      " under their owner's control",
      " under their owners' control",
      " under his owner's control",
      " under her owner's control",
    );
  const states = stateWords(of);
  const state = states.length === 0 ? "" : either(` ${list(states, "and")}`, ` ${list([...states].reverse(), "and")}`);
  const under = underWords(scope, of);
  const counters =
    of.counters === undefined
      ? ""
      : ` with ${list(
          of.counters.map(({ counter, count }) => counterWords(scope, counter, count)),
          "and",
        )} on ${either("it", "them", "him", "her")}`;
  const scaled = countersForEach(scope, of);
  const attached =
    of.attachedTo === undefined
      ? of.attachedToPlayer === undefined
        ? ""
        : ` attached to ${player(scope, of.attachedToPlayer).object}`
      : ` attached to ${selector(scope, of.attachedTo).object}`;
  const values =
    of.faceDown !== undefined && of.faceDown !== true
      ? `. ${either("It's", "They're")} ${faceDownValues(scope, of.faceDown)}`
      : "";
  const front =
    of.transformed === undefined && of.converted === undefined ? either("", " face up", " (front face up)") : "";
  return `${either(`${state}${under}`, `${under}${state}`)}${front}${scaled === undefined ? counters : either(counters, scaled)}${attached}${values}`;
}

/** “With an additional loyalty counter on him for each …”. */
function countersForEach(scope: Scope, of: Arrival): string | undefined {
  const [only, more] = of.counters ?? [];
  const each = only === undefined || more !== undefined ? undefined : forEach(scope, only.count);
  return only === undefined || each === undefined
    ? undefined
    : ` with ${counterWords(scope, only.counter, 1)} on ${either("it", "them", "him", "her")} ${each}`;
}

/** The adjectives of an arrival: “tapped”, “attacking”, “transformed”, “face down”. */
export function stateWords(of: Arrival): readonly string[] {
  return [
    ...(of.tapped === true ? ["tapped"] : []),
    ...(of.attacking === true ? ["attacking"] : []),
    ...(of.transformed === true ? ["transformed"] : []),
    ...(of.converted === true ? ["converted"] : []),
    ...(of.faceDown === undefined ? [] : ["face down"]),
    ...(of.faceUpOrDown === true ? ["face up or face down"] : []),
  ];
}

function underWords(scope: Scope, of: Arrival): string {
  const { under } = of;
  if (under === undefined)
    return either(
      "",
      " under its owner's control",
      " under their owner's control",
      " under their owners' control",
      " under his owner's control",
      " under her owner's control",
    );
  if (under.kind === "owner")
    return either(
      " under its owner's control",
      " under their owners' control",
      " under his owner's control",
      " under her owner's control",
      " under their owner's control",
      "",
    );
  // Who puts it there controls it, said or not (110.2a).
  return under.kind === "you"
    ? either(" under your control")
    : silent(` under ${player(scope, under).possessive} control`);
}

/** “Three +1/+1 counters”, “a number of +1/+1 counters equal to …”. */
export function counterWords(scope: Scope, counter: string, count: Parameters<typeof amount>[1]): string {
  if (count === 1) return either(withArticle(`${counter} counter`), `an additional ${counter} counter`);
  if (typeof count === "number")
    return either(`${numberWord(count)} ${counter} counters`, `${numberWord(count)} additional ${counter} counters`);
  if (count.kind === "up-to" && typeof count.of === "number")
    return `up to ${count.of === 1 ? `one ${counter} counter` : `${numberWord(count.of)} ${counter} counters`}`;
  const words = amount(scope, count);
  if (count.kind === "x" || count.kind === "bound" || count.kind === "event-amount")
    return `${count.kind === "x" ? "X" : words} ${counter} counters`;
  scope.where = either("", `, where X is ${words}`);
  const targeted = count.kind === "count-of" && count.of.kind === "targets-of" ? [`that many ${counter} counters`] : [];
  return either(`a number of ${counter} counters equal to ${words}`, `X ${counter} counters`, ...targeted);
}

/** What something is while it is face down: “a 2/2 Cyberman artifact creature”. */
export function faceDownValues(scope: Scope, of: FaceDownListing): string {
  const size = of.power === undefined || of.toughness === undefined ? [] : [`${of.power}/${of.toughness}`];
  const words = [
    ...size,
    ...(of.colors === undefined ? [] : [colorWords(of.colors)]),
    ...(of.subtypes ?? []),
    ...of.types.map((word) => word.toLowerCase()),
  ].join(" ");
  const gained =
    of.abilities === undefined || of.abilities.length === 0
      ? ""
      : ` with ${abilityWords(scope, of.abilities, "creature")}`;
  return `${either(withArticle(words), `${words}s`)}${gained}`;
}
