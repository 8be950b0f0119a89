import { setDayNight } from "../atoms/day-night.ts";
import type { Procedure, Process } from "../process.ts";

/** In the untap step: night falls after a turn whose player cast no spell, day breaks after one whose player cast two or more (502.2, 731.2a–b). */
export function* checkDay(p: Process): Procedure {
  const { previous } = p.state.turn;
  if (p.state.day === "neither" || previous === undefined) return;
  const cast = previous.spells[previous.player] ?? 0;
  if (p.state.day === "day" && cast === 0) yield* setDayNight(p, "night", ["731.2a", "502.2"]);
  else if (p.state.day === "night" && cast >= 2) yield* setDayNight(p, "day", ["731.2b", "502.2"]);
}
