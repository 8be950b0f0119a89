import { characteristics, controllerOf } from "../characteristics/characteristics.ts";
import { withFaceUp } from "../faces/turn-up.ts";
import type { FaceSide } from "../model/card.ts";
import type { Characteristics } from "../model/characteristics.ts";
import type { Decision } from "../model/decision.ts";
import type { GameEvent } from "../model/event.ts";
import type { DefinitionId, ObjectId, PlayerId } from "../model/ids.ts";
import type { FaceDownCause, GameObject, PermanentState, StackState } from "../model/object.ts";
import type { GameState, PlayerState, TurnState } from "../model/state.ts";
import type { Zone } from "../model/zone.ts";
import { objectAt } from "../storage/objects.ts";
import { canSee } from "./can-see.ts";
import { visibleDecision, visibleEvents } from "./visible.ts";

/** Who looks: a player, or somebody who plays no part. */
export type Viewer = PlayerId | "spectator";

/** An object as a viewer may know it. */
export interface ObjectView {
  readonly id: ObjectId;
  readonly kind: GameObject["kind"];
  readonly zone: Zone;
  readonly owner: PlayerId;
  readonly controller: PlayerId;
  /** What everybody sees of it: face down, only what its being face down lists (708.2). Absent: a card that the viewer may not know. */
  readonly characteristics?: Characteristics;
  /** The definitions of its components, each with the face that is up. Absent: the viewer may not know which card it is. */
  readonly cards?: readonly { readonly definition: DefinitionId; readonly face: FaceSide; readonly token?: true }[];
  /** Face down, and by what (708.6). Absent: face up. */
  readonly faceDown?: FaceDownCause | "exiled";
  /** What it would be face up, for who may look (708.5). Absent: face up, or not known. */
  readonly underneath?: Characteristics;
  readonly counters: Readonly<Record<string, number>>;
  readonly permanent?: PermanentState;
  readonly stack?: StackState;
  /** Of an ability on the stack: what it is of. */
  readonly source?: ObjectId;
  /** Choices that were announced for it (607.2d). Absent: none. */
  readonly chosen?: Readonly<Record<string, string | number>>;
}

/** A player as a viewer may know them: hidden zones as counts, with the cards the viewer may see. */
export interface PlayerView extends Omit<PlayerState, "library" | "hand" | "graveyard"> {
  readonly librarySize: number;
  readonly handSize: number;
  /** Cards of the hand that the viewer may see. */
  readonly hand: readonly ObjectView[];
  /** Cards of the library that the viewer may see, with their places from the top. */
  readonly library: readonly { readonly place: number; readonly card: ObjectView }[];
  readonly graveyard: readonly ObjectView[];
}

/** The whole game as one viewer may know it: plain data without anything hidden from them. */
export interface GameView {
  readonly viewer: Viewer;
  readonly edition: GameState["edition"];
  readonly players: readonly PlayerView[];
  readonly battlefield: readonly ObjectView[];
  /** Bottom first. */
  readonly stack: readonly ObjectView[];
  readonly exile: readonly ObjectView[];
  readonly command: readonly ObjectView[];
  readonly turn: TurnState;
  readonly day: GameState["day"];
  /** Absent: none. Somebody else's says only who decides and about what kind of thing. */
  readonly decision?: Decision | HiddenDecision;
  /** What happened this turn, as far as the viewer may know. */
  readonly events: readonly GameEvent[];
  readonly over?: NonNullable<GameState["over"]>;
}

/** A decision of somebody else: its domain may be hidden. */
export type HiddenDecision = Pick<Decision, "kind" | "player" | "code" | "rules">;

/** The game as a viewer may know it (400.2, 708.5). Nothing hidden from them is in it: no card, id, count or name beyond what the rules show. */
export function view(state: GameState, viewer: Viewer): GameView {
  const seen = (id: ObjectId) => viewObject(state, viewer, id);
  const decision = state.pending?.decision;
  return {
    viewer,
    edition: state.edition,
    players: state.players.map((player) => viewPlayer(state, viewer, player)),
    battlefield: state.battlefield.map(seen),
    stack: state.stack.map(seen),
    exile: state.exile.map(seen),
    command: state.command.map(seen),
    turn: state.turn,
    day: state.day,
    ...(decision === undefined ? {} : { decision: visibleDecision(state, decision, viewer) }),
    events: visibleEvents(state, viewer),
    ...(state.over === undefined ? {} : { over: state.over }),
  };
}

/** One object as a viewer may know it. */
export function viewObject(state: GameState, viewer: Viewer, id: ObjectId): ObjectView {
  const object = objectAt(state, id);
  if (object === undefined) throw new Error(`no object ${id}`);
  const known = viewer === "spectator" ? isSeenByAll(state, id) : canSee(state, viewer, id);
  const base = {
    id,
    kind: object.kind,
    zone: object.zone,
    owner: object.owner,
    controller: controllerOf(state, id),
    counters: object.counters,
  };
  if (object.kind === "emblem") return { ...base, characteristics: characteristics(state, id) };
  if (object.kind === "ability")
    return { ...base, characteristics: characteristics(state, id), source: object.source, stack: object.stack };
  const open = object.zone === "battlefield" || object.zone === "stack";
  const faceDown = object.faceDown?.cause ?? (object.hidden === undefined ? undefined : "exiled");
  return {
    ...base,
    ...(open || known ? { characteristics: characteristics(state, id) } : {}),
    ...(known
      ? {
          cards: object.components.map(({ what, face }) => ({
            definition: what.definition,
            face,
            ...(what.kind === "token" ? { token: true as const } : {}),
          })),
        }
      : {}),
    ...(faceDown === undefined ? {} : { faceDown }),
    ...(known && faceDown !== undefined ? { underneath: characteristics(withFaceUp(state, object), id) } : {}),
    ...(object.permanent === undefined
      ? {}
      : { permanent: publicState(object.permanent, known || object.faceDown === undefined) }),
    ...(object.stack === undefined ? {} : { stack: object.stack }),
    ...(object.chosen === undefined || !known ? {} : { chosen: object.chosen }),
  };
}

function viewPlayer(state: GameState, viewer: Viewer, { library, hand, graveyard, ...rest }: PlayerState): PlayerView {
  const may = (id: ObjectId) => (viewer === "spectator" ? isSeenByAll(state, id) : canSee(state, viewer, id));
  return {
    ...rest,
    librarySize: library.length,
    handSize: hand.length,
    hand: hand.filter(may).map((id) => viewObject(state, viewer, id)),
    library: library.flatMap((id, place) => (may(id) ? [{ place, card: viewObject(state, viewer, id) }] : [])),
    graveyard: graveyard.map((id) => viewObject(state, viewer, id)),
  };
}

/** A spectator may know what every player may. */
function isSeenByAll(state: GameState, id: ObjectId): boolean {
  return state.players.every((player) => canSee(state, player.id, id));
}

/** What is public of a permanent: not what a face-down one entered as. */
function publicState(permanent: PermanentState, known: boolean): PermanentState {
  if (known) return permanent;
  const { enteredAs: _enteredAs, ...open } = permanent;
  return open;
}
