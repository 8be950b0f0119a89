import {
  amount,
  type Decoder,
  dictionary,
  type Fields,
  isMapping,
  list,
  mapping,
  oneOrMore,
  ordinal,
  text,
  word,
} from "./decoder.ts";
import { nearestWord } from "./nearest.ts";
import { PLAY_FIELDS } from "./play-fields.ts";
import { readEffect } from "./read-effect.ts";
import { readExpectation } from "./read-expectation.ts";
import { ANSWER_KINDS, type AnswerSpec, type Step, VERBS, type Verb } from "./step.ts";

const affirmative: Decoder<boolean> = (value, path, problems) => {
  if (value === true || value === "yes") return true;
  if (value === false || value === "no") return false;
  return word(["yes", "no"])(value, path, problems) === "yes";
};

const ANSWER_FIELDS: Fields<AnswerSpec> = {
  may: affirmative,
  pay: affirmative,
  target: oneOrMore(text),
  pick: oneOrMore(text),
  order: oneOrMore(text),
  mode: oneOrMore(ordinal),
  face: word(["front", "back", "up", "down"]),
  name: text,
  number: amount,
  color: oneOrMore(text),
  type: text,
  coin: oneOrMore(word(["won", "lost"])),
  divide: dictionary(amount),
  replace: text,
  position: text,
  by: text,
};

const readAnswer: Decoder<AnswerSpec> = (value, path, problems) => {
  const before = problems.length;
  const answer = mapping<AnswerSpec>(ANSWER_FIELDS)(value, path, problems);
  if (answer === undefined || problems.length > before) return answer;
  const kinds = ANSWER_KINDS.filter((kind) => kind in answer);
  if (kinds.length === 0) problems.push({ code: "no-answer", path, expected: ANSWER_KINDS });
  if (kinds.length > 1) problems.push({ code: "two-answers", path, found: kinds.join(", ") });
  return answer;
};

const illegal: Decoder<true | string> = (value, path, problems) =>
  value === true ? true : text(value, path, problems);

const OPTIONS = { by: text, answers: list(readAnswer), illegal };

/** Reads one step: exactly one verb with its options. */
export const readStep: Decoder<Step> = (value, path, problems) => {
  if (!isMapping(value)) {
    problems.push({ code: "no-verb", path, found: String(value), expected: VERBS });
    return undefined;
  }
  const verbs = VERBS.filter((verb) => verb in value);
  const [verb, other] = verbs;
  if (verb === undefined) {
    const key = Object.keys(value)[0];
    const nearest = key === undefined ? undefined : nearestWord(key, VERBS);
    problems.push({
      code: "no-verb",
      path,
      expected: VERBS,
      ...(key === undefined ? {} : { found: key }),
      ...(nearest === undefined ? {} : { nearest }),
    });
    return undefined;
  }
  if (other !== undefined && !(verb === "attack" && other === "block"))
    problems.push({ code: "two-verbs", path, found: verbs.join(", ") });
  return fieldsOf(verb)(value, path, problems);
};

function fieldsOf(verb: Verb): Decoder<Step> {
  if (verb === "expect") return mapping<{ expect: unknown }>({ expect: readExpectation }) as Decoder<Step>; // one field, decoded
  if (verb === "effect")
    return mapping<{ effect: unknown }>({ effect: readEffect, source: text, ...OPTIONS } as Fields<{
      effect: unknown;
    }>) as Decoder<Step>; // the same
  return mapping<object>({ ...PLAY_FIELDS[verb], ...OPTIONS } as Fields<object>) as Decoder<Step>; // the verb's own fields and the common ones
}
