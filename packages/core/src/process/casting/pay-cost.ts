import type { Cost } from "../../ability/cost.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { Mana } from "../../model/mana.ts";
import type { GameState } from "../../model/state.ts";
import type { EvaluationContext } from "../../query/context.ts";
import { amount } from "../../query/evaluate.ts";
import { cardObjectAt, withStored } from "../../storage/objects.ts";
import { Possible, type Procedure, type Process } from "../process.ts";
import { refuse } from "../refuse.ts";
import { type CostObjects, canPayPart, payPart } from "./cost-parts.ts";
import { canPayMana, payMana } from "./mana/pay-mana.ts";
import type { ManaPurpose } from "./mana/purpose.ts";
import { type OtherPart, type Owed, owedFor, totalMana } from "./owed.ts";
import { settleCost, settlements } from "./settle-cost.ts";

/** What was paid: what the parts of the cost acted on, by their kinds, and the mana spent. */
export interface Paid {
  readonly objects: CostObjects;
  readonly mana: readonly Mana[];
}

/** Whether a player could pay a cost now (118.3). */
export function canPay(
  state: GameState,
  player: PlayerId,
  cost: Cost,
  context: EvaluationContext,
  purpose: ManaPurpose = { kind: "other" },
): boolean {
  return settlements(cost).some((settled) =>
    canPayOwed(state, player, owedFor(state, context, settled), context, purpose),
  );
}

/** Pays a cost that `canPay` said can be paid, asking for what it leaves open (118, 601.2h). Gives back what it acted on, by the kinds of its parts. */
export function* payCost(
  p: Process,
  player: PlayerId,
  cost: Cost,
  context: EvaluationContext,
  purpose: ManaPurpose = { kind: "other" },
): Procedure<CostObjects> {
  const settled = yield* settleCost(p, player, cost, context);
  const { objects } = yield* payOwed(p, player, owedFor(p.state, context, settled), context, purpose);
  return objects;
}

/** Whether what is owed could be paid now, each part by itself but all life together (119.4). */
export function canPayOwed(
  state: GameState,
  player: PlayerId,
  owed: Owed,
  context: EvaluationContext,
  purpose: ManaPurpose,
): boolean {
  if (owed.mana === "unpayable") return false;
  const tapped = withSelfTapped(state, owed, context);
  return (
    owed.parts.every((part) => canPayPart(part.kind === "tap" ? tapped : state, player, part, context)) &&
    canPayLife(state, player, owed, context) &&
    (owed.mana.length === 0 || canPayMana(state, player, owed.mana, purpose, heldBack(owed, context)))
  );
}

function canPayLife(state: GameState, player: PlayerId, { parts }: Owed, context: EvaluationContext): boolean {
  const life = parts.flatMap((part) =>
    part.kind === "life" ? [amount(state, { ...context, controller: player }, part.amount)] : [],
  );
  const all = life.reduce((sum, one) => sum + one, 0);
  return life.length < 2 || canPayPart(state, player, { kind: "life", amount: all }, context);
}

/** The state in which what else is to be tapped is looked for: where the cost taps its own source, that can't be tapped once more. */
function withSelfTapped(state: GameState, { parts }: Owed, { source }: EvaluationContext): GameState {
  const self = source === undefined ? undefined : cardObjectAt(state, source);
  if (self?.permanent === undefined || !parts.some(({ kind }) => kind === "tap-self")) return state;
  return {
    ...state,
    objects: withStored(state.objects, { ...self, permanent: { ...self.permanent, tapped: true } }),
  };
}

/** When each kind of part is paid: what taps before mana is made, what moves objects after it, what is random or out of a library last (601.2h). */
const TURN: Readonly<Partial<Record<OtherPart["kind"], "before" | "last">>> = {
  "tap-self": "before",
  "untap-self": "before",
  tap: "before",
  mill: "last",
};

/** Pays what is owed, asking for what it leaves open; refuses where some part can't be paid (118.3, 601.2h). */
export function* payOwed(
  p: Process,
  player: PlayerId,
  owed: Owed,
  context: EvaluationContext,
  purpose: ManaPurpose,
  more: { readonly forMana?: true } = {},
): Procedure<Paid> {
  if (owed.mana === "unpayable") refuse("cannot-pay", ["118.6", "601.2h"], { player });
  if (p.trial === true && isPlain(owed)) {
    if (canPayOwed(p.state, player, owed, context, purpose)) throw new Possible();
    refuse("cannot-pay", ["601.2h", "118.3"], { player });
  }
  const objects: Record<string, readonly ObjectId[]> = {};
  const keep = (found: CostObjects): void => {
    for (const [name, ids] of Object.entries(found)) objects[name] = [...(objects[name] ?? []), ...ids];
  };
  const inTurn = (turn: "before" | "last" | undefined): readonly OtherPart[] =>
    owed.parts.filter((part) => TURN[part.kind] === turn && !(turn === undefined && isRandom(part)));
  for (const part of inTurn("before")) keep(yield* payPart(p, player, part, context, more));
  const mana = totalMana(owed.mana) === 0 ? [] : yield* payMana(p, player, owed.mana, purpose, heldBack(owed, context));
  for (const part of inTurn(undefined)) keep(yield* payPart(p, player, part, context));
  for (const part of [...owed.parts.filter(isRandom), ...inTurn("last")])
    keep(yield* payPart(p, player, part, context));
  return { objects, mana };
}

/** Whether its parts can't get in one another's way, so that it can be paid if each can. */
function isPlain({ parts }: Owed): boolean {
  return parts.filter(({ kind }) => kind !== "tap-self").length === 0;
}

function isRandom(part: OtherPart): boolean {
  return part.kind === "discard" && part.random === true;
}

/** The source itself isn't tapped for mana where the cost taps it. */
function heldBack(owed: Owed, context: EvaluationContext): readonly ObjectId[] {
  return context.source !== undefined && owed.parts.some(({ kind }) => kind === "tap-self") ? [context.source] : [];
}
