import type { PrintedCard, PrintedFace, PrintedName, PrintedRelation } from "./printed-card.ts";

type Decode = (part: string) => string;

/** A record whose texts have one character a byte, with what its texts say. */
export function decodePrinted(printed: PrintedCard, decode: Decode): PrintedCard {
  const { printId, set, number, released, lang, names } = printed;
  return {
    ...printed,
    id: decode(printed.id),
    printId: printId === undefined ? undefined : decode(printId),
    name: decode(printed.name),
    layout: decode(printed.layout),
    faces: printed.faces.map((face) => decodeFace(face, decode)),
    related: printed.related.map((one) => decodeRelation(one, decode)),
    set: set === undefined ? undefined : decode(set),
    number: number === undefined ? undefined : decode(number),
    released: released === undefined ? undefined : decode(released),
    lang: lang === undefined ? undefined : decode(lang),
    names: names?.map((name) => decodeName(name, decode)),
  };
}

function decodeFace(face: PrintedFace, decode: Decode): PrintedFace {
  const { power, toughness, loyalty, defense } = face;
  return {
    ...face,
    name: decode(face.name),
    manaCost: decode(face.manaCost),
    typeLine: decode(face.typeLine),
    text: decode(face.text),
    power: power === undefined ? undefined : decode(power),
    toughness: toughness === undefined ? undefined : decode(toughness),
    loyalty: loyalty === undefined ? undefined : decode(loyalty),
    defense: defense === undefined ? undefined : decode(defense),
  };
}

function decodeRelation({ component, name }: PrintedRelation, decode: Decode): PrintedRelation {
  return { component: decode(component), name: decode(name) };
}

function decodeName({ face, name, lang, kind }: PrintedName, decode: Decode): PrintedName {
  return { face: decode(face), name: decode(name), lang: decode(lang), kind };
}
