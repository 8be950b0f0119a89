import { cardKnowledge } from "@obverse/card-data/knowledge";
import { nameIn } from "@obverse/cards";
import {
  type Ability,
  type Card,
  type CardSource,
  type EditionDate,
  type Face,
  type FaceSymbol,
  NEWEST_EDITION,
  numbersIn,
} from "@obverse/core";
import { say, typeLine } from "@obverse/oracle/say";
import { costText, type PlaceRow, partsOf, placesOf } from "../card/places.ts";
import { CARD } from "../card/texts.ts";
import { cardMeant } from "../cards/find.ts";
import { cardSource } from "../cards/source.ts";
import { padded, wrapped } from "../columns.ts";
import { editionGiven } from "../edition.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import type { Language } from "../language.ts";
import { print, printJson, styled, tell } from "../output.ts";
import { tableOf } from "../run/naming.ts";
import { tableLines } from "../table.ts";

/** The options of `obverse card`. */
export interface CardCommandOptions {
  readonly json?: true;
  readonly edition?: string;
  readonly cards?: readonly string[];
}

/** What a card is: its faces, kind and signs, what it melds with, and what it is in every zone and state. */
export async function card(words: readonly string[], options: CardCommandOptions, lang: Language): Promise<ExitCode> {
  const edition = editionGiven(options.edition, "--edition", lang) ?? NEWEST_EDITION;
  const source = await cardSource(options.cards ?? [], lang);
  const found = await cardMeant(words.join(" "), source, lang);
  const facts = factsOf(found, source, edition);
  if (options.json === true) printJson(facts);
  else {
    for (const line of textOf(found, facts, source, edition, lang)) print(line);
    if (process.stdout.isTTY) tell(CARD[lang].next);
  }
  return EXIT.ok;
}

function factsOf(found: Card, source: CardSource, edition: EditionDate) {
  const places = placesOf(found, source, edition).map((row) => ({
    ...row,
    given: row.given.map((ability) => say(ability, "en")),
    rules: numbersIn(row.rules, edition),
  }));
  return { name: found.name, nameJa: nameIn(found.name, "ja"), ...cardKnowledge(found, { source }), edition, places };
}

type Facts = ReturnType<typeof factsOf>;

function textOf(
  found: Card,
  facts: Facts,
  source: CardSource,
  edition: EditionDate,
  lang: Language,
): readonly string[] {
  const text = CARD[lang];
  const named = (name: string): string => nameIn(name, lang);
  const other = nameIn(found.name, lang === "en" ? "ja" : "en");
  const shownName = named(found.name);
  const lines = [
    styled("bold", shownName),
    ...wrapped(`${kindText(found, facts, lang)}${other === shownName ? "" : `  (${other})`}`, 2, ""),
    "",
  ];
  for (const { label, face, symbol } of facesOf(found, facts, source, lang)) {
    lines.push(...faceLines(label, face, symbol, lang), "");
  }
  const identity = facts.colorIdentity.length === 0 ? text.colorless : facts.colorIdentity.join("");
  lines.push(`${text.identity}: ${identity}`);
  if (facts.meldsWith !== null) lines.push(`${text.meldsWith}: ${named(facts.meldsWith)}`);
  if (facts.meldsInto !== null) lines.push(`${text.meldsInto}: ${named(facts.meldsInto)}`);
  if (facts.reminder !== null) lines.push(`${text.reminder}: ${facts.reminder}`);
  if (facts.hint !== null) lines.push(`${text.hint}: ${facts.hint}`);
  lines.push("", ...placeLines(placesOf(found, source, edition), edition, lang));
  return lines;
}

/** What kind of card it is, in words; a token is none. */
function kindText({ token, faces }: Card, { kind }: Facts, lang: Language): string {
  const text = CARD[lang];
  if (token === true && faces.length === 1) return text.token;
  if (token === true) return lang === "ja" ? "両面トークン" : "double-faced token";
  return text[kind === "melded" ? "meldedKind" : kind];
}

function facesOf(
  found: Card,
  facts: Facts,
  source: CardSource,
  lang: Language,
): readonly { readonly label: string; readonly face: Face; readonly symbol: FaceSymbol | null }[] {
  const text = CARD[lang];
  if (found.halves !== undefined) return found.halves.parts.map((face) => ({ label: text.part, face, symbol: null }));
  const [front, back] = found.faces;
  const partner = found.meld === undefined ? undefined : source.byName(found.meld.partner)?.faces[0];
  const result = found.meld === undefined ? undefined : source.byName(found.meld.result)?.faces[0];
  const fronts = partsOf(found, source).map(({ faces: [face] }, at) => ({
    label: `${text.part} ${at + 1}`,
    face,
    symbol: null,
  }));
  return [
    ...fronts,
    { label: found.kind === "melded" ? text.combined : text.front, face: front, symbol: facts.frontSymbol },
    ...(back === undefined ? [] : [{ label: text.back, face: back, symbol: facts.backSymbol }]),
    ...(partner === undefined ? [] : [{ label: text.frontOf, face: partner, symbol: null }]),
    ...(result === undefined ? [] : [{ label: text.combined, face: result, symbol: null }]),
  ];
}

function faceLines(label: string, face: Face, symbol: FaceSymbol | null, lang: Language): readonly string[] {
  const text = CARD[lang];
  const numbers =
    face.power !== undefined && face.toughness !== undefined
      ? `${face.power.text}/${face.toughness.text}`
      : (face.loyalty?.text ?? face.defense?.text ?? "");
  const first = [styled("bold", nameIn(face.name, lang)), costText(face.manaCost) ?? "", typeLine(face, lang), numbers]
    .filter((part) => part !== "")
    .join("  ");
  const sign = symbol === null ? "" : `  ${styled("dim", `(${text.symbol}: ${tableOf(lang).faceSymbols[symbol]})`)}`;
  return [
    ...wrapped(`${first}${sign}`, 10, padded(label, 10)),
    ...face.abilities.flatMap((ability) =>
      wrapped(ability.kind === "unsupported" ? text.unsupported : sentenceOf(ability, face, lang), 10),
    ),
  ];
}

function placeLines(rows: readonly PlaceRow[], edition: EditionDate, lang: Language): readonly string[] {
  const text = CARD[lang];
  const head = [text.where, text.name, text.mv, text.colors, text.pt, text.rules];
  const cells = rows.map((row) => [
    text[row.place],
    [row.name === null ? text.noName : nameIn(row.name, lang), ...row.given.map((ability) => say(ability, lang))].join(
      " ",
    ),
    String(row.manaValue),
    row.colors.length === 0 ? "—" : row.colors.join(""),
    row.power === null || row.toughness === null ? "—" : `${row.power}/${row.toughness}`,
    numbersIn(row.rules, edition).slice(0, 2).join(", "),
  ]);
  return tableLines(head, cells);
}

/** An ability in words, with cards named in the language. */
const sentenceOf = (ability: Ability, face: Face, lang: Language): string =>
  say(ability, lang, {
    name: nameIn(face.name, lang),
    types: face.types,
    subtypes: face.subtypes,
    supertypes: face.supertypes,
    nameOf: (name) => nameIn(name, lang),
  });
