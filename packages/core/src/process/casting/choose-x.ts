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

/** How far the values of X are looked at one by one for targets that depend on it. */
const LOOKED_AT = 100;

/** Asks for X, from `least` up to the greatest that can be paid (107.3a, 601.2b); values with which the targets couldn't be chosen are left out. */
export function* chooseX(
  p: Process,
  player: PlayerId,
  source: ObjectId,
  affordable: (x: number) => boolean,
  least = 0,
  fits?: (x: number) => boolean,
): Procedure<number> {
  if (!affordable(least)) refuse("cannot-pay", ["601.2h", "118.3"], { object: source });
  let [most, tooMuch] = [least, GREATEST_X + 1];
  while (tooMuch - most > 1) {
    const middle = Math.floor((most + tooMuch) / 2);
    if (affordable(middle)) most = middle;
    else tooMuch = middle;
  }
  const domain = fits === undefined ? { min: least, max: most } : fittingDomain(least, most, fits);
  if (domain === undefined) return refuse("no-legal-target", ["601.2c", "115.1"], { object: source });
  const { number } = yield* ask(p, {
    kind: "number",
    player,
    source,
    code: "x",
    rules: fits === undefined ? ["107.3a", "601.2b"] : ["107.3a", "601.2b", "601.2c", "115.1"],
    ...domain,
  });
  return number;
}

/** The values that fit, as a range with what is left out of it; nothing where none does. A value is asked for even where only one fits: it is said what X is. */
function fittingDomain(
  least: number,
  most: number,
  fits: (x: number) => boolean,
): { readonly min: number; readonly max: number; readonly except?: readonly number[] } | undefined {
  const looked = Array.from({ length: Math.min(most, least + LOOKED_AT) - least + 1 }, (_, at) => least + at);
  const fitting = looked.filter(fits);
  const last = fitting.at(-1);
  if (last === undefined) return undefined;
  const max = Math.max(last === looked.at(-1) && fits(most) ? most : last, least + 1);
  const except = Array.from({ length: Math.min(max, least + LOOKED_AT) - least + 1 }, (_, at) => least + at).filter(
    (x) => !fitting.includes(x),
  );
  return { min: least, max, ...(except.length === 0 ? {} : { except }) };
}
