import type { Keyword } from "../../ability/keyword.ts";
import type { GameState } from "../../model/state.ts";
import { amount } from "../../query/evaluate.ts";
import type { Entering } from "../atoms/entering.ts";
import type { Plan } from "../atoms/plan.ts";
import { ask } from "../ask.ts";
import type { Procedure, Process } from "../process.ts";
import type { Applicable } from "./choose.ts";
import { enterTransformed } from "./entry.ts";
import { characteristics, controllerOf, definitionOf, isDoubleFacedCard } from "../derived.ts";

type Meaning = (p: Process, plan: Plan | undefined, entering: Entering, keyword: Keyword, would: GameState) => Omit<Applicable, "key" | "code"> | undefined;

/** Keywords that modify how their permanent enters, each with what it means. */
const MEANINGS: { readonly [K in Keyword["name"]]?: Meaning } = {
  /** 702.145b: at night, what is represented by a double-faced card enters transformed, whatever it copies. */
  daybound: (p, plan, entering, _, would) => {
    const [component, below] = entering.object.components;
    if (would.day !== "night" || entering.transformed || component === undefined || below !== undefined || component.face === "back" || component.what.kind === "spell-copy") return undefined;
    if (!isDoubleFacedCard(definitionOf(p.state.definitions, component.what.definition))) return undefined;
    return {
      step: "back-face",
      apply: function* () {
        entering.rules.push("702.145b");
        enterTransformed(p, plan, entering);
      },
    };
  },
  /** 702.63a */
  vanishing: counters("time"),
  /** 702.32a */
  fading: counters("fade"),
  /** 702.43a */
  modular: counters("+1/+1"),
  /** 702.58a */
  graft: counters("+1/+1"),
  /** 702.156a */
  ravenous: (_p, _plan, entering) => ({
    step: "any", outcome: "adds",
    apply: function* () {
      addCounters(entering, "+1/+1", entering.object.cast?.x ?? 0);
    },
  }),
  /** 702.98a */
  unleash: (p, _plan, entering, _, would) => ({
    step: "any", outcome: "adds",
    apply: function* () {
      const { yes } = yield* ask(p, { kind: "may", player: controllerOf(would, entering.id), source: entering.id, rules: ["702.98a"], code: "unleash" });
      if (yes) addCounters(entering, "+1/+1", 1);
    },
  }),
};

/** The effects by which an entering permanent's own keywords modify how it enters. */
export function entersByKeyword(p: Process, plan: Plan | undefined, entering: Entering, would: GameState): readonly Applicable[] {
  return characteristics(would, entering.id).abilities.flatMap(({ ability, key }) => {
    if (ability.kind !== "keyword") return [];
    const { keyword } = ability;
    const effect = MEANINGS[keyword.name]?.(p, plan, entering, keyword, would);
    return effect === undefined ? [] : [{ ...effect, key: `${keyword.name}:${key}:${entering.copies}`, code: keyword.name, source: entering.id }];
  });
}

function counters(counter: string): Meaning {
  return (_p, _plan, entering, keyword, would) => ({
    step: "any", outcome: "adds",
    apply: function* (): Procedure {
      const { cast } = entering.object;
      const context = { controller: controllerOf(would, entering.id), source: entering.id, ...(cast?.x === undefined ? {} : { x: cast.x }) };
      if ("value" in keyword) addCounters(entering, counter, amount(would, context, keyword.value));
    },
  });
}

function addCounters(entering: Entering, counter: string, count: number): void {
  const { object } = entering;
  if (count > 0) entering.object = { ...object, counters: { ...object.counters, [counter]: (object.counters[counter] ?? 0) + count } };
}
