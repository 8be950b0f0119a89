import type { ActivatedAbility, Amount, Condition, Cost, Zone } from "@obverse/core";
import { amount, numberOfThings } from "../grammar/amount.ts";
import { condition } from "../grammar/condition/condition.ts";
import { cost } from "../grammar/cost.ts";
import { body } from "../grammar/effects/body.ts";
import { manaCost } from "../grammar/mana.ts";
import { Reader } from "../grammar/reader.ts";
import { withThing } from "../grammar/references.ts";
import { SELF } from "../grammar/selector/reference.ts";
import type { Token } from "../tokens/token.ts";
import { numberOf } from "../vocabulary/numbers.ts";
import { withCostThings } from "./cost-things.ts";

/** Reads “Cost: effect” with its limits (602). */
export function activatedAbility(r: Reader): ActivatedAbility | undefined {
  const price = r.attempt(loyaltyCost) ?? r.attempt(waterbendCost) ?? cost(r);
  if (price === undefined || !r.eat(":")) return undefined;
  const sentences = split(r.tokens.slice(r.at));
  let limits: Limits = {};
  const kept: Token[][] = [];
  for (const part of sentences) {
    const limit = limitSentence(new Reader(part, r.source, withThing(r.scope, SELF)));
    if (limit === undefined) kept.push(part);
    else limits = { ...limits, ...limit };
  }
  const counted = price.some((part) => part.kind === "remove-counters" && typeof part.count === "object");
  if (counted && !price.some((part) => part.kind === "mana" && part.mana.includes("X")))
    if (r.tokens.slice(0, r.at).some((token, at) => token.word === "one" && r.tokens[at + 1]?.word === "or"))
      // “That many”: the counters removed, at least one.
      limits = { ...limits, leastX: 1 };
  const scope = counted
    ? { ...withCostThings(r.scope, price), amount: { kind: "x" } as const }
    : withCostThings(r.scope, price);
  const inner = new Reader(kept.flat(), r.source, scope, r.progress);
  const found = body(inner);
  if (found === undefined) return undefined;
  r.at = r.tokens.length;
  const from = zoneOf(price) ?? inner.scope.selfIn;
  return { kind: "activated", cost: price, ...found, ...limits, ...(from === undefined ? {} : { from }) };
}

/** “+1”, “−X”, “0” (606.4). */
function loyaltyCost(r: Reader): Cost | undefined {
  const token = r.token();
  const match = token === undefined ? null : /^([+-]?)(\d+|x)$/.exec(token.word);
  if (match === null || r.word(1) !== ":") return undefined;
  r.at += 1;
  const size: Amount = match[2] === "x" ? { kind: "x" } : Number(match[2]);
  const signed: Amount = match[1] === "-" ? (typeof size === "number" ? -size : { kind: "negative", of: size }) : size;
  return [{ kind: "loyalty", amount: signed }];
}

/** “Waterbend {8}” (701.67a). */
function waterbendCost(r: Reader): Cost | undefined {
  if (!r.eat("waterbend")) return undefined;
  const mana = manaCost(r);
  return mana === undefined || r.word() !== ":" || mana.includes("X")
    ? undefined
    : [{ kind: "mana", mana, waterbend: true }];
}

/** Cuts at full stops, which stay with the sentence before them. */
function split(tokens: readonly Token[]): readonly Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    parts.at(-1)?.push(token);
    if (token.word === ".") parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}

type Limits = Pick<ActivatedAbility, "timing" | "condition" | "limit" | "by" | "reduction" | "leastX" | "xIs">;

/** “Activate only as a sorcery and only once each turn”, “X can't be 0”. */
function limitSentence(r: Reader): Limits | undefined {
  if (r.eat("x can't be 0 .")) return { leastX: 1 };
  if (r.eat("x is")) {
    const linked = { kind: "linked", link: "exiled-with" } as const;
    r.scope = withThing(r.scope, { act: linked, read: linked, nouns: ["card"], number: "one" });
    const xIs = amount(r);
    return xIs !== undefined && r.eat(".") ? { xIs } : undefined;
  }
  if (r.eat("any player may activate this ability")) return r.eat(".") && r.atEnd ? { by: "any-player" } : undefined;
  if (r.eat("this ability costs {1} less to activate for each")) {
    const reduction = numberOfThings(r);
    return reduction !== undefined && r.eat(".") ? { reduction } : undefined;
  }
  if (!(r.eat("activate") || r.eat("activate this ability"))) return undefined;
  let found: Limits = {};
  for (;;) {
    r.eat("only");
    const part = limitPart(r);
    if (part === undefined) return undefined;
    if (part.condition !== undefined && found.condition !== undefined) return undefined;
    found = { ...found, ...part };
    r.eat(",");
    if (!r.eat("and")) break;
  }
  return r.eat(".") || r.atEnd ? found : undefined;
}

function limitPart(r: Reader): Limits | undefined {
  if (r.eat("as a sorcery") || r.eat("any time you could cast a sorcery")) return { timing: "sorcery" };
  if (r.eat("once each turn")) return { limit: { times: 1, per: "turn" } };
  if (r.eat("once")) return { limit: { times: 1, per: "game" } };
  if (r.eat("during your turn")) return { timing: "your-turn" };
  if (r.eat("during combat")) return { timing: "combat" };
  if (r.eat("during your upkeep")) return { timing: "upkeep" };
  const times = r.attempt((inner) => {
    if (inner.eat("twice each turn")) return 2;
    inner.eat("no more than");
    const count = numberOf(inner.word());
    inner.at += 1;
    return count !== undefined && inner.eat("times each turn") ? count : undefined;
  });
  if (times !== undefined) return { limit: { times, per: "turn" } };
  if (!r.eat("if")) return undefined;
  const that: Condition | undefined = condition(r);
  return that === undefined ? undefined : { condition: that };
}

/** The zone it works in, where its cost names the object in it (113.6k). */
function zoneOf(price: Cost): Zone | undefined {
  for (const part of price) {
    if (part.kind === "exile" && part.what === "self" && part.from[0] !== undefined && part.from[0] !== "battlefield")
      return part.from[0];
    if (part.kind === "discard" && part.what === "self") return "hand";
  }
  return undefined;
}
