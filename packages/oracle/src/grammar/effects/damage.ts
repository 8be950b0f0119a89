import type { Amount, DamagePart, PlayerRef, Selector } from "@obverse/core";
import { amount, numberOfThings, numberWord } from "../amount.ts";
import { times } from "../modification/modifications.ts";
import { playerRef } from "../player.ts";
import type { Reader } from "../reader.ts";
import { type Antecedent, scopeWith } from "../references.ts";
import { objectReference } from "../selector/reference.ts";
import { single } from "../selector/selector.ts";
import { target } from "../selector/target.ts";
import type { Clause } from "./clause.ts";
import { instruct } from "./instruct.ts";

/** “~ deals 3 damage to any target”, “it deals damage equal to its power to target creature”, “2 damage to A and 1 damage to B”. */
export function dealsDamage(r: Reader, source: Antecedent): Clause | undefined {
  if (!(r.eat("deals") || r.eat("deal"))) return undefined;
  const by: { readonly by?: Selector } = source.act.kind === "self" ? {} : { by: source.act };
  const all: DamagePart[] = [];
  for (;;) {
    const parts = r.attempt((inner) => damageParts(inner, source));
    if (parts === undefined) break;
    all.push(...parts);
    const worth = parts.at(-1)?.amount;
    if (worth !== undefined) r.scope = scopeWith(r.scope, { amount: worth });
    const more = r.attempt((inner) => {
      if (!(inner.eat(", and") || inner.eat("and") || inner.eat(","))) return undefined;
      const mark = inner.mark();
      const next = damageParts(inner, source);
      inner.reset(mark);
      return next;
    });
    if (more === undefined) break;
  }
  const [first, ...rest] = all;
  if (first === undefined) return undefined;
  const further = rest.length === 0 ? {} : { further: rest };
  return [instruct(r, { kind: "damage", ...first, ...by, ...further }, { amount: all.at(-1)?.amount ?? first.amount })];
}

/** “This creature deals damage equal to its power to …”: its own, not that of what was named before. */
function ownNumber(r: Reader, source: Antecedent): Amount | undefined {
  const isCreature = source.act.kind !== "self" || r.scope.host.types.includes("creature");
  if (!isCreature || source.number === "many") return undefined;
  if (!(r.eat("its") || r.eat("his") || r.eat("her"))) return undefined;
  const what = numberWord(r);
  return what === undefined ? undefined : { kind: "number-of", what, of: source.read };
}

/** “3 damage to A and B”: so much to each of them. */
function damageParts(r: Reader, source: Antecedent): readonly DamagePart[] | undefined {
  const late = r.eat("damage equal to") ? (r.attempt((inner) => ownNumber(inner, source)) ?? amount(r)) : undefined;
  const plain =
    late === undefined
      ? r.attempt((inner) => {
          const worth = amount(inner);
          return worth !== undefined && inner.eat("damage") ? worth : undefined;
        })
      : undefined;
  const unsized = late === undefined && plain === undefined && r.eat("damage");
  if (late === undefined && plain === undefined && !unsized) return undefined;
  const divided = r.eat("divided as you choose among") ? { divided: true as const } : {};
  if (!("divided" in divided) && !r.eat("to")) return undefined;
  const several = r.attempt(eachTarget);
  const recipients: Recipient[] = [...(several ?? [])];
  while (several === undefined) {
    const to = recipient(r);
    if (to === undefined) return undefined;
    // “Each opponent and each planeswalker they control”.
    if (to.toPlayers !== undefined) r.scope = scopeWith(r.scope, { player: to.toPlayers });
    recipients.push(to);
    const more = r.attempt((inner) => {
      if (!inner.eat("and")) return undefined;
      const mark = inner.mark();
      const next = recipient(inner);
      if (
        next === undefined ||
        /^(gains?|loses?|gets?|draws?|discards?|creates?|may|exiles?|sacrifices?|adds?|puts?|scry|mills?|can't|has|deals?|each)$/.test(
          inner.word(),
        )
      )
        return undefined;
      inner.reset(mark);
      return true;
    });
    if (more === undefined) break;
  }
  const sized = unsized ? (r.eat("equal to") ? amount(r) : undefined) : undefined;
  const worth = late ?? plain ?? sized;
  if (worth === undefined) return undefined;
  const each = r.attempt((inner) => (inner.eat("for each") ? numberOfThings(inner) : undefined));
  const total = each === undefined ? worth : times(worth, each);
  const parts: Recipient[] = [];
  for (const next of recipients) {
    const last = parts.at(-1);
    const both = last === undefined ? undefined : togetherWith(last, next);
    if (both === undefined) parts.push(next);
    else parts[parts.length - 1] = both;
  }
  return parts.map((to) => ({ amount: total, ...to, ...divided }));
}

/** “To each creature and each planeswalker”: what is both is dealt it once (120.1). */
function togetherWith(one: Recipient, other: Recipient): Recipient | undefined {
  if (one.to === undefined || other.to === undefined || other.to.kind !== "all") return undefined;
  if (one.toPlayers !== undefined || other.toPlayers !== undefined) return undefined;
  const before = one.to.kind === "union" ? one.to.of : one.to.kind === "all" ? [one.to] : undefined;
  return before === undefined ? undefined : { to: { kind: "union", of: [...before, other.to] } };
}

/** “Each of up to one target creature, up to one target player, and/or up to one target planeswalker”. */
function eachTarget(r: Reader): readonly Recipient[] | undefined {
  if (!r.eat("each of")) return undefined;
  const all: Recipient[] = [];
  for (;;) {
    const one = target(r);
    if (one === undefined) return undefined;
    const { act } = one;
    all.push(one.nouns.includes("player") && act.kind === "target" ? { toPlayers: act } : { to: act });
    if (!(r.eat(", and/or") || r.eat(", and") || r.eat("and/or") || r.eat(","))) break;
  }
  return all.length < 2 ? undefined : atOnce(all);
}

/** Damage to all of them is dealt at the same time (120.4). */
function atOnce(all: readonly Recipient[]): readonly Recipient[] {
  const objects = all.flatMap(({ to }) => (to === undefined ? [] : [to]));
  const players = all.flatMap(({ toPlayers }) => (toPlayers === undefined ? [] : [toPlayers]));
  const [first, second] = objects;
  const [who, more] = players;
  if (first === undefined || more !== undefined) return all;
  return [
    {
      to: second === undefined ? first : { kind: "union", of: objects },
      ...(who === undefined ? {} : { toPlayers: who }),
    },
  ];
}

interface Recipient {
  readonly to?: Selector;
  readonly toPlayers?: PlayerRef;
}

/** “The player or planeswalker it's attacking”: not a battle. */
function whatItAttacks(r: Reader): Recipient | undefined {
  if (!r.eat("the player or planeswalker")) return undefined;
  const attacker = objectReference(r)?.act;
  if (attacker === undefined || !(r.eat("is attacking") || r.eat("was attacking"))) return undefined;
  const planeswalker = { kind: "type", type: "planeswalker" } as const;
  return {
    to: { kind: "where", of: { kind: "attacked", attacker }, filter: planeswalker },
    toPlayers: { kind: "attacked-by", attacker },
  };
}

/** Whom or what it is dealt to. */
function recipient(r: Reader): Recipient | undefined {
  const attacked = r.attempt(whatItAttacks);
  if (attacked !== undefined) return attacked;
  const player = r.attempt((inner) => {
    if (inner.eat("that player or that planeswalker")) return undefined;
    const found = playerRef(inner);
    return found !== undefined && !/^('s|controls?|owns?|control)$/.test(inner.word()) ? found : undefined;
  });
  if (player !== undefined) {
    if (player.kind === "opponents" && r.scope.player === undefined) r.scope = scopeWith(r.scope, { player });
    return { toPlayers: player };
  }
  const them = r.word() === "them" && r.scope.things.every((thing) => thing.number === "one");
  if (them && r.scope.player !== undefined && r.eat("them")) return { toPlayers: r.scope.player };
  if (r.eat("itself")) return { to: { kind: "self" } };
  const object = r.attempt((inner) => single(inner));
  if (object === undefined) return undefined;
  if (object.act.kind === "self") return { to: object.act };
  r.scope = scopeWith(r.scope, { things: [object, ...r.scope.things] });
  return { to: object.act };
}
