import type { Duration, Effect, PlayerRef, Selector } from "@obverse/core";
import { duration } from "../duration.ts";
import { nounPhrase } from "../noun/phrase.ts";
import type { Reader } from "../reader.ts";
import { type Named, single } from "../selector/selector.ts";
import type { Clause } from "./clause.ts";
import { instruct } from "./instruct.ts";

/** “Cast a spell with mana value 3 or less from your hand without paying its mana cost”, “play that card this turn”. */
export function castOrPlay(r: Reader, who: PlayerRef): Clause | undefined {
  const verb = r.eatAny("cast", "play");
  if (verb === undefined) return undefined;
  const lands = verb === "play" ? { lands: true as const } : {};
  const what = castable(r);
  if (what === undefined) return undefined;
  const early = r.attempt(duration);
  const free = freely(r) ? { free: true as const } : {};
  const transformed = r.eat("transformed") ? { transformed: true as const } : {};
  const lasting: Duration | undefined = early ?? r.attempt(duration) ?? r.scope.lasting;
  const any = r.attempt(anyMana);
  if (lasting !== undefined) {
    const effect: Effect = {
      kind: "permit",
      who,
      what: what.act,
      duration: lasting,
      ...free,
      ...lands,
      ...(any === undefined ? {} : { anyMana: any }),
    };
    return [instruct(r, effect, { objects: what, counts: true })];
  }
  if (any !== undefined) return undefined;
  if (what.act.kind === "all" && what.act.zone === undefined) return undefined;
  const effect: Effect = { kind: "cast", who, what: what.act, ...free, ...transformed, ...lands };
  return [instruct(r, effect, { objects: what, moved: true, counts: true })];
}

/** Reads “without paying its mana cost”. */
export function freely(r: Reader): boolean {
  return (
    r.eat("without paying its mana cost") ||
    r.eat("without paying their mana costs") ||
    r.eat("without paying that spell 's mana cost") ||
    r.eat("without paying the spell 's mana cost")
  );
}

function anyMana(r: Reader): "color" | "type" | undefined {
  r.eat(",");
  if (!r.eat("and")) return undefined;
  if (
    r.eat("mana of any type can be spent to cast them") ||
    r.eat("mana of any type can be spent to cast those spells") ||
    r.eat("you may spend mana as though it were mana of any type to cast those spells") ||
    r.eat("you may spend mana as though it were mana of any type to cast them")
  )
    return "type";
  if (
    r.eat("mana of any type can be spent to cast that spell") ||
    r.eat("mana of any type can be spent to cast it") ||
    r.eat("you may spend mana as though it were mana of any type to cast that spell") ||
    r.eat("you may spend mana as though it were mana of any type to cast it")
  )
    return "type";
  if (
    r.eat("you may spend mana as though it were mana of any color to cast that spell") ||
    r.eat("you may spend mana as though it were mana of any color to cast those spells") ||
    r.eat("you may spend mana as though it were mana of any color to cast it")
  )
    return "color";
  return undefined;
}

function castable(r: Reader): Named | undefined {
  const among = r.attempt((inner) => {
    if (!inner.eat("lands from among those cards")) return undefined;
    const pool = inner.scope.things.find((thing) => thing.number === "many" && thing.nouns.includes("card"));
    if (pool === undefined) return undefined;
    const act: Selector = { kind: "where", of: pool.act, filter: { kind: "type", type: "land" } };
    return { act, read: act, nouns: ["card"], number: "many" as const };
  });
  if (among !== undefined) return among;
  const linked = r.attempt((inner) => {
    if (!inner.eat("the exiled card")) return undefined;
    const act: Selector = { kind: "linked", link: "exiled-with" };
    const said = inner.scope.things.find((thing) => thing.nouns.includes("card") && thing.act.kind === "bound");
    return said ?? { act, read: act, nouns: ["card"], number: "one" as const };
  });
  if (linked !== undefined) return linked;
  const spells = r.attempt((inner) => {
    const any = inner.eat("any number of");
    if (!any && !inner.eat("a") && !inner.eat("an")) return undefined;
    const phrase = nounPhrase(inner);
    if (phrase?.zone === undefined || !phrase.nouns.includes("spell")) return undefined;
    const act: Selector = {
      kind: "choose",
      chooser: inner.scope.subject ?? { kind: "you" },
      filter: phrase.filter,
      zone: phrase.zone,
      ...(phrase.of === undefined ? {} : { of: phrase.of }),
      min: any ? 0 : 1,
      max: any ? "any" : 1,
    };
    return {
      act,
      read: act,
      nouns: ["spell", "card"],
      number: any ? ("many" as const) : ("one" as const),
      indefinite: true as const,
    };
  });
  return spells ?? single(r);
}
