import type { Effect } from "../../../ability/effect.ts";
import type { ObjectId, PlayerId } from "../../../model/ids.ts";
import type { Mana } from "../../../model/mana.ts";
import { addMana } from "../../atoms/mana.ts";
import { tapObjects } from "../../atoms/status.ts";
import { runEffects } from "../../effects/run.ts";
import type { Procedure, Process } from "../../process.ts";
import { recordActivation } from "../record-activation.ts";
import { resolveTriggeredManaAbilities } from "../triggered-mana.ts";
import type { ManaOption } from "./plan.ts";

/** Taps a permanent for the mana that was planned: its mana ability is activated and resolves at once (605.3b), with all else that it does. */
export function* tapForMana(p: Process, player: PlayerId, id: ObjectId, option: ManaOption): Procedure {
  const { owned } = option;
  yield* tapObjects(p, [id], { forMana: true, by: player });
  yield* recordActivation(p, { player, source: id, object: id, owned, mana: "mana" });
  const left = [...option.mana];
  for (const effect of owned.ability.effect) {
    if (effect.kind !== "add-mana")
      yield* runEffects(p, { controller: player, source: id, bound: {}, began: p.state }, [effect]);
    else yield* addMana(p, player, planned(left, effect, owned.ability.effect), id);
  }
  yield* resolveTriggeredManaAbilities(p);
}

/** The part of the planned mana that one instruction adds: all that is left for the last of them, else as many as the plan gives it. */
function planned(
  left: Mana[],
  effect: Effect & { readonly kind: "add-mana" },
  all: readonly Effect[],
): readonly Mana[] {
  const adds = all.filter(({ kind }) => kind === "add-mana");
  const take =
    adds.at(-1) === effect
      ? left.length
      : Math.min(left.length, effect.mana.kind === "fixed" ? effect.mana.mana.length : 1);
  return left.splice(0, take);
}
