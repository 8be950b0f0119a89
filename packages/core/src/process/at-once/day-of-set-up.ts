import type { GameState } from "../../model/state.ts";

/** The day of a set-up that doesn't say: day where a permanent with daybound, or night where only one with nightbound, makes it so (731.1a, 702.145d, 702.145g). */
export function dayOfSetUp(state: GameState): GameState["day"] {
  const keywords = new Set(
    state.battlefield.flatMap((id) => {
      const object = state.objects.chunks[id >> 5]?.[id & 31];
      if (object?.kind !== "card" || object.faceDown !== undefined) return [];
      const [top] = object.components;
      const definition = top === undefined ? undefined : state.definitions[top.what.definition];
      const face = top?.face === "back" ? definition?.faces[1] : definition?.faces[0];
      return (face?.abilities ?? []).flatMap((ability) => (ability.kind === "keyword" ? [ability.keyword.name] : []));
    }),
  );
  if (keywords.has("daybound")) return "day";
  return keywords.has("nightbound") ? "night" : "neither";
}
