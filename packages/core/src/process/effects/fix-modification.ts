import type { Ability } from "../../ability/ability.ts";
import type { Amount } from "../../ability/amount.ts";
import type { Modification } from "../../ability/modification.ts";
import { characteristics, copySourceOf } from "../../characteristics/characteristics.ts";
import { withThisAbility } from "../../characteristics/copy-exceptions.ts";
import { sourceWithExceptions } from "../../characteristics/copy-source.ts";
import type { ObjectId } from "../../model/ids.ts";
import type { Bindings } from "../../model/object.ts";
import type { FixedModification } from "../../model/state.ts";
import type { Procedure, Process } from "../process.ts";
import { chooseObjects } from "./choose-objects.ts";
import { playerFor } from "./choose-players.ts";
import type { EffectContext } from "./context.ts";
import { numberOf } from "./refer.ts";

/** A modification as it starts, with what it refers to as it is now: amounts (608.2h), the copy's source (707.2), the player who gains control. */
export interface Fixed {
  readonly modification: FixedModification;
  readonly bound?: Bindings;
}

/** Works out what a modification refers to; nothing where it refers to something that isn't there. */
export function* fixModification(
  p: Process,
  context: EffectContext,
  modification: Modification,
): Procedure<Fixed | undefined> {
  const number = (value: Amount): number => numberOf(p, context, value);
  switch (modification.kind) {
    case "copy": {
      const [of] = yield* chooseObjects(p, context, modification.of);
      const source = of === undefined ? undefined : copySourceOf(p.state, of);
      if (source === undefined) return undefined;
      const exceptions = withThisAbility(modification.exceptions, context.ability?.ability);
      return { modification: { kind: "copy-of", source: sourceWithExceptions(source, exceptions) } };
    }
    case "control": {
      const player = yield* playerFor(p, context, modification.player);
      if (player === undefined) return undefined;
      return {
        modification: { kind: "control", player: { kind: "bound", name: "new controller" } },
        bound: { "new controller": { players: [player] } },
      };
    }
    case "set-power-toughness":
      return {
        modification: {
          kind: "set-power-toughness",
          ...(modification.power === undefined ? {} : { power: number(modification.power) }),
          ...(modification.toughness === undefined ? {} : { toughness: number(modification.toughness) }),
        },
      };
    case "modify-power-toughness":
      return {
        modification: {
          kind: "modify-power-toughness",
          power: number(modification.power),
          toughness: number(modification.toughness),
        },
      };
    case "gain-abilities-of": {
      if (modification.form !== "below-backup") return { modification };
      const [of] = yield* chooseObjects(p, context, modification.of);
      return of === undefined ? undefined : { modification: { kind: "gain", abilities: belowBackup(p, of) } };
    }
    case "restriction": {
      const { restriction } = modification;
      if (restriction.kind !== "must-block" || restriction.which === undefined) return { modification };
      const [which] = yield* chooseObjects(p, context, restriction.which);
      if (which === undefined) return undefined;
      return {
        modification: {
          kind: "restriction",
          restriction: { kind: "must-block", which: { kind: "bound", name: "to block" } },
        },
        bound: { "to block": { objects: [which] } },
      };
    }
    default:
      return { modification };
  }
}

/** The abilities printed below backup, other backup abilities apart (702.165a–b). */
function belowBackup(p: Process, id: ObjectId): readonly Ability[] {
  const printed = characteristics(p.state, id).abilities.flatMap(({ ability, key }) =>
    key.startsWith("printed:") ? [ability] : [],
  );
  const isBackup = (ability: Ability): boolean => ability.kind === "keyword" && ability.keyword.name === "backup";
  return printed.slice(printed.findIndex(isBackup) + 1).filter((ability) => !isBackup(ability));
}
