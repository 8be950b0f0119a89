import { type Card, type CardKind, definitionId, type Face, type Printing } from "@obverse/core/faces";
import { strictKind } from "../knowledge/kind.ts";
import { sameColors, toColors } from "../parse/colors.ts";
import type { Issue } from "../report.ts";
import { colorIdentityOf } from "./color-identity.ts";
import { combineHalves, halvesKindOf } from "./combine-halves.ts";
import type { CompileFace } from "./compile.ts";
import { type Arrangement, LAYOUTS } from "./layouts.ts";
import { linkMeld } from "./link-meld.ts";
import { type MeldClue, meldClueOf } from "./meld-clue.ts";
import type { PrintedCard, PrintedFace } from "./printed-card.ts";
import { readFace } from "./read-face.ts";
import { recoverHalves } from "./recover-halves.ts";

/** The cards of one record: one; none for what is no card; two where two different ones share a piece. */
export interface Normalised {
  readonly cards: readonly NormalisedCard[];
  readonly report: readonly Issue[];
}

/** A card, with what its record told about melding. */
export interface NormalisedCard {
  readonly card: Card;
  /** Absent: not of a meld triple. */
  readonly clue?: MeldClue;
}

interface Reading {
  readonly compile: CompileFace;
  readonly note: (issue: Omit<Issue, "card">) => void;
}

/** Makes cards of one record in the common shape. Never fails: what isn't known is kept with safe defaults and reported. */
export function normaliseCard(printed: PrintedCard, compile: CompileFace): Normalised {
  const report: Issue[] = [];
  const note: Reading["note"] = (issue) => report.push({ ...issue, card: printed.name });
  const arrangement = LAYOUTS[printed.layout] ?? unknownArrangement(printed, note);
  const cards = cardsOf(printed, arrangement, { compile, note });
  for (const { card } of cards) {
    if (hasIdentity(card)) checkIdentity(printed, card, note);
    checkNames(printed, card, note);
  }
  return { cards, report };
}

function unknownArrangement(printed: PrintedCard, note: Reading["note"]): Arrangement {
  note({ code: "unknown-layout", place: { path: "layout" }, found: printed.layout, action: "kept" });
  return { kind: "one" };
}

function cardsOf(printed: PrintedCard, arrangement: Arrangement, reading: Reading): readonly NormalisedCard[] {
  switch (arrangement.kind) {
    case "none":
      reading.note({ code: "not-a-card", found: printed.layout, action: "set-aside" });
      return [];
    case "reversible":
      return reversible(printed, reading);
    case "token-pair":
      return tokenPair(printed, reading);
    case "one":
      return [{ card: single(printed, reading, arrangement.token) }];
    case "meld":
      return [meld(printed, reading)];
    case "faces":
      return [{ card: twoFaces(printed, reading, arrangement.card) }];
    case "halves":
      return [{ card: halves(printed, reading, arrangement.halves) }];
  }
}

function single(printed: PrintedCard, reading: Reading, token?: true): Card {
  const isToken = token === true || printed.faces[0]?.typeLine.split(" ").includes("Token") === true;
  if (printed.faces.length > 1) {
    reading.note({ code: "too-many-parts", found: String(printed.faces.length), action: "kept" });
  }
  const faces = read(printed, reading, printed.faces.slice(0, 1));
  return make(printed, "single", faces, isToken ? { token: true } : {});
}

function twoFaces(printed: PrintedCard, reading: Reading, kind: CardKind): Card {
  if (printed.faces.length !== 2) {
    reading.note({ code: "faces-missing", found: String(printed.faces.length), expected: "2", action: "kept" });
    return make(printed, "unclassified", read(printed, reading, printed.faces.slice(0, 1)));
  }
  return make(printed, kind, read(printed, reading, printed.faces));
}

function halves(
  printed: PrintedCard,
  reading: Reading,
  layout: Extract<Arrangement, { kind: "halves" }>["halves"],
): Card {
  let faces = printed.faces;
  let name = printed.name;
  if (faces.length === 1) {
    const recovery = recoverHalves(printed);
    faces = recovery.kind === "recovered" ? recovery.faces : [recovery.first];
    reading.note(
      recovery.kind === "recovered"
        ? { code: "half-recovered", action: "repaired" }
        : { code: "half-missing", action: "kept" },
    );
    if (recovery.kind === "recovered") name = faces.map((face) => face.name).join(" // ");
  }
  const parts = read({ ...printed, name }, reading, withCostsInPlace(faces, reading.note));
  const [first, second] = parts;
  if (parts.length !== 2 || first === undefined || second === undefined) {
    if (parts.length > 2) reading.note({ code: "too-many-parts", found: String(parts.length), action: "kept" });
    return manyParts(printed, name, parts);
  }
  const kind = halvesKindOf(layout, [first.face, second.face], second.printed.text);
  const back: Face = kind === "flip" ? { ...second.face, manaCost: first.face.manaCost } : second.face;
  const pair = [first.face, back] as const;
  const card = make({ ...printed, name }, "single", parts, { halves: { kind, parts: pair } });
  return { ...card, faces: [combineHalves(name, kind, pair)] };
}

/** A card with other than two parts: no game has it, but its cost and colours are all its parts' (709.4). */
function manyParts(printed: PrintedCard, name: string, parts: readonly ReadPart[]): Card {
  const [first] = parts;
  if (first === undefined) throw new Error(`a record without faces: ${printed.name}`);
  const costs = parts.flatMap(({ face }) => face.manaCost ?? []);
  const face = incomplete({ ...first.face, name, manaCost: costs.length > 0 ? costs : null });
  return make(printed, "single", [{ face, printed: first.printed }], { colorIdentity: colorIdentityOf(parts) });
}

/** A land has no mana cost; where one source wrote the other half's cost on it, the cost goes where it belongs. */
function withCostsInPlace(faces: readonly PrintedFace[], note: Reading["note"]): readonly PrintedFace[] {
  const [land, other] = faces;
  if (faces.length !== 2 || land === undefined || other === undefined) return faces;
  if (!/^(?:\w+ )*Land\b/.test(land.typeLine) || land.manaCost === "" || other.manaCost !== "") return faces;
  note({ code: "cost-misplaced", found: `${land.name} ${land.manaCost}`, expected: other.name, action: "repaired" });
  return [
    { ...land, manaCost: "", colors: undefined },
    { ...other, manaCost: land.manaCost },
  ];
}

function incomplete(face: Face): Face {
  return {
    ...face,
    abilities: [...face.abilities, { kind: "unsupported", role: "unknown", reason: "other-half-unknown" }],
  };
}

function meld(printed: PrintedCard, reading: Reading): NormalisedCard {
  const clue = meldClueOf(printed, reading.note);
  const faces = read(printed, reading, printed.faces.slice(0, 1));
  const name = faces[0]?.face.name ?? printed.name;
  const card = make({ ...printed, name }, clue.role === "part" ? "meld" : "melded", faces);
  return { card: linkMeld([{ card, clue }]).cards[0] ?? card, clue };
}

function reversible(printed: PrintedCard, reading: Reading): readonly NormalisedCard[] {
  const seen = new Map<string, PrintedFace>();
  for (const face of printed.faces) {
    const key = face.cardId ?? face.name;
    if (!seen.has(key)) seen.set(key, face);
  }
  return [...seen.values()].flatMap((face) => {
    const layout = face.layout === undefined || LAYOUTS[face.layout]?.kind !== "one" ? "normal" : face.layout;
    const one: PrintedCard = { ...printed, id: face.cardId ?? printed.id, name: face.name, layout, faces: [face] };
    return cardsOf(one, LAYOUTS[layout] ?? { kind: "one" }, reading);
  });
}

function tokenPair(printed: PrintedCard, reading: Reading): readonly NormalisedCard[] {
  const turns = printed.faces.some((face) => /\btransforms?\b/i.test(face.text));
  if (turns) return [{ card: make(printed, "nonmodal", read(printed, reading, printed.faces), { token: true }) }];
  return printed.faces.map((face, index) => {
    const one: PrintedCard = { ...printed, id: `${printed.id}:${index}`, name: face.name, faces: [face] };
    return { card: make(one, "single", read(one, reading, [face]), { token: true }) };
  });
}

interface ReadPart {
  readonly face: Face;
  readonly printed: PrintedFace;
}

function read(printed: PrintedCard, { compile, note }: Reading, faces: readonly PrintedFace[]): readonly ReadPart[] {
  const context = { card: printed.name, names: faces.map((face) => face.name), layout: printed.layout };
  return faces.map((face) => ({ face: readFace(face, { compile, context, note }), printed: face }));
}

function make(printed: PrintedCard, kind: CardKind, parts: readonly ReadPart[], more: Partial<Card> = {}): Card {
  const [first, second] = parts.map(({ face }) => face);
  if (first === undefined) throw new Error(`a record without faces: ${printed.name}`);
  const double = kind === "nonmodal" || kind === "modal";
  const card: Card = {
    id: definitionId(printed.id),
    name: printed.name,
    kind,
    faces: double && second !== undefined ? [first, second] : [first],
    colorIdentity: colorIdentityOf(parts),
    ...more,
  };
  return withOnePrinting(card, printed);
}

/** The card with the printing of this record as its only one, and so of the kind that this printing shows (712.2). */
function withOnePrinting(card: Card, printed: PrintedCard): Card {
  if (printed.set === undefined) return card;
  const whole: Card = { ...card, printings: [printingOf(printed, printed.set)] };
  return card.kind === "nonmodal" || card.kind === "unclassified" ? { ...whole, kind: strictKind(whole) } : whole;
}

/** The printing that a record is of. */
export function printingOf({ number = "", released }: PrintedCard, set: string): Printing {
  return { set: set.toLowerCase(), number, ...(released === undefined ? {} : { released }) };
}

/** Colour identity is of cards (903.4): not of tokens, of what a pair becomes, or of cards that no deck has. */
function hasIdentity(card: Card): boolean {
  return (
    !card.token &&
    card.kind !== "melded" &&
    !card.faces[0].types.some((type) => ["Vanguard", "Plane", "Scheme", "Card"].includes(type))
  );
}

/** A full name is its faces' or parts' names joined; a meld card's may have its result's name joined to it (MTGJSON). */
function checkNames(printed: PrintedCard, card: Card, note: Reading["note"]): void {
  const parts = card.halves?.parts ?? card.faces;
  if (parts.length < 2) return;
  const joined = parts.map((face) => face.name).join(" // ");
  if (joined === card.name) return;
  note({ code: "face-name-disagrees", place: { path: "name" }, found: printed.name, expected: joined, action: "kept" });
}

function checkIdentity(printed: PrintedCard, card: Card, note: Reading["note"]): void {
  if (printed.colorIdentity === undefined || sameColors(printed.colorIdentity, card.colorIdentity)) return;
  const [found, expected] = [toColors(printed.colorIdentity).join(""), card.colorIdentity.join("")];
  note({ code: "color-identity-disagrees", found, expected, action: "repaired" });
}
