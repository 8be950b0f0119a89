import { either } from "../phrase.ts";
import { third } from "./words.ts";

/** Who or what a sentence is about, in the three cases English tells apart. */
export interface NounPhrase {
  readonly subject: string;
  readonly object: string;
  readonly possessive: string;
  readonly plural: boolean;
  /** Its ways differ in number, so a verb may take either form; the usual one is by `plural`. */
  readonly mixed?: true;
}

/** A noun phrase that is the same as subject and object. */
export const phrase = (words: string, plural: boolean): NounPhrase => ({
  subject: words,
  object: words,
  possessive: plural && words.endsWith("s") ? `${words}'` : either(`${words}'s`, `${words}'`),
  plural,
});

/** “You”. */
export const YOU: NounPhrase = { subject: "you", object: "you", possessive: "your", plural: true };

/** A verb (with what follows it) in the form that fits its subject. */
export function agree(who: NounPhrase, verb: string): string {
  const many = verb.replace(/^be(?= |$)/, "are");
  if (who.mixed === true) return who.plural ? either(many, third(verb)) : either(third(verb), many);
  return who.plural ? many : third(verb);
}

/** Subject and verb. */
export const clause = (who: NounPhrase, verb: string): string => `${who.subject} ${agree(who, verb)}`;
