import { unsupported } from "../../../model/unsupported.ts";
import type { Procedure, Process } from "../../process.ts";
import type { EffectContext, EffectOf, Outcome, RunEffects } from "../context.ts";
import type { ActionExecutor, ActionName } from "./action.ts";
import { doAirbend, doEarthbend, doFirebend } from "./bending.ts";
import { doConnive } from "./connive.ts";
import { doAdapt, doBlight, doBolster, doMonstrosity, doSupport } from "./counter-actions.ts";
import { doCascade, doDiscover } from "./discover.ts";
import { doExplore } from "./explore.ts";
import { doForetell, doPlot } from "./foretell.ts";
import { doLearn } from "./learn.ts";
import { doDetain, doGainLevel, doGoad, doRenown, doSaddle, doSolve, doSuspect } from "./marks.ts";
import { doPair } from "./pair.ts";
import { doProliferate } from "./proliferate.ts";
import { doAmass, doEndure, doFabricate, doIncubate, doInvestigate, doPopulate } from "./token-actions.ts";

const isUnsupported = (name: ActionName): ActionExecutor =>
  function* () {
    return unsupported(name);
  };

/** The keyword actions that have no executor yet: whatever needs them is refused. */
export const UNSUPPORTED_ACTIONS: readonly ActionName[] = [
  "exert",
  "collect-evidence",
  "time-travel",
  "waterbend",
  "clash",
  "vote",
  "prepare",
];

/** The keyword actions that have an executor. */
const SUPPORTED: Readonly<Partial<Record<ActionName, ActionExecutor>>> = {
  investigate: doInvestigate,
  proliferate: doProliferate,
  populate: doPopulate,
  explore: doExplore,
  connive: doConnive,
  bolster: doBolster,
  amass: doAmass,
  incubate: doIncubate,
  discover: doDiscover,
  cascade: doCascade,
  adapt: doAdapt,
  monstrosity: doMonstrosity,
  support: doSupport,
  fabricate: doFabricate,
  goad: doGoad,
  detain: doDetain,
  suspect: doSuspect,
  renown: doRenown,
  saddle: doSaddle,
  solve: doSolve,
  "gain-level": doGainLevel,
  endure: doEndure,
  blight: doBlight,
  foretell: doForetell,
  plot: doPlot,
  learn: doLearn,
  pair: doPair,
  earthbend: doEarthbend,
  airbend: doAirbend,
  firebend: doFirebend,
  chaos: doChaos,
};

/** Chaos ensues (311.7): only abilities of planes trigger then, and a game without planes has none. */
function* doChaos(): Procedure<Outcome> {
  return { done: true };
}

/** Whether a keyword action has an executor. */
export const isSupportedAction = (name: ActionName): boolean => SUPPORTED[name] !== undefined;

/** A keyword action (701). */
export function* doAction(
  p: Process,
  context: EffectContext,
  effect: EffectOf<"action">,
  run: RunEffects,
): Procedure<Outcome> {
  return yield* (SUPPORTED[effect.action] ?? isUnsupported(effect.action))(p, context, effect, run);
}
