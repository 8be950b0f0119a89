import type { Card } from "@obverse/core";
import { delMany, get, keys, set } from "idb-keyval";

const PREFIX = "obverse-cards-2/";
/** How many cards are written or read at a time, so that the page stays smooth meanwhile. */
const AT_ONCE = 1000;

/** Keeps these cards in the browser, in the place of those that were kept. */
export async function keepCards(cards: readonly Card[]): Promise<void> {
  let part = 0;
  for (let at = 0; at < cards.length; at += AT_ONCE, part++) await set(keyOf(part), cards.slice(at, at + AT_ONCE));
  const old = (await partKeys()).filter((key) => Number(key.slice(PREFIX.length)) >= part);
  await delMany([...old]);
}

/** The cards that are kept in the browser. */
export async function cardsKept(): Promise<readonly Card[]> {
  const cards: Card[] = [];
  for (const key of await partKeys()) cards.push(...((await get<readonly Card[]>(key)) ?? []));
  return cards;
}

/** Forgets the cards that are kept in the browser. */
export async function dropCards(): Promise<void> {
  await delMany([...(await partKeys())]);
}

const keyOf = (part: number): string => `${PREFIX}${String(part).padStart(5, "0")}`;

async function partKeys(): Promise<readonly string[]> {
  return (await keys()).filter((key): key is string => typeof key === "string" && key.startsWith(PREFIX)).sort();
}
