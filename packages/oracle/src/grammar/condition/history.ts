import type { Amount, Comparison, Condition, Filter, PlayerRef, Trigger } from "@obverse/core";
import { amount } from "../amount.ts";
import { allOf, anyOf } from "../noun/canonical.ts";
import { nounPhrase } from "../noun/phrase.ts";
import type { Reader } from "../reader.ts";
import { objectReference, selfReference } from "../selector/reference.ts";
import { howMany } from "./control.ts";

/** What has happened this turn: “you gained 3 or more life this turn”, “a creature died this turn”, “you attacked this turn”. */
export function historyCondition(r: Reader): Condition | undefined {
  return r.oneOf<Condition>([
    doneAll,
    descended,
    life,
    drawn,
    sacrificed,
    attacked,
    attackers,
    died,
    left,
    damageBy,
    spells,
    entered,
    turnedUp,
    dealtTo,
  ]);
}

type Many = { readonly is: Comparison; readonly value: Amount };

/** “You”, “an opponent”, “a player”, as those of whom one must have done it. */
function actor(r: Reader): PlayerRef | undefined {
  if (r.eat("you 've") || r.eat("you have") || r.eat("you")) return { kind: "you" };
  if (r.eat("an opponent")) return { kind: "opponents" };
  if (r.eat("a player")) return { kind: "each" };
  if (r.eat("that player")) return r.scope.player;
  return undefined;
}

function total(
  what:
    | "life-gained"
    | "life-lost"
    | "cards-drawn"
    | "permanents-sacrificed"
    | "spells-cast"
    | "attackers-declared"
    | "cards-discarded"
    | "creatures-died",
  of: PlayerRef,
  many: Many,
  filter?: Filter,
): Condition {
  const one: PlayerRef =
    of.kind === "you" || of.kind === "event-player" || of.kind === "target" ? of : { kind: "bound", name: "each" };
  const that: Condition = {
    kind: "compare",
    left: { kind: "this-turn", what, of: one, ...(filter === undefined ? {} : { filter }) },
    is: many.is,
    right: many.value,
  };
  return one === of ? that : { kind: "players", who: of, that };
}

/** “You've done all four this turn”: each of what the ability waits for. */
function doneAll(r: Reader): Condition | undefined {
  const { events } = r.scope;
  if (events === undefined || !(r.eat("you have done all") || r.eat("you 've done all"))) return undefined;
  const count = amount(r);
  if (count !== events.length || !r.eat("this turn")) return undefined;
  return { kind: "and", of: events.map((trigger) => ({ kind: "happened", trigger, when: "this-turn" })) };
}

/** “You descended this turn” (700.11). */
function descended(r: Reader): Condition | undefined {
  if (!(r.eat("you descended this turn") || r.eat("you 've descended this turn"))) return undefined;
  const subject: Filter = {
    kind: "all",
    of: [{ kind: "type", type: "permanent" }, { kind: "card" }],
  };
  return {
    kind: "happened",
    trigger: { kind: "zone-change", subject, to: ["graveyard"], whose: { kind: "you" } },
    when: "this-turn",
  };
}

function life(r: Reader): Condition | undefined {
  const of = actor(r);
  const what = of === undefined ? undefined : r.eat("gained") ? "life-gained" : r.eat("lost") ? "life-lost" : undefined;
  if (of === undefined || what === undefined) return undefined;
  const many: Many | undefined = r.sees("life") ? { is: ">=", value: 1 } : howMany(r);
  return many !== undefined && r.eat("life this turn") ? total(what, of, many) : undefined;
}

function drawn(r: Reader): Condition | undefined {
  const of = actor(r);
  if (of === undefined || !(r.eat("drew") || r.eat("drawn"))) return undefined;
  const many = howMany(r);
  return many !== undefined && (r.eat("cards this turn") || r.eat("card this turn"))
    ? total("cards-drawn", of, many)
    : undefined;
}

function sacrificed(r: Reader): Condition | undefined {
  const of = actor(r);
  const what =
    of === undefined
      ? undefined
      : r.eat("sacrificed")
        ? "permanents-sacrificed"
        : r.eat("discarded")
          ? "cards-discarded"
          : undefined;
  if (of === undefined || what === undefined) return undefined;
  const many = howMany(r);
  const phrase = many === undefined ? undefined : nounPhrase(r);
  if (many === undefined || phrase === undefined || !r.eat("this turn")) return undefined;
  const plain = phrase.filter.kind === "permanent" || phrase.filter.kind === "card";
  return total(what, of, many, plain ? undefined : phrase.filter);
}

/** “You attacked with two or more creatures this turn”, “you attacked this turn”. */
function attacked(r: Reader): Condition | undefined {
  const who = actor(r);
  if (who === undefined || !r.eat("attacked")) return undefined;
  if (!r.eat("with"))
    return r.eat("this turn")
      ? { kind: "happened", trigger: { kind: "player-attacks", who }, when: "this-turn" }
      : undefined;
  const many = howMany(r);
  const phrase = many === undefined ? undefined : nounPhrase(r);
  if (many === undefined || phrase === undefined || !r.eat("this turn")) return undefined;
  const filter = phrase.filter.kind === "type" && phrase.filter.type === "creature" ? undefined : phrase.filter;
  if (many.is !== ">=" || many.value !== 1) return total("attackers-declared", who, many, filter);
  const trigger: Trigger = { kind: "player-attacks", who, ...(filter === undefined ? {} : { with: filter }) };
  return { kind: "happened", trigger, when: "this-turn" };
}

/** “~ and at least two other creatures attacked this combat”. */
function attackers(r: Reader): Condition | undefined {
  if (selfReference(r) === undefined || !r.eat("and at least")) return undefined;
  const count = amount(r);
  const phrase = count === undefined ? undefined : nounPhrase(r);
  if (phrase === undefined || typeof count !== "number" || !r.eat("attacked this combat")) return undefined;
  const trigger: Trigger = {
    kind: "attacks",
    subject: { kind: "is", what: { kind: "self" } },
    withOthers: { filter: phrase.filter, atLeast: count },
  };
  return { kind: "happened", trigger, when: "this-combat" };
}

function died(r: Reader): Condition | undefined {
  const many = howMany(r);
  const phrase = many === undefined ? undefined : nounPhrase(r);
  if (many === undefined || phrase === undefined || !r.eat("died")) return undefined;
  const whose: PlayerRef | undefined = r.eat("under your control")
    ? { kind: "you" }
    : r.eat("under an opponent 's control")
      ? { kind: "opponents" }
      : undefined;
  const under = {
    subject: whose === undefined ? phrase.filter : allOf([phrase.filter, { kind: "controller", is: whose }]),
  };
  if (!r.eat("this turn")) return undefined;
  const { subject } = under;
  return {
    kind: "happened",
    trigger: { kind: "dies", subject },
    ...(many.is === ">=" && many.value === 1 ? {} : { times: many }),
    when: "this-turn",
  };
}

function left(r: Reader): Condition | undefined {
  r.eatAny("a", "an");
  const phrase = nounPhrase(r);
  if (phrase === undefined) return undefined;
  const out = r.eat("left the battlefield");
  const down = !out && r.eat("was put into a graveyard from the battlefield");
  if (!out && !down) return undefined;
  const yours = r.eat("under your control") ? [{ kind: "controller", is: { kind: "you" } } as const] : [];
  if (!r.eat("this turn")) return undefined;
  const subject = allOf([phrase.filter, ...yours]);
  return {
    kind: "happened",
    trigger: out
      ? { kind: "leaves", subject }
      : { kind: "zone-change", subject, from: ["battlefield"], to: ["graveyard"] },
    when: "this-turn",
  };
}

/** “~ has dealt 3 or more damage this turn”, “red sources you controlled dealt 4 or more noncombat damage this turn”. */
function damageBy(r: Reader): Condition | undefined {
  const self = r.attempt(objectReference);
  const phrase = self === undefined ? nounPhrase(r) : undefined;
  if (self === undefined && phrase === undefined) return undefined;
  if (!(r.eat("has dealt") || r.eat("dealt"))) return undefined;
  const many: Many | undefined = r.sees("damage") ? { is: ">=", value: 1 } : howMany(r);
  if (many === undefined) return undefined;
  const combat = r.eat("noncombat") ? { combat: false } : r.eat("combat") ? { combat: true } : {};
  if (!r.eat("damage")) return undefined;
  const to = r.eat("to an opponent")
    ? { to: { kind: "player", who: { kind: "opponents" } } as const }
    : r.eat("to a player")
      ? { to: { kind: "player" } as const }
      : r.scope.player !== undefined && r.eat("to that player")
        ? { to: { kind: "player", who: r.scope.player } as const }
        : {};
  if (!r.eat("this turn")) return undefined;
  const source: Filter =
    self === undefined ? (phrase?.filter ?? { kind: "all", of: [] }) : { kind: "is", what: self.read };
  return { kind: "damage-this-turn", source, ...combat, ...to, is: many.is, value: many.value };
}

function spells(r: Reader): Condition | undefined {
  const of = actor(r);
  if (of === undefined || !r.eat("cast")) return undefined;
  const many = howMany(r);
  const phrase = many === undefined ? undefined : nounPhrase(r);
  if (many === undefined || phrase === undefined || !r.eat("this turn")) return undefined;
  return total("spells-cast", of, many, phrase.filter.kind === "spell" ? undefined : phrase.filter);
}

/** “You turned a permanent face up this turn”. */
function turnedUp(r: Reader): Condition | undefined {
  const who = actor(r);
  if (who === undefined || !r.eat("turned")) return undefined;
  const many = howMany(r);
  const phrase = many === undefined ? undefined : nounPhrase(r);
  if (many === undefined || phrase === undefined || !r.eat("face up this turn")) return undefined;
  return {
    kind: "happened",
    trigger: { kind: "turned-face-up", subject: phrase.filter, who },
    ...(many.is === ">=" && many.value === 1 ? {} : { times: many }),
    when: "this-turn",
  };
}

/** “A player was dealt 6 or more combat damage this turn”. */
function dealtTo(r: Reader): Condition | undefined {
  const not = r.attempt((inner) =>
    inner.eat("you haven't been dealt") ? ({ kind: "you" } satisfies PlayerRef) : undefined,
  );
  const who = not ?? actor(r);
  if (who === undefined || (not === undefined && !(r.eat("was dealt") || r.eat("were dealt")))) return undefined;
  const many: Many | undefined = /^(damage|combat|noncombat)$/.test(r.word()) ? { is: ">=", value: 1 } : howMany(r);
  if (many === undefined) return undefined;
  const combat = r.eat("noncombat") ? { combat: false } : r.eat("combat") ? { combat: true } : {};
  const since =
    who.kind === "you" && r.eat("damage since your last turn") ? { since: "your-last-turn" as const } : undefined;
  if (since === undefined && !r.eat("damage this turn")) return undefined;
  const one: PlayerRef = who.kind === "you" ? who : { kind: "bound", name: "each" };
  const that: Condition = {
    kind: "damage-this-turn",
    source: { kind: "all", of: [] },
    ...combat,
    ...since,
    to: { kind: "player", who: one },
    is: many.is,
    value: many.value,
  };
  if (not !== undefined) return { kind: "not", of: that };
  return one === who ? that : { kind: "players", who, that };
}

function entered(r: Reader): Condition | undefined {
  const self = r.attempt((inner) =>
    selfReference(inner) !== undefined && inner.eat("or")
      ? ({ kind: "is", what: { kind: "self" } } as const)
      : undefined,
  );
  const many: Many | undefined = howMany(r);
  const phrase = many === undefined ? undefined : nounPhrase(r);
  if (many === undefined || phrase === undefined || !r.eat("entered")) return undefined;
  const down: readonly Filter[] = r.eat("face down") ? [{ kind: "status", status: "face-down" }] : [];
  const yours = r.eat("under your control") ? [{ kind: "controller", is: { kind: "you" } } as const] : [];
  if (!r.eat("this turn")) return undefined;
  return {
    kind: "happened",
    trigger: {
      kind: "enters",
      subject: allOf([self === undefined ? phrase.filter : anyOf([self, phrase.filter]), ...down, ...yours]),
    },
    ...(many.is === ">=" && many.value === 1 ? {} : { times: many }),
    when: "this-turn",
  };
}
