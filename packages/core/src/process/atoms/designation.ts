import type { TriggeredAbility } from "../../ability/ability.ts";
import { all, CREATURE, whenever, YOU } from "../../keywords/phrases.ts";
import type { PlayerId } from "../../model/ids.ts";
import type { Designation } from "../../model/object.ts";
import { designationAt, holderOf } from "../../query/designations.ts";
import type { RuleKey } from "../../rules/rules.ts";
import { emit, simultaneously } from "../emit.ts";
import { type Procedure, type Process, setObject } from "../process.ts";
import { putEmblem } from "./put-emblem.ts";

const DAMAGER = { kind: "controller", of: { kind: "event", role: "source" } } as const;
const UNDERCITY = { kind: "venture", who: YOU, into: "Undercity" } as const;

/** What comes with a designation: its abilities, what its holder's event is called, and the rules that say so. */
const DESIGNATIONS: {
  readonly [D in Designation]: { readonly abilities: readonly TriggeredAbility[]; readonly rules: readonly RuleKey[] };
} = {
  monarch: {
    abilities: [
      whenever({ kind: "step", step: "end", whose: YOU }, [{ kind: "draw", who: YOU, count: 1 }]),
      whenever({ kind: "deals-damage", source: all(CREATURE), combat: true, to: { kind: "player", who: YOU } }, [
        { kind: "become-monarch", who: DAMAGER },
      ]),
    ],
    rules: ["725.3", "725.1"],
  },
  initiative: {
    abilities: [
      whenever({ kind: "step", step: "upkeep", whose: YOU }, [UNDERCITY]),
      whenever(
        {
          kind: "deals-damage",
          source: all(CREATURE),
          combat: true,
          to: { kind: "player", who: YOU },
          oneOrMore: true,
        },
        [{ kind: "take-initiative", who: DAMAGER }],
      ),
      whenever({ kind: "action", action: "initiative", who: YOU }, [UNDERCITY]),
    ],
    rules: ["726.3", "726.1"],
  },
};

/**
 * A player becomes the monarch, or takes the initiative, and whoever had that loses it (725.3, 726.3). Who has the initiative may take it again (726.5).
 * Gives back whether anything happened.
 */
export function* designate(
  p: Process,
  player: PlayerId,
  designation: Designation,
  because: readonly RuleKey[] = [],
): Procedure<boolean> {
  const holder = holderOf(p.state, designation);
  if (holder === player && designation === "monarch") return false;
  const { abilities, rules } = DESIGNATIONS[designation];
  yield* simultaneously(p, function* () {
    const carrier = designationAt(p.state, designation);
    if (carrier === undefined) putEmblem(p, player, abilities, { designation });
    else setObject(p, { ...carrier, owner: player, controller: player });
    emit(p, {
      kind: "action",
      action: designation,
      player,
      rules: [...because, ...(holder === player ? (["726.5"] as const) : []), ...rules],
    });
  });
  return true;
}
