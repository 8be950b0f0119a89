import type { PlayerId } from "../../model/ids.ts";
import { type GameState, STEPS, type Step } from "../../model/state.ts";
import { rulesInForce } from "../../query/static-rules.ts";
import { hasFirstStrikeStep } from "../combat/strikes-first.ts";
import { playerAt } from "../process.ts";

/** Steps without which there is no combat to go on with, once no creature attacks (508.8). */
const AFTER_ATTACK: readonly Step[] = ["declare-blockers", "first-strike-damage", "combat-damage"];

/** The step that comes after one, extra steps first; nothing where the turn is over (500.1, 500.8, 508.8, 510.4). */
export function stepAfter(
  state: GameState,
  step: Step,
): { readonly step: Step; readonly extraSteps: readonly Step[] } | undefined {
  const [extra, ...others] = state.turn.extraSteps;
  const endsPhase = step === "end-combat" || step === "main2" || step === "main1";
  if (extra !== undefined && endsPhase) return { step: extra, extraSteps: others };
  const at = STEPS.indexOf(step);
  for (let next = at + 1; next < STEPS.length; next++) {
    const candidate = STEPS[next];
    if (candidate === undefined) break;
    if (AFTER_ATTACK.includes(candidate) && state.turn.attackersDeclared === undefined) continue;
    if (candidate === "first-strike-damage" && !hasFirstStrikeStep(state)) continue;
    return { step: candidate, extraSteps: state.turn.extraSteps };
  }
  return undefined;
}

/** Whether a player is to skip this step: an effect skips their next one, or a static ability every one (614.10). */
export function skipsStep(state: GameState, player: PlayerId, step: Step): "once" | "always" | undefined {
  if ((playerAt(state, player).skips?.[step] ?? 0) > 0) return "once";
  return rulesInForce(state, "skip-step").some(
    ({ rule, players }) => rule.step === step && players(rule.who).includes(player),
  )
    ? "always"
    : undefined;
}
