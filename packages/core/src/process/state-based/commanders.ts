import type { ObjectId } from "../../model/ids.ts";
import type { GameState } from "../../model/state.ts";
import { objectIndex } from "../../storage/object-index.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { ask } from "../ask.ts";
import { moveObjects } from "../atoms/move.ts";
import { patchObject } from "../process.ts";
import type { Act } from "./table.ts";

const moved = objectIndex<ObjectId, GameState["cards"]>((entry, cards) => {
  if (
    entry.kind !== "card" ||
    (entry.zone !== "graveyard" && entry.zone !== "exile") ||
    entry.declinedCommandZone === true
  )
    return [];
  const [top] = entry.components;
  return top?.what.kind === "card" && cards[top.what.card]?.commander === true ? [entry.id] : [];
});

/** A commander that was put into a graveyard or exile since this was last checked may be put into the command zone by its owner (903.9a, 704.6d). */
export function commanderActions(state: GameState): readonly Act[] {
  return [...moved(state.objects, state.cards)].flatMap((id) => {
    const object = cardObjectAt(state, id);
    if (object === undefined) return [];
    const act: Act = function* (p) {
      const answer = yield* ask(p, {
        kind: "may",
        player: object.owner,
        source: id,
        code: "commander-to-command-zone",
        rules: ["903.9a"],
      });
      if (answer.yes)
        yield* moveObjects(p, [
          { object: id, to: "command", cause: "state-based", rules: ["903.9a", "704.6d"], by: object.owner },
        ]);
      else patchObject(p, id, { declinedCommandZone: true });
    };
    return [act];
  });
}
