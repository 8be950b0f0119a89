import type { FaceDownListing } from "../../ability/effect.ts";
import { controllerOf } from "../../characteristics/characteristics.ts";
import { definitionOf } from "../../faces/definitions.ts";
import { turnFaceDownRefusal } from "../../faces/face-down-check.ts";
import { faceDownValues } from "../../faces/face-down-values.ts";
import { isDoubleFacedCard } from "../../faces/face-up.ts";
import { turnFaceUpRefusal } from "../../faces/turn-up.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { RuleKey } from "../../rules/rules.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { emit, simultaneously } from "../emit.ts";
import { newTimestamp, type Procedure, type Process, patchObject, setObject } from "../process.ts";
import { applyAsTurnedFaceUp } from "../replacement/as-transforms.ts";
import { turningUpReplaced } from "../replacement/turn-face-up.ts";
import { changeCounters } from "./counters.ts";
import { renaming } from "./renaming.ts";

/** Turns permanents face up at the same time (708.7–8), “as turned face up” applied (708.11). `x`: chosen for a cost with X. Gives back those that turned. */
export function* turnFaceUp(
  p: Process,
  ids: readonly ObjectId[],
  by: PlayerId,
  rules: readonly RuleKey[],
  more: { readonly x?: number; readonly megamorph?: true } = {},
): Procedure<readonly ObjectId[]> {
  return yield* simultaneously(p, function* () {
    const turning: ObjectId[] = [];
    for (const id of new Set(ids)) {
      const object = cardObjectAt(p.state, id);
      if (object?.permanent === undefined || object.permanent.phasedOut !== undefined || object.faceDown === undefined)
        continue;
      const refusal = turnFaceUpRefusal(p.state, id);
      if (refusal === undefined) turning.push(id);
      else {
        // An instant or sorcery card is shown and stays face down (701.40g, 701.58g, 730.2g).
        if (refusal.detail === "instant-or-sorcery")
          emit(p, { kind: "revealed", object: id, player: by, rules: refusal.rules });
        emit(p, { kind: "nothing", code: refusal.code, object: id, rules: refusal.rules });
      }
    }
    const faces = new Map<ObjectId, readonly RuleKey[]>();
    const before = p.state;
    for (const id of turning) {
      const object = cardObjectAt(p.state, id);
      if (object === undefined) continue;
      const { faceDown: _, ...up } = object;
      // Abilities that refer to X mean the one chosen now, if any (702.37f, 107.3).
      const { x: _x, ...paid } = up.cast ?? { targets: [] };
      const cast = more.x === undefined ? (up.cast === undefined ? undefined : paid) : { ...paid, x: more.x };
      setObject(p, {
        ...up,
        components: up.components.map(({ faceDown: _under, ...component }) => ({ ...component, face: "front" })),
        timestamp: newTimestamp(p),
        ...(cast === undefined ? {} : { cast }),
      });
      const doubleFaced = object.components.some(({ what }) =>
        isDoubleFacedCard(definitionOf(p.state.definitions, what.definition)),
      );
      faces.set(id, doubleFaced ? ["712.15a"] : []);
    }
    for (const id of turning) yield* applyAsTurnedFaceUp(p, id);
    for (const id of turning) yield* turningUpReplaced(p, id);
    if (more.megamorph === true) for (const id of turning) yield* changeCounters(p, id, "+1/+1", 1, by);
    const after = p.state;
    for (const id of turning)
      emit(p, {
        kind: "turned-face-up",
        object: id,
        player: by,
        ...renaming(before, after, id),
        rules: [...rules, "708.8", "613.7f", ...(faces.get(id) ?? [])],
      });
    return turning;
  });
}

/** Turns face-down cards in exile face up: all may see them from now on (406.3). Gives back those that turned. */
export function* showExiled(p: Process, ids: readonly ObjectId[], by: PlayerId): Procedure<readonly ObjectId[]> {
  return yield* simultaneously(p, function* () {
    const shown: ObjectId[] = [];
    for (const id of new Set(ids)) {
      const object = cardObjectAt(p.state, id);
      if (object?.zone !== "exile" || object.hidden === undefined) continue;
      const { hidden: _, ...rest } = object;
      setObject(p, rest);
      emit(p, { kind: "revealed", object: id, player: by, rules: ["406.3"] });
      shown.push(id);
    }
    return shown;
  });
}

/** Turns those face up, of these permanents, that something turns up before they deal or are dealt damage or become tapped. */
export function* turnUpFirst(p: Process, ids: readonly ObjectId[]): Procedure {
  for (const id of new Set(ids)) {
    const object = cardObjectAt(p.state, id);
    if (object?.permanent === undefined || object.faceDown?.turnsUpFirst === undefined) continue;
    yield* turnFaceUp(p, [id], controllerOf(p.state, id), ["614.1a"]);
  }
}

/** Turns permanents face down at the same time, those that can be (708.2b, 712.16). */
export function* turnFaceDown(
  p: Process,
  ids: readonly ObjectId[],
  by: PlayerId,
  values?: FaceDownListing,
): Procedure<readonly ObjectId[]> {
  return yield* simultaneously(p, function* () {
    const before = p.state;
    const turned: ObjectId[] = [];
    for (const id of new Set(ids)) {
      const object = cardObjectAt(p.state, id);
      if (object?.permanent === undefined || object.permanent.phasedOut !== undefined) continue;
      const refusal = turnFaceDownRefusal(p.state, id);
      if (refusal !== undefined) {
        emit(p, { kind: "nothing", code: refusal.code, object: id, rules: refusal.rules });
        continue;
      }
      patchObject(p, id, {
        faceDown: { cause: "plain", values: values ?? faceDownValues("plain") },
        timestamp: newTimestamp(p),
      });
      turned.push(id);
    }
    const after = p.state;
    for (const id of turned)
      emit(p, {
        kind: "turned-face-down",
        object: id,
        player: by,
        ...renaming(before, after, id),
        rules: ["708.2a", "613.7f"],
      });
    return turned;
  });
}
