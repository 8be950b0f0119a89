import type { PlayerRef, StaticRule, Zone } from "@obverse/core";
import { numberOf } from "../../vocabulary/numbers.ts";
import { counterKind } from "../counter-kind.ts";
import { allOf } from "../noun/canonical.ts";
import { nounPhrase } from "../noun/phrase.ts";
import { playerRef } from "../player.ts";
import type { Reader } from "../reader.ts";
import { objectReference } from "../selector/reference.ts";
import { stepName } from "../trigger/steps.ts";
import { zonePhrase } from "../zone.ts";

/** What can't be done: casting, playing lands, activating, entering, gaining life, drawing. */
export function prohibitionRules(r: Reader): readonly StaticRule[] | undefined {
  if (!r.contains("can't") && !r.contains("don't") && r.word() !== "skip") return undefined;
  return r.oneOf<readonly StaticRule[]>([
    preventing,
    playersCannot,
    cannotBeCast,
    abilitiesCannot,
    cannotEnter,
    skipping,
  ]);
}

/** “Damage can't be prevented” (615.12). */
function preventing(r: Reader): readonly StaticRule[] | undefined {
  return r.eat("damage can't be prevented") ? [{ kind: "damage-not-prevented" }] : undefined;
}

function playersCannot(r: Reader): readonly StaticRule[] | undefined {
  const who = playerRef(r);
  if (who === undefined || !(r.eat("can't") || r.eat("don't"))) return undefined;
  const first = oneThing(r, who);
  if (first === undefined) return undefined;
  const all = [first];
  for (;;) {
    const more = r.attempt((inner) => {
      if (!(inner.eat("or") || inner.eat("and") || inner.eat(", and"))) return undefined;
      const other = inner.attempt((player) => {
        const found = playerRef(player);
        return found !== undefined && player.eat("can't") ? found : undefined;
      });
      if (other === undefined) inner.eat("can't");
      return oneThing(inner, other ?? who);
    });
    if (more === undefined) return fromTheSame(all);
    all.push(more);
  }
}

/** “Play lands or cast spells from your hand”: neither is done from there. */
function fromTheSame(all: readonly StaticRule[]): readonly StaticRule[] {
  const last = all.at(-1);
  const from = last?.kind === "cannot-cast" || last?.kind === "cannot-play-lands" ? last.from : undefined;
  if (from === undefined) return all;
  return all.map((rule) =>
    (rule.kind === "cannot-cast" || rule.kind === "cannot-play-lands") && rule.from === undefined
      ? { ...rule, from }
      : rule,
  );
}

function oneThing(r: Reader, who: PlayerRef): StaticRule | undefined {
  if (r.eat("gain life")) return { kind: "cannot-gain-life", who };
  const got = r.attempt(countersGot);
  if (got !== undefined) return { kind: "cannot-get-counters", who, ...got };
  if (r.eat("lose the game")) return { kind: "cannot-lose-game", who };
  if (r.eat("attack you or planeswalkers you control"))
    return {
      kind: "restrict",
      what: {
        kind: "all",
        filter: allOf([
          { kind: "type", type: "creature" },
          { kind: "controller", is: who },
        ]),
      },
      restriction: { kind: "cannot-attack", whom: { kind: "you" } },
    };
  if (r.eat("win the game")) return { kind: "cannot-win-game", who };
  if (r.eat("search libraries")) return { kind: "cannot-search", who };
  if (r.eat("draw more than one card each turn")) return { kind: "cannot-draw", who, perTurn: 1 };
  if (r.eat("draw cards")) return { kind: "cannot-draw", who };
  if (r.eat("activate planeswalkers 's loyalty abilities"))
    return { kind: "cannot-activate", who, of: { kind: "type", type: "planeswalker" }, only: "loyalty" };
  const activating = r.attempt((inner) => {
    if (!inner.eat("activate abilities of")) return undefined;
    const of = nounPhrase(inner);
    return of === undefined || inner.word() === "unless" ? undefined : of.filter;
  });
  if (activating !== undefined) return { kind: "cannot-activate", who, of: activating };
  if (r.eat("play lands")) return { kind: "cannot-play-lands", who, ...from(r) };
  if (!r.eat("cast")) return undefined;
  const perTurn = r.attempt((inner) => {
    if (!inner.eat("more than")) return undefined;
    const count = numberOf(inner.word());
    inner.at += 1;
    return count;
  });
  const phrase = nounPhrase(r);
  if (phrase === undefined) return undefined;
  if (perTurn !== undefined && !r.eat("each turn")) return undefined;
  const zones =
    phrase.zone === undefined ? from(r) : { from: typeof phrase.zone === "string" ? [phrase.zone] : phrase.zone };
  const during = r.eat("during your turn")
    ? { condition: { kind: "whose-turn", player: { kind: "you" } } as const }
    : r.eat("during combat")
      ? { condition: { kind: "step", step: "combat" } as const }
      : {};
  return {
    kind: "cannot-cast",
    who,
    what: phrase.filter,
    ...zones,
    ...during,
    ...(perTurn === undefined ? {} : { perTurn }),
  };
}

/** “Get counters”, “get poison counters”. */
function countersGot(r: Reader): { readonly counter?: string } | undefined {
  if (!r.eat("get")) return undefined;
  if (r.eat("counters")) return {};
  const counter = counterKind(r);
  return counter !== undefined && r.eat("counters") ? { counter } : undefined;
}

/** Every zone but the hand from which a spell may be cast. */
const NOT_HAND: readonly Zone[] = ["graveyard", "library", "exile", "command"];

function from(r: Reader): { readonly from?: readonly Zone[] } {
  if (r.eat("from anywhere other than their hands") || r.eat("from anywhere other than your hand"))
    return { from: NOT_HAND };
  const place = r.attempt((inner) => (inner.eat("from") ? zonePhrase(inner) : undefined));
  return place === undefined ? {} : { from: typeof place.zone === "string" ? [place.zone] : place.zone };
}

/** “Spells with the chosen name can't be cast and lands with the chosen name can't be played”. */
function cannotBeCast(r: Reader): readonly StaticRule[] | undefined {
  const phrase = nounPhrase(r);
  if (phrase === undefined || !r.eat("can't be")) return undefined;
  const rule: StaticRule | undefined = r.eat("cast")
    ? { kind: "cannot-cast", who: { kind: "each" }, what: phrase.filter }
    : r.eat("played")
      ? { kind: "cannot-play-lands", who: { kind: "each" }, what: phrase.filter }
      : undefined;
  if (rule === undefined) return undefined;
  const more = r.attempt((inner) => (inner.eat("and") ? cannotBeCast(inner) : undefined));
  return more === undefined ? [rule] : [rule, ...more];
}

function abilitiesCannot(r: Reader): readonly StaticRule[] | undefined {
  if (!r.eat("activated abilities of")) return undefined;
  const reference = r.attempt(objectReference);
  const phrase = reference === undefined ? nounPhrase(r) : undefined;
  const of = reference === undefined ? phrase?.filter : ({ kind: "is", what: reference.act } as const);
  if (of === undefined || !r.eat("can't be activated")) return undefined;
  const except = r.eat("unless they are mana abilities") ? { except: "mana" as const } : {};
  return [{ kind: "cannot-activate", of, ...except }];
}

/** “Creature cards in graveyards and libraries can't enter”. */
function cannotEnter(r: Reader): readonly StaticRule[] | undefined {
  const phrase = nounPhrase(r);
  if (phrase === undefined || !r.eat("can't enter")) return undefined;
  return [
    {
      kind: "cannot-enter",
      what: allOf([phrase.filter]),
      ...(phrase.zone === undefined ? {} : { from: typeof phrase.zone === "string" ? [phrase.zone] : phrase.zone }),
    },
  ];
}

/** “Skip your draw step”. */
function skipping(r: Reader): readonly StaticRule[] | undefined {
  if (!r.eat("skip your")) return undefined;
  const step = stepName(r);
  return step === undefined ? undefined : [{ kind: "skip-step", who: { kind: "you" }, step }];
}
