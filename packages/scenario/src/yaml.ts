import {
  Document,
  type DocumentOptions,
  LineCounter,
  type ParseOptions,
  parse,
  parseAllDocuments,
  type SchemaOptions,
  visit,
} from "yaml";
import type { Path, Problem } from "./format/problem.ts";
import { readScenario } from "./format/read-scenario.ts";
import { readStep } from "./format/read-step.ts";
import type { Scenario, Step } from "./format/scenario.ts";

/** A scenario of a file, with the lines that its parts stand on. */
export interface ScenarioDocument {
  readonly scenario: Scenario;
  readonly file: string;
  /** The line (from 1) of a part, or of the nearest part around it. */
  lineOf(path: Path): number | undefined;
}

/** What a file holds: scenarios, and what is wrong with others. */
export interface ScenarioFile {
  readonly documents: readonly ScenarioDocument[];
  readonly problems: readonly Problem[];
  /** Documents that could not be read: their id where it could be told, and their problems. */
  readonly failed: readonly { readonly id: string; readonly problems: readonly Problem[] }[];
}

/** Reads the scenarios of a YAML or JSON text, one or more documents (a JSON list counts as several). */
export function parseScenarios(text: string, file: string): ScenarioFile {
  const lines = new LineCounter();
  const parsed = parseAllDocuments(text, { lineCounter: lines, ...READING });
  const documents: ScenarioDocument[] = [];
  const failed: { id: string; problems: Problem[] }[] = [];
  for (const [at, document] of (Array.isArray(parsed) ? parsed : []).entries()) {
    const plain = plainOf(document);
    const error = plain.ok ? undefined : plain.error;
    if (!plain.ok && error !== undefined) {
      failed.push({
        id: `${file}#${at + 1}`,
        problems: [
          {
            code: "syntax",
            path: [],
            found: error.message.split("\n")[0] ?? "",
            file,
            line: error.line ?? 1,
          },
        ],
      });
      continue;
    }
    const value = plain.ok ? plain.value : undefined;
    if (value === null || value === undefined) continue;
    const several = Array.isArray(value)
      ? value.map((part, index) => ({ part: part as unknown, prefix: [index] }))
      : [{ part: value, prefix: [] }];
    for (const { part, prefix } of several) {
      const lineOf = (path: Path): number | undefined => lineIn(document, [...prefix, ...path], lines);
      const read = readScenario(withNumbers(part));
      if (read.ok) documents.push({ scenario: read.scenario, file, lineOf });
      else
        failed.push({
          id: read.id ?? `${file}#${at + 1}`,
          problems: read.problems.map((problem) => ({ ...problem, file, ...withLine(lineOf(problem.path)) })),
        });
    }
  }
  return { documents, failed, problems: failed.flatMap((document) => document.problems) };
}

/** How often a document's anchors may be used in all: more would let a few lines grow beyond any memory. */
const MOST_ALIASES = 100;

type Plain =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: { readonly message: string; readonly line?: number } };

/** What a document holds as plain values, or why it can't be read. */
function plainOf(document: Document.Parsed): Plain {
  const [error] = document.errors;
  if (error !== undefined)
    return { ok: false, error: { message: error.message, ...withLine(error.linePos?.[0].line) } };
  try {
    return { ok: true, value: document.toJS({ maxAliasCount: MOST_ALIASES }) };
  } catch (thrown) {
    // An alias of nothing, too many of them, or nested too deep.
    return { ok: false, error: { message: thrown instanceof Error ? thrown.message : String(thrown) } };
  }
}

/** Reads one step written on a line: `cast: Clone` or `{ cast: Clone, targets: [wolf] }`. */
export function parseStep(
  line: string,
): { readonly ok: true; readonly step: Step } | { readonly ok: false; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  try {
    const value: unknown = parse(line.startsWith("{") ? line : `{ ${line} }`, READING);
    const step = readStep(value, [], problems);
    if (step !== undefined && problems.length === 0) return { ok: true, step };
  } catch (error) {
    problems.push({
      code: "syntax",
      path: [],
      found: error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error),
    });
  }
  return { ok: false, problems };
}

/** Writes a scenario as one YAML document: small lists and mappings on one line. */
export function writeScenario(scenario: Scenario): string {
  const document = new Document(scenario, { aliasDuplicateObjects: false, version: "1.2" });
  visit(document, {
    Collection: (key, node, path) => {
      const isTop = path.length <= 1 || (key === "value" && path.length <= 3);
      const room = 118 - 2 * path.length;
      if (!isTop && JSON.stringify(node.toJSON()).length <= room) node.flow = true;
    },
  });
  return document.toString({ lineWidth: 140, flowCollectionPadding: true });
}

/** Public card JSON writes mana values with a point (`2.0`): there they are numbers. */
function withNumbers(value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("cards" in value) || !Array.isArray(value.cards)) return value;
  return { ...value, cards: value.cards.map(numbersOf) };
}

function numbersOf(card: unknown): unknown {
  if (typeof card !== "object" || card === null) return card;
  const { cmc, card_faces: faces, ...rest } = card as Readonly<Record<string, unknown>>; // an object, by the line above
  return {
    ...rest,
    ...(cmc === undefined ? {} : { cmc: typeof cmc === "string" && cmc.trim() !== "" ? Number(cmc) : cmc }),
    ...(faces === undefined ? {} : { card_faces: Array.isArray(faces) ? faces.map(numbersOf) : faces }),
  };
}

/** Rule numbers such as 712.10 are not to lose their zero: only whole numbers are numbers. */
const READING: ParseOptions & DocumentOptions & SchemaOptions = {
  version: "1.2",
  uniqueKeys: true,
  customTags: (tags) => tags.filter((tag) => typeof tag === "string" || tag.tag !== "tag:yaml.org,2002:float"),
};

const withLine = (line: number | undefined): { readonly line?: number } => (line === undefined ? {} : { line });

function lineIn(document: Document.Parsed, path: Path, lines: LineCounter): number | undefined {
  for (let length = path.length; length >= 0; length--) {
    const node: unknown = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    const range =
      typeof node === "object" && node !== null && "range" in node && Array.isArray(node.range)
        ? (node.range as readonly number[])
        : undefined; // nodes carry their offsets
    if (range?.[0] !== undefined) return lines.linePos(range[0]).line;
  }
  return undefined;
}
