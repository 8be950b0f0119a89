import type { PlayerRef, Trigger } from "@obverse/core";
import { possessor } from "../player.ts";
import type { Reader } from "../reader.ts";
import { withPlayer } from "../references.ts";

const STEPS: readonly (readonly [string, string])[] = [
  ["upkeep", "upkeep"],
  ["draw step", "draw"],
  ["end step", "end"],
  ["precombat main phase", "precombat-main"],
  ["first main phase", "precombat-main"],
  ["postcombat main phases", "postcombat-main"],
  ["postcombat main phase", "postcombat-main"],
  ["second main phase", "postcombat-main"],
  ["main phase", "main"],
  ["untap step", "untap"],
  ["declare attackers step", "declare-attackers"],
  ["declare blockers step", "declare-blockers"],
];

/** Reads what follows “at”: “the beginning of your upkeep”, “end of combat”, “the beginning of combat on your turn”. */
export function stepTrigger(r: Reader): Trigger | undefined {
  if (r.eat("the end of combat") || r.eat("end of combat")) return turnOf(r, "end-combat");
  if (!r.eat("the beginning of")) return undefined;
  if (r.eat("each combat")) return { kind: "step", step: "begin-combat", whose: "each" };
  if (r.eat("combat")) return turnOf(r, "begin-combat");
  if (r.eat("each of your postcombat main phases"))
    return { kind: "step", step: "postcombat-main", whose: { kind: "you" } };
  if (r.eat("each of your precombat main phases"))
    return { kind: "step", step: "precombat-main", whose: { kind: "you" } };
  const whose = owner(r);
  if (whose === undefined) return undefined;
  const next = r.eat("next");
  if (next) return undefined;
  const step = stepName(r);
  if (step === undefined) return undefined;
  if (whose === "each" || whose.kind !== "you") r.scope = withPlayer(r.scope, { kind: "event-player" });
  return { kind: "step", step, whose };
}

function turnOf(r: Reader, step: string): Trigger | undefined {
  if (r.eat("on your turn")) return { kind: "step", step, whose: { kind: "you" } };
  if (r.eat("on each opponent 's turn")) return { kind: "step", step, whose: { kind: "opponents" } };
  if (r.eat("on")) return undefined;
  return { kind: "step", step, whose: "each" };
}

/** The name of a step or phase. */
export function stepName(r: Reader): string | undefined {
  return STEPS.find(([words]) => r.eat(words))?.[1];
}

function owner(r: Reader): PlayerRef | "each" | undefined {
  if (r.eat("each opponent 's")) return { kind: "opponents" };
  if (r.eat("each player 's") || r.eat("each")) return "each";
  const whose = r.attempt(possessor);
  if (whose !== undefined) return whose;
  return r.eat("the") ? "each" : undefined;
}
