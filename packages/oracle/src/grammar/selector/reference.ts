import type { Selector } from "@obverse/core";
import { REFERENCE_WORDS } from "../../vocabulary/first-words.ts";
import { subtypeOf } from "../../vocabulary/plural.ts";
import { SELF_NOUNS } from "../../vocabulary/words.ts";
import type { Reader } from "../reader.ts";
import { type Antecedent, isKindOf } from "../references.ts";

/** Reads a definite reference to an object: “~”, “this creature”, “it”, “that creature”, “the token”, “enchanted creature”, “them”. */
export function objectReference(r: Reader): Antecedent | undefined {
  return REFERENCE_WORDS.has(r.word()) ? r.once("reference", readReference) : undefined;
}

function readReference(r: Reader): Antecedent | undefined {
  switch (r.word()) {
    case "~":
    case "this":
      return r.attempt(selfReference);
    case "~granter":
      r.at += 1;
      return GRANTER;
    case "enchanted":
    case "equipped":
    case "fortified":
      return r.attempt(attachedReference);
    case "that":
    case "those":
    case "the":
    case "these":
      return r.attempt(nounReference);
    default:
      return r.attempt(pronounReference) ?? r.attempt(nounReference);
  }
}

/** The object itself. */
export const SELF: Antecedent = { act: { kind: "self" }, read: { kind: "self" }, nouns: [], number: "one" };

/** The object that grants the ability being read, which names it. */
const GRANTER: Antecedent = {
  act: { kind: "granter" },
  read: { kind: "granter" },
  nouns: ["permanent"],
  number: "one",
};

/** “~” or “this creature”. */
export function selfReference(r: Reader): Antecedent | undefined {
  if (r.eat("~")) return SELF;
  if (r.word() === "this" && SELF_NOUNS.has(r.word(1))) {
    r.at += 2;
    return { ...SELF, nouns: [r.word(-1)] };
  }
  return undefined;
}

function attachedReference(r: Reader): Antecedent | undefined {
  const word = r.word();
  if (word !== "enchanted" && word !== "equipped" && word !== "fortified") return undefined;
  const noun = r.word(1);
  if (
    !/^(creature|permanent|artifact|land|planeswalker|enchantment)$/.test(noun) &&
    !(word === "enchanted" && subtypeOf(noun) !== undefined)
  )
    return undefined;
  // “Enchanted creatures you control”, “an enchanted creature you control” are descriptions.
  if (/^(you|your|an|that)$/.test(r.word(2)) && /^(control|opponents|opponent)$/.test(r.word(3))) return undefined;
  r.at += 2;
  r.eat("card");
  const act: Selector = { kind: "attached" };
  return { act, read: act, nouns: [noun], number: "one" };
}

const SINGULAR_PRONOUNS = new Set(["it", "he", "she", "him", "her", "itself", "himself", "herself"]);

function pronounReference(r: Reader): Antecedent | undefined {
  const word = r.word();
  if (SINGULAR_PRONOUNS.has(word)) {
    const person = !word.startsWith("it");
    const found =
      (person
        ? r.scope.things.find(
            (thing) =>
              thing.act.kind === "self" ||
              (thing.number === "one" && (thing.read.kind === "self" || thing.own === true)),
          )
        : undefined) ?? r.scope.things.find((thing) => thing.number === "one");
    if (found !== undefined) r.at += 1;
    return found;
  }
  if (
    word === "them" ||
    word === "they" ||
    word === "themselves" ||
    r.sees("each of them") ||
    r.sees("all of them") ||
    r.sees("both of them")
  ) {
    const found =
      r.scope.things.find((thing) => thing.number === "many") ??
      r.scope.things.find((thing) => thing.number === "one" && thing.act.kind === "self" && false);
    if (found === undefined) return undefined;
    if (!(r.eat("each of them") || r.eat("all of them") || r.eat("both of them"))) r.at += 1;
    return found;
  }
  return undefined;
}

/** Nouns that any object may be called by. */
const GENERAL = new Set(["card", "permanent", "object", "spell", "one"]);

/** “That creature”, “those tokens”, “the exiled card”, “the copy”, “each of those creatures”. */
function nounReference(r: Reader): Antecedent | undefined {
  r.eat("each of") || r.eat("all of");
  const article = r.eatAny("that", "those", "the", "both", "these");
  if (article === undefined) return undefined;
  // What targeted something is on the stack, whatever else was named since.
  if (article === "that" && (r.eat("spell or ability") || r.eat("ability or spell")))
    return r.scope.things.find((thing) => thing.nouns.includes("ability")) ?? r.scope.things[0];
  if (
    article === "that" &&
    (r.eat("creature or planeswalker") || r.eat("creature or player") || r.eat("permanent or player"))
  )
    return r.scope.things[0];
  const linked = article === "the" || article === "that" ? r.attempt(linkedReference) : undefined;
  if (linked !== undefined) return linked;
  if (r.word(1) === "chosen") r.eat("last");
  const participle = r.eatAny(
    "exiled",
    "sacrificed",
    "chosen",
    "discarded",
    "revealed",
    "returned",
    "copied",
    "destroyed",
    "milled",
    "countered",
    "targeted",
    "tapped",
    "blighted",
  );
  const word = r.word();
  let noun = nounOf(word, r);
  if (noun === undefined) return undefined;
  r.at += 1;
  // “That creature card”, “that artifact creature”, “those Equipment cards”.
  while (/^(card|cards|token|tokens|spell|creature|creatures|permanent)$/.test(r.word())) {
    noun = { noun: r.word().replace(/s$/, ""), many: r.word().endsWith("s") };
    r.at += 1;
  }
  const many = article === "those" || article === "both" || article === "these" || noun.many;
  const found = find(r, noun.noun, many ? "many" : "one", participle);
  // What a spell's additional cost sacrificed is never the spell itself.
  return participle === "sacrificed" && found?.act.kind === "self" ? undefined : found;
}

function nounOf(word: string, r: Reader): { readonly noun: string; readonly many: boolean } | undefined {
  const token = r.token();
  if (token?.kind !== "word") return undefined;
  const singular = SINGULAR.get(word);
  if (singular !== undefined) return { noun: singular, many: singular !== word };
  const subtype = /^\p{Lu}/u.test(token.raw) ? subtypeOf(word) : undefined;
  return subtype === undefined ? undefined : { noun: subtype.toLowerCase(), many: subtype.toLowerCase() !== word };
}

const SINGULAR: ReadonlyMap<string, string> = new Map(
  [
    "creature",
    "artifact",
    "enchantment",
    "land",
    "planeswalker",
    "permanent",
    "card",
    "spell",
    "token",
    "source",
    "copy",
    "ability",
    "emblem",
    "battle",
    "object",
    "commander",
    "pile",
  ].flatMap((noun): [string, string][] => [
    [noun, noun],
    [noun === "copy" ? "copies" : noun === "ability" ? "abilities" : `${noun}s`, noun],
  ]),
);

/** The latest thing that can be called so. */
function find(r: Reader, noun: string, number: "one" | "many", participle: string | undefined): Antecedent | undefined {
  // What was sacrificed is never the object itself, which still speaks, nor a target, which is still to be dealt with.
  const things =
    participle === "sacrificed"
      ? r.scope.things.filter(({ act }) => act.kind !== "self" && act.kind !== "target")
      : r.scope.things;
  const done = participle === undefined ? undefined : r.scope.doneBy?.[participle];
  const own = things.find((thing) => done !== undefined && thing.number === number && isBoundTo(thing, done));
  if (own !== undefined) return own;
  if (participle === "chosen" && things.every((thing) => thing.act.kind !== "bound" && thing.act.kind !== "target")) {
    const chosen: Selector = { kind: "all", filter: { kind: "chosen", what: "object" } };
    return { act: chosen, read: chosen, nouns: [noun], number };
  }
  const exact = things.find((thing) => thing.number === number && thing.nouns.includes(noun));
  if (exact !== undefined) return exact;
  const loose = things.find(
    (thing) =>
      thing.number === number &&
      (GENERAL.has(noun) ||
        thing.nouns.length === 0 ||
        thing.nouns.some((other) => GENERAL.has(other) || other === "token" || isKindOf(other, noun))),
  );
  return (
    loose ??
    (number === "many"
      ? things.find((thing) => thing.number === "one" && thing.nouns.includes(noun) && thing.act.kind === "bound")
      : undefined)
  );
}

const isBoundTo = ({ act }: Antecedent, name: string): boolean => act.kind === "bound" && act.name === name;

/** “The exiled card”, “the exiled cards used to craft it”: linked abilities (607). */
function linkedReference(r: Reader): Antecedent | undefined {
  if (r.eat("creature put onto the battlefield with") || r.eat("permanent put onto the battlefield with")) {
    if (selfReference(r) === undefined) return undefined;
    const act: Selector = { kind: "linked", link: "created-with" };
    return { act, read: act, nouns: ["creature"], number: "one" };
  }
  const many = r.sees("exiled cards");
  if (!many && !r.sees("exiled card")) return undefined;
  r.at += 2;
  if (r.eat("used to craft")) {
    if (!(r.eat("it") || r.eat("~") || selfReference(r) !== undefined)) return undefined;
    const act: Selector = { kind: "linked", link: "crafted-with" };
    return { act, read: act, nouns: ["card"], number: many ? "many" : "one" };
  }
  const { doneBy, things } = r.scope;
  const said =
    things.find(({ act }) => act.kind === "bound" && act.name === doneBy?.exiled) ??
    things.find((thing) => thing.nouns.includes("card") && thing.act.kind === "bound");
  if (said !== undefined) return said;
  const act: Selector = { kind: "linked", link: "exiled-with" };
  return { act, read: act, nouns: ["card"], number: many ? "many" : "one" };
}
