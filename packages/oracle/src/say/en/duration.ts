import type { Duration } from "@obverse/core";
import { either } from "../phrase.ts";
import type { Scope } from "../scope.ts";
import { condition } from "./condition.ts";
import { clause } from "./noun-phrase.ts";
import { player } from "./player.ts";
import { selector } from "./selector.ts";
import { stepName } from "./step.ts";

/** How long an effect lasts, as words at its end. Empty: for good. */
export function duration(scope: Scope, of: Duration): string {
  switch (of.kind) {
    case "end-of-turn":
      return either("until end of turn", "this turn");
    case "end-of-combat":
      return either("until end of combat", "this combat");
    case "next-turn":
      return `until ${player(scope, of.of).possessive} next turn`;
    case "end-of-next-turn":
      return either(
        `until the end of ${player(scope, of.of).possessive} next turn`,
        `during ${player(scope, of.of).possessive} next turn`,
      );
    case "next-step":
      return either(
        `until ${player(scope, of.of).possessive} next ${stepName(of.step)}`,
        `during ${player(scope, of.of).possessive} next ${stepName(of.step)}`,
      );
    case "permanent":
      return either("", "for the rest of the game");
    case "as-long-as":
      return either(
        `for as long as ${condition(scope, of.condition)}`,
        `as long as ${condition(scope, of.condition)}`,
        "for as long as it remains exiled",
        "for as long as they remain exiled",
        `for as long as ${condition(scope, of.condition).replace(/\b(is|are) exiled\b/g, "remains exiled")}`,
      );
    case "until-leaves":
      return `until ${clause(selector(scope, of.what), "leave the battlefield")}`;
    case "until-face-down":
      return `until ${clause(selector(scope, of.what), "be turned face down")}`;
    case "once":
      // “The next spell you cast” says already that it is one.
      return "";
  }
}
