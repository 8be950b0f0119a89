import type { Trigger } from "@obverse/core";
import { eachWay, either } from "../phrase.ts";
import type { Scope } from "../scope.ts";
import { player } from "./player.ts";
import { stepName } from "./step.ts";

const yours = (whose: Extract<Trigger, { kind: "step" }>["whose"]): boolean => whose !== "each" && whose.kind === "you";

/** “At the beginning of the next end step”, of a delayed trigger. */
export const nextStepClause = (scope: Scope, of: Extract<Trigger, { kind: "step" }>): string =>
  `at ${eachWay(stepMoment(scope, of), (way) => way.replace(/^the beginning of each (?!of)/, "the beginning of the next ").replace(/^the beginning of (your|that player's|their|its controller's) (?!next)/, "the beginning of $1 next "))}`;

/** The moment itself, without “at”. */
export function stepMoment(scope: Scope, of: Extract<Trigger, { kind: "step" }>): string {
  const name = stepName(of.step);
  const whose = of.whose;
  const combat = of.step === "begin-combat" || of.step === "combat";
  if (of.step === "end-combat")
    return yours(whose)
      ? either("end of combat on your turn", "the end of combat on your turn")
      : either("end of combat", "the end of combat");
  if (whose === "each" || whose.kind === "each")
    return combat
      ? either(
          "the beginning of each combat",
          "the beginning of combat on each player's turn",
          "the beginning of combat",
        )
      : either(
          `the beginning of each ${name}`,
          `the beginning of the ${name}`,
          `the beginning of each player's ${name}`,
          `the beginning of the next ${name}`,
          `the beginning of the next turn's ${name}`,
        );
  if (whose.kind === "you")
    return combat
      ? "the beginning of combat on your turn"
      : either(
          `the beginning of your ${name}`,
          `the beginning of your next ${name}`,
          `the beginning of each of your ${name}s`,
        );
  if (whose.kind === "opponents")
    return combat ? "the beginning of combat on each opponent's turn" : `the beginning of each opponent's ${name}`;
  const { possessive } = player(scope, whose);
  return combat
    ? `the beginning of combat on ${possessive} turn`
    : either(`the beginning of ${possessive} ${name}`, `the beginning of ${possessive} next ${name}`);
}
