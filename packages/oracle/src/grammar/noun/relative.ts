import type { Filter, PlayerRef } from "@obverse/core";
import { numberOf } from "../../vocabulary/numbers.ts";
import { keywordName } from "../keyword-name.ts";
import { playerRef } from "../player.ts";
import type { Reader } from "../reader.ts";
import { scopeWith } from "../references.ts";
import { comparedWith } from "../selector/compared.ts";
import { objectReference } from "../selector/reference.ts";
import { allOf, anyOf, notOf } from "./canonical.ts";
import { descriptor } from "./descriptor.ts";
import { nounCore, nounPhrase } from "./phrase.ts";
import { comparison, counterDemand } from "./with.ts";

/** “That's a Wolf”, “other than ~”, “attached to it”, “exiled with ~”, “that entered this turn”, “that targets you”. */
export function relative(r: Reader): readonly Filter[] | undefined {
  return r.oneOf<readonly Filter[]>([exception, attachment, linkedWith, payable, that, bare]);
}

function exception(r: Reader): readonly Filter[] | undefined {
  if (r.eat("except for") || r.eat("except")) {
    const done = r.scope.doneBy?.chosen;
    const chosen = r.attempt((inner) => {
      const phrase = nounCore(inner);
      return phrase !== undefined && inner.eat("chosen this way") ? done : undefined;
    });
    if (chosen !== undefined) return [notOf({ kind: "is", what: { kind: "bound", name: chosen } })];
    const these = nounCore(r);
    return these === undefined ? undefined : [notOf(these.filter)];
  }
  if (!r.eat("other than")) return undefined;
  const object = r.attempt(objectReference);
  if (object !== undefined) {
    const others: Filter[] = [{ kind: "not", of: { kind: "is", what: object.read } }];
    const more = r.attempt((inner) => (inner.eat("or") || inner.eat("and") ? objectReference(inner) : undefined));
    if (more !== undefined) others.push({ kind: "not", of: { kind: "is", what: more.read } });
    return others;
  }
  r.eatAny("a", "an");
  const core = nounCore(r);
  return core === undefined ? undefined : [notOf(core.filter)];
}

function attachment(r: Reader): readonly Filter[] | undefined {
  if (r.eat("attached to") || r.eat("enchanting")) {
    const object = r.attempt(objectReference);
    if (object !== undefined) return [{ kind: "attached-to", what: object.read }];
    r.eatAny("a", "an");
    const host = nounPhrase(r);
    return host === undefined ? undefined : [{ kind: "attached-to", what: { kind: "all", filter: host.filter } }];
  }
  return undefined;
}

function payable(r: Reader): readonly Filter[] | undefined {
  return r.eat("whose mana cost could be paid by some amount of , or all of , the mana you spent on {x}") ||
    r.eat("whose mana cost could be paid by some amount of , or all of , the mana you spent on {X}")
    ? [{ kind: "payable-with-spent-mana" }]
    : undefined;
}

function linkedWith(r: Reader): readonly Filter[] | undefined {
  if (r.eat("put onto the battlefield with")) {
    return objectReference(r)?.act.kind === "self"
      ? [{ kind: "is", what: { kind: "linked", link: "created-with" } }]
      : undefined;
  }
  if (!r.eat("exiled with")) return undefined;
  const object = objectReference(r);
  return object === undefined ? undefined : [{ kind: "exiled-with", what: object.read }];
}

/** Without “that”: “attacking you”, “blocking it”, “dealt damage this turn”. */
function bare(r: Reader): readonly Filter[] | undefined {
  if (r.eat("attacking you")) return [{ kind: "combat", is: "attacking-you" }];
  if (r.eat("blocking")) {
    const whom = objectReference(r);
    return whom === undefined ? undefined : [{ kind: "combat", is: "blocking", whom: whom.act }];
  }
  return undefined;
}

function that(r: Reader): readonly Filter[] | undefined {
  if (!(r.eat("that") || r.eat("who"))) return undefined;
  return r.oneOf<readonly Filter[]>([thisTurn, being, toughEach, eachDifferent, having, sharing, targeting]);
}

/** “That each have a different mana value X or less”, of targets. */
function eachDifferent(r: Reader): readonly Filter[] | undefined {
  if (r.scope.targeting !== true || !r.eat("each have a different mana value")) return undefined;
  r.scope = scopeWith(r.scope, { together: { kind: "different", what: "mana-value" } });
  const limit = r.attempt(comparison);
  return limit === undefined ? [] : [{ kind: "number", of: "mana-value", ...limit }];
}

/** “Is a Wolf or a Werewolf”, “are enchanted or equipped”, “isn't a mana ability”, “is one or more colors”. */
/** “Have toughness greater than their power”. */
function toughEach(r: Reader): readonly Filter[] | undefined {
  r.eat("each");
  if (!(r.eat("has") || r.eat("have"))) return undefined;
  const it = { kind: "bound", name: "it" } as const;
  const [of, value] =
    r.eat("toughness greater than its power") || r.eat("toughness greater than their power")
      ? (["toughness", "power"] as const)
      : r.eat("power greater than its base power") || r.eat("power greater than their base power")
        ? (["power", "base-power"] as const)
        : [];
  return of === undefined || value === undefined
    ? undefined
    : [{ kind: "number", of, is: ">", value: { kind: "number-of", what: value, of: it } }];
}

function being(r: Reader): readonly Filter[] | undefined {
  const not = r.eat("isn't") || r.eat("aren't") || r.eat("wasn't");
  if (!not && !(r.eat("is") || r.eat("are") || r.eat("was"))) return undefined;
  // “That isn't a God from your graveyard”: where the object is isn't part of what it is or isn't.
  const found = r.attempt(coreOnly) ?? complement(r);
  return found === undefined ? undefined : [not ? notOf(found) : found];
}

function coreOnly(r: Reader): Filter | undefined {
  r.eatAny("a", "an");
  const core = nounCore(r);
  return core === undefined || core.zone !== undefined || !/^(from|in)$/.test(r.word()) ? undefined : core.filter;
}

/** What can follow “is”: “tapped”, “a creature card”, “one or more colors”, “enchanted or equipped”, “attacking you”. */
export function complement(r: Reader): Filter | undefined {
  if (r.eat("your ring-bearer")) return { kind: "status", status: "ring-bearer" };
  const negative = r.eat("not");
  const found = r.oneOf<Filter>([
    (inner) => (inner.eat("one or more colors") ? { kind: "not", of: { kind: "colorless" } } : undefined),
    colorCount,
    (inner) => (inner.eat("attacking alone") ? { kind: "combat", is: "attacking-alone" } : undefined),
    (inner) => (inner.eat("attacking you") ? { kind: "combat", is: "attacking-you" } : undefined),
    (inner) => (inner.eat("face down") ? { kind: "status", status: "face-down" } : undefined),
    (inner) => (inner.eat("face up") ? { kind: "status", status: "face-up" } : undefined),
    (inner) => (inner.eat("on the battlefield") ? { kind: "zone", zone: "battlefield" } : undefined),
    (inner) =>
      inner.eat("in your graveyard")
        ? {
            kind: "all",
            of: [
              { kind: "owner", is: { kind: "you" } },
              { kind: "zone", zone: "graveyard" },
            ],
          }
        : undefined,
    (inner) => (inner.eat("exiled") ? { kind: "zone", zone: "exile" } : undefined),
    (inner) =>
      inner.eat("in the command zone or on the battlefield")
        ? {
            kind: "any",
            of: [
              { kind: "zone", zone: "command" },
              { kind: "zone", zone: "battlefield" },
            ],
          }
        : undefined,
    (inner) => (inner.eat("the chosen type") ? { kind: "chosen", what: inner.scope.host.chosenType } : undefined),
    (inner) => (inner.eat("the chosen color") ? { kind: "chosen", what: "color" } : undefined),
    (inner) => (inner.eat("a mana ability") ? { kind: "ability", form: "mana" } : undefined),
    statuses,
    nounList,
  ]);
  return found === undefined ? undefined : negative ? notOf(found) : found;
}

/** “Exactly two colors”. */
function colorCount(r: Reader): Filter | undefined {
  if (!r.eat("exactly")) return undefined;
  const value = numberOf(r.word());
  r.at += 1;
  return value !== undefined && (r.eat("colors") || r.eat("color"))
    ? { kind: "number", of: "colors", is: "=", value }
    : undefined;
}

function statuses(r: Reader): Filter | undefined {
  const parts: Filter[] = [];
  for (;;) {
    const part = descriptor(r);
    if (part?.filter === undefined || part.role === "type" || part.role === "head") return undefined;
    parts.push(part.filter);
    const join = r.attempt((inner) => {
      const word = inner.eatAny("or", ", or", "and", ",");
      const next = word === undefined ? undefined : descriptor(inner);
      if (next === undefined || next.role === "type" || next.role === "head") return undefined;
      inner.at -= 1;
      return word;
    });
    if (join === undefined) {
      const next = r.attempt(descriptor);
      if (next !== undefined) return undefined;
      return anyOf(parts);
    }
    if (join === "and") return undefined;
  }
}

function nounList(r: Reader): Filter | undefined {
  const parts: Filter[] = [];
  for (;;) {
    r.eatAny("a", "an", "both");
    const phrase = nounPhrase(r);
    if (phrase === undefined) return undefined;
    parts.push(
      phrase.zone === undefined || Array.isArray(phrase.zone)
        ? phrase.filter
        : allOf([
            phrase.filter,
            { kind: "zone", zone: phrase.zone as "exile" },
            ...(phrase.of === undefined ? [] : [{ kind: "owner", is: phrase.of } as const]),
          ]),
    );
    if (!r.attempt((inner) => (inner.eat("or") && /^(a|an)$/.test(inner.word()) ? true : undefined)))
      return anyOf(parts);
  }
}

function having(r: Reader): readonly Filter[] | undefined {
  const not = r.eat("doesn't have") || r.eat("don't have");
  if (!not && !(r.eat("has") || r.eat("have"))) return undefined;
  if (r.eat("the same name as")) {
    const as = (r.attempt(objectReference) ?? comparedWith(r))?.read;
    const named: Filter | undefined = as === undefined ? undefined : { kind: "same", what: "name", as };
    return named === undefined ? undefined : [not ? notOf(named) : named];
  }
  const counters = r.attempt((inner) => {
    inner.eatAny("a", "an");
    return counterDemand(inner);
  });
  const found = counters ?? keywordAlternatives(r);
  return found === undefined ? undefined : [not ? notOf(found) : found];
}

/** “First strike, double strike, vigilance, or haste”. */
export function keywordAlternatives(r: Reader): Filter | undefined {
  const found: Filter[] = [];
  for (;;) {
    const keyword = keywordName(r);
    if (keyword === undefined) return undefined;
    found.push({ kind: "keyword", keyword });
    const start = r.mark();
    const comma = r.eat(",");
    const word = r.eatAny("or", "and/or");
    const next = comma || word !== undefined ? r.mark() : undefined;
    if (next === undefined || keywordName(r) === undefined) {
      r.reset(start);
      return anyOf(found);
    }
    r.reset(next);
  }
}

/** “That shares a creature type with it”. */
function sharing(r: Reader): readonly Filter[] | undefined {
  const not = r.eat("doesn't") || r.eat("don't");
  if (!(r.eatAny("shares", "share") && (r.eat("a") || r.eat("at least one")))) return undefined;
  const what = r.eat("creature type with")
    ? "creature-type"
    : r.eat("card type with")
      ? "type"
      : r.eat("color with")
        ? "color"
        : r.eat("name with")
          ? "name"
          : undefined;
  const as = what === undefined ? undefined : (r.attempt(objectReference) ?? comparedWith(r));
  if (what === undefined || as === undefined) return undefined;
  const same: Filter = { kind: "same", what, as: as.read };
  return [not ? { kind: "not", of: same } : same];
}

/** “Targets a creature you control”, “target ~”: of a spell or ability. */
export function targeting(r: Reader): readonly Filter[] | undefined {
  if (!(r.eat("targets") || r.eat("target"))) return undefined;
  const only = r.eat("only") ? { only: true as const } : {};
  const object = r.attempt(objectReference);
  if (object !== undefined) return [{ kind: "targets", filter: { kind: "is", what: object.read }, ...only }];
  const player = r.attempt(playerRef);
  if (player !== undefined) return [{ kind: "targets", player: player as PlayerRef, ...only }];
  r.eatAny("a", "an", "one or more");
  const phrase = nounPhrase(r);
  return phrase === undefined ? undefined : [{ kind: "targets", filter: phrase.filter, ...only }];
}

/** What it did or what happened to it this turn. */
function thisTurn(r: Reader): readonly Filter[] | undefined {
  const did = r.eat("entered")
    ? "entered"
    : r.eat("attacked")
      ? "attacked"
      : r.eat("blocked")
        ? "blocked"
        : r.eat("was dealt damage") || r.eat("were dealt damage")
          ? "was-dealt-damage"
          : r.eat("dealt damage")
            ? "dealt-damage"
            : r.eat("was turned face up") || r.eat("were turned face up")
              ? "turned-face-up"
              : undefined;
  if (did === undefined) return undefined;
  const under = did === "entered" && r.eat("under your control");
  if (!r.eat("this turn")) return undefined;
  return [{ kind: "this-turn", did, ...(under ? { under: { kind: "you" } } : {}) }];
}
