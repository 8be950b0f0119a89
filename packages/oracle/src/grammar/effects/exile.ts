import type { Duration, Effect, Selector } from "@obverse/core";
import { duration } from "../duration.ts";
import { forEach, times } from "../modification/modifications.ts";
import { playerRef } from "../player.ts";
import type { Reader } from "../reader.ts";
import { scopeWith, withThing } from "../references.ts";
import { selector } from "../selector/selector.ts";
import { counterList } from "./arrival.ts";
import type { VerbReader } from "./clause.ts";
import { instruct } from "./instruct.ts";
import { exilePile } from "./piles.ts";

/** “Exile target creature until ~ leaves the battlefield”, “exile the top card of your library face down”, “exile all graveyards”. */
export const exile: VerbReader = (r, who) => {
  if (r.eat("all graveyards"))
    return [instruct(r, { kind: "exile", what: { kind: "all", filter: { kind: "all", of: [] }, zone: "graveyard" } })];
  const heaped = r.scope.piles === undefined ? undefined : r.attempt((inner) => exilePile(inner, who));
  if (heaped !== undefined) return heaped;
  const emptied = r.attempt(wholeZone);
  if (emptied !== undefined) return [instruct(r, { kind: "exile", what: emptied })];
  const what = selector(r) ?? r.attempt(allBut);
  if (what === undefined) return undefined;
  const shuffled =
    r.eat("in a face-down pile , shuffle that pile") || r.eat("in a face-down pile , and shuffle that pile");
  const heap = shuffled
    ? ("face-down-shuffled" as const)
    : r.eat("in a face-down pile") || r.eat("in another face-down pile")
      ? ("face-down" as const)
      : r.eat("in a face-up pile")
        ? ("face-up" as const)
        : undefined;
  const pile = heap === undefined ? {} : { pile: heap };
  const down = heap === "face-down" || r.eat("face down") ? { faceDown: true as const } : {};
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
    ...(who.kind === "event-player" && "faceDown" in down ? { who } : {}),
    what: act,
    ...down,
    ...looked,
    ...pile,
    ...(counters === undefined ? {} : { counters }),
    ...(until === undefined ? {} : { until }),
  };
  const { pool } = r.scope;
  const made = instruct(r, effect, { objects: what, moved: true, counts: true });
  if (heap !== undefined && made.as !== undefined) r.scope = withPile(r.scope, { kind: "bound", name: made.as });
  // “Exile the top eight cards of your library. You may put a land card from among them onto the battlefield.”
  if (heap === undefined && what.act.kind === "library" && what.number === "many" && made.as !== undefined)
    r.scope = scopeWith(r.scope, { pool: { of: { kind: "bound", name: made.as }, taken: [] } });
  if (pool !== undefined && made.as !== undefined && what.act.kind === "choose-from")
    r.scope = scopeWith(r.scope, { pool: { ...pool, taken: [...pool.taken, { kind: "bound", name: made.as }] } });
  if (heap === undefined) return [made];
  // “Exile any number of them in a face-down pile and the rest in a face-up pile”: the verb is understood.
  const more = r.attempt((inner) => (inner.eat("and the rest in") ? restInPile(inner, pool) : undefined));
  return more === undefined ? [made] : [made, more];
};

function restInPile(r: Reader, pool: Reader["scope"]["pool"]): Effect | undefined {
  const first = r.scope.pile;
  const heap = r.eat("a face-down pile") ? "face-down" : r.eat("a face-up pile") ? "face-up" : undefined;
  if (heap === undefined || pool === undefined || first === undefined) return undefined;
  const effect: Effect = {
    kind: "exile",
    what: { kind: "except", of: pool.of, without: first },
    ...(heap === "face-down" ? { faceDown: true } : {}),
    pile: heap,
  };
  const made = instruct(r, effect);
  if (made.as !== undefined) r.scope = withPile(r.scope, { kind: "bound", name: made.as });
  return made;
}

/** The scope with another pile; two are the piles that one chooses from (700.3). */
function withPile(scope: Reader["scope"], pile: Selector): Reader["scope"] {
  const noun = { act: pile, read: pile, nouns: ["pile", "card"], number: "one" as const };
  const first = scope.pile;
  const next = withThing(scopeWith(scope, { pile }), noun);
  if (first === undefined) return next;
  return { ...next, piles: [first, pile], pool: { of: { kind: "union", of: [first, pile] }, taken: [] } };
}

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
