import type { Filter, PlayerRef, Selector, TargetSlot } from "@obverse/core";
import { allOf, anyOf } from "../noun/canonical.ts";
import { type NounPhrase, nounPhrase } from "../noun/phrase.ts";
import { otherPlayers } from "../player.ts";
import type { Reader } from "../reader.ts";
import { leftOut, scopeWith } from "../references.ts";
import { objectReference } from "./reference.ts";
import { type Named, quantity } from "./selector.ts";

/** Reads a use of the word “target” and adds its slot: “up to two target creatures”, “another target permanent”, “any target”. */
export function target(r: Reader): Named | undefined {
  if (!r.contains("target") && !r.contains("targets")) return undefined;
  r.eat("each of");
  if (r.eat("any target other than")) {
    const not = objectReference(r);
    if (not === undefined) return undefined;
    const filter = allOf([ANY_TARGET, { kind: "not", of: { kind: "is", what: not.read } }]);
    return slotOf(r, { filter, min: 1, max: 1 }, ["creature", "player", "planeswalker", "permanent"]);
  }
  if (r.eat("any target"))
    return slotOf(r, { filter: ANY_TARGET, min: 1, max: 1 }, ["creature", "player", "planeswalker", "permanent"]);
  if (r.eat("any other target"))
    return slotOf(r, { ...other(r, ANY_TARGET, ANY_NOUNS), min: 1, max: 1 }, [
      "creature",
      "player",
      "planeswalker",
      "permanent",
    ]);
  const many = r.attempt((inner) =>
    inner.sees("target") || inner.sees("another target") ? { min: 1, max: 1 } : quantity(inner),
  );
  if (many === undefined) return undefined;
  const another = r.eat("another") || r.eat("other");
  if (!(r.eat("target") || r.eat("targets"))) return undefined;
  // “One or two targets”: any target each (115.4).
  if (r.word(-1) === "targets" && !another)
    return slotOf(
      r,
      { filter: ANY_TARGET, ...many },
      ["creature", "player", "planeswalker", "permanent"],
      many.max === 1 ? "one" : "many",
    );
  r.scope = scopeWith(r.scope, { targeting: true });
  const phrase = r.attempt(playerOr) ?? r.attempt(orSuspended) ?? r.attempt(inTwoZones) ?? nounPhrase(r);
  const { together } = r.scope;
  r.scope = scopeWith(r.scope, { targeting: undefined, together: undefined });
  if (phrase === undefined) return undefined;
  const zone = phrase.zone ?? spellZone(phrase);
  const slot: TargetSlot = {
    ...(another ? other(r, phrase.filter, phrase.nouns) : { filter: phrase.filter }),
    ...(zone === undefined ? {} : { zone }),
    ...(phrase.of === undefined ? {} : { of: phrase.of }),
    ...many,
    ...(together === undefined ? {} : { together }),
  };
  return slotOf(r, slot, phrase.nouns, many.max === 1 ? "one" : "many");
}

/** “Permanent or suspended card” (702.62b). */
function orSuspended(r: Reader): NounPhrase | undefined {
  if (!r.contains("suspended")) return undefined;
  const first = nounPhrase(r);
  if (first === undefined || first.zone !== undefined || !r.eat("or suspended card")) return undefined;
  const suspended: Filter = allOf([
    { kind: "card" },
    { kind: "zone", zone: "exile" },
    { kind: "keyword", keyword: "suspend" },
    { kind: "counters", counter: "time", is: ">=", value: 1 },
  ]);
  return {
    filter: anyOf([allOf([first.filter, { kind: "zone", zone: "battlefield" }]), suspended]),
    zone: ["battlefield", "exile"],
    nouns: [...first.nouns, "card"],
    number: first.number,
  };
}

/** “Creatures from the battlefield and/or creature cards from graveyards”: each in its zone. */
function inTwoZones(r: Reader): NounPhrase | undefined {
  if (!r.contains("battlefield")) return undefined;
  const first = nounPhrase(r);
  if (first?.zone !== "battlefield" || first.of !== undefined) return undefined;
  if (!(r.eat("and/or") || r.eat("or"))) return undefined;
  const second = nounPhrase(r);
  if (typeof second?.zone !== "string" || second.of !== undefined) return undefined;
  const { zone } = second;
  return {
    filter: anyOf([
      allOf([first.filter, { kind: "zone", zone: "battlefield" }]),
      allOf([second.filter, { kind: "zone", zone }]),
    ]),
    zone: ["battlefield", zone],
    nouns: [...first.nouns, ...second.nouns],
    number: first.number,
  };
}

/** “Any target” (115.4). */
const ANY_TARGET: Filter = {
  kind: "any",
  of: [
    { kind: "type", type: "creature" },
    { kind: "player" },
    { kind: "type", type: "planeswalker" },
    { kind: "type", type: "battle" },
  ],
};

const ANY_NOUNS = ["creature", "player", "planeswalker", "permanent"];

/** “Other” than the targets before it; where it is the first, than the subject of the clause or of the event, or than the source. */
function other(r: Reader, filter: Filter, nouns: readonly string[]): Pick<TargetSlot, "filter" | "distinctFrom"> {
  if (r.scope.slots.length === 0 && filter.kind === "player" && filter.who === undefined)
    return { filter: { ...filter, who: otherPlayers(r) } };
  const what: Selector = leftOut(r.scope, nouns) ?? { kind: "self" };
  return r.scope.slots.length === 0
    ? { filter: allOf([filter, { kind: "not", of: { kind: "is", what } }]) }
    : { filter, distinctFrom: r.scope.slots.map((_, index) => index) };
}

function slotOf(r: Reader, slot: TargetSlot, nouns: readonly string[], number: "one" | "many" = "one"): Named {
  const index = r.scope.slots.length;
  const act: Selector = { kind: "target", slot: index };
  const player: PlayerRef | undefined =
    nouns.includes("player") || nouns.includes("opponent")
      ? { kind: "target", slot: index }
      : opponents(slot.filter)
        ? { kind: "controller", of: act }
        : r.scope.player;
  r.scope = scopeWith(r.scope, { slots: [...r.scope.slots, slot], player: player ?? r.scope.player });
  return { act, read: act, nouns, number };
}

/** Of an opponent's permanent, “that player” is who controls it. */
function opponents(filter: Filter): boolean {
  return (filter.kind === "all" ? filter.of : [filter]).some(
    (part) => part.kind === "controller" && part.is.kind === "opponents",
  );
}

/** Spells and abilities are on the stack, alone or with permanents. */
function spellZone(phrase: NounPhrase): TargetSlot["zone"] | undefined {
  const stack = phrase.nouns.some((noun) => noun === "spell" || noun === "ability");
  if (!stack) return undefined;
  return phrase.nouns.some((noun) => noun === "permanent" || noun === "creature" || noun === "planeswalker") &&
    phrase.filter.kind !== "all" &&
    hasPermanent(phrase.filter)
    ? ["stack", "battlefield"]
    : hasPermanent(phrase.filter)
      ? ["stack", "battlefield"]
      : "stack";
}

/** Whether some alternative is for permanents: “spell or nonland permanent”. */
function hasPermanent(filter: Filter): boolean {
  if (filter.kind === "any") return filter.of.some((part) => !isStack(part));
  if (filter.kind === "all")
    return filter.of.some(
      (part) => part.kind === "any" && part.of.some(isStack) && part.of.some((other) => !isStack(other)),
    );
  return false;
}

function isStack(filter: Filter): boolean {
  if (filter.kind === "spell" || filter.kind === "stack-ability") return true;
  return filter.kind === "all" && filter.of.some(isStack);
}

/** “Player or planeswalker”, “opponent or battle”, “activated or triggered ability”, “spell or ability”. */
function playerOr(r: Reader): NounPhrase | undefined {
  const player: Filter | undefined = r.eat("player or")
    ? { kind: "player" }
    : r.eat("opponent or")
      ? { kind: "player", who: { kind: "opponents" } }
      : undefined;
  if (player !== undefined) {
    const other = nounPhrase(r);
    return other === undefined
      ? undefined
      : { filter: anyOf([player, other.filter]), nouns: ["player", ...other.nouns], number: "one" };
  }
  return r.attempt(spellOrAbilities) ?? stackAbility(r);
}

/** “Spell, activated ability, or triggered ability”, “activated ability, triggered ability, or legendary spell”. */
function spellOrAbilities(r: Reader): NounPhrase | undefined {
  const parts: Filter[] = [];
  for (;;) {
    const form = r.attempt((inner) => {
      const found = inner.eatAny("activated", "triggered", "loyalty");
      return found !== undefined && inner.eat("ability") ? (found as "activated") : undefined;
    });
    const spell = form === undefined ? nounPhrase(r) : undefined;
    if (form === undefined && (spell === undefined || !spell.nouns.includes("spell"))) return undefined;
    parts.push(spell?.filter ?? { kind: "stack-ability", ...(form === undefined ? {} : { form }) });
    const last = r.word(-1) === "or" || parts.length > 2;
    if (r.eatAny(", or", "or", ",") === undefined) break;
    if (last) return undefined;
  }
  return parts.length < 3
    ? undefined
    : { filter: anyOf(parts), zone: "stack", nouns: ["spell", "ability"], number: "one" };
}

/** Reads “activated or triggered ability”, “spell or ability”, “loyalty ability”, “triggered ability you control”. */
export function stackAbility(r: Reader): NounPhrase | undefined {
  const spell = r.eat("spell ,") || r.eat("spell or") || r.eat("spells or");
  const forms: ("activated" | "triggered" | "loyalty")[] = [];
  for (;;) {
    const form = r.eatAny("activated", "triggered", "loyalty");
    if (form !== undefined) forms.push(form as "activated");
    if (form === undefined || r.eatAny(", or", "or", ",") === undefined) break;
  }
  const word = r.eatAny("ability", "abilities");
  if (word === undefined) return undefined;
  const abilities: Filter[] =
    forms.length === 0 || forms.length === 2
      ? [{ kind: "stack-ability" }]
      : forms.map((form) => ({ kind: "stack-ability", form }));
  const after = suffixes(r);
  const filter = allOf([
    anyOf([...(spell ? [{ kind: "spell" } as const] : []), ...abilities]),
    ...(after?.filters ?? []),
  ]);
  return {
    filter,
    zone: "stack",
    nouns: spell ? ["spell", "ability"] : ["ability"],
    number: word === "abilities" ? "many" : "one",
  };
}

import { suffixes } from "../noun/suffix.ts";
