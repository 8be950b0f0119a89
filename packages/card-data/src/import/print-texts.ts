import type { Card } from "@obverse/core";
import { type CompileFace, noAbilities } from "../normalise/compile.ts";
import { normaliseCard, withOnePrinting } from "../normalise/normalise-card.ts";
import type { PrintedCard, PrintedFace } from "../normalise/printed-card.ts";
import type { Issue } from "../report.ts";
import { hasAnotherSide } from "./another-side.ts";

/** A card of a print as JSON. */
export interface CardText {
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
  const { printings } = withOnePrinting(NOTHING, printed);
  return printings === undefined ? `${open}}` : `${open},"printings":${JSON.stringify(printings)}}`;
}

/** Stands for a card of which only the printing is wanted. */
const NOTHING = { kind: "single" } as Card; // nothing else of it is read

/** A number that two wordings of one card hardly ever share: all texts that a card is made of, mixed to 53 bits. */
function wordingHash(printed: PrintedCard): number {
  const mix = { a: 0xdeadbeef, b: 0x41c6ce57 };
  stir(mix, printed.name);
  stir(mix, printed.layout);
  for (const color of printed.colorIdentity ?? []) stir(mix, color);
  for (const face of printed.faces) stirFace(mix, face);
  return 4294967296 * (mix.a & 0x1fffff) + (mix.b >>> 0);
}

function stirFace(mix: Mix, face: PrintedFace): void {
  stir(mix, face.name);
  stir(mix, face.text);
  stir(mix, face.typeLine);
  stir(mix, face.manaCost);
  stir(mix, face.power ?? "-");
  stir(mix, face.toughness ?? "-");
  stir(mix, face.loyalty ?? "-");
  stir(mix, face.defense ?? "-");
  for (const color of face.colors ?? NO_COLORS) stir(mix, color);
  stir(mix, "|");
  for (const color of face.colorIndicator ?? NO_COLORS) stir(mix, color);
}

const NO_COLORS = ["?"] as const;

interface Mix {
  a: number;
  b: number;
}

function stir(mix: Mix, text: string): void {
  let { a, b } = mix;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  mix.a = Math.imul(a ^ (a >>> 16), 2246822507) ^ text.length;
  mix.b = Math.imul(b ^ (b >>> 13), 3266489909);
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
