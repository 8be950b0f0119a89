import type { Amount } from "../../ability/amount.ts";
import { ask } from "../ask.ts";
import type { Procedure, Process } from "../process.ts";
import { playerFor } from "./choose-players.ts";
import type { EffectContext } from "./context.ts";
import { countOf } from "./refer.ts";

/** A number that can't be less than zero; of “up to” so many, asked for now (608.2d). */
export function* countChosen(p: Process, context: EffectContext, value: Amount): Procedure<number> {
  if (typeof value === "number" || value.kind !== "up-to") return countOf(p, context, value);
  const max = countOf(p, context, value.of);
  const chooser = yield* playerFor(p, context, value.chooser);
  if (chooser === undefined || max === 0) return 0;
  const source = context.source === undefined ? {} : { source: context.source };
  const answer = yield* ask(p, {
    kind: "number",
    player: chooser,
    code: "up-to",
    rules: ["608.2d"],
    min: 0,
    max,
    ...source,
  });
  return answer.number;
}
