import type { Filter, PlayerRef, Zone } from "@obverse/core";
import type { Reader } from "../reader.ts";
import { leftOut } from "../references.ts";
import { allOf, anyOf, notOf, replaceOther } from "./canonical.ts";
import { type Descriptor, descriptor } from "./descriptor.ts";
import { suffixes } from "./suffix.ts";

/** A noun phrase: what it matches, where, and how later words may call it. */
export interface NounPhrase {
  readonly filter: Filter;
  /** Absent: the battlefield. */
  readonly zone?: Zone | readonly Zone[];
  /** Whose zone. Absent: anyone's, or no zone named. */
  readonly of?: PlayerRef;
  readonly nouns: readonly string[];
  readonly number: "one" | "many";
}

/** Reads a noun phrase without its article: adjectives, nouns joined by “or”, “and”, “and/or”, and what follows them. */
export function nounPhrase(r: Reader): NounPhrase | undefined {
  return r.once("noun-phrase", () => {
    const core = nounCore(r);
    if (core === undefined) return undefined;
    const after = suffixes(r);
    if (after === undefined) return undefined;
    const own = demanded(core, after.filters);
    const other = /^(or|and|and\/or)$/.test(r.word()) ? r.attempt((inner) => described(inner, core)) : undefined;
    const filter = other === undefined ? own : factored([own, other.filter]);
    const zone = after.zone ?? other?.zone ?? core.zone;
    return {
      filter,
      ...(zone === undefined ? {} : { zone }),
      ...(after.of === undefined ? {} : { of: after.of }),
      nouns: core.nouns,
      number: core.number,
    };
  });
}

/** “… or a card with flash”, behind another description of a card. */
function described(r: Reader, core: Core): NounPhrase | undefined {
  r.eatAny("or", "and/or", "and");
  const one = r.eatAny("a", "an") !== undefined;
  const head = r.word().replace(/s$/, "");
  if ((one && core.number === "many") || !BARE_HEADS.has(head) || !core.nouns.includes(head)) return undefined;
  if (r.word().endsWith("s") !== (core.number === "many")) return undefined;
  const found = nounPhrase(r);
  return found === undefined || found.of !== undefined || found.filter.kind !== "all" ? undefined : found;
}

const BARE_HEADS: ReadonlySet<string> = new Set(["card", "permanent", "spell", "token"]);

/** Keywords that are asked of creatures alone. */
const OF_CREATURES: ReadonlySet<string> = new Set([
  ...["flying", "reach", "defender", "first strike", "double strike", "deathtouch", "haste", "lifelink", "menace"],
  ...["trample", "vigilance", "shadow", "horsemanship", "fear", "intimidate", "skulk"],
]);

/** Whether only a creature can be asked for this: its power, or a keyword of creatures. */
function isOfCreatures(filter: Filter): boolean {
  if (filter.kind === "not") return isOfCreatures(filter.of);
  if (filter.kind === "number") return filter.of === "power" || filter.of === "toughness";
  return filter.kind === "keyword" && OF_CREATURES.has(filter.keyword);
}

/** “Artifact, enchantment, or creature with flying”: of several, what only creatures can be is asked of the creature that it follows. */
function demanded({ filter, either }: Core, after: readonly Filter[]): Filter {
  const last = either?.at(-1);
  const own = after.filter(isOfCreatures);
  if (either === undefined || last === undefined || own.length === 0 || !isCreature(last) || either.every(isCreature))
    return allOf([filter, ...after]);
  const rest = after.filter((one) => !isOfCreatures(one));
  return allOf([factored([...either.slice(0, -1), allOf([last, ...own])]), ...rest]);
}

const isCreature = (filter: Filter): boolean =>
  filter.kind === "all" ? filter.of.some(isCreature) : filter.kind === "type" && filter.type === "creature";

interface Core {
  readonly filter: Filter;
  /** The alternatives, where there are several. */
  readonly either?: readonly Filter[];
  readonly zone?: Zone;
  readonly nouns: readonly string[];
  readonly number: "one" | "many";
}

/** Reads adjectives and nouns, without what follows them. */
export function nounCore(r: Reader): Core | undefined {
  return r.once("noun-core", () => {
    const core = readCore(r);
    const out = core === undefined ? undefined : leftOut(r.scope, core.nouns);
    if (core === undefined || out === undefined) return core;
    const either = core.either?.map((filter) => replaceOther(filter, out));
    return { ...core, filter: replaceOther(core.filter, out), ...(either === undefined ? {} : { either }) };
  });
}

function readCore(r: Reader): Core | undefined {
  const alternatives: Descriptor[][] = [];
  for (;;) {
    const group = r.attempt(descriptors);
    if (group === undefined) break;
    alternatives.push(group);
    if (!r.attempt((inner) => conjunction(inner, alternatives))) break;
  }
  const last = alternatives.at(-1);
  if (last === undefined || !last.some((part) => part.role === "type" || part.role === "head")) return undefined;
  const end = last.at(-1);
  if (end?.role === "adjective" && end.number === undefined) return undefined;
  if (alternatives.length === 1) {
    const zone = last.some((part) => part.zone === "exile") ? ({ zone: "exile" } as const) : {};
    return { filter: allOf(filtersOf(last)), ...zone, nouns: nounsOf(last), number: end?.number ?? "one" };
  }
  const shared = sharedTail(alternatives);
  const prefix = sharedPrefix(alternatives);
  const filters = alternatives.map((group, index) =>
    allOf(filtersOf([...(index > 0 ? prefix : []), ...group, ...(index < alternatives.length - 1 ? shared : [])])),
  );
  const nouns = nounsOf(alternatives.flat());
  const zone = alternatives.flat().find((part) => part.zone === "exile") === undefined ? undefined : ("exile" as const);
  return {
    filter: factored(filters),
    either: filters,
    ...(zone === undefined ? {} : { zone }),
    nouns,
    number: end?.number ?? "one",
  };
}

function filtersOf(parts: readonly Descriptor[]): readonly Filter[] {
  const filters: Filter[] = [];
  for (const { filter } of parts) if (filter !== undefined) filters.push(filter);
  return filters;
}

function nounsOf(parts: readonly Descriptor[]): readonly string[] {
  const nouns: string[] = [];
  for (const { noun } of parts) if (noun !== undefined) nouns.push(noun);
  return nouns;
}

/** Adjectives and nouns that belong together: “tapped artifact creature”; commas between adjectives: “nonland, nontoken permanent”. */
function descriptors(r: Reader): Descriptor[] | undefined {
  const parts: Descriptor[] = [];
  const other = r.eat("another") || r.eat("other");
  if (other) parts.push({ filter: notOf({ kind: "is", what: { kind: "self" } }), role: "adjective" });
  for (;;) {
    const named = parts.some((part) => part.role === "type" || part.role === "head");
    const start = r.at;
    const part = descriptor(r);
    if (part === undefined) break;
    if (named && (part.role === "adjective" || part.role === "color")) {
      r.at = start;
      break;
    }
    parts.push(part);
    if (part.role === "adjective" && r.word() === ",") {
      const more = r.attempt((inner) => {
        inner.eat(",");
        const next = descriptor(inner);
        return next?.role === "adjective" ? next : undefined;
      });
      if (more === undefined) {
        const noun = r.attempt((inner) => {
          inner.eat(",");
          const next = descriptor(inner);
          return next?.role === "adjective" || next === undefined ? undefined : next;
        });
        if (noun === undefined) continue;
        parts.push(noun);
      } else parts.push(more);
    }
  }
  return parts.length === 0 || (other && parts.length === 1) ? undefined : parts;
}

/** The word that joins the last of a list whose first commas stand here: “a red card, a green card, or a blue card”. */
function closing(r: Reader): string | undefined {
  for (let ahead = 0; ; ahead += 1) {
    const word = r.word(ahead);
    if (word === "" || word === "." || word === ":") return undefined;
    if (word === "or" || word === "and" || word === "and/or") return word;
  }
}

/** Reads what joins alternatives, if another alternative follows. */
function conjunction(r: Reader, before: readonly Descriptor[][]): true | undefined {
  const comma = r.eat(",");
  const word = r.eatAny("or", "and/or", "and");
  if (!comma && word === undefined) return undefined;
  // “An artifact creature and a nonartifact creature” are two, not one that is either.
  if ((r.word() === "a" || r.word() === "an") && (word ?? closing(r)) !== "or") return undefined;
  r.eatAny("a", "an");
  const start = r.mark();
  const next = descriptors(r);
  if (
    next === undefined ||
    !next.some((part) => part.role !== "adjective" || part.filter?.kind === "status" || part.filter?.kind === "combat")
  )
    return undefined;
  // “An instant card or a card with flash”: the second is a description of its own.
  const [only] = next;
  if (
    next.length === 1 &&
    only?.role === "head" &&
    before.some((group) => group.length > 1 && group.at(-1)?.noun === only.noun)
  )
    return undefined;
  // A comma alone joins only where a conjunction still comes: “artifact, creature, or land”.
  if (comma && word === undefined && !/^(,|or|and|and\/or)$/.test(r.word())) return undefined;
  // “creature and you gain” is no alternative: a noun must end it.
  r.reset(start);
  return true;
}

/** What the last alternative says for all: “instant or sorcery [card]”, “green or white [creature]”. */
function sharedTail(alternatives: readonly Descriptor[][]): readonly Descriptor[] {
  const last = alternatives.at(-1) ?? [];
  const skip = last.findIndex((part) => part.role !== "adjective" || part.filter?.kind !== "not");
  const tail = last.slice(Math.max(skip, 0) + 1);
  if (alternatives.length < 2 || tail.length === 0) return [];
  const first = last[Math.max(skip, 0)];
  const earlier = alternatives.slice(0, -1);
  if (earlier.some((group) => group.at(-1)?.role === "head")) return [];
  if (earlier.every((group) => group.at(-1)?.role === first?.role)) {
    const compound = earlier.some((group) => group.filter((part) => part.role === "type").length > 1);
    return compound && tail.some((part) => part.role === "type") ? tail.filter((part) => part.role === "head") : tail;
  }
  return earlier.every((group) => group.at(-1)?.role !== "type") ? tail : tail.filter((part) => part.role === "head");
}

/** Leading adjectives that hold for all alternatives: “tapped artifact or creature”, “red instant or sorcery”, “another Vampire or Zombie”. */
function sharedPrefix(alternatives: readonly Descriptor[][]): readonly Descriptor[] {
  const [first] = alternatives;
  if (first === undefined || alternatives.length < 2) return [];
  if (alternatives.slice(1).some((group) => group[0]?.role === "adjective" || group[0]?.role === "color")) return [];
  // “Basic land card or Gate card”: each is complete by itself.
  if (first.at(-1)?.role === "head") return [];
  const end = first.findIndex((part) => part.role !== "adjective" && part.role !== "color");
  return end > 0
    ? first.slice(0, end).filter((part) => part.filter?.kind !== "not" || part.filter.of.kind !== "type")
    : [];
}

/** Alternatives with what they have in common taken out: one form for “creature or artifact card”. */
function factored(filters: readonly Filter[]): Filter {
  if (filters.length < 2) return filters[0] ?? allOf([]);
  const lists = filters.map((filter) => (filter.kind === "all" ? filter.of : [filter]));
  const common = (lists[0] ?? []).filter((part) => lists.every((list) => list.some((other) => same(part, other))));
  const rests = lists.map((list) => allOf(list.filter((part) => !common.some((other) => same(part, other)))));
  if (rests.some((rest) => rest.kind === "all" && rest.of.length === 0)) return allOf(common);
  return allOf([...common, anyOf(rests)]);
}

function same(a: Filter, b: Filter): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
