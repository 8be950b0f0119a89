import type { Amount, Modification } from "@obverse/core";
import { quotedAbility } from "../../compile/quoted.ts";
import { amount } from "../amount.ts";
import { keywordName } from "../keyword-name.ts";
import type { Reader } from "../reader.ts";

/** “Gets +2/+2”. */
export function gets(r: Reader): readonly Modification[] | undefined {
  if (!(r.eat("gets") || r.eat("get"))) return undefined;
  r.eat("an additional");
  const change = signedStat(r);
  return change === undefined ? undefined : [{ kind: "modify-power-toughness", ...change }];
}

/** A change of power and toughness without its verb. */
export function statChange(r: Reader): readonly Modification[] | undefined {
  const change = signedStat(r);
  return change === undefined ? undefined : [{ kind: "modify-power-toughness", ...change }];
}

function signedStat(r: Reader): { readonly power: Amount; readonly toughness: Amount } | undefined {
  const token = r.token();
  const match = token?.kind === "stat" ? /^([+-])(\d+|x)\/([+-])(\d+|x)$/.exec(token.word) : null;
  if (match === null || match === undefined) return undefined;
  r.at += 1;
  return { power: signed(match[1], match[2]), toughness: signed(match[3], match[4]) };
}

function signed(sign: string | undefined, text: string | undefined): Amount {
  const value: Amount = text === "x" ? { kind: "x" } : Number(text);
  if (sign !== "-") return value;
  return typeof value === "number" ? (value === 0 ? 0 : -value) : { kind: "negative", of: value };
}

/** Reads “4/4”, “X/X”, “*\/*”. */
export function plainStat(r: Reader): { readonly power: string; readonly toughness: string } | undefined {
  const token = r.token();
  const match = token?.kind === "stat" ? /^(\d+|x|\*)\/(\d+|x|\*)$/.exec(token.word) : null;
  if (match === null || match === undefined) return undefined;
  r.at += 1;
  return { power: match[1] ?? "0", toughness: match[2] ?? "0" };
}

/** A printed figure as an amount. */
export function statAmount(text: string): Amount {
  return text === "x" ? { kind: "x" } : Number(text);
}

/** “Loses all other abilities”: all that it doesn't get by the same words. */
export const LOSES_OTHERS: Modification = { kind: "lose-all-abilities" };

/** How “loses all other abilities” is worded; types that are lost as well are those that the same words replace. */
const LOSES = [
  "all other abilities , card types , and creature types",
  "all other card types and abilities",
  "all other abilities",
] as const;

/** “Loses flying”, “loses all abilities”. */
export function losing(r: Reader): readonly Modification[] | undefined {
  if (!(r.eat("loses") || r.eat("lose"))) return undefined;
  if (r.eat("all abilities")) return [{ kind: "lose-all-abilities" }];
  // What the same words give is kept: see where the parts are put in order.
  if (LOSES.some((words) => r.eat(words))) return [LOSES_OTHERS];
  const quoted = r.token()?.kind === "quote" ? quotedAbility(r) : undefined;
  if (quoted !== undefined) {
    const names = quoted.flatMap((ability) => (ability.kind === "keyword" ? [ability.keyword.name] : []));
    return names.length === quoted.length ? [{ kind: "lose", keywords: names }] : undefined;
  }
  const keywords: string[] = [];
  for (;;) {
    const keyword = keywordName(r);
    if (keyword === undefined) return undefined;
    keywords.push(keyword);
    const more = r.attempt((inner) => {
      if (!(inner.eat(", and") || inner.eat("and") || inner.eat(","))) return undefined;
      const mark = inner.mark();
      if (keywordName(inner) === undefined) return undefined;
      inner.reset(mark);
      return true;
    });
    if (more === undefined) return [{ kind: "lose", keywords }];
  }
}

/** “Has base power and toughness 1/1”, “~'s power and toughness are each equal to …” has its own reader. */
export function baseValues(r: Reader): readonly Modification[] | undefined {
  const has = r.eat("has") || r.eat("have");
  if (!has) return undefined;
  const stat = r.attempt((inner) => (inner.eat("base power and toughness") ? plainStat(inner) : undefined));
  if (stat !== undefined)
    return [{ kind: "set-power-toughness", power: statAmount(stat.power), toughness: statAmount(stat.toughness) }];
  const both =
    r.eat("base power and base toughness each equal to") ||
    r.eat("power and toughness each equal to") ||
    r.eat("base power and toughness each equal to");
  if (both) {
    const value = amount(r);
    return value === undefined ? undefined : [{ kind: "set-power-toughness", power: value, toughness: value }];
  }
  if (r.eat("base power")) {
    const value = amount(r);
    return value === undefined ? undefined : [{ kind: "set-power-toughness", power: value }];
  }
  if (r.eat("base toughness")) {
    const value = amount(r);
    return value === undefined ? undefined : [{ kind: "set-power-toughness", toughness: value }];
  }
  return undefined;
}
