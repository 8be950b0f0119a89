import type { ObjectId, PlayerId } from "../../model/ids.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { emit, simultaneously } from "../emit.ts";
import { type Procedure, type Process, patchPermanent } from "../process.ts";
import { sameKey, useKey } from "../use-key.ts";
import type { OwnedActivated } from "./activated-abilities.ts";

import { isLoyaltyAbility } from "./mana-ability.ts";

/** An activation that is complete. */
export interface Activation {
  readonly player: PlayerId;
  readonly source: ObjectId;
  /** The ability on the stack; of a mana ability, its source. */
  readonly object: ObjectId;
  readonly owned: OwnedActivated;
  readonly mana: "mana" | "stack";
}

/** Records that an ability has been activated, and counts it where its uses are limited (602.2b, 606.3). */
export function* recordActivation(p: Process, { player, source, object, owned, mana }: Activation): Procedure {
  const { ability } = owned;
  yield* simultaneously(p, function* () {
    count(p, source, owned);
    emit(p, {
      kind: "activated",
      object,
      source,
      player,
      rules: [mana === "mana" ? "605.3b" : "602.2b"],
      ...(mana === "mana" ? { mana: true as const } : {}),
      ...(ability.keyword === undefined ? {} : { keyword: ability.keyword }),
    });
  });
}

function count(p: Process, source: ObjectId, { ability, key }: OwnedActivated): void {
  const permanent = cardObjectAt(p.state, source)?.permanent;
  if (isLoyaltyAbility(ability) && permanent !== undefined) {
    const before = permanent.loyaltyActivations?.turn === p.state.turn.number ? permanent.loyaltyActivations.times : 0;
    patchPermanent(p, source, { loyaltyActivations: { turn: p.state.turn.number, times: before + 1 } });
  }
  if (ability.limit?.per === "game" && permanent !== undefined)
    patchPermanent(p, source, { flags: { ...permanent.flags, [`used:${sameKey(key, ability)}`]: true } });
  const use = useKey(source, key, ability);
  p.state = {
    ...p.state,
    turn: { ...p.state.turn, uses: { ...p.state.turn.uses, [use]: (p.state.turn.uses[use] ?? 0) + 1 } },
  };
}
