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
import { activationOutOfReach } from "../process/casting/out-of-reach.ts";
import { cardOf, mayCastRules } from "../process/casting/permissions.ts";
import { castWays } from "../process/casting/ways.ts";
import { begunAction } from "../process/units/action.ts";
import { rulesInForce } from "../query/static-rules.ts";
import { cardObjectAt, objectAt } from "../storage/objects.ts";
import { tryAction } from "./try-action.ts";
import { isPlainlyUntimely } from "./untimely.ts";

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
  return consider(state, player, "hopeful").flatMap((considered) => (considered.ok ? [considered] : []));
}

/** What a player could do with what they have but not now, each with the reason: cards to cast or play, abilities to activate, permanents to turn up. */
export function refusedActions(state: GameState, player: PlayerId): readonly RefusedAction[] {
  return consider(state, player, "all").flatMap((considered) => (considered.ok ? [] : [considered]));
}

/** Which actions are tried: all that a player's cards might allow, or only those that aren't plainly impossible now. */
type Which = "hopeful" | "all";
type Considered = LegalAction | RefusedAction;

const known = new WeakMap<GameState, Map<string, readonly Considered[]>>();

function consider(state: GameState, player: PlayerId, which: Which): readonly Considered[] {
  if (state.pending !== undefined || state.next.kind !== "priority" || state.next.player !== player) return [];
  const of = known.get(state) ?? new Map<string, readonly Considered[]>();
  known.set(state, of);
  const key = `${which} ${player}`;
  const found = of.get(key) ?? candidates(begunAction(state, player), player, which).map(tried(state, player));
  of.set(key, found);
  return found;
}

const tried =
  (state: GameState, player: PlayerId) =>
  (action: Action): Considered => {
    const refusal = tryAction(state, action, player);
    return refusal === undefined ? { action, ok: true } : { action, ok: false, refusal };
  };

/** Every action that the player's cards and permanents might allow, whether or not it is legal now. */
function candidates(state: GameState, player: PlayerId, which: Which): readonly Action[] {
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
      if (object === undefined) return [];
      const played =
        which === "hopeful" && isPlainlyUntimely(state, player, object)
          ? []
          : [...landActions(state, player, object), ...castActions(state, player, id)];
      return [...played, ...handActions(state, player, object), ...agendas(player, object)];
    }),
    ...[...state.battlefield, ...elsewhere].flatMap((id) => activations(state, player, id, which)),
    ...state.battlefield.flatMap((id) => [...turnUps(state, player, id), ...doors(state, player, id)]),
  ];
}

function castActions(state: GameState, player: PlayerId, object: ObjectId): readonly Action[] {
  const seen = new Set<string>();
  return castWays(state, player, object).flatMap(({ shape, via }): readonly Action[] => {
    // Face down by no ability of its own: only as part of a resolution.
    if (shape.faceDown === "plain") return [];
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
  return playableLandFaces(card, state.edition).map((face): Action => ({ kind: "play-land", object: object.id, face }));
}

function handActions(state: GameState, player: PlayerId, object: CardObject): readonly Action[] {
  const elsewhere = object.zone === "hand" ? [] : rulesInForce(state, "may-take-special-action");
  if (object.owner !== player || (object.zone !== "hand" && elsewhere.every(({ rule }) => rule.from === undefined)))
    return [];
  const names = new Set<string>(keywordsOf(state, object.id).map(({ name }) => name));
  return SPECIAL_ACTIONS.filter((action) => names.has(action)).map(
    (action): Action => ({ kind: "special", object: object.id, action }),
  );
}

function agendas(player: PlayerId, object: CardObject): readonly Action[] {
  return object.zone === "command" && object.hidden !== undefined && object.owner === player
    ? [{ kind: "special", object: object.id, action: "hidden-agenda" }]
    : [];
}

function activations(state: GameState, player: PlayerId, object: ObjectId, which: Which): readonly Action[] {
  const found = objectAt(state, object);
  if (found === undefined) return [];
  const controller = found.zone === "battlefield" ? controllerOf(state, object) : found.owner;
  return activatedAbilitiesOf(state, object).flatMap((owned): readonly Action[] => {
    const { ability, key } = owned;
    if ((ability.from ?? "battlefield") !== found.zone || (ability.by === undefined && controller !== player))
      return [];
    const hopeless = which === "hopeful" && activationOutOfReach(state, player, object, owned) !== undefined;
    return hopeless ? [] : [{ kind: "activate", object, ability: key }];
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
