import type { Action, Answer, Decision, GameState, ObjectId, PlayerId, TargetRef } from "@obverse/core";
import { activatedAbilitiesOf } from "@obverse/core";
import { engine } from "../engine.ts";
import type { Step } from "../format/scenario.ts";
import type { AnswerSpec } from "../format/step.ts";
import { objectAt } from "../run/objects.ts";
import { describe, whatFits } from "../run/references.ts";
import type { Things } from "../run/things.ts";

/** A reference to an object that a scenario understands: its label or name where that is enough, else by its place in the order of things. */
export function referenceTo(state: GameState, things: Things, id: ObjectId): string {
  const object = objectAt(state, id);
  if (object === undefined) return `#${id}`;
  const onStack = state.stack.indexOf(id);
  const plain = describe(state, things, object);
  if (object.kind === "card" && names(state, things, plain, id)) return plain;
  if (onStack >= 0) return `stack:${state.stack.length - onStack}`;
  const keys = things.ofObject.get(id) ?? [];
  const thing = things.byKey.get(keys[0] ?? "");
  for (const name of thing?.names ?? []) {
    const owned = `${engine.controllerOf(state, id)}/${name}`;
    if (names(state, things, owned, id)) return owned;
    const bearers = [...things.byKey.values()].filter((each) => each.names.includes(name));
    const at = bearers.findIndex((each) => each.key === thing?.key);
    if (at >= 0) return `${name}#${at + 1}`;
  }
  return plain;
}

function names(state: GameState, things: Things, reference: string, id: ObjectId): boolean {
  const found = whatFits(state, things, reference);
  return found.ok && found.referent?.object?.id === id;
}

/** An action as a step of a scenario. */
export function writtenAction(state: GameState, things: Things, action: Action, by: PlayerId): Step | undefined {
  const to = (id: ObjectId): string => referenceTo(state, things, id);
  switch (action.kind) {
    case "pass":
      return { pass: by };
    case "cast":
      return {
        cast: to(action.object),
        by,
        ...(action.face === undefined ? {} : { face: faceWord(state, action.object, action.face) }),
        ...(action.faceDown === undefined ? {} : { faceDown: action.faceDown }),
        ...(action.via === undefined ? {} : { via: action.via }),
      };
    case "play-land":
      return { play: to(action.object), by, ...(action.face === undefined ? {} : { face: action.face }) };
    case "activate": {
      const activated = activatedAbilitiesOf(state, action.object);
      const at = activated.findIndex(({ key }) => key === action.ability);
      const ability = activated[at]?.ability.keyword ?? at + 1;
      return { activate: to(action.object), by, ability };
    }
    case "turn-face-up":
      return { turnUp: to(action.object), by, via: action.via };
    case "special":
      return { special: to(action.object), by, action: action.action };
    case "leave-game":
      return { leave: action.player };
    case "concede":
      return { leave: by };
    default:
      return undefined;
  }
}

function faceWord(
  state: GameState,
  id: ObjectId,
  face: NonNullable<Extract<Action, { kind: "cast" }>["face"]>,
): string {
  if (typeof face === "string") return face;
  const object = objectAt(state, id);
  const definition =
    object?.kind === "card" ? state.definitions[object.components[0]?.what.definition ?? ""] : undefined;
  return face.half === "fused" ? "fused" : (definition?.halves?.parts[face.half].name ?? "front");
}

/** An answer as a scenario writes it. Nothing for declarations of attackers and blockers, which are steps, and for chance. */
export function writtenAnswer(
  state: GameState,
  things: Things,
  decision: Decision,
  answer: Answer,
): AnswerSpec | undefined {
  const to = (id: ObjectId): string => referenceTo(state, things, id);
  const target = (ref: TargetRef): string => ("object" in ref ? to(ref.object) : ref.player);
  switch (answer.kind) {
    case "may":
    case "pay":
      return { [answer.kind]: answer.yes };
    case "pick":
    case "target":
      return { [answer.kind]: answer.chosen.map(target) };
    case "order":
      return decision.kind === "order"
        ? {
            order: answer.order.flatMap((at) =>
              decision.items[at] === undefined ? [] : [to(decision.items[at].object)],
            ),
          }
        : undefined;
    case "mode":
      return { mode: answer.modes.map((mode) => mode + 1) };
    case "face":
      return answer.face === "half-0" || answer.face === "half-1" ? undefined : { face: answer.face };
    case "number":
      return { number: answer.number };
    case "name":
    case "type":
    case "position":
      return { [answer.kind]: answer.text };
    case "color":
      return { color: answer.colors };
    case "divide":
      return decision.kind === "divide"
        ? { divide: Object.fromEntries(decision.among.map((ref, at) => [target(ref), answer.amounts[at] ?? 0])) }
        : undefined;
    case "replace": {
      const option = decision.kind === "replace" ? decision.options[answer.index] : undefined;
      return option === undefined
        ? undefined
        : { replace: option.source === undefined ? option.code : to(option.source) };
    }
    default:
      return undefined;
  }
}

/** A declaration of attackers or blockers as a step of a scenario. */
export function writtenDeclaration(state: GameState, things: Things, answer: Answer): Step | undefined {
  const to = (id: ObjectId | PlayerId): string => (typeof id === "number" ? referenceTo(state, things, id) : id);
  if (answer.kind === "attackers" && answer.attacks.length > 0)
    return {
      attack: answer.attacks.map(({ attacker, defender }) => ({ attacker: to(attacker), defender: to(defender) })),
    };
  if (answer.kind === "blockers" && answer.blocks.length > 0)
    return { block: answer.blocks.map(({ blocker, attacker }) => ({ blocker: to(blocker), attacker: to(attacker) })) };
  return undefined;
}
