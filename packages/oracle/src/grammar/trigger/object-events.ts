import type { Filter, Trigger, Zone } from "@obverse/core";
import { numberOf } from "../../vocabulary/numbers.ts";
import { counterKind } from "../counter-kind.ts";
import { allOf } from "../noun/canonical.ts";
import { nounPhrase } from "../noun/phrase.ts";
import { defendingPlayer } from "../player.ts";
import { readName } from "../proper-name.ts";
import type { Reader } from "../reader.ts";
import { type Antecedent, scopeWith, withPlayer, withThing } from "../references.ts";
import { objectReference, selfReference } from "../selector/reference.ts";
import { stackAbility } from "../selector/target.ts";
import { zonePhrase } from "../zone.ts";
import { damageDealt, damageTaken } from "./damage.ts";
import { type EventSubject, refersTo } from "./trigger.ts";

/** Reads what happens to the subject: “enters”, “dies”, “attacks or blocks”, “transforms into …”, “is turned face up”. */
export function objectEvents(r: Reader, subject: EventSubject): readonly Trigger[] | undefined {
  const found: Trigger[] = [];
  const start = r.mark();
  if (subject.damagedBy !== undefined && r.word() !== "dies") return undefined;
  for (;;) {
    const next = eventOf(r, subject);
    if (next === undefined) break;
    found.push(...next);
    const after = r.mark();
    if (!(r.eat("or") || r.eat(", or") || (r.word() === "," && /s$/.test(r.word(1)) && r.eat(",")) || r.eat("and")))
      break;
    r.eat("is");
    if (!VERBS.some((verb) => probe(r, (inner) => verb(inner, subject)))) {
      r.reset(after);
      break;
    }
    r.at -= r.word(-1) === "is" ? 1 : 0;
  }
  if (found.length === 0) {
    r.reset(start);
    return undefined;
  }
  if (!found.some((trigger) => SPECIAL.has(trigger.kind))) refersTo(r, subject);
  return found;
}

function eventOf(r: Reader, subject: EventSubject): readonly Trigger[] | undefined {
  for (const verb of VERBS) {
    const found = r.attempt((inner) => verb(inner, subject));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Events after which “it” was set where they were read. */
const SPECIAL = new Set(["deals-damage", "dealt-damage", "blocks", "becomes-blocked", "attacks"]);

function probe(r: Reader, parse: (inner: Reader) => unknown): boolean {
  const mark = r.mark();
  const found = parse(r);
  r.reset(mark);
  return found !== undefined;
}

type Verb = (r: Reader, subject: EventSubject) => readonly Trigger[] | undefined;

const more = (subject: EventSubject): { readonly oneOrMore?: true } => (subject.oneOrMore ? { oneOrMore: true } : {});

const enters: Verb = (r, subject) => {
  if (!(r.eat("enters") || r.eat("enter"))) return undefined;
  const under = r.attempt((inner) => (inner.eat("under your control") ? true : undefined));
  const filter = under
    ? allOf([subject.filter, { kind: "controller", is: { kind: "you" } }])
    : r.eat("under an opponent 's control")
      ? allOf([subject.filter, { kind: "controller", is: { kind: "opponents" } }])
      : subject.filter;
  const from = r.attempt((inner) => {
    if (!inner.eat("from")) return undefined;
    return zonePhrase(inner);
  });
  const zones =
    from === undefined ? {} : { from: asList(from.zone), ...(from.of === undefined ? {} : { whose: from.of }) };
  const status = (["transformed", "tapped", "untapped"] as const).find((one) => r.eat(one));
  const turned = status === undefined ? filter : allOf([filter, { kind: "status", status }]);
  return [{ kind: "enters", subject: turned, ...zones, ...more(subject) }];
};

function asList(zone: Zone | readonly Zone[]): readonly Zone[] {
  return typeof zone === "string" ? [zone] : zone;
}

const leaves: Verb = (r, subject) => {
  if (r.eat("leaves the battlefield without dying") || r.eat("leave the battlefield without dying"))
    return [{ kind: "leaves", subject: subject.filter, exceptTo: ["graveyard"], ...more(subject) }];
  if (r.eat("leaves the battlefield") || r.eat("leave the battlefield"))
    return [{ kind: "leaves", subject: subject.filter, ...more(subject) }];
  if (!(r.eat("leaves") || r.eat("leave"))) return undefined;
  const place = zonePhrase(r);
  if (place === undefined) return undefined;
  return [
    {
      kind: "zone-change",
      subject: subject.filter,
      from: asList(place.zone),
      ...(place.of === undefined ? {} : { whose: place.of }),
      ...more(subject),
    },
  ];
};

const dies: Verb = (r, subject) => {
  if (!(r.eat("dies") || r.eat("die"))) return undefined;
  if (r.eat("this turn")) r.at -= 2;
  return [
    {
      kind: "dies",
      subject: subject.filter,
      ...more(subject),
      ...(subject.damagedBy === undefined ? {} : { damagedBy: subject.damagedBy }),
    },
  ];
};

const moved: Verb = (r, subject) => {
  if (!(r.eat("is put into") || r.eat("are put into") || r.eat("put into"))) return undefined;
  const place = r.eat("exile") ? { zone: "exile" as const } : (zonePhrase(r) ?? r.attempt(opponentsGraveyard));
  if (place === undefined) return undefined;
  const from = r.attempt((inner) => (inner.eat("from") ? zonePhrase(inner) : undefined));
  const of = "of" in place ? place.of : undefined;
  const origin = from === undefined || asList(from.zone).length === 0 ? {} : { from: asList(from.zone) };
  return [
    {
      kind: "zone-change",
      subject: subject.filter,
      ...origin,
      to: asList(place.zone),
      ...(of === undefined ? {} : { whose: of }),
      ...more(subject),
    },
  ];
};

function opponentsGraveyard(
  r: Reader,
): { readonly zone: Zone; readonly of: { readonly kind: "opponents" } } | undefined {
  return r.eat("an opponent 's graveyard") ? { zone: "graveyard", of: { kind: "opponents" } } : undefined;
}

const exiled: Verb = (r, subject) => {
  if (!(r.eat("is exiled") || r.eat("are exiled"))) return undefined;
  r.eat("from the battlefield");
  const activating = r.attempt(whileActivating);
  return [
    {
      kind: "zone-change",
      subject: subject.filter,
      from: ["battlefield"],
      to: ["exile"],
      ...more(subject),
      ...(activating === undefined ? {} : { activating }),
    },
  ];
};

/** “While you're activating a craft ability”. */
function whileActivating(r: Reader): string | undefined {
  if (!r.eat("while you are activating a")) return undefined;
  const keyword = r.word();
  r.at += 1;
  return r.eat("ability") ? keyword : undefined;
}

const transforms: Verb = (r, subject) => {
  if (!(r.eat("transforms") || r.eat("transform") || r.eat("converts"))) return undefined;
  if (!r.eat("into")) return [{ kind: "transforms", subject: subject.filter, ...more(subject) }];
  if (r.eat("~"))
    return [{ kind: "transforms", subject: subject.filter, into: { kind: "name", name: r.scope.host.name } }];
  const described = r.attempt((inner) => {
    inner.eatAny("a", "an");
    return nounPhrase(inner);
  });
  if (described !== undefined)
    return [{ kind: "transforms", subject: subject.filter, into: described.filter, ...more(subject) }];
  const name = readName(r);
  return name === undefined
    ? undefined
    : [{ kind: "transforms", subject: subject.filter, into: { kind: "name", name } }];
};

const turned: Verb = (r, subject) => {
  if (!(r.eat("is turned face") || r.eat("are turned face") || r.eat("turned face"))) return undefined;
  // What is turned face up was face down, and isn't any more as it triggers.
  if (r.eat("up")) return [{ kind: "turned-face-up", subject: withoutStatus(subject.filter), ...more(subject) }];
  return r.eat("down") ? [{ kind: "turned-face-down", subject: subject.filter }] : undefined;
};

const attacks: Verb = (r, subject) => {
  const together = r.attempt((inner) => {
    if (!subject.self || !inner.eat("and at least")) return undefined;
    const atLeast = numberOf(inner.word());
    inner.at += 1;
    const phrase = nounPhrase(inner);
    return atLeast === undefined || phrase === undefined ? undefined : { filter: allOf([phrase.filter]), atLeast };
  });
  if (!(r.eat("attacks") || r.eat("attack"))) return undefined;
  const alone = r.eat("alone") ? { alone: true as const } : {};
  const defender = r.attempt((inner): { readonly defender: Filter | "player" | "planeswalker" | "you" } | undefined => {
    if (inner.eat("you or a planeswalker you control"))
      return {
        defender: {
          kind: "any",
          of: [
            { kind: "player", who: { kind: "you" } },
            allOf([
              { kind: "type", type: "planeswalker" },
              { kind: "controller", is: { kind: "you" } },
            ]),
          ],
        },
      };
    if (inner.eat("you")) return { defender: "you" };
    if (inner.eat("a player or planeswalker")) return undefined;
    if (inner.eat("a player") || inner.eat("an opponent")) return { defender: "player" };
    if (inner.eat("a planeswalker")) return { defender: "planeswalker" };
    if (inner.eat("a battle")) return { defender: { kind: "type", type: "battle" } };
    return undefined;
  });
  refersTo(r, subject);
  if (r.scope.player === undefined || defender !== undefined) r.scope = withPlayer(r.scope, defendingPlayer(r.scope));
  return [
    {
      kind: "attacks",
      subject: subject.filter,
      ...defender,
      ...alone,
      ...(together === undefined ? {} : { withOthers: together }),
      ...more(subject),
    },
  ];
};

const unblocked: Verb = (r, subject) => {
  if (r.eat("attacks and isn't blocked")) {
    refersTo(r, subject);
    return [{ kind: "attacks-unblocked", subject: subject.filter }];
  }
  return undefined;
};

const blocks: Verb = (r, subject) => {
  if (r.eat("blocks or becomes blocked by") || r.eat("block or become blocked by")) {
    r.eatAny("a", "an", "one or more");
    const phrase = nounPhrase(r);
    if (phrase === undefined) return undefined;
    refersTo(r, subject);
    other(r, phrase.nouns);
    return [
      { kind: "blocks", subject: subject.filter, what: phrase.filter },
      { kind: "becomes-blocked", subject: subject.filter, by: phrase.filter, each: true },
    ];
  }
  if (r.eat("becomes blocked") || r.eat("become blocked")) {
    refersTo(r, subject);
    if (!r.eat("by")) return [{ kind: "becomes-blocked", subject: subject.filter }];
    r.eatAny("a", "an");
    const phrase = nounPhrase(r);
    if (phrase === undefined) return undefined;
    other(r, phrase.nouns);
    return [{ kind: "becomes-blocked", subject: subject.filter, by: phrase.filter, each: true }];
  }
  if (!(r.eat("blocks") || r.eat("block"))) return undefined;
  refersTo(r, subject);
  const what = r.attempt((inner) => {
    const reference = inner.attempt(objectReference);
    if (reference !== undefined)
      return { filter: { kind: "is", what: reference.read } as Filter, nouns: reference.nouns };
    if (inner.eatAny("a", "an") === undefined) return undefined;
    return nounPhrase(inner);
  });
  if (what === undefined) return [{ kind: "blocks", subject: subject.filter }];
  other(r, what.nouns);
  return [{ kind: "blocks", subject: subject.filter, what: what.filter }];
};

/** “That creature” of “blocks or becomes blocked by a creature”: the other one. */
function other(r: Reader, nouns: readonly string[]): void {
  const act = { kind: "event", role: "other" } as const;
  const [own] = r.scope.things;
  // “It” stays the subject; “that creature” is the other.
  const things = r.scope.things.slice(1);
  r.scope = scopeWith(r.scope, {
    things:
      own === undefined
        ? [{ act, read: act, nouns, number: "one" }, ...things]
        : [
            { ...own, nouns: own.nouns.filter((noun) => !nouns.includes(noun)) },
            { act, read: act, nouns, number: "one" },
            ...things,
          ],
  });
}

const targeted: Verb = (r, subject) => {
  if (!(r.eat("becomes the target of") || r.eat("become the target of"))) return undefined;
  r.eatAny("a", "an");
  const phrase = r.attempt(stackAbility) ?? nounPhrase(r);
  if (phrase === undefined) return undefined;
  refersTo(r, subject);
  const act = { kind: "event", role: "spell" } as const;
  r.scope = withThing(r.scope, { act, read: act, nouns: ["spell", "ability"], number: "one" });
  return [{ kind: "becomes-target", subject: subject.filter, by: phrase.filter }];
};

const damage: Verb = (r, subject) => damageDealt(r, subject) ?? damageTaken(r, subject);

const tapped: Verb = (r, subject) => {
  if (r.eat("becomes tapped") || r.eat("become tapped"))
    return [{ kind: "status", change: "tapped", subject: subject.filter, ...more(subject) }];
  if (r.eat("becomes untapped") || r.eat("become untapped"))
    return [{ kind: "status", change: "untapped", subject: subject.filter, ...more(subject) }];
  if (r.eat("is tapped for mana"))
    return [{ kind: "status", change: "tapped", subject: subject.filter, forMana: true }];
  return undefined;
};

const attached: Verb = (r, subject) => {
  const entering = r.eat("enters attached to");
  const change =
    entering || r.eat("becomes attached to") ? "attached" : r.eat("becomes unattached from") ? "unattached" : undefined;
  if (change === undefined) return undefined;
  r.eatAny("a", "an");
  const phrase = nounPhrase(r);
  if (phrase === undefined) return undefined;
  refersTo(r, subject);
  const act = { kind: "event", role: "attached-to" } as const;
  const host: Antecedent = { act, read: act, nouns: phrase.nouns, number: "one" };
  r.scope = { ...withThing(r.scope, host), ...(entering ? { apart: host } : {}) };
  return [
    { kind: "attached", change, subject: subject.filter, to: phrase.filter, ...(entering ? { entering: true } : {}) },
  ];
};

const mutates: Verb = (r, subject) => {
  const action = r.eatAny("mutates", "explores", "connives");
  return action === undefined
    ? undefined
    : [
        {
          kind: "action",
          action: action === "explores" ? "explore" : action === "connives" ? "connive" : "mutate",
          subject: subject.filter,
        },
      ];
};

const becomes: Verb = (r, subject) => {
  if (r.eat("becomes level")) {
    const level = numberOf(r.word());
    r.at += 1;
    return level === undefined ? undefined : [{ kind: "becomes", what: "level", subject: subject.filter, level }];
  }
  const what = r.eat("becomes monstrous")
    ? "monstrous"
    : r.eat("becomes renowned")
      ? "renowned"
      : r.eat("becomes saddled")
        ? "saddled"
        : r.eat("becomes crewed")
          ? "crewed"
          : r.eat("becomes plotted")
            ? "plotted"
            : undefined;
  return what === undefined ? undefined : [{ kind: "becomes", what, subject: subject.filter }];
};

const sacrificedOne: Verb = (r, subject) => {
  if (!r.eat("is sacrificed")) return undefined;
  return [{ kind: "sacrifices", who: "anyone", what: subject.filter }];
};

const VERBS: readonly Verb[] = [
  attached,
  enters,
  leaves,
  dies,
  moved,
  exiled,
  transforms,
  turned,
  unblocked,
  attacks,
  blocks,
  targeted,
  damage,
  tapped,
  mutates,
  becomes,
  sacrificedOne,
];

/** “Counters are put on ~” has the counters first. */
export function counterEvents(r: Reader): readonly Trigger[] | undefined {
  if (!r.contains("counter") && !r.contains("counters")) return undefined;
  const many = r.eat("one or more");
  if (!many) r.eatAny("a", "an", "the");
  const nth = r.attempt((inner) => {
    const ordinal = ordinalOf(inner.word());
    if (ordinal === undefined) return undefined;
    inner.at += 1;
    return ordinal;
  });
  const counter = counterKind(r);
  if (counter === undefined || !(r.eat("counters") || r.eat("counter"))) return undefined;
  const change =
    r.eat("are put on") || r.eat("is put on")
      ? "add"
      : r.eat("is removed from") || r.eat("are removed from")
        ? "remove"
        : undefined;
  if (change === undefined) return undefined;
  const self = r.attempt(selfReference);
  if (self === undefined) r.eatAny("a", "an");
  const phrase = self === undefined ? nounPhrase(r) : undefined;
  if (self === undefined && phrase === undefined) return undefined;
  const subject: EventSubject =
    self === undefined
      ? { filter: phrase?.filter ?? allOf([]), nouns: phrase?.nouns ?? [] }
      : { filter: { kind: "is", what: { kind: "self" } }, self: true, nouns: [] };
  refersTo(r, subject);
  return [
    {
      kind: "counters",
      change,
      counter,
      subject: subject.filter,
      ...(many ? { oneOrMore: true } : {}),
      ...(nth === undefined ? {} : { nth }),
    },
  ];
}

import { ordinalOf } from "../../vocabulary/numbers.ts";

function withoutStatus(filter: Filter): Filter {
  if (filter.kind !== "all") return filter;
  const of = filter.of.filter((part) => !(part.kind === "status" && part.status === "face-down"));
  const [only, ...others] = of;
  return only !== undefined && others.length === 0 ? only : { ...filter, of };
}
