import type { Arrival } from "../../ability/effect.ts";
import { playableLandFaces } from "../../faces/cast-face.ts";
import type { Action } from "../../model/action.ts";
import type { FaceSide } from "../../model/card.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { CardObject } from "../../model/object.ts";
import type { EvaluationContext } from "../../query/context.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { ask } from "../ask.ts";
import type { FixedArrival } from "../atoms/move.ts";
import { asSpell } from "../casting/as-spell.ts";
import { fitsSpell } from "../casting/fits-spell.ts";
import { cardOf, mayCastRules, useOf } from "../casting/permissions.ts";
import { isLandForbidden, landsAllowed, playLandNow } from "../casting/play-land-now.ts";
import { checkSupported } from "../casting/supported.ts";
import { isSorceryTime, isSplitSecondTime } from "../casting/timing.ts";
import { fixArrival } from "../effects/fix-arrival.ts";
import { Possible, type Procedure, type Process, playerAt } from "../process.ts";
import { refuse } from "../refuse.ts";

/** A player plays a land, a special action (305, 116.2a): with a land face of the card that they choose (712.12). */
export function* playLand(p: Process, action: Extract<Action, { kind: "play-land" }>, player: PlayerId): Procedure {
  const object = cardObjectAt(p.state, action.object);
  if (object === undefined) refuse("no-such-object", ["305.1"], { object: action.object });
  const card = cardOf(p.state, object);
  const faces = card === undefined ? [] : playableLandFaces(card, p.state.edition);
  checkFace(object.id, faces, action.face);
  const wanted = action.face === undefined ? faces : [action.face];
  const allowed = wanted.flatMap((face) => {
    const permission = permissionFor(p, player, object, face);
    return permission === undefined ? [] : [{ face, permission }];
  });
  if (allowed.length === 0) refuse("wrong-zone", ["305.1"], { object: object.id });
  if (p.state.turn.active !== player) refuse("not-your-turn", ["305.3", "305.1"], { object: object.id });
  if (!isSorceryTime(p.state, player)) refuse("sorcery-timing", ["305.1", "116.2a"], { object: object.id });
  if (playerAt(p.state, player).landsPlayed >= landsAllowed(p.state, player))
    refuse("land-already-played", ["305.2b"], { object: object.id });
  const open = allowed.filter(({ face }) => !isLandForbidden(p.state, player, object, face));
  if (open.length === 0) refuse("cannot-play", ["101.2"], { object: object.id });
  if (isSplitSecondTime(p.state)) refuse("split-second", ["702.61a"], { object: object.id });
  const answer = yield* ask(p, {
    kind: "face",
    player,
    object: object.id,
    source: object.id,
    code: "land-face",
    rules: ["712.12"],
    options: open.map(({ face }) => face),
  });
  const chosen = open.find(({ face }) => face === answer.face);
  if (chosen === undefined) return;
  checkSupported(asSpell(p.state, object.id, player, { face: chosen.face }), object.id);
  if (p.trial === true) throw new Possible();
  countUse(p, chosen.permission);
  yield* playLandNow(p, player, object.id, chosen.face, yield* arrivalBy(p, chosen.permission));
}

function* arrivalBy(p: Process, { entersWith }: LandPermission): Procedure<FixedArrival> {
  if (entersWith === undefined) return {};
  const context = { ...entersWith.context, bound: entersWith.context.bound ?? {}, began: p.state };
  return yield* fixArrival(p, context, entersWith.arrival);
}

function checkFace(id: ObjectId, faces: readonly FaceSide[], face: FaceSide | undefined): void {
  if (faces.length === 0) refuse("not-a-land-card", ["305.1", "712.12"], { object: id });
  if (face !== undefined && !faces.includes(face)) refuse("face-not-playable", ["712.12"], { object: id });
}

interface LandPermission {
  /** How the land enters, where the permission says so (601.3, 611.2). Absent: as it says itself. */
  readonly entersWith?: { readonly arrival: Arrival; readonly context: EvaluationContext };
  readonly use?: { readonly key: string; readonly times: number };
}

/** What lets a player play a card as a land with this face up from where it is: their own hand, or something that says so of that face. */
function permissionFor(p: Process, player: PlayerId, object: CardObject, face: FaceSide): LandPermission | undefined {
  if (object.zone === "hand" && object.owner === player) return {};
  for (const may of mayCastRules(p.state, player, object)) {
    if (may.rule.lands !== true && may.rule.onlyLands !== true) continue;
    const use = useOf(may);
    if (use !== undefined && (p.state.turn.uses[use.key] ?? 0) >= use.times) continue;
    if (fitsSpell(p.state, may.context, may.rule.what, object.id, player, { face }))
      return {
        ...(use === undefined ? {} : { use }),
        ...(may.rule.entersWith === undefined
          ? {}
          : { entersWith: { arrival: may.rule.entersWith, context: may.context } }),
      };
  }
  return undefined;
}

function countUse(p: Process, { use }: LandPermission): void {
  if (use === undefined) return;
  const { turn } = p.state;
  p.state = { ...p.state, turn: { ...turn, uses: { ...turn.uses, [use.key]: (turn.uses[use.key] ?? 0) + 1 } } };
}
