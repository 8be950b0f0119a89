import type { Effect, PlayerRef } from "@obverse/core";
import { amount, numberOfThings } from "../amount.ts";
import type { Reader } from "../reader.ts";
import { scopeWith, withThing } from "../references.ts";
import { castOrPlay } from "./casting.ts";
import { type Clause, thirdPerson, type VerbReader, whoField } from "./clause.ts";
import { change, copy } from "./copying.ts";
import { distribute, doubleCounters, move, removeCounters } from "./counters.ts";
import { exchange } from "./exchange.ts";
import { exile } from "./exile.ts";
import { cloak, flipOver, manifest, meld, turn } from "./face-down.ts";
import { instruct } from "./instruct.ts";
import { choose, look, reveal, search, until } from "./look.ts";
import { add } from "./mana.ts";
import { put, returnTo, shuffle } from "./move.ts";
import {
  attach,
  convert,
  counter,
  destroy,
  onObject,
  regenerate,
  removeFromCombat,
  sacrifice,
  tap,
  transform,
  unattach,
  untap,
  withNumber,
} from "./objects.ts";
import { separate } from "./piles.ts";
import { discard, draw, gain, get, lose, mill, pay, scry, skip, surveil, take, win } from "./players.ts";
import { prevent } from "./prevention.ts";
import { create } from "./tokens.ts";
import { controlPlayer } from "./turns.ts";

const oneWord =
  (effect: (who: PlayerRef) => Effect, made: readonly string[] = []): VerbReader =>
  (r, who) => [instruct(r, effect(who), made.length === 0 ? {} : { made: { nouns: made, number: "one" } })];

/** “Investigate”, “investigates for each creature exiled this way”. */
function investigate(r: Reader, who: PlayerRef): Clause {
  const count = r.attempt((inner) => (inner.eat("for each") ? numberOfThings(inner) : undefined));
  const many = count === undefined ? {} : { count };
  const effect: Effect = { kind: "action", action: "investigate", ...whoField(who), ...many };
  return [instruct(r, effect, { made: { nouns: ["token", "clue"], number: count === undefined ? "one" : "many" } })];
}

const TABLE: Readonly<Record<string, VerbReader>> = {
  destroy,
  exile: (r, who) => r.attempt((inner) => until(inner, who, "exile")) ?? exile(r, who),
  sacrifice,
  tap,
  untap,
  transform,
  convert,
  regenerate,
  return: returnTo,
  put,
  shuffle,
  draw,
  discard,
  mill,
  gain,
  lose,
  win,
  get,
  scry,
  surveil,
  skip,
  take,
  pay,
  create,
  counter,
  attach,
  unattach,
  add,
  remove: (r, who) => r.attempt(removeFromCombat) ?? removeCounters(r, who),
  double: doubleCounters,
  distribute,
  move,
  look,
  reveal,
  search,
  choose,
  copy,
  change,
  separate,
  exchange,
  manifest,
  cloak,
  turn,
  meld,
  prevent,
  investigate,
  proliferate: oneWord((who) => ({ kind: "action", action: "proliferate", ...whoField(who) })),
  populate: oneWord((who) => ({ kind: "action", action: "populate", ...whoField(who) }), ["token"]),
  learn: oneWord((who) => ({ kind: "action", action: "learn", ...whoField(who) })),
  venture: (r, who) => (r.eat("into the dungeon") ? [instruct(r, { kind: "venture", who })] : undefined),
  become: (r, who) => (r.eat("the monarch") ? [instruct(r, { kind: "become-monarch", who })] : undefined),
  goad: onObject("goad"),
  detain: onObject("detain"),
  suspect: onObject("suspect"),
  exert: onObject("exert"),
  airbend: onObject("airbend"),
  bolster: withNumber("bolster"),
  adapt: withNumber("adapt"),
  monstrosity: withNumber("monstrosity"),
  support: withNumber("support"),
  fabricate: withNumber("fabricate"),
  incubate: withNumber("incubate"),
  discover: withNumber("discover"),
  endure: withNumber("endure"),
  blight: withNumber("blight"),
  amass: (r, who) => amass(r, who),
  earthbend: (r, who) => earthbend(r, who),
  flip: (r, who) => (r.eat("a coin") ? [instruct(r, { kind: "flip-coin", who, won: [] })] : flipOver(r, who)),
  control: controlPlayer,
  end: (r) => (r.eat("the turn") ? [instruct(r, { kind: "end-turn" })] : undefined),
};

const BY_WORD: ReadonlyMap<string, VerbReader> = new Map(
  Object.entries(TABLE).flatMap(([stem, read]): [string, VerbReader][] => [
    [stem, read],
    [thirdPerson(stem), read],
  ]),
);

/** Reads a verb that `who` carries out, and what follows it. */
export function playerVerb(r: Reader, who: PlayerRef): Clause | undefined {
  const word = r.word();
  if (word === "cast" || word === "play" || word === "casts" || word === "plays")
    return r.attempt((inner) => castOrPlay(inner, who));
  const read = BY_WORD.get(word);
  if (read === undefined) return undefined;
  return r.attempt((inner) => {
    inner.at += 1;
    return read(inner, who);
  });
}

/** “Investigate twice”, “incubate 2 five times” and the like. */
export function twice(r: Reader, effects: Clause): Clause {
  const [only] = effects;
  if (effects.length !== 1 || only === undefined) return effects;
  const times = r.eat("twice")
    ? 2
    : r.contains("times")
      ? r.attempt((inner) => {
          const count = amount(inner);
          return inner.eat("times") ? count : undefined;
        })
      : undefined;
  return times === undefined ? effects : [instruct(r, { kind: "repeat", times, steps: [only] })];
}

/** “Amass Zombies 2” (701.47). */
function amass(r: Reader, who: PlayerRef): Clause | undefined {
  const subtype = r.attempt((inner) => {
    const name = subtypeOf(inner.word());
    inner.at += 1;
    return name;
  });
  const count = amount(r);
  return count === undefined
    ? undefined
    : [
        instruct(
          r,
          { kind: "action", action: "amass", ...whoField(who), count, ...(subtype === undefined ? {} : { subtype }) },
          { made: { nouns: ["army", "creature"], number: "one" } },
        ),
      ];
}

import { subtypeOf } from "../../vocabulary/plural.ts";

/** “Earthbend 2” targets a land you control. */
function earthbend(r: Reader, who: PlayerRef): Clause | undefined {
  const count = amount(r);
  if (count === undefined) return undefined;
  const slot = r.scope.slots.length;
  r.scope = scopeWith(r.scope, {
    slots: [
      ...r.scope.slots,
      {
        filter: allOf([
          { kind: "type", type: "land" },
          { kind: "controller", is: { kind: "you" } },
        ]),
        min: 1,
        max: 1,
      },
    ],
  });
  const act = { kind: "target", slot } as const;
  r.scope = withThing(r.scope, { act, read: act, nouns: ["land", "permanent"], number: "one" });
  return [
    instruct(r, { kind: "action", action: "earthbend", ...whoField(who), what: { kind: "target", slot }, count }),
  ];
}

import { allOf } from "../noun/canonical.ts";
