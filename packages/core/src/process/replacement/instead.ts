import type { Effect } from "../../ability/effect.ts";
import type { EvaluationContext } from "../../query/context.ts";
import type { Procedure, Process } from "../process.ts";
import { unsupported } from "../unsupported.ts";

/** Carries out what a replacement effect says to do instead of, or along with, what it replaces. Gives back whether that did anything. */
export function* doInstead(_p: Process, _context: EvaluationContext, effects: readonly Effect[]): Procedure<boolean> {
  if (effects.length > 0) unsupported("instructions of replacement effects");
  return false;
}
