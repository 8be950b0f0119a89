import type { Amount, Effect, Selector } from "@obverse/core";
import type { Reader } from "../reader.ts";
import { freshName, withThing } from "../references.ts";
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
  const { name, scope } = freshName(r.scope);
  const participle = effect.kind === "move" ? `put:${effect.to}` : PARTICIPLES[effect.kind];
  r.scope = {
    ...scope,
    done: name,
    doneBy: participle === undefined ? scope.doneBy : { ...scope.doneBy, [participle]: name },
  };
  const bound: Selector = { kind: "bound", name };
  const { objects, made } = results;
  if (made !== undefined)
    r.scope = withThing(r.scope, { act: bound, read: bound, nouns: made.nouns, number: made.number });
  else if (objects !== undefined && (objects.indefinite || results.moved)) {
    const read = objects.indefinite || objects.act.kind === "all" ? bound : objects.read;
    r.scope = withThing(r.scope, { act: bound, read, nouns: [...objects.nouns, "card"], number: objects.number });
  }
  // One thing that was already fixed is no number to speak of: “that many” is still what it was.
  const fixed = objects !== undefined && objects.indefinite === undefined && objects.number === "one";
  if (results.counts && !fixed) r.scope = { ...r.scope, amount: { kind: "bound", name } };
  if (results.amount !== undefined) r.scope = { ...r.scope, amount: results.amount };
  return { ...effect, as: name };
}

/** How words after “this way” call what an instruction did. */
const PARTICIPLES: Readonly<Partial<Record<Effect["kind"], string>>> = {
  exile: "exiled",
  destroy: "destroyed",
  sacrifice: "sacrificed",
  choose: "chosen",
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
