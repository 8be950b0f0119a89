import { faceDownValues } from "../../faces/face-down-values.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { CardObject, StackState } from "../../model/object.ts";
import type { GameState } from "../../model/state.ts";
import { cardObjectAt, withStored } from "../../storage/objects.ts";
import { type SpellShape, shapeKey } from "./spell-shape.ts";

/** What a card object has in common with the spell it is or would be in this shape. */
export function spellPart(object: CardObject, shape: SpellShape): Pick<CardObject, "components" | "faceDown"> {
  const [top] = object.components;
  const components = top === undefined ? object.components : [{ what: top.what, face: shape.face }];
  return {
    components,
    ...(shape.faceDown === undefined
      ? {}
      : {
          faceDown: {
            cause: shape.faceDown,
            values: faceDownValues(shape.faceDown),
            ...(shape.turnsUpFirst === undefined ? {} : { turnsUpFirst: shape.turnsUpFirst }),
          },
        }),
  };
}

/** The stack's facts about a spell in this shape before anything is chosen for it. */
export function proposedStack(object: CardObject, shape: SpellShape, via: string | undefined): StackState {
  return {
    targets: [],
    castFrom: object.zone,
    ...(object.exiledWith === undefined ? {} : { exiledWith: object.exiledWith }),
    ...(object.exiledBy === undefined ? {} : { exiledBy: object.exiledBy }),
    ...(via === undefined ? {} : { via }),
    ...(shape.half === undefined || shape.half === "fused" ? {} : { half: shape.half }),
  };
}

/**
 * The game as it would be with the card on the stack in this shape, under the id it has now: what is asked whether it can be cast (601.3e, 708.4, 712.11c).
 * Continuous effects that would apply to the spell are thereby considered.
 */
export function asSpell(state: GameState, id: ObjectId, player: PlayerId, shape: SpellShape, via?: string): GameState {
  const key = `${id}:${player}:${shapeKey(shape)}:${via ?? ""}`;
  let known = wouldBes.get(state);
  if (known === undefined) {
    known = new Map();
    wouldBes.set(state, known);
  }
  let found = known.get(key);
  if (found === undefined) {
    found = propose(state, id, player, shape, via);
    known.set(key, found);
  }
  return found;
}

/** What was fixed to the card ends as it becomes a spell (400.7); what lets it be cast applies until then. */
function withoutObject(effects: GameState["effects"], id: ObjectId): GameState["effects"] {
  const ends = (effect: GameState["effects"][number]): boolean =>
    effect.kind === "continuous" && effect.rules === undefined && effect.objects?.includes(id) === true;
  if (!effects.some(ends)) return effects;
  return effects.map((effect) =>
    effect.kind === "continuous" && ends(effect)
      ? { ...effect, objects: (effect.objects ?? []).filter((other) => other !== id) }
      : effect,
  );
}

const spells = new WeakMap<CardObject, Map<string, CardObject>>();

/** The spell that a card would be: the same object each time, so that what is known of it is known again. */
function spellOf(object: CardObject, player: PlayerId, shape: SpellShape, via: string | undefined): CardObject {
  const of = spells.get(object) ?? new Map<string, CardObject>();
  spells.set(object, of);
  const key = `${player}:${shapeKey(shape)}:${via ?? ""}`;
  const known = of.get(key);
  if (known !== undefined) return known;
  const { hidden: _, permanent: __, faceDown: ___, ...rest } = object;
  const made: CardObject = {
    ...rest,
    ...spellPart(object, shape),
    zone: "stack",
    controller: player,
    stack: proposedStack(object, shape, via),
  };
  of.set(key, made);
  return made;
}

const wouldBes = new WeakMap<GameState, Map<string, GameState>>();

function propose(
  state: GameState,
  id: ObjectId,
  player: PlayerId,
  shape: SpellShape,
  via: string | undefined,
): GameState {
  const object = cardObjectAt(state, id);
  if (object === undefined) throw new Error(`no card object ${id}`);
  const spell = spellOf(object, player, shape, via);
  const without = (ids: readonly ObjectId[]): readonly ObjectId[] =>
    ids.includes(id) ? ids.filter((other) => other !== id) : ids;
  return {
    ...state,
    objects: withStored(state.objects, spell),
    stack: [...state.stack, id],
    effects: withoutObject(state.effects, id),
    exile: without(state.exile),
    command: without(state.command),
    players: state.players.map((other) =>
      other.id === object.owner
        ? { ...other, hand: without(other.hand), graveyard: without(other.graveyard), library: without(other.library) }
        : other,
    ),
  };
}
