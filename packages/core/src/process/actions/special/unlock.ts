import { controllerOf } from "../../../characteristics/characteristics.ts";
import { copyOn } from "../../../characteristics/copy-layer.ts";
import { HALF_FLAGS } from "../../../characteristics/halves.ts";
import { definitionOf } from "../../../faces/definitions.ts";
import type { Face } from "../../../model/card.ts";
import type { ObjectId, PlayerId } from "../../../model/ids.ts";
import type { CardObject } from "../../../model/object.ts";
import type { GameState } from "../../../model/state.ts";
import { cardObjectAt } from "../../../storage/objects.ts";
import { ask } from "../../ask.ts";
import { canPay, payCost } from "../../casting/pay-cost.ts";
import { cardOf } from "../../casting/permissions.ts";
import { isSorceryTime } from "../../casting/timing.ts";
import { emit, simultaneously } from "../../emit.ts";
import { type Procedure, type Process, patchPermanent } from "../../process.ts";
import { refuse } from "../../refuse.ts";

type Half = 0 | 1;

/** Unlocks a door of a Room for the mana cost of that half (116.2m, 709.5e). `detail` names the half: `0`, `1`, or its name. */
export function* unlock(p: Process, object: CardObject, player: PlayerId, detail: string | undefined): Procedure {
  if (object.zone !== "battlefield" || controllerOf(p.state, object.id) !== player)
    refuse("not-controller", ["709.5e", "116.2m"], { object: object.id });
  const doors = lockedDoors(p.state, object).filter(
    ({ half, face }) => detail === undefined || detail === String(half) || detail === face.name,
  );
  const [first] = doors;
  if (first === undefined)
    refuse("no-such-special-action", ["709.5e", "116.2m"], { object: object.id, detail: "unlock" });
  if (!isSorceryTime(p.state, player)) refuse("sorcery-timing", ["116.2m", "709.5e"], { object: object.id });
  const answer = yield* ask(p, {
    kind: "face",
    player,
    object: object.id,
    source: object.id,
    code: "door",
    rules: ["709.5e"],
    options: doors.map(({ half }) => (half === 0 ? "half-0" : "half-1")),
  });
  const door = doors.find(({ half }) => answer.face === `half-${half}`) ?? first;
  const cost = [
    door.face.manaCost === null
      ? ({ kind: "own-mana-cost" } as const)
      : ({ kind: "mana", mana: door.face.manaCost } as const),
  ];
  const context = { controller: player, source: object.id, bound: {} };
  if (!canPay(p.state, player, cost, context, { kind: "unlock" }))
    refuse("cannot-pay", ["118.3", "709.5e"], { object: object.id });
  yield* payCost(p, player, cost, context, { kind: "unlock" });
  yield* openDoor(p, object.id, door.half, player);
}

/** A half of a permanent becomes unlocked (709.5c, 709.5h). */
function* openDoor(p: Process, id: ObjectId, half: Half, player: PlayerId): Procedure {
  yield* simultaneously(p, function* () {
    const flags = cardObjectAt(p.state, id)?.permanent?.flags ?? {};
    patchPermanent(p, id, { flags: { ...flags, [HALF_FLAGS.unlocked[half]]: true } });
    emit(p, { kind: "action", action: "unlock", player, object: id, half, rules: ["709.5c", "709.5e"] });
    if (flags[HALF_FLAGS.unlocked[half === 0 ? 1 : 0]] === true)
      emit(p, { kind: "action", action: "fully-unlock", player, object: id, rules: ["709.5i"] });
  });
}

/** The locked halves of a face-up permanent with a shared type line, which may be a copy's (709.5b, 709.5c, 709.5e). */
export function lockedDoors(
  state: GameState,
  object: CardObject,
): readonly { readonly half: Half; readonly face: Face }[] {
  const copied = copyOn(state, object)?.source;
  const card =
    copied === undefined
      ? cardOf(state, object)
      : copied.kind === "definition"
        ? definitionOf(state.definitions, copied.definition)
        : undefined;
  const halves = card?.halves;
  if (halves?.kind !== "room" || object.faceDown !== undefined) return [];
  const flags = object.permanent?.flags ?? {};
  return halves.parts.flatMap((face, at): readonly { readonly half: Half; readonly face: Face }[] => {
    const half: Half = at === 0 ? 0 : 1;
    return flags[HALF_FLAGS.unlocked[half]] === true ? [] : [{ half, face }];
  });
}
