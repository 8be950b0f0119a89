import type { Cost } from "../../ability/cost.ts";
import type { Effect } from "../../ability/effect.ts";
import type { PlayerId } from "../../model/ids.ts";
import { unsupported } from "../../model/unsupported.ts";
import { ask } from "../ask.ts";
import { canPay, payCost } from "../casting/pay-cost.ts";
import type { Procedure, Process } from "../process.ts";
import { useKey } from "../use-key.ts";
import { canBeDone } from "./can-be-done.ts";
import { chooseObjects } from "./choose-objects.ts";
import { forEachPlayer, playerFor, playersFor } from "./choose-players.ts";
import {
  bind,
  type EffectContext,
  type EffectOf,
  NOTHING_DONE,
  type Outcome,
  type RunEffects,
  wasDone,
} from "./context.ts";
import { countOf, isTrue } from "./refer.ts";

const sourceOf = (context: EffectContext): { readonly source?: NonNullable<EffectContext["source"]> } =>
  context.source === undefined ? {} : { source: context.source };

/** Instructions one after the other. */
export function* doSequence(
  p: Process,
  context: EffectContext,
  effect: EffectOf<"sequence">,
  run: RunEffects,
): Procedure<Outcome> {
  return yield* run(p, context, effect.steps);
}

/** “If …, …. Otherwise, ….” */
export function* doIf(p: Process, context: EffectContext, effect: EffectOf<"if">, run: RunEffects): Procedure<Outcome> {
  return yield* run(p, context, isTrue(p, context, effect.condition) ? effect.then : (effect.else ?? []));
}

/** “You may …”: each of the players decides, in turn order (101.4). */
export function* doMay(
  p: Process,
  context: EffectContext,
  effect: EffectOf<"may">,
  run: RunEffects,
): Procedure<Outcome> {
  const who = yield* playersFor(p, context, effect.who);
  const kept = new Gathering(effect.steps);
  const outcomes = yield* forEachPlayer(p, context, who, function* (player) {
    const [first] = effect.steps;
    const answer =
      first === undefined || canBeDone(p, context, first, player)
        ? yield* ask(p, { kind: "may", player, code: "may", rules: ["608.2d"], ...sourceOf(context) })
        : { yes: false };
    if (answer.yes) {
      countDoing(p, context);
      const outcome = yield* run(p, context, effect.steps);
      kept.add(context);
      return { ...outcome, done: true };
    }
    yield* run(p, context, effect.otherwise ?? []);
    return NOTHING_DONE;
  });
  kept.bindAll(context);
  return together(outcomes);
}

/** “You may pay …. If you do, …” and “… unless they pay …” (118.12). */
export function* doPay(
  p: Process,
  context: EffectContext,
  effect: EffectOf<"pay">,
  run: RunEffects,
): Procedure<Outcome> {
  const who = yield* playersFor(p, context, effect.who);
  const outcomes = yield* forEachPlayer(p, context, who, function* (player) {
    let times = 0;
    let outcome: Outcome = NOTHING_DONE;
    do {
      if (!canPay(p.state, player, effect.cost, context)) break;
      const answer = yield* ask(p, { kind: "pay", player, code: "pay", rules: ["118.12"], ...sourceOf(context) });
      if (!answer.yes) break;
      const often = effect.anyAmount === true ? yield* howOften(p, player, effect.cost, context) : 1;
      if (often === 0) break;
      const price = effect.anyAmount === true ? timesOver(effect.cost, often) : effect.cost;
      const objects = Object.values(yield* payCost(p, player, price, context)).flat();
      times += often;
      outcome = { objects: [...(outcome.objects ?? []), ...objects], number: times, done: true };
    } while (effect.anyNumber === true);
    if (effect.as !== undefined) context.bound = { ...context.bound, [effect.as]: outcome };
    if (times === 0) yield* run(p, context, effect.otherwise ?? []);
    else {
      countDoing(p, context);
      yield* run(p, context, effect.then);
    }
    return outcome;
  });
  return together(outcomes);
}

/** How often a player pays a cost of which they may pay any amount. */
function* howOften(p: Process, player: PlayerId, cost: Cost, context: EffectContext): Procedure<number> {
  let max = 0;
  while (canPay(p.state, player, timesOver(cost, max + 1), context)) max += 1;
  const how = { player, code: "pay", rules: ["118.12"], ...sourceOf(context) } as const;
  return (yield* ask(p, { kind: "number", min: 0, max, ...how })).number;
}

/** So many times as much energy: the one thing of which any amount may be paid. */
function timesOver(cost: Cost, times: number): Cost {
  return cost.map((part) =>
    part.kind === "energy" && typeof part.amount === "number"
      ? { ...part, amount: part.amount * times }
      : unsupported("paying any amount of that"),
  );
}

/** For each of the players in turn order, or each of the objects. */
export function* doForEach(
  p: Process,
  context: EffectContext,
  effect: EffectOf<"for-each">,
  run: RunEffects,
): Procedure<Outcome> {
  const kept = new Gathering(effect.steps);
  if (effect.players !== undefined) {
    const done = yield* forEachPlayer(p, context, yield* playersFor(p, context, effect.players), function* () {
      const outcome = yield* run(p, context, effect.steps);
      kept.add(context);
      return outcome;
    });
    kept.bindAll(context);
    return together(done);
  }
  const outer = context.bound.each;
  const outcomes: Outcome[] = [];
  for (const object of effect.objects === undefined ? [] : yield* chooseObjects(p, context, effect.objects)) {
    context.bound = { ...context.bound, each: { objects: [object] } };
    outcomes.push(yield* run(p, context, effect.steps));
    kept.add(context);
  }
  const { each: _, ...others } = context.bound;
  context.bound = outer === undefined ? others : { ...others, each: outer };
  kept.bindAll(context);
  return together(outcomes);
}

/** What instructions that are carried out several times named each time: afterwards their names mean all of it (“creatures chosen this way”). */
class Gathering {
  private readonly names: readonly string[];
  private readonly found: Map<string, Outcome[]> = new Map();

  constructor(steps: readonly Effect[]) {
    this.names = [...new Set(namesIn(steps))];
  }

  add(context: EffectContext): void {
    for (const name of this.names) {
      const now = context.bound[name];
      if (now !== undefined) this.found.set(name, [...(this.found.get(name) ?? []), now]);
    }
  }

  bindAll(context: EffectContext): void {
    for (const [name, all] of this.found) if (all.length > 1) bind(context, name, together(all));
  }
}

function namesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    /^(as|hit|rest)$/.test(key) && typeof part === "string" ? [part] : namesIn(part),
  );
}

/** The same instructions so many times. */
export function* doRepeat(
  p: Process,
  context: EffectContext,
  effect: EffectOf<"repeat">,
  run: RunEffects,
): Procedure<Outcome> {
  const outcomes: Outcome[] = [];
  const times = countOf(p, context, effect.times);
  for (let time = 0; time < times; time++) outcomes.push(yield* run(p, context, effect.steps));
  return together(outcomes);
}

/** One of several, chosen as it happens (608.2d). */
export function* doChooseOne(
  p: Process,
  context: EffectContext,
  effect: EffectOf<"choose-one">,
  run: RunEffects,
): Procedure<Outcome> {
  const who = yield* playersFor(p, context, effect.who);
  const outcomes = yield* forEachPlayer(p, context, who, function* (player) {
    if (effect.random === true)
      return yield* run(p, context, effect.options[yield* anyOf(p, effect.options.length)] ?? []);
    const possible = effect.options.flatMap(([first], at) =>
      first === undefined || canBeDone(p, context, first, player) ? [at] : [],
    );
    if (possible.length === 0) return NOTHING_DONE;
    const answer = yield* ask(p, {
      kind: "mode",
      player,
      code: "choose-one",
      rules: ["608.2d"],
      options: effect.options.map((option) => ({ kind: "body" as const, body: { effect: option } })),
      min: 1,
      max: 1,
      legal: possible,
      ...sourceOf(context),
    });
    return yield* run(p, context, effect.options[answer.modes[0] ?? 0] ?? []);
  });
  return together(outcomes);
}

/** A number below this one, at random. */
function* anyOf(p: Process, sides: number): Procedure<number> {
  const answer = yield* ask(p, {
    kind: "random",
    player: "nature",
    code: "choose-at-random",
    rules: ["608.2d"],
    what: "die",
    sides: [sides],
  });
  return answer.results[0] ?? 0;
}

/** Modes chosen in the middle of the instructions. */
export function* doModes(
  p: Process,
  context: EffectContext,
  effect: EffectOf<"modes">,
  run: RunEffects,
): Procedure<Outcome> {
  const { modal } = effect;
  const chooser = yield* playerFor(p, context, modal.chooser ?? { kind: "you" });
  if (chooser === undefined) return NOTHING_DONE;
  const legal = modal.modes.map((_, at) => at);
  const max = modal.max === "any" ? modal.modes.length : modal.max;
  const answer = yield* ask(p, {
    kind: "mode",
    player: chooser,
    code: "choose-modes",
    rules: ["700.2"],
    options: modal.modes.map((body) => ({ kind: "body" as const, body })),
    min: modal.min,
    max,
    legal,
    ...(modal.repeat === undefined ? {} : { repeat: true }),
    ...sourceOf(context),
  });
  const outcomes: Outcome[] = [];
  for (const mode of answer.modes) outcomes.push(yield* runMode(p, context, modal.modes[mode]?.effect ?? [], run));
  return together(outcomes);
}

function* runMode(p: Process, context: EffectContext, effects: readonly Effect[], run: RunEffects): Procedure<Outcome> {
  return yield* run(p, context, effects);
}

/** What several did together. */
export function together(outcomes: readonly Outcome[]): Outcome {
  if (outcomes.length === 1 && outcomes[0] !== undefined) return outcomes[0];
  const numbers = outcomes.flatMap((outcome) => outcome.number ?? []);
  return {
    objects: outcomes.flatMap((outcome) => outcome.objects ?? []),
    players: outcomes.flatMap((outcome) => outcome.players ?? []),
    ...(numbers.length === 0 ? {} : { number: numbers.reduce((sum, number) => sum + number, 0) }),
    done: outcomes.some(wasDone),
  };
}

/** What is to be done “only once each turn” has been done (603.2h). */
function countDoing(p: Process, { ability }: EffectContext): void {
  if (ability?.ability.kind !== "triggered" || ability.ability.limit?.of !== "doing") return;
  const name = useKey(ability.source, ability.key, ability.ability);
  p.state = { ...p.state, turn: { ...p.state.turn, uses: { ...p.state.turn.uses, [name]: 1 } } };
}
