/** The built-in card set: facts and compiled abilities, names in English and Japanese. Generated; no card text. */
export { cardNamesInSet, cards, findCard, loadCards, type NameLanguage, nameIn } from "./built-in-source.ts";
export type { CardSearch, FoundBy } from "./find-card.ts";
