import * as z from "zod";

const text = z.string();
const texts = z.array(z.string());

/** The fields that are read of an entry of `foreignData`. */
const foreign = z.object({ language: text, name: z.optional(text), faceName: z.optional(z.nullable(text)) });

/** The fields that are read of an MTGJSON v5 card object: one face of one print, or of one card in AtomicCards. */
export const mtgjsonFace = z.object({
  uuid: z.optional(text),
  name: text,
  faceName: z.optional(text),
  side: z.optional(z.nullable(text)),
  otherFaceIds: z.optional(texts),
  cardParts: z.optional(texts),
  layout: z.optional(text),
  manaCost: z.optional(z.nullable(text)),
  manaValue: z.optional(z.number()),
  faceManaValue: z.optional(z.number()),
  type: z.optional(text),
  text: z.optional(z.nullable(text)),
  colors: z.optional(texts),
  colorIndicator: z.optional(z.nullable(texts)),
  colorIdentity: z.optional(texts),
  power: z.optional(z.nullable(text)),
  toughness: z.optional(z.nullable(text)),
  loyalty: z.optional(z.nullable(text)),
  defense: z.optional(z.nullable(text)),
  setCode: z.optional(text),
  number: z.optional(text),
  originalReleaseDate: z.optional(z.nullable(text)),
  language: z.optional(text),
  flavorName: z.optional(z.nullable(text)),
  faceFlavorName: z.optional(z.nullable(text)),
  foreignData: z.optional(z.array(foreign)),
  identifiers: z.optional(z.object({ scryfallId: z.optional(text), scryfallOracleId: z.optional(text) })),
});

/** What is read of one face of an MTGJSON record. */
export type MtgjsonFace = z.output<typeof mtgjsonFace>;
