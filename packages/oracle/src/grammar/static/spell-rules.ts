import type { Ability, Cost } from "@obverse/core";
import { condition } from "../condition/condition.ts";
import { cost } from "../cost.ts";
import { manaCost } from "../mana.ts";
import type { Reader } from "../reader.ts";
import { costRules } from "./costs.ts";

/** Static abilities of a spell that any card can have: “this spell costs …”, “as an additional cost to cast this spell, …” (113.6). */
export function spellRules(r: Reader): readonly Ability[] | undefined {
  const found = r.oneOf<Ability>([costs, additional, flashForMore, alternative, uncounterableOrUncopiable]);
  if (found === undefined) return undefined;
  r.eat(".");
  return r.atEnd ? [found] : undefined;
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

/** “You may pay {W}{U}{B}{R}{G} rather than pay this spell's mana cost” (118.9). */
function alternative(r: Reader): Ability | undefined {
  if (!r.contains("rather") && !r.contains("without") && !r.contains("flash")) return undefined;
  const that = r.attempt((inner) => {
    if (!inner.eat("if")) return undefined;
    const found = condition(inner);
    return found !== undefined && inner.eat(",") ? found : undefined;
  });
  if (!r.eat("you may")) return undefined;
  const late = r.attempt((inner) => {
    if (
      !(
        inner.eat("cast this spell as though it had flash if you pay") ||
        inner.eat("cast ~ as though it had flash if you pay")
      )
    )
      return undefined;
    const more = cost(inner);
    return more !== undefined && inner.eat("more to cast it") ? more : undefined;
  });
  if (late !== undefined)
    return {
      kind: "static",
      rules: [
        {
          kind: "alternative-cost",
          what: { kind: "is", what: { kind: "self" } },
          cost: [{ kind: "own-mana-cost" }, ...late],
          flash: true,
        },
      ],
      from: ["stack"],
      ...(that === undefined ? {} : { condition: that }),
    };
  const price: Cost | "free" | undefined = r.eat("cast this spell without paying its mana cost") ? "free" : cost(r);
  if (price === undefined || (price !== "free" && !r.eat("rather than pay this spell 's mana cost"))) return undefined;
  return {
    kind: "static",
    rules: [{ kind: "alternative-cost", what: { kind: "is", what: { kind: "self" } }, cost: price }],
    from: ["stack"],
    ...(that === undefined ? {} : { condition: that }),
  };
}

/** “You may cast this spell as though it had flash if you pay {2} more to cast it” (118.9, 601.3b). */
function flashForMore(r: Reader): Ability | undefined {
  if (!(r.eat("you may cast this spell as though it had flash") || r.eat("you may cast ~ as though it had flash")))
    return undefined;
  const mana = r.eat("if you pay") ? manaCost(r) : undefined;
  if (mana === undefined || !r.eat("more to cast it")) return undefined;
  const cost: Cost = [{ kind: "own-mana-cost" }, { kind: "mana", mana }];
  return {
    kind: "static",
    rules: [{ kind: "alternative-cost", what: { kind: "is", what: { kind: "self" } }, cost, flash: true }],
    from: ["stack"],
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
