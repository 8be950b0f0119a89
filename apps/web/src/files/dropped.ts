import type { Card } from "@obverse/core";
import { signal } from "@preact/signals";
import { ownCards } from "../state/sources.ts";
import { markKept } from "./drops.ts";
import { cardsKept, dropCards, keepCards } from "./kept-cards.ts";
import { readCards } from "./reading.ts";

/** What came of a file, to be told. */
export type FileNews =
  /** `share` is how much of it is read, from 0 to 1. */
  | { readonly kind: "reading"; readonly file: string; readonly share: number }
  | { readonly kind: "read" | "cut"; readonly file: string; readonly cards: number }
  | { readonly kind: "broken"; readonly file: string };

/** What came of the last file. Absent: none was dropped. */
export const fileNews = signal<FileNews | undefined>(undefined);
/** How many cards of the person's own are kept. */
export const keptCards = signal(0);

/** Reads a file of card data and keeps its cards in this browser. */
export async function takeFile(file: File): Promise<void> {
  const reading = (share: number): void => {
    fileNews.value = { kind: "reading", file: file.name, share };
  };
  reading(0);
  try {
    const read = await readCards(file, reading);
    if (read === undefined || read.cards.length === 0) {
      fileNews.value = { kind: "broken", file: file.name };
      return;
    }
    const { cards: found, cutOff } = read;
    const known = await cardsKept();
    const ids = new Set(found.map(({ id }) => id));
    const all = [...known.filter(({ id }) => !ids.has(id)), ...found];
    await useCards(all);
    await keepCards(all);
    markKept("kept");
    fileNews.value = { kind: cutOff ? "cut" : "read", file: file.name, cards: found.length };
  } catch {
    fileNews.value = { kind: "broken", file: file.name };
  }
}

/** Takes up the cards that were kept in this browser. */
export async function recallCards(): Promise<void> {
  try {
    const known = await cardsKept();
    if (known.length > 0) await useCards(known);
  } catch {
    // Where nothing can be kept, nothing was.
  }
}

/** Forgets the person's own cards. */
export async function forgetCards(): Promise<void> {
  await dropCards();
  markKept("gone");
  ownCards.value = undefined;
  keptCards.value = 0;
  fileNews.value = undefined;
}

async function useCards(all: readonly Card[]): Promise<void> {
  const { makeCardSource } = await import("@obverse/card-data");
  ownCards.value = makeCardSource(all);
  keptCards.value = all.length;
}
