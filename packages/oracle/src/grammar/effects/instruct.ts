import type { Amount, Effect, Selector } from "@obverse/core";
import type { Reader } from "../reader.ts";
import { type Antecedent, nameOf, scopeWith } from "../references.ts";
import type { Named } from "../selector/selector.ts";

/** What an instruction leaves behind for later words. */
export interface Results {
  /** The objects it acted on, as named in it. */
  readonly objects?: Named;
  /** `moved`: they changed zones, so later instructions act on what they became. Absent: they stayed. */
  readonly moved?: true;
  /** It made something new, called so. */
  readonly made?: { readonly nouns: readonly string[]; readonly number: "one" | "many" };
  /** `true`: “that many” is how many it did. */
  readonly counts?: true;
  /** What “that much” is from now on. */
  readonly amount?: Amount;
}

/** Gives an instruction its name, and lets “it”, “that many” and “if you do” mean what it did. */
export function instruct(r: Reader, effect: Effect, results: Results = {}): Effect {
  const { scope } = r;
  const name = nameOf(scope);
  const participle =
    effect.kind === "move"
      ? `put:${effect.to}`
      : effect.kind === "life" && effect.change === "lose"
        ? "lost"
        : PARTICIPLES[effect.kind];
  const bound: Selector = { kind: "bound", name };
  const { objects } = results;
  const thing = thingOf(effect, bound, results);
  // One thing that was already fixed is no number to speak of: “that many” is still what it was.
  const fixed = objects !== undefined && objects.indefinite === undefined && objects.number === "one";
  r.scope = scopeWith(scope, {
    named: scope.named + 1,
    done: name,
    asked: undefined,
    doneBy: participle === undefined ? scope.doneBy : { ...scope.doneBy, [participle]: name },
    things: thing === undefined ? scope.things : [thing, ...scope.things],
    amount: results.amount ?? (results.counts && !fixed ? { kind: "bound", name } : scope.amount),
  });
  return { ...effect, as: name };
}

/** What “it” means after an instruction: what it made, or what it chose or moved. */
function thingOf(effect: Effect, bound: Selector, { objects, made, moved }: Results): Antecedent | undefined {
  if (made !== undefined) return { act: bound, read: bound, nouns: made.nouns, number: made.number };
  if (objects === undefined || !(objects.indefinite || moved)) return undefined;
  // What was put onto the battlefield is there to be looked at (608.2h), but for an X that it enters with.
  const entered = moved && effect.kind === "move" && effect.to === "battlefield" && !mentionsX(effect);
  const read = entered || objects.indefinite || objects.act.kind === "all" ? bound : objects.read;
  const own = objects.read.kind === "self" || objects.own === true ? { own: true as const } : {};
  return { act: bound, read, nouns: [...objects.nouns, "card"], number: objects.number, ...own };
}

/** Whether an X stands in an instruction. */
export const mentionsX = (value: unknown): boolean => JSON.stringify(value).includes('{"kind":"x"}');

/** How words after “this way” call what an instruction did. */
const PARTICIPLES: Readonly<Partial<Record<Effect["kind"], string>>> = {
  exile: "exiled",
  destroy: "destroyed",
  sacrifice: "sacrificed",
  choose: "chosen",
  "choose-secretly": "chosen secretly",
  discard: "discarded",
  mill: "milled",
  reveal: "revealed",
  tap: "tapped",
  untap: "untapped",
  counter: "countered",
  manifest: "manifested",
  cloak: "cloaked",
  draw: "drawn",
  damage: "dealt",
  transform: "transformed",
  cast: "cast",
};
