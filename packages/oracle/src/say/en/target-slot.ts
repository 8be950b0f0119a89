import type { Amount, Comparison, Filter, TargetSlot } from "@obverse/core";
import { either } from "../phrase.ts";
import { nameThing, type Scope } from "../scope.ts";
import { amount, isClause } from "./amount.ts";
import { comparison } from "./compare.ts";
import { isAnyTarget, noun, nounIn } from "./filter.ts";
import { bare, many, type Noun, short, target } from "./noun.ts";
import { type NounPhrase, phrase } from "./noun-phrase.ts";
import { place } from "./place.ts";
import { reference } from "./reference.ts";
import { list, numberWord } from "./words.ts";

/** A target of the body being said: at its first mention in full, afterwards as “it” or “that creature”. */
export function targets(scope: Scope, slot: number): NounPhrase {
  const key = `target:${slot}`;
  const known = scope.named.get(key);
  if (known !== undefined) {
    const words = reference(scope, key, known);
    scope.focus = key;
    return words;
  }
  const of = scope.targets[slot];
  if (of === undefined) return phrase("that target", false);
  const words = targetSlot(scope, of);
  nameThing(scope, key, {
    noun: short(noun(scope, of.filter)).includes("\uE000") ? "permanent" : short(noun(scope, of.filter)),
    plural: words.plural,
    ...(of.max === 1 && of.forEach === undefined ? { single: true as const } : {}),
  });
  return words;
}

/** “Up to two target creatures you control”. */
export function targetSlot(scope: Scope, slot: TargetSlot, prefer: "from" | "in" = "in"): NounPhrase {
  const parted = eachDifferent(slot);
  if (parted === undefined && !saysZones(slot.filter)) return plainSlot(scope, slot, prefer);
  const usual = plainSlot(scope, slot, prefer);
  const zoned = zonedSlot(scope, slot);
  if (zoned !== undefined) return phrase(either(zoned, usual.object), usual.plural);
  if (parted === undefined) return usual;
  const most = comparison(scope, parted.is, parted.value, "figure");
  const more = `${plainSlot(scope, parted.slot, prefer).object} that each have a different mana value ${most}`;
  return phrase(either(more, usual.object), usual.plural);
}

function plainSlot(scope: Scope, slot: TargetSlot, prefer: "from" | "in"): NounPhrase {
  const words = nounIn(scope, slot.filter, slot.zone);
  const another: Noun =
    slot.distinctFrom !== undefined && slot.distinctFrom.length > 0 ? { ...words, other: true } : words;
  const ending = (number: "one" | "many"): string =>
    `${togetherWords(scope, slot.together)}${
      slot.zone === undefined || saysZones(slot.filter)
        ? ""
        : slot.together?.kind === "one-owner"
          ? " from a single graveyard"
          : ` ${place(scope, slot.zone, slot.of, prefer, number)}`
    }`;
  const others = otherThanOne(slot.filter);
  const plain = others ?? slot.filter;
  if (plain.kind === "any" && isAnyTarget(plain.of) && slot.min === 1 && slot.max === 1)
    return phrase(
      another.other || others !== undefined
        ? either("any other target", "another target", ...otherThanThat(slot.filter))
        : "any target",
      false,
    );
  if (slot.max === 1) {
    const single = `${target(another, "one")}${ending("one")}`;
    return phrase(
      slot.min === 0
        ? `up to one ${another.other ? `other ${target({ ...another, other: false }, "one")}${ending("one")}` : single}`
        : single,
      false,
    );
  }
  const several =
    plain.kind === "any" && isAnyTarget(plain.of)
      ? `${another.other ? "other " : ""}targets`
      : `${target(another, "many")}${ending("many")}`;
  if (slot.max === "any") return phrase(slot.min === 0 ? `any number of ${several}` : `one or more ${several}`, true);
  const number = typeof slot.max === "number" ? numberWord(slot.max) : xOr(scope, slot.max);
  if (slot.min === 0) return phrase(`up to ${number} ${several}`, true);
  if (slot.min === slot.max || typeof slot.max !== "number" || typeof slot.min !== "number")
    return phrase(`${number} ${several}`, true);
  const numbers = Array.from({ length: slot.max - slot.min + 1 }, (_, index) =>
    numberWord((typeof slot.min === "number" ? slot.min : 0) + index),
  );
  return phrase(`${list(numbers, "or")} ${several}`, true);
}

/** The rest of a filter that excludes one object alone, the source or what was named before: “any other target”. */
function otherThanOne(filter: Filter): Filter | undefined {
  if (filter.kind !== "all") return undefined;
  const [first, rest, more] = filter.of;
  const excludes = first?.kind === "not" && first.of.kind === "is" && OTHER.has(first.of.what.kind);
  return excludes && more === undefined ? rest : undefined;
}

/** “Any target other than that permanent”, of what the event was about. */
const otherThanThat = (filter: Filter): readonly string[] => {
  const [first] = filter.kind === "all" ? filter.of : [];
  const isOfEvent = first?.kind === "not" && first.of.kind === "is" && first.of.what.kind === "event";
  return isOfEvent ? ["any target other than that permanent", "any target other than that creature"] : [];
};

/** What “other” can leave out. */
const OTHER: ReadonlySet<string> = new Set(["self", "attached", "event", "bound", "target"]);

/** Whether each alternative says itself where it is: “creatures from the battlefield and/or creature cards from graveyards”. */
function saysZones(filter: Filter): boolean {
  const plain = otherThanOne(filter) ?? filter;
  return (
    plain.kind === "any" && plain.of.every((part) => part.kind === "all" && part.of.some(({ kind }) => kind === "zone"))
  );
}

/** “With total mana value 6 or less”, “with different names”. */
function togetherWords(scope: Scope, of: TargetSlot["together"]): string {
  if (of === undefined || of.kind === "one-owner") return "";
  if (of.kind === "different") return ` with different ${of.what === "name" ? "name" : of.what.replace("-", " ")}s`;
  const limit = of.is === "<=" ? " or less" : of.is === ">=" ? " or greater" : "";
  return ` with total ${of.of.replace("-", " ")} ${amount(scope, of.value)}${limit}`;
}

/** “That each have a different mana value X or less”: the slot without that, and what the number is compared with. */
function eachDifferent(
  slot: TargetSlot,
): { readonly slot: TargetSlot; readonly is: Comparison; readonly value: Amount } | undefined {
  const { together, ...rest } = slot;
  if (together?.kind !== "different" || together.what !== "mana-value" || slot.filter.kind !== "all") return undefined;
  const limit = slot.filter.of.find((part) => part.kind === "number" && part.of === "mana-value");
  if (limit?.kind !== "number") return undefined;
  const filter: Filter = { kind: "all", of: slot.filter.of.filter((part) => part !== limit) };
  return { slot: { ...rest, filter }, is: limit.is, value: limit.value };
}

/** “Target permanent or suspended card”, “other target creatures from the battlefield and/or creature cards from graveyards”. */
function zonedSlot(scope: Scope, slot: TargetSlot): string | undefined {
  const others = otherThanOne(slot.filter);
  const plain = others ?? slot.filter;
  if (plain.kind !== "any") return undefined;
  const number = slot.max === 1 ? "one" : "many";
  const parts = plain.of.map((part) => {
    const inside = part.kind === "all" ? part.of : [];
    const zone = inside.find(({ kind }) => kind === "zone");
    const rest: Filter = { kind: "all", of: inside.filter((other) => other !== zone) };
    const words = noun(scope, rest);
    const said = number === "one" ? bare(words) : many(words);
    const where = zone?.kind === "zone" ? zone.zone : "battlefield";
    const from =
      where === "battlefield" ? "from the battlefield" : number === "one" ? `from a ${where}` : `from ${where}s`;
    return either(
      ...(where === "battlefield" ? [said] : []),
      ...(where === "exile" && isSuspended(inside) ? [number === "one" ? "suspended card" : "suspended cards"] : []),
      `${said} ${from}`,
    );
  });
  const count =
    slot.max === 1
      ? slot.min === 0
        ? "up to one "
        : ""
      : slot.max === "any"
        ? "any number of "
        : `${slot.min === 0 ? "up to " : ""}${typeof slot.max === "number" ? numberWord(slot.max) : amount(scope, slot.max)} `;
  return `${count}${others === undefined ? "" : number === "one" ? "another " : "other "}target ${either(list(parts, "or"), list(parts, "and/or"))}`;
}

/** A card in exile with suspend and a time counter on it (702.62b). */
const isSuspended = (of: readonly Filter[]): boolean =>
  of.some((part) => part.kind === "keyword" && part.keyword === "suspend") &&
  of.some((part) => part.kind === "counters" && part.counter === "time");

/** An amount, or X where it is said at the end what X is. */
function xOr(scope: Scope, of: Amount): string {
  const words = amount(scope, of);
  if (!isClause(of)) return words;
  scope.where = `, where X is ${words}`;
  return "X";
}
