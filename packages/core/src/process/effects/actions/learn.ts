import { discardCards, drawCards } from "../../atoms/cards.ts";
import { type Procedure, type Process, playerAt } from "../../process.ts";
import { pickObjects } from "../choose-objects.ts";
import { forEachPlayer, playersFor } from "../choose-players.ts";
import { type EffectContext, NOTHING_DONE, type Outcome } from "../context.ts";
import { together } from "../control.ts";
import { mayDo } from "../library.ts";
import type { ActionEffect } from "./action.ts";

/** Learns (701.48a): a card may be discarded to draw one. There are no cards outside the game, so there is no Lesson to be had from there (400.11b). */
export function* doLearn(p: Process, context: EffectContext, effect: ActionEffect): Procedure<Outcome> {
  const who = yield* playersFor(p, context, effect.who ?? { kind: "you" });
  return together(
    yield* forEachPlayer(p, context, who, function* (player): Procedure<Outcome> {
      const { hand } = playerAt(p.state, player);
      if (hand.length === 0 || !(yield* mayDo(p, context, player, "learn"))) return NOTHING_DONE;
      const chosen = yield* pickObjects(p, context, player, hand, { min: 1, max: 1 }, "discard");
      const discarded = yield* discardCards(p, player, chosen, context.controller);
      if (discarded.length > 0) yield* drawCards(p, player, 1);
      return { objects: discarded, players: [player] };
    }),
  );
}
