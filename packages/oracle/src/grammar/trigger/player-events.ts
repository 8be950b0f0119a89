import type { Filter, PlayerRef, Trigger, Zone } from "@obverse/core";
import { numberOf, ordinalOf } from "../../vocabulary/numbers.ts";
import { counterKind } from "../counter-kind.ts";
import { thirdPerson } from "../effects/clause.ts";
import { allOf } from "../noun/canonical.ts";
import { nounPhrase } from "../noun/phrase.ts";
import type { Reader } from "../reader.ts";
import { scopeWith, withPlayer, withThing } from "../references.ts";
import { objectReference, selfReference } from "../selector/reference.ts";
import { zonePhrase } from "../zone.ts";
import { counterEvents } from "./object-events.ts";

/** Events of a player: casting, drawing, attacking, gaining life, sacrificing, playing lands, keyword actions. */
export function playerEvents(r: Reader): readonly Trigger[] | undefined {
  const counters = r.attempt(counterEvents);
  if (counters !== undefined) return counters;
  if (r.eat("the ring tempts you")) {
    it(r, "subject", ["creature"]);
    return [{ kind: "action", action: "tempted-by-ring", who: { kind: "you" } }];
  }
  const passive = r.attempt(abilityActivated);
  if (passive !== undefined) return passive;
  const who = actor(r);
  if (who === undefined) return undefined;
  if (!(who !== "anyone" && who.kind === "you")) r.scope = withPlayer(r.scope, { kind: "event-player" });
  const played = r.attempt((inner) => playsExiled(inner, who));
  if (played !== undefined) return played;
  const found: Trigger[] = [];
  for (;;) {
    const played = r.attempt((inner) => playsCard(inner, who));
    if (played !== undefined) return played;
    const next = r.oneOf<Trigger>(VERBS.map((verb) => (inner: Reader) => verb(inner, who)));
    if (next === undefined) break;
    found.push(next);
    const more = r.attempt((inner) => {
      const last = inner.eat(", or") || inner.eat("or");
      if (!last && !inner.eat(",")) return undefined;
      const mark = inner.mark();
      const another = last ? eventFollows(inner, who) : listGoesOn(inner, who);
      inner.reset(mark);
      return another || undefined;
    });
    if (more === undefined) break;
  }
  if (found.length > 1) r.scope = scopeWith(r.scope, { events: found });
  return found.length === 0 ? undefined : found;
}

const eventFollows = (r: Reader, who: Who): boolean =>
  VERBS.some((verb) => r.attempt((inner) => (verb(inner, who) === undefined ? undefined : true)) !== undefined);

/** A comma alone joins events only where an “or” still comes: else what follows is what happens. */
function listGoesOn(r: Reader, who: Who): boolean {
  if (!eventFollows(r, who)) return false;
  if (r.eat(", or") || r.eat("or")) return eventFollows(r, who);
  return r.eat(",") && listGoesOn(r, who);
}

/** “Plays a card exiled with ~”: casts it, or plays it as a land. */
function playsExiled(r: Reader, who: Who): readonly Trigger[] | undefined {
  if (!(r.eat("play a card") || r.eat("plays a card"))) return undefined;
  if (!r.eat("exiled with")) return undefined;
  const by = objectReference(r);
  if (by === undefined) return undefined;
  it(r, "subject", ["card"]);
  const filter: Filter = { kind: "exiled-with", what: by.act };
  return [
    { kind: "cast", who, spell: filter, from: ["exile"] },
    { kind: "plays-land", who, what: filter, from: ["exile"] },
  ];
}

type Who = PlayerRef | "anyone";
type Verb = (r: Reader, who: Who) => Trigger | undefined;

function actor(r: Reader): Who | undefined {
  if (r.eat("you")) return { kind: "you" };
  if (r.eat("an opponent") || r.eat("one or more opponents")) return { kind: "opponents" };
  if (r.eat("a player") || r.eat("one or more players")) return "anyone";
  if (r.eat("another player")) return { kind: "each", except: { kind: "you" } };
  if (r.eat("enchanted player")) return { kind: "enchanted" };
  if (r.eat("the chosen player")) return { kind: "chosen" };
  return undefined;
}

const each = (who: Who): PlayerRef => (who === "anyone" ? { kind: "each" } : who);

function it(
  r: Reader,
  role: "subject" | "spell" | "ability",
  nouns: readonly string[],
  number: "one" | "many" = "one",
): void {
  const act = { kind: "event", role } as const;
  r.scope = { ...withThing(r.scope, { act, read: act, nouns, number }), amount: { kind: "event-amount" } };
}

/** “Using mana produced by ~” (106.3). */
function producedBy(r: Reader): Filter | undefined {
  if (!r.eat("using mana produced by")) return undefined;
  return selfReference(r) === undefined ? undefined : { kind: "is", what: { kind: "self" } };
}

const cast: Verb = (r, who) => {
  const copied = r.eat("cast or copy") || r.eat("casts or copies") ? { copied: true as const } : {};
  if (!("copied" in copied) && !(r.eat("casts") || r.eat("cast") || r.eat("next cast"))) return undefined;
  if (selfReference(r) !== undefined) {
    const act = { kind: "self" } as const;
    r.scope = withThing(r.scope, { act, read: act, nouns: ["spell"], number: "one" });
    return { kind: "cast", who, spell: { kind: "is", what: { kind: "self" } } };
  }
  const nth = r.attempt((inner) => {
    if (!(inner.eat("your") || inner.eat("their"))) return undefined;
    const ordinal = ordinalOf(inner.word());
    inner.at += 1;
    return ordinal;
  });
  if (nth === undefined) r.eatAny("a", "an", "one or more");
  it(r, "spell", ["spell", "card"]);
  const read = nounPhrase(r);
  if (read === undefined) return undefined;
  it(r, "spell", read.nouns);
  const source = r.attempt(producedBy);
  const parts: readonly Filter[] = [
    read.filter,
    ...(source === undefined ? [] : [{ kind: "mana-from", source } as const]),
    ...(r.eat("from anywhere other than your hand") ? [NOT_FROM_OWN_HAND] : []),
  ];
  const phrase = parts.length === 1 ? read : { ...read, filter: allOf(parts) };
  // “A spell that targets one or more creatures you control”: “that many” is how many.
  const aimed = (phrase.filter.kind === "all" ? phrase.filter.of : [phrase.filter]).find(
    ({ kind }) => kind === "targets",
  );
  if (aimed?.kind === "targets" && aimed.filter !== undefined) {
    const of = { kind: "targets-of", of: { kind: "event", role: "spell" }, filter: aimed.filter } as const;
    r.scope = scopeWith(r.scope, { amount: { kind: "count-of", of } });
  }
  if (nth !== undefined && !(r.eat("each turn") || r.eat("in a turn") || r.sees("during"))) return undefined;
  const during = r.eat("during your turn")
    ? { during: { kind: "you" } as const }
    : r.eat("during an opponent 's turn")
      ? { during: { kind: "opponents" } as const }
      : r.eat("during each opponent 's turn")
        ? { during: { kind: "opponents" } as const }
        : r.eat("during their turn")
          ? { during: { kind: "event-player" } as const }
          : {};
  if ("during" in during && during.during.kind === "opponents") r.scope = withPlayer(r.scope, { kind: "active" });
  const from = fromWhere(phrase);
  return {
    kind: "cast",
    who,
    spell: phrase.filter,
    ...(nth === undefined ? {} : { nth }),
    ...from,
    ...during,
    ...copied,
  };
};

/** “From anywhere other than your hand”: another player's hand is none of yours. */
const NOT_FROM_OWN_HAND: Filter = {
  kind: "not",
  of: { kind: "cast-from", zone: "hand", by: { kind: "you" } },
};

const activates: Verb = (r, who) => {
  if (!(r.eat("activates") || r.eat("activate"))) return undefined;
  if (r.eat("a loyalty ability of")) return undefined;
  if (!(r.eat("an ability") || r.eat("an activated ability"))) return undefined;
  const source = r.attempt((inner) => {
    if (!inner.eat("of")) return undefined;
    inner.eatAny("a", "an");
    return nounPhrase(inner);
  });
  it(r, "ability", ["ability"]);
  const notMana =
    r.eat("that isn't a mana ability") || r.eat(", if it isn't a mana ability") ? { notMana: true as const } : {};
  return { kind: "activates", who, ...(source === undefined ? {} : { source: source.filter }), ...notMana };
};

/** “An ability of equipped creature is activated”. */
function abilityActivated(r: Reader): readonly Trigger[] | undefined {
  if (!r.eat("an ability of")) return undefined;
  const reference = r.attempt(objectReference);
  if (reference === undefined) r.eatAny("a", "an");
  const phrase = reference === undefined ? nounPhrase(r) : undefined;
  const source: Filter | undefined = reference === undefined ? phrase?.filter : { kind: "is", what: reference.read };
  if (source === undefined || !r.eat("is activated")) return undefined;
  it(r, "ability", ["ability"]);
  const notMana = r.eat(", if it isn't a mana ability") ? { notMana: true as const } : {};
  return [{ kind: "activates", who: "anyone", source, ...notMana }];
}

const attack: Verb = (r, who) => {
  if (!(r.eat("attack") || r.eat("attacks"))) return undefined;
  const walkers = r.attempt((inner) => {
    if (!(inner.eat("one or more") && /^planeswalkers?$/.test(inner.word()))) return undefined;
    return nounPhrase(inner);
  });
  if (walkers !== undefined)
    return {
      kind: "attacks",
      subject: allOf([
        { kind: "type", type: "creature" },
        { kind: "controller", is: each(who) },
      ]),
      defender: walkers.filter,
      oneOrMore: true,
    };
  const whom = r.eat("a player") ? {} : r.eat("you") ? { whom: { kind: "you" } as const } : {};
  if (!r.eat("with")) return { kind: "player-attacks", who: each(who), ...whom };
  const exact = r.eat("exactly");
  const least = !exact && r.eat("at least");
  const bare = !exact && !least && r.sees("creatures");
  const some = bare || r.eat("one or more") || r.eat("a") || r.eat("an");
  const count = some ? undefined : numberOf(r.word());
  if (!some) {
    if (count === undefined) return undefined;
    r.at += 1;
    if (!exact && !least && !r.eat("or more")) return undefined;
  }
  const phrase = nounPhrase(r);
  if (phrase === undefined) return undefined;
  const total = r.attempt((inner) => {
    if (!inner.eat("with total power")) return undefined;
    const least = numberOf(inner.word());
    inner.at += 1;
    return inner.eat("or greater") ? least : undefined;
  });
  if (bare && total === undefined) return undefined;
  const plain = phrase.filter.kind === "type" && phrase.filter.type === "creature";
  it(r, "subject", phrase.nouns, "many");
  return {
    kind: "player-attacks",
    who: each(who),
    ...(plain ? {} : { with: phrase.filter }),
    ...(count === undefined ? {} : exact ? { exactly: count } : { atLeast: count }),
    ...(total === undefined ? {} : { totalPower: total }),
    ...whom,
  };
};

const draws: Verb = (r, who) => {
  if (!(r.eat("draws") || r.eat("draw"))) return undefined;
  if (
    r.eat("a card except the first one you draw in each of your draw steps") ||
    r.eat("a card except the first one they draw in each of their draw steps")
  )
    return { kind: "draws", who: each(who), exceptFirstInDrawStep: true };
  if (r.eat("a card")) return { kind: "draws", who: each(who) };
  if (!(r.eat("your") || r.eat("their"))) return undefined;
  const nth = ordinalOf(r.word());
  r.at += 1;
  return nth !== undefined && (r.eat("card each turn") || r.eat("card in a turn"))
    ? { kind: "draws", who: each(who), nth }
    : undefined;
};

const life: Verb = (r, who) => {
  const change =
    r.eat("gains life") || r.eat("gain life") ? "gain" : r.eat("loses life") || r.eat("lose life") ? "lose" : undefined;
  if (change === undefined) return undefined;
  r.scope = scopeWith(r.scope, { amount: { kind: "event-amount" } });
  const first = r.eat("for the first time each turn") ? { firstEachTurn: true as const } : {};
  const during = r.eat("during your turn") ? { during: { kind: "you" } as const } : {};
  return { kind: "life", who: each(who), change, ...first, ...during };
};

function what(r: Reader):
  | {
      readonly filter: Filter;
      readonly nouns: readonly string[];
      readonly oneOrMore?: true;
      readonly zone?: Zone | readonly Zone[];
      readonly of?: PlayerRef;
    }
  | undefined {
  const more = r.eat("one or more");
  if (!more) r.eatAny("a", "an");
  const phrase = nounPhrase(r);
  return phrase === undefined
    ? undefined
    : {
        filter: phrase.filter,
        nouns: phrase.nouns,
        ...(more ? { oneOrMore: true } : {}),
        ...(phrase.zone === undefined ? {} : { zone: phrase.zone }),
        ...(phrase.of === undefined ? {} : { of: phrase.of }),
      };
}

/** Where something is cast or played from, and whose graveyard, hand or library that is. */
function fromWhere(place: { readonly zone?: Zone | readonly Zone[]; readonly of?: PlayerRef } | undefined): {
  readonly from?: readonly Zone[];
  readonly whose?: PlayerRef;
} {
  if (place?.zone === undefined) return {};
  return {
    from: typeof place.zone === "string" ? [place.zone] : place.zone,
    ...(place.of === undefined ? {} : { whose: place.of }),
  };
}

const discards: Verb = (r, who) => {
  if (!(r.eat("discards") || r.eat("discard"))) return undefined;
  const found = what(r);
  if (found === undefined) return undefined;
  it(r, "subject", found.nouns, found.oneOrMore ? "many" : "one");
  const plain = found.filter.kind === "card";
  return {
    kind: "discards",
    who: each(who),
    ...(plain ? {} : { what: found.filter }),
    ...(found.oneOrMore ? { oneOrMore: true } : {}),
  };
};

const sacrifices: Verb = (r, who) => {
  if (!(r.eat("sacrifices") || r.eat("sacrifice"))) return undefined;
  const self = r.attempt(selfReference);
  if (self !== undefined) {
    r.scope = withThing(r.scope, self);
    return { kind: "sacrifices", who, what: { kind: "is", what: { kind: "self" } } };
  }
  const found = what(r);
  if (found === undefined) return undefined;
  it(r, "subject", found.nouns, found.oneOrMore ? "many" : "one");
  return { kind: "sacrifices", who, what: found.filter, ...(found.oneOrMore ? { oneOrMore: true } : {}) };
};

const plays: Verb = (r, who) => {
  if (!(r.eat("plays") || r.eat("play"))) return undefined;
  const found = what(r);
  if (found === undefined || !found.nouns.includes("land")) return undefined;
  it(r, "subject", found.nouns);
  const plain = found.filter.kind === "type";
  const late = r.attempt((inner) => (inner.eat("from") ? zonePhrase(inner) : undefined));
  const from = fromWhere(found.zone === undefined ? late : found);
  return {
    kind: "plays-land",
    who,
    ...(plain ? {} : { what: found.filter }),
    ...from,
  };
};

/** “Plays a card exiled with ~”: plays it as a land, or casts it (601.1a). */
function playsCard(r: Reader, who: Who): readonly Trigger[] | undefined {
  if (!(r.eat("plays") || r.eat("play"))) return undefined;
  const found = what(r);
  if (found === undefined || !found.nouns.includes("card") || found.oneOrMore) return undefined;
  it(r, "subject", found.nouns);
  const parts = found.filter.kind === "all" ? found.filter.of : [found.filter];
  const demands = allOf(parts.filter((part) => part.kind !== "card"));
  const from = fromWhere(found);
  return [
    { kind: "plays-land", who, what: demands, ...from },
    { kind: "cast", who, spell: demands, ...from },
  ];
}

const taps: Verb = (r, who) => {
  if (!(r.eat("taps") || r.eat("tap"))) return undefined;
  const found = what(r);
  if (found === undefined || !r.eat("for mana")) return undefined;
  it(r, "subject", found.nouns);
  return { kind: "status", change: "tapped", subject: found.filter, forMana: true, who: each(who) };
};

const creates: Verb = (r, who) => {
  if (!(r.eat("creates") || r.eat("create"))) return undefined;
  const found = what(r);
  if (found === undefined) return undefined;
  it(r, "subject", found.nouns, found.oneOrMore ? "many" : "one");
  return { kind: "creates", who: each(who), what: found.filter, ...(found.oneOrMore ? { oneOrMore: true } : {}) };
};

const ACTIONS: readonly (readonly [string, string])[] = [
  ["manifest dread", "manifest-dread"],
  ["foretell a card", "foretell"],
  ["scry", "scry"],
  ["surveil", "surveil"],
  ["investigate", "investigate"],
  ["proliferate", "proliferate"],
  ["cycle a card", "cycle"],
  ["cycle ~", "cycle-self"],
  ["cycle this card", "cycle-self"],
  ["cycle or discard a card", "cycle-or-discard"],
  ["commit a crime", "crime"],
  ["collect evidence", "collect-evidence"],
  ["discover", "discover"],
  ["connive", "connive"],
  ["venture into the dungeon", "venture"],
  ["complete a dungeon", "complete-dungeon"],
  ["become the monarch", "monarch"],
  ["search your library", "search"],
  ["searches their library", "search"],
  ["shuffle your library", "shuffle"],
  ["unlock this door", "unlock"],
  ["fully unlock a room", "fully-unlock"],
  ["exert a creature", "exert"],
  ["expend four", "expend-4"],
  ["expend eight", "expend-8"],
  ["manifest a card", "manifest"],
  ["cloak a card", "cloak"],
  ["waterbend", "waterbend"],
  ["earthbend", "earthbend"],
  ["firebend", "firebend"],
  ["airbend", "airbend"],
];

const CHANCE = [
  ["roll one or more dice", "roll"],
  ["win a coin flip", "flip-won"],
  ["wins a coin flip", "flip-won"],
  ["lose a coin flip", "flip-lost"],
  ["loses a coin flip", "flip-lost"],
] as const;

const acts: Verb = (r, who) => {
  const chance = CHANCE.find(([words]) => r.eat(words));
  if (chance !== undefined) return { kind: "dice", what: chance[1], who: each(who) };
  const found = ACTIONS.find(
    ([words]) => r.eat(words) || (who !== "anyone" && who.kind === "you" ? false : r.eat(ofOthers(words))),
  );
  if (found === undefined) return undefined;
  const self = found[1] === "cycle-self" || found[1] === "unlock";
  if (self) r.scope = withThing(r.scope, { act: { kind: "self" }, read: { kind: "self" }, nouns: [], number: "one" });
  if (found[1] === "manifest-dread") it(r, "subject", ["card"], "many");
  const action = found[1] === "cycle-self" ? "cycle" : found[1];
  return { kind: "action", action, who, ...(self ? { subject: { kind: "is", what: { kind: "self" } } } : {}) };
};

/** “Cycle a card” → “cycles a card”. */
const ofOthers = (words: string): string => words.replace(/^\S+/, thirdPerson);

/** “You put one or more +1/+1 counters on ~”. */
const puts: Verb = (r, who) => {
  if (!(r.eat("put") || r.eat("puts"))) return undefined;
  const many = r.eat("one or more");
  if (!many && r.eatAny("a", "an") === undefined) return undefined;
  const counter = counterKind(r);
  if (counter === undefined || !(r.eat("counters") || r.eat("counter")) || !r.eat("on")) return undefined;
  const self = r.attempt(selfReference);
  if (self === undefined) r.eatAny("a", "an");
  const phrase = self === undefined ? nounPhrase(r) : undefined;
  const subject: Filter | undefined = self === undefined ? phrase?.filter : { kind: "is", what: { kind: "self" } };
  if (subject === undefined) return undefined;
  if (self === undefined) it(r, "subject", phrase?.nouns ?? []);
  else r.scope = withThing(r.scope, { ...self, nouns: [] });
  r.scope = scopeWith(r.scope, { amount: { kind: "event-amount" } });
  return { kind: "counters", change: "add", counter, subject, who: each(who), ...(many ? { oneOrMore: true } : {}) };
};

/** “You lose control of ~”. */
const losesControl: Verb = (r, who) => {
  if (who === "anyone" || who.kind !== "you" || !r.eat("lose control of") || selfReference(r) === undefined)
    return undefined;
  return { kind: "loses-control", subject: { kind: "is", what: { kind: "self" } } };
};

/** “You turn a permanent face up”. */
const turnsUp: Verb = (r, who) => {
  if (!(r.eat("turn") || r.eat("turns"))) return undefined;
  const found = what(r);
  if (found === undefined || !r.eat("face up")) return undefined;
  it(r, "subject", found.nouns, found.oneOrMore ? "many" : "one");
  return {
    kind: "turned-face-up",
    subject: found.filter,
    who: each(who),
    ...(found.oneOrMore ? { oneOrMore: true } : {}),
  };
};

const losesGame: Verb = (r, who) => (r.eat("loses the game") ? { kind: "loses-game", who: each(who) } : undefined);

const VERBS: readonly Verb[] = [
  cast,
  activates,
  attack,
  draws,
  life,
  discards,
  sacrifices,
  plays,
  taps,
  creates,
  acts,
  losesGame,
  losesControl,
  puts,
  turnsUp,
];
