import { type CardWithClue, normaliseScryfall } from "@obverse/card-data";
import { type Face, unsupportedIn } from "@obverse/core";
import { compileFace } from "@obverse/oracle";
import { type GuardResult, guard } from "@obverse/oracle/guard";
import { type Group, groupsOf } from "./groups.ts";
import type { Compiled } from "./report.ts";
import type { PublicCard } from "./scope.ts";
import { shapeOf } from "./shape.ts";
import { turningClauses } from "./turning-clauses.ts";

/** How long what took, in milliseconds; added to. */
export interface Spent {
  compiling: number;
  saying: number;
  playing: number;
}

/** A face with its words and what was read from them. */
interface ReadFace {
  readonly facts: Omit<Face, "abilities">;
  readonly text: string;
  readonly abilities: Face["abilities"];
}

/** A card read from its record, with what its words gave. */
export interface ReadCard {
  readonly name: string;
  readonly groups: readonly Group[];
  readonly entries: readonly CardWithClue[];
  readonly abilities: Compiled;
  readonly turningClauses: Compiled;
  readonly unread: readonly { readonly shape: string; readonly text: string }[];
  readonly withoutExecutor: readonly string[];
  /** Its faces, if all their words were understood; else none. */
  readonly readFaces: readonly ReadFace[];
}

/** Words that are not said as they were read. */
export interface NotSaidBack {
  readonly face: string;
  readonly text: string;
  readonly expected: string;
}

/** Reads a card. */
export function readCard(record: PublicCard, spent: Spent): ReadCard {
  const texts: { readonly face: string; readonly text: string; readonly turning: Compiled }[] = [];
  const unread: { readonly shape: string; readonly text: string }[] = [];
  const faces: ReadFace[] = [];
  const { cards } = normaliseScryfall(record, (facts, text, context) => {
    const began = performance.now();
    const compiled = compileFace(facts, text, context);
    spent.compiling += performance.now() - began;
    const total = turningClauses(text, facts.name);
    const missed = compiled.unsupported.reduce((sum, part) => sum + turningClauses(part.text, facts.name), 0);
    texts.push({ face: facts.name, text, turning: { total, compiled: Math.max(0, total - missed) } });
    for (const part of compiled.unsupported) unread.push({ shape: shapeOf(part.text, facts.name), text: part.text });
    faces.push({ facts, text, abilities: compiled.abilities });
    return compiled.abilities;
  });
  const abilities = cards.flatMap(({ card }) => (card.halves?.parts ?? card.faces).flatMap((face) => face.abilities));
  const compiled = abilities.filter(({ kind }) => kind !== "unsupported");
  const isRead = compiled.length === abilities.length && cards.length > 0;
  return {
    name: record.name,
    groups: groupsOf(
      record.layout ?? "normal",
      texts.map(({ text }) => text),
    ),
    entries: cards,
    abilities: { total: abilities.length, compiled: compiled.length },
    turningClauses: sumOf(texts.map(({ turning }) => turning)),
    unread,
    withoutExecutor: isRead ? [...new Set(compiled.flatMap(unsupportedIn))] : [],
    readFaces: isRead ? faces : [],
  };
}

/** Says what was read of a card, and compares it with its words. */
export function sayBack({ readFaces }: ReadCard, spent: Spent): readonly NotSaidBack[] {
  const began = performance.now();
  const found = readFaces.flatMap(({ facts, abilities, text }) =>
    difference(guard({ ...facts, abilities }, text), facts.name),
  );
  spent.saying += performance.now() - began;
  return found;
}

/** Parts added up. */
export function sumOf(parts: readonly Compiled[]): Compiled {
  return parts.reduce((a, b) => ({ total: a.total + b.total, compiled: a.compiled + b.compiled }), {
    total: 0,
    compiled: 0,
  });
}

function difference(result: GuardResult, face: string): readonly NotSaidBack[] {
  if (result.ok) return [];
  if (result.code === "unsupported") return [{ face, text: "", expected: "" }];
  return [{ face, text: result.difference.text, expected: result.difference.expected }];
}
