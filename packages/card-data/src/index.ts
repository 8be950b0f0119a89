/** Public card JSON as cards: schemas, normalising, knowledge about cards, and card sources. */

export { type CardChange, type CompareWishes, compareCards } from "./compare/compare-cards.ts";
export { diffSets, type SetDiff } from "./compare/diff-sets.ts";
export {
  DATASET_VERSION,
  type Dataset,
  type DatasetManifest,
  type IndexRow,
  makeDataset,
} from "./import/dataset-format.ts";
export { chunksOf, importInMemory, type MemoryImport } from "./import/import-in-memory.ts";
export type { ImportCounts, ImportedCard, ImportedPrint, ImportWishes, PrintFacts } from "./import/imported.ts";
export { type Cell, type ColumnType, rowsOf, TABLES, type Table } from "./import/tables.ts";
export { type CardKnowledge, cardKnowledge, type KnowledgeOptions } from "./knowledge/card-knowledge.ts";
export { cardManaValueOf, faceManaValues } from "./knowledge/face-mana-values.ts";
export { faceSymbols, type SymbolPair } from "./knowledge/face-symbols.ts";
export { withPrintings } from "./knowledge/join-printings.ts";
export { practicalKind, strictKind } from "./knowledge/kind.ts";
export { type CompileContext, type CompileFace, type FaceFacts, noAbilities } from "./normalise/compile.ts";
export { NAME_LANGUAGES } from "./normalise/languages.ts";
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
