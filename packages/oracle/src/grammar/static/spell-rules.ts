import type { Ability, Condition, Cost } from "@obverse/core";
import { condition } from "../condition/condition.ts";
import { cost } from "../cost.ts";
import { manaCost } from "../mana.ts";
import { times } from "../modification/modifications.ts";
import { nounPhrase } from "../noun/phrase.ts";
import type { Reader } from "../reader.ts";
import { costRules } from "./costs.ts";

/** Static abilities of a spell that any card can have: “this spell costs …”, “as an additional cost to cast this spell, …” (113.6). */
export function spellRules(r: Reader): readonly Ability[] | undefined {
  const found = r.oneOf<Ability>([costs, additional, alternative, uncounterableOrUncopiable]);
  if (found === undefined) return undefined;
  r.eat(".");
  const less = r.atEnd ? undefined : r.attempt((inner) => lessForEach(inner, found));
  return r.atEnd ? [found, ...(less === undefined ? [] : [less])] : undefined;
}

function costs(r: Reader): Ability | undefined {
  if (!r.sees("this spell")) return undefined;
  const rules = costRules(r);
  return rules === undefined ? undefined : { kind: "static", rules, from: ["stack"] };
}

function additional(r: Reader): Ability | undefined {
  if (!(r.eat("as an additional cost to cast this spell ,") || r.eat("as an additional cost to cast ~ ,")))
    return undefined;
  const optional = r.eat("you may") ? { optional: true as const } : {};
  const first = cost(r);
  if (first === undefined) return undefined;
  const second = r.attempt((inner) => (inner.eat("or") ? cost(inner) : undefined));
  const price = second === undefined ? first : [{ kind: "either" as const, of: [first, second] }];
  return {
    kind: "static",
    rules: [
      { kind: "additional-cost", of: "cast", what: { kind: "is", what: { kind: "self" } }, cost: price, ...optional },
    ],
    from: ["stack"],
  };
}

/** Behind “you may sacrifice any number of creatures”: “This spell costs {2} less to cast for each creature sacrificed this way” (601.2b, 601.2f). */
function lessForEach(r: Reader, { kind, ...before }: Ability): Ability | undefined {
  const [rule] = kind === "static" && "rules" in before ? (before.rules ?? []) : [];
  const [part, more] = rule?.kind === "additional-cost" && rule.optional === true ? rule.cost : [];
  if (part?.kind !== "sacrifice" || part.count !== "any" || more !== undefined) return undefined;
  if (!r.eat("this spell costs")) return undefined;
  const [mana] = manaCost(r) ?? [];
  if (mana === undefined || !/^\d+$/.test(mana) || !r.eat("less to cast for each")) return undefined;
  const what = nounPhrase(r)?.filter;
  if (what?.kind !== "permanent" && JSON.stringify(what) !== JSON.stringify(part.what)) return undefined;
  if (!r.eat("sacrificed this way")) return undefined;
  r.eat(".");
  const generic = times(Number(mana), { kind: "times-paid", keyword: "additional" });
  return {
    kind: "static",
    rules: [{ kind: "cost-change", of: "cast", what: { kind: "is", what: { kind: "self" } }, generic, less: true }],
    from: ["stack"],
  };
}

/** “You may pay {W}{U}{B}{R}{G} rather than pay this spell's mana cost” (118.9). */
function alternative(r: Reader): Ability | undefined {
  if (!r.contains("rather") && !r.contains("without") && !r.contains("flash")) return undefined;
  const that = r.attempt((inner) => {
    if (!inner.eat("if")) return undefined;
    const found = condition(inner);
    return found !== undefined && inner.eat(",") ? found : undefined;
  });
  if (!r.eat("you may")) return undefined;
  if (r.sees("cast this spell as though") || r.sees("cast ~ as though")) return flashForMore(r, that);
  const price: Cost | "free" | undefined = r.eat("cast this spell without paying its mana cost") ? "free" : cost(r);
  if (price === undefined || (price !== "free" && !r.eat("rather than pay this spell 's mana cost"))) return undefined;
  return {
    kind: "static",
    rules: [{ kind: "alternative-cost", what: { kind: "is", what: { kind: "self" } }, cost: price }],
    from: ["stack"],
    ...(that === undefined ? {} : { condition: that }),
  };
}

/** “(You may) cast this spell as though it had flash if you pay {2} more to cast it”, “if you behold a Dragon as an additional cost to cast it” (118.8b, 601.3b). */
function flashForMore(r: Reader, condition: Condition | undefined): Ability | undefined {
  if (!(r.eat("cast this spell as though it had flash") || r.eat("cast ~ as though it had flash"))) return undefined;
  if (!r.eat("if you")) return undefined;
  const more = cost(r);
  if (more === undefined || !(r.eat("more to cast it") || r.eat("as an additional cost to cast it"))) return undefined;
  return {
    kind: "static",
    rules: [
      {
        kind: "additional-cost",
        of: "cast",
        what: { kind: "is", what: { kind: "self" } },
        cost: more,
        optional: true,
        flash: true,
      },
    ],
    from: ["stack"],
    ...(condition === undefined ? {} : { condition }),
  };
}

function uncounterableOrUncopiable(r: Reader): Ability | undefined {
  const copied = r.eat("this spell can't be copied");
  if (!copied && !r.eat("this spell can't be countered") && !r.eat("~ can't be countered")) return undefined;
  return {
    kind: "static",
    affects: { kind: "self" },
    modifications: [
      { kind: "restriction", restriction: { kind: copied ? "cannot-be-copied" : "cannot-be-countered" } },
    ],
    from: ["stack"],
  };
}
