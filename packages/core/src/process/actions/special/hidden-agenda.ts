import type { PlayerId } from "../../../model/ids.ts";
import type { CardObject } from "../../../model/object.ts";
import { emit, simultaneously } from "../../emit.ts";
import { type Procedure, type Process, setObject } from "../../process.ts";
import { refuse } from "../../refuse.ts";

/** Turns a face-down conspiracy of one's own in the command zone face up, at any time with priority: the name chosen for it is revealed (116.2j, 702.106c). */
export function* turnUpAgenda(p: Process, object: CardObject, player: PlayerId): Procedure {
  if (object.zone !== "command" || object.hidden === undefined)
    refuse("not-face-down", ["116.2j", "702.106c"], { object: object.id });
  if (object.owner !== player) refuse("not-controller", ["702.106c"], { object: object.id });
  const { hidden: _, ...rest } = object;
  yield* simultaneously(p, function* () {
    setObject(p, rest);
    emit(p, { kind: "revealed", object: object.id, player, rules: ["116.2j", "702.106c"] });
  });
}
