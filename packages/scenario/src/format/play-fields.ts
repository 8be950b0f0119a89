import { amount, type Decoder, either, isMapping, mapping, oneOrMore, ordinal, text, word } from "./decoder.ts";
import { SCENARIO_STEPS } from "./scenario.ts";
import type { Verb } from "./step.ts";

const nameOrTrue: Decoder<string | true | null> = (value, path, problems) =>
  value === true || value === null ? value : text(value, path, problems);

const attacker: Decoder<string | { readonly attacker: string; readonly defender?: string }> = (
  value,
  path,
  problems,
) =>
  isMapping(value)
    ? mapping<{ attacker: string; defender?: string }>({ attacker: text, defender: text }, ["attacker"])(
        value,
        path,
        problems,
      )
    : text(value, path, problems);

const amountOfStack = either<"top" | "all" | number>(word(["top", "all"]), ordinal);

/** The decoders of each verb's value and options. */
export const PLAY_FIELDS = {
  cast: {
    cast: text,
    face: text,
    faceDown: word(["morph", "megamorph", "disguise"]),
    via: text,
    targets: oneOrMore(text),
    x: amount,
    modes: oneOrMore(ordinal),
    pay: oneOrMore(text),
  },
  play: { play: text, face: text },
  activate: {
    activate: text,
    ability: either<number | string>(ordinal, text),
    targets: oneOrMore(text),
    x: amount,
    modes: oneOrMore(ordinal),
  },
  turnUp: { turnUp: text, via: word(["morph", "megamorph", "disguise", "mana-cost"]), x: amount },
  special: { special: text, action: text },
  attack: { attack: oneOrMore(attacker) },
  block: {
    block: oneOrMore(
      mapping<{ blocker: string; attacker: string }>({ blocker: text, attacker: text }, ["blocker", "attacker"]),
    ),
  },
  resolve: { resolve: amountOfStack },
  advance: { advance: word(SCENARIO_STEPS), turn: text },
  pass: { pass: nameOrTrue },
  leave: { leave: nameOrTrue },
} as const satisfies Readonly<Record<Exclude<Verb, "effect" | "expect">, Readonly<Record<string, Decoder<unknown>>>>>;
