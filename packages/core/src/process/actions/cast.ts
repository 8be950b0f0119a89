import type { Action } from "../../model/action.ts";
import type { PlayerId } from "../../model/ids.ts";
import { castInWay } from "../casting/cast-in-way.ts";
import { chooseWay, isRefusal } from "../casting/choose-way.ts";
import { castingOutOfReach } from "../casting/out-of-reach.ts";
import type { Procedure, Process } from "../process.ts";
import { Refused } from "../refuse.ts";

/** A player casts a spell (601). */
export function* castSpell(p: Process, action: Extract<Action, { kind: "cast" }>, player: PlayerId): Procedure {
  const way = chooseWay(p.state, player, action);
  if (isRefusal(way)) throw new Refused(way);
  const beyond = p.trial === true ? castingOutOfReach(p.state, player, action.object, way) : undefined;
  if (beyond !== undefined) throw new Refused(beyond);
  yield* castInWay(p, player, action.object, way);
}
