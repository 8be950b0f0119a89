import { characteristics, controllerOf } from "../../../characteristics/characteristics.ts";
import type { ObjectId } from "../../../model/ids.ts";
import { cardObjectAt, lastKnownAt } from "../../../storage/objects.ts";
import { revealObjects } from "../../atoms/cards.ts";
import { changeCounters } from "../../atoms/counters.ts";
import { type Procedure, type Process, playerAt } from "../../process.ts";
import { actionReplaced } from "../../replacement/action.ts";
import { chooseObjects } from "../choose-objects.ts";
import type { EffectContext, Outcome } from "../context.ts";
import { didAction, mayDo } from "../library.ts";
import { countOf } from "../refer.ts";
import { moveAll } from "../zones.ts";
import type { ActionEffect } from "./action.ts";

/** Explores (701.44a), one permanent after the other (701.44d), also one that is gone (701.44c). */
export function* doExplore(p: Process, context: EffectContext, effect: ActionEffect): Procedure<Outcome> {
  const objects = yield* chooseObjects(p, context, effect.what ?? { kind: "self" });
  const times = countOf(p, context, effect.count ?? 1);
  for (const object of objects) for (let time = 0; time < times; time++) yield* explore(p, context, object);
  return { objects };
}

function* explore(p: Process, context: EffectContext, object: ObjectId): Procedure {
  if (yield* actionReplaced(p, "explore", object)) return;
  const player = lastKnownAt(p.state, object)?.controller ?? controllerOf(p.state, object);
  const [card] = playerAt(p.state, player).library;
  if (card !== undefined) yield* revealObjects(p, [card], player);
  if (card !== undefined && characteristics(p.state, card).types.includes("Land"))
    yield* moveAll(p, context, [card], "hand", () => ({}));
  else {
    if (cardObjectAt(p.state, object)?.zone === "battlefield") yield* changeCounters(p, object, "+1/+1", 1, player);
    if (card !== undefined && (yield* mayDo(p, context, player, "explore")))
      yield* moveAll(p, context, [card], "graveyard", () => ({}));
  }
  yield* didAction(p, "explore", player, ["701.44b"], [object]);
}
