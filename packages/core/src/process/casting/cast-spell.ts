import type { Cost } from "../../ability/cost.ts";
import type { Filter } from "../../ability/filter.ts";
import { canBeCastTransformed } from "../../faces/cast-face.ts";
import type { Card } from "../../model/card.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { CardObject } from "../../model/object.ts";
import type { GameState } from "../../model/state.ts";
import type { EvaluationContext } from "../../query/context.ts";
import { switchesOf } from "../../rules/editions.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { ask } from "../ask.ts";
import type { Procedure, Process } from "../process.ts";
import { Refused } from "../refuse.ts";
import { castInWay } from "./cast-in-way.ts";
import { wayRefusal } from "./choose-way.ts";
import { fitsSpell } from "./fits-spell.ts";
import { castingOutOfReach } from "./out-of-reach.ts";
import { cardOf } from "./permissions.ts";
import { landFacesFor, playLandNow } from "./play-land-now.ts";
import { BACK, type SpellShape, shapesOf } from "./spell-shape.ts";
import type { CastPermission, CastWay } from "./way.ts";
import { waysBy } from "./ways.ts";

/** How a card is cast as part of a resolution. */
export interface CastDuringResolution {
  /** Absent: its mana cost. */
  readonly cost?: "free" | Cost;
  /** With its back face up (712.11a). */
  readonly transformed?: true;
  /** A land card may be played instead. */
  readonly lands?: true;
  readonly exileAfter?: true;
  /** Face down, as a 2/2 creature spell (708.4). Absent: face up. */
  readonly faceDown?: { readonly turnsUpFirst?: true };
  /** The keyword that it is cast by. Absent: none. */
  readonly via?: string;
  /** What the spell must be as it is cast. */
  readonly filter?: Filter;
  /** From whose point of view `filter` and `cost` are read. */
  readonly context: EvaluationContext;
}

/** Casts a card (or a copy of one, already made) as part of a resolution, timing aside (608.2g). Gives back the spell, or nothing where it can't be cast. */
export function* castDuringResolution(
  p: Process,
  player: PlayerId,
  id: ObjectId,
  options: CastDuringResolution,
): Procedure<ObjectId | undefined> {
  const choices = choicesNow(p.state, player, id, options);
  const sides = [...new Set(choices.map(({ side }) => side))];
  if (sides.length === 0) return undefined;
  const upOrDown = sides.length === 2 && sides.includes("front") && sides.includes("down");
  const { face } = yield* ask(p, {
    kind: "face",
    player,
    object: id,
    source: id,
    code: "face",
    rules: upOrDown ? ["708.4"] : ["712.11b"],
    options: upOrDown ? ["up", "down"] : sides,
  });
  const chosen = choices.find(({ side }) => side === (face === "up" ? "front" : face));
  if (chosen === undefined) return undefined;
  const { way } = chosen;
  const before = { state: p.state, events: p.events.length };
  try {
    return way === undefined
      ? yield* playLandNow(p, player, id, face === "back" ? "back" : "front")
      : yield* castInWay(p, player, id, way);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    // A casting that can't be completed never began (601.2, 733.1).
    p.state = before.state;
    p.events.length = before.events;
    return undefined;
  }
}

/** Whether a card could be cast so as part of a resolution: some face or half of it is what it must be, and nothing forbids it. */
export function canCastDuringResolution(
  state: GameState,
  player: PlayerId,
  id: ObjectId,
  options: CastDuringResolution,
): boolean {
  return choicesNow(state, player, id, options).length > 0;
}

interface Choice {
  readonly side: Side;
  /** Absent: it is played as a land. */
  readonly way?: CastWay;
}

function choicesNow(
  state: GameState,
  player: PlayerId,
  id: ObjectId,
  options: CastDuringResolution,
): readonly Choice[] {
  const object = cardObjectAt(state, id);
  if (object === undefined) return [];
  const ways = waysNow(state, player, object, options).filter(
    (way) =>
      wayRefusal(state, player, id, way) === undefined && castingOutOfReach(state, player, id, way) === undefined,
  );
  const lands = options.lands === true ? landFacesFor(state, player, object) : [];
  return [...ways.map((way) => ({ side: sideOf(way.shape), way })), ...lands.map((side) => ({ side }))];
}

function waysNow(
  state: GameState,
  player: PlayerId,
  object: CardObject,
  options: CastDuringResolution,
): readonly CastWay[] {
  const card = cardOf(state, object);
  if (card === undefined) return [];
  const back = options.transformed === true;
  if (back && !canBeCastTransformed(card, switchesOf(state.edition))) return [];
  const { cost, filter, context } = options;
  const permission: CastPermission = {
    from: object.zone,
    timing: "none",
    ...(cost === undefined ? {} : { cost }),
    ...(options.via !== undefined ? { via: options.via } : cost === "free" ? { via: "free" } : {}),
    ...(options.exileAfter === true ? { afterwards: "exile" as const } : {}),
    ...shapesFor(card, state, object, options),
    allows: (shape) => filter === undefined || fitsSpell(state, context, filter, object.id, player, shape),
    rules: back ? ["608.2g", "712.11a"] : ["608.2g"],
  };
  return waysBy(state, player, object, permission);
}

/** What it may be cast as. Nothing is said where its own alternative costs may be paid, face down or converted too (118.9a, 702.37c, 702.162a). */
function shapesFor(
  card: Card,
  state: GameState,
  object: CardObject,
  { faceDown, transformed, cost, via }: CastDuringResolution,
): Pick<CastPermission, "shapes"> {
  if (faceDown !== undefined) return { shapes: [{ face: "front", faceDown: "plain", ...faceDown }] };
  if (transformed === true) return { shapes: [BACK] };
  return cost === undefined && via === undefined ? {} : { shapes: shapesOf(card, object.zone, state.edition) };
}

type Side = "front" | "back" | "down" | "half-0" | "half-1";

function sideOf(shape: SpellShape): Side {
  if (shape.faceDown !== undefined && shape.faceDown !== "plain") return "down";
  if (shape.half === 0) return "half-0";
  return shape.half === 1 ? "half-1" : shape.face;
}
