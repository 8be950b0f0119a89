import { controllerOf } from "../../characteristics/characteristics.ts";
import { hasKeyword } from "../../characteristics/keywords.ts";
import type { GameEvent } from "../../model/event.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { GameState } from "../../model/state.ts";
import { abilitiesItMayHave } from "../../query/printed-abilities.ts";
import { objectIndex } from "../../storage/object-index.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { emit, simultaneously } from "../emit.ts";
import { type Procedure, type Process, patchPlayer, playerAt } from "../process.ts";

/** With so many permanents a player with ascend gets the city's blessing. */
const ENOUGH = 10;

/** The permanents that may have ascend by what they print or copy. */
const printed = objectIndex<ObjectId, GameState["definitions"]>((entry, definitions) =>
  entry.kind === "card" &&
  entry.zone === "battlefield" &&
  abilitiesItMayHave(entry, definitions).some(
    (ability) => ability.kind === "keyword" && ability.keyword.name === "ascend",
  )
    ? [entry.id]
    : [],
);

/** What can bring a player to ten permanents or to a permanent with ascend. */
export const BLESSES: ReadonlySet<GameEvent["kind"]> = new Set<GameEvent["kind"]>([
  "zone-change",
  "created",
  "transformed",
  "converted",
  "turned-face-up",
  "became-copy",
  "control-changed",
  "phased",
]);

/** Whoever controls a permanent with ascend and ten permanents gets the city's blessing at once (702.131b, 702.131d). */
export function* applyAscend(p: Process): Procedure {
  if (p.state.battlefield.length < ENOUGH || printed(p.state.objects, p.state.definitions).length === 0) return;
  for (const { id, blessing } of p.state.players) {
    if (blessing === true) continue;
    const own = permanentsOf(p.state, id);
    if (own.length >= ENOUGH && own.some((object) => hasKeyword(p.state, object, "ascend")))
      yield* bless(p, id, ["702.131b"]);
  }
}

/** Ascend of an instant or sorcery, as it resolves (702.131a). */
export function* ascendBySpell(p: Process, spell: ObjectId, player: PlayerId): Procedure {
  if (playerAt(p.state, player).blessing === true || !hasKeyword(p.state, spell, "ascend")) return;
  if (permanentsOf(p.state, player).length >= ENOUGH) yield* bless(p, player, ["702.131a"]);
}

function permanentsOf(state: GameState, player: PlayerId): readonly ObjectId[] {
  return state.battlefield.filter(
    (id) => cardObjectAt(state, id)?.permanent?.phasedOut === undefined && controllerOf(state, id) === player,
  );
}

function* bless(p: Process, player: PlayerId, rules: GameEvent["rules"]): Procedure {
  yield* simultaneously(p, function* () {
    patchPlayer(p, player, { blessing: true });
    emit(p, { kind: "action", action: "city-blessing", player, rules: [...rules, "702.131c"] });
  });
}
