import type { ObjectId, PlayerId } from "../../model/ids.ts";
import { amount } from "../../query/evaluate.ts";
import type { EffectContext } from "../effects/context.ts";
import { runEffects } from "../effects/run.ts";
import type { Procedure, Process } from "../process.ts";
import type { OwnedActivated } from "./activated-abilities.ts";
import { chooseX, hasX } from "./choose-x.ts";
import { canPayOwed, payOwed } from "./pay-cost.ts";
import { recordActivation } from "./record-activation.ts";
import { settleCost } from "./settle-cost.ts";
import { type CostSubject, totalCost } from "./total-cost.ts";
import { resolveTriggeredManaAbilities } from "./triggered-mana.ts";

/** Activates a mana ability that may be begun: its cost is paid, and it resolves at once (605.3). */
export function* activateManaAbility(p: Process, player: PlayerId, source: ObjectId, owned: OwnedActivated): Procedure {
  const { ability } = owned;
  const point = { controller: player, source, bound: {} };
  const subject: CostSubject = { of: "activate", player, object: source };
  const base = yield* settleCost(p, player, ability.cost, point);
  const purpose = { kind: "activate", source } as const;
  const affordable = (x: number): boolean =>
    canPayOwed(p.state, player, totalCost(p.state, subject, { ...point, x }, base), { ...point, x }, purpose);
  const x =
    ability.xIs !== undefined
      ? Math.max(0, amount(p.state, point, ability.xIs))
      : hasX(base)
        ? yield* chooseX(p, player, source, affordable, ability.leastX)
        : undefined;
  const context: EffectContext = { ...point, ...(x === undefined ? {} : { x }), began: p.state };
  const owed = totalCost(p.state, subject, context, base);
  yield* payOwed(p, player, owed, context, purpose, { forMana: true });
  yield* recordActivation(p, { player, source, object: source, owned, mana: "mana" });
  yield* runEffects(p, context, ability.effect);
  yield* resolveTriggeredManaAbilities(p);
}
