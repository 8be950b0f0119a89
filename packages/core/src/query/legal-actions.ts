import { controllerOf } from "../characteristics/characteristics.ts";
import { keywordsOf } from "../characteristics/keywords.ts";
import { playableLandFaces } from "../faces/cast-face.ts";
import { turnUpProcedures } from "../faces/turn-up.ts";
import type { Action } from "../model/action.ts";
import { SPECIAL_ACTIONS } from "../model/action.ts";
import type { ObjectId, PlayerId } from "../model/ids.ts";
import type { CardObject } from "../model/object.ts";
import type { Refusal } from "../model/refusal.ts";
import type { GameState } from "../model/state.ts";
import { lockedDoors } from "../process/actions/special/unlock.ts";
import { activatedAbilitiesOf } from "../process/casting/activated-abilities.ts";
import { cardOf, mayCastRules } from "../process/casting/permissions.ts";
import { castWays } from "../process/casting/ways.ts";
import { begunAction } from "../process/units/action.ts";
import { cardObjectAt, objectAt } from "../storage/objects.ts";
import { tryAction } from "./try-action.ts";

/** Something a player may do now. */
export interface LegalAction {
  readonly action: Action;
  readonly ok: true;
}

/** Something a player has but may not do now, and why. */
export interface RefusedAction {
  readonly action: Action;
  readonly ok: false;
  readonly refusal: Refusal;
}

/** Everything that a player with priority may do now (117.1); what an action leaves open has some choice that works. Nothing without priority. */
export function legalActions(state: GameState, player: PlayerId): readonly LegalAction[] {
  return consideredActions(state, player).flatMap((considered) => (considered.ok ? [considered] : []));
}

/** What a player could do with what they have but not now, each with the reason: cards to cast or play, abilities to activate, permanents to turn up. */
export function refusedActions(state: GameState, player: PlayerId): readonly RefusedAction[] {
  return consideredActions(state, player).flatMap((considered) => (considered.ok ? [] : [considered]));
}

const known = new WeakMap<GameState, Map<PlayerId, readonly (LegalAction | RefusedAction)[]>>();

function consideredActions(state: GameState, player: PlayerId): readonly (LegalAction | RefusedAction)[] {
  if (state.pending !== undefined || state.next.kind !== "priority" || state.next.player !== player) return [];
  let of = known.get(state);
  if (of === undefined) {
    of = new Map();
    known.set(state, of);
  }
  let found = of.get(player);
  if (found === undefined) {
    found = candidates(begunAction(state, player), player).map((action) => {
      const refusal = tryAction(state, action, player);
      return refusal === undefined ? { action, ok: true } : { action, ok: false, refusal };
    });
    of.set(player, found);
  }
  return found;
}

/** Every action that the player's cards and permanents might allow, whether or not it is legal now. */
function candidates(state: GameState, player: PlayerId): readonly Action[] {
  const elsewhere = [
    ...state.players.flatMap(({ id, hand, graveyard, library }) => [
      ...(id === player ? hand : []),
      ...graveyard,
      ...library.slice(0, 1),
    ]),
    ...state.exile,
    ...state.command,
  ];
  return [
    { kind: "pass" },
    ...elsewhere.flatMap((id) => {
      const object = cardObjectAt(state, id);
      return object === undefined
        ? []
        : [
            ...landActions(state, player, object),
            ...castActions(state, player, id),
            ...handActions(state, player, object),
          ];
    }),
    ...[...state.battlefield, ...elsewhere].flatMap((id) => activations(state, player, id)),
    ...state.battlefield.flatMap((id) => [...turnUps(state, player, id), ...doors(state, player, id)]),
  ];
}

function castActions(state: GameState, player: PlayerId, object: ObjectId): readonly Action[] {
  const seen = new Set<string>();
  return castWays(state, player, object).flatMap(({ shape, via }): readonly Action[] => {
    const face =
      shape.faceDown !== undefined
        ? {}
        : shape.half === undefined
          ? { face: shape.face }
          : { face: { half: shape.half } };
    const action: Action = {
      kind: "cast",
      object,
      ...face,
      ...(shape.faceDown === undefined ? (via === undefined ? {} : { via }) : { faceDown: shape.faceDown }),
    };
    const key = JSON.stringify(action);
    if (seen.has(key)) return [];
    seen.add(key);
    return [action];
  });
}

function landActions(state: GameState, player: PlayerId, object: CardObject): readonly Action[] {
  const card = cardOf(state, object);
  if (card === undefined) return [];
  const own = object.zone === "hand" && object.owner === player;
  if (!own && !mayCastRules(state, player, object).some(({ rule }) => rule.lands === true || rule.onlyLands === true))
    return [];
  return playableLandFaces(card).map((face): Action => ({ kind: "play-land", object: object.id, face }));
}

function handActions(state: GameState, player: PlayerId, object: CardObject): readonly Action[] {
  if (object.zone !== "hand" || object.owner !== player) return [];
  const names = new Set<string>(keywordsOf(state, object.id).map(({ name }) => name));
  return SPECIAL_ACTIONS.filter((action) => names.has(action)).map(
    (action): Action => ({ kind: "special", object: object.id, action }),
  );
}

function activations(state: GameState, player: PlayerId, object: ObjectId): readonly Action[] {
  const found = objectAt(state, object);
  if (found === undefined) return [];
  return activatedAbilitiesOf(state, object).flatMap(({ ability, key }): readonly Action[] => {
    if ((ability.from ?? "battlefield") !== found.zone) return [];
    const controller = found.zone === "battlefield" ? controllerOf(state, object) : found.owner;
    return ability.by !== undefined || controller === player ? [{ kind: "activate", object, ability: key }] : [];
  });
}

function turnUps(state: GameState, player: PlayerId, object: ObjectId): readonly Action[] {
  if (controllerOf(state, object) !== player) return [];
  return turnUpProcedures(state, object).map(({ via }): Action => ({ kind: "turn-face-up", object, via }));
}

function doors(state: GameState, player: PlayerId, id: ObjectId): readonly Action[] {
  const object = cardObjectAt(state, id);
  if (object === undefined || controllerOf(state, id) !== player) return [];
  return lockedDoors(state, object).map(
    ({ half }): Action => ({ kind: "special", object: id, action: "unlock", detail: String(half) }),
  );
}
