import { invalidRecord } from "../normalise/invalid-record.ts";
import { printedFromMtgjson } from "../normalise/normalise-mtgjson.ts";
import { printedFromScryfall } from "../normalise/normalise-scryfall.ts";
import type { PrintedCard } from "../normalise/printed-card.ts";
import type { Issue, Place } from "../report.ts";
import { MTGJSON_FIELDS, SCRYFALL_FIELDS } from "../schema/known-fields.ts";
import { type MtgjsonFace, mtgjsonFace } from "../schema/mtgjson.ts";
import { quickReadOf, skimReadOf } from "../schema/quick-read.ts";
import { scryfallCard } from "../schema/scryfall.ts";

/** A record in the common shape, with where it stands and what it was. */
export interface ReadRecord {
  readonly printed: PrintedCard;
  readonly place: Place;
  readonly raw: unknown;
}

/** Recognises records of both sources by what they hold, and puts the faces of one MTGJSON print together. */
export interface RecordReader {
  /** The records of one JSON value: a card, a face, the faces of a card, or a set. */
  read(value: unknown, place: Place): readonly ReadRecord[];
  /**
   * The JSON text of a Scryfall card, which has, and keeps, one character a byte. Nothing: it is none, or not as the schema says, and is to be
   * read as usual. Throws where it is no JSON.
   */
  readBytewise(json: string, place: Place, decode: (part: string) => string): PrintedCard | undefined;
  /** Faces whose other side never came. */
  end(): readonly ReadRecord[];
}

interface Waiting {
  readonly faces: [MtgjsonFace, ...MtgjsonFace[]];
  readonly place: Place;
  readonly raw: unknown[];
  readonly released: string | undefined;
}

type JsonObject = Readonly<Record<string, unknown>>;

const quickScryfall = quickReadOf(scryfallCard, SCRYFALL_FIELDS);
const skimScryfall = skimReadOf(scryfallCard, SCRYFALL_FIELDS);
const quickMtgjson = quickReadOf(mtgjsonFace, MTGJSON_FIELDS);

/** Makes a reader. What it notices goes to `note`; a field that no one knows is noted once for each name. */
export function makeRecordReader(note: (issue: Issue) => void): RecordReader {
  const waiting = new Map<string, Waiting>();
  const unknown = new Set<string>();

  let at: Place = {};
  const tellUnknown = (field: string) => {
    if (unknown.has(field)) return;
    unknown.add(field);
    note({ code: "unknown-field", place: { ...at, path: field }, found: field, action: "kept" });
  };

  const readScryfall = (record: JsonObject, place: Place): readonly ReadRecord[] => {
    at = place;
    const quickly = quickScryfall(record, tellUnknown);
    if (quickly !== undefined) return [{ printed: printedFromScryfall(quickly), place, raw: record }];
    const parsed = scryfallCard.safeParse(record);
    if (parsed.success) return [{ printed: printedFromScryfall(parsed.data), place, raw: record }];
    for (const issue of invalidRecord(record, parsed.error)) note({ ...issue, place: { ...place, ...issue.place } });
    return [];
  };

  const readFace = (record: JsonObject, place: Place): MtgjsonFace | undefined => {
    at = place;
    const quickly = quickMtgjson(record, tellUnknown);
    if (quickly !== undefined) return quickly;
    const parsed = mtgjsonFace.safeParse(record);
    if (parsed.success) return parsed.data;
    for (const issue of invalidRecord(record, parsed.error)) note({ ...issue, place: { ...place, ...issue.place } });
    return undefined;
  };

  const addFace = (record: JsonObject, place: Place, released?: string): readonly ReadRecord[] => {
    const face = readFace(record, place);
    if (face === undefined) return [];
    const others = face.layout === "meld" ? 0 : (face.otherFaceIds?.length ?? 0);
    if (others === 0) return [{ printed: printedFromMtgjson([face], released), place, raw: record }];
    const key = face.identifiers?.scryfallId ?? [face.uuid, ...(face.otherFaceIds ?? [])].sort().join(" ");
    const known = waiting.get(key);
    if (known === undefined) {
      waiting.set(key, { faces: [face], place, raw: [record], released });
      return [];
    }
    known.faces.push(face);
    known.raw.push(record);
    if (known.faces.length <= others) return [];
    waiting.delete(key);
    return [{ printed: printedFromMtgjson(known.faces, known.released), place: known.place, raw: known.raw }];
  };

  /** An entry of AtomicCards: the faces of one card, or the single faces of several cards of one name. */
  const readAtomic = (records: readonly JsonObject[], place: Place): readonly ReadRecord[] => {
    const faces = records.flatMap((record) => readFace(record, place) ?? []);
    const sides = new Set(faces.map((face) => face.side ?? "a"));
    const [first, ...more] = faces;
    if (first === undefined) return [];
    if (first.layout !== "meld" && sides.size === faces.length) {
      return [{ printed: printedFromMtgjson([first, ...more]), place, raw: records }];
    }
    return faces.map((face, index) => ({ printed: printedFromMtgjson([face]), place, raw: records[index] }));
  };

  const read = (value: unknown, place: Place): readonly ReadRecord[] => {
    if (Array.isArray(value)) {
      const objects = value.filter(isObject);
      const [first] = objects;
      if (first === undefined || !("name" in first)) return [];
      if ("uuid" in first) return objects.flatMap((one) => addFace(one, place));
      return isScryfall(first) ? objects.flatMap((one) => readScryfall(one, place)) : readAtomic(objects, place);
    }
    if (!isObject(value)) {
      note({ code: "invalid-record", place, expected: "object", action: "set-aside" });
      return [];
    }
    if (Array.isArray(value.cards)) {
      const released = typeof value.releaseDate === "string" ? value.releaseDate : undefined;
      const tokens = Array.isArray(value.tokens) ? value.tokens : [];
      return [...value.cards, ...tokens].filter(isObject).flatMap((one) => addFace(one, place, released));
    }
    if (isScryfall(value)) return readScryfall(value, place);
    if ("uuid" in value || "faceName" in value || "manaValue" in value || "setCode" in value)
      return addFace(value, place);
    if ("name" in value || "object" in value) return readScryfall(value, place);
    return [];
  };

  return {
    read,
    readBytewise(json, place, decode) {
      at = place;
      const tell = (field: string) => tellUnknown(decode(field));
      const skimmed = skimScryfall(json, tell);
      if (skimmed !== undefined) return skimmed.object === "card" ? printedFromScryfall(skimmed) : undefined;
      const value: unknown = JSON.parse(json);
      if (!isObject(value) || value.object !== "card") return undefined;
      const read = quickScryfall(value, tell);
      return read === undefined ? undefined : printedFromScryfall(read);
    },
    end() {
      const left = [...waiting.values()];
      waiting.clear();
      return left.map(({ faces, place, raw, released }) => ({
        printed: printedFromMtgjson(faces, released),
        place,
        raw,
      }));
    },
  };
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isScryfall(record: JsonObject): boolean {
  return record.object === "card" || "type_line" in record || "card_faces" in record || "oracle_id" in record;
}
