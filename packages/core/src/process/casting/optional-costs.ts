import type { Cost } from "../../ability/cost.ts";
import type { Filter } from "../../ability/filter.ts";
import type { Keyword } from "../../ability/keyword.ts";
import { keywordsOf } from "../../characteristics/keywords.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { GameState } from "../../model/state.ts";
import type { EvaluationContext } from "../../query/context.ts";
import { matches } from "../../query/evaluate.ts";
import { rulesInForce } from "../../query/static-rules.ts";
import type { RuleKey } from "../../rules/rules.ts";
import { ask } from "../ask.ts";
import type { Procedure, Process } from "../process.ts";
import { howMany, openSacrifice, sacrificeCounts } from "./open-sacrifice.ts";
import { settleCost } from "./settle-cost.ts";

/** An additional cost that may be paid (118.8b). */
interface OptionalCost {
  readonly keyword: string;
  /** As what it counts where it is asked whether it was paid. Absent: the keyword. */
  readonly counts?: string;
  readonly cost: Cost;
  /** It may be paid any number of times. Absent: once. */
  readonly repeat?: true;
  readonly rules: readonly RuleKey[];
}

interface Offering {
  readonly rule: RuleKey;
  readonly counts?: string;
  readonly repeat?: true;
  readonly cost?: (keyword: Keyword) => Cost;
}

const YOURS: Filter = { kind: "controller", is: { kind: "you" } };
const BARGAIN: Filter = {
  kind: "all",
  of: [
    YOURS,
    { kind: "any", of: [{ kind: "type", type: "Artifact" }, { kind: "type", type: "Enchantment" }, { kind: "token" }] },
  ],
};

/** The keywords that offer an additional cost, in the order of their rules. */
const OFFERING: Readonly<Record<string, Offering>> = {
  buyback: { rule: "702.27a" },
  kicker: { rule: "702.33a" },
  // A multikicker cost is a kicker cost: a spell for which it is paid has been kicked.
  multikicker: { rule: "702.33c", counts: "kicker", repeat: true },
  entwine: { rule: "702.42a" },
  replicate: { rule: "702.56a", repeat: true },
  casualty: {
    rule: "702.153a",
    cost: (keyword) =>
      "value" in keyword
        ? [
            {
              kind: "sacrifice",
              what: {
                kind: "all",
                of: [
                  { kind: "type", type: "Creature" },
                  { kind: "number", of: "power", is: ">=", value: keyword.value },
                ],
              },
              count: 1,
            },
          ]
        : [],
  },
  squad: { rule: "702.157a", repeat: true },
  bargain: { rule: "702.166a", cost: () => [{ kind: "sacrifice", what: BARGAIN, count: 1 }] },
  offspring: { rule: "702.175a" },
};

/** The additional costs that may be paid for a spell, of its keywords and of effects. */
function optionalCostsOf(state: GameState, spell: ObjectId, player: PlayerId): readonly OptionalCost[] {
  const own = keywordsOf(state, spell).flatMap((keyword): readonly OptionalCost[] => {
    const offering = Object.hasOwn(OFFERING, keyword.name) ? OFFERING[keyword.name] : undefined;
    if (offering === undefined) return [];
    const cost = offering.cost?.(keyword) ?? ("cost" in keyword ? keyword.cost : []);
    return [
      {
        keyword: keyword.name,
        ...(offering.counts === undefined ? {} : { counts: offering.counts }),
        cost,
        ...(offering.repeat === true ? { repeat: true as const } : {}),
        rules: [offering.rule],
      },
    ];
  });
  const others = rulesInForce(state, "additional-cost").flatMap(
    ({ rule, context, players }): readonly OptionalCost[] => {
      if (
        rule.optional !== true ||
        rule.flash === true ||
        rule.of !== "cast" ||
        (rule.who !== undefined && !players(rule.who).includes(player)) ||
        !matches(state, context, rule.what, { object: spell })
      )
        return [];
      return [{ keyword: rule.keyword ?? "additional", cost: rule.cost, rules: ["118.8b"] }];
    },
  );
  return [...own, ...others];
}

/** What was announced of optional costs: how often each was, and all of them as one cost. */
export interface OptionalPaid {
  readonly paid: Readonly<Record<string, number>>;
  readonly cost: Cost;
}

/** Whether a cost could be paid if so much of what is optional were. */
type Affordable = (cost: Cost, paid: OptionalPaid["paid"]) => boolean;

/** Asks which optional costs are to be paid (601.2b); only those that can be are offered. */
export function* chooseOptionalCosts(
  p: Process,
  context: EvaluationContext & { readonly object: ObjectId },
  affordable: Affordable,
): Procedure<OptionalPaid> {
  const player = context.controller;
  const paid: Record<string, number> = {};
  const cost: Cost[number][] = [];
  for (const option of optionalCostsOf(p.state, context.object, player)) {
    const paidAs = option.counts ?? option.keyword;
    const once = (count: number) => ({ ...paid, [paidAs]: (paid[paidAs] ?? 0) + count });
    const open = openSacrifice(option.cost);
    const counts =
      open === undefined
        ? []
        : sacrificeCounts(p.state, player, open, context).filter((count) =>
            affordable([...cost, { ...open, count }], once(count)),
          );
    const most = counts.at(-1);
    while (open === undefined ? affordable([...cost, ...option.cost], once(1)) : most !== undefined) {
      const answer = yield* ask(p, {
        kind: "pay",
        player,
        source: context.object,
        code: option.keyword,
        rules: ["601.2b", ...option.rules],
      });
      if (!answer.yes) break;
      const count = open === undefined ? 1 : yield* howMany(p, context, counts);
      paid[paidAs] = (paid[paidAs] ?? 0) + count;
      cost.push(...(open === undefined ? yield* settleCost(p, player, option.cost, context) : [{ ...open, count }]));
      if (option.repeat !== true) break;
    }
  }
  return { paid, cost };
}
