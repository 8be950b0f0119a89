import type { Ability, CopyExceptions } from "@obverse/core";
import { abilityList } from "../keywords/ability-list.ts";
import { describedObject, inAddition } from "./modification/becoming.ts";
import { readName } from "./proper-name.ts";
import type { Reader } from "./reader.ts";
import { objectReference } from "./selector/reference.ts";

/** Reads “, except it's an artifact in addition to its other types and it has haste”; nothing where no “except” follows. */
export function copyExceptions(r: Reader): CopyExceptions | undefined | "unreadable" {
  const begins = r.attempt((inner) => {
    inner.eat(",");
    return inner.eat("except") || undefined;
  });
  if (begins === undefined) return undefined;
  let found: CopyExceptions = {};
  for (;;) {
    const part = r.oneOf<CopyExceptions>([name, notLegendary, having, being]);
    if (part === undefined) return "unreadable";
    found = merge(found, part);
    const more = r.attempt((inner) => {
      if (!(inner.eat(", and") || inner.eat("and") || inner.eat(","))) return undefined;
      const mark = inner.mark();
      const next = inner.oneOf<CopyExceptions>([name, notLegendary, having, being]);
      inner.reset(mark);
      return next === undefined ? undefined : true;
    });
    if (more === undefined) return found;
  }
}

function merge(a: CopyExceptions, b: CopyExceptions): CopyExceptions {
  const abilities: readonly Ability[] = [...(a.abilities ?? []), ...(b.abilities ?? [])];
  return { ...a, ...b, ...(abilities.length === 0 ? {} : { abilities }) };
}

function it(r: Reader): boolean {
  return (
    r.eat("it") ||
    r.eat("the token") ||
    r.eat("they") ||
    r.eat("the copy") ||
    r.eat("that creature") ||
    r.eat("he") ||
    r.eat("she") ||
    r.eat("those tokens") ||
    r.eat("those creatures") ||
    r.eat("the tokens")
  );
}

function name(r: Reader): CopyExceptions | undefined {
  if (!(r.eat("its name is") || r.eat("his name is") || r.eat("her name is"))) return undefined;
  const found = readName(r);
  return found === undefined ? undefined : { name: found };
}

function notLegendary(r: Reader): CopyExceptions | undefined {
  it(r);
  if (r.eat("isn't legendary") || r.eat("is not legendary") || r.eat("is not legendary") || r.eat("aren't legendary")) {
    // Where what is copied isn't legendary, the exception changes nothing.
    r.attempt((inner) => {
      if (!inner.eat("if")) return undefined;
      const named =
        inner.eatAny("the spell", "the chosen creature") !== undefined || objectReference(inner) !== undefined;
      return named && inner.eat("is legendary") ? true : undefined;
    });
    // Any other condition is one that the exception depends on.
    if (r.word() === "if") return undefined;
    return { removeSupertypes: ["legendary"] };
  }
  return undefined;
}

function having(r: Reader): CopyExceptions | undefined {
  it(r);
  if (!(r.eat("has") || r.eat("have") || r.eat("gains"))) return undefined;
  if (r.eat("this ability")) return { thisAbility: true };
  if (r.eat("~ 's other abilities")) return { otherAbilities: true };
  const abilities = abilityList(r);
  if (abilities === undefined) return undefined;
  const also = r.attempt((inner) => inner.eat("and this ability") || undefined);
  return { abilities, ...(also === undefined ? {} : { thisAbility: true as const }) };
}

/** “It's a 2/2 black Zombie in addition to its other colors and types”, “it's still a Shapeshifter”. */
function being(r: Reader): CopyExceptions | undefined {
  it(r);
  return r.eat("is") || r.eat("are") ? describedAs(r) : undefined;
}

/** Reads “a 2/2 black Zombie with flying in addition to its other types”. */
export function describedAs(r: Reader): CopyExceptions | undefined {
  r.eatAny("a", "an");
  const what = describedObject(r);
  if (what === undefined) return undefined;
  const start = r.at;
  const added = inAddition(r);
  const colours = added && r.tokens.slice(start, r.at).some((token) => token.word === "colors");
  const abilities = r.attempt((inner) => (inner.eat("with") ? abilityList(inner) : undefined));
  const late = added || inAddition(r);
  const stats =
    what.power === undefined || what.toughness === undefined || !/^\d+$/.test(what.power + what.toughness)
      ? {}
      : { power: Number(what.power), toughness: Number(what.toughness) };
  if (what.power !== undefined && !("power" in stats)) return undefined;
  const lists = late
    ? {
        ...(what.supertypes.length > 0 ? { addSupertypes: what.supertypes } : {}),
        ...(what.types.length > 0 ? { addTypes: what.types } : {}),
        ...(what.subtypes.length > 0 ? { addSubtypes: what.subtypes } : {}),
      }
    : {
        ...(what.supertypes.length > 0 ? { addSupertypes: what.supertypes } : {}),
        ...(what.types.length > 0 ? { setTypes: what.types } : {}),
        ...(what.subtypes.length > 0 ? { setSubtypes: what.subtypes } : {}),
      };
  const colors = what.colors === undefined ? {} : colours ? { addColors: what.colors } : { setColors: what.colors };
  return { ...stats, ...lists, ...colors, ...(abilities === undefined ? {} : { abilities }) };
}
