import type { Keyword } from "../../ability/keyword.ts";
import { characteristics, controllerOf } from "../../characteristics/characteristics.ts";
import { definitionOf } from "../../faces/definitions.ts";
import { isDoubleFacedCard } from "../../faces/face-up.ts";
import type { GameState } from "../../model/state.ts";
import { amount } from "../../query/evaluate.ts";
import { eventsThisTurn } from "../../storage/history.ts";
import { ask } from "../ask.ts";
import type { Entering } from "../atoms/entering.ts";
import type { Plan } from "../atoms/plan.ts";
import type { Procedure, Process } from "../process.ts";
import type { Applicable } from "./choose.ts";
import { devoured, revealedFor, tributePaid } from "./enters-by-choice.ts";
import { enterTransformed } from "./entry.ts";

type Meaning = (
  p: Process,
  plan: Plan | undefined,
  entering: Entering,
  keyword: Keyword,
  would: GameState,
) => Omit<Applicable, "key" | "code"> | undefined;

/** Keywords that modify how their permanent enters, each with what it means. */
const MEANINGS: { readonly [K in Keyword["name"]]?: Meaning } = {
  /** 702.145b: at night, what is represented by a double-faced card enters transformed, whatever it copies. */
  daybound: (p, plan, entering, _, would) => {
    const [component, below] = entering.object.components;
    if (
      would.day !== "night" ||
      entering.transformed ||
      component === undefined ||
      below !== undefined ||
      component.face === "back" ||
      component.what.kind === "spell-copy"
    )
      return undefined;
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
  /** 702.176a */
  impending: (p, plan, entering, keyword, would) =>
    entering.object.cast?.via === "impending" ? counters("time")(p, plan, entering, keyword, would) : undefined,
  /** 702.54a–b: a number if opponents were dealt damage this turn, or (X) as much as they were dealt. */
  bloodthirst: (p, plan, entering, keyword, would) => {
    const opponents = would.players.map(({ id }) => id).filter((id) => id !== controllerOf(would, entering.id));
    const dealt = [...eventsThisTurn(p.state.history)].reduce(
      (sum, event) =>
        event.kind === "damage" && "player" in event.to && opponents.includes(event.to.player)
          ? sum + event.amount
          : sum,
      0,
    );
    if (dealt === 0) return undefined;
    const open = "value" in keyword && typeof keyword.value !== "number" && keyword.value.kind === "x";
    return counters("+1/+1")(p, plan, entering, open ? { name: "bloodthirst", value: dealt } : keyword, would);
  },
  /** 702.156a */
  ravenous: (_p, _plan, entering) => ({
    step: "any",
    outcome: "adds",
    apply: function* (): Procedure {
      addCounters(entering, "+1/+1", entering.object.cast?.x ?? 0);
    },
  }),
  /** 702.44a */
  sunburst: (_p, _plan, entering, _, would) => ({
    step: "any",
    outcome: "adds",
    apply: function* (): Procedure {
      const colors = new Set((entering.object.cast?.manaSpent ?? []).filter((kind) => kind !== "C"));
      addCounters(
        entering,
        characteristics(would, entering.id).types.includes("Creature") ? "+1/+1" : "charge",
        colors.size,
      );
    },
  }),
  /** 702.136a */
  riot: (p, _plan, entering, _, would) => ({
    step: "any",
    outcome: "adds",
    apply: function* () {
      const player = controllerOf(would, entering.id);
      const { modes } = yield* ask(p, {
        kind: "mode",
        player,
        source: entering.id,
        rules: ["702.136a"],
        code: "riot",
        options: [
          {
            kind: "body",
            body: { effect: [{ kind: "counters", change: "add", counter: "+1/+1", count: 1, on: { kind: "self" } }] },
          },
          { kind: "gain", ability: { kind: "keyword", keyword: { name: "haste" } } },
        ],
        min: 1,
        max: 1,
        legal: [0, 1],
      });
      if (modes[0] === 0) addCounters(entering, "+1/+1", 1);
      else
        entering.effects.push({
          modifications: [{ kind: "gain", abilities: [{ kind: "keyword", keyword: { name: "haste" } }] }],
          controller: player,
          source: entering.id,
        });
    },
  }),
  /** 702.155b */
  "read ahead": (p, _plan, entering, _, would) => ({
    step: "any",
    outcome: "adds",
    apply: function* () {
      const { abilities } = characteristics(would, entering.id);
      const last = Math.max(
        1,
        ...abilities.flatMap(({ ability }) => (ability.kind === "triggered" ? (ability.chapters ?? []) : [])),
      );
      const { number } = yield* ask(p, {
        kind: "number",
        player: controllerOf(would, entering.id),
        source: entering.id,
        rules: ["702.155b"],
        code: "read-ahead",
        min: 1,
        max: last,
      });
      addCounters(entering, "lore", number);
    },
  }),
  /** 702.82a */
  devour: (p, _plan, entering, keyword, would) => ({
    step: "any",
    outcome: "adds",
    apply: function* () {
      const filter = "filter" in keyword ? keyword.filter : undefined;
      const each = numberAfter(entering, keyword, would);
      const count = yield* devoured(p, entering, controllerOf(would, entering.id), filter);
      addCounters(entering, "+1/+1", each * count);
    },
  }),
  /** 702.38a */
  amplify: (p, _plan, entering, keyword, would) => ({
    step: "any",
    outcome: "adds",
    apply: function* () {
      const each = numberAfter(entering, keyword, would);
      addCounters(entering, "+1/+1", each * (yield* revealedFor(p, entering, controllerOf(would, entering.id), would)));
    },
  }),
  /** 702.104a–b: that it was paid is kept with how the permanent was cast. */
  tribute: (p, _plan, entering, keyword, would) => ({
    step: "any",
    outcome: "adds",
    apply: function* () {
      const count = numberAfter(entering, keyword, would);
      if (!(yield* tributePaid(p, entering, controllerOf(would, entering.id)))) return;
      const cast = entering.object.cast ?? { targets: [] };
      entering.object = { ...entering.object, cast: { ...cast, paid: { ...cast.paid, tribute: 1 } } };
      addCounters(entering, "+1/+1", count);
    },
  }),
  /** 702.98a */
  unleash: (p, _plan, entering, _, would) => ({
    step: "any",
    outcome: "adds",
    apply: function* () {
      const { yes } = yield* ask(p, {
        kind: "may",
        player: controllerOf(would, entering.id),
        source: entering.id,
        rules: ["702.98a"],
        code: "unleash",
      });
      if (yes) addCounters(entering, "+1/+1", 1);
    },
  }),
};

/** The effects by which an entering permanent's own keywords modify how it enters. */
export function entersByKeyword(
  p: Process,
  plan: Plan | undefined,
  entering: Entering,
  would: GameState,
): readonly Applicable[] {
  return characteristics(would, entering.id).abilities.flatMap(({ ability, key }) => {
    if (ability.kind !== "keyword") return [];
    const { keyword } = ability;
    const effect = MEANINGS[keyword.name]?.(p, plan, entering, keyword, would);
    return effect === undefined
      ? []
      : [{ ...effect, key: `${keyword.name}:${key}:${entering.copies}`, code: keyword.name, source: entering.id }];
  });
}

function counters(counter: string): Meaning {
  return (_p, _plan, entering, keyword, would) => ({
    step: "any",
    outcome: "adds",
    apply: function* (): Procedure {
      addCounters(entering, counter, numberAfter(entering, keyword, would));
    },
  });
}

/** The number that follows a keyword, with X as it was cast with. */
function numberAfter(entering: Entering, keyword: Keyword, would: GameState): number {
  const { cast } = entering.object;
  const context = {
    controller: controllerOf(would, entering.id),
    source: entering.id,
    ...(cast?.x === undefined ? {} : { x: cast.x }),
  };
  return "value" in keyword ? amount(would, context, keyword.value) : 0;
}

function addCounters(entering: Entering, counter: string, count: number): void {
  const { object } = entering;
  if (count > 0)
    entering.object = {
      ...object,
      counters: { ...object.counters, [counter]: (object.counters[counter] ?? 0) + count },
    };
}
