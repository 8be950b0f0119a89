import type { Amount, Effect, PlayerRef, Selector } from "@obverse/core";
import { amount, numberOfThings } from "../amount.ts";
import { times } from "../modification/modifications.ts";
import { nounPhrase } from "../noun/phrase.ts";
import { isPlural } from "../player.ts";
import type { Reader } from "../reader.ts";
import { each, selector } from "../selector/selector.ts";
import { stepName } from "../trigger/steps.ts";
import type { Clause, VerbReader } from "./clause.ts";
import { instruct } from "./instruct.ts";
import { controlPlayer } from "./turns.ts";

/** A number of cards: “a card”, “two cards”, “cards equal to …”, “that many cards plus one”, “a card for each …”. */
function cardCount(r: Reader): Amount | undefined {
  if (r.eat("cards equal to") || r.eat("a number of cards equal to")) return amount(r);
  const count: Amount | undefined =
    r.eat("a card") || r.eat("another card") || r.eat("an additional card") ? 1 : r.attempt((inner) => counted(inner));
  if (count === undefined) return undefined;
  const more = r.attempt((inner) => (inner.eat("plus") ? amount(inner) : undefined));
  const total: Amount = more === undefined ? count : { kind: "sum", of: [count, more] };
  const each = r.attempt((inner) => (inner.eat("for each") ? numberOfThings(inner) : undefined));
  return each === undefined ? total : times(total, each);
}

function counted(r: Reader): Amount | undefined {
  const count = amount(r);
  return count !== undefined && (r.eat("cards") || r.eat("additional cards")) ? count : undefined;
}

export const draw: VerbReader = (r, who) => {
  const upTo = r.eat("up to");
  const count = cardCount(r);
  if (count === undefined) return undefined;
  return [
    instruct(
      r,
      { kind: "draw", who, count: upTo ? { kind: "up-to", of: count, chooser: who } : count },
      { made: { nouns: ["card"], number: count === 1 ? "one" : "many" }, counts: true },
    ),
  ];
};

export const mill: VerbReader = (r, who) => {
  const count = cardCount(r);
  if (count === undefined) return undefined;
  const effect = instruct(
    r,
    { kind: "mill", who, count },
    { made: { nouns: ["card"], number: count === 1 ? "one" : "many" }, counts: true },
  );
  if (effect.as !== undefined)
    r.scope = scopeWith(r.scope, { pool: { of: { kind: "bound", name: effect.as }, taken: [] } });
  return [effect];
};

export const discard: VerbReader = (r, who) => {
  const hand = r.eat("your hand") || r.eat("their hand") || r.eat("their hands");
  if (hand)
    return [
      instruct(r, { kind: "discard", who, count: "hand" }, { made: { nouns: ["card"], number: "many" }, counts: true }),
    ];
  if (r.eat("any number of cards"))
    return [
      instruct(r, { kind: "discard", who, count: "any" }, { made: { nouns: ["card"], number: "many" }, counts: true }),
    ];
  const kind = r.attempt((inner) => {
    const phrase = inner.eat("all") ? nounPhrase(inner) : undefined;
    return phrase === undefined || phrase.zone !== undefined ? undefined : phrase;
  });
  if (kind !== undefined) {
    const what: Selector = {
      kind: "all",
      filter: kind.filter,
      zone: "hand",
      of: isPlural(who) ? { kind: "each" } : who,
    };
    return [instruct(r, { kind: "discard-these", who, what }, { counts: true })];
  }
  const equal = r.attempt((inner) => (inner.eat("cards equal to") ? amount(inner) : undefined));
  const that = equal === undefined ? r.attempt(referred) : undefined;
  if (that !== undefined)
    return [instruct(r, { kind: "discard-these", who, what: that.act }, { objects: that, moved: true, counts: true })];
  const upTo = r.eat("up to");
  const count = equal ?? (r.eat("a") || r.eat("an") ? 1 : r.attempt(amount));
  if (count === undefined) return undefined;
  const phrase = equal === undefined ? nounPhrase(r) : undefined;
  if (equal === undefined && phrase === undefined) return undefined;
  const plain = phrase === undefined || phrase.filter.kind === "card";
  const random = r.eat("at random") ? { random: true as const } : {};
  const effect: Effect = {
    kind: "discard",
    who,
    count: upTo ? { kind: "up-to", of: count, chooser: who } : count,
    ...(plain ? {} : { filter: phrase.filter }),
    ...random,
  };
  return [
    instruct(r, effect, {
      made: { nouns: ["card", ...(phrase?.nouns ?? [])], number: count === 1 ? "one" : "many" },
      counts: true,
    }),
  ];
};

function referred(r: Reader): import("../references.ts").Antecedent | undefined {
  const found = selector(r);
  return found !== undefined &&
    found.indefinite === undefined &&
    (found.act.kind === "bound" || found.act.kind === "self")
    ? found
    : undefined;
}

/** “Gain 3 life”, “lose life equal to …”, “gain that much life”. */
function gainOrLose(r: Reader, who: PlayerRef, change: "gain" | "lose"): Clause | undefined {
  const worth = lifeWorth(r);
  return worth === undefined
    ? undefined
    : [instruct(r, { kind: "life", who, change, amount: worth }, { amount: worth })];
}

function lifeWorth(r: Reader): Amount | undefined {
  if (r.eat("life equal to") || r.eat("an amount of life equal to")) return amount(r);
  const worth = amount(r);
  if (worth === undefined || !r.eat("life")) return undefined;
  const each = r.attempt((inner) => (inner.eat("for each") ? numberOfThings(inner) : undefined));
  return each === undefined ? worth : times(worth, each);
}

export const gain: VerbReader = (r, who) => {
  const player = r.attempt((inner) => (inner.eat("control of") ? controlPlayer(inner, who) : undefined));
  if (player !== undefined) return player;
  const control = r.attempt((inner) => {
    if (!inner.eat("control of")) return undefined;
    return selector(inner);
  });
  if (control !== undefined) {
    const lasting = duration(r);
    return [
      instruct(
        r,
        {
          kind: "modify",
          what: control.act,
          modifications: [{ kind: "control", player: each(who) ?? who }],
          duration: lasting ?? r.scope.lasting ?? { kind: "permanent" },
        },
        { objects: control, counts: true },
      ),
    ];
  }
  const energy = r.attempt((inner) => {
    let count = 0;
    while (inner.eat("{e}")) count += 1;
    return count === 0 ? undefined : count;
  });
  if (energy !== undefined) return [instruct(r, { kind: "player-counters", who, counter: "energy", count: energy })];
  return gainOrLose(r, who, "gain");
};

import { duration } from "../duration.ts";

export const lose: VerbReader = (r, who) => {
  if (r.eat("the game")) return [instruct(r, { kind: "lose-game", who })];
  const half = r.attempt((inner) => {
    if (!inner.eat("half")) return undefined;
    inner.eatAny("their", "your");
    if (!inner.eat("life")) return undefined;
    inner.eat(",");
    const round = inner.eat("rounded up") ? "up" : inner.eat("rounded down") ? "down" : undefined;
    const of: PlayerRef = isPlural(who) ? { kind: "bound", name: "each" } : who;
    return round === undefined ? undefined : ({ kind: "half", of: { kind: "life", of }, round } as const);
  });
  if (half !== undefined) return [instruct(r, { kind: "life", who, change: "lose", amount: half }, { amount: half })];
  return gainOrLose(r, who, "lose");
};

export const win: VerbReader = (r, who) => (r.eat("the game") ? [instruct(r, { kind: "win-game", who })] : undefined);

/** “Get an emblem with …”, “get {E}{E}”, “get a poison counter”. */
export const get: VerbReader = (r, who) => {
  if (r.eat("an emblem with")) {
    const abilities = abilityList(r);
    return abilities === undefined ? undefined : [instruct(r, { kind: "emblem", who, abilities })];
  }
  let energy = 0;
  while (r.eat("{e}")) energy += 1;
  if (energy > 0) return [instruct(r, { kind: "player-counters", who, counter: "energy", count: energy })];
  const much = r.attempt((inner) => {
    if (inner.eat("an amount of {e} equal to")) return amount(inner);
    const count = amount(inner);
    return count !== undefined && inner.eat("{e}") ? count : undefined;
  });
  if (much !== undefined) return [instruct(r, { kind: "player-counters", who, counter: "energy", count: much })];
  const counters = counterCount(r);
  return counters === undefined
    ? undefined
    : [instruct(r, { kind: "player-counters", who, counter: counters.counter, count: counters.count })];
};

import { abilityList } from "../../keywords/ability-list.ts";
import { counterCount } from "./arrival.ts";

const numbered =
  (kind: "scry" | "surveil" | "fateseal"): VerbReader =>
  (r, who) => {
    const count = amount(r);
    return count === undefined ? undefined : [instruct(r, { kind, who, count })];
  };

export const scry: VerbReader = numbered("scry");
export const surveil: VerbReader = numbered("surveil");

/** “Skips their next untap step”. */
export const skip: VerbReader = (r, who) => {
  if (!(r.eat("your next") || r.eat("their next"))) return undefined;
  const step = r.eat("turn") ? "turn" : r.eat("combat phase") ? "combat" : stepName(r);
  return step === undefined ? undefined : [instruct(r, { kind: "skip", who, step })];
};

/** “Take an extra turn after this one”. */
export const take: VerbReader = (r, who) => {
  if (r.eat("an extra turn after this one")) return [instruct(r, { kind: "extra", what: "turn", who })];
  if (r.eat("the initiative")) return [instruct(r, { kind: "take-initiative", who })];
  return undefined;
};

/** “Pay {2}”, “pay 3 life”: as an instruction of its own, read with “if you do” by the sentence. */
export const pay: VerbReader = (r, who) => {
  if (r.eat("any amount of {e}")) {
    const energy = { kind: "energy", amount: 1 } as const;
    return [instruct(r, { kind: "pay", who, cost: [energy], anyAmount: true, then: [] }, { counts: true })];
  }
  const price = cost(r, "paying");
  return price === undefined ? undefined : [instruct(r, { kind: "pay", who, cost: price, then: [] })];
};

function cost(r: Reader, _: "paying"): import("@obverse/core").Cost | undefined {
  r.at -= 1;
  const found = readCost(r);
  return found;
}

import { cost as readCost } from "../cost.ts";
import { scopeWith } from "../references.ts";
