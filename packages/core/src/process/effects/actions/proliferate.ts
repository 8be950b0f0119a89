import type { TargetRef } from "../../../model/object.ts";
import { countersInOrder } from "../../../storage/counters.ts";
import { cardObjectAt } from "../../../storage/objects.ts";
import { ask } from "../../ask.ts";
import { changeCounters, changePlayerCounters } from "../../atoms/counters.ts";
import { simultaneously } from "../../emit.ts";
import { apnap, type Procedure, type Process, playerAt } from "../../process.ts";
import { playersFor } from "../choose-players.ts";
import { type EffectContext, NOTHING_DONE, type Outcome } from "../context.ts";
import { didAction } from "../library.ts";
import { countOf } from "../refer.ts";
import type { ActionEffect } from "./action.ts";

/** Proliferates (701.34a): any number of permanents and players get one more counter of each kind that they have. */
export function* doProliferate(p: Process, context: EffectContext, effect: ActionEffect): Procedure<Outcome> {
  const [player] = yield* playersFor(p, context, effect.who ?? { kind: "you" });
  if (player === undefined) return NOTHING_DONE;
  const times = countOf(p, context, effect.count ?? 1);
  for (let time = 0; time < times; time++) {
    const from: readonly TargetRef[] = [
      ...p.state.battlefield
        .filter((id) => Object.keys(cardObjectAt(p.state, id)?.counters ?? {}).length > 0)
        .map((object) => ({ object })),
      ...apnap(p.state)
        .filter((id) => Object.keys(playerAt(p.state, id).counters).length > 0)
        .map((id) => ({ player: id })),
    ];
    const answer = yield* ask(p, {
      kind: "pick",
      player,
      code: "proliferate",
      rules: ["701.34a"],
      from,
      min: 0,
      max: from.length,
      ...(context.source === undefined ? {} : { source: context.source }),
    });
    yield* simultaneously(p, function* () {
      for (const ref of answer.chosen) {
        if ("object" in ref)
          for (const [kind] of countersInOrder(cardObjectAt(p.state, ref.object)?.counters))
            yield* changeCounters(p, ref.object, kind, 1, player);
        else
          for (const [kind] of countersInOrder(playerAt(p.state, ref.player).counters))
            yield* changePlayerCounters(p, ref.player, kind, 1, player);
      }
    });
    yield* didAction(p, "proliferate", player, ["701.34a"]);
  }
  return { done: true };
}
