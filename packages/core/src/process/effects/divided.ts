import type { Selector } from "../../ability/selector.ts";
import type { TargetRef } from "../../model/object.ts";
import type { EffectContext } from "./context.ts";

const same = (a: TargetRef, b: TargetRef): boolean =>
  "object" in a ? "object" in b && a.object === b.object : "player" in b && a.player === b.player;

/** The share of a target, of what was divided as the targets were chosen (601.2d). What was meant for one that is illegal now is lost (608.2b). */
export function shareOf(context: EffectContext, what: Selector | undefined, ref: TargetRef): number | undefined {
  if (what?.kind !== "target") return undefined;
  const at = context.chosen?.targets[what.slot]?.findIndex((chosen) => same(chosen, ref)) ?? -1;
  return context.chosen?.divisions?.[what.slot]?.[at];
}
