import type { Amount, Cost, CostPart, Filter } from "@obverse/core";
import { either, silent } from "../phrase.ts";
import type { Scope } from "../scope.ts";
import { amount, forEach, isClause } from "./amount.ts";
import { noun } from "./filter.ts";
import { symbols } from "./mana.ts";
import { counted, many, one } from "./noun.ts";
import { place } from "./place.ts";
import { selfReference } from "./reference.ts";
import { selector } from "./selector.ts";
import { list, numberWord, withArticle } from "./words.ts";

/** A cost as it stands before a colon: “{2}{G}, {T}, Sacrifice this artifact”. */
export function cost(scope: Scope, of: Cost): string {
  return sacrificesTogether(of)
    .map((parts) =>
      parts.length > 1 ? sacrifices(scope, parts) : parts.map((part) => costPart(scope, part)).join(", "),
    )
    .join(", ");
}

/** The parts of a cost, those that sacrifice one thing each side by side together. */
export function sacrificesTogether(of: Cost): readonly Cost[] {
  const groups: CostPart[][] = [];
  for (const part of of) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (isOneSacrifice(part) && before !== undefined && isOneSacrifice(before)) last?.push(part);
    else groups.push([part]);
  }
  return groups;
}

const isOneSacrifice = (part: CostPart): boolean =>
  part.kind === "sacrifice" && part.what !== "self" && part.count === 1;

/** “Sacrifice a green creature, a white creature, and a blue creature”. */
const sacrifices = (scope: Scope, of: Cost): string =>
  `sacrifice ${list(
    of.map((part) => (part.kind === "sacrifice" ? what(scope, part.what, part.count) : "")),
    "and",
  )}`;

/** A cost said as something a player does: “pay {2}”, “sacrifice a creature”. Mana gets its verb. */
export function costAction(scope: Scope, of: Cost): string {
  return of
    .map((part, index) => {
      const words = costPart(scope, part);
      return part.kind === "mana" || part.kind === "own-mana-cost"
        ? index === 0 || of[index - 1]?.kind !== "mana"
          ? `pay ${words}`
          : words
        : words;
    })
    .join(" and ");
}

function costPart(scope: Scope, part: CostPart): string {
  switch (part.kind) {
    case "mana": {
      if (part.waterbend === true) return `waterbend ${symbols(part.mana)}`;
      if (part.times === undefined) return symbols(part.mana);
      if (part.mana.length === 1 && part.mana[0] === "1" && isClause(part.times)) {
        scope.where = `, where X is ${amount(scope, part.times)}`;
        return "{X}";
      }
      return either(
        `${symbols(part.mana)} ${forEach(scope, part.times) ?? ""}`,
        `${amount(scope, part.times)} ${symbols(part.mana)}`,
      );
    }
    case "own-mana-cost":
      return part.reduced === undefined
        ? either("its mana cost", "that card's mana cost")
        : `its mana cost reduced by {${part.reduced}}`;
    case "tap-self":
      return "{T}";
    case "untap-self":
      return "{Q}";
    case "loyalty":
      return loyalty(scope, part.amount);
    case "life":
      return isClause(part.amount)
        ? `pay life equal to ${amount(scope, part.amount)}`
        : `pay ${amount(scope, part.amount)} life`;
    case "unattach":
      return `unattach ${selector(scope, part.what).object}`;
    case "sacrifice":
      if (part.what !== "self" && part.what.kind === "is") return `sacrifice ${selector(scope, part.what.what).object}`;
      return `sacrifice ${what(scope, part.what, part.count)}${part.what === "self" ? "" : silent(" of their choice")}`;
    case "discard":
      if (part.what === "hand") return either("discard your hand", "discard their hand");
      return `discard ${what(scope, part.what, part.count, "card")}${part.random === true ? " at random" : ""}`;
    case "exile": {
      if (part.what === "self")
        return `exile ${selfReference(scope).object}${part.from.length === 1 && part.from[0] === "battlefield" ? "" : ` ${place(scope, part.from, { kind: "you" }, "from", "one")}`}`;
      const words =
        part.orMore === true
          ? `${either(`${amount(scope, part.count)} or more`, `${typeof part.count === "number" ? numberWord(part.count) : "X"} or more`)} ${many(noun(scope, part.what))}`
          : what(scope, part.what, part.count, "card");
      const from =
        part.from.length === 0 || (part.from.length === 1 && part.from[0] === "battlefield")
          ? ""
          : ` ${place(scope, part.from, { kind: "you" }, "from", "many")}`;
      const up = from === "" ? silent(" face up") : "";
      return `exile ${words}${from}${up}${part.share === undefined ? "" : " that share a card type"}`;
    }
    case "return-to-hand":
      return `return ${what(scope, part.what, part.count)} to ${either("its owner's hand", "their owner's hand", "their owners' hands")}`;
    case "tap": {
      if (part.totalPower !== undefined)
        return `tap any number of ${many(noun(scope, part.what))} with total power ${amount(scope, part.totalPower)} or ${either("more", "greater")}`;
      return `tap ${part.count === "any" ? `any number of ${many(noun(scope, part.what))}` : what(scope, part.what, part.count)}`;
    }
    case "reveal":
      return `reveal ${what(scope, part.what, part.count, "card")} ${place(scope, part.from, { kind: "you" }, "from", "one")}`;
    case "remove-counters": {
      const word = part.counter === "any" ? "counter" : `${part.counter} counter`;
      const number =
        part.count === "all"
          ? `all ${word}s`
          : part.count === 1
            ? withArticle(word)
            : `${typeof part.count === "number" ? numberWord(part.count) : typeof part.count === "object" && part.count.kind === "x" ? either("X", "one or more") : amount(scope, part.count)} ${word}s`;
      return `remove ${number} from ${part.from === "self" ? selfReference(scope).object : part.among === undefined ? one(noun(scope, part.from)) : `among ${many(noun(scope, part.from))}`}`;
    }
    case "add-counters": {
      const number =
        part.count === 1
          ? withArticle(`${part.counter} counter`)
          : `${typeof part.count === "number" ? numberWord(part.count) : amount(scope, part.count)} ${part.counter} counters`;
      return `put ${number} on ${selfReference(scope).object}`;
    }
    case "mill":
      return `mill ${part.count === 1 ? "a card" : `${typeof part.count === "number" ? numberWord(part.count) : amount(scope, part.count)} cards`}`;
    case "energy":
      return typeof part.amount === "number"
        ? either(`pay ${"{E}".repeat(part.amount)}`, `pay ${numberWord(part.amount)} {E}`)
        : either(
            `pay ${amount(scope, part.amount)} {E}`,
            `pay an amount of {E} equal to ${amount(scope, part.amount)}`,
          );
    case "exert":
      return `exert ${selfReference(scope).object}`;
    case "collect-evidence":
      return `collect evidence ${amount(scope, part.amount)}`;
    case "put-on-library":
      return `put ${what(scope, part.what, part.count, "card")} ${place(scope, part.from, { kind: "you" }, "from", "one")} on the ${part.position} of ${either("your library", "its owner's library")}`;
    case "either":
      return part.of.map((way) => costAction(scope, way)).join(" or ");
  }
}

/** A loyalty cost: “+1”, “0”, “−3”, “−X”. */
export function loyalty(scope: Scope, of: Amount): string {
  if (typeof of === "number") return of > 0 ? `+${of}` : of === 0 ? "0" : either(`−${-of}`, `-${-of}`);
  return typeof of === "object" && of.kind === "negative"
    ? either(`−${amount(scope, of.of)}`, `-${amount(scope, of.of)}`)
    : `+${amount(scope, of)}`;
}

function what(scope: Scope, of: "self" | Filter, count: Amount | "any", fallback?: string): string {
  if (of === "self") return selfReference(scope).object;
  if (of.kind === "is") return selector(scope, of.what).object;
  const words = noun(scope, of);
  const described =
    fallback !== undefined && of.kind === "all" && of.of.length === 0 ? { ...words, heart: [fallback] } : words;
  if (count === "any") return `any number of ${many(described)}`;
  return counted(described, typeof count === "number" ? count : isClause(count) ? "X" : amount(scope, count));
}
