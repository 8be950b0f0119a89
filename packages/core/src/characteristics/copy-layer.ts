import type { Modification } from "../ability/modification.ts";
import type { ObjectId } from "../model/ids.ts";
import type { CardObject, CopySource } from "../model/object.ts";
import type { ContinuousEffect, GameEffect, GameState } from "../model/state.ts";
import { unsupported } from "../model/unsupported.ts";
import { objectIndex } from "../storage/object-index.ts";
import { asCast, prototypeOf } from "./as-cast.ts";
import type { CopiableValues } from "./copiable-values.ts";
import { NO_VALUES, valuesFaceDown } from "./copiable-values.ts";
import { withExceptions } from "./copy-exceptions.ts";
import { ownSource, ownValues, sourceWithExceptions, valuesOfSource } from "./copy-source.ts";

const copies = new WeakMap<readonly GameEffect[], ReadonlyMap<ObjectId, Copy>>();

/** A copy effect that applies to an object. */
export interface Copy {
  readonly source: CopySource;
  /** The effect; absent for what it entered as, and for a static ability's. */
  readonly effect?: ContinuousEffect;
  /** The permanent whose static ability it is. Absent: none. */
  readonly by?: ObjectId;
}

/**
 * The copy effect that makes the object's values: the latest one, of something that resolved or of a static ability (613.2a), else what it entered as
 * (707.5); none from before it last merged, since that has overwritten them (730.2a). Nothing: it copies nothing.
 */
export function copyOn(state: GameState, object: CardObject): Copy | undefined {
  const since = object.permanent?.mergedAt ?? -1;
  const latest = copiesIn(state.effects).get(object.id);
  const resolved = (latest?.effect?.timestamp ?? -1) > since ? latest : undefined;
  const attached = copyByAttachment(state, object.id);
  if (attached !== undefined && attached.timestamp > Math.max(since, resolved?.effect?.timestamp ?? -1))
    return attached;
  if (resolved !== undefined) return resolved;
  const entered = object.permanent?.enteredAs;
  return entered === undefined ? undefined : { source: entered };
}

/** Layer 1: own values, then copy effects (613.2a), then face-down status (613.2b). A card exiled face down has no characteristics (406.3a). */
export function copiableValuesOf(state: GameState, object: CardObject): CopiableValues {
  if (object.hidden !== undefined) return NO_VALUES;
  if (object.faceDown !== undefined) return valuesFaceDown(object.faceDown.values);
  const copy = copyOn(state, object);
  if (copy !== undefined) return asCast(object, valuesOfSource(state, copy.source, object));
  const own = ownValues(state, object);
  return asCast(object, withExceptions(own, prototypeOf(object, own)));
}

/** What a copy effect that starts now would be fixed as (707.2, 707.3): face-down values, what it copies itself, else its own face. */
export function sourceOfCopy(state: GameState, object: CardObject): CopySource {
  if (object.faceDown !== undefined) return { kind: "face-down", values: object.faceDown.values };
  const copy = copyOn(state, object);
  if (copy !== undefined) return copy.source;
  return sourceWithExceptions(ownSource(state, object), prototypeOf(object, ownValues(state, object)));
}

function copiesIn(effects: readonly GameEffect[]): ReadonlyMap<ObjectId, Copy> {
  const known = copies.get(effects);
  if (known !== undefined) return known;
  const found = new Map<ObjectId, Copy & { readonly timestamp: number }>();
  for (const effect of effects) {
    if (effect.kind !== "continuous") continue;
    for (const modification of effect.modifications) {
      if (modification.kind === "copy") unsupported("a copy effect whose source was not fixed");
      if (modification.kind !== "copy-of") continue;
      if (effect.objects === undefined) unsupported("a copy effect without fixed objects");
      for (const id of effect.objects) {
        if ((found.get(id)?.timestamp ?? -1) <= effect.timestamp)
          found.set(id, { source: modification.source, effect, timestamp: effect.timestamp });
      }
    }
  }
  copies.set(effects, found);
  return found;
}

/** The permanents attached to something that may make it a copy of what was chosen as they entered. */
const copying = objectIndex<CardObject, null>((entry) =>
  entry.kind === "card" && entry.chosenCopy !== undefined && typeof entry.permanent?.attachedTo === "number"
    ? [entry]
    : [],
);

/** The objects that something attached to them makes a copy of what was chosen. */
export function copiedByAttachment(state: GameState): readonly ObjectId[] {
  return copying(state.objects, null).flatMap(({ permanent }) =>
    typeof permanent?.attachedTo === "number" ? [permanent.attachedTo] : [],
  );
}

function copyByAttachment(state: GameState, host: ObjectId): (Copy & { readonly timestamp: number }) | undefined {
  let found: (Copy & { readonly timestamp: number }) | undefined;
  for (const object of copying(state.objects, null)) {
    const { permanent, chosenCopy, timestamp, id } = object;
    if (
      permanent?.attachedTo !== host ||
      permanent.phasedOut !== undefined ||
      chosenCopy === undefined ||
      (found?.timestamp ?? -1) > timestamp
    )
      continue;
    const exceptions = copiableValuesOf(state, object).abilities.flatMap((ability) =>
      ability.kind === "static" && ability.affects?.kind === "attached"
        ? (ability.modifications ?? []).flatMap((one) => (isCopyOfChosen(one) ? [one.exceptions] : []))
        : [],
    );
    const [one] = exceptions;
    if (exceptions.length > 0)
      found = { source: one === undefined ? chosenCopy : sourceWithExceptions(chosenCopy, one), by: id, timestamp };
  }
  return found;
}

/** Whether a modification makes a copy of the chosen object: the only copying that a static ability is carried out with. */
export function isCopyOfChosen(modification: Modification): modification is Extract<Modification, { kind: "copy" }> {
  return (
    modification.kind === "copy" &&
    modification.of.kind === "all" &&
    modification.of.filter.kind === "chosen" &&
    modification.of.filter.what === "object"
  );
}
