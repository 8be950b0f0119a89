import type { Card } from "@obverse/core";
import type { CompileFace } from "../normalise/compile.ts";
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
  readonly printed: PrintedCard;
  readonly report: readonly Issue[];
  /** Each card's JSON without its printing, the last brace left open. */
  readonly open: readonly string[];
}

/** Layouts whose records are read anew each time: what a card is depends on its printing, or on more than its own wording. */
const ANEW = new Set(["transform", "meld", "reversible_card", "double_faced_token"]);

/** Makes cards of prints as JSON. Most prints of a card have the same wording: what was made of it is kept, which grows with cards only. */
export function makePrintTexts(compile: CompileFace): (printed: PrintedCard) => PrintTexts {
  const known = new Map<string, Remembered>();
  return (printed) => {
    const before = known.get(printed.id);
    if (before !== undefined && sameWording(printed, before.printed)) {
      return {
        cards: before.open.map((open) => ({ json: closed(open, printed), sided: printed.layout === "modal_dfc" })),
        report: before.report,
      };
    }
    const { cards, report } = normaliseCard(printed, compile);
    if (ANEW.has(printed.layout) || cards.length !== 1) {
      return { cards: cards.map(({ card }) => ({ json: JSON.stringify(card), sided: hasAnotherSide(card) })), report };
    }
    const open = cards.map(({ card }) => JSON.stringify(withoutPrintings(card)).slice(0, -1));
    known.set(printed.id, { printed: essence(printed), report, open });
    return {
      cards: open.map((one, index) => ({ json: closed(one, printed), sided: sidedAt(cards[index]?.card) })),
      report,
    };
  };
}

function sidedAt(card: Card | undefined): boolean {
  return card !== undefined && hasAnotherSide(card);
}

function withoutPrintings({ printings: _, ...card }: Card): Omit<Card, "printings"> {
  return card;
}

function closed(open: string, printed: PrintedCard): string {
  const { printings } = withOnePrinting(NOTHING, printed);
  return printings === undefined ? `${open}}` : `${open},"printings":${JSON.stringify(printings)}}`;
}

/** Stands for a card of which only the printing is wanted. */
const NOTHING = { kind: "single" } as Card; // nothing else of it is read

/** What of a record is compared; the rest is let go. */
function essence({ id, name, layout, faces, colorIdentity }: PrintedCard): PrintedCard {
  return { id, name, layout, faces, related: [], colorIdentity };
}

function sameWording(a: PrintedCard, b: PrintedCard): boolean {
  return (
    a.name === b.name &&
    a.layout === b.layout &&
    a.faces.length === b.faces.length &&
    sameTexts(a.colorIdentity, b.colorIdentity) &&
    a.faces.every((face, index) => sameFace(face, b.faces[index]))
  );
}

function sameFace(a: PrintedFace, b: PrintedFace | undefined): boolean {
  return (
    b !== undefined &&
    a.text === b.text &&
    a.name === b.name &&
    a.typeLine === b.typeLine &&
    a.manaCost === b.manaCost &&
    a.power === b.power &&
    a.toughness === b.toughness &&
    a.loyalty === b.loyalty &&
    a.defense === b.defense &&
    sameTexts(a.colors, b.colors) &&
    sameTexts(a.colorIndicator, b.colorIndicator)
  );
}

function sameTexts(a: readonly string[] | undefined, b: readonly string[] | undefined): boolean {
  if (a === b) return true;
  return a !== undefined && b !== undefined && a.length === b.length && a.every((one, index) => one === b[index]);
}
