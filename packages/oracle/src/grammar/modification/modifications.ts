import type { Amount, Duration, Modification } from "@obverse/core";
import { numberOfThings } from "../amount.ts";
import { copyExceptions } from "../copy-exceptions.ts";
import { duration } from "../duration.ts";
import type { Reader } from "../reader.ts";
import { substituteX } from "../substitute.ts";
import { whereX } from "../where-x.ts";
import { becoming } from "./becoming.ts";
import { gaining } from "./gaining.ts";
import { baseValues, gets, LOSES_OTHERS, losing } from "./numbers.ts";
import { restricting } from "./restricting.ts";

/** What is said of the affected objects, and for how long where the words say so. */
export interface VerbPhrase {
  readonly modifications: readonly Modification[];
  readonly duration?: Duration;
}

/** Reads “gets +2/+2 and gains flying until end of turn”, “is a 4/4 creature in addition to its other types”, “can't attack or block”. */
export function verbPhrase(r: Reader): VerbPhrase | undefined {
  const found: Modification[] = [];
  let lasting: Duration | undefined;
  const first = one(r);
  if (first === undefined) return undefined;
  found.push(...first);
  for (;;) {
    const time = r.attempt(duration);
    if (time !== undefined) lasting = time;
    const [copy] = found;
    if (time !== undefined && found.length === 1 && copy?.kind === "copy" && copy.exceptions === undefined) {
      const exceptions = copyExceptions(r);
      if (exceptions === "unreadable") return undefined;
      if (exceptions !== undefined) found[0] = { ...copy, exceptions };
    }
    const scaled = r.attempt(forEach);
    if (scaled !== undefined) scale(found, scaled);
    const x = whereX(r);
    if (x !== undefined) found.splice(0, found.length, ...substituteX(found, x));
    const next = r.attempt((inner) => {
      if (!(inner.eat(", and") || inner.eat("and") || inner.eat(","))) return undefined;
      inner.eatAny("it", "each", "they");
      return one(inner);
    });
    if (next !== undefined) {
      found.push(...next);
      continue;
    }
    if (time === undefined && scaled === undefined && x === undefined) break;
  }
  const modifications = found.includes(LOSES_OTHERS)
    ? [LOSES_OTHERS, ...found.filter((part) => part !== LOSES_OTHERS)]
    : found;
  return { modifications, ...(lasting === undefined ? {} : { duration: lasting }) };
}

function one(r: Reader): readonly Modification[] | undefined {
  r.eat("each");
  r.eat("also");
  return r.oneOf<readonly Modification[]>(KINDS);
}

const KINDS: readonly ((r: Reader) => readonly Modification[] | undefined)[] = [
  gets,
  gaining,
  losing,
  baseValues,
  becoming,
  restricting,
];

/** “For each Equipment you control”. */
export function forEach(r: Reader): Amount | undefined {
  return r.eat("for each") ? numberOfThings(r) : undefined;
}

function scale(found: Modification[], by: Amount): void {
  const last = found.findLastIndex((part) => part.kind === "modify-power-toughness");
  const part = found[last];
  if (part?.kind === "modify-power-toughness")
    found[last] = { ...part, power: times(part.power, by), toughness: times(part.toughness, by) };
}

/** So many times an amount, in the simplest form. */
export function times(factor: Amount, by: Amount): Amount {
  if (factor === 0) return 0;
  if (factor === 1) return by;
  if (factor === -1) return { kind: "negative", of: by };
  return { kind: "product", of: [factor, by] };
}
