import { dungeonsToEnter, roomAbilities, roomsOf } from "../../faces/dungeons.ts";
import type { PlayerId } from "../../model/ids.ts";
import type { DungeonProgress, EmblemObject } from "../../model/object.ts";
import { dungeonOf } from "../../query/designations.ts";
import type { RuleKey } from "../../rules/rules.ts";
import { ask } from "../ask.ts";
import { emit, simultaneously } from "../emit.ts";
import { type Procedure, type Process, patchPlayer, playerAt, setObject } from "../process.ts";
import { leaveZone } from "./leave.ts";
import { putEmblem } from "./put-emblem.ts";

/** A player ventures into the dungeon, or into the one of a name (701.49): their marker moves on, or comes into the topmost room of a new one. */
export function* venture(p: Process, player: PlayerId, into?: string): Procedure {
  const dungeon = dungeonOf(p.state, player);
  const onward = dungeon === undefined ? [] : (roomsOf(dungeon.at.name)[dungeon.at.room]?.leadsTo ?? []);
  if (dungeon !== undefined && onward.length > 0) {
    const room = yield* chooseRoom(p, player, dungeon.at, onward);
    yield* simultaneously(p, function* () {
      setObject(p, { ...dungeon.object, dungeon: { ...dungeon.at, room } });
      emitVenture(p, player, dungeon.object, room, ["701.49b", "309.5a"]);
    });
    return;
  }
  const name = yield* chooseDungeon(p, player, dungeonsToEnter(into));
  yield* simultaneously(p, function* () {
    if (dungeon !== undefined) yield* completeDungeon(p, dungeon.object, ["701.49c", "309.5b"]);
    const id = putEmblem(p, player, roomAbilities(name), { dungeon: { name, room: 0 } });
    emitVenture(p, player, { id }, 0, [into === undefined ? "701.49a" : "701.49d", "309.4a"]);
  });
}

/** A dungeon is removed from the game: with that its owner completes it (309.7). */
export function* completeDungeon(p: Process, dungeon: EmblemObject, rules: readonly RuleKey[]): Procedure {
  yield* simultaneously(p, function* () {
    const { owner } = dungeon;
    const name = dungeon.dungeon?.name ?? "";
    leaveZone(p, dungeon.id);
    patchPlayer(p, owner, { completedDungeons: [...(playerAt(p.state, owner).completedDungeons ?? []), name] });
    emit(p, {
      kind: "action",
      action: "complete-dungeon",
      player: owner,
      object: dungeon.id,
      rules: ["309.7", ...rules],
    });
  });
}

function emitVenture(
  p: Process,
  player: PlayerId,
  { id }: Pick<EmblemObject, "id">,
  room: number,
  rules: readonly RuleKey[],
): void {
  emit(p, { kind: "action", action: "venture", player, object: id, rules });
  emit(p, { kind: "action", action: "enter-room", player, object: id, room, rules: ["309.4c"] });
}

function* chooseRoom(
  p: Process,
  player: PlayerId,
  { name }: DungeonProgress,
  onward: readonly number[],
): Procedure<number> {
  const rooms = roomsOf(name);
  const { modes } = yield* ask(p, {
    kind: "mode",
    player,
    code: "choose-room",
    rules: ["701.49b"],
    options: onward.flatMap((at) => (rooms[at] === undefined ? [] : [{ kind: "body" as const, body: rooms[at].body }])),
    min: 1,
    max: 1,
    legal: onward.map((_, at) => at),
  });
  return onward[modes[0] ?? 0] ?? 0;
}

function* chooseDungeon(p: Process, player: PlayerId, names: readonly string[]): Procedure<string> {
  const { text } = yield* ask(p, {
    kind: "name",
    player,
    code: "choose-dungeon",
    rules: ["701.49a"],
    options: names,
  });
  return text;
}
