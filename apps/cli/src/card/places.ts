import {
  type Card,
  type CardSource,
  characteristics,
  createGame,
  type EditionDate,
  explain,
  type ObjectSetup,
  PERMANENT_TYPES,
  type RuleKey,
} from "@obverse/core";
import { whatCardIs } from "@obverse/core/faces";

/** Where a card may be, as the table of `obverse card` lists it. */
const PLACES = [
  "elsewhere",
  "stack-front",
  "stack-back",
  "battlefield-front",
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
  readonly rules: readonly RuleKey[];
}

/** What a card is in every zone and state, as the engine derives it. Places that it can't be in are left out. */
export function placesOf(card: Card, source: CardSource, edition: EditionDate): readonly PlaceRow[] {
  const [part] = partsOf(card, source);
  if (part !== undefined)
    return placesOf(part, source, edition).filter(({ place }) => place === "melded" || place === "copy-melded");
  const rows = PLACES.flatMap((place): readonly PlaceRow[] => {
    if (place === "elsewhere") return [fromFace(card, place, whatCardIs(card, { zone: "hand" }, edition))];
    if (place === "stack-front")
      return card.faces[0].types.includes("Land") || card.kind === "melded"
        ? []
        : [fromFace(card, place, whatCardIs(card, { zone: "stack", face: "front" }, edition))];
    if (place === "stack-back")
      return card.faces.length < 2 || card.faces[1]?.types.includes("Land") === true
        ? []
        : [fromFace(card, place, whatCardIs(card, { zone: "stack", face: "back" }, edition))];
    const board = boardFor(card, place, source);
    return board === undefined ? [] : fromGame(place, board, source, edition);
  });
  return rows;
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
  const pair: ObjectSetup | undefined = partner === undefined ? undefined : { meld: [card, partner], label: "melded" };
  switch (place) {
    case "battlefield-front":
      return card.kind !== "melded" && isPermanent(front.types) ? [{ card }] : undefined;
    case "battlefield-back":
      return isPermanent(back?.types) ? [{ card, face: "back" }] : undefined;
    case "melded":
      return pair === undefined ? undefined : [pair];
    case "copy-front":
      return card.kind !== "melded" && isPermanent(front.types)
        ? [
            { card: BLANK, copyOf: { label: "original" } },
            { card, label: "original" },
          ]
        : undefined;
    case "copy-back":
      return isPermanent(back?.types)
        ? [
            { card: BLANK, copyOf: { label: "original" } },
            { card, face: "back", label: "original" },
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
  const { name, manaCost, manaValue, colors, types, power, toughness } = characteristics(made.state, id);
  // What decides last is told first: the mana value's rules are the ones that tell the faces apart.
  const [values, names] = [explain(made.state, id, "manaValue"), explain(made.state, id, "name")];
  const rules = [...new Set([values.at(-1), names.at(-1), ...values, ...names].flatMap((step) => step?.rules ?? []))];
  return [
    {
      place,
      name,
      manaCost: costText(manaCost),
      manaValue,
      colors,
      types,
      power: power ?? null,
      toughness: toughness ?? null,
      rules,
    },
  ];
}

function fromFace(
  card: Card,
  place: PlaceName,
  { face, colors, manaValue, rules }: ReturnType<typeof whatCardIs>,
): PlaceRow {
  const name = face === undefined ? null : card.halves !== undefined ? card.name : face.name;
  return {
    place,
    name,
    manaCost: costText(face?.manaCost ?? null),
    manaValue,
    colors,
    types: face?.types ?? [],
    power: face?.power?.value ?? null,
    toughness: face?.toughness?.value ?? null,
    rules,
  };
}

/** A mana cost as it is written; `null`: none. */
export const costText = (cost: readonly string[] | null): string | null =>
  cost === null ? null : cost.map((symbol) => `{${symbol}}`).join("");
