import type { CompileFace } from "../normalise/compile.ts";
import type { MeldClue } from "../normalise/meld-clue.ts";
import { meldClueOf } from "../normalise/meld-clue.ts";
import type { PrintedCard, PrintedName } from "../normalise/printed-card.ts";
import { decodeText } from "../read/decode-text.ts";
import type { Unit } from "../read/unit.ts";
import type { Issue, Place } from "../report.ts";
import type { ImportCounts, ImportWishes, PrintFacts } from "./imported.ts";
import { makePrintTexts } from "./print-texts.ts";
import { makeRecordReader, type ReadRecord } from "./record-reader.ts";

/** What the first pass makes of some units. */
export interface PassOutput {
  /** One JSON text a print, in the order of the input (level `prints`). */
  readonly lines: readonly string[];
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

/** The first pass over an import: JSON, schema, common shape, and, where prints are wanted, cards. */
export interface PrintPass {
  push(units: readonly Unit[]): PassOutput;
  end(): PassOutput;
}

/** Makes the first pass. It never fails: what can't be read is set aside with its place. */
export function makePrintPass(wishes: ImportWishes, compile: CompileFace): PrintPass {
  let issues: Issue[] = [];
  const note = (issue: Issue) => {
    issues.push(issue);
  };
  const reader = makeRecordReader(note);
  const told = new Map<string, string>();
  const textsOf = makePrintTexts(compile);

  const process = (read: readonly ReadRecord[], output: Draft) => {
    for (const { printed, place, raw } of read) {
      output.counts.prints++;
      if (printed.layout === "meld") tellClue(printed, told, output);
      if (wishes.level === "cards") {
        const spilled: Spilled = wishes.raw === "keep" ? { printed, place, raw } : { printed, place };
        output.spill.push([printed.id, JSON.stringify(spilled)]);
        continue;
      }
      const { cards, report } = textsOf(printed);
      for (const issue of report) note({ ...issue, place: { ...place, ...issue.place } });
      if (cards.length === 0) output.counts.setAside++;
      for (const { json, sided } of cards) {
        if (wishes.only === "faces" && !sided) continue;
        output.counts.cards++;
        output.lines.push(printLine(json, printed, wishes, raw));
      }
    }
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
        const value = parse(unit, place, note);
        if (value === undefined) output.counts.setAside++;
        else process(reader.read(value, place), output);
      }
      return take(output);
    },
    end() {
      const output = draft();
      process(reader.end(), output);
      return take(output);
    },
  };
}

interface Draft {
  readonly lines: string[];
  readonly spill: (readonly [string, string])[];
  readonly counts: ImportCounts;
  readonly clues: (readonly [string, MeldClue])[];
}

function draft(): Draft {
  return { lines: [], spill: [], counts: { records: 0, cards: 0, prints: 0, setAside: 0 }, clues: [] };
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

/** An `ImportedPrint` as JSON. */
function printLine(card: string, printed: PrintedCard, wishes: ImportWishes, raw: unknown): string {
  const names = printed.names === undefined ? [] : wantedNames(printed.names, wishes);
  const more = names.length > 0 ? `,"names":${JSON.stringify(names)}` : "";
  const kept = wishes.raw === "keep" ? `,"raw":${JSON.stringify(raw)}` : "";
  return `{"card":${card},"print":${JSON.stringify(printFactsOf(printed))}${more}${kept}}`;
}
