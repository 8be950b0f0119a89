/** What is known of a card without its data being read: an entry of its own, which loads no schemas. */
export { type CardKnowledge, cardKnowledge, type KnowledgeOptions } from "./knowledge/card-knowledge.ts";
