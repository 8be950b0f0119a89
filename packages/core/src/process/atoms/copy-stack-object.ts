import type { CopyExceptions } from "../../ability/modification.ts";
import { copySourceOf } from "../../characteristics/characteristics.ts";
import { sourceWithExceptions } from "../../characteristics/copy-source.ts";
import { isRestricted } from "../../characteristics/restrictions.ts";
import { definitionOf } from "../../faces/definitions.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { Component, GameObject, StackState } from "../../model/object.ts";
import { lastKnownAt, objectAt } from "../../storage/objects.ts";
import { emit, simultaneously } from "../emit.ts";
import { newObjectId, newTimestamp, type Procedure, type Process, patchObject, setObject } from "../process.ts";
import { startEffect } from "./effects.ts";
import { tokenComponent } from "./token-definition.ts";

/** Puts a copy of a spell or ability onto the stack (707.10), with the choices made for it: modes, targets, X, costs paid. It isn't cast or activated. */
export function* copyStackObject(
  p: Process,
  of: ObjectId,
  player: PlayerId,
  exceptions?: CopyExceptions,
): Procedure<ObjectId | undefined> {
  const original = objectAt(p.state, of) ?? lastKnownAt(p.state, of)?.object;
  if (original === undefined || original.zone !== "stack") return undefined;
  return yield* simultaneously(p, function* () {
    if (isRestricted(p.state, of, "cannot-be-copied")) {
      emit(p, { kind: "nothing", code: "cannot-be-copied", object: of, rules: ["101.2", "707.10"] });
      return undefined;
    }
    const id = newObjectId(p);
    setObject(p, copyOf(original, id, player, newTimestamp(p)));
    p.state = { ...p.state, stack: [...p.state.stack, id] };
    emit(p, { kind: "copied", object: id, of, player, rules: ["707.10"] });
    const faceDown = isFaceDown(original);
    const copied = exceptions !== undefined || faceDown || hasCopyEffect(p, of) ? copySourceOf(p.state, of) : undefined;
    if (copied !== undefined) {
      const source = sourceWithExceptions(copied, exceptions);
      const own =
        faceDown || isTwoFaced(p, original) ? tokenComponent(p, { kind: "copy", of, copy: source }) : undefined;
      if (own !== undefined) {
        const { what, face } = own;
        patchObject(p, id, { components: [{ what: { kind: "spell-copy", definition: what.definition }, face }] });
        return id;
      }
      yield* startEffect(p, {
        kind: "continuous",
        controller: player,
        objects: [id],
        modifications: [{ kind: "copy-of", source }],
        duration: { duration: { kind: "permanent" }, turn: p.state.turn.number },
      });
    }
    return id;
  });
}

/** Whether it is a face-down spell: its copy has the characteristics that it shows, and is face up, as that isn't copied (707.2). */
const isFaceDown = (original: GameObject): boolean => original.kind === "card" && original.faceDown !== undefined;

/** Whether it is a double-faced spell that is face up: a copy of it has both its faces, each as the copy effects have it (707.10g). */
function isTwoFaced(p: Process, original: GameObject): boolean {
  const [top, below] = original.kind === "card" && !isFaceDown(original) ? original.components : [];
  return (
    top !== undefined &&
    below === undefined &&
    definitionOf(p.state.definitions, top.what.definition).faces.length === 2
  );
}

function hasCopyEffect(p: Process, of: ObjectId): boolean {
  return p.state.effects.some(
    (effect) =>
      effect.kind === "continuous" &&
      effect.objects?.includes(of) === true &&
      effect.modifications.some(({ kind }) => kind === "copy-of"),
  );
}

function copyOf(
  original: Exclude<GameObject, { kind: "emblem" }>,
  id: ObjectId,
  player: PlayerId,
  timestamp: number,
): GameObject {
  const common = { id, owner: player, controller: player, timestamp, counters: {} };
  if (original.kind === "ability") return { ...original, ...common, copy: true, stack: copiedChoices(original.stack) };
  const components = original.components.map(
    ({ what, face }): Component => ({ what: { kind: "spell-copy", definition: what.definition }, face }),
  );
  return {
    kind: "card",
    zone: "stack",
    ...common,
    components,
    turned: 0,
    stack: copiedChoices(original.stack ?? { targets: [] }),
  };
}

/** The choices that a copy has too (707.10): not where it was cast from, nor what becomes of the card. */
function copiedChoices(stack: StackState): StackState {
  const { castFrom: _from, afterwards: _afterwards, ...choices } = stack;
  return choices;
}
