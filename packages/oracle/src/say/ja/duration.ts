import type { Duration } from "@obverse/core";
import type { Scope } from "../scope.ts";
import { condition } from "./condition.ts";
import { player } from "./player.ts";
import { selector } from "./selector.ts";
import { stepName } from "./step.ts";

/** How long an effect lasts, as words at the start of its sentence. Empty: for good. */
export function duration(scope: Scope, of: Duration): string {
  switch (of.kind) {
    case "end-of-turn":
      return "ターン終了時まで、";
    case "end-of-combat":
      return "戦闘終了時まで、";
    case "next-turn":
      return `${player(scope, of.of)}の次のターンまで、`;
    case "end-of-next-turn":
      return `${player(scope, of.of)}の次のターンの終了時まで、`;
    case "next-step":
      return `${player(scope, of.of)}の次の${stepName(of.step)}まで、`;
    case "permanent":
      return "";
    case "as-long-as":
      return `${condition(scope, of.condition)}かぎり、`;
    case "until-leaves":
      return `${selector(scope, of.what)}が戦場を離れるまで、`;
    case "until-face-down":
      return `${selector(scope, of.what)}が裏向きになるまで、`;
    case "once":
      return of.turn === true ? "このターン、次の１回、" : "次の１回、";
  }
}
