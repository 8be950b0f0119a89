import type { Filter } from "@obverse/core";
import { isPluralSubtype, subtypeOf } from "../../vocabulary/plural.ts";
import { COLOR_WORDS, SUPERTYPE_WORDS, TYPE_WORDS } from "../../vocabulary/words.ts";
import type { Reader } from "../reader.ts";
import { notOf } from "./canonical.ts";

/** One word of a noun phrase, what it demands and how it can be used. */
export interface Descriptor {
  readonly filter: Filter | undefined;
  /** `adjective`: can't end a noun phrase; `type`: can; `head`: a noun that isn't a type. */
  readonly role: "adjective" | "color" | "type" | "head";
  readonly noun?: string;
  readonly number?: "one" | "many";
  readonly zone?: "exile" | "stack";
}

/** Reads one adjective or noun. */
export function descriptor(r: Reader): Descriptor | undefined {
  const token = r.token();
  if (token?.kind !== "word") return undefined;
  const found = plain(token.word, token.raw, r) ?? negated(token.word, token.raw);
  if (found !== undefined) r.at += 1;
  return found;
}

const STATUS: ReadonlyMap<string, Filter> = new Map<string, Filter>([
  ["tapped", { kind: "status", status: "tapped" }],
  ["untapped", { kind: "status", status: "untapped" }],
  ["face-down", { kind: "status", status: "face-down" }],
  ["face-up", { kind: "status", status: "face-up" }],
  ["transformed", { kind: "status", status: "transformed" }],
  ["double-faced", { kind: "status", status: "double-faced" }],
  ["modified", { kind: "status", status: "modified" }],
  ["enchanted", { kind: "status", status: "enchanted" }],
  ["equipped", { kind: "status", status: "equipped" }],
  ["attacking", { kind: "combat", is: "attacking" }],
  ["blocking", { kind: "combat", is: "blocking" }],
  ["blocked", { kind: "combat", is: "blocked" }],
  ["unblocked", { kind: "combat", is: "unblocked" }],
  ["kicked", { kind: "paid", keyword: "kicker" }],
  ["foretold", { kind: "paid", keyword: "foretell" }],
  ["suspected", { kind: "status", status: "suspected" }],
  ["monstrous", { kind: "status", status: "monstrous" }],
  ["renowned", { kind: "status", status: "renowned" }],
  ["saddled", { kind: "status", status: "saddled" }],
  ["colorless", { kind: "colorless" }],
  ["multicolored", { kind: "multicolored" }],
  ["monocolored", { kind: "monocolored" }],
  ["colored", { kind: "not", of: { kind: "colorless" } }],
]);

const HEADS: ReadonlyMap<string, Filter | undefined> = new Map<string, Filter | undefined>([
  ["card", { kind: "card" }],
  ["spell", { kind: "spell" }],
  ["permanent", { kind: "permanent" }],
  ["token", { kind: "token" }],
  ["player", { kind: "player" }],
  ["opponent", { kind: "player", who: { kind: "opponents" } }],
  ["source", undefined],
  ["object", undefined],
  ["commander", { kind: "commander" }],
  ["ring-bearer", { kind: "status", status: "ring-bearer" }],
]);

function plain(word: string, raw: string, r: Reader): Descriptor | undefined {
  const color = COLOR_WORDS.get(word);
  if (color !== undefined) return { filter: { kind: "color", color }, role: "color" };
  const type = TYPE_WORDS.get(word);
  if (type !== undefined)
    return {
      filter: { kind: "type", type },
      role: type === "historic" ? "adjective" : "type",
      noun: type,
      number: type === word ? "one" : "many",
    };
  const status = STATUS.get(word);
  if (status !== undefined)
    return word === "colorless" || word === "multicolored"
      ? { filter: status, role: "color" }
      : { filter: status, role: "adjective" };
  if (SUPERTYPE_WORDS.has(word)) return { filter: { kind: "supertype", supertype: word }, role: "adjective" };
  if (word === "exiled") return { filter: undefined, role: "adjective", zone: "exile" };
  if (word === "permanent" && /^(card|cards|spell|spells)$/.test(r.word(1)))
    return { filter: { kind: "type", type: "permanent" }, role: "type", noun: "permanent" };
  const singular = HEADS.has(word)
    ? word
    : word.endsWith("s") && HEADS.has(word.slice(0, -1))
      ? word.slice(0, -1)
      : undefined;
  if (singular !== undefined)
    return { filter: HEADS.get(singular), role: "head", noun: singular, number: singular === word ? "one" : "many" };
  return subtype(word, raw, r);
}

function subtype(word: string, raw: string, r: Reader): Descriptor | undefined {
  if (!/^\p{Lu}/u.test(raw)) return undefined;
  if (word === "time" && /^lords?$/.test(r.word(1))) {
    const many = r.word(1) === "lords";
    r.at += 1;
    return {
      filter: { kind: "subtype", subtype: "Time Lord" },
      role: "type",
      noun: "time lord",
      number: many ? "many" : "one",
    };
  }
  const name = subtypeOf(word);
  return name === undefined
    ? undefined
    : {
        filter: { kind: "subtype", subtype: name },
        role: "type",
        noun: name.toLowerCase(),
        number: isPluralSubtype(word) ? "many" : "one",
      };
}

function negated(word: string, raw: string): Descriptor | undefined {
  if (!word.startsWith("non") || word.length < 5) return undefined;
  const rest = word.slice(3).replace(/^-/, "");
  const color = COLOR_WORDS.get(rest);
  if (color !== undefined) return { filter: { kind: "not", of: { kind: "color", color } }, role: "adjective" };
  if (rest === "token") return { filter: { kind: "not", of: { kind: "token" } }, role: "adjective" };
  if (rest === "commander") return { filter: { kind: "not", of: { kind: "commander" } }, role: "adjective" };
  if (SUPERTYPE_WORDS.has(rest))
    return { filter: { kind: "not", of: { kind: "supertype", supertype: rest } }, role: "adjective" };
  const type = TYPE_WORDS.get(rest);
  if (type !== undefined)
    return {
      filter: notOf({ kind: "type", type }),
      role: "adjective",
      ...(rest.endsWith("s") ? { number: "many" as const, role: "type" as const } : {}),
    };
  const name = raw.includes("-") ? subtypeOf(rest) : undefined;
  return name === undefined
    ? undefined
    : { filter: { kind: "not", of: { kind: "subtype", subtype: name } }, role: "adjective" };
}
