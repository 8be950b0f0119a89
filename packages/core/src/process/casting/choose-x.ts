import type { Cost } from "../../ability/cost.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import { ask } from "../ask.ts";
import type { Procedure, Process } from "../process.ts";
import { refuse } from "../refuse.ts";

/** More than any X is worth choosing; a bound for the search where mana is unlimited. */
const GREATEST_X = 1000;

/** Whether a cost has an X that its player chooses (107.3a). */
export function hasX(cost: Cost): boolean {
  return cost.some((part) =>
    part.kind === "mana" ? part.mana.includes("X") : JSON.stringify(part).includes('{"kind":"x"}'),
  );
}

/** Asks for X, from `least` up to the greatest that can be paid (107.3a, 601.2b). */
export function* chooseX(
  p: Process,
  player: PlayerId,
  source: ObjectId,
  affordable: (x: number) => boolean,
  least = 0,
): Procedure<number> {
  if (!affordable(least)) refuse("cannot-pay", ["601.2h", "118.3"], { object: source });
  let [most, tooMuch] = [least, GREATEST_X + 1];
  while (tooMuch - most > 1) {
    const middle = Math.floor((most + tooMuch) / 2);
    if (affordable(middle)) most = middle;
    else tooMuch = middle;
  }
  const { number } = yield* ask(p, {
    kind: "number",
    player,
    source,
    code: "x",
    rules: ["107.3a", "601.2b"],
    min: least,
    max: most,
  });
  return number;
}
