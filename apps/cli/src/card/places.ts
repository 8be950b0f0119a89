import {
  type Ability,
  type Card,
  type CardSource,
  characteristics,
  createGame,
  type EditionDate,
  explain,
  type GameState,
  type HalvesKind,
  isRuleOf,
  type ObjectId,
  type ObjectSetup,
  PERMANENT_TYPES,
  present,
  type RuleKey,
  resume,
  step,
} from "@obverse/core";
import { whatCardIs } from "@obverse/core/faces";

/** Where a card may be, as the table of `obverse card` lists it. */
const PLACES = [
  "elsewhere",
  "stack-front",
  "stack-back",
  "stack-left",
  "stack-right",
  "battlefield-front",
  "doors-left",
  "doors-right",
  "doors-both",
  "battlefield-back",
  "melded",
  "morph",
  "megamorph",
  "disguise",
  "manifest",
  "cloak",
  "copy-front",
  "copy-back",
  "copy-melded",
] as const;
/** A place of the table. */
export type PlaceName = (typeof PLACES)[number];

/** What a card is in a place. */
export interface PlaceRow {
  readonly place: PlaceName;
  /** `null`: it has none. */
  readonly name: string | null;
  readonly manaCost: string | null;
  readonly manaValue: number;
  readonly colors: readonly string[];
  readonly types: readonly string[];
  readonly power: number | null;
  readonly toughness: number | null;
  /** Abilities that being face down gives it. */
  readonly given: readonly Ability[];
  readonly rules: readonly RuleKey[];
}

/** What a card is in every zone and state, as the engine derives it. Places that it can't be in are left out. */
export function placesOf(card: Card, source: CardSource, edition: EditionDate): readonly PlaceRow[] {
  const [part] = partsOf(card, source);
  if (part !== undefined)
    return placesOf(part, source, edition).filter(({ place }) => place === "melded" || place === "copy-melded");
  const wanted = PLACES.filter((place) => isRuleOf(RULE_OF_PLACE[place] ?? "110.1", edition));
  const inHalves = card.halves !== undefined && CAST_AS_A_HALF.has(card.halves.kind);
  return wanted.flatMap((place): readonly PlaceRow[] => {
    if (card.token === true && !AS_A_TOKEN.has(place)) return [];
    const half = HALVES[place];
    if (half !== undefined)
      return inHalves ? [fromFace(card, place, ofHalf(card, half, edition), card.halves?.parts[half].name)] : [];
    const doors = DOORS[place];
    if (doors !== undefined) return fromRoom(card, place, doors, source, edition);
    if (place === "elsewhere") return [fromFace(card, place, whatCardIs(card, { zone: "hand" }, edition))];
    if (place === "stack-front")
      return card.faces[0].types.includes("Land") || card.kind === "melded" || inHalves
        ? []
        : [fromFace(card, place, whatCardIs(card, { zone: "stack", face: "front" }, edition))];
    if (place === "stack-back")
      return card.faces.length < 2 || card.faces[1]?.types.includes("Land") === true
        ? []
        : [fromFace(card, place, whatCardIs(card, { zone: "stack", face: "back" }, edition))];
    const board = boardFor(card, place as OnPermanent, source); // the others were told apart above
    return board === undefined ? [] : fromGame(place, board, source, edition);
  });
}

/** The rule that says what a card is in a place, where it came later than the first edition. */
const RULE_OF_PLACE: Readonly<Partial<Record<PlaceName, RuleKey>>> = {
  melded: "701.42a",
  "copy-melded": "701.42a",
  megamorph: "702.37b",
  disguise: "702.168a",
  manifest: "701.40a",
  cloak: "701.58a",
};

/** A token is no card: it is on the battlefield, and what is copied (111.1, 111.8). */
const AS_A_TOKEN: ReadonlySet<PlaceName> = new Set([
  "battlefield-front",
  "battlefield-back",
  "copy-front",
  "copy-back",
]);

/** Of these a half is cast, not the whole (709.3, 709.5). */
const CAST_AS_A_HALF: ReadonlySet<HalvesKind> = new Set(["split", "aftermath", "room"]);
const HALVES: Readonly<Partial<Record<PlaceName, 0 | 1>>> = { "stack-left": 0, "stack-right": 1 };
const DOORS: Readonly<Partial<Record<PlaceName, readonly string[]>>> = {
  "doors-left": ["0"],
  "doors-right": ["1"],
  "doors-both": ["0", "1"],
};

/** A half on the stack has the characteristics of that half alone (709.3b). */
function ofHalf(card: Card, half: 0 | 1, edition: EditionDate): ReturnType<typeof whatCardIs> {
  const { halves, ...rest } = card;
  const face = halves?.parts[half] ?? card.faces[0];
  return { ...whatCardIs({ ...rest, faces: [face] }, { zone: "stack", face: "front" }, edition), rules: ["709.3b"] };
}

/** A Room on the battlefield with some of its doors unlocked (709.5c). */
function fromRoom(
  card: Card,
  place: PlaceName,
  doors: readonly string[],
  source: CardSource,
  edition: EditionDate,
): readonly PlaceRow[] {
  if (card.halves?.kind !== "room") return [];
  const made = createGame(
    { edition, mana: "unlimited", players: [{ id: "P1", battlefield: [{ card }] }, { id: "P2" }] },
    source,
  );
  const object = made.ok ? made.objects[0]?.object : undefined;
  if (!made.ok || object === undefined) return [];
  let at = resume(made.state);
  for (const detail of doors) {
    if (at.ok) at = step(at.state, { kind: "special", object, action: "unlock", detail });
    // What unlocking it triggers resolves before the other can be unlocked (709.5e).
    while (at.ok && at.decision?.kind === "priority" && at.state.stack.length > 0)
      at = step(at.state, { kind: "pass" });
  }
  if (!at.ok) return [];
  const row = rowOf(place, present(at.state), object);
  return [doors.length > 1 ? { ...row, name: card.name } : row]; // it then has both names (709.4a)
}

/** The two cards that make what a meld pair becomes; it is nothing without them (712.8g). */
export function partsOf({ meldedFrom }: Card, source: CardSource): readonly Card[] {
  return (meldedFrom ?? []).flatMap((name) => source.byName(name) ?? []);
}

type OnPermanent =
  | "battlefield-front"
  | "battlefield-back"
  | "melded"
  | "morph"
  | "megamorph"
  | "disguise"
  | "manifest"
  | "cloak"
  | "copy-front"
  | "copy-back"
  | "copy-melded";

/** The permanents of a board on which the first is the card in that place; nothing where it can't be there. */
function boardFor(card: Card, place: OnPermanent, source: CardSource): readonly ObjectSetup[] | undefined {
  const [front, back] = card.faces;
  const isPermanent = (types: readonly string[] | undefined): boolean =>
    types?.some((type) => PERMANENT_TYPES.includes(type)) === true;
  const partner = card.meld === undefined ? undefined : source.byName(card.meld.partner);
  const object = { card, ...(card.token === true ? ({ token: true } as const) : {}) };
  const pair: ObjectSetup | undefined = partner === undefined ? undefined : { meld: [card, partner], label: "melded" };
  switch (place) {
    case "battlefield-front":
      return card.kind !== "melded" && isPermanent(front.types) ? [object] : undefined;
    case "battlefield-back":
      return isPermanent(back?.types) ? [{ ...object, face: "back" }] : undefined;
    case "melded":
      return pair === undefined ? undefined : [pair];
    case "copy-front":
      return card.kind !== "melded" && isPermanent(front.types)
        ? [
            { card: BLANK, copyOf: { label: "original" } },
            { ...object, label: "original" },
          ]
        : undefined;
    case "copy-back":
      return isPermanent(back?.types)
        ? [
            { card: BLANK, copyOf: { label: "original" } },
            { ...object, face: "back", label: "original" },
          ]
        : undefined;
    case "copy-melded":
      return pair === undefined ? undefined : [{ card: BLANK, copyOf: { label: "melded" } }, pair];
    case "morph":
    case "megamorph":
    case "disguise":
      return front.abilities.some((ability) => ability.kind === "keyword" && ability.keyword.name === place)
        ? [{ card, faceDown: place }]
        : undefined;
    default:
      return card.kind === "melded" ? undefined : [{ card, faceDown: place }];
  }
}

/** A card without a text, for a copy of another to be represented by. */
const BLANK: Card = {
  id: "blank" as Card["id"], // not in any set
  name: "Blank",
  kind: "single",
  faces: [
    {
      name: "Blank",
      // Another mana value than any copied face's, so that the copying shows.
      manaCost: ["99"],
      supertypes: [],
      types: ["Creature"],
      subtypes: [],
      power: { text: "0", value: 0 },
      toughness: { text: "1", value: 1 },
      abilities: [],
    },
  ],
  colorIdentity: [],
};

function fromGame(
  place: PlaceName,
  battlefield: readonly ObjectSetup[],
  source: CardSource,
  edition: EditionDate,
): readonly PlaceRow[] {
  const made = createGame({ edition, players: [{ id: "P1", battlefield }, { id: "P2" }] }, source);
  const id = made.ok ? made.objects[0]?.object : undefined;
  if (!made.ok || id === undefined) return [];
  return [rowOf(place, made.state, id)];
}

/** What an object of a game is. */
function rowOf(place: PlaceName, state: GameState, id: ObjectId): PlaceRow {
  const { name, manaCost, manaValue, colors, types, power, toughness, abilities } = characteristics(state, id);
  // What decides last is told first: the mana value's rules are the ones that tell the faces apart.
  const [values, names] = [explain(state, id, "manaValue"), explain(state, id, "name")];
  const given = FACE_DOWN.has(place) ? abilities.map(({ ability }) => ability) : [];
  const own = given.length === 0 ? undefined : RULE_OF_PLACE[place];
  const rules = [values.at(-1), names.at(-1), ...values, ...names].flatMap((step) => step?.rules ?? []);
  return {
    place,
    name,
    manaCost: costText(manaCost),
    manaValue,
    colors,
    types,
    power: power ?? null,
    toughness: toughness ?? null,
    given,
    rules: [...new Set([...(own === undefined ? [] : ([own, "702.21a"] as const)), ...rules])],
  };
}

const FACE_DOWN: ReadonlySet<PlaceName> = new Set(["morph", "megamorph", "disguise", "manifest", "cloak"]);

function fromFace(
  card: Card,
  place: PlaceName,
  { face, colors, manaValue, rules }: ReturnType<typeof whatCardIs>,
  named = card.halves === undefined ? face?.name : card.name,
): PlaceRow {
  const name = face === undefined ? null : (named ?? null);
  return {
    place,
    name,
    manaCost: costText(face?.manaCost ?? null),
    manaValue,
    colors,
    types: face?.types ?? [],
    power: face?.power?.value ?? null,
    toughness: face?.toughness?.value ?? null,
    given: [],
    rules,
  };
}

/** A mana cost as it is written; `null`: none. */
export const costText = (cost: readonly string[] | null): string | null =>
  cost === null ? null : cost.map((symbol) => `{${symbol}}`).join("");
