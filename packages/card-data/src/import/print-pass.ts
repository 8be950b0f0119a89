import { decodePrinted } from "../normalise/decode-printed.ts";
import type { MeldClue } from "../normalise/meld-clue.ts";
import { meldClueOf } from "../normalise/meld-clue.ts";
import type { PrintedCard, PrintedName } from "../normalise/printed-card.ts";
import type { ByteTexts } from "../read/byte-texts.ts";
import { decodeText } from "../read/decode-text.ts";
import type { Unit } from "../read/unit.ts";
import type { Issue, Place } from "../report.ts";
import type { ImportCounts, ImportWishes, PrintFacts } from "./imported.ts";
import { makeRecordReader, type ReadRecord, type RecordReader } from "./record-reader.ts";

/** What the first pass makes of some units. */
export interface PassOutput {
  /** Records for the second pass (level `cards`): the card's id, and the record as JSON. */
  readonly spill: readonly (readonly [id: string, json: string])[];
  readonly issues: readonly Issue[];
  readonly counts: ImportCounts;
  /** What meld records told, by the name of the card, each told once. */
  readonly clues: readonly (readonly [name: string, clue: MeldClue])[];
}

/** A record as it waits for the second pass. */
export interface Spilled {
  readonly printed: PrintedCard;
  readonly place: Place;
  readonly raw?: unknown;
}

/** A record that was read and, if its texts have one character a byte, what they are decoded with. */
export interface RecordToWrite extends ReadRecord {
  readonly decode?: (part: string) => string;
}

/** Takes prints with their cards, in the order of the input. */
export interface PrintWriter {
  /** Makes a record's cards and writes those that are wanted. What is noticed about the record goes to `note`. */
  write(record: RecordToWrite, note: (issue: Issue) => void): { readonly written: number; readonly made: number };
}

/** What a platform has for the first pass. */
export interface PassPlatform {
  /** Absent: all bytes are decoded. */
  readonly texts?: ByteTexts;
  /** Where prints go that are wanted. Absent: the pass is over cards. */
  readonly prints?: PrintWriter;
}

/** The first pass over an import: JSON, schema, common shape, and, where prints are wanted, cards. */
export interface PrintPass {
  push(units: readonly Unit[]): PassOutput;
  end(): PassOutput;
}

/** Makes the first pass. It never fails: what can't be read is set aside with its place. */
export function makePrintPass(wishes: ImportWishes, { texts, prints }: PassPlatform = {}): PrintPass {
  let issues: Issue[] = [];
  const note = (issue: Issue) => {
    issues.push(issue);
  };
  const reader = makeRecordReader(note);
  const told = new Map<string, string>();
  const quick = texts === undefined || wishes.raw === "keep" ? undefined : makeQuickRead(reader, texts);

  const process = (record: RecordToWrite, output: Draft) => {
    const { place, raw, decode } = record;
    const isMeld = record.printed.layout === "meld";
    output.counts.prints++;
    if (prints !== undefined) {
      const { written, made } = prints.write(record, (issue) =>
        note({ ...issue, place: { ...place, ...issue.place } }),
      );
      output.counts.cards += written;
      if (made === 0) output.counts.setAside++;
      if (!isMeld) return;
    }
    const printed = decode === undefined ? record.printed : decodePrinted(record.printed, decode);
    if (isMeld) tellClue(printed, told, output);
    if (prints !== undefined) return;
    const spilled: Spilled = wishes.raw === "keep" ? { printed, place, raw } : { printed, place };
    output.spill.push([printed.id, JSON.stringify(spilled)]);
  };

  const take = (output: Draft): PassOutput => {
    const found = issues;
    issues = [];
    return { ...output, issues: found };
  };

  return {
    push(units) {
      const output = draft();
      for (const unit of units) {
        output.counts.records++;
        const place: Place = unit.line === undefined ? { byte: unit.byte } : { line: unit.line, byte: unit.byte };
        const quickly = quick?.(unit, place);
        if (quickly !== undefined) {
          process(quickly, output);
          continue;
        }
        const value = parse(unit, place, note);
        if (value === undefined) output.counts.setAside++;
        else for (const record of reader.read(value, place)) process(record, output);
      }
      return take(output);
    },
    end() {
      const output = draft();
      for (const record of reader.end()) process(record, output);
      return take(output);
    },
  };
}

interface Draft {
  readonly spill: (readonly [string, string])[];
  readonly counts: ImportCounts;
  readonly clues: (readonly [string, MeldClue])[];
}

function draft(): Draft {
  return { spill: [], counts: { records: 0, cards: 0, prints: 0, setAside: 0 }, clues: [] };
}

/** Reads Scryfall's cards without decoding what nobody reads of them. Gives up where the input mostly holds something else. */
function makeQuickRead(
  reader: RecordReader,
  texts: ByteTexts,
): (unit: Unit, place: Place) => RecordToWrite | undefined {
  let read = 0;
  let failed = 0;
  const tryToRead = (unit: Unit, place: Place): RecordToWrite | undefined => {
    const found = texts.of(unit.bytes);
    if (found === undefined) return undefined;
    try {
      const printed = reader.readBytewise(found.text, place, found.decode);
      return printed === undefined ? undefined : { printed, place, raw: undefined, decode: found.decode };
    } catch {
      return undefined;
    }
  };
  return (unit, place) => {
    if (failed > read + 8) return undefined;
    const one = tryToRead(unit, place);
    if (one === undefined) failed++;
    else read++;
    return one;
  };
}

function parse(unit: Unit, place: Place, note: (issue: Issue) => void): unknown {
  const { text, encoding } = decodeText(unit.bytes);
  if (encoding !== undefined) {
    note({ code: "text-encoding", place, found: encoding, action: encoding === "doubly" ? "repaired" : "kept" });
  }
  try {
    return JSON.parse(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text) as unknown;
  } catch {
    note({ code: "not-json", place, action: "set-aside" });
    return undefined;
  }
}

function tellClue(printed: PrintedCard, told: Map<string, string>, output: Draft): void {
  const name = printed.faces[0]?.name ?? printed.name;
  const clue = meldClueOf(printed, () => {});
  const key = JSON.stringify(clue);
  if (told.get(name) === key) return;
  told.set(name, key);
  output.clues.push([name, clue]);
}

/** The facts of a record's print. */
export function printFactsOf(printed: PrintedCard): PrintFacts {
  const facts: { -readonly [K in keyof PrintFacts]: PrintFacts[K] } = {};
  if (printed.printId !== undefined) facts.id = printed.printId;
  if (printed.set !== undefined) facts.set = printed.set;
  if (printed.number !== undefined) facts.number = printed.number;
  if (printed.released !== undefined) facts.released = printed.released;
  if (printed.lang !== undefined) facts.lang = printed.lang;
  return facts;
}

/** The names among these in the languages that are wanted. */
export function wantedNames(names: readonly PrintedName[], wishes: ImportWishes): readonly PrintedName[] {
  const { languages } = wishes;
  return languages === undefined ? names : names.filter((name) => languages.includes(name.lang));
}
