import type { LegalQuestion } from "../format/expectation.ts";
import { Stop } from "../run/stop.ts";
import { namesFrom, supplyOf } from "../run/supply.ts";
import { play } from "../run/verbs.ts";
import type { Mismatch, Moment } from "./moment.ts";
import { isRule, numberOf } from "./rule-numbers.ts";

/** Tries steps without doing them. Without targets, X or modes, some choice that works is enough. */
export function checkLegal(moment: Moment, questions: readonly LegalQuestion[]): readonly Mismatch[] {
  return questions.flatMap((question, index): readonly Mismatch[] => {
    const { ok, rule, by, ...step } = question;
    const tried = tryOut(moment, step as LegalQuestion, by); // a play step without the question's own keys
    const at = `legal.${index + 1}.${Object.entries(step)
      .map(([key, value]) => `${key} ${typeof value === "object" ? JSON.stringify(value) : String(value)}`)
      .join(" ")}`;
    const rules = tried.rules.map((key) => numberOf(key, moment.edition));
    if (tried.ok !== ok) return [{ at: `${at}.ok`, expected: ok, actual: tried.ok ? true : tried.code, rules }];
    if (rule === undefined || ok || tried.rules.some((key) => isRule(key, rule, moment.edition))) return [];
    return [{ at: `${at}.rule`, expected: rule, actual: rules, rules }];
  });
}

interface Tried {
  readonly ok: boolean;
  readonly code: string;
  readonly rules: readonly string[];
}

function tryOut(moment: Moment, step: LegalQuestion, by: string | undefined): Tried {
  const choices = {
    ...("targets" in step && step.targets !== undefined ? { targets: step.targets } : {}),
    ...("x" in step && step.x !== undefined ? { x: step.x } : {}),
    ...("modes" in step && step.modes !== undefined ? { modes: step.modes } : {}),
    ...("pay" in step && step.pay !== undefined ? { pay: step.pay } : {}),
  };
  const position = { ...moment.position, events: [], supply: supplyOf(choices, "any", namesFrom(moment.cards)) };
  try {
    const outcome = play(position, step, by);
    if (outcome.ok) return { ok: true, code: "", rules: [] };
    const unsupported = outcome.refusals.find(({ code }) => code === "unsupported-ability");
    if (unsupported !== undefined) throw new Stop("refused", "legal or not", unsupported.code, unsupported);
    return {
      ok: false,
      code: outcome.refusals[0]?.code ?? "refused",
      rules: outcome.refusals.flatMap(({ rules }) => rules),
    };
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    if (error.code === "would-resolve" || error.code === "no-priority")
      return { ok: false, code: "not-your-priority", rules: ["117.1"] };
    if (error.code === "refused" && error.refusal !== undefined && error.refusal.code !== "unsupported-ability")
      return { ok: false, code: error.refusal.code, rules: error.refusal.rules };
    throw error;
  }
}
