import type { Together } from "../../ability/target.ts";
import { characteristics } from "../../characteristics/characteristics.ts";
import type { TargetRef } from "../../model/object.ts";
import type { GameState } from "../../model/state.ts";
import { compare } from "../../query/compare.ts";
import type { EvaluationContext } from "../../query/context.ts";
import { amount } from "../../query/evaluate.ts";
import { objectAt } from "../../storage/objects.ts";

/** Whether targets chosen for one use of the word are what they must be together (601.2c, 115.1). */
export function fitTogether(
  state: GameState,
  context: EvaluationContext,
  together: Together,
  chosen: readonly TargetRef[],
): boolean {
  const ids = chosen.flatMap((ref) => ("object" in ref ? [ref.object] : []));
  switch (together.kind) {
    case "total": {
      const sum = amount(
        state,
        { ...context, bound: { ...context.bound, chosen: { objects: ids } } },
        {
          kind: "number-of",
          what: together.of,
          of: { kind: "bound", name: "chosen" },
          take: "total",
        },
      );
      return compare(sum, together.is, amount(state, context, together.value));
    }
    case "different": {
      const values = ids.map((id) => {
        const { name, manaValue, power } = characteristics(state, id);
        return together.what === "name" ? name : together.what === "power" ? power : manaValue;
      });
      return new Set(values).size === values.length;
    }
    case "one-owner":
      return new Set(ids.map((id) => objectAt(state, id)?.owner)).size <= 1;
  }
}
