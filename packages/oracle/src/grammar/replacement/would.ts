import type { Arrival, Effect, Filter, PlayerRef, Replacement, Zone } from "@obverse/core";
import { numberOf } from "../../vocabulary/numbers.ts";
import { COLOR_WORDS } from "../../vocabulary/words.ts";
import { amount } from "../amount.ts";
import { counterKind } from "../counter-kind.ts";
import { arrival, arrivalField } from "../effects/arrival.ts";
import { body } from "../effects/body.ts";
import { chain } from "../effects/chain.ts";
import { recipient } from "../effects/prevention.ts";
import { sentence } from "../effects/sentence.ts";
import { create } from "../effects/tokens.ts";
import { allOf, anyOf } from "../noun/canonical.ts";
import { nounPhrase } from "../noun/phrase.ts";
import { playerRef } from "../player.ts";
import { Reader } from "../reader.ts";
import { scopeWith, withPlayer, withThing } from "../references.ts";
import { objectReference, SELF } from "../selector/reference.ts";
import { single } from "../selector/selector.ts";
import { zonePhrase } from "../zone.ts";

/** A replacement, and whether it holds for this turn only. */
export interface Would {
  readonly replacement: Replacement;
  readonly thisTurn?: true;
}

/** Reads “if … would …, … instead” (614). */
export function wouldReplacement(r: Reader): Would | undefined {
  return r.oneOf<Would>([
    zoneChange,
    enters,
    damage,
    damageTo,
    tokens,
    countersAdded,
    drawing,
    lifeChange,
    redirected,
    lifeReduced,
    exploring,
  ]);
}

/** “If a creature you control would explore, instead you scry 1, then that creature explores”. */
function exploring(r: Reader): Would | undefined {
  if (!r.eat("if")) return undefined;
  const what = subject(r);
  if (what === undefined || !r.eat("would explore , instead")) return undefined;
  const it = { kind: "bound", name: "it" } as const;
  r.scope = withThing(r.scope, { act: it, read: it, nouns: what.nouns, number: "one" });
  const instead = chain(r);
  return instead === undefined
    ? undefined
    : { replacement: { kind: "action", action: "explore", subject: what.filter, instead } };
}

/** “All combat damage that would be dealt to you by unblocked creatures is dealt to ~ instead” (614.9). */
function redirected(r: Reader): Would | undefined {
  if (!r.eat("all")) return undefined;
  const combat = kindOfDamage(r);
  if (!r.eat("damage that would be dealt")) return undefined;
  let to: Filter | undefined;
  let source: Filter | undefined;
  let thisTurn = false;
  for (;;) {
    if (!thisTurn && r.eat("this turn")) {
      thisTurn = true;
      continue;
    }
    const toward =
      to === undefined ? r.attempt((inner) => (inner.eat("to") ? recipient(inner) : undefined)) : undefined;
    if (toward !== undefined) {
      to = toward;
      continue;
    }
    const by =
      source === undefined ? r.attempt((inner) => (inner.eat("by") ? nounPhrase(inner) : undefined)) : undefined;
    if (by === undefined) break;
    source = by.filter;
  }
  if (to === undefined || !r.eat("is dealt to")) return undefined;
  const where = single(r);
  if (where === undefined || !r.eat("instead")) return undefined;
  return {
    replacement: {
      kind: "damage",
      ...(source === undefined ? {} : { source }),
      to,
      ...combat,
      redirect: where.act,
    },
    ...(thisTurn ? { thisTurn: true } : {}),
  };
}

/** “If your life total would be reduced to 0 or less, instead …”, “damage that would reduce your life total to less than 1 reduces it to 1 instead”. */
function lifeReduced(r: Reader): Would | undefined {
  const floor = r.attempt((inner) => {
    if (!inner.eat("damage that would reduce your life total to less than")) return undefined;
    const least = amount(inner);
    if (typeof least !== "number" || !inner.eat("reduces it to")) return undefined;
    return amount(inner) === least && inner.eat("instead") ? least : undefined;
  });
  const who = { kind: "you" } as const;
  if (floor !== undefined) return { replacement: { kind: "life", who, change: "lose", by: "damage", floor } };
  if (!r.eat("if your life total would be reduced to")) return undefined;
  const most = amount(r);
  if (typeof most !== "number" || !r.eat("or less , instead")) return undefined;
  r.scope = withThing(r.scope, SELF);
  let steps: readonly Effect[] = [];
  for (;;) {
    const next = sentence(r, steps, 0);
    if (next === undefined) return undefined;
    steps = next.effects;
    if (!(r.word() === "." && r.word(1) === "then" && r.eat("."))) break;
  }
  return { replacement: { kind: "life", who, change: "lose", reducesTo: most, instead: steps } };
}

interface Subject {
  readonly filter: Filter;
  readonly nouns: readonly string[];
  readonly many?: true;
}

function subject(r: Reader): Subject | undefined {
  const reference = r.attempt(objectReference);
  if (reference !== undefined)
    return {
      filter: { kind: "is", what: reference.act },
      nouns: reference.nouns,
      ...(reference.number === "many" ? { many: true } : {}),
    };
  const damaged = r.attempt((inner) => {
    inner.eatAny("a", "an");
    const phrase = nounPhrase(inner);
    const name = inner.scope.doneBy?.dealt;
    if (phrase === undefined || name === undefined || !inner.eat("dealt damage this way")) return undefined;
    return {
      filter: allOf([{ kind: "is", what: { kind: "bound", name } }, phrase.filter]),
      nouns: phrase.nouns,
    };
  });
  if (damaged !== undefined) return damaged;
  const hurt = r.attempt((inner) => {
    inner.eatAny("a", "an");
    const phrase = nounPhrase(inner);
    if (phrase === undefined || !inner.eat("dealt damage this turn by a source you controlled")) return undefined;
    const by = { kind: "controller", is: { kind: "you" } } as const;
    return { filter: allOf([phrase.filter, { kind: "this-turn", did: "was-dealt-damage", by }]), nouns: phrase.nouns };
  });
  if (hurt !== undefined) return hurt;
  const more = r.eat("one or more");
  if (!more) r.eatAny("a", "an");
  if (r.eat("card or token")) return { filter: { kind: "all", of: [] }, nouns: ["card", "token"] };
  const anything = r.attempt(wherever);
  if (anything !== undefined) return anything;
  const phrase = nounPhrase(r);
  if (phrase === undefined || phrase.nouns.includes("player")) return undefined;
  return { filter: phrase.filter, nouns: phrase.nouns, ...(more ? { many: true } : {}) };
}

/** “A black or red permanent, spell, or card not on the battlefield”: what it is, wherever it is. */
function wherever(r: Reader): Subject | undefined {
  const colors: Filter[] = [];
  do {
    const color = COLOR_WORDS.get(r.word());
    if (color === undefined) return undefined;
    colors.push({ kind: "color", color });
    r.at += 1;
  } while (r.eat("or"));
  return r.eat("permanent , spell , or card not on the battlefield")
    ? { filter: anyOf(colors), nouns: ["permanent", "spell", "card"] }
    : undefined;
}

function asList(zone: Zone | readonly Zone[]): readonly Zone[] {
  return typeof zone === "string" ? [zone] : zone;
}

/** “Would be put into a graveyard from anywhere”, “would die”, “would leave the battlefield”. */
function zoneChange(r: Reader): Would | undefined {
  if (!r.eat("if")) return undefined;
  const what = subject(r);
  if (what === undefined || !r.eat("would")) return undefined;
  const act = { kind: "event", role: "subject" } as const;
  r.scope = withThing(r.scope, {
    act,
    read: act,
    nouns: [...what.nouns, "card", "permanent"],
    number: what.many ? "many" : "one",
  });
  const dies = r.eat("die");
  const leaves = !dies && r.eat("leave the battlefield");
  let place: { readonly zone: Zone | readonly Zone[]; readonly of?: import("@obverse/core").PlayerRef } | undefined;
  let from: readonly Zone[] | undefined;
  if (!dies && !leaves) {
    if (!r.eat("be put into")) return undefined;
    place = r.eat("an opponent 's graveyard") ? { zone: "graveyard", of: { kind: "opponents" } } : zonePhrase(r);
    if (place === undefined) return undefined;
    const origin = r.attempt((inner) => (inner.eat("from") ? zonePhrase(inner) : undefined));
    if (origin !== undefined && asList(origin.zone).length > 0) from = asList(origin.zone);
    if (place.of !== undefined) r.scope = withPlayer(r.scope, place.of);
  }
  const thisTurn = r.eat("this turn");
  if (!r.eat(",")) return undefined;
  const instead = whatInstead(r);
  if (instead === undefined) return undefined;
  const turn = thisTurn ? { thisTurn: true as const } : {};
  if (dies) return { replacement: { kind: "dies", subject: what.filter, instead }, ...turn };
  if (leaves)
    return { replacement: { kind: "zone-change", subject: what.filter, from: ["battlefield"], instead }, ...turn };
  if (place === undefined) return undefined;
  return {
    replacement: {
      kind: "zone-change",
      subject: what.filter,
      ...(from === undefined ? {} : { from }),
      to: asList(place.zone),
      ...(place.of === undefined ? {} : { whose: place.of }),
      instead,
    },
    ...turn,
  };
}

/** What happens to it instead, and what else does. */
function whatInstead(r: Reader):
  | {
      readonly to?: Zone;
      readonly arrival?: import("@obverse/core").Arrival;
      readonly reveal?: true;
      readonly also?: readonly Effect[];
    }
  | undefined {
  const early = r.eat("instead");
  if (r.eat("that card is revealed and put on the bottom of that player 's library"))
    return early || r.eat("instead") ? { to: "library", arrival: { position: "bottom" }, reveal: true } : undefined;
  const moved = r.attempt((inner) => {
    if (!inner.eat("exile") || objectReference(inner) === undefined) return undefined;
    return { to: "exile" as Zone, ...arrivalField(arrival(inner)) };
  });
  if (moved !== undefined) {
    const late =
      r.eat("instead of putting it anywhere else") ||
      r.eat("instead of putting them anywhere else") ||
      r.eat("instead");
    if (!early && !late) return undefined;
    const also =
      r.attempt((inner) => (inner.eat("and") || inner.eat(", and") ? chain(inner) : undefined)) ?? r.attempt(whenDone);
    return { ...moved, ...(also === undefined ? {} : { also }) };
  }
  const shuffled = r.attempt((inner) => {
    const reveal = inner.eat("reveal ~ and");
    if (!inner.eat("shuffle")) return undefined;
    if (objectReference(inner) === undefined || !inner.eat("into its owner 's library")) return undefined;
    return { reveal };
  });
  if (shuffled !== undefined)
    return early || r.eat("instead")
      ? { to: "library", arrival: { position: "shuffled" }, ...(shuffled.reveal ? { reveal: true as const } : {}) }
      : undefined;
  return undefined;
}

/** “When you do, …” behind what happens instead (603.12): all the rest of the text. */
function whenDone(r: Reader): readonly Effect[] | undefined {
  if (!r.eat(".") || !r.eat("when you do ,")) return undefined;
  const rest = new Reader(r.tokens.slice(r.at), r.source, r.scope, r.progress);
  const found = body(rest);
  if (found === undefined) return undefined;
  r.at = r.tokens.length;
  return [{ kind: "when-you-do", body: found }];
}

/** “If a nontoken creature would enter and it wasn't cast, exile it instead”. */
function enters(r: Reader): Would | undefined {
  if (!r.eat("if")) return undefined;
  const what = subject(r);
  if (what === undefined || !(r.eat("would enter the battlefield") || r.eat("would enter"))) return undefined;
  const under = r.attempt(underWhom);
  const filter =
    under === undefined ? what.filter : allOf([what.filter, { kind: "controller", is: under } satisfies Filter]);
  const thisTurn = r.eat("this turn") ? { thisTurn: true as const } : {};
  const act = { kind: "event", role: "subject" } as const;
  r.scope = withThing(r.scope, { act, read: act, nouns: what.nouns, number: "one" });
  const uncast = r.eat("and it wasn't cast");
  if (!r.eat(",")) return undefined;
  const how = uncast ? undefined : r.attempt(entersInstead);
  if (how !== undefined) return { replacement: { kind: "enters", subject: filter, arrival: how }, ...thisTurn };
  if (!r.eat("exile it instead")) return undefined;
  return {
    replacement: {
      kind: "zone-change",
      subject: filter,
      to: ["battlefield"],
      instead: { to: "exile" },
      ...(uncast ? { wasCast: false } : {}),
    },
    ...thisTurn,
  };
}

/** “Under an opponent's control”. */
function underWhom(r: Reader): PlayerRef | undefined {
  if (r.eat("under an opponent 's control")) return { kind: "opponents" };
  return r.eat("under your control") ? { kind: "you" } : undefined;
}

/** “It enters under your control instead” (616.1b). */
function entersInstead(r: Reader): Arrival | undefined {
  if (objectReference(r) === undefined || !r.eat("enters")) return undefined;
  r.eat("the battlefield");
  const how = arrival(r);
  return Object.keys(how).length > 0 && r.eat("instead") ? how : undefined;
}

/** “If a source … would deal damage to …, prevent 1 of that damage”, “… it deals double that damage instead”. */
function damage(r: Reader): Would | undefined {
  if (!r.eat("if")) return undefined;
  const what = subject(r);
  if (what === undefined || !r.eat("would deal")) return undefined;
  let when: { readonly is: "<"; readonly value: import("@obverse/core").Amount } | undefined;
  let combat: { readonly combat?: boolean } = {};
  if (r.eat("an amount of")) {
    combat = kindOfDamage(r);
    if (!r.eat("damage less than")) return undefined;
    const value = amount(r);
    if (value === undefined) return undefined;
    when = { is: "<", value };
  } else {
    combat = kindOfDamage(r);
    if (!r.eat("damage")) return undefined;
  }
  const to = r.attempt((inner) => {
    if (!inner.eat("to")) return undefined;
    if (inner.eat("an opponent or a permanent an opponent controls"))
      return anyOf([
        { kind: "player", who: { kind: "opponents" } },
        { kind: "all", of: [{ kind: "permanent" }, { kind: "controller", is: { kind: "opponents" } }] },
      ]);
    if (inner.eat("an opponent")) return { kind: "player", who: { kind: "opponents" } } as const;
    if (inner.eat("a permanent or player")) return { kind: "all", of: [] } as const;
    return recipient(inner);
  });
  const thisTurn = r.eat("this turn");
  if (!r.eat(",")) return undefined;
  const head = {
    kind: "damage" as const,
    source: what.filter,
    ...(to === undefined || (to.kind === "all" && to.of.length === 0) ? {} : { to }),
    ...combat,
  };
  const turn = thisTurn ? { thisTurn: true as const } : {};
  if (r.eat("prevent")) {
    if (r.eat("that damage")) return { replacement: { ...head, prevent: "all" }, ...turn };
    const size = amount(r);
    return size !== undefined && r.eat("of that damage")
      ? { replacement: { ...head, prevent: size }, ...turn }
      : undefined;
  }
  if (!(r.eat("that source deals") || r.eat("it deals"))) return undefined;
  if (
    r.eat("double that damage instead") ||
    r.eat("double that damage to that permanent or player instead") ||
    r.eat("twice that much damage to that permanent or player instead")
  )
    return { replacement: { ...head, change: { factor: 2 } }, ...turn };
  if (r.eat("triple that damage instead") || r.eat("triple that damage to that permanent or player instead"))
    return { replacement: { ...head, change: { factor: 3 } }, ...turn };
  if (r.eat("damage equal to")) {
    const set = amount(r);
    return set !== undefined && r.eat("instead")
      ? { replacement: { ...head, change: { set }, ...(when === undefined ? {} : { when }) }, ...turn }
      : undefined;
  }
  if (r.eat("that much damage plus")) {
    const plus = amount(r);
    return plus !== undefined &&
      (r.eat("instead") || r.eat("to that permanent or player instead") || r.eat("to that player instead"))
      ? { replacement: { ...head, change: { plus } }, ...turn }
      : undefined;
  }
  return undefined;
}

function kindOfDamage(r: Reader): { readonly combat?: boolean } {
  return r.eat("combat") ? { combat: true } : r.eat("noncombat") ? { combat: false } : {};
}

/** “If one or more tokens would be created under your control, twice that many of those tokens are created instead”. */
function tokens(r: Reader): Would | undefined {
  if (!(r.eat("if one or more") || r.eat("if an effect would create one or more"))) return undefined;
  const effect = r.word(-1) === "more" && r.tokens.some((token) => token.word === "effect");
  const phrase = nounPhrase(r);
  if (phrase === undefined) return undefined;
  const anyone = !effect && r.eat("would be created ,");
  if (!anyone && !(effect ? r.eat("under your control ,") : r.eat("would be created under your control ,")))
    return undefined;
  const who: PlayerRef = anyone ? { kind: "each" } : { kind: "you" };
  const also = r.attempt(plusToken);
  if (also !== undefined) return { replacement: { kind: "tokens-created", who, what: phrase.filter, also } };
  const factor =
    r.eat("it creates twice that many of those tokens instead") ||
    r.eat("twice that many of those tokens are created instead")
      ? 2
      : r.eat("three times that many of those tokens are created instead")
        ? 3
        : undefined;
  return factor === undefined
    ? undefined
    : { replacement: { kind: "tokens-created", who, what: phrase.filter, factor } };
}

/** “Those tokens plus a Clue token are created instead”. */
function plusToken(r: Reader): readonly Effect[] | undefined {
  if (!r.eat("those tokens plus")) return undefined;
  const also = create(r, { kind: "you" });
  return also !== undefined && r.eat("are created instead") ? also : undefined;
}

/** “If one or more +1/+1 counters would be put on a creature you control, that many plus one … instead”. */
function countersAdded(r: Reader): Would | undefined {
  const byEffect = r.attempt(countersByEffect);
  if (byEffect !== undefined) return byEffect;
  const byPlayer = r.attempt(countersByPlayer);
  if (byPlayer !== undefined) return byPlayer;
  if (!r.eat("if one or more")) return undefined;
  const counter = counterKind(r);
  if (counter === undefined || !r.eat("counters would be put on")) return undefined;
  const what = subject(r);
  if (what === undefined || !r.eat(",")) return undefined;
  const kind = counter === "any" ? "of those" : counter;
  const change = r.eat("that many plus one") ? { plus: 1 } : r.eat("twice that many") ? { factor: 2 } : undefined;
  if (change === undefined) return undefined;
  if (kind === "of those") r.eat("of each of those kinds of") || r.eat("of those");
  else if (counterKind(r) !== counter) return undefined;
  if (!r.eat("counters are put on")) return undefined;
  if (objectReference(r) === undefined && !objectReferenceOrNoun(r)) return undefined;
  return r.eat("instead")
    ? { replacement: { kind: "counters-added", subject: what.filter, counter, ...change } }
    : undefined;
}

/** “If an effect would put one or more counters on a permanent you control, it puts twice that many of those counters on that permanent instead”. */
function countersByEffect(r: Reader): Would | undefined {
  if (!r.eat("if an effect would put one or more")) return undefined;
  const counter = r.sees("counters") ? "any" : counterKind(r);
  if (counter === undefined || !r.eat("counters on")) return undefined;
  const what = subject(r);
  if (what === undefined || !r.eat(", it puts twice that many")) return undefined;
  if (!(r.eat("of those counters on") || (counterKind(r) === counter && r.eat("counters on")))) return undefined;
  return objectReferenceOrNoun(r) && r.eat("instead")
    ? { replacement: { kind: "counters-added", byEffect: true, subject: what.filter, counter, factor: 2 } }
    : undefined;
}

/** “If an opponent would put one or more counters on a permanent or player, they put half that many of each of those kinds of counters on that permanent or player instead, rounded down”. */
function countersByPlayer(r: Reader): Would | undefined {
  const who: PlayerRef | undefined = r.eat("if you would put one or more")
    ? { kind: "you" }
    : r.eat("if an opponent would put one or more")
      ? { kind: "opponents" }
      : undefined;
  if (who === undefined) return undefined;
  const counter = r.sees("counters") ? "any" : counterKind(r);
  if (counter === undefined || !r.eat("counters on")) return undefined;
  const anything = r.eat("a permanent or player");
  const on = anything ? PERMANENT_OR_PLAYER : subject(r)?.filter;
  if (on === undefined || !r.eat(who.kind === "you" ? ", put" : ", they put")) return undefined;
  const half = r.eat("half that many");
  const change = half
    ? { factor: 0.5 }
    : r.eat("twice that many")
      ? { factor: 2 }
      : r.eat("that many plus one")
        ? { plus: 1 }
        : undefined;
  if (change === undefined) return undefined;
  if (!(counter === "any" ? r.eat("of each of those kinds of") : counterKind(r) === counter)) return undefined;
  if (!r.eat("counters on") || !(anything ? r.eat("that permanent or player") : objectReferenceOrNoun(r)))
    return undefined;
  if (!r.eat("instead") || (half && !r.eat(", rounded down"))) return undefined;
  return { replacement: { kind: "counters-added", subject: on, counter, who, ...change } };
}

const PERMANENT_OR_PLAYER: Filter = { kind: "any", of: [{ kind: "permanent" }, { kind: "player" }] };

/** “That permanent”, “it”: what the sentence began with. */
function objectReferenceOrNoun(r: Reader): boolean {
  return r.eat("it") || r.eat("that permanent") || r.eat("that creature");
}

/** “If you would draw a card, … instead”. */
function drawing(r: Reader): Would | undefined {
  if (!r.eat("if")) return undefined;
  const who = r.eat("an opponent")
    ? ({ kind: "opponents" } as const)
    : r.eat("a player")
      ? ({ kind: "each" } as const)
      : playerRef(r);
  if (who === undefined || !r.eat("would draw a card")) return undefined;
  if (who.kind !== "you") r.scope = withPlayer(r.scope, { kind: "event-player" });
  const except =
    r.eat("except the first one you draw in each of your draw steps") ||
    r.eat("except the first one they draw in each of their draw steps")
      ? { exceptFirstInDrawStep: true as const }
      : {};
  if (!r.eat(",")) return undefined;
  const optional = r.attempt((inner) => inner.eat("you may instead") || undefined) ? { optional: true as const } : {};
  const early = r.eat("instead");
  const instead = r.attempt((inner) => drawnCardExiled(inner, who)) ?? chain(r);
  if (instead === undefined) return undefined;
  if (!early && !("optional" in optional) && !r.eat("instead")) return undefined;
  return { replacement: { kind: "draw", who, instead, ...optional, ...except } };
}

/** “That player exiles that card face up”: the card that they would draw. */
function drawnCardExiled(r: Reader, who: PlayerRef): readonly Effect[] | undefined {
  const drawer: PlayerRef = who.kind === "you" ? who : { kind: "event-player" };
  const said = who.kind === "you" ? r.eat("exile that card") : r.eat("that player exiles that card");
  if (!said) return undefined;
  r.eat("face up");
  return [{ kind: "exile", who: drawer, what: { kind: "library", of: drawer, from: "top", count: 1 } }];
}

/** “If you would gain life, you gain twice that much life instead”. */
function lifeChange(r: Reader): Would | undefined {
  if (!r.eat("if")) return undefined;
  const who = r.eat("an opponent") ? ({ kind: "opponents" } as const) : playerRef(r);
  if (who === undefined || !r.eat("would")) return undefined;
  const change = r.eat("gain life ,")
    ? "gain"
    : r.eat("lose life ,") || r.eat("lose life during your turn ,")
      ? "lose"
      : undefined;
  if (change === undefined) return undefined;
  if (playerRef(r) === undefined || !(r.eat(change) || r.eat(`${change}s`))) return undefined;
  if (r.eat("twice that much life instead")) return { replacement: { kind: "life", who, change, factor: 2 } };
  if (!r.eat("that much life plus")) return undefined;
  const plus = numberOf(r.word());
  r.at += 1;
  return plus !== undefined && r.eat("instead") ? { replacement: { kind: "life", who, change, plus } } : undefined;
}

/** “The next time one or more creatures enter this turn, they enter as copies of the chosen creature”. */
export function copyAsEnters(r: Reader): Replacement | undefined {
  if (!r.eat("the next time one or more")) return undefined;
  const phrase = nounPhrase(r);
  if (phrase === undefined || !r.eat("enter this turn , they enter as copies of")) return undefined;
  const of = objectReference(r);
  return of === undefined ? undefined : { kind: "enters", subject: phrase.filter, copy: { of: of.act } };
}

/** “If damage would be dealt to ~, prevent that damage and put that many +1/+1 counters on it.” */
function damageTo(r: Reader): Would | undefined {
  if (!r.eat("if")) return undefined;
  const combat = kindOfDamage(r);
  if (!r.eat("damage would be dealt to")) return undefined;
  const to = recipient(r);
  if (to === undefined) return undefined;
  const thisTurn = r.eat("this turn");
  if (!r.eat(", prevent that damage")) return undefined;
  if (to.kind === "is" && to.what.kind === "self")
    r.scope = withThing(r.scope, { act: to.what, read: to.what, nouns: [], number: "one" });
  r.scope = scopeWith(r.scope, { amount: { kind: "event-amount" } });
  const then = r.attempt((inner) => (inner.eat("and") || inner.eat(".") ? chain(inner) : undefined));
  return {
    replacement: { kind: "damage", to, ...combat, prevent: "all", ...(then === undefined ? {} : { then }) },
    ...(thisTurn ? { thisTurn: true as const } : {}),
  };
}
