import {
  amount,
  type Decoder,
  dictionary,
  type Fields,
  isMapping,
  mapping,
  oneOrMore,
  text,
  times,
  whole,
  word,
  yesNo,
} from "./decoder.ts";
import { EFFECT_OPTIONS, type EffectSpec, effectVerbOf } from "./effect-spec.ts";
import { nearestWord } from "./nearest.ts";

const references = oneOrMore(text);
const record: Decoder<Readonly<Record<string, unknown>>> = (value, path, problems) => {
  if (isMapping(value)) return value;
  problems.push({ code: "wrong-type", path, expected: ["mapping"], found: String(value) });
  return undefined;
};
/** `{ copyOf: X }` and nothing else, or the token as a card JSON object; how it enters stands beside it. */
const token: Decoder<Readonly<Record<string, unknown>>> = (value, path, problems) => {
  const found = record(value, path, problems);
  if (found?.copyOf === undefined) return found;
  for (const key of Object.keys(found).filter((other) => other !== "copyOf"))
    problems.push({ code: "unknown-key", path: [...path, key], found: key, expected: ["copyOf"] });
  text(found.copyOf, [...path, "copyOf"], problems);
  return found;
};
const keywords: Decoder<readonly string[]> = references;
const position: Decoder<"top" | "bottom" | number> = (value, path, problems) =>
  typeof value === "number" ? whole(value, path, problems) : word(["top", "bottom"])(value, path, problems);

const FIELDS: Fields<EffectSpec> = {
  transform: references,
  convert: references,
  meld: references,
  destroy: references,
  sacrifice: references,
  exile: references,
  bounce: references,
  put: references,
  flicker: references,
  turnFaceDown: references,
  turnFaceUp: references,
  manifest: references,
  cloak: references,
  manifestDread: references,
  becomeCopy: references,
  createToken: token,
  copySpell: references,
  counter: references,
  damage: references,
  addCounters: references,
  removeCounters: references,
  modify: references,
  gainControl: references,
  tap: references,
  untap: references,
  attach: references,
  setDay: word(["day", "night"]),
  gainLife: references,
  loseLife: references,
  draw: references,
  mill: references,
  discard: references,
  shuffle: references,
  reveal: references,
  lookAt: references,
  chooseName: text,
  to: text,
  position,
  transformed: yesNo,
  faceDown: yesNo,
  tapped: yesNo,
  under: text,
  attachedTo: text,
  count: times,
  of: text,
  until: word(["end-of-turn"]),
  as: text,
  amount,
  counters: dictionary(amount),
  power: whole,
  toughness: whole,
  setPower: whole,
  setToughness: whole,
  gain: keywords,
  lose: keywords,
  addTypes: references,
  setTypes: references,
  source: text,
};

const ZONES = ["battlefield", "graveyard", "hand", "library", "exile", "command"];

/** Reads an effect: one instruction with the options that it takes. */
export const readEffect: Decoder<EffectSpec> = (value, path, problems) => {
  const before = problems.length;
  const spec = mapping<EffectSpec>(FIELDS)(value, path, problems);
  if (spec === undefined || problems.length > before) return spec;
  const verb = effectVerbOf(spec);
  const verbs = Object.keys(EFFECT_OPTIONS);
  if (verb === undefined) {
    problems.push({ code: "no-verb", path, expected: verbs });
    return undefined;
  }
  const allowed: readonly string[] = [verb, "source", ...EFFECT_OPTIONS[verb]];
  for (const key of Object.keys(spec)) {
    if (allowed.includes(key)) continue;
    if (verbs.includes(key)) problems.push({ code: "two-verbs", path, found: `${verb}, ${key}` });
    else {
      const nearest = nearestWord(key, allowed);
      problems.push({
        code: "unknown-key",
        path: [...path, key],
        found: key,
        expected: allowed,
        ...(nearest === undefined ? {} : { nearest }),
      });
    }
  }
  if (verb === "put") word(ZONES)(spec.to, [...path, "to"], problems);
  return spec;
};
