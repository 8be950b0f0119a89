import type { GameObject, GameState } from "@obverse/core";
import { engine } from "../engine.ts";
import type { StackEntry } from "../format/expectation.ts";
import { objectAt } from "../run/objects.ts";
import { describe, refer } from "../run/references.ts";
import { sameBag } from "./match.ts";
import type { Mismatch, Moment } from "./moment.ts";
import { propertyOf } from "./object-values.ts";

/** Compares the whole stack, from the top. */
export function checkStack(moment: Moment, expected: readonly StackEntry[]): readonly Mismatch[] {
  const actual = [...moment.state.stack].reverse().flatMap((id) => objectAt(moment.state, id) ?? []);
  if (actual.length !== expected.length)
    return [
      {
        at: "stack",
        expected: expected.length,
        actual: actual.map((object) => describe(moment.state, moment.things, object)),
      },
    ];
  return expected.flatMap((entry, index) => {
    const object = actual[index];
    return object === undefined ? [] : checkEntry(moment, object, entry, `stack.${index + 1}`);
  });
}

function checkEntry(moment: Moment, object: GameObject, entry: StackEntry, at: string): readonly Mismatch[] {
  const mismatches: Mismatch[] = [];
  const compare = (key: keyof StackEntry, expected: unknown, actual: unknown, same: boolean): void => {
    if (!same) mismatches.push({ at: `${at}.${key}`, expected, actual });
  };
  const kind = object.kind === "ability" ? "ability" : "spell";
  if (entry.kind !== undefined) compare("kind", entry.kind, kind, kind === entry.kind);
  if (entry.source !== undefined) {
    const { thing } = refer(moment.state, moment.things, entry.source);
    const id = object.kind === "ability" ? object.source : object.id;
    compare(
      "source",
      entry.source,
      describe(moment.state, moment.things, object),
      thing.ids.includes(id) || moment.things.ofObject.get(id)?.includes(thing.key) === true,
    );
  }
  if (entry.name !== undefined) {
    const name = nameOnStack(moment.state, object);
    compare("name", entry.name, name, name === entry.name);
  }
  if (entry.face !== undefined)
    compare("face", entry.face, propertyOf(moment, object, "face"), propertyOf(moment, object, "face") === entry.face);
  if (entry.faceUp !== undefined)
    compare(
      "faceUp",
      entry.faceUp,
      propertyOf(moment, object, "faceUp"),
      propertyOf(moment, object, "faceUp") === entry.faceUp,
    );
  if (entry.copy !== undefined) compare("copy", entry.copy, isCopy(object), isCopy(object) === entry.copy);
  if (entry.targets !== undefined) {
    const targets = object.kind === "emblem" ? [] : (object.stack?.targets.flat() ?? []);
    const keys = targets.map((ref) =>
      "player" in ref ? ref.player : (moment.things.ofObject.get(ref.object)?.[0] ?? String(ref.object)),
    );
    const wanted = entry.targets.map((reference) =>
      moment.state.players.some(({ id }) => id === reference)
        ? reference
        : refer(moment.state, moment.things, reference).thing.key,
    );
    const names = targets.map((ref) => ("player" in ref ? ref.player : nameOf(moment, ref.object)));
    compare(
      "targets",
      entry.targets,
      names,
      sameBag(keys, wanted, (actual, expected) => actual === expected),
    );
  }
  return mismatches;
}

function nameOnStack(state: GameState, object: GameObject): string | null {
  if (object.kind === "card") return engine.characteristics(state, object.id).name;
  return null;
}

function nameOf(moment: Moment, id: GameObject["id"]): string {
  const object = objectAt(moment.state, id);
  return object === undefined ? `#${id}` : describe(moment.state, moment.things, object);
}

const isCopy = (object: GameObject): boolean =>
  object.kind === "ability"
    ? object.copy === true
    : object.kind === "card" && object.components.some(({ what }) => what.kind === "spell-copy");
