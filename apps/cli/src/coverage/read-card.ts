import { type CardWithClue, normaliseScryfall } from "@obverse/card-data";
import { type Card, type Face, unsupportedIn } from "@obverse/core";
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

/** A card read from its record, with what its words gave. */
export interface ReadCard {
  readonly name: string;
  readonly groups: readonly Group[];
  readonly entries: readonly CardWithClue[];
  readonly abilities: Compiled;
  readonly turningClauses: Compiled;
  readonly unread: readonly { readonly shape: string; readonly text: string }[];
  readonly withoutExecutor: readonly string[];
  readonly notSaidBack: readonly { readonly face: string; readonly text: string; readonly expected: string }[];
}

/** Reads a card and compares what was read with its words. */
export function readCard(record: PublicCard, spent: Spent): ReadCard {
  const texts: { readonly face: string; readonly text: string; readonly turning: Compiled }[] = [];
  const unread: { readonly shape: string; readonly text: string }[] = [];
  const faces: {
    readonly facts: Omit<Face, "abilities">;
    readonly text: string;
    readonly abilities: Card["faces"][0]["abilities"];
  }[] = [];
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
  const began = performance.now();
  const notSaidBack = isRead
    ? faces.flatMap(({ facts, abilities: read, text }) =>
        difference(guard({ ...facts, abilities: read }, text), facts.name),
      )
    : [];
  spent.saying += performance.now() - began;
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
    notSaidBack,
  };
}

/** Parts added up. */
export function sumOf(parts: readonly Compiled[]): Compiled {
  return parts.reduce((a, b) => ({ total: a.total + b.total, compiled: a.compiled + b.compiled }), {
    total: 0,
    compiled: 0,
  });
}

function difference(result: GuardResult, face: string): ReadCard["notSaidBack"] {
  if (result.ok) return [];
  if (result.code === "unsupported") return [{ face, text: "", expected: "" }];
  return [{ face, text: result.difference.text, expected: result.difference.expected }];
}
