import type { Ability } from "../ability/ability.ts";
import type { ObjectId } from "../model/ids.ts";
import type { GameObject, LastKnown } from "../model/object.ts";
import type { GameState } from "../model/state.ts";
import { objectIndex } from "../storage/object-index.ts";
import { valuesFaceDown } from "./copiable-values.ts";
import { ownValues, valuesOfSource } from "./copy-source.ts";
import { staticsOf, worksOn } from "./statics.ts";

const all = new WeakMap<GameState["objects"], readonly ObjectId[]>();

/**
 * Objects whose own abilities include a static one that works where they are, apart from characteristic-defining ones. Kept per object, so that a
 * change to one object looks at no other.
 */
export function staticSources(state: GameState): readonly ObjectId[] {
  let found = all.get(state.objects);
  if (found === undefined) {
    found = sources(state.objects, state);
    all.set(state.objects, found);
  }
  return found;
}

const sources = objectIndex<ObjectId, GameState>((entry, state) => (isSource(state, entry) ? [entry.id] : []));

function isSource(state: GameState, entry: GameObject | LastKnown): boolean {
  if (entry.kind === "gone" || entry.kind === "ability") return false;
  if (entry.kind === "emblem") return hasStatic(entry.abilities, entry);
  if (entry.permanent?.phasedOut !== undefined) return false;
  if (entry.faceDown !== undefined) return hasStatic(valuesFaceDown(entry.faceDown.values).abilities, entry);
  const entered = entry.permanent?.enteredAs;
  return hasStatic(
    (entered === undefined ? ownValues(state, entry) : valuesOfSource(state, entered, entry)).abilities,
    entry,
  );
}

/** Whether some ability is a static one that works where its object is and isn't characteristic-defining. */
function hasStatic(abilities: readonly Ability[], object: Pick<GameObject, "kind" | "zone">): boolean {
  return abilities.some((ability) =>
    staticsOf(ability).some((one) => one.defining === undefined && worksOn(one, object)),
  );
}
