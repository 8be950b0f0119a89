import * as z from "zod";

const text = z.string();
const colors = z.array(z.string());

/** The fields that are read of one entry of `card_faces`. */
export const scryfallFace = z.object({
  name: text,
  mana_cost: z.optional(text),
  type_line: z.optional(text),
  oracle_text: z.optional(text),
  colors: z.optional(colors),
  color_indicator: z.optional(colors),
  power: z.optional(text),
  toughness: z.optional(text),
  loyalty: z.optional(text),
  defense: z.optional(text),
  printed_name: z.optional(text),
  flavor_name: z.optional(text),
  oracle_id: z.optional(text),
  layout: z.optional(text),
  cmc: z.optional(z.number()),
});

/** An entry of `all_parts`. */
const scryfallRelated = z.object({
  component: text,
  name: text,
  id: z.optional(text),
  type_line: z.optional(text),
});

/** The fields that are read of a Scryfall card object; all others are left alone. Vocabularies are open: layouts and the like are plain texts. */
export const scryfallCard = z.object({
  object: z.optional(text),
  id: z.optional(text),
  oracle_id: z.optional(text),
  name: text,
  lang: z.optional(text),
  layout: z.optional(text),
  cmc: z.optional(z.number()),
  mana_cost: z.optional(text),
  type_line: z.optional(text),
  oracle_text: z.optional(text),
  colors: z.optional(colors),
  color_identity: z.optional(colors),
  color_indicator: z.optional(colors),
  power: z.optional(text),
  toughness: z.optional(text),
  loyalty: z.optional(text),
  defense: z.optional(text),
  set: z.optional(text),
  collector_number: z.optional(text),
  released_at: z.optional(text),
  printed_name: z.optional(text),
  flavor_name: z.optional(text),
  card_faces: z.optional(z.array(scryfallFace)),
  all_parts: z.optional(z.array(scryfallRelated)),
});

/** What is read of a Scryfall card object. */
export type ScryfallCard = z.output<typeof scryfallCard>;
/** What is read of a face of a Scryfall card object. */
export type ScryfallFace = z.output<typeof scryfallFace>;
