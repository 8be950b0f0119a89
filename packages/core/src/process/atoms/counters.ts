import type { ObjectId, PlayerId } from "../../model/ids.ts";
import { rulesInForce } from "../../query/static-rules.ts";
import { objectAt } from "../../storage/objects.ts";
import { emit, simultaneously } from "../emit.ts";
import { type Procedure, type Process, patchPlayer, playerAt, setObject } from "../process.ts";
import { type CounterCause, countersReplaced, playerCountersReplaced } from "../replacement/counters.ts";

/** Puts counters on (change > 0) or removes them from (change < 0) an object (122). Gives back the change that was made. */
export function* changeCounters(
  p: Process,
  id: ObjectId,
  counter: string,
  change: number,
  by?: PlayerId,
  how: CounterCause = "effect",
): Procedure<number> {
  const object = objectAt(p.state, id);
  if (object === undefined || change === 0 || (object.kind === "card" && object.permanent?.phasedOut !== undefined))
    return 0;
  return yield* simultaneously(p, function* () {
    const had = object.counters[counter] ?? 0;
    const made =
      change > 0 ? yield* countersReplaced(p, p.state, id, counter, change, by, how) : -Math.min(had, -change);
    const now = objectAt(p.state, id);
    if (made === 0 || now === undefined) return 0;
    const { [counter]: _, ...others } = now.counters;
    const count = (now.counters[counter] ?? 0) + made;
    setObject(p, { ...now, counters: count > 0 ? { ...others, [counter]: count } : others });
    emit(p, {
      kind: "counters",
      object: id,
      counter,
      change: made,
      rules: ["122.1"],
      ...(by === undefined ? {} : { player: by }),
    });
    return made;
  });
}

/** Gives a player counters or takes them away (122.1). `by`: who gives them. Absent: nobody in particular. */
export function* changePlayerCounters(
  p: Process,
  player: PlayerId,
  counter: string,
  change: number,
  by?: PlayerId,
): Procedure {
  yield* simultaneously(p, function* () {
    if (change > 0 && cannotGet(p, player, counter)) {
      emit(p, { kind: "nothing", code: "cannot-get-counters", player, rules: ["101.2", "122.1"] });
      return;
    }
    const given = change > 0 ? yield* playerCountersReplaced(p, player, counter, change, by) : change;
    const { counters } = playerAt(p.state, player);
    const had = counters[counter] ?? 0;
    const made = Math.max(-had, given);
    if (made === 0) return;
    patchPlayer(p, player, { counters: { ...counters, [counter]: had + made } });
    emit(p, {
      kind: "player-counters",
      player,
      counter,
      change: made,
      rules: counter === "poison" ? ["122.1f"] : ["122.1"],
    });
  });
}

/** Whether something keeps a player from getting counters of a kind (101.2). */
const cannotGet = (p: Process, player: PlayerId, counter: string): boolean =>
  rulesInForce(p.state, "cannot-get-counters").some(
    ({ rule, players }) =>
      (rule.counter === undefined || rule.counter === counter) && players(rule.who).includes(player),
  );
