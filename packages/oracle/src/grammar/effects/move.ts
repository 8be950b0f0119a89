import type { Arrival, Effect, PlayerRef, Zone } from "@obverse/core";
import { ordinalOf } from "../../vocabulary/numbers.ts";
import { possessor } from "../player.ts";
import type { Reader } from "../reader.ts";
import { scopeWith } from "../references.ts";
import { each, type Named, selector } from "../selector/selector.ts";
import { zonePhrase } from "../zone.ts";
import { arrival, arrivalField } from "./arrival.ts";
import type { Clause, VerbReader } from "./clause.ts";
import { putCounters } from "./counters.ts";
import { instruct } from "./instruct.ts";
import { putPile } from "./piles.ts";

/** “Return target card from your graveyard to your hand”, “return it to the battlefield transformed”. */
export const returnTo: VerbReader = (r, who) => {
  const late = r.attempt((inner) => zoneFirst(inner, who));
  if (late !== undefined) return late;
  const what = selector(r);
  if (what === undefined) return undefined;
  return moveTo(r, what, who);
};

/** “Return from your graveyard to the battlefield any number of …”, “returns to their hand each card …”. */
function zoneFirst(r: Reader, who: PlayerRef): Clause | undefined {
  const from = r.attempt((inner) => (inner.eat("from") ? zonePhrase(inner) : undefined));
  const place = destination(r);
  if (place === undefined) return undefined;
  const slots = r.scope.slots.length;
  const what = selector(r);
  if (what === undefined) return undefined;
  if (from !== undefined) {
    // Where it is has been said already; only a target can be told so now.
    if (what.act.kind !== "target" || r.scope.slots.length !== slots + 1) return undefined;
    r.scope = scopeWith(r.scope, {
      slots: r.scope.slots.map((slot, at) => (at < slots ? slot : { ...slot, ...from })),
    });
  }
  const effect: Effect = {
    kind: "move",
    what: what.act,
    to: place.to,
    ...arrivalField(underWho(place, { ...place.arrival }, who, what)),
  };
  return [instruct(r, effect, { objects: what, moved: true, counts: true })];
}

/** “Put it onto the battlefield”, “put the rest on the bottom of your library in a random order”, “put a +1/+1 counter on it”. */
export const put: VerbReader = (r, who) => {
  const counters = r.attempt((inner) => putCounters(inner, who));
  if (counters !== undefined) {
    const more = r.attempt((inner) => (inner.eat("and") ? putCounters(inner, who) : undefined));
    return more === undefined ? counters : [...counters, ...more];
  }
  const pile = r.scope.piles === undefined ? undefined : r.attempt((inner) => putPile(inner, who));
  const what = pile === undefined ? selector(r) : undefined;
  if (pile === undefined && what === undefined) return undefined;
  const first = pile ?? (what === undefined ? undefined : moveTo(r, what, who));
  if (first === undefined) return undefined;
  // “Put that card onto the battlefield and the rest on the bottom …”: the verb is understood.
  const more = r.attempt((inner) => {
    if (!inner.eat("and")) return undefined;
    const rest = selector(inner);
    return rest === undefined ? undefined : moveTo(inner, rest, who);
  });
  return more === undefined ? first : [...first, ...more];
};

/** Reads where to and how, and makes the move. */
export function moveTo(r: Reader, what: Named, who: PlayerRef): Clause | undefined {
  const either = r.attempt((inner) => topOrBottom(inner, what, who));
  if (either !== undefined) return either;
  const place = destination(r);
  if (place === undefined) return undefined;
  const how: Arrival = underWho(place, { ...place.arrival, ...arrival(r) }, who, what);
  const effect: Effect = { kind: "move", what: what.act, to: place.to, ...arrivalField(how) };
  const other = r.attempt((inner) => (inner.eat("or") ? elsewhere(inner, what, who) : undefined));
  if (other !== undefined)
    return [
      instruct(
        r,
        { kind: "choose-one", who: each(who) ?? who, options: [[effect], [other]] },
        { objects: what, moved: true },
      ),
    ];
  const pool = r.scope.pool;
  const moved = instruct(r, effect, { objects: what, moved: true, counts: true });
  if (pool !== undefined && moved.as !== undefined)
    r.scope = scopeWith(r.scope, {
      pool: {
        of: pool.of,
        taken: [
          ...pool.taken.filter((taken) => JSON.stringify(taken) !== JSON.stringify(what.act)),
          { kind: "bound", name: moved.as },
        ],
      },
    });
  return [moved];
}

/** “… or into your hand”: where else it can be put instead, as is chosen then. */
function elsewhere(r: Reader, what: Named, who: PlayerRef): Effect | undefined {
  if (r.word() !== "into" && r.word() !== "onto") return undefined;
  const place = destination(r);
  if (place === undefined) return undefined;
  return {
    kind: "move",
    what: what.act,
    to: place.to,
    ...arrivalField(underWho(place, { ...place.arrival, ...arrival(r) }, who, what)),
  };
}

/** What another player puts onto the battlefield enters under that player's control (110.2a). */
function underWho(place: Destination, how: Arrival, who: PlayerRef, what: Named): Arrival {
  if (place.to !== "battlefield" || how.under !== undefined || who.kind === "you") return how;
  const one = each(who) ?? who;
  // Of what all of them put there together, each puts their own.
  const together = one !== who && !JSON.stringify(what.act).includes(JSON.stringify(one));
  return { ...how, under: together ? { kind: "owner", of: what.act } : one };
}

/** “On the top or bottom of your library”, “into their library second from the top or on the bottom”: chosen as it is put there by who puts it. */
function topOrBottom(r: Reader, what: Named, who: PlayerRef): Clause | undefined {
  const second = r.eat("into");
  if (
    !second &&
    !(
      r.eat("on the top or bottom of") ||
      r.eat("on top or on the bottom of") ||
      r.eat("on the top or on the bottom of") ||
      r.eat("on your choice of the top or bottom of") ||
      r.eat("on their choice of the top or bottom of")
    )
  )
    return undefined;
  const whose = possessor(r);
  if (whose === undefined || !r.eat("library")) return undefined;
  if (second && !r.eat("second from the top or on the bottom")) return undefined;
  const move = (position: Arrival["position"] & {}): Effect => ({
    kind: "move",
    what: what.act,
    to: "library",
    arrival: { position },
  });
  const options = [[move(second ? { fromTop: 1 } : "top")], [move("bottom")]];
  return [instruct(r, { kind: "choose-one", who: each(who) ?? who, options }, { objects: what, moved: true })];
}

interface Destination {
  readonly to: Zone;
  readonly arrival?: Arrival;
}

/** Reads “to its owner's hand”, “onto the battlefield”, “on top of your library”, “into your graveyard”, “on the bottom … in any order”. */
function destination(r: Reader): Destination | undefined {
  return r.oneOf<Destination>([battlefield, hand, graveyard, command, library, fromTop]);
}

function battlefield(r: Reader): Destination | undefined {
  return r.eat("to the battlefield") || r.eat("onto the battlefield") ? { to: "battlefield" } : undefined;
}

function hand(r: Reader): Destination | undefined {
  if (!(r.eat("to") || r.eat("into"))) return undefined;
  const whose = possessor(r);
  return whose !== undefined && (r.eat("hand") || r.eat("hands")) ? { to: "hand" } : undefined;
}

function graveyard(r: Reader): Destination | undefined {
  if (!(r.eat("into") || r.eat("to"))) return undefined;
  const whose = possessor(r);
  return whose !== undefined && (r.eat("graveyard") || r.eat("graveyards")) ? { to: "graveyard" } : undefined;
}

function command(r: Reader): Destination | undefined {
  return r.eat("to the command zone") || r.eat("into the command zone") ? { to: "command" } : undefined;
}

function library(r: Reader): Destination | undefined {
  r.eat("back");
  if (r.word(-1) === "back" && r.eat("in any order"))
    return { to: "library", arrival: { position: "top", order: "any" } };
  if (r.eat("on top in any order")) return { to: "library", arrival: { position: "top", order: "any" } };
  if (r.eat("on the bottom in a random order"))
    return { to: "library", arrival: { position: "bottom", order: "random" } };
  if (r.eat("on the bottom in any order")) return { to: "library", arrival: { position: "bottom", order: "any" } };
  if (!r.sees("on top of") && r.eat("on top")) return { to: "library", arrival: { position: "top" } };
  const position =
    r.eat("on top of") || r.eat("on the top of") ? "top" : r.eat("on the bottom of") ? "bottom" : undefined;
  if (position === undefined) return undefined;
  if (!r.eat("that library")) {
    const whose = possessor(r);
    if (whose === undefined || !(r.eat("library") || r.eat("libraries"))) return undefined;
  }
  return { to: "library", arrival: { position, ...order(r) } };
}

function order(r: Reader): { readonly order?: "any" | "random" } {
  if (r.eat("in any order")) return { order: "any" };
  if (r.eat("in a random order")) return { order: "random" };
  return {};
}

/** “Into its owner's library third from the top”. */
function fromTop(r: Reader): Destination | undefined {
  if (!r.eat("into")) return undefined;
  const whose = possessor(r);
  if (whose === undefined || !r.eat("library")) return undefined;
  const nth = ordinalOf(r.word());
  if (nth === undefined) return undefined;
  r.at += 1;
  return r.eat("from the top") ? { to: "library", arrival: { position: { fromTop: nth - 1 } } } : undefined;
}

/** “Shuffle”, “shuffle it into its owner's library”, “shuffle your graveyard into your library”. */
export const shuffle: VerbReader = (r, who) => {
  const [heap] = r.scope.things.filter(({ nouns }) => nouns.includes("pile"));
  if (heap !== undefined && r.eat("that pile and put it back on top of your library"))
    return [
      instruct(r, {
        kind: "move",
        what: heap.act,
        to: "library",
        arrival: { position: "top", order: "random" },
      }),
    ];
  const all = r.attempt((inner) => {
    const of = possessor(inner);
    if (of === undefined) return undefined;
    if (inner.eat("library")) return { shuffles: true as const };
    const zones: Zone[] = [];
    if (inner.eat("graveyard")) zones.push("graveyard");
    else if (inner.eat("hand")) zones.push("hand");
    if (inner.eat("and graveyard")) zones.push("graveyard");
    if (zones.length === 0 || !inner.eat("into") || possessor(inner) === undefined || !inner.eat("library"))
      return undefined;
    return { zones, of };
  });
  if (all !== undefined && "shuffles" in all) return [instruct(r, { kind: "shuffle", who })];
  if (all !== undefined) {
    const [zone] = all.zones;
    const place = all.zones.length === 1 && zone !== undefined ? zone : all.zones;
    return [
      instruct(r, {
        kind: "move",
        what: { kind: "all", filter: { kind: "all", of: [] }, zone: place, of: all.of },
        to: "library",
        arrival: { position: "shuffled" },
      }),
    ];
  }
  const into = r.attempt((inner) => {
    const what = selector(inner);
    if (what === undefined || !inner.eat("into")) return undefined;
    return possessor(inner) !== undefined && (inner.eat("library") || inner.eat("libraries")) ? what : undefined;
  });
  if (into !== undefined)
    return [
      instruct(
        r,
        { kind: "move", what: into.act, to: "library", arrival: { position: "shuffled" } },
        { objects: into, moved: true },
      ),
    ];
  return [instruct(r, { kind: "shuffle", who })];
};
