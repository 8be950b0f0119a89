import type { Filter } from "../../ability/filter.ts";
import { controllerOf } from "../../characteristics/characteristics.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { GameState } from "../../model/state.ts";
import { matches } from "../../query/evaluate.ts";
import { restrictionsOn } from "../../query/static-rules.ts";
import type { RuleKey } from "../../rules/rules.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { ask } from "../ask.ts";
import { revealObjects } from "../atoms/cards.ts";
import { sacrificeObjects } from "../atoms/destroy.ts";
import type { Entering } from "../atoms/entering.ts";
import { type Procedure, type Process, playerAt } from "../process.ts";

const CREATURE: Filter = { kind: "type", type: "Creature" };

/** How many permanents a player sacrifices as another enters (702.82a, 702.82c): any number of creatures, or of what its devour names. */
export function* devoured(
  p: Process,
  entering: Entering,
  player: PlayerId,
  what: Filter = CREATURE,
): Procedure<number> {
  const able = p.state.battlefield.filter(
    (id) =>
      id !== entering.id &&
      cardObjectAt(p.state, id)?.permanent?.phasedOut === undefined &&
      controllerOf(p.state, id) === player &&
      matches(p.state, { controller: player, source: entering.id, bound: {} }, what, { object: id }) &&
      !restrictionsOn(p.state, id).some(({ restriction }) => restriction.kind === "cannot-be-sacrificed"),
  );
  const chosen = yield* pickAny(p, entering, player, "devour", "702.82a", able);
  return (yield* sacrificeObjects(p, chosen, player, ["702.82a"])).length;
}

/** How many cards a player reveals that share a creature type with what enters (702.38a). */
export function* revealedFor(p: Process, entering: Entering, player: PlayerId, would: GameState): Procedure<number> {
  const sharing: Filter = { kind: "same", what: "creature-type", as: { kind: "self" } };
  const context = { controller: player, source: entering.id, bound: {} };
  const able = playerAt(p.state, player).hand.filter(
    (id) => !entering.formers.includes(id) && matches(would, context, sharing, { object: id }),
  );
  const chosen = yield* pickAny(p, entering, player, "amplify", "702.38a", able);
  if (chosen.length > 0) yield* revealObjects(p, chosen, player, ["702.38a"]);
  return chosen.length;
}

/** Whether the opponent that its controller chooses has it enter with its tribute counters (702.104a). */
export function* tributePaid(p: Process, entering: Entering, player: PlayerId): Procedure<boolean> {
  const opponents = p.state.players.filter(
    ({ id, lost, left }) => id !== player && lost === undefined && left === undefined,
  );
  const { chosen } = yield* ask(p, {
    kind: "pick",
    player,
    source: entering.id,
    code: "choose-player",
    rules: ["702.104a"],
    from: opponents.map(({ id }) => ({ player: id })),
    min: 1,
    max: 1,
  });
  const [opponent] = chosen.flatMap((ref) => ("player" in ref ? [ref.player] : []));
  if (opponent === undefined) return false;
  const { yes } = yield* ask(p, {
    kind: "may",
    player: opponent,
    source: entering.id,
    code: "tribute",
    rules: ["702.104a"],
  });
  return yes;
}

function* pickAny(
  p: Process,
  entering: Entering,
  player: PlayerId,
  code: string,
  rule: RuleKey,
  able: readonly ObjectId[],
): Procedure<readonly ObjectId[]> {
  if (able.length === 0) return [];
  const { chosen } = yield* ask(p, {
    kind: "pick",
    player,
    source: entering.id,
    code,
    rules: [rule],
    from: able.map((object) => ({ object })),
    min: 0,
    max: able.length,
  });
  return chosen.flatMap((ref) => ("object" in ref ? [ref.object] : []));
}
