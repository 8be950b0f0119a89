import type { Characteristics, GameObject, GameState, Keyword, ObjectId, PlayerId } from "@obverse/core";
import { isMelded, isTransformed } from "@obverse/core";
import { engine } from "../engine.ts";
import type { ObjectProperty } from "../format/expectation.ts";
import { keywordWords, WITH_PARAMETER } from "../run/keyword-words.ts";
import { cardsOf, objectAt } from "../run/objects.ts";
import { describe } from "../run/references.ts";
import type { Moment } from "./moment.ts";

/** The value of a property of an object, as a scenario writes it. References are labels or names. */
export function propertyOf(moment: Moment, object: GameObject, property: ObjectProperty): unknown {
  return VALUES[property](object, moment);
}

type Value = (object: GameObject, moment: Moment) => unknown;

const permanentOf = (object: GameObject) => (object.kind === "card" ? object.permanent : undefined);

/** How each property is read. */
const VALUES: Readonly<Record<ObjectProperty, Value>> = {
  zone: ({ zone }) => zone,
  name: (object, { state }) => (object.kind === "card" ? engine.characteristics(state, object.id).name : null),
  face: (object, { state }) => faceOf(state, object),
  faceUp: (object) => object.kind !== "card" || (object.faceDown === undefined && object.hidden === undefined),
  transformed: (object, { state }) =>
    object.kind === "card" && object.zone === "battlefield" && isTransformed(state, object.id),
  melded: (object, { state }) => object.kind === "card" && object.zone === "battlefield" && isMelded(state, object.id),
  cards: (object, { state }) => cardsOf(object).map((card) => cardNames(state, state.cards[card]?.definition ?? "")),
  controller: (object, { state }) => engine.controllerOf(state, object.id),
  owner: ({ owner }) => owner,
  types: (object, { state }) => engine.characteristics(state, object.id).types,
  subtypes: (object, { state }) => engine.characteristics(state, object.id).subtypes,
  supertypes: (object, { state }) => engine.characteristics(state, object.id).supertypes,
  colors: (object, { state }) => engine.characteristics(state, object.id).colors,
  manaCost: (object, { state }) =>
    engine
      .characteristics(state, object.id)
      .manaCost?.map((symbol) => `{${symbol}}`)
      .join("") ?? null,
  manaValue: (object, { state }) => engine.characteristics(state, object.id).manaValue,
  power: (object, { state }) => engine.characteristics(state, object.id).power ?? null,
  toughness: (object, { state }) => engine.characteristics(state, object.id).toughness ?? null,
  loyalty: (object, { state }) =>
    counterNumber(object, "loyalty") ?? engine.characteristics(state, object.id).loyalty ?? null,
  defense: (object, { state }) =>
    counterNumber(object, "defense") ?? engine.characteristics(state, object.id).defense ?? null,
  keywords: (object, { state }) => keywordsOf(engine.characteristics(state, object.id)),
  abilities: (object, { state }) => (engine.characteristics(state, object.id).abilities.length === 0 ? "none" : "some"),
  counters: (object) => Object.fromEntries(Object.entries(object.counters).filter(([, count]) => count > 0)),
  damage: (object) => permanentOf(object)?.damage ?? 0,
  tapped: (object) => permanentOf(object)?.tapped ?? false,
  attachedTo: (object, moment) => referenceTo(moment, permanentOf(object)?.attachedTo),
  // Of a merged permanent the topmost component decides (730.2d).
  token: (object) => object.kind === "card" && object.components[0]?.what.kind !== "card" && object.zone !== "stack",
  commander: (object, { state }) => cardsOf(object).some((card) => state.cards[card]?.commander === true),
  protector: (object) => permanentOf(object)?.protector ?? null,
  exists: () => true,
  attacking: (object, moment) => referenceTo(moment, permanentOf(object)?.attacking?.defender) ?? false,
  blocking: (object, moment) => {
    const blocked = (permanentOf(object)?.blocking ?? []).map((id) => referenceTo(moment, id));
    return blocked.length === 0 ? false : blocked.length === 1 ? blocked[0] : blocked;
  },
  sameObject: (object, { before, things }) => {
    const key = things.ofObject.get(object.id)?.[0];
    return key !== undefined && before.get(key) === object.id;
  },
};

function faceOf(state: GameState, object: GameObject): string {
  if (object.kind !== "card" || object.faceDown !== undefined) return "front";
  if (object.zone === "battlefield" && isMelded(state, object.id)) return "back";
  return object.components[0]?.face ?? "front";
}

/** The names by which a card may be called: its full name and those of its faces. */
export function cardNames(state: GameState, definition: string): readonly string[] {
  const card = state.definitions[definition];
  return card === undefined
    ? []
    : [
        ...new Set([
          ...card.faces.map(({ name }) => name),
          card.name,
          ...(card.halves?.parts.map(({ name }) => name) ?? []),
        ]),
      ];
}

function counterNumber(object: GameObject, counter: string): number | undefined {
  return object.zone === "battlefield" ? object.counters[counter] : undefined;
}

function referenceTo(moment: Moment, id: ObjectId | PlayerId | undefined): string | null {
  if (id === undefined) return null;
  if (typeof id === "string") return id;
  const object = objectAt(moment.state, id);
  return object === undefined ? `#${id}` : describe(moment.state, moment.things, object);
}

function keywordsOf({ abilities, manaCost }: Pick<Characteristics, "abilities" | "manaCost">): readonly string[] {
  return abilities.flatMap(({ ability }) =>
    ability.kind === "keyword"
      ? [keywordWords(ability.keyword, manaCost)]
      : ability.kind === "activated" && ability.keyword !== undefined
        ? [ability.keyword]
        : [],
  );
}

/** Keywords that only say how a card is cast or turned up, or that work elsewhere: a plain list leaves them out. */
const LEFT_OUT: ReadonlySet<string> = new Set<Keyword["name"] | "crew">([
  "morph",
  "megamorph",
  "disguise",
  "mutate",
  "disturb",
  "craft",
  "equip",
  "flashback",
  "foretell",
  "more than meets the eye",
  "madness",
  "dash",
  "evoke",
  "unearth",
  "cycling",
  "typecycling",
  "kicker",
  "multikicker",
  "buyback",
  "embalm",
  "eternalize",
  "encore",
  "escape",
  "bestow",
  "blitz",
  "channel",
  "emerge",
  "entwine",
  "miracle",
  "ninjutsu",
  "commander ninjutsu",
  "overload",
  "plot",
  "prototype",
  "prowl",
  "replicate",
  "scavenge",
  "spectacle",
  "squad",
  "surge",
  "transmute",
  "transfigure",
  "warp",
  "web-slinging",
  "mayhem",
  "harmonize",
  "freerunning",
  "offspring",
  "sneak",
  "cleave",
  "escalate",
  "retrace",
  "jump-start",
  "aftermath",
  "suspend",
  "impending",
  "convoke",
  "delve",
  "improvise",
  "affinity",
  "assist",
  "undaunted",
  "splice",
  "awaken",
  "reinforce",
  "rebound",
  "fuse",
  "cipher",
  "conspire",
  "bargain",
  "gift",
  "casualty",
  "dredge",
  "enchant",
  "crew",
  "reconfigure",
  "fortify",
  "level up",
  "partner",
  "partner with",
  "recover",
  "demonstrate",
  "spree",
  "tiered",
  "outlast",
  "unlock",
  "compleated",
  "specialize",
  "power-up",
  "aura swap",
  "offering",
  "forecast" as "plot",
]);

/** The keywords that a plain list is compared with. */
export function listedKeywords(keywords: readonly string[]): readonly string[] {
  return keywords.filter(
    (keyword) =>
      !LEFT_OUT.has(keyword.split(" {")[0] ?? "") &&
      !LEFT_OUT.has(keyword.split(" ")[0] ?? "") &&
      ![...LEFT_OUT].some((word) => keyword === word || (word.includes(" ") && keyword.startsWith(word))),
  );
}

/** Whether a keyword is the one written: with its parameter where one is written, else any. */
export function isKeyword(actual: unknown, written: unknown): boolean {
  const one = String(actual).toLowerCase();
  const other = String(written).toLowerCase();
  return (
    one === other ||
    (one.startsWith(`${other} `) && WITH_PARAMETER.has(other)) ||
    (one.startsWith(`${other} `) && /[{\d]/.test(one.slice(other.length)) && !/[{\d]/.test(other)) ||
    (one.startsWith(`${other} from`) && !other.includes(" "))
  );
}
