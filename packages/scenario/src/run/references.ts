import type { GameObject, GameState, ObjectId, PlayerId } from "@obverse/core";
import { engine } from "../engine.ts";
import { objectAt, objectsNow } from "./objects.ts";
import { Stop } from "./stop.ts";
import { faceNames, nameNow, objectOf, type Thing, type Things } from "./things.ts";

/** What a reference stands for: a thing that may be gone, with the object that it is now. */
export interface Referent {
  readonly thing: Thing;
  readonly object: GameObject | undefined;
}

/** Finds what a reference stands for; stops where it names nothing, or more than one. */
export function refer(state: GameState, things: Things, reference: string): Referent {
  const found = lookUp(state, things, reference);
  if (found === undefined) throw new Stop("no-such-object", reference, suggestions(state, things));
  return found;
}

/** Finds the object that a reference stands for now; stops where there is none. */
export function referToObject(state: GameState, things: Things, reference: string): GameObject {
  const { object } = refer(state, things, reference);
  if (object === undefined) throw new Stop("no-such-object", reference, "gone");
  return object;
}

/** A player of the game by name; stops where there is none. */
export function referToPlayer(state: GameState, name: string): PlayerId {
  const player = state.players.find((candidate) => candidate.id === name);
  if (player === undefined)
    throw new Stop(
      "no-such-player",
      name,
      state.players.map(({ id }) => id),
    );
  return player.id;
}

/** A player or an object by reference, as the rules name targets. */
export function referToTarget(
  state: GameState,
  things: Things,
  reference: string,
): { readonly object: ObjectId } | { readonly player: PlayerId } {
  const player = state.players.find((candidate) => candidate.id === reference);
  if (player !== undefined && !things.labels.has(reference)) return { player: player.id };
  return { object: referToObject(state, things, reference).id };
}

/** Like `refer`, but gives nothing back where the reference names nothing. */
export function lookUp(state: GameState, things: Things, reference: string): Referent | undefined {
  const onStack = /^stack:(\d+)$/.exec(reference);
  if (onStack !== null) {
    const id = state.stack.at(-Number(onStack[1]));
    return id === undefined ? undefined : referentOf(state, things, id);
  }
  const label = things.labels.get(reference);
  if (label !== undefined) return withObject(state, things.byKey.get(label));
  const slash = reference.indexOf("/");
  const player =
    slash > 0 && reference[slash + 1] !== "/"
      ? state.players.find(({ id }) => id === reference.slice(0, slash))?.id
      : undefined;
  const rest = player === undefined ? reference : reference.slice(slash + 1);
  const numbered = /^(.*)#(\d+)$/.exec(rest);
  const name = numbered?.[1] ?? rest;
  const belongs = (thing: Thing, object: GameObject | undefined): boolean =>
    player === undefined ||
    thing.owner === player ||
    (object !== undefined && engine.controllerOf(state, object.id) === player);
  if (numbered !== null) {
    const all = [...things.byKey.values()].filter(
      (thing) => thing.names.includes(name) && belongs(thing, objectOf(state, thing)),
    );
    return withObject(state, all[Number(numbered[2]) - 1]);
  }
  const now = objectsNow(state).filter(
    (object) => nameNow(state, object) === name || faceNames(state, object).includes(name),
  );
  const objects =
    player === undefined
      ? now
      : now.filter((object) => engine.controllerOf(state, object.id) === player || object.owner === player);
  if (objects.length > 1) {
    const unlabelled = objects.filter((object) => !isLabelled(things, object.id));
    const [only, another] = unlabelled;
    if (only !== undefined && another === undefined) return referentOf(state, things, only.id);
    throw new Stop(
      "ambiguous",
      reference,
      objects.map((object) => onlyFitting(state, things, object, name, objects)),
    );
  }
  const [object] = objects;
  if (object !== undefined) return referentOf(state, things, object.id);
  const gone = [...things.byKey.values()].filter((thing) => thing.names.includes(name) && belongs(thing, undefined));
  const [last, another] = gone;
  if (another !== undefined)
    throw new Stop(
      "ambiguous",
      reference,
      gone.map((thing) => withNumber(things, thing, name)),
    );
  return withObject(state, last);
}

/** What a reference stands for; where it fits more than one thing, a reference to each. */
export type Fitting =
  | { readonly ok: true; readonly referent: Referent | undefined }
  | { readonly ok: false; readonly fitting: readonly string[] };

/** Like `lookUp`, but tells also where the reference fits more than one thing. */
export function whatFits(state: GameState, things: Things, reference: string): Fitting {
  try {
    return { ok: true, referent: lookUp(state, things, reference) };
  } catch (error) {
    if (!(error instanceof Stop && error.code === "ambiguous")) throw error;
    return { ok: false, fitting: error.actual as readonly string[] }; // as `lookUp` throws it
  }
}

/** The thing that an object is first of all, with the object. */
function referentOf(state: GameState, things: Things, id: ObjectId): Referent | undefined {
  const thing = things.byKey.get(things.ofObject.get(id)?.[0] ?? "");
  return thing === undefined ? undefined : { thing, object: objectAt(state, id) };
}

/** How a scenario would refer to an object: its label, else its name. */
export function describe(state: GameState, things: Things, object: GameObject): string {
  const keys = things.ofObject.get(object.id) ?? [];
  for (const [label, key] of things.labels) if (key === keys[0]) return label;
  if (object.kind === "ability") {
    const source = objectAt(state, object.source);
    return `ability of ${source === undefined ? `#${object.source}` : describe(state, things, source)}`;
  }
  return nameNow(state, object) ?? faceNames(state, object)[0] ?? `#${object.id}`;
}

/** A reference that fits this object alone, among those of its name: its label, else its name with a player or a number. */
function onlyFitting(
  state: GameState,
  things: Things,
  object: GameObject,
  name: string,
  all: readonly GameObject[],
): string {
  const plain = describe(state, things, object);
  const thing = things.byKey.get(things.ofObject.get(object.id)?.[0] ?? "");
  if (things.labels.has(plain) || thing === undefined) return plain;
  const player = engine.controllerOf(state, object.id);
  const theirs = all.filter((one) => one.owner === player || engine.controllerOf(state, one.id) === player);
  return theirs.length === 1 ? `${player}/${name}` : withNumber(things, thing, name);
}

function withNumber(things: Things, thing: Thing, name: string): string {
  const bearers = [...things.byKey.values()].filter((each) => each.names.includes(name));
  return `${name}#${bearers.indexOf(thing) + 1}`;
}

function isLabelled(things: Things, id: ObjectId): boolean {
  const keys = things.ofObject.get(id) ?? [];
  for (const key of things.labels.values()) if (keys.includes(key)) return true;
  return false;
}

function withObject(state: GameState, thing: Thing | undefined): Referent | undefined {
  return thing === undefined ? undefined : { thing, object: objectOf(state, thing) };
}

function suggestions(state: GameState, things: Things): readonly string[] {
  const named = objectsNow(state)
    .filter((object) => object.zone !== "library")
    .map((object) => describe(state, things, object));
  return [...new Set([...things.labels.keys(), ...named])].slice(0, 30);
}
