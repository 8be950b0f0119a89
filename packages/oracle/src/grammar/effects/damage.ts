import type { Amount, Effect, PlayerRef, Selector } from "@obverse/core";
import { amount, numberOfThings, numberWord } from "../amount.ts";
import { times } from "../modification/modifications.ts";
import { playerRef } from "../player.ts";
import type { Reader } from "../reader.ts";
import type { Antecedent } from "../references.ts";
import { single } from "../selector/selector.ts";
import { target } from "../selector/target.ts";
import type { Clause } from "./clause.ts";
import { instruct } from "./instruct.ts";

/** “~ deals 3 damage to any target”, “it deals damage equal to its power to target creature”, “2 damage to A and 1 damage to B”. */
export function dealsDamage(r: Reader, source: Antecedent): Clause | undefined {
  if (!(r.eat("deals") || r.eat("deal"))) return undefined;
  const by: { readonly by?: Selector } = source.act.kind === "self" ? {} : { by: source.act };
  const all: Effect[] = [];
  let before: Amount | undefined;
  for (;;) {
    const one = r.attempt((inner) => damagePart(inner, by, before, source));
    if (one === undefined) break;
    all.push(...one.effects);
    before = one.worth;
    const more = r.attempt((inner) => {
      if (!(inner.eat(", and") || inner.eat("and") || inner.eat(","))) return undefined;
      const mark = inner.mark();
      const next = damagePart(inner, by, before, source);
      inner.reset(mark);
      return next;
    });
    if (more === undefined) break;
  }
  return all.length === 0 ? undefined : all;
}

/** “This creature deals damage equal to its power to …”: its own, not that of what was named before. */
function ownNumber(r: Reader, source: Antecedent): Amount | undefined {
  const isCreature = source.act.kind !== "self" || r.scope.host.types.includes("creature");
  if (!isCreature || source.number === "many") return undefined;
  if (!(r.eat("its") || r.eat("his") || r.eat("her"))) return undefined;
  const what = numberWord(r);
  return what === undefined ? undefined : { kind: "number-of", what, of: source.read };
}

function damagePart(
  r: Reader,
  by: { readonly by?: Selector },
  _before: Amount | undefined,
  source: Antecedent,
): { readonly effects: Clause; readonly worth: Amount } | undefined {
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
  const effects: Effect[] = [];
  const pushes: ((worth: Amount) => Effect)[] = [];
  const several = r.attempt(eachTarget) ?? [];
  for (const to of several)
    pushes.push((worth) => instruct(r, { kind: "damage", amount: worth, ...to, ...by, ...divided }, { amount: worth }));
  while (several.length === 0) {
    const to = recipient(r);
    if (to === undefined) return undefined;
    // “Each opponent and each planeswalker they control”.
    if (to.toPlayers !== undefined) r.scope = { ...r.scope, player: to.toPlayers };
    pushes.push((worth) => instruct(r, { kind: "damage", amount: worth, ...to, ...by, ...divided }, { amount: worth }));
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
  for (const make of pushes) {
    const last = effects.at(-1);
    const next = make(total);
    const both = last === undefined ? undefined : inOneEvent(last, next);
    if (both === undefined) effects.push(next);
    else effects[effects.length - 1] = both;
  }
  return { effects, worth: total };
}

/** “To each creature and each planeswalker” is one event: what is both is dealt it once (120.1). */
function inOneEvent(one: Effect, other: Effect): Effect | undefined {
  if (one.kind !== "damage" || other.kind !== "damage" || one.to === undefined || other.to === undefined)
    return undefined;
  if (one.toPlayers !== undefined || other.toPlayers !== undefined || other.to.kind !== "all") return undefined;
  const before = one.to.kind === "union" ? one.to.of : one.to.kind === "all" ? [one.to] : undefined;
  return before === undefined ? undefined : { ...other, to: { kind: "union", of: [...before, other.to] } };
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

/** Whom or what it is dealt to. */
function recipient(r: Reader): Recipient | undefined {
  const player = r.attempt((inner) => {
    if (inner.eat("that player or that planeswalker")) return undefined;
    const found = playerRef(inner);
    return found !== undefined && !/^('s|controls?|owns?|control)$/.test(inner.word()) ? found : undefined;
  });
  if (player !== undefined) {
    if (player.kind === "opponents" && r.scope.player === undefined) r.scope = { ...r.scope, player };
    return { toPlayers: player };
  }
  const them = r.word() === "them" && r.scope.things.every((thing) => thing.number === "one");
  if (them && r.scope.player !== undefined && r.eat("them")) return { toPlayers: r.scope.player };
  if (r.eat("itself")) return { to: { kind: "self" } };
  const object = r.attempt((inner) => single(inner));
  if (object === undefined) return undefined;
  if (object.act.kind === "self") return { to: object.act };
  r.scope = { ...r.scope, things: [object, ...r.scope.things] };
  return { to: object.act };
}
