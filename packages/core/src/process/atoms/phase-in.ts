import { controllerOf } from "../../characteristics/characteristics.ts";
import type { PlayerId } from "../../model/ids.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { emit, simultaneously } from "../emit.ts";
import { type Procedure, type Process, setObject } from "../process.ts";

/** What phased out under a player's control phases in before they untap, with what phased out because of it (702.26a, 502.1). */
export function* phaseIn(p: Process, player: PlayerId): Procedure {
  const coming = p.state.battlefield.filter((id) => {
    const phased = cardObjectAt(p.state, id)?.permanent?.phasedOut;
    if (phased === undefined) return false;
    const with_ =
      phased.indirectlyBy === undefined ? phased : cardObjectAt(p.state, phased.indirectlyBy)?.permanent?.phasedOut;
    return (with_?.controller ?? controllerOf(p.state, id)) === player;
  });
  if (coming.length === 0) return;
  yield* simultaneously(p, function* () {
    for (const id of coming) {
      const object = cardObjectAt(p.state, id);
      if (object?.permanent === undefined) continue;
      const { phasedOut: _, ...permanent } = object.permanent;
      setObject(p, { ...object, permanent });
      emit(p, { kind: "phased", object: id, out: false, rules: ["702.26a", "502.1"] });
    }
  });
}
