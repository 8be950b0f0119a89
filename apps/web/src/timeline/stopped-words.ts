import { sayRefusal } from "@obverse/messages";
import type { Line } from "../state/line.ts";
import { sentences } from "../state/loaded.ts";
import { namesNow } from "../state/naming.ts";

/** Why a line of play stops before the end of what is written. */
export function reasonWords(line: Line): string {
  const messages = sentences.value;
  const { stopped, moments } = line;
  const last = moments.at(-1);
  if (stopped?.refusal !== undefined && messages !== undefined && last !== undefined)
    return sayRefusal(stopped.refusal, messages, namesNow(last.state));
  const problem = stopped?.problem;
  return problem === undefined
    ? ""
    : `${problem.code}: ${JSON.stringify(problem.expected)} → ${JSON.stringify(problem.actual)}`;
}
