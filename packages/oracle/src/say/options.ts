/** How an ability's source is said, and in which words the card is named. */
export interface SayOptions {
  /** The name of the face. Absent: the source is said by what it is (“this creature”). */
  readonly name?: string;
  /** Types and subtypes of the face, for “this creature”, “this Aura”, “this land”. Absent: “this permanent”. */
  readonly types?: readonly string[];
  readonly subtypes?: readonly string[];
  readonly supertypes?: readonly string[];
  /** `name` says the (short) name where a name is given. Absent: by the custom of templating, names for legendary things and for spells. */
  readonly self?: "name" | "noun";
  /** Names of other cards in the language of the sentence. Absent: as they stand in the ability. */
  readonly nameOf?: (name: string) => string;
}

/** The languages in which abilities can be said. */
export const SAY_LANGUAGES = ["en", "ja"] as const;
/** A language in which abilities can be said. */
export type SayLanguage = (typeof SAY_LANGUAGES)[number];
