import type { Effect, PlayerRef, Selector } from "@obverse/core";
import { nounPhrase } from "../noun/phrase.ts";
import { whoThat } from "../player.ts";
import type { Reader } from "../reader.ts";
import { scopeWith, withPlayer, withThing } from "../references.ts";
import { objectReference } from "../selector/reference.ts";
import { allSelector } from "../selector/selector.ts";
import { fromAmongAll } from "../selector/this-way.ts";
import { freely, poolOf } from "./casting.ts";
import { chain } from "./chain.ts";
import { instruct } from "./instruct.ts";

/** “For each creature card in your graveyard, create …”, “for each opponent, …”. */
export function withEach(r: Reader): readonly Effect[] | undefined {
  if (!r.eat("for each")) return undefined;
  if (r.sees("nonland card type ,")) return ofEachType(r);
  const players: PlayerRef | undefined = r.eat("opponent")
    ? { kind: "opponents" }
    : r.eat("player")
      ? { kind: "each" }
      : undefined;
  const those =
    players === undefined ? undefined : r.word() === "who" ? r.attempt((inner) => whoThat(inner)) : undefined;
  if (players !== undefined && those !== undefined)
    return r.eat(",") ? overPlayers(r, { kind: "those-who", of: players, that: those }) : undefined;
  if (players !== undefined) return r.eat(",") ? overPlayers(r, players) : undefined;
  const objects = r.attempt(ofThem) ?? r.attempt(fromAmongAll) ?? r.attempt(allThat);
  if (objects === undefined || !r.eat(",")) return undefined;
  const bound: Selector = { kind: "bound", name: "each" };
  r.scope = withThing(r.scope, { act: bound, read: bound, nouns: objects.nouns, number: "one" });
  const before = new Set(r.scope.things);
  const steps = chain(r);
  if (steps === undefined) return undefined;
  // What was made or moved each time is several from now on: “exile those tokens”.
  const { player } = r.scope;
  r.scope = scopeWith(r.scope, {
    things: r.scope.things.map((thing) => (before.has(thing) ? thing : { ...thing, number: "many" })),
    // “Its controller” was another each time: behind the loop nobody is meant.
    ...(JSON.stringify(player)?.includes('"each"') === true ? { player: undefined } : {}),
  });
  return [instruct(r, { kind: "for-each", objects: objects.act, steps })];
}

/** “For each nonland card type, you may cast a spell of that type from among the exiled cards without paying its mana cost”, for a while. */
function ofEachType(r: Reader): readonly Effect[] | undefined {
  if (!r.eat("nonland card type , you may cast a spell of that type from among")) return undefined;
  const what = poolOf(r);
  const duration = r.scope.lasting;
  if (what === undefined || duration === undefined || !freely(r)) return undefined;
  return [instruct(r, { kind: "permit", who: { kind: "you" }, what, duration, free: true, one: true, eachType: true })];
}

/** “For each of them”: of several that were named before. */
function ofThem(r: Reader): { readonly act: Selector; readonly nouns: readonly string[] } | undefined {
  if (!r.eat("of")) return undefined;
  const them = objectReference(r);
  return them === undefined || them.number !== "many" ? undefined : { act: them.act, nouns: them.nouns };
}

function allThat(r: Reader): { readonly act: Selector; readonly nouns: readonly string[] } | undefined {
  const phrase = nounPhrase(r);
  return phrase === undefined ? undefined : { act: allSelector(phrase), nouns: phrase.nouns };
}

/** Targets named here are chosen once for each player. */
function overPlayers(r: Reader, players: PlayerRef): readonly Effect[] | undefined {
  const first = r.scope.slots.length;
  r.scope = withPlayer(r.scope, { kind: "bound", name: "each" });
  const steps = chain(r);
  if (steps === undefined) return undefined;
  if (r.scope.slots.length === first) return [instruct(r, { kind: "for-each", players, steps })];
  r.scope = scopeWith(r.scope, {
    slots: r.scope.slots.map((slot, index) => (index < first ? slot : { ...slot, forEach: players })),
  });
  return steps;
}
