import type { PlayerId } from "../../../model/ids.ts";
import type { CardObject } from "../../../model/object.ts";
import { costOf } from "../../casting/keyword-permissions.ts";
import { isSorceryTime } from "../../casting/timing.ts";
import { type Procedure, type Process, patchObject } from "../../process.ts";
import { refuse } from "../../refuse.ts";
import { keywordInHand, payAndExile } from "./from-hand.ts";

/** Plots a card: it is exiled for its plot cost, when a sorcery could be cast (116.2k, 702.170a). */
export function* plot(p: Process, object: CardObject, player: PlayerId): Procedure {
  const keyword = keywordInHand(p, object, player, "plot", "702.170a");
  if (!isSorceryTime(p.state, player)) refuse("sorcery-timing", ["116.2k", "702.170a"], { object: object.id });
  const exiled = yield* payAndExile(p, object, player, {
    action: "plot",
    cost: costOf(keyword),
    rules: ["116.2k", "702.170a"],
  });
  if (exiled !== undefined) patchObject(p, exiled, { plotted: { turn: p.state.turn.number } });
}
