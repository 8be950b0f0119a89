import type { Card } from "@obverse/core";
import { type CompileFace, noAbilities } from "../normalise/compile.ts";
import { normaliseCard, printingOf } from "../normalise/normalise-card.ts";
import type { PrintedCard } from "../normalise/printed-card.ts";
import type { Issue } from "../report.ts";
import { hasAnotherSide } from "./another-side.ts";

/** A card of a print as JSON. */
interface CardText {
  readonly json: string;
  /** Whether it has another side. */
  readonly sided: boolean;
}

/** The cards of a print as JSON, and what was noticed. */
export interface PrintTexts {
  readonly cards: readonly CardText[];
  readonly report: readonly Issue[];
}

interface Remembered {
  /** Of the wording; kept instead of it, for the room. */
  readonly hash: number;
  readonly report: readonly Issue[];
  /** The card's JSON without its printing, the last brace left open. */
  readonly open: string;
  readonly sided: boolean;
}

/** Layouts whose records are read anew each time: what a card is depends on its printing, or on more than its own wording. */
const ANEW = new Set(["transform", "meld", "reversible_card", "double_faced_token"]);

/** Makes cards of prints as JSON. Most prints of a card have the same wording: what was made of it is kept, which grows with cards only. */
export function makePrintTexts(compile: CompileFace): (printed: PrintedCard) => PrintTexts {
  const known = new Map<string, Remembered>();
  const compileAnew = compile === noAbilities ? compile : rememberCompiled(compile);
  return (printed) => {
    const anew = ANEW.has(printed.layout);
    const hash = anew ? 0 : wordingHash(printed);
    const before = anew ? undefined : known.get(printed.id);
    if (before !== undefined && before.hash === hash) {
      return { cards: [{ json: closed(before.open, printed), sided: before.sided }], report: before.report };
    }
    const { cards, report } = normaliseCard(printed, anew ? compileAnew : compile);
    const [only] = cards;
    if (anew || only === undefined || cards.length > 1) {
      return { cards: cards.map(({ card }) => ({ json: JSON.stringify(card), sided: hasAnotherSide(card) })), report };
    }
    const open = JSON.stringify(withoutPrintings(only.card)).slice(0, -1);
    const sided = hasAnotherSide(only.card);
    known.set(printed.id, { hash, report: report.length === 0 ? NOTHING_NOTICED : report, open, sided });
    return { cards: [{ json: closed(open, printed), sided }], report };
  };
}

const NOTHING_NOTICED: readonly Issue[] = [];

function withoutPrintings({ printings: _, ...card }: Card): Omit<Card, "printings"> {
  return card;
}

function closed(open: string, printed: PrintedCard): string {
  return printed.set === undefined
    ? `${open}}`
    : `${open},"printings":${JSON.stringify([printingOf(printed, printed.set)])}}`;
}

/** A number that two wordings of one card hardly ever share: all texts that a card is made of, mixed to 32 bits, with their length. */
function wordingHash(printed: PrintedCard): number {
  let hash = stir(stir(0x811c9dc5, printed.name), printed.layout);
  for (const color of printed.colorIdentity ?? []) hash = stir(hash, color);
  for (const face of printed.faces) {
    for (const text of [face.name, face.text, face.typeLine, face.manaCost]) hash = stir(hash, text);
    for (const text of [face.power, face.toughness, face.loyalty, face.defense]) hash = stir(hash, text ?? "-");
    for (const colors of [face.colors, face.colorIndicator])
      hash = stir(hash, colors === undefined ? "-" : colors.join(""));
  }
  return hash;
}

function stir(hash: number, text: string): number {
  let mixed = Math.imul(hash ^ text.length, 0x9e3779b1);
  for (let at = 0; at < text.length; at++) mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x01000193);
  return mixed ^ (mixed >>> 15);
}

/** Compiles each text of each face once, however many prints have it. */
function rememberCompiled(compile: CompileFace): CompileFace {
  const known = new Map<string, ReturnType<CompileFace>>();
  return (face, text, context) => {
    if (text === "") return compile(face, text, context);
    const key = `${face.name}\n${face.types.join(" ")}\n${text}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const abilities = compile(face, text, context);
    known.set(key, abilities);
    return abilities;
  };
}
