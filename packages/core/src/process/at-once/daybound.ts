import { controllerOf } from "../../characteristics/characteristics.ts";
import { hasKeyword } from "../../characteristics/keywords.ts";
import { transformRefusal } from "../../faces/transform-check.ts";
import type { ObjectId } from "../../model/ids.ts";
import type { GameObject, LastKnown } from "../../model/object.ts";
import type { GameState } from "../../model/state.ts";
import { abilitiesItMayHave } from "../../query/printed-abilities.ts";
import { objectIndex } from "../../storage/object-index.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { setDayNight } from "../atoms/day-night.ts";
import { turnOver } from "../atoms/turn-over.ts";
import { simultaneously } from "../emit.ts";
import type { Procedure, Process } from "../process.ts";

type Bound = "daybound" | "nightbound";

const printed = objectIndex<ObjectId, GameState["definitions"]>((entry: GameObject | LastKnown, definitions) =>
  entry.kind === "card" &&
  entry.zone === "battlefield" &&
  abilitiesItMayHave(entry, definitions).some(
    (ability) =>
      ability.kind === "keyword" && (ability.keyword.name === "daybound" || ability.keyword.name === "nightbound"),
  )
    ? [entry.id]
    : [],
);

/**
 * It becomes day or night where it is neither and a permanent with daybound or nightbound is there (702.145d, 702.145g); then, at night, permanents with
 * daybound whose front face is up turn over, and by day those with nightbound whose back face is up (702.145c, 702.145f), again until none does.
 */
export function* applyDaybound(p: Process): Procedure {
  if (p.state.day === "neither") {
    if (permanentsWith(p.state, "daybound").length > 0) yield* setDayNight(p, "day", ["702.145d", "731.1a"]);
    else if (permanentsWith(p.state, "nightbound").length > 0) yield* setDayNight(p, "night", ["702.145g", "731.1a"]);
    return;
  }
  const bound = p.state.day === "night" ? "daybound" : "nightbound";
  const face = p.state.day === "night" ? "front" : "back";
  const turning = permanentsWith(p.state, bound).filter(
    (id) =>
      cardObjectAt(p.state, id)?.components.some((component) => component.face === face) === true &&
      transformRefusal(p.state, id, "transform", undefined, bound) === undefined,
  );
  if (turning.length === 0) return;
  const [first] = turning;
  if (first === undefined) return;
  yield* simultaneously(p, function* () {
    yield* turnOver(p, turning, "transform", controllerOf(p.state, first), undefined, bound);
  });
}

function permanentsWith(state: GameState, keyword: Bound): readonly ObjectId[] {
  const candidates = new Set(printed(state.objects, state.definitions));
  if (
    state.effects.some(
      (effect) =>
        effect.kind === "continuous" &&
        effect.modifications.some((modification) => modification.kind === "copy-of" || modification.kind === "gain"),
    )
  )
    for (const id of state.battlefield) candidates.add(id);
  return [...candidates].filter((id) => isThere(state, id) && hasKeyword(state, id, keyword));
}

/** On the battlefield and not phased out (702.26b). */
function isThere(state: GameState, id: ObjectId): boolean {
  const object = cardObjectAt(state, id);
  return object?.zone === "battlefield" && object.permanent?.phasedOut === undefined;
}
