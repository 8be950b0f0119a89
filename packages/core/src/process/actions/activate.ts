import { characteristics } from "../../characteristics/characteristics.ts";
import { isSupportedKeyword } from "../../keywords/support.ts";
import type { Action } from "../../model/action.ts";
import type { PlayerId } from "../../model/ids.ts";
import { unsupported } from "../../model/unsupported.ts";
import { objectAt } from "../../storage/objects.ts";
import { activateAbility } from "../casting/activate-ability.ts";
import { activateManaAbility } from "../casting/activate-mana-ability.ts";
import { activatedAbilitiesOf } from "../casting/activated-abilities.ts";
import { activationRefusal } from "../casting/activation-legality.ts";
import { isManaAbility } from "../casting/mana-ability.ts";
import { activationOutOfReach } from "../casting/out-of-reach.ts";
import type { Procedure, Process } from "../process.ts";
import { Refused, refuse } from "../refuse.ts";

/** A player activates an ability (602): a mana ability at once, others by way of the stack. */
export function* activate(p: Process, action: Extract<Action, { kind: "activate" }>, player: PlayerId): Procedure {
  if (objectAt(p.state, action.object) === undefined) refuse("no-such-object", ["602.2"], { object: action.object });
  checkUnderstood(p, action);
  const owned = activatedAbilitiesOf(p.state, action.object).find(({ key }) => key === action.ability);
  if (owned === undefined)
    refuse("no-such-ability", ["602.2", "602.1"], { object: action.object, detail: action.ability });
  const against = activationRefusal(p.state, player, action.object, owned);
  if (against !== undefined) throw new Refused(against);
  const beyond = p.trial === true ? activationOutOfReach(p.state, player, action.object, owned) : undefined;
  if (beyond !== undefined) throw new Refused(beyond);
  yield* isManaAbility(owned.ability)
    ? activateManaAbility(p, player, action.object, owned)
    : activateAbility(p, player, action.object, owned);
}

/** An ability whose words weren't understood is refused as such, and not as one that isn't there. */
function checkUnderstood(p: Process, { object, ability: wanted }: Extract<Action, { kind: "activate" }>): void {
  const found = characteristics(p.state, object).abilities.find(({ key }) => key === wanted)?.ability;
  if (found?.kind === "unsupported") unsupported(found.reason);
  if (found?.kind === "keyword" && !isSupportedKeyword(found.keyword.name)) unsupported(found.keyword.name);
}
