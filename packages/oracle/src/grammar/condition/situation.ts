import type { Condition, Filter, PlayerRef } from "@obverse/core";
import { ordinalOf } from "../../vocabulary/numbers.ts";
import { manaCost } from "../mana.ts";
import { playerRef } from "../player.ts";
import type { Reader } from "../reader.ts";
import { objectReference, selfReference } from "../selector/reference.ts";

/** Conditions about the game as a whole: day and night, whose turn, what was paid. */
export function situation(r: Reader): Condition | undefined {
  if (r.eat("it is neither day nor night")) return { kind: "day-night", is: "neither" };
  if (r.eat("it is day") || r.eat("it 's day")) return { kind: "day-night", is: "day" };
  if (r.eat("it is night")) return { kind: "day-night", is: "night" };
  if (r.eat("it is your turn")) return { kind: "whose-turn", player: { kind: "you" } };
  if (r.eat("it isn't your turn") || r.eat("it is not your turn"))
    return { kind: "not", of: { kind: "whose-turn", player: { kind: "you" } } };
  const nth = r.attempt((inner) => {
    if (!inner.eat("this is the")) return undefined;
    const ordinal = ordinalOf(inner.word());
    inner.at += 1;
    return inner.eat("time this ability has resolved this turn") ? ordinal : undefined;
  });
  if (nth !== undefined) return { kind: "resolved-times", nth };
  if (r.eat("there is no monarch"))
    return { kind: "not", of: { kind: "designation", of: { kind: "each" }, is: "monarch" } };
  if (r.eat("no spells were cast last turn")) return { kind: "last-turn-spells", what: "none" };
  if (r.eat("a player cast two or more spells last turn")) return { kind: "last-turn-spells", what: "two-by-one" };
  if (
    r.eat("this spell was kicked") ||
    r.eat("it was kicked") ||
    r.eat("~ was kicked") ||
    r.eat("this creature was kicked")
  )
    return { kind: "paid", keyword: "kicker" };
  if (r.eat("this spell was bargained") || r.eat("it was bargained")) return { kind: "paid", keyword: "bargain" };
  if (r.eat("it escaped") || r.eat("~ escaped")) return { kind: "paid", keyword: "escape" };
  if (r.eat("tribute was paid")) return { kind: "paid", keyword: "tribute" };
  if (r.eat("tribute wasn't paid")) return { kind: "not", of: { kind: "paid", keyword: "tribute" } };
  if (r.eat("this spell was cast from a graveyard"))
    return { kind: "matches", what: { kind: "self" }, filter: { kind: "cast-from", zone: "graveyard" } };
  if (r.eat("this spell was cast from your graveyard"))
    return {
      kind: "matches",
      what: { kind: "self" },
      filter: { kind: "cast-from", zone: "graveyard", by: { kind: "you" } },
    };
  if (r.eat("this spell was cast from exile"))
    return { kind: "matches", what: { kind: "self" }, filter: { kind: "cast-from", zone: "exile" } };
  if (r.eat("you have the city 's blessing")) return { kind: "designation", of: { kind: "you" }, is: "city-blessing" };
  if (r.eat("~ is paired with another creature") || r.eat("this creature is paired with another creature"))
    return { kind: "exists", what: { kind: "linked", link: "paired" } };
  if (r.eat("you are the monarch")) return { kind: "designation", of: { kind: "you" }, is: "monarch" };
  if (r.eat("you have completed a dungeon"))
    return { kind: "designation", of: { kind: "you" }, is: "completed-dungeon" };
  const chosen = r.attempt(otherBearer);
  if (chosen !== undefined) return chosen;
  if (r.eat("you have the initiative")) return { kind: "designation", of: { kind: "you" }, is: "initiative" };
  return r.oneOf<Condition>([youCast, spent, bothOwned, bothAttacking, turnOf]);
}

/** “You cast it”, “you cast it from your hand”. */
function youCast(r: Reader): Condition | undefined {
  const not = r.eat("you didn't cast");
  if (!not && !r.eat("you cast")) return undefined;
  const what = objectReference(r)?.read;
  if (what === undefined) return undefined;
  const zone = r.eat("from your hand")
    ? "hand"
    : r.eat("from your graveyard")
      ? "graveyard"
      : r.eat("from exile")
        ? "exile"
        : undefined;
  const cast: Condition = {
    kind: "matches",
    what,
    filter: { ...(zone === undefined ? { kind: "was-cast" } : { kind: "cast-from", zone }), by: { kind: "you" } },
  };
  return not ? { kind: "not", of: cast } : cast;
}

function spent(r: Reader): Condition | undefined {
  const mana = manaCost(r);
  if (
    mana === undefined ||
    !(r.eat("was spent to cast this spell") || r.eat("was spent to cast it") || r.eat("was spent to cast ~"))
  )
    return undefined;
  return { kind: "mana-spent", colors: mana as readonly ("W" | "U" | "B" | "R" | "G")[] };
}

/** “You both own and control ~ and a creature named …” (701.42). */
function bothOwned(r: Reader): Condition | undefined {
  if (!r.eat("you both own and control")) return undefined;
  const what = meldPair(r);
  return what === undefined ? undefined : { kind: "you-own-and-control", what };
}

/** “~ and a creature named … are attacking, and you both own and control them”. */
function bothAttacking(r: Reader): Condition | undefined {
  const attacking: Filter = { kind: "combat", is: "attacking" };
  const what = meldPair(r, [attacking]);
  const [self] = what ?? [];
  if (what === undefined || self === undefined) return undefined;
  if (!r.eat("are attacking , and you both own and control them")) return undefined;
  return {
    kind: "and",
    of: [
      { kind: "matches", what: self, filter: attacking },
      { kind: "you-own-and-control", what },
    ],
  };
}

/** “~ and a creature named …”, and what “them” then means. */
function meldPair(r: Reader, more: readonly Filter[] = []): readonly import("@obverse/core").Selector[] | undefined {
  const self = selfReference(r);
  if (self === undefined || !r.eat("and")) return undefined;
  r.eatAny("a", "an");
  const other = nounPhrase(r);
  if (other === undefined) return undefined;
  const filter = allOf([
    other.filter,
    ...more,
    { kind: "controller", is: { kind: "you" } },
    { kind: "owner", is: { kind: "you" } },
  ]);
  const what = [self.act, { kind: "all", filter } as const];
  const partner = { kind: "choose", chooser: { kind: "you" }, filter, min: 1, max: 1 } as const;
  const act = { kind: "union", of: [self.act, partner] } as const;
  r.scope = withThing(r.scope, { act, read: act, nouns: ["creature", "permanent"], number: "many" });
  return what;
}

import { allOf } from "../noun/canonical.ts";
import { nounPhrase } from "../noun/phrase.ts";
import { withThing } from "../references.ts";

function turnOf(r: Reader): Condition | undefined {
  if (!r.eat("it is")) return undefined;
  const player: PlayerRef | undefined = r.eat("an opponent 's") ? { kind: "opponents" } : playerRef(r);
  if (player === undefined) return undefined;
  r.eat("'s");
  return r.eat("turn") ? { kind: "whose-turn", player } : undefined;
}

/** “You chose a creature other than ~ as your Ring-bearer”, as the Ring tempts you. */
function otherBearer(r: Reader): Condition | undefined {
  if (!r.eat("you chose a creature other than") || selfReference(r) === undefined) return undefined;
  if (!r.eat("as your ring-bearer")) return undefined;
  return {
    kind: "matches",
    what: { kind: "event", role: "subject" },
    filter: { kind: "not", of: { kind: "is", what: { kind: "self" } } },
  };
}
