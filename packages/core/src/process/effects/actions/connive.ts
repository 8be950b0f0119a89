import { characteristics, controllerOf } from "../../../characteristics/characteristics.ts";
import { cardObjectAt, lastKnownAt } from "../../../storage/objects.ts";
import { discardCards, drawCards } from "../../atoms/cards.ts";
import { changeCounters } from "../../atoms/counters.ts";
import { type Procedure, type Process, playerAt } from "../../process.ts";
import { chooseObjects, pickObjects } from "../choose-objects.ts";
import type { EffectContext, Outcome } from "../context.ts";
import { didAction } from "../library.ts";
import { countOf } from "../refer.ts";
import type { ActionEffect } from "./action.ts";

/** Connives (701.50a, 701.50e), one permanent after the other (701.50d), also one that is gone (701.50c). */
export function* doConnive(p: Process, context: EffectContext, effect: ActionEffect): Procedure<Outcome> {
  const objects = yield* chooseObjects(p, context, effect.what ?? { kind: "self" });
  const count = countOf(p, context, effect.count ?? 1);
  for (const object of objects) {
    const player = lastKnownAt(p.state, object)?.controller ?? controllerOf(p.state, object);
    yield* drawCards(p, player, count);
    const { hand } = playerAt(p.state, player);
    const most = Math.min(count, hand.length);
    const chosen = yield* pickObjects(p, context, player, hand, { min: most, max: most }, "discard");
    const discarded = yield* discardCards(p, player, chosen, player);
    const nonland = discarded.filter((card) => !characteristics(p.state, card).types.includes("Land")).length;
    if (nonland > 0 && cardObjectAt(p.state, object)?.zone === "battlefield")
      yield* changeCounters(p, object, "+1/+1", nonland, player);
    yield* didAction(p, "connive", player, ["701.50b"], [object]);
  }
  return { objects };
}
