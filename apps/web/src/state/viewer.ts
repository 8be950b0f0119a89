import {
  canSee,
  type GameEvent,
  type GameState,
  type GameView,
  type ObjectId,
  type ObjectView,
  objectAt,
  type PlayerId,
  playerId,
  view,
  viewObject,
  visibleEvent,
} from "@obverse/core";

/** Who looks at the page: a player, a spectator, or somebody who sees every player's cards. */
export type Viewer = PlayerId | "spectator" | "everyone";

const known = new WeakMap<GameState, Map<Viewer, GameView>>();

/** The game as a viewer may know it, from the core's own view; `everyone` sees of each object what its controller may. */
export function seenBy(state: GameState, viewer: Viewer): GameView {
  let of = known.get(state);
  if (of === undefined) {
    of = new Map();
    known.set(state, of);
  }
  let found = of.get(viewer);
  if (found === undefined) {
    found = viewer === "everyone" ? everyonesView(state) : view(state, viewer);
    of.set(viewer, found);
  }
  return found;
}

function everyonesView(state: GameState): GameView {
  const own = new Map(state.players.map(({ id }) => [id, view(state, id)] as const));
  const first = own.get(state.players[0]?.id ?? playerId("")) ?? view(state, "spectator");
  const openly = (object: ObjectView): ObjectView => viewObject(state, object.controller, object.id);
  const asked = state.pending?.decision.player;
  const decision = asked === undefined || asked === "nature" ? first.decision : own.get(asked)?.decision;
  return {
    ...first,
    players: first.players.map((player) => own.get(player.id)?.players.find(({ id }) => id === player.id) ?? player),
    battlefield: first.battlefield.map(openly),
    stack: first.stack.map(openly),
    exile: first.exile.map((object) => viewObject(state, object.owner, object.id)),
    command: first.command.map(openly),
    ...(decision === undefined ? {} : { decision }),
  };
}

/** What happened, as the viewer may know it. */
export function eventSeenBy(state: GameState, viewer: Viewer, event: GameEvent): GameEvent | undefined {
  return viewer === "everyone" ? event : visibleEvent(state, viewer, event);
}

/** By whose eyes things are named; nothing: by someone's who knows everything. */
export function namingViewer(viewer: Viewer): { readonly viewer?: PlayerId } {
  return viewer === "everyone" ? {} : { viewer: viewer === "spectator" ? playerId("spectator") : viewer };
}

/** Whether the viewer may know which card an object is. */
export function mayKnow(state: GameState, viewer: Viewer, id: ObjectId): boolean {
  if (viewer === "everyone") return true;
  if (objectAt(state, id) === undefined) return false;
  return viewer === "spectator"
    ? state.players.every((player) => canSee(state, player.id, id))
    : canSee(state, viewer, id);
}

/** Whether the viewer may see what a player is asked, and answer it. */
export function playsFor(viewer: Viewer, player: PlayerId | "nature"): boolean {
  return viewer === "everyone" || viewer === player;
}
