import type { Card, Printing } from "@obverse/core";
import { cardManaValueOf } from "../knowledge/face-mana-values.ts";
import { strictKind } from "../knowledge/kind.ts";
import type { CompileFace } from "../normalise/compile.ts";
import { linkMeld } from "../normalise/link-meld.ts";
import type { MeldClue } from "../normalise/meld-clue.ts";
import { normaliseCard } from "../normalise/normalise-card.ts";
import type { PrintedCard, PrintedName } from "../normalise/printed-card.ts";
import type { Issue } from "../report.ts";
import { hasAnotherSide } from "./another-side.ts";
import type { ImportedCard, ImportWishes, PrintFacts } from "./imported.ts";
import { printFactsOf, type Spilled, wantedNames } from "./print-pass.ts";

interface Gathered {
  best: Spilled;
  readonly prints: Map<string, PrintFacts>;
  readonly names: Map<string, PrintedName>;
  /** Full names that its prints have, with the faces' names. */
  readonly titles: Map<string, readonly string[]>;
}

/** The second pass over one part of the records: all prints of each card in it together, ordered by the cards' ids. */
export function gatherCards(
  records: Iterable<Spilled>,
  wishes: ImportWishes,
  compile: CompileFace,
  clues: ReadonlyMap<string, MeldClue>,
): { readonly cards: readonly ImportedCard[]; readonly issues: readonly Issue[] } {
  const issues: Issue[] = [];
  const byId = new Map<string, Gathered>();
  for (const spilled of records) gather(spilled, byId, issues);
  const cards: ImportedCard[] = [];
  for (const id of [...byId.keys()].sort()) {
    const gathered = byId.get(id);
    if (gathered === undefined) continue;
    const { printed, place, raw } = gathered.best;
    const { cards: made, report } = normaliseCard(printed, compile);
    for (const issue of report) issues.push({ ...issue, place: { ...place, ...issue.place } });
    const prints = [...gathered.prints.values()].sort(byRelease);
    const names = wantedNames([...gathered.names.values(), ...otherTitles(gathered)].sort(byName), wishes);
    for (const { card, clue } of made) {
      const whole = withPrintings(clue === undefined ? card : linked(card, clue, clues, issues), prints);
      if (wishes.only === "faces" && !hasAnotherSide(whole)) continue;
      const manaValue = cardManaValueOf(whole, meldedManaValue(whole, clues));
      checkManaValue(gathered.best, whole, manaValue, issues);
      cards.push({ card: whole, manaValue, prints, names, ...(wishes.raw === "keep" ? { raw } : {}) });
    }
  }
  return { cards, issues };
}

function meldedManaValue(card: Card, clues: ReadonlyMap<string, MeldClue>): number {
  return (card.meldedFrom ?? []).reduce((sum, name) => {
    const clue = clues.get(name);
    return sum + (clue?.role === "part" ? clue.manaValue : 0);
  }, 0);
}

/** Sources give a card's mana value as the front's, a split card's as both halves', and a melded permanent's as its parts' (202.3). */
function checkManaValue({ printed, place }: Spilled, card: Card, expected: number, issues: Issue[]): void {
  const found = printed.manaValue;
  if (found === undefined || found === expected || card.token || !Number.isFinite(expected)) return;
  if (card.kind === "melded" && card.meldedFrom === undefined) return;
  issues.push({
    code: "mana-value-disagrees",
    card: card.name,
    place,
    found: String(found),
    expected: String(expected),
    action: "repaired",
  });
}

function gather(spilled: Spilled, byId: Map<string, Gathered>, issues: Issue[]): void {
  const { printed, place } = spilled;
  const known = byId.get(printed.id);
  const facts = printFactsOf(printed);
  const key = facts.id ?? `${facts.set} ${facts.number} ${facts.lang}`;
  const names = (printed.names ?? []).map(
    (name) => [`${name.lang} ${name.kind} ${name.face} ${name.name}`, name] as const,
  );
  if (known === undefined) {
    byId.set(printed.id, {
      best: spilled,
      prints: new Map([[key, facts]]),
      names: new Map(names),
      titles: new Map([titleOf(printed)]),
    });
    return;
  }
  if (known.prints.has(key) && printed.set !== undefined) {
    issues.push({ code: "duplicate", card: printed.name, place, found: key, action: "repaired" });
  }
  known.prints.set(key, facts);
  known.titles.set(...titleOf(printed));
  for (const [nameKey, name] of names) known.names.set(nameKey, name);
  if (isBetter(printed, known.best.printed)) known.best = spilled;
}

function titleOf(printed: PrintedCard): [string, readonly string[]] {
  return [
    printed.layout === "reversible_card" ? (printed.faces[0]?.name ?? printed.name) : printed.name,
    printed.faces.map(({ name }) => name),
  ];
}

/** Names under which some prints show the same card: it has the chosen print's name, and is found by the others too. */
function otherTitles({ best, titles }: Gathered): readonly PrintedName[] {
  const [title, faces] = titleOf(best.printed);
  return [...titles].flatMap(([other, names]) =>
    other === title
      ? []
      : names.map((name, index): PrintedName => ({ face: faces[index] ?? title, name, lang: "en", kind: "flavor" })),
  );
}

/** The print whose wording is taken: not reversible, in English, the newest; then the smallest id, so that the order of the input doesn't matter. */
function isBetter(a: PrintedCard, b: PrintedCard): boolean {
  const rank = (one: PrintedCard) => [
    one.layout === "reversible_card" ? 0 : 1,
    (one.lang ?? "en") === "en" ? 1 : 0,
    one.released ?? "",
  ];
  const [x, y] = [rank(a), rank(b)];
  for (const index of [0, 1, 2] as const) {
    const [left = "", right = ""] = [x[index], y[index]];
    if (left !== right) return left > right;
  }
  return (a.printId ?? "") < (b.printId ?? "");
}

function linked(card: Card, clue: MeldClue, clues: ReadonlyMap<string, MeldClue>, issues: Issue[]): Card {
  const others = [...clues]
    .filter(([name]) => name !== card.name)
    .map(([name, other]) => ({ card: { ...card, name }, clue: other }));
  const { cards, report } = linkMeld([{ card, clue }, ...others]);
  issues.push(...report.filter((issue) => issue.card === card.name));
  return cards[0] ?? card;
}

function withPrintings(card: Card, prints: readonly PrintFacts[]): Card {
  const printings = new Map<string, Printing>();
  for (const { set, number = "", released } of prints) {
    if (set !== undefined)
      printings.set(`${set} ${number}`, { set, number, ...(released === undefined ? {} : { released }) });
  }
  if (printings.size === 0) return card;
  const whole: Card = { ...card, printings: [...printings.values()] };
  return { ...whole, kind: strictKind(whole) };
}

function byRelease(a: PrintFacts, b: PrintFacts): number {
  const key = (one: PrintFacts) =>
    `${one.released ?? "9"} ${one.set} ${(one.number ?? "").padStart(6, "0")} ${one.lang} ${one.id}`;
  return key(a) < key(b) ? -1 : 1;
}

function byName(a: PrintedName, b: PrintedName): number {
  const key = (one: PrintedName) => `${one.lang} ${one.face} ${one.kind} ${one.name}`;
  return key(a) < key(b) ? -1 : 1;
}
