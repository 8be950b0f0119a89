/** Public card JSON as cards: schemas, normalising, knowledge about cards, and card sources. */
export { type CardKnowledge, cardKnowledge, type KnowledgeOptions } from "./knowledge/card-knowledge.ts";
export { FACE_SYMBOLS, type FaceSymbol, faceSymbols, type SymbolPair } from "./knowledge/face-symbols.ts";
export { practicalKind, strictKind } from "./knowledge/kind.ts";
export { type CompileContext, type CompileFace, type FaceFacts, noAbilities } from "./normalise/compile.ts";
export { type Arrangement, LAYOUTS } from "./normalise/layouts.ts";
export { type CardWithClue, linkMeld } from "./normalise/link-meld.ts";
export type { MeldClue } from "./normalise/meld-clue.ts";
export { type Normalised, type NormalisedCard, normaliseCard } from "./normalise/normalise-card.ts";
export { normaliseScryfall, printedFromScryfall } from "./normalise/normalise-scryfall.ts";
export type { PrintedCard, PrintedFace, PrintedRelation } from "./normalise/printed-card.ts";
export { manaValueOf, symbolValue } from "./parse/mana-value.ts";
export { ISSUE_CODES, type Issue, type IssueCode, type Place } from "./report.ts";
export { type ScryfallCard, type ScryfallFace, scryfallCard, scryfallFace } from "./schema/scryfall.ts";
export { makeCardSource, namesOf, type TolerantCardSource } from "./source/make-card-source.ts";
