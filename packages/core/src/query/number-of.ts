import type { ObjectNumber } from "../ability/filter.ts";
import { HALF_FLAGS } from "../characteristics/halves.ts";
import type { ObjectId } from "../model/ids.ts";
import { knownObject } from "./known-object.ts";
import type { Scope } from "./scope.ts";

/** A number of an object. Nothing: it has none. */
export function numberOf({ state, read }: Scope, what: ObjectNumber, id: ObjectId): number | undefined {
  switch (what) {
    case "power":
    case "toughness":
    case "loyalty":
    case "defense":
      return read.characteristics(id)[what];
    case "mana-value":
      return read.characteristics(id).manaValue;
    case "base-power":
      return read.base(id, "power");
    case "base-toughness":
      return read.base(id, "toughness");
    case "colors":
      return read.characteristics(id).colors.length;
    case "targets": {
      const object = knownObject(state, id);
      return object.kind === "emblem" ? undefined : object.stack?.targets.flat().length;
    }
    case "times-mutated": {
      // Each mutating creature spell that merged with it is one more component (730.2).
      const object = knownObject(state, id);
      return object.kind === "card" ? object.components.length - 1 : undefined;
    }
    case "unlocked-doors": {
      const object = knownObject(state, id);
      const flags = object.kind === "card" ? (object.permanent?.flags ?? {}) : {};
      return HALF_FLAGS.unlocked.filter((flag) => flags[flag] === true).length;
    }
    case "level": {
      const object = knownObject(state, id);
      return object.kind === "card" && object.permanent !== undefined ? (object.permanent.level ?? 1) : undefined;
    }
    case "mana-spent": {
      const object = knownObject(state, id);
      return object.kind === "card" ? ((object.stack ?? object.cast)?.manaSpent?.length ?? 0) : undefined;
    }
  }
}
