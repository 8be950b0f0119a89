import type { Filter, Selector } from "@obverse/core";
import { numberOf } from "../../vocabulary/numbers.ts";
import { allOf } from "../noun/canonical.ts";
import { nounPhrase } from "../noun/phrase.ts";
import { suffixes } from "../noun/suffix.ts";
import type { Reader } from "../reader.ts";
import { type Pool, scopeWith } from "../references.ts";
import { each, type Named, quantity } from "./selector.ts";

/** Cards out of those just looked at, revealed or milled: “a creature card from among them”, “one of them”, “the rest”. */
export function fromAmong(r: Reader): Named | undefined {
  const pool = r.scope.pool ?? putThisWay(r);
  if (pool === undefined) return undefined;
  return r.oneOf<Named>([(inner) => rest(inner, pool.of, pool.taken), (inner) => picked(inner, pool)]);
}

/** “Any of those cards you didn't play”: those that are where they were. */
export function notPlayed(r: Reader): Named | undefined {
  const many = r.scope.things.find(({ number, nouns }) => number === "many" && nouns.includes("card"));
  if (many === undefined || !(r.eat("any of those cards you didn't play") || r.eat("those cards you didn't play")))
    return undefined;
  const act: Selector = { kind: "where", of: many.act, filter: { kind: "zone", zone: "exile" } };
  return { act, read: act, nouns: ["card"], number: "many" };
}

/** “Each card they exiled this way”: of what an instruction exiled, those that the player at hand owns. */
export function theirExiled(r: Reader): Named | undefined {
  const name = r.scope.doneBy?.exiled;
  const who = each(r.scope.subject);
  if (name === undefined || who === undefined) return undefined;
  if (
    !(
      r.eat("each card they exiled this way") ||
      r.eat("those cards they exiled this way") ||
      r.eat("all cards they exiled this way")
    )
  )
    return undefined;
  const act: Selector = { kind: "where", of: { kind: "bound", name }, filter: { kind: "owner", is: who } };
  return { act, read: act, nouns: ["card"], number: "many" };
}

/** “A card you put into your graveyard this way”, of the event that triggered. */
function putThisWay(r: Reader): Reader["scope"]["pool"] {
  const event: Selector = { kind: "event", role: "subject" };
  return r.contains("way") && r.scope.things.some((thing) => thing.act.kind === "event")
    ? { of: { kind: "where", of: event, filter: { kind: "zone", zone: "graveyard" } }, taken: [] }
    : undefined;
}

function rest(r: Reader, of: Selector, taken: readonly Selector[]): Named | undefined {
  // Those that weren't cast are where they were.
  const zone =
    r.eat("all revealed cards not cast this way") || r.eat("all cards revealed this way that weren't cast this way")
      ? ("library" as const)
      : r.eat("all exiled cards not cast this way") || r.eat("the exiled cards not cast this way")
        ? ("exile" as const)
        : undefined;
  if (zone !== undefined) {
    const left: Selector = { kind: "where", of, filter: { kind: "zone", zone } };
    return { act: left, read: left, nouns: ["card"], number: "many" };
  }
  if (
    !(
      r.eat("the cards in the other pile") ||
      r.eat("the cards in each pile") ||
      r.eat("the other pile") ||
      r.eat("the rest of that pile") ||
      r.eat("the rest") ||
      r.eat("the other cards exiled this way") ||
      r.eat("the other cards") ||
      r.eat("the other") ||
      r.eat("the rest of them") ||
      r.eat("all other cards revealed this way") ||
      r.eat("the remaining cards")
    )
  )
    return undefined;
  const [only] = taken;
  const without: Selector | undefined =
    taken.length === 1 ? only : taken.length === 0 ? undefined : { kind: "union", of: taken };
  const act: Selector = without === undefined ? of : { kind: "except", of, without };
  return { act, read: act, nouns: ["card"], number: "many" };
}

/** “Of those two cards”: those that were looked for, of all that were exiled or revealed. */
function ofThose(r: Reader): Selector | undefined {
  if (!r.eat("of those")) return undefined;
  const count = numberOf(r.word());
  r.at += 1;
  if (count === undefined || !r.eat("cards")) return undefined;
  return r.scope.things.find(({ act, number }) => number === "many" && act.kind === "bound")?.act;
}

function picked(r: Reader, pool: Pool): Named | undefined {
  let from = pool.of;
  const many = r.eat("all") ? { min: "all" as const, max: "any" as const } : quantity(r);
  if (many === undefined) return undefined;
  let filter: Filter | undefined;
  let nouns: readonly string[] = ["card"];
  const bare =
    many.min !== "all" &&
    many.max !== "any" &&
    (r.sees("face down") || r.sees("into") || r.sees("onto") || r.sees("on the bottom") || r.sees("on top"));
  const found = r.attempt((inner) => ofThose(inner));
  if (found !== undefined) r.scope = scopeWith(r.scope, { pool: { ...pool, found } });
  if (found !== undefined || (pool.found !== undefined && r.sees("of them"))) from = found ?? pool.found ?? from;
  if (
    found !== undefined ||
    bare ||
    (many.max === "any" && r.eat("them")) ||
    r.eat("of them") ||
    r.eat("of the cards") ||
    r.eat("of those cards") ||
    r.eat("from among them")
  ) {
    filter = undefined;
  } else {
    const phrase = nounPhrase(r);
    if (phrase === undefined) return undefined;
    const among =
      r.eat("from among them") ||
      (many.min === "all" && r.eat("among them")) ||
      r.eat("from among those cards") ||
      r.eat("from among the revealed cards") ||
      r.eat("from among the milled cards") ||
      r.eat("from among the cards milled this way") ||
      r.eat("revealed this way") ||
      r.eat("milled this way") ||
      r.eat("you put into your graveyard this way") ||
      r.eat("exiled this way") ||
      r.eat("from among cards exiled this way") ||
      r.eat("from among the exiled cards") ||
      r.eat("from among those exiled cards");
    if (among && r.word(-3) === "revealed" && pool.revealed !== undefined) from = pool.revealed;
    const theirs = !among && r.eat("they revealed this way");
    if (theirs) {
      const filter = allOf([phrase.filter, { kind: "owner", is: r.scope.player ?? { kind: "you" } }]);
      const act: Selector = {
        kind: "choose-from",
        chooser: { kind: "you" },
        from,
        filter,
        min: many.min === "all" ? 0 : many.min,
        max: many.max,
      };
      return { act, read: act, nouns: phrase.nouns, number: many.max === 1 ? "one" : "many", indefinite: true };
    }
    if (!among && !(r.eat("from it") || r.eat("from among those nonland cards"))) return undefined;
    const late = suffixes(r)?.filters ?? [];
    if (late.length > 0) {
      filter = allOf([phrase.filter, ...late]);
      nouns = phrase.nouns;
    } else filter = phrase.filter.kind === "card" ? undefined : phrase.filter;
    nouns = phrase.nouns;
  }
  const random = r.eat("at random") ? { random: true as const } : {};
  if (many.min === "all") {
    const act: Selector = filter === undefined ? from : { kind: "where", of: from, filter };
    return { act, read: act, nouns, number: "many", indefinite: true };
  }
  const chooser = each(r.scope.subject) ?? { kind: "you" as const };
  const act: Selector = {
    kind: "choose-from",
    chooser,
    from,
    ...(filter === undefined ? {} : { filter }),
    min: many.min,
    max: many.max,
    ...random,
  };
  return { act, read: act, nouns, number: many.max === 1 ? "one" : "many", indefinite: true };
}
