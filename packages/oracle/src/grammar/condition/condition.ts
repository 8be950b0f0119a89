import type { Condition } from "@obverse/core";
import type { Reader } from "../reader.ts";
import { controlCondition } from "./control.ts";
import { historyCondition } from "./history.ts";
import { numberCondition } from "./numbers.ts";
import { objectCondition } from "./objects.ts";
import { situation } from "./situation.ts";
import { thisWayCondition } from "./this-way.ts";

/** Reads a condition, without its “if”; several joined by “and” or “or”. */
export function condition(r: Reader): Condition | undefined {
  return r.once("condition", readCondition);
}

function readCondition(r: Reader): Condition | undefined {
  const first = r.oneOf<Condition>(KINDS);
  if (first === undefined) return undefined;
  const joined: Condition[] = [first];
  const word = /^(and|or)$/.test(r.word()) ? r.word() : undefined;
  while (word !== undefined) {
    const next = r.attempt((inner) => {
      if (!inner.eat(word)) return undefined;
      inner.eat("if");
      inner.eat("only if");
      return inner.oneOf<Condition>(KINDS);
    });
    if (next === undefined) break;
    joined.push(next);
  }
  return joined.length === 1 ? first : { kind: word === "or" ? "or" : "and", of: joined };
}

const KINDS: readonly ((r: Reader) => Condition | undefined)[] = [
  situation,
  thisWayCondition,
  historyCondition,
  controlCondition,
  numberCondition,
  objectCondition,
];
