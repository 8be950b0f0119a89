import type { Effect, PlayerRef, Selector } from "@obverse/core";
import { nounPhrase } from "../noun/phrase.ts";
import type { Reader } from "../reader.ts";
import { freshName, scopeWith, withThing } from "../references.ts";
import { quantity, selector } from "../selector/selector.ts";
import type { Clause, VerbReader } from "./clause.ts";
import { instruct } from "./instruct.ts";
import { moveTo } from "./move.ts";

/** “Separate them into a face-down pile and a face-up pile”, “separates those cards into two piles” (700.3). */
export const separate: VerbReader = (r, who) => {
  const what = selector(r);
  if (what === undefined || !r.eat("into")) return undefined;
  const down = r.eat("a face-down pile and a face-up pile")
    ? "first"
    : r.eat("two face-down piles")
      ? "both"
      : r.eat("two piles")
        ? "none"
        : undefined;
  if (down === undefined) return undefined;
  const one = freshName(r.scope);
  const other = freshName(one.scope);
  const piles: readonly [Selector, Selector] = [
    { kind: "bound", name: one.name },
    { kind: "bound", name: other.name },
  ];
  const of: Selector = { kind: "union", of: piles };
  r.scope = { ...other.scope, piles, pool: { of, taken: [] } };
  return [{ kind: "separate", who, what: what.act, hit: one.name, rest: other.name, down }];
};

/** “Chooses one of those piles”. */
export function choosePile(r: Reader, who: PlayerRef): Effect | undefined {
  if (r.scope.piles === undefined) return undefined;
  return r.eat("a pile of your choice") || r.eat("one of those piles") || r.eat("one of the piles") || r.eat("one pile")
    ? chosen(r, who)
    : undefined;
}

function chosen(r: Reader, who: PlayerRef): Effect | undefined {
  const { piles } = r.scope;
  if (piles === undefined) return undefined;
  const { name, scope } = freshName(r.scope);
  const bound: Selector = { kind: "bound", name };
  r.scope = withThing(scopeWith(scope, { done: name }), { act: bound, read: bound, nouns: ["pile"], number: "one" });
  return { kind: "choose-pile", who, of: piles, as: name };
}

/** “Put one pile into your hand and the other into your graveyard”: who puts it there chooses it. */
export function putPile(r: Reader, who: PlayerRef): Clause | undefined {
  if (!r.eat("one pile") && !r.eat("one of those piles")) return undefined;
  const choice = chosen(r, who);
  const [thing] = r.scope.things;
  const moved = choice === undefined || thing === undefined ? undefined : moveTo(r, { ...thing, number: "many" }, who);
  return choice === undefined || moved === undefined ? undefined : [choice, ...moved];
}

/** “Exile one of those piles”: who exiles it chooses it. */
export function exilePile(r: Reader, who: PlayerRef): Clause | undefined {
  if (!r.eat("one of those piles")) return undefined;
  const choice = chosen(r, who);
  const [pile] = r.scope.things;
  if (choice === undefined || pile === undefined) return undefined;
  const { pool } = r.scope;
  if (pool !== undefined) r.scope = scopeWith(r.scope, { pool: { ...pool, taken: [...pool.taken, pile.act] } });
  return [
    choice,
    instruct(r, { kind: "exile", what: pile.act }, { objects: { ...pile, number: "many" }, moved: true }),
  ];
}

/** “Search the other pile for a card”: the one that wasn't taken (700.3). */
export function searchPile(r: Reader, who: PlayerRef): Clause | undefined {
  const { pool } = r.scope;
  const [taken] = pool?.taken ?? [];
  if (pool === undefined || taken === undefined || !r.eat("the other pile for")) return undefined;
  const many = quantity(r);
  const phrase = many === undefined ? undefined : nounPhrase(r);
  if (many === undefined || phrase === undefined) return undefined;
  const from: Selector = { kind: "except", of: pool.of, without: taken };
  const { name, scope } = freshName(r.scope);
  const bound: Selector = { kind: "bound", name };
  const filter = phrase.filter.kind === "card" ? {} : { filter: phrase.filter };
  const what: Selector = { kind: "choose-from", chooser: who, from, ...filter, min: many.min, max: many.max };
  const thing = { act: bound, read: bound, nouns: ["card", ...phrase.nouns] };
  r.scope = withThing(scopeWith(scope, { done: name, pool: { of: from, taken: [bound] } }), {
    ...thing,
    number: many.max === 1 ? "one" : "many",
  });
  return [
    { kind: "look-at", who, what: from },
    { kind: "choose", what, as: name },
  ];
}
