import { manaCostOf } from "../../../ability/keyword.ts";
import type { PlayerId } from "../../../model/ids.ts";
import type { CardObject } from "../../../model/object.ts";
import { costOf } from "../../casting/keyword-permissions.ts";
import { type Procedure, type Process, patchObject } from "../../process.ts";
import { refuse } from "../../refuse.ts";
import { keywordInHand, payAndExile, permissionFor } from "./from-hand.ts";

/** Foretells a card: for {2} it is exiled face down, on its owner's turn (116.2h, 702.143a). */
export function* foretell(p: Process, object: CardObject, player: PlayerId): Procedure {
  const keyword = keywordInHand(p, object, player, "foretell", "702.143a");
  const anyTurn = permissionFor(p.state, object, player, "foretell").some(({ rule }) => rule.anyTurn === true);
  if (p.state.turn.active !== player && !anyTurn)
    refuse("not-your-turn", ["116.2h", "702.143a"], { object: object.id });
  const exiled = yield* payAndExile(p, object, player, {
    action: "foretell",
    cost: manaCostOf(["2"]),
    arrival: { hidden: { lookers: [player] } },
    rules: ["116.2h", "702.143a"],
  });
  if (exiled !== undefined) patchObject(p, exiled, { foretold: { turn: p.state.turn.number, cost: costOf(keyword) } });
}
