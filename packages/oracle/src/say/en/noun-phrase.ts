import { eachWay, either } from "../phrase.ts";
import { list, third } from "./words.ts";

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
  const many = eachWay(verb, (way) => way.replace(/^be(?= |$)/, "are"));
  if (who.mixed === true) return who.plural ? either(many, third(verb)) : either(third(verb), many);
  return who.plural ? many : third(verb);
}

/** Several verbs of one subject: “can't attack or block”, “gets +1/+1 and has flying”. */
export function joinVerbs(verbs: readonly string[]): string {
  const cannot = verbs.length > 1 && verbs.every((verb) => verb.startsWith("can't "));
  const short = cannot
    ? [
        `can't ${list(
          verbs.map((verb) => verb.slice(6)),
          "or",
        )}`,
        `can't ${list(
          verbs.map((verb) => verb.slice(6)),
          "and",
        )}`,
      ]
    : [];
  return either(...short, list(verbs, "and"), verbs.join(" and "), verbs.join(", "));
}

/** Subject and verb. */
export const clause = (who: NounPhrase, verb: string): string => `${who.subject} ${agree(who, verb)}`;
