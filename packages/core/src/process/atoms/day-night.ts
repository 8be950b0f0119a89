import type { RuleKey } from "../../rules/rules.ts";
import { emit, simultaneously } from "../emit.ts";
import type { Procedure, Process } from "../process.ts";

/** It becomes day or night (731.1). Gives back whether it wasn't already. */
export function* setDayNight(
  p: Process,
  to: "day" | "night",
  rules: readonly RuleKey[] = ["731.1"],
): Procedure<boolean> {
  const from = p.state.day;
  if (from === to) return false;
  yield* simultaneously(p, function* () {
    p.state = { ...p.state, day: to };
    emit(p, { kind: to === "day" ? "became-day" : "became-night", from, rules });
  });
  return true;
}
