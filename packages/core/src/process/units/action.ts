import type { Action } from "../../model/action.ts";
import type { PlayerId } from "../../model/ids.ts";
import type { GameState } from "../../model/state.ts";
import type { Unit } from "../../model/unit.ts";
import { objectAt } from "../../storage/objects.ts";
import { activate } from "../actions/activate.ts";
import { castSpell } from "../actions/cast.ts";
import { doEffect } from "../actions/effect.ts";
import { leaveGame } from "../actions/leave-game.ts";
import { pass } from "../actions/pass.ts";
import { playLand } from "../actions/play-land.ts";
import { specialAction } from "../actions/special.ts";
import { turnFaceUpAction } from "../actions/turn-face-up.ts";
import type { Procedure, Process } from "../process.ts";
import { refuse } from "../refuse.ts";

type Doing<K extends Action["kind"]> = (
  p: Process,
  action: Action & { readonly kind: K },
  player: PlayerId,
) => Procedure;

/** What each action does. Each leaves `next` as it must be afterwards only where that isn't “check, then the same player gets priority” (117.3c). */
const ACTIONS: { readonly [K in Action["kind"]]: Doing<K> } = {
  pass,
  cast: castSpell,
  "play-land": playLand,
  activate,
  "turn-face-up": turnFaceUpAction,
  special: specialAction,
  concede: (p, _, player) => leaveGame(p, player, ["104.3a"]),
  effect: doEffect,
  transform: turnOver("transform"),
  convert: turnOver("convert"),
  "leave-game": (p, action) => {
    if (!p.state.players.some(({ id }) => id === action.player)) refuse("no-such-player", ["800.4a"]);
    return leaveGame(p, action.player, ["800.4a"]);
  },
};

function turnOver<K extends "transform" | "convert">(kind: K): Doing<K> {
  return (p, action, player) => {
    if (objectAt(p.state, action.object) === undefined)
      refuse("no-such-object", [kind === "convert" ? "701.28a" : "701.27a"], { object: action.object });
    return doEffect(p, {
      kind: "effect",
      controller: player,
      source: action.object,
      effect: [{ kind, what: { kind: "bound", name: "it" } }],
      bound: { it: { objects: [action.object] } },
    });
  };
}

/** Whether it is a whole number: anything else would be taken for one as objects are looked up. */
const isId = (id: unknown): boolean => typeof id === "number" && (id | 0) === id;

const begun = new WeakMap<GameState, Map<PlayerId, GameState>>();

/** The game as a player begins to do anything but pass: the same one each time, so that what is worked out for it serves every action that is tried. */
export function begunAction(state: GameState, player: PlayerId): GameState {
  const of = begun.get(state) ?? new Map<PlayerId, GameState>();
  begun.set(state, of);
  const known = of.get(player);
  if (known !== undefined) return known;
  const made: GameState = { ...state, next: afterAction(state, player), passed: [] };
  of.set(player, made);
  return made;
}

function afterAction({ next }: GameState, player: PlayerId): Unit {
  return { kind: "check", then: next.kind === "priority" ? next.player : player };
}

/** An action of a player: afterwards state-based actions are checked and priority goes on (117.3c). */
export function* runAction(p: Process, unit: Extract<Unit, { kind: "action" }>): Procedure {
  p.state =
    unit.action.kind === "pass"
      ? { ...p.state, next: afterAction(p.state, unit.player) }
      : begunAction(p.state, unit.player);
  if (!Object.hasOwn(ACTIONS, unit.action.kind)) refuse("no-such-action", [], { detail: String(unit.action.kind) });
  if ("object" in unit.action && !isId(unit.action.object)) refuse("no-such-object", []);
  const run = ACTIONS[unit.action.kind] as (p: Process, action: Action, player: PlayerId) => Procedure; // the table is checked key by key
  yield* run(p, unit.action, unit.player);
}
