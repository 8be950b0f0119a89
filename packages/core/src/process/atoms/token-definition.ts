import { valuesOfSource } from "../../characteristics/copy-source.ts";
import { asPrinted } from "../../characteristics/type-lists.ts";
import { definitionNamed, definitionOf } from "../../faces/definitions.ts";
import { faceOf, isDoubleFacedCard } from "../../faces/face-up.ts";
import { predefinedToken } from "../../faces/predefined-tokens.ts";
import { textOf } from "../../format/text-of.ts";
import type { Card, CardKind, Face, FaceSide } from "../../model/card.ts";
import { definitionId } from "../../model/ids.ts";
import type { CardObject, Component, CopySource } from "../../model/object.ts";
import type { GameState } from "../../model/state.ts";
import { unsupported } from "../../model/unsupported.ts";
import { switchesOf } from "../../rules/editions.ts";
import { fingerprint } from "../../storage/fingerprint.ts";
import { storedAt } from "../../storage/objects.ts";
import type { Process } from "../process.ts";
import type { TokenSource } from "./create.ts";

/** What a token to be created consists of; nothing where there is nothing to copy (111.12). */
export function tokenComponent(p: Process, source: TokenSource): Component | undefined {
  switch (source.kind) {
    case "values": {
      const { powerAmount: _, toughnessAmount: __, ...face } = source.values;
      return token(define(p, [withName(face)]), "front");
    }
    case "named":
      return namedToken(p, source.name);
    case "copy":
      return copyToken(p, source);
  }
}

const token = (card: Card, face: FaceSide): Component => ({ what: { kind: "token", definition: card.id }, face });

/** A predefined token (111.10), else one with the characteristics of the card of that name (111.11). */
function namedToken(p: Process, name: string): Component {
  const predefined = predefinedToken(name);
  if (predefined !== undefined) {
    const [front, back] = predefined.faces;
    const of = (face: Face): Face => withName({ ...face, colors: predefined.colors });
    return token(back === undefined ? define(p, [of(front)]) : define(p, [of(front), of(back)], "nonmodal"), "front");
  }
  const card = definitionNamed(p.state.definitions, name);
  return card === undefined ? unsupported(`a token named ${name}`) : token(card, "front");
}

/** A face as its type words are printed. Without a name of its own, a token is named by its subtypes (111.4). */
function withName(face: Face): Face {
  const printed = { ...face, supertypes: face.supertypes.map(asPrinted), types: face.types.map(asPrinted) };
  return face.name === "" ? { ...printed, name: [...face.subtypes, "Token"].join(" ") } : printed;
}

/**
 * A token that is a copy (707.2). A copy of a double-faced permanent or card has both its faces, each as the copy effects on it have it, and the same one up
 * (707.8a); in editions without such tokens, and of anything else, it has the values of the face that is up.
 */
function copyToken(p: Process, source: Extract<TokenSource, { kind: "copy" }>): Component | undefined {
  const stored = storedAt(p.state.objects, source.of);
  const original = stored?.kind === "gone" ? stored.object : stored;
  if (original?.kind !== "card") return undefined;
  const { copy } = source;
  const [top, below] = original.components;
  const twoFaced =
    top !== undefined &&
    below === undefined &&
    original.faceDown === undefined &&
    switchesOf(p.state.edition).doubleFacedTokens === "yes" &&
    definitionOf(p.state.definitions, top.what.definition).faces.length === 2;
  if (!twoFaced) return token(single(p, copy, original), "front");
  const card = definitionOf(p.state.definitions, top.what.definition);
  const up: FaceSide = original.zone === "battlefield" || original.zone === "stack" ? top.face : "front";
  if (copy.exceptions === undefined && copiesOwnFace(copy, top, up)) return token(card, up);
  const faceFor = (side: FaceSide): Face =>
    copiedFace(p.state, copiesOwnDefinition(copy, top) ? { ...copy, face: side } : copy, original);
  return token(define(p, [faceFor("front"), faceFor("back")], card.kind), up);
}

function single(p: Process, copy: CopySource, original: CardObject): Card {
  if (copy.exceptions === undefined && (copy.kind === "melded" || copy.kind === "definition")) {
    const card = definitionOf(p.state.definitions, copy.definition);
    if (copy.kind === "melded" || (!isDoubleFacedCard(card) && copy.half === undefined)) return card;
  }
  return define(p, [copiedFace(p.state, copy, original)]);
}

const copiesOwnDefinition = (copy: CopySource, top: Component): copy is Extract<CopySource, { kind: "definition" }> =>
  copy.kind === "definition" && copy.definition === top.what.definition;
const copiesOwnFace = (copy: CopySource, top: Component, up: FaceSide): boolean =>
  copiesOwnDefinition(copy, top) && copy.face === up;

/** A face that has the values which a copy source gives (707.2). */
function copiedFace(state: GameState, source: CopySource, original: CardObject): Face {
  const {
    name,
    manaCost,
    colors,
    colorIndicator,
    supertypes,
    types,
    subtypes,
    power,
    toughness,
    loyalty,
    defense,
    abilities,
  } = valuesOfSource(state, source, original);
  const number = (value: number) => ({ text: String(value), value });
  return {
    name: name ?? "",
    manaCost,
    colors,
    supertypes,
    types,
    subtypes,
    abilities,
    ...(colorIndicator === undefined ? {} : { colorIndicator }),
    ...(power === undefined ? {} : { power: number(power) }),
    ...(toughness === undefined ? {} : { toughness: number(toughness) }),
    ...(loyalty === undefined ? {} : { loyalty: number(loyalty) }),
    ...(defense === undefined ? {} : { defense: number(defense) }),
  };
}

/** Takes a token's definition into the game's table, the same for the same characteristics. */
function define(p: Process, faces: readonly [Face] | readonly [Face, Face], kind: CardKind = "single"): Card {
  const [front, back] = faces;
  const name = back === undefined || back.name === front.name ? front.name : `${front.name} // ${back.name}`;
  for (let salt = 0; ; salt++) {
    const id = definitionId(`token:${name}:${fingerprint(textOf(faces) + kind + salt)}`);
    const card: Card = { id, name, kind, faces, token: true, colorIdentity: [] };
    const known = p.state.definitions[id];
    if (known === undefined) {
      p.state = { ...p.state, definitions: { ...p.state.definitions, [id]: card } };
      return card;
    }
    if (textOf(known) === textOf(card)) return known;
  }
}

/** The face of a definition, for readers of tokens. */
export function faceOfToken(state: GameState, { what, face }: Component): Face | undefined {
  return faceOf(definitionOf(state.definitions, what.definition), face);
}
