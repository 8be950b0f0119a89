import type { Filter } from "../ability/filter.ts";
import { asPrinted, kindOfSubtype } from "../characteristics/type-lists.ts";
import type { ObjectId } from "../model/ids.ts";
import { chosenFor, knownObject } from "./known-object.ts";
import type { Scope } from "./scope.ts";

type Same = Extract<Filter, { kind: "same" }>;
type Chosen = Extract<Filter, { kind: "chosen" }>["what"];

/** Whether an object shares something with one of the others (201.2, 201.2b). A nameless object shares no name. */
export function matchesSame(scope: Scope, filter: Same, id: ObjectId): boolean {
  return scope.evaluate.select(scope, filter.as).some((other) => shares(scope, filter.what, id, other));
}

function shares({ state, read }: Scope, what: Same["what"], id: ObjectId, other: ObjectId): boolean {
  const [a, b] = [read.characteristics(id), read.characteristics(other)];
  switch (what) {
    case "name":
      return namesOf(a).some((name) => namesOf(b).includes(name));
    case "color":
      return a.colors.some((color) => b.colors.includes(color));
    case "type":
      return a.types.some((type) => b.types.includes(type));
    case "creature-type":
      return a.subtypes.some((subtype) => kindOfSubtype(subtype) === "creature" && b.subtypes.includes(subtype));
    case "mana-value":
      return a.manaValue === b.manaValue;
    case "power":
      return a.power !== undefined && a.power === b.power;
    case "controller":
      return read.controller(id) === read.controller(other);
    case "owner":
      return knownObject(state, id).owner === knownObject(state, other).owner;
  }
}

/** Whether an object is what was chosen for the source (607.2d), or kept under that word by an earlier instruction. */
export function matchesChosen(scope: Scope, what: Chosen, id: ObjectId): boolean {
  const { state, ctx, read } = scope;
  if (what === "object") {
    const kept = ctx.bound?.object?.objects;
    return kept?.includes(id) === true || chosenFor(scope, "object") === id;
  }
  const now = () => read.characteristics(id);
  const chosen = ctx.bound?.[what]?.text ?? ctx.bound?.[what]?.number ?? chosenFor(scope, what);
  if (chosen === undefined) return false;
  const text = String(chosen);
  switch (what) {
    case "name":
      return namesOf(now()).includes(text);
    case "color":
      return now().colors.some((color) => color === text);
    case "type":
      return now().types.includes(asPrinted(text)) || now().subtypes.includes(asPrinted(text));
    case "creature-type":
      return now().subtypes.includes(asPrinted(text));
    case "number":
      return knownObject(state, id).kind === "card" && now().manaValue === Number(text);
  }
}

function namesOf({
  name,
  otherNames = [],
}: {
  readonly name: string | null;
  readonly otherNames?: readonly string[];
}): readonly string[] {
  return name === null ? otherNames : [name, ...otherNames];
}
