import type { Amount, Comparison, Condition, PlayerRef } from "@obverse/core";
import { amount, numberWord } from "../amount.ts";
import { comparison } from "../noun/with.ts";
import { playerRef } from "../player.ts";
import type { Reader } from "../reader.ts";
import { objectReference } from "../selector/reference.ts";
import { allSelector } from "../selector/selector.ts";
import { howMany } from "./control.ts";

/** Comparisons: “you have 5 or less life”, “your devotion to green is less than five”, “X is 3 or more”, “each player has 10 or less life”. */
export function numberCondition(r: Reader): Condition | undefined {
  return r.oneOf<Condition>([totals, holdings, comparisons]);
}

function holdings(r: Reader): Condition | undefined {
  const each = r.eat("each player has")
    ? ({ who: { kind: "each" }, every: true } as const)
    : r.eat("each opponent has")
      ? ({ who: { kind: "opponents" }, every: true } as const)
      : r.eat("an opponent has")
        ? ({ who: { kind: "opponents" } } as const)
        : r.eat("a player has")
          ? ({ who: { kind: "each" } } as const)
          : undefined;
  const single = each === undefined ? playerRef(r) : undefined;
  if (each === undefined && (single === undefined || !(r.eat("have") || r.eat("has")))) return undefined;
  const of: PlayerRef = single ?? { kind: "bound", name: "each" };
  const outer = r.scope;
  r.scope = scopeWith(r.scope, { subject: of });
  const that = holding(r, of);
  r.scope = outer;
  if (that === undefined) return undefined;
  return each === undefined ? that : { kind: "players", ...each, that };
}

/** What a player has: “5 or less life”, “three or more poison counters”. */
export function holding(r: Reader, of: PlayerRef): Condition | undefined {
  const more = r.eat("more") ? ">" : r.eat("less") || r.eat("fewer") ? "<" : undefined;
  if (more !== undefined) return relative(r, of, more);
  const many = howMany(r);
  if (many === undefined) return undefined;
  if (r.eat("life more than your starting life total") || r.eat("life greater than your starting life total"))
    return {
      kind: "compare",
      left: { kind: "life", of },
      is: many.is,
      right: { kind: "sum", of: [{ kind: "starting-life", of: { kind: "you" } }, many.value] },
    };
  const left = owned(r, of);
  return left === undefined ? undefined : { kind: "compare", left, is: many.is, right: many.value };
}

function owned(r: Reader, of: PlayerRef): Amount | undefined {
  if (r.eat("life")) return { kind: "life", of };
  if (r.eat("cards in hand") || r.eat("card in hand") || r.eat("cards in your hand") || r.eat("cards in their hand"))
    return { kind: "hand-size", of };
  if (r.eat("poison counters") || r.eat("poison counter")) return { kind: "poison", of };
  if (r.eat("opponents")) return { kind: "players", of: { kind: "opponents" } };
  const phrase = nounPhrase(r);
  if (phrase?.zone === undefined) return undefined;
  return {
    kind: "count",
    filter: phrase.filter,
    zone: phrase.zone,
    of: phrase.of?.kind === "bound" || phrase.of === undefined ? of : phrase.of,
  };
}

import { nounPhrase } from "../noun/phrase.ts";
import { scopeWith } from "../references.ts";

function relative(r: Reader, of: PlayerRef, is: Comparison): Condition | undefined {
  const what = r.eat("life than")
    ? "life"
    : r.eat("cards in hand than") || r.eat("cards in your hand than")
      ? "hand-size"
      : undefined;
  if (what === undefined) return undefined;
  if (r.eat("an opponent"))
    return {
      kind: "players",
      who: { kind: "opponents" },
      that: {
        kind: "compare",
        left: { kind: what, of },
        is,
        right: { kind: what, of: { kind: "bound", name: "each" } },
      },
    };
  if (r.eat("each opponent"))
    return {
      kind: "players",
      who: { kind: "opponents" },
      every: true,
      that: {
        kind: "compare",
        left: { kind: what, of },
        is,
        right: { kind: what, of: { kind: "bound", name: "each" } },
      },
    };
  const other = playerRef(r);
  return other === undefined
    ? undefined
    : { kind: "compare", left: { kind: what, of }, is, right: { kind: what, of: other } };
}

function comparisons(r: Reader): Condition | undefined {
  const left = amount(r);
  if (left === undefined || typeof left === "number") return undefined;
  const not = r.eat("isn't");
  if (!not && !(r.eat("is") || r.eat("are"))) return undefined;
  r.eat("exactly");
  const right = comparison(r);
  if (right === undefined) return undefined;
  const that: Condition = { kind: "compare", left, is: right.is, right: right.value };
  return not ? { kind: "not", of: that } : that;
}

/** “Creatures you control have total power 8 or greater”. */
function totals(r: Reader): Condition | undefined {
  if (!r.contains("total")) return undefined;
  const reference = r.attempt(objectReference);
  const phrase = reference === undefined ? nounPhrase(r) : undefined;
  const of = reference?.read ?? (phrase === undefined ? undefined : allSelector(phrase));
  if (of === undefined || !r.eat("have total")) return undefined;
  const what = numberWord(r);
  const limit = what === undefined ? undefined : comparison(r);
  if (what === undefined || limit === undefined) return undefined;
  return { kind: "compare", left: { kind: "number-of", what, of, take: "total" }, is: limit.is, right: limit.value };
}
