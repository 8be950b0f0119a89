import type { ObjectId } from "../model/ids.ts";
import type { GameObject } from "../model/object.ts";
import type { GameState } from "../model/state.ts";
import { unsupported } from "../model/unsupported.ts";
import { lastKnownAt, objectAt } from "../storage/objects.ts";
import type { Scope } from "./scope.ts";

/** An object as it is, or as it last was where it is gone (608.2h). Throws where there never was one. */
export function knownObject(state: GameState, id: ObjectId): GameObject {
  const found = objectAt(state, id) ?? lastKnownAt(state, id)?.object;
  if (found === undefined) throw new Error(`no object ${id}`);
  return found;
}

/** Whether an object is a spell: a card or a copy of one on the stack (112.1). */
export function isSpell(object: GameObject): boolean {
  return object.kind === "card" && object.zone === "stack";
}

/** Whether an object is a permanent (110.1). */
export function isPermanent(object: GameObject): boolean {
  return object.kind === "card" && object.zone === "battlefield";
}

/** The object that an ability is of, under the id it had. What asks for it without one is not supported. */
export function sourceOf({ ctx }: Scope): ObjectId {
  return ctx.source ?? unsupported("a source where there is none");
}

/** The object with which an ability is linked (607.2): its source; of an emblem's ability, what created the emblem. */
export function linkSourceOf(scope: Scope): ObjectId {
  const id = sourceOf(scope);
  const source = knownObject(scope.state, id);
  return source.kind === "emblem" ? (source.createdBy ?? id) : id;
}

/** What was chosen for the source (607.2d). Nothing: nothing was, or there is no source. */
export function chosenFor({ state, ctx }: Scope, what: string): string | number | undefined {
  if (ctx.source === undefined) return undefined;
  const source = knownObject(state, ctx.source);
  return source.kind === "ability" ? undefined : source.chosen?.[what];
}
