import type { Cost, Filter, PlayerRef, StaticRule } from "@obverse/core";
import { abilityList } from "../../keywords/ability-list.ts";
import { amount } from "../amount.ts";
import { cost } from "../cost.ts";
import { exiledWithIt, freely } from "../effects/casting.ts";
import { allOf } from "../noun/canonical.ts";
import { nounPhrase } from "../noun/phrase.ts";
import { playerRef } from "../player.ts";
import type { Reader } from "../reader.ts";
import { arrivalWith } from "../replacement/replacement-ability.ts";
import { objectReference } from "../selector/reference.ts";
import { type ZonePhrase, zonePhrase } from "../zone.ts";
import { castBy, castFromPlace } from "./costs.ts";

/** What may be done: casting from elsewhere, at any time, more lands, hand size, mana as though of any colour. */
export function permissionRules(r: Reader): readonly StaticRule[] | undefined {
  const keyword = r.attempt(playerHas);
  if (keyword !== undefined) return keyword;
  const deck = r.contains("can") ? r.attempt(deckRules) : undefined;
  if (deck !== undefined) return deck;
  if (!["may", "maximum", "boast", "spend"].some((word) => r.contains(word))) return undefined;
  return r.oneOf<readonly StaticRule[]>([
    oneAndItGains,
    withoutPaying,
    castItself,
    ofEachType,
    casting,
    flash,
    lands,
    handSize,
    stayingTapped,
    spending,
    openingHand,
    exiledWith,
    amongExiledWith,
    amongTheirExiled,
    amongThere,
    extraLoyalty,
    loyaltyAnyTime,
    boasting,
  ]);
}

/** “You have hexproof” (702.11c). */
function playerHas(r: Reader): readonly StaticRule[] | undefined {
  if (!r.contains("hexproof") && !r.contains("shroud")) return undefined;
  const who = playerRef(r);
  if (who === undefined || !(r.eat("have") || r.eat("has"))) return undefined;
  const keyword = r.eatAny("hexproof", "shroud");
  return keyword === undefined ? undefined : [{ kind: "player-has", who, keyword: keyword as "hexproof" }];
}

const LAND: Filter = { kind: "type", type: "land" };

/** “You may play lands and cast spells from your graveyard”, “once during each of your turns, you may cast a creature spell from your graveyard”. */
function casting(r: Reader): readonly StaticRule[] | undefined {
  const limit = onceEachTurn(r);
  const once = limit !== undefined;
  if (!once && !r.eat("you may")) return undefined;
  const all = r.eat("play cards");
  const lands = all || r.eat("play lands");
  let what: Filter | undefined;
  let place: ZonePhrase | undefined;
  if (all) what = { kind: "spell" };
  else if (!lands || r.eat("and cast") || r.sees("cast")) {
    if (!lands && !r.eat("cast")) return undefined;
    if (lands) r.eat("cast");
    // “A spell” is one spell; only a limit each turn makes that a rule.
    if (r.eatAny("a", "an") !== undefined && !once) return undefined;
    const phrase = nounPhrase(r);
    if (phrase === undefined || !phrase.nouns.includes("spell")) return undefined;
    what = phrase.filter;
    if (phrase.zone !== undefined) place = { zone: phrase.zone, ...(phrase.of === undefined ? {} : { of: phrase.of }) };
  }
  let top = false;
  if (place === undefined) {
    if (!r.eat("from")) return undefined;
    top = r.eat("the top of");
    place = zonePhrase(r);
    if (place === undefined) return undefined;
  }
  const from = typeof place.zone === "string" ? [place.zone] : place.zone;
  const alike = once && what !== undefined ? r.attempt(ifAlike) : undefined;
  if (alike !== undefined && what !== undefined) what = allOf([what, alike]);
  const filter: Filter =
    what === undefined
      ? LAND
      : lands
        ? what.kind === "spell"
          ? { kind: "all", of: [] }
          : { kind: "any", of: [LAND, what] }
        : what;
  const life = r.attempt((inner) => {
    if (
      !inner.eat(". if you cast a spell this way ,") ||
      !inner.eat("pay life equal to its mana value rather than pay its mana cost")
    )
      return undefined;
    return [
      { kind: "life", amount: { kind: "number-of", what: "mana-value", of: { kind: "bound", name: "it" } } },
    ] as const;
  });
  if (r.word() === "by") return undefined;
  const quick = r.eat(". if you cast a spell this way , you may cast it as though it had flash");
  const exiled = r.attempt(
    (inner) =>
      inner.eat(". if a spell cast this way would be put into your graveyard , exile it instead") ||
      inner.eat(". if a spell cast this way would be put into a graveyard , exile it instead") ||
      undefined,
  );
  return [
    {
      kind: "may-cast",
      who: { kind: "you" },
      what: filter,
      from,
      ...(place.of === undefined ? {} : { whose: place.of }),
      ...(life === undefined ? {} : { cost: life }),
      ...(top ? { position: "top" as const } : {}),
      ...limit,
      ...(quick ? { flash: true as const } : {}),
      ...(exiled === undefined ? {} : { exileAfter: true as const }),
      ...(lands ? { lands: true as const } : {}),
      ...(lands && what === undefined ? { onlyLands: true as const } : {}),
    },
  ];
}

/** “Once during each of your turns, you may play a land from your graveyard or cast a permanent spell with mana value 3 or less from your graveyard. If you do, it gains "…".” */
function oneAndItGains(r: Reader): readonly StaticRule[] | undefined {
  const limit = onceEachTurn(r);
  if (limit === undefined || !(r.eat("play a") || r.eat("play an"))) return undefined;
  const land = nounPhrase(r);
  const early = land?.zone === undefined ? undefined : ({ zone: land.zone, of: land.of } as const);
  if (land === undefined || !(r.eat("or cast a") || r.eat("or cast an"))) return undefined;
  const spell = nounPhrase(r);
  if (spell === undefined || !spell.nouns.includes("spell")) return undefined;
  const place =
    spell.zone === undefined
      ? r.attempt((inner) => (inner.eat("from") ? zonePhrase(inner) : undefined))
      : { zone: spell.zone, of: spell.of };
  if (place === undefined || (early !== undefined && JSON.stringify(early) !== JSON.stringify(place))) return undefined;
  if (!r.eat(". if you do , it gains")) return undefined;
  const abilities = abilityList(r);
  if (abilities === undefined) return undefined;
  return [
    {
      kind: "may-cast",
      who: { kind: "you" },
      what: { kind: "any", of: [land.filter, spell.filter] },
      from: [place.zone].flat(),
      ...(place.of === undefined ? {} : { whose: place.of }),
      ...limit,
      lands: true,
      entersWith: { modifications: [{ kind: "gain", abilities }] },
    },
  ];
}

/** “If it shares a card type with a card exiled with ~”: what the spell has to be. */
function ifAlike(r: Reader): Filter | undefined {
  if (!r.eat("if it shares a card type with a")) return undefined;
  const phrase = nounPhrase(r);
  return phrase === undefined
    ? undefined
    : { kind: "same", what: "type", as: { kind: "all", filter: phrase.filter, zone: "exile" } };
}

/** “You may cast this card from exile”, “you may cast ~ from your graveyard” (113.6). */
function castItself(r: Reader): readonly StaticRule[] | undefined {
  if (!r.eat("you may cast")) return undefined;
  const what = objectReference(r)?.act;
  if (what?.kind !== "self" || !r.eat("from")) return undefined;
  const place = zonePhrase(r);
  if (place === undefined) return undefined;
  const more = r.attempt((inner) => (inner.eat("or from") ? zonePhrase(inner) : undefined));
  const from = [place, ...(more === undefined ? [] : [more])].flatMap(({ zone }) => zone);
  const using = r.attempt((inner) => {
    if (!inner.eat("using its")) return undefined;
    const keyword = inner.word();
    inner.at += 1;
    return inner.eat("ability") ? { using: keyword } : undefined;
  });
  const price = r.attempt(byPaying);
  const how = r.attempt((inner) => (inner.eat(". if you do , it enters") ? arrivalWith(inner) : undefined));
  return [
    {
      kind: "may-cast",
      who: { kind: "you" },
      what: { kind: "is", what },
      from,
      ...using,
      ...(price === undefined ? {} : { cost: price }),
      ...(how === undefined ? {} : { entersWith: how }),
    },
  ];
}

/** “By paying {3}{B} rather than paying its mana cost”. */
function byPaying(r: Reader): Cost | undefined {
  if (!r.eat("by paying")) return undefined;
  const price = cost(r);
  return price !== undefined && r.eat("rather than paying its mana cost") ? price : undefined;
}

/** “During each of your turns, you may play a land and cast a permanent spell of each permanent type from your graveyard.” */
function ofEachType(r: Reader): readonly StaticRule[] | undefined {
  if (!r.eat("during each of your turns , you may play a land and cast a permanent spell of each permanent type from"))
    return undefined;
  const place = zonePhrase(r);
  if (place === undefined) return undefined;
  const from = [place.zone].flat();
  const what: Filter = { kind: "all", of: [] };
  const whose = place.of === undefined ? {} : { whose: place.of };
  return [
    {
      kind: "may-cast",
      who: { kind: "you" },
      what,
      from,
      ...whose,
      perTurn: 1,
      eachType: true,
      ownTurns: true,
      lands: true,
    },
  ];
}

/** “Once during each of your turns, you may”, “once each turn, you may”. */
function onceEachTurn(r: Reader): { readonly perTurn: number; readonly ownTurns?: true } | undefined {
  if (r.eat("once during each of your turns , you may")) return { perTurn: 1, ownTurns: true };
  return r.eat("once each turn , you may") ? { perTurn: 1 } : undefined;
}

/** “You may cast spells from your hand without paying their mana costs”, “you may pay {0} rather than pay the mana cost for Zombie creature spells you cast” (118.9). */
function withoutPaying(r: Reader): readonly StaticRule[] | undefined {
  const limit = onceEachTurn(r);
  const who: PlayerRef | undefined =
    limit !== undefined
      ? { kind: "you" }
      : (playerRef(r) ?? (r.eat("any player") ? ({ kind: "each" } as const) : undefined));
  if (who === undefined || limit?.ownTurns === true || (limit === undefined && !r.eat("may"))) return undefined;
  if (limit === undefined && r.eat("cast")) {
    const spells = castBy(r);
    if (spells === undefined || spells.who !== undefined) return undefined;
    const energy = r.attempt(payingEnergy);
    if (energy !== undefined) {
      const early = r.eat(". if you cast a spell this way , you may cast it as though it had flash");
      return [{ kind: "alternative-cost", who, what: spells.what, cost: energy, ...(early ? { flash: true } : {}) }];
    }
    const hand = r.eat("from your hand") || r.eat("from their hand");
    if (!freely(r)) return undefined;
    const what: Filter = hand
      ? { kind: "all", of: [spells.what, castFromPlace({ zone: "hand", of: who.kind === "you" ? who : undefined })] }
      : spells.what;
    const quick = r.eat("and as though they had flash") ? { flash: true as const } : {};
    return [{ kind: "alternative-cost", who, what, cost: "free", ...quick }];
  }
  const price = cost(r);
  if (price === undefined || !r.eat("rather than pay the mana cost for")) return undefined;
  if (limit !== undefined) r.eatAny("a", "an");
  const spells = castBy(r);
  if (spells?.who?.kind !== "you" || who.kind !== "you") return undefined;
  const perTurn = limit === undefined ? {} : { perTurn: limit.perTurn };
  return [{ kind: "alternative-cost", who, what: spells.what, cost: price, ...perTurn }];
}

/** “By paying {E} rather than paying their mana costs”. */
function payingEnergy(r: Reader): Cost | undefined {
  if (!r.eat("by paying")) return undefined;
  const price = cost(r);
  return price !== undefined && r.eat("rather than paying their mana costs") ? price : undefined;
}

function flash(r: Reader): readonly StaticRule[] | undefined {
  if (!r.eat("you may cast")) return undefined;
  const phrase = nounPhrase(r);
  if (phrase === undefined || !(r.eat("as though they had flash") || r.eat("as though it had flash"))) return undefined;
  return [{ kind: "cast-as-though-flash", who: { kind: "you" }, what: phrase.filter }];
}

function lands(r: Reader): readonly StaticRule[] | undefined {
  const who = playerRef(r);
  if (who === undefined || !r.eat("may play")) return undefined;
  if (
    r.eat("an additional land on each of your turns") ||
    r.eat("an additional land during each of their turns") ||
    r.eat("an additional land")
  )
    return [{ kind: "play-additional-lands", who, count: 1 }];
  if (r.eat("any number of lands on each of your turns")) return [{ kind: "play-additional-lands", who, count: "any" }];
  const count = amount(r);
  if (count === undefined || !r.eat("additional lands")) return undefined;
  r.eat("on each of your turns");
  return [{ kind: "play-additional-lands", who, count }];
}

function handSize(r: Reader): readonly StaticRule[] | undefined {
  const who = playerRef(r);
  if (who === undefined || !(r.eat("have no maximum hand size") || r.eat("has no maximum hand size"))) return undefined;
  return [{ kind: "no-maximum-hand-size", who }];
}

/** “You may choose not to untap ~ during your untap step” (502.3). */
function stayingTapped(r: Reader): readonly StaticRule[] | undefined {
  if (!r.eat("you may choose not to untap")) return undefined;
  const it = objectReference(r);
  if (it === undefined || !r.eat("during your untap step")) return undefined;
  return [{ kind: "may-stay-tapped", what: { kind: "is", what: it.act } }];
}

function spending(r: Reader): readonly StaticRule[] | undefined {
  if (r.eat("you can spend mana of any type to cast") || r.eat("you may spend mana of any type to cast")) {
    const spells = nounPhrase(r);
    return spells === undefined
      ? undefined
      : [{ kind: "spend-as-any-color", who: { kind: "you" }, what: spells.filter, type: true }];
  }
  const who = playerRef(r);
  if (who === undefined || !r.eat("may spend mana as though it were mana of any")) return undefined;
  const type = r.eat("type");
  if (!type && !r.eat("color")) return undefined;
  const what = r.attempt((inner) => {
    if (!inner.eat("to cast")) return undefined;
    return nounPhrase(inner);
  });
  if (r.word() === "to") return undefined;
  return [
    {
      kind: "spend-as-any-color",
      who,
      ...(what === undefined ? {} : { what: what.filter }),
      ...(type ? { type: true as const } : {}),
    },
  ];
}

function openingHand(r: Reader): readonly StaticRule[] | undefined {
  return r.eat("if this card is in your opening hand , you may begin the game with it on the battlefield") ||
    r.eat("if ~ is in your opening hand , you may begin the game with it on the battlefield")
    ? [{ kind: "opening-hand", may: "begin-on-battlefield" }]
    : undefined;
}

/** “~ can be your commander”, “a deck can have up to nine cards named ~”: how decks may be built (113.6n). */
function deckRules(r: Reader): readonly StaticRule[] | undefined {
  if (r.attempt(objectReference)?.act.kind === "self" && r.eat("can be your commander"))
    return [{ kind: "may-be-commander" }];
  if (!r.eat("a deck can have")) return undefined;
  const most = r.eat("any number of") ? "any" : r.eat("up to") ? amount(r) : undefined;
  const what = nounPhrase(r);
  return (most === "any" || typeof most === "number") && what !== undefined
    ? [{ kind: "copies-in-deck", what: what.filter, most }]
    : undefined;
}

/** “You may play cards exiled with ~, and you may spend mana as though it were mana of any color to cast those spells”. */
function exiledWith(r: Reader): readonly StaticRule[] | undefined {
  const lands = r.eat("you may play");
  if (!lands && !r.eat("you may cast")) return undefined;
  const phrase = nounPhrase(r);
  if (phrase === undefined || !JSON.stringify(phrase.filter).includes("exiled-with")) return undefined;
  const any =
    r.eat(", and you may spend mana as though it were mana of any color to cast those spells") ||
    r.eat(", and you may spend mana as though it were mana of any type to cast those spells")
      ? { anyMana: true as const }
      : {};
  return [
    {
      kind: "may-cast",
      who: { kind: "you" },
      what: phrase.filter,
      from: ["exile"],
      ...(lands ? { lands: true as const } : {}),
      ...any,
    },
  ];
}

/** “You may cast spells from among cards in exile your opponents own with ice counters on them”. */
function amongThere(r: Reader): readonly StaticRule[] | undefined {
  if (!r.eat("you may cast spells from among")) return undefined;
  const cards = nounPhrase(r);
  if (cards?.zone !== "exile" || !cards.nouns.includes("card")) return undefined;
  const any = r.eat(
    ", and you may spend mana from snow sources as though it were mana of any color to cast those spells",
  )
    ? { anyMana: "snow" as const }
    : {};
  return [{ kind: "may-cast", who: { kind: "you" }, what: cards.filter, from: ["exile"], ...any }];
}

/** “Once during each of your turns, you may play a land or cast a spell from among the cards exiled with ~ without paying its mana cost”. */
function amongExiledWith(r: Reader): readonly StaticRule[] | undefined {
  const once = r.eat("once during each of your turns , you may play a land or cast a spell from among");
  if (!once && !r.eat("you may play lands and cast spells from among")) return undefined;
  const what: Filter | undefined = r.eat("those cards") ? r.scope.looked : r.attempt(exiledWithIt);
  if (what === undefined) return undefined;
  return [
    {
      kind: "may-cast",
      who: { kind: "you" },
      what,
      from: ["exile"],
      lands: true,
      ...(once ? { perTurn: 1, ownTurns: true as const } : {}),
      ...(freely(r) ? { cost: "free" as const } : {}),
    },
  ];
}

/** “Each player may play lands and cast spells from among cards they exiled with ~ this turn.” */
function amongTheirExiled(r: Reader): readonly StaticRule[] | undefined {
  if (!r.eat("each player may play lands and cast spells from among cards they exiled with")) return undefined;
  const by = objectReference(r)?.act;
  if (by === undefined || !r.eat("this turn")) return undefined;
  const what: Filter = {
    kind: "all",
    of: [
      { kind: "exiled-with", what: by },
      { kind: "this-turn", did: "put-into-exile" },
    ],
  };
  return [{ kind: "may-cast", who: { kind: "each" }, what, from: ["exile"], lands: true, exiledByThem: true }];
}

function extraLoyalty(r: Reader): readonly StaticRule[] | undefined {
  return r.eat("once during each of your turns , you may activate an additional loyalty ability of ~")
    ? [{ kind: "loyalty-twice", what: { kind: "self" }, times: 2 }]
    : undefined;
}

/** “You may activate loyalty abilities of planeswalkers you control on any player's turn any time you could cast an instant.” */
function loyaltyAnyTime(r: Reader): readonly StaticRule[] | undefined {
  if (!(r.eat("you may activate loyalty abilities of") || r.eat("you may activate the loyalty abilities of")))
    return undefined;
  const it = r.attempt(objectReference);
  const what: Filter | undefined = it === undefined ? nounPhrase(r)?.filter : { kind: "is", what: it.act };
  return what !== undefined && r.eat("on any player 's turn any time you could cast an instant")
    ? [{ kind: "loyalty-any-time", who: { kind: "you" }, what }]
    : undefined;
}

function boasting(r: Reader): readonly StaticRule[] | undefined {
  const phrase = nounPhrase(r);
  return phrase !== undefined && r.eat("can boast twice during each of your turns rather than once")
    ? [{ kind: "keyword-limit", what: phrase.filter, keyword: "boast", times: 2 }]
    : undefined;
}
