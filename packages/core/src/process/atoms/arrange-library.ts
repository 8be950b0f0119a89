import type { Arrival } from "../../ability/effect.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import { ask } from "../ask.ts";
import { type Procedure, type Process, patchPlayer, playerAt } from "../process.ts";
import { shuffleLibrary } from "./cards.ts";

/** Puts cards of a library elsewhere in it: no change of zone, so nothing that anyone sees happening. Their owner orders them (401.4). */
export function* arrangeLibrary(
  p: Process,
  player: PlayerId,
  cards: readonly ObjectId[],
  position: NonNullable<Arrival["position"]>,
  order?: Arrival["order"],
): Procedure {
  const ordered = yield* inOrder(p, player, cards, position === "bottom" ? "library-bottom" : "library-top", order);
  const others = playerAt(p.state, player).library.filter((card) => !cards.includes(card));
  const at = position === "bottom" ? others.length : typeof position === "object" ? position.fromTop : 0;
  patchPlayer(p, player, { library: [...others.slice(0, at), ...ordered, ...others.slice(at)] });
  if (position === "shuffled") yield* shuffleLibrary(p, player);
}

function* inOrder(
  p: Process,
  player: PlayerId,
  cards: readonly ObjectId[],
  what: "library-top" | "library-bottom",
  order: Arrival["order"],
): Procedure<readonly ObjectId[]> {
  if (order === "random") {
    const left = [...cards];
    const answer = yield* ask(p, {
      kind: "random",
      player: "nature",
      code: "random-order",
      rules: ["401.4"],
      what: "shuffle",
      sides: cards.map((_, at) => cards.length - at),
    });
    return answer.results.flatMap((result) => left.splice(result, 1));
  }
  const answer = yield* ask(p, {
    kind: "order",
    player,
    code: what,
    rules: ["401.4"],
    what,
    items: cards.map((object) => ({ object })),
  });
  return answer.order.flatMap((at) => cards[at] ?? []);
}
