import { characteristics } from "../../characteristics/characteristics.ts";
import type { Zone } from "../../model/zone.ts";
import type { RuleKey } from "../../rules/rules.ts";
import type { Plan } from "../atoms/plan.ts";
import { emit } from "../emit.ts";
import type { Process } from "../process.ts";
import type { Applicable } from "./choose.ts";

/** A rule or keyword that sends an object elsewhere as it changes zones. */
interface Redirecting {
  readonly key: string;
  readonly rules: readonly RuleKey[];
  readonly to: Zone;
  readonly when: (p: Process, plan: Plan) => boolean;
}

const hasKeyword = (p: Process, plan: Plan, name: string): boolean =>
  characteristics(p.state, plan.object.id).abilities.some(
    ({ ability }) => ability.kind === "keyword" && ability.keyword.name === name,
  );

const REDIRECTING: readonly Redirecting[] = [
  /** A permanent with a finality counter that would die is exiled instead. */
  {
    key: "finality",
    rules: ["122.1h"],
    to: "exile",
    when: (_, { from, to, object }) =>
      from === "battlefield" && to === "graveyard" && (object.counters.finality ?? 0) > 0,
  },
  /** A spell cast with flashback is exiled wherever it would go from the stack. */
  {
    key: "flashback",
    rules: ["702.34a"],
    to: "exile",
    when: (_, { from, to, object }) =>
      from === "stack" && to !== "exile" && to !== "battlefield" && object.stack?.via === "flashback",
  },
  /** A spell whose permission says so is exiled if it would be put into a graveyard. */
  {
    key: "exile-afterwards",
    rules: ["614.6"],
    to: "exile",
    when: (_, { from, to, object }) => from === "stack" && to === "graveyard" && object.stack?.afterwards === "exile",
  },
  /** A card with madness is discarded into exile. */
  {
    key: "madness",
    rules: ["702.35a"],
    to: "exile",
    when: (p, plan) =>
      plan.from === "hand" &&
      plan.to === "graveyard" &&
      plan.move.cause === "discard" &&
      hasKeyword(p, plan, "madness"),
  },
];

/** The redirections of a planned move by rules and keywords, for replacing it. */
export function redirectionsByRule(p: Process, plan: Plan, redirect: (to: Zone) => void): readonly Applicable[] {
  return REDIRECTING.flatMap(({ key, rules, to, when }) => {
    if (!when(p, plan)) return [];
    const apply = function* () {
      emit(p, { kind: "replaced", object: plan.object.id, source: plan.object.id, rules });
      plan.arrival = {};
      redirect(to);
      plan.rules.push(...rules);
    };
    return [{ key, step: "any" as const, code: to, source: plan.object.id, outcome: to, apply }];
  });
}
