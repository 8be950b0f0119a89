import type { Action, SpecialAction } from "../../model/action.ts";
import type { PlayerId } from "../../model/ids.ts";
import type { CardObject } from "../../model/object.ts";
import { unsupported } from "../../model/unsupported.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import type { Procedure, Process } from "../process.ts";
import { refuse } from "../refuse.ts";
import { foretell } from "./special/foretell.ts";
import { turnUpAgenda } from "./special/hidden-agenda.ts";
import { plot } from "./special/plot.ts";
import { suspend } from "./special/suspend.ts";
import { unlock } from "./special/unlock.ts";

type Doing = (p: Process, object: CardObject, player: PlayerId, detail: string | undefined) => Procedure;

/** What each special action does (116.2). */
const SPECIAL: { readonly [A in SpecialAction]: Doing } = {
  foretell,
  plot,
  suspend,
  unlock,
  companion: notDone("the companion special action"),
  "hidden-agenda": turnUpAgenda,
  "ignore-effect": notDone("ignoring an effect"),
  "end-effect": notDone("ending an effect by a special action"),
};

/** A player takes a special action other than playing a land or turning face up (116.2). */
export function* specialAction(p: Process, action: Extract<Action, { kind: "special" }>, player: PlayerId): Procedure {
  const object = cardObjectAt(p.state, action.object);
  if (object === undefined) refuse("no-such-object", ["116.2"], { object: action.object });
  yield* SPECIAL[action.action](p, object, player, action.detail);
}

function notDone(what: string): Doing {
  return () => unsupported(what);
}
