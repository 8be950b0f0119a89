import { linkMeld } from "@obverse/card-data";
import type { Card, CardSource } from "@obverse/core";
import { type ReadCard, readCard, type Spent, sayBack } from "./read-card.ts";
import type { CardCoverage, CardFaults } from "./report.ts";
import { type OutOfScope, outOfScope, type PublicCard } from "./scope.ts";
import { smokeTest } from "./smoke/smoke-test.ts";

/** What coverage is measured with. */
export interface MeasureOptions {
  /** `played`: each card that is understood is played too. */
  readonly smokeTest: "played" | "left-out";
  /** Other records that those measured may need: the parts of a meld pair and what they become. Absent: all are measured. */
  readonly beside?: readonly PublicCard[];
  /** Told after each card how many have been read, or played. Absent: nobody is. */
  readonly onCard?: (done: number, doing: "reading" | "playing") => void;
}

/** Every card with what became of it, and how many records were out of scope and why. */
export interface Measured {
  readonly cards: readonly CardCoverage[];
  readonly outOfScope: Readonly<Partial<Record<OutOfScope, number>>>;
  readonly spent: Spent;
}

/** Measures public card records. */
export function measure(records: readonly PublicCard[], options: MeasureOptions): Measured {
  const spent: Spent = { compiling: 0, saying: 0, playing: 0 };
  const outside: Partial<Record<OutOfScope, number>> = {};
  const read: ReadCard[] = [];
  let done = 0;
  for (const record of records) {
    const reason = outOfScope(record);
    if (reason === undefined) read.push(readCard(record, spent));
    else outside[reason] = (outside[reason] ?? 0) + 1;
    options.onCard?.(++done, "reading");
  }
  done = 0;
  const names = new Set(read.map(({ name }) => name));
  const others = (options.beside ?? []).filter(({ name }) => !names.has(name));
  const beside = others.flatMap((record) => readCard(record, { compiling: 0, saying: 0, playing: 0 }).entries);
  const linked = linkMeld([...read.flatMap(({ entries }) => entries), ...beside]).cards;
  const source = sourceOf(linked);
  let at = 0;
  const cards = read.map((card): CardCoverage => {
    const own = linked.slice(at, at + card.entries.length);
    at += card.entries.length;
    const coverage = coverageOf(card, own, source, options, spent);
    if (options.smokeTest === "played") options.onCard?.(++done, "playing");
    return coverage;
  });
  return { cards, outOfScope: outside, spent };
}

function coverageOf(
  card: ReadCard,
  own: readonly Card[],
  source: CardSource,
  options: MeasureOptions,
  spent: Spent,
): CardCoverage {
  const { abilities, withoutExecutor } = card;
  const notSaidBack = sayBack(card, spent);
  const unread = abilities.total - abilities.compiled;
  const isPlayable = unread === 0 && own.length > 0 && withoutExecutor.length === 0;
  const began = performance.now();
  const smoke = isPlayable && options.smokeTest === "played" ? own.flatMap((one) => smokeTest(one, source)) : [];
  spent.playing += performance.now() - began;
  const faults: CardFaults = {
    ...(unread > 0 || own.length === 0 ? { unread } : {}),
    ...(withoutExecutor.length > 0 ? { withoutExecutor } : {}),
    ...(notSaidBack.length > 0 ? { notSaidBack } : {}),
    ...(smoke.length > 0 ? { smoke } : {}),
  };
  const isFull = Object.keys(faults).length === 0;
  const { name, groups, turningClauses } = card;
  const status = isFull ? "full" : abilities.compiled > 0 ? "partial" : "none";
  return { name, groups, abilities, turningClauses, faults, status, unread: card.unread };
}

/** The cards by name, for what a card needs besides itself: its meld partner and what they become. */
function sourceOf(cards: readonly Card[]): CardSource {
  const byId = new Map(cards.map((card) => [card.id as string, card]));
  const byName = new Map<string, Card>();
  for (const card of cards)
    for (const name of [card.name, ...card.faces.map((face) => face.name)])
      if (!byName.has(name)) byName.set(name, card);
  return { get: (id) => byId.get(id), byName: (name) => byName.get(name), hasName: (name) => byName.has(name) };
}
