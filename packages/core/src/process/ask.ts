import type { Answer, Decision } from "../model/decision.ts";
import { isLegalAnswer, onlyAnswer } from "./answers.ts";
import type { Procedure, Process } from "./process.ts";

type AnswerTo<K extends Decision["kind"]> = Answer & { readonly kind: K };

/**
 * Asks for a decision and gives back its legal answer. One legal answer is taken without asking; a decision without any must not be asked.
 * The driver has checked the answer before it comes here.
 */
export function* ask<K extends Exclude<Decision["kind"], "priority">>(
  p: Process,
  decision: Decision & { readonly kind: K },
): Procedure<AnswerTo<K>> {
  const only = onlyAnswer(decision);
  if (only !== undefined) p.taken.push({ decision, answer: only });
  const answer = only ?? (yield decision);
  if (answer.kind !== decision.kind || !isLegalAnswer(decision, answer))
    throw new Error(`unchecked answer ${answer.kind} to ${decision.kind}`);
  return answer as AnswerTo<K>; // kinds compared above
}
