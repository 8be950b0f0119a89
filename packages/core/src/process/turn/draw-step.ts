import { drawCards } from "../atoms/cards.ts";
import { simultaneously } from "../emit.ts";
import type { Procedure, Process } from "../process.ts";

/** The active player draws a card (504.1); in a two-player game not in the first turn (103.8a). */
export function* drawStep(p: Process): Procedure {
  if (p.state.turn.previous === undefined && p.state.players.length === 2) return;
  yield* simultaneously(p, function* () {
    yield* drawCards(p, p.state.turn.active, 1);
  });
}
