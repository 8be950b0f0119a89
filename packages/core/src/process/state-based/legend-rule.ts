import { characteristics, controllerOf } from "../../characteristics/characteristics.ts";
import type { ObjectId } from "../../model/ids.ts";
import type { GameState } from "../../model/state.ts";
import { restrictionsOn } from "../../query/static-rules.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { ask } from "../ask.ts";
import { moveObjects } from "../atoms/move.ts";
import { candidates } from "./candidates.ts";
import type { Act } from "./table.ts";

/** The legend rule: of several legendary permanents with one name a player controls, they keep one (704.5j). */
export function legendActions(state: GameState): readonly Act[] {
  const groups = new Map<string, ObjectId[]>();
  for (const id of candidates(state)) {
    const now = characteristics(state, id);
    if (
      !now.supertypes.includes("Legendary") ||
      now.name === null ||
      cardObjectAt(state, id)?.permanent?.phasedOut !== undefined
    )
      continue;
    if (restrictionsOn(state, id).some(({ restriction }) => restriction.kind === "no-legend-rule")) continue;
    const key = `${controllerOf(state, id)}\n${now.name}`;
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  return [...groups.values()].filter((group) => group.length > 1).map((group) => keepOne(group));
}

function keepOne(group: readonly ObjectId[]): Act {
  return function* (p) {
    const [first] = group;
    if (first === undefined) return;
    const { chosen } = yield* ask(p, {
      kind: "pick",
      player: controllerOf(p.state, first),
      code: "legend-rule",
      rules: ["704.5j"],
      from: group.map((object) => ({ object })),
      min: 1,
      max: 1,
    });
    const leaving = group.filter((object) => !chosen.some((ref) => "object" in ref && ref.object === object));
    yield* moveObjects(
      p,
      leaving.map((object) => ({ object, to: "graveyard", cause: "legend-rule", rules: ["704.5j"] })),
    );
  };
}

/** The world rule: only the newest world permanent stays (704.5k). */
export function worldActions(state: GameState): readonly Act[] {
  const worlds = candidates(state).filter((id) => characteristics(state, id).supertypes.includes("World"));
  if (worlds.length < 2) return [];
  const newest = Math.max(...worlds.map((id) => cardObjectAt(state, id)?.timestamp ?? 0));
  const leaving = worlds.filter((id) => cardObjectAt(state, id)?.timestamp !== newest);
  return [
    function* (p) {
      yield* moveObjects(
        p,
        leaving.map((object) => ({ object, to: "graveyard", cause: "state-based", rules: ["704.5k"] })),
      );
    },
  ];
}
