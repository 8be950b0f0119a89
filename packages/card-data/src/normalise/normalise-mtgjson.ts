import type { MtgjsonFace } from "../schema/mtgjson.ts";
import { LANGUAGE_CODES } from "./languages.ts";
import type { PrintedCard, PrintedFace, PrintedName, PrintedRelation } from "./printed-card.ts";

/**
 * The faces of one MTGJSON card or print, in any order, in the common shape. A meld card's record has its front only; its name is the
 * front's, though the source joins the result's to it.
 */
export function printedFromMtgjson(faces: readonly [MtgjsonFace, ...MtgjsonFace[]], released?: string): PrintedCard {
  const sorted = [...faces].sort((a, b) => ((a.side ?? "a") < (b.side ?? "a") ? -1 : 1));
  const [first = faces[0]] = sorted;
  const meld = first.layout === "meld";
  const wanted = meld ? [first] : sorted;
  return {
    id: first.identifiers?.scryfallOracleId ?? first.identifiers?.scryfallId ?? `name:${first.name}`,
    printId: first.identifiers?.scryfallId ?? first.uuid,
    name: meld ? (first.faceName ?? first.name) : first.name,
    layout: first.layout ?? "normal",
    faces: wanted.map(faceOf),
    related: relationsOf(first),
    set: first.setCode?.toLowerCase(),
    number: first.number,
    released: first.originalReleaseDate ?? released,
    lang: languageCode(first.language),
    names: wanted.flatMap(namesOf),
    colorIdentity: first.colorIdentity,
    manaValue: first.manaValue,
  };
}

function faceOf(face: MtgjsonFace): PrintedFace {
  return {
    name: face.faceName ?? face.name,
    manaCost: face.manaCost ?? "",
    typeLine: face.type ?? "",
    text: face.text ?? "",
    colors: face.colors,
    colorIndicator: face.colorIndicator ?? undefined,
    power: face.power ?? undefined,
    toughness: face.toughness ?? undefined,
    loyalty: face.loyalty ?? undefined,
    defense: face.defense ?? undefined,
    cardId: face.identifiers?.scryfallOracleId,
  };
}

/** `cardParts` lists both parts, then the result. */
function relationsOf({ cardParts = [] }: MtgjsonFace): readonly PrintedRelation[] {
  return cardParts.map((name, index) => ({ name, component: index === 2 ? "meld_result" : "meld_part" }));
}

function namesOf(face: MtgjsonFace): readonly PrintedName[] {
  const own = face.faceName ?? face.name;
  const flavor = face.faceFlavorName ?? face.flavorName;
  const printed = (face.foreignData ?? []).flatMap(({ language, name, faceName }): readonly PrintedName[] => {
    const inLanguage = faceName ?? name;
    const lang = languageCode(language);
    return inLanguage === undefined || lang === undefined
      ? []
      : [{ face: own, name: inLanguage, lang, kind: "printed" }];
  });
  return flavor ? [...printed, { face: own, name: flavor, lang: "en", kind: "flavor" }] : printed;
}

function languageCode(language: string | undefined): string | undefined {
  return language === undefined ? undefined : (LANGUAGE_CODES[language] ?? language);
}
