import { hasAnotherSide } from "../import/another-side.ts";
import type { ImportWishes } from "../import/imported.ts";
import { type PrintWriter, type RecordToWrite, wantedNames } from "../import/print-pass.ts";
import { type CompileFace, noAbilities } from "../normalise/compile.ts";
import { decodePrinted } from "../normalise/decode-printed.ts";
import { normaliseCard, printingOf } from "../normalise/normalise-card.ts";
import type { PrintedCard } from "../normalise/printed-card.ts";
import { detached } from "./buffer-texts.ts";
import type { ByteWriter } from "./byte-writer.ts";
import { makePrintMemory } from "./print-memory.ts";

/** Layouts whose records are read anew each time: what a card is depends on its printing, or on more than its own wording. */
const ANEW = new Set(["transform", "modal_dfc", "meld", "reversible_card", "double_faced_token"]);

/**
 * Writes prints with their cards as lines of JSON. Most prints of a card have the same wording: what was made of it is kept. Texts with one
 * character a byte are compared and written as they are, without decoding them.
 */
export function makePrintLines(wishes: ImportWishes, compile: CompileFace, out: ByteWriter): PrintWriter {
  const memory = makePrintMemory();
  const reports = new Map<string, ReturnType<typeof normaliseCard>["report"]>();
  const compileAnew = compile === noAbilities ? compile : rememberCompiled(compile);

  const writeAnew: PrintWriter["write"] = (record, note) => {
    const { printed } = record;
    const { cards, report } = normaliseCard(decoded(record), compileAnew);
    for (const issue of report) note(issue);
    const wanted = wishes.only === "faces" ? cards.filter(({ card }) => hasAnotherSide(card)) : cards;
    for (const { card } of wanted) {
      out.bytes('{"card":');
      out.utf8(JSON.stringify(card));
      writeRest(record, quotesFor(printed), "");
    }
    return { written: wanted.length, made: cards.length };
  };

  /** What belongs to the print, behind the rest of the card. */
  const writeRest = ({ printed, raw, decode }: RecordToWrite, quote: Quote, card: string) => {
    const kept = wishes.raw === "keep" ? `,"raw":${JSON.stringify(raw)}` : "";
    const rest = `${card},"print":${printFactsJson(printed, quote)}${namesJson(printed, wishes)}${kept}}\n`;
    if (decode === undefined) out.utf8(rest);
    else out.bytes(rest);
  };

  const makeAnew = (record: RecordToWrite) => {
    const { cards, report } = normaliseCard({ ...decoded(record), set: undefined }, compile);
    const id = record.decode === undefined ? record.printed.id : detached(record.printed.id);
    if (report.length > 0) reports.set(id, report);
    else reports.delete(id);
    const [only] = cards;
    if (only === undefined) return undefined;
    return memory.keep(id, JSON.stringify(only.card).slice(0, -1), hasAnotherSide(only.card));
  };

  return {
    write(record, note) {
      const { printed, decode } = record;
      if (ANEW.has(printed.layout) || !isPlain(printed.set)) return writeAnew(record, note);
      const made = memory.find(printed, decode === undefined ? "utf8" : "latin1") ?? makeAnew(record);
      for (const issue of reports.get(printed.id) ?? NOTHING) note(issue);
      if (made === undefined) return NONE;
      if (wishes.only === "faces" && !made.sided) return LEFT_OUT;
      out.bytes('{"card":');
      out.copy(made.piece, made.start, made.end);
      const quote = quotesFor(printed);
      writeRest(record, quote, printingsJson(printed, quote));
      return ONE;
    },
  };
}

/** What a record's texts say. */
function decoded({ printed, decode }: RecordToWrite): PrintedCard {
  return decode === undefined ? printed : decodePrinted(printed, decode);
}

const NOTHING = [] as const;
const NONE = { written: 0, made: 0 } as const;
const LEFT_OUT = { written: 0, made: 1 } as const;
const ONE = { written: 1, made: 1 } as const;

/** The end of a card's JSON: the printing that a record is of. */
function printingsJson(printed: PrintedCard, quote: Quote): string {
  if (printed.set === undefined) return "}";
  const { set, number, released } = printingOf(printed, printed.set);
  const date = released === undefined ? "" : `,"released":${quote(released)}`;
  return `,"printings":[{"set":${quote(set)},"number":${quote(number)}${date}}]}`;
}

function namesJson({ names }: PrintedCard, wishes: ImportWishes): string {
  const wanted = names === undefined ? NOTHING : wantedNames(names, wishes);
  return wanted.length > 0 ? `,"names":${JSON.stringify(wanted)}` : "";
}

/** The facts of a print as JSON: those of `printFactsOf`, put together without an object between. */
function printFactsJson(printed: PrintedCard, quote: Quote): string {
  const { printId, set, number, released, lang } = printed;
  let json = "";
  if (printId !== undefined) json += `,"id":${quote(printId)}`;
  if (set !== undefined) json += `,"set":${quote(set)}`;
  if (number !== undefined) json += `,"number":${quote(number)}`;
  if (released !== undefined) json += `,"released":${quote(released)}`;
  if (lang !== undefined) json += `,"lang":${quote(lang)}`;
  return `{${json.slice(1)}}`;
}

/** Makes a text one of JSON. */
type Quote = (text: string) => string;

const PLAIN = /^[ !#-[\]-~]*$/;

/** How to write a print's facts as JSON: mostly none has anything to escape, and they are only put in quotes. */
function quotesFor({ printId, set, number, released, lang }: PrintedCard): Quote {
  return PLAIN.test(`${printId}${set}${number}${released}${lang}`) ? inQuotes : JSON.stringify;
}

function inQuotes(text: string): string {
  return `"${text}"`;
}

function isPlain(text: string | undefined): boolean {
  return text === undefined || PLAIN.test(text);
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
