import type { Card } from "@obverse/core";
import { signal } from "@preact/signals";
import { del, get, set } from "idb-keyval";
import { loadCompiler } from "../state/loaded.ts";
import { ownCards } from "../state/sources.ts";
import { markKept } from "./drops.ts";

/** What came of a file, to be told. */
export type FileNews =
  | { readonly kind: "reading"; readonly file: string }
  | { readonly kind: "read" | "cut"; readonly file: string; readonly cards: number }
  | { readonly kind: "broken"; readonly file: string };

/** What came of the last file. Absent: none was dropped. */
export const fileNews = signal<FileNews | undefined>(undefined);
/** How many cards of the person's own are kept. */
export const keptCards = signal(0);

const KEY = "obverse-cards-1";

/** Reads a file of card data and keeps its cards in this browser. */
export async function takeFile(file: File): Promise<void> {
  fileNews.value = { kind: "reading", file: file.name };
  try {
    const [{ importInMemory }, compile] = await Promise.all([import("@obverse/card-data"), loadCompiler()]);
    const { cards, cutOff } = await importInMemory(bytesOf(file), compile);
    const found = cards.map(({ card }) => card);
    if (found.length === 0) {
      fileNews.value = { kind: "broken", file: file.name };
      return;
    }
    const known = (await get<readonly Card[]>(KEY)) ?? [];
    const ids = new Set(found.map(({ id }) => id));
    const all = [...known.filter(({ id }) => !ids.has(id)), ...found];
    await useCards(all);
    await set(KEY, all);
    markKept("kept");
    fileNews.value = { kind: cutOff ? "cut" : "read", file: file.name, cards: found.length };
  } catch {
    fileNews.value = { kind: "broken", file: file.name };
  }
}

/** Takes up the cards that were kept in this browser. */
export async function recallCards(): Promise<void> {
  try {
    const known = await get<readonly Card[]>(KEY);
    if (known !== undefined && known.length > 0) await useCards(known);
  } catch {
    // Where nothing can be kept, nothing was.
  }
}

/** Forgets the person's own cards. */
export async function forgetCards(): Promise<void> {
  await del(KEY);
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

async function* bytesOf(file: File): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
