import type { Duration, Effect } from "@obverse/core";
import { duration } from "../duration.ts";
import { forEach, times } from "../modification/modifications.ts";
import { playerRef } from "../player.ts";
import type { Reader } from "../reader.ts";
import { selector } from "../selector/selector.ts";
import { counterList } from "./arrival.ts";
import type { VerbReader } from "./clause.ts";
import { instruct } from "./instruct.ts";

/** “Exile target creature until ~ leaves the battlefield”, “exile the top card of your library face down”, “exile all graveyards”. */
export const exile: VerbReader = (r, who) => {
  if (r.eat("all graveyards"))
    return [instruct(r, { kind: "exile", what: { kind: "all", filter: { kind: "all", of: [] }, zone: "graveyard" } })];
  const emptied = r.attempt(wholeZone);
  if (emptied !== undefined) return [instruct(r, { kind: "exile", what: emptied })];
  const what = selector(r) ?? r.attempt(allBut);
  if (what === undefined) return undefined;
  const pile = r.eat("in a face-down pile , shuffle that pile") ? { pile: "face-down-shuffled" as const } : {};
  const down = r.eat("face down") ? { faceDown: true as const } : {};
  const looked = r.attempt((inner) => {
    if (!("faceDown" in down)) return undefined;
    return inner.eat("and look at it") || inner.eat("and look at them") ? { lookers: who } : undefined;
  });
  const each = what.act.kind === "library" ? r.attempt(forEach) : undefined;
  const act =
    what.act.kind === "library" && each !== undefined ? { ...what.act, count: times(what.act.count, each) } : what.act;
  const counters = r.attempt((inner) => {
    if (!inner.eat("with")) return undefined;
    const list = counterList(inner);
    return list !== undefined && inner.eat("on") && (inner.eat("it") || inner.eat("them")) ? list : undefined;
  });
  const until = r.attempt((inner): Duration | undefined => {
    const found = inner.sees("until") ? duration(inner) : undefined;
    return found?.kind === "end-of-turn" ? undefined : found;
  });
  const effect: Effect = {
    kind: "exile",
    what: act,
    ...down,
    ...looked,
    ...pile,
    ...(counters === undefined ? {} : { counters }),
    ...(until === undefined ? {} : { until }),
  };
  const { pool } = r.scope;
  const made = instruct(r, effect, { objects: what, moved: true, counts: true });
  if (pool !== undefined && made.as !== undefined && what.act.kind === "choose-from")
    r.scope = { ...r.scope, pool: { ...pool, taken: [...pool.taken, { kind: "bound", name: made.as }] } };
  return [made];
};

/** “Target player's graveyard”, “their graveyard”. */
function wholeZone(r: Reader): import("@obverse/core").Selector | undefined {
  const of = r.attempt((inner) => {
    const player = playerRef(inner);
    return player !== undefined && inner.eat("'s") ? player : undefined;
  });
  const own = of ?? (r.eat("your") ? ({ kind: "you" } as const) : r.eat("their") ? r.scope.player : undefined);
  if (own === undefined) return undefined;
  const zone = r.eatAny("graveyard", "hand", "library");
  return zone === undefined
    ? undefined
    : { kind: "all", filter: { kind: "all", of: [] }, zone: zone as "graveyard", of: own };
}

/** “All but the bottom card of target player's library”. */
function allBut(r: Reader): import("../selector/selector.ts").Named | undefined {
  if (!r.eat("all but")) return undefined;
  const kept = selector(r);
  if (kept?.act.kind !== "library") return undefined;
  const all = { kind: "all", filter: { kind: "all", of: [] }, zone: "library", of: kept.act.of } as const;
  const act = { kind: "except", of: all, without: kept.act } as const;
  return { act, read: act, nouns: ["card"], number: "many", indefinite: true };
}
