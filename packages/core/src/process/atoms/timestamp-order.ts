import type { Ability } from "../../ability/ability.ts";
import { characteristics } from "../../characteristics/characteristics.ts";
import { layerOf } from "../../characteristics/layers.ts";
import { staticsOf } from "../../characteristics/statics.ts";
import type { PlayerId } from "../../model/ids.ts";
import type { FixedModification } from "../../model/state.ts";
import { ask } from "../ask.ts";
import { apnap, type Procedure, type Process } from "../process.ts";
import { asItWouldExist, type Entering } from "./entering.ts";
import type { Plan } from "./plan.ts";

type EnteringPlan = Plan & { readonly entering: Entering };

/**
 * Permanents that enter at the same time, in the order of their timestamps (613.7m): the active player's first, then each other player's in turn order,
 * each player's in the order of their choice. The order is asked for only among those whose static abilities could undo one another's.
 */
export function* inTimestampOrder(p: Process, plans: readonly EnteringPlan[]): Procedure<readonly EnteringPlan[]> {
  if (plans.length < 2) return plans;
  const ordered: EnteringPlan[] = [];
  const players = [...new Set([...apnap(p.state), ...plans.map(controllerAfter)])];
  for (const player of players) {
    const own = plans.filter((plan) => controllerAfter(plan) === player);
    ordered.push(...(yield* chosenOrder(p, player, own)));
  }
  return ordered;
}

const controllerAfter = ({ entering }: EnteringPlan): PlayerId => entering.object.controller;

function* chosenOrder(
  p: Process,
  player: PlayerId,
  plans: readonly EnteringPlan[],
): Procedure<readonly EnteringPlan[]> {
  if (plans.length < 2) return plans;
  const says = plans.map(({ entering }) => statementsOf(p, entering));
  const contending = plans.filter((_, at) =>
    says.some((other, place) => place !== at && contend(says[at] ?? [], other)),
  );
  if (contending.length < 2) return plans;
  const { order } = yield* ask(p, {
    kind: "order",
    what: "timestamps",
    player,
    items: contending.map(({ object }) => ({ object: object.id })),
    rules: ["613.7m"],
    code: "order-timestamps",
  });
  const chosen = order.flatMap((at) => contending[at] ?? []);
  return plans.map((plan) => (contending.includes(plan) ? (chosen.shift() ?? plan) : plan));
}

/** The abilities with which a permanent will change others' characteristics. */
function statementsOf(p: Process, entering: Entering): readonly Ability[] {
  const { abilities } = characteristics(asItWouldExist(p.state, entering), entering.id);
  return abilities.flatMap(({ ability }) => staticsOf(ability).filter(({ affects }) => affects?.kind === "all"));
}

/** Modifications that take away, or put in the place of, what others of their layer give. */
const OVERWRITING: ReadonlySet<FixedModification["kind"]> = new Set<FixedModification["kind"]>([
  "control",
  "set-name",
  "set-types",
  "remove-types",
  "creature-types-of",
  "set-colors",
  "lose",
  "lose-all-abilities",
  "set-power-toughness",
]);

/** Whether it may matter which of two lists of static abilities is the earlier: they change the same layer, in different ways, and one overwrites. */
function contend(one: readonly Ability[], other: readonly Ability[]): boolean {
  if (JSON.stringify(one) === JSON.stringify(other)) return false;
  const [here, there] = [modificationsOf(one), modificationsOf(other)];
  return here.some((first) =>
    there.some(
      (second) =>
        layerOf(first) === layerOf(second) &&
        (OVERWRITING.has(first.kind) || OVERWRITING.has(second.kind)) &&
        JSON.stringify(first) !== JSON.stringify(second),
    ),
  );
}

const modificationsOf = (abilities: readonly Ability[]): readonly FixedModification[] =>
  abilities.flatMap((ability) => (ability.kind === "static" ? (ability.modifications ?? []) : []));
