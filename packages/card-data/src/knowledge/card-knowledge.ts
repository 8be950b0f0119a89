import type { Card, CardKind, CardSource, Color, Face, FaceSymbol } from "@obverse/core";
import { manaValueOf } from "../parse/mana-value.ts";
import { faceSymbols } from "./face-symbols.ts";
import { practicalKind, strictKind } from "./kind.ts";

/** What is known of a card without a game. */
export interface CardKnowledge {
  /** By the listed features only (712.2–712.4). */
  readonly kind: CardKind;
  /** By what it does. */
  readonly practicalKind: CardKind;
  /** Names of its faces; the parts' names of a card with parts. */
  readonly faces: readonly string[];
  readonly frontSymbol: FaceSymbol | null;
  readonly backSymbol: FaceSymbol | null;
  /** The other face's power and toughness, printed in grey (712.2c), or the melded permanent's. */
  readonly reminder: string | null;
  /** What the front's hint bar tells of the back (712.3c). */
  readonly hint: string | null;
  /** The other card of the pair (712.5). */
  readonly meldsWith: string | null;
  /** What the pair becomes. */
  readonly meldsInto: string | null;
  readonly colorIdentity: readonly Color[];
  /** Of the card outside the battlefield and stack; of a melded permanent, its parts' together (202.3c). */
  readonly manaValue: number;
}

/** Where and on which printing to look. */
export interface KnowledgeOptions {
  /** Finds a meld card's partner and result. Absent: their numbers are not known. */
  readonly source?: CardSource;
  /** The release whose printing is asked about. Absent: the first printing. */
  readonly set?: string;
}

/** What is known of a card without a game: kind, faces, signs, reminders, meld partners, colour identity, mana value. */
export function cardKnowledge(card: Card, { source, set }: KnowledgeOptions = {}): CardKnowledge {
  const symbols = faceSymbols(card, set);
  return {
    kind: strictKind(card),
    practicalKind: practicalKind(card),
    faces: (card.halves?.parts ?? card.faces).map((face) => face.name),
    frontSymbol: symbols?.front ?? null,
    backSymbol: symbols?.back ?? null,
    reminder: reminderOf(card, source),
    hint: card.kind === "modal" && card.faces[1] ? hintOf(card.faces[1]) : null,
    meldsWith: card.meld?.partner ?? null,
    meldsInto: card.meld?.result ?? null,
    colorIdentity: card.colorIdentity,
    manaValue: cardManaValue(card, source),
  };
}

function reminderOf(card: Card, source: CardSource | undefined): string | null {
  const other = card.meld
    ? source?.byName(card.meld.result)?.faces[0]
    : card.kind === "nonmodal"
      ? card.faces[1]
      : undefined;
  if (!other?.types.includes("Creature") || !other.power || !other.toughness) return null;
  return `${other.power.text}/${other.toughness.text}`;
}

function hintOf(other: Face): string {
  const type = other.subtypes.at(-1) ?? other.types.at(-1) ?? other.name;
  const cost = (other.manaCost ?? []).map((symbol) => `{${symbol}}`).join("");
  return [other.types.includes("Land") ? "Land" : type, cost].filter((part) => part !== "").join(" ");
}

function cardManaValue(card: Card, source: CardSource | undefined): number {
  if (card.meldedFrom) {
    return card.meldedFrom.reduce((sum, part) => sum + manaValueOf(source?.byName(part)?.faces[0].manaCost ?? null), 0);
  }
  return manaValueOf(card.faces[0].manaCost);
}
