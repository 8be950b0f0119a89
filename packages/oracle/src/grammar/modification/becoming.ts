import type { Ability, Color, Modification } from "@obverse/core";
import { abilityList } from "../../keywords/ability-list.ts";
import { subtypeOf } from "../../vocabulary/plural.ts";
import { BASIC_LAND_TYPES } from "../../vocabulary/subtypes.ts";
import { COLOR_WORDS, SUPERTYPE_WORDS, TYPE_WORDS } from "../../vocabulary/words.ts";
import { amount } from "../amount.ts";
import { copyExceptions } from "../copy-exceptions.ts";
import type { Reader } from "../reader.ts";
import { scopeWith, withChoice } from "../references.ts";
import { single } from "../selector/selector.ts";
import { plainStat, statAmount } from "./numbers.ts";

/** “Becomes a copy of …”, “is a 0/4 Wall artifact creature with defender”, “becomes colorless”, “is every creature type”. */
export function becoming(r: Reader): readonly Modification[] | undefined {
  const removed = r.attempt(notType);
  if (removed !== undefined) return removed;
  const verb = r.eatAny("becomes", "become", "is", "are");
  if (verb === undefined) return undefined;
  r.eat("still");
  return r.oneOf<readonly Modification[]>([copying, colors, everyType, chosenType, description]);
}

/** “Isn't a creature”, “isn't legendary”. */
function notType(r: Reader): readonly Modification[] | undefined {
  if (!(r.eat("isn't") || r.eat("aren't"))) return undefined;
  r.eatAny("a", "an");
  const what = describedObject(r);
  if (what === undefined || what.power !== undefined || what.colors !== undefined) return undefined;
  return [
    {
      kind: "remove-types",
      ...(what.supertypes.length > 0 ? { supertypes: what.supertypes } : {}),
      ...(what.types.length > 0 ? { types: what.types } : {}),
      ...(what.subtypes.length > 0 ? { subtypes: what.subtypes } : {}),
    },
  ];
}

/** What it becomes a copy of: “that creature” is never the creature that becomes it, which was named last. */
function copied(r: Reader): ReturnType<typeof single> {
  const [own, other, ...rest] = r.scope.things;
  const noun = r.word(1);
  if (r.word() !== "that" || own?.act.kind !== "target" || other === undefined || !other.nouns.includes(noun))
    return single(r);
  r.scope = scopeWith(r.scope, { things: [other, own, ...rest] });
  return single(r);
}

function copying(r: Reader): readonly Modification[] | undefined {
  if (!(r.eat("a copy of") || r.eat("copies of"))) return undefined;
  // Of a permanent that has been exiled, “that creature” is what it was there (608.2h), “that card” what it is now.
  const creature = r.word() === "that" && r.word(1) !== "card";
  const of = copied(r);
  if (of === undefined) return undefined;
  const exceptions = copyExceptions(r);
  if (exceptions === "unreadable") return undefined;
  return [{ kind: "copy", of: creature ? of.read : of.act, ...(exceptions === undefined ? {} : { exceptions }) }];
}

function colors(r: Reader): readonly Modification[] | undefined {
  if (r.eat("colorless")) return ended(r) ? [{ kind: "set-colors", colors: [] }] : undefined;
  if (r.eat("the chosen color")) return [{ kind: "set-colors", colors: "chosen" }];
  if (r.eat("the color of your choice")) {
    r.scope = withChoice(r.scope, "color");
    return [{ kind: "set-colors", colors: "chosen" }];
  }
  if (r.eat("all colors")) return [{ kind: "set-colors", colors: ["W", "U", "B", "R", "G"] }];
  const found = colorList(r);
  if (found.length === 0 || !ended(r)) return undefined;
  return r.eat("in addition to its other colors")
    ? [{ kind: "add-colors", colors: found }]
    : [{ kind: "set-colors", colors: found }];
}

/** Whether the words so far can stand alone: no noun follows. */
function ended(r: Reader): boolean {
  return !(TYPE_WORDS.has(r.word()) || (/^\p{Lu}/u.test(r.token()?.raw ?? "") && subtypeOf(r.word()) !== undefined));
}

/** Reads “white and blue”, “red”. */
function colorList(r: Reader): readonly Color[] {
  const found: Color[] = [];
  for (;;) {
    const color = COLOR_WORDS.get(r.word());
    if (color === undefined) return found;
    r.at += 1;
    found.push(color);
    if ((r.word() === "and" || r.word() === ",") && COLOR_WORDS.has(r.word(1))) r.at += 1;
    else if (r.word() === "," && r.word(1) === "and" && COLOR_WORDS.has(r.word(2))) r.at += 2;
  }
}

function everyType(r: Reader): readonly Modification[] | undefined {
  if (
    r.eat("every basic land type in addition to their other types") ||
    r.eat("every basic land type in addition to its other types")
  )
    return [{ kind: "add-types", subtypes: BASIC_LAND_TYPES }];
  return r.eat("every creature type") ? [{ kind: "add-creature-types", which: "all" }] : undefined;
}

function chosenType(r: Reader): readonly Modification[] | undefined {
  if (r.eat("the creature type of your choice")) {
    r.scope = withChoice(r.scope, "creature-type");
    const added = inAddition(r);
    return [{ kind: "add-creature-types", which: "chosen", ...(added ? {} : { only: true as const }) }];
  }
  if (!r.eat("the chosen type")) return undefined;
  if (!inAddition(r)) return undefined;
  return [
    r.scope.host.chosenType === "creature-type"
      ? { kind: "add-creature-types", which: "chosen" }
      : { kind: "add-chosen-type" },
  ];
}

/** Reads “in addition to its other types”. */
export function inAddition(r: Reader): boolean {
  for (const whose of ["its", "their", "his", "her"])
    for (const what of ["types", "type", "colors and types", "creature types", "land types"])
      if (r.eat(`in addition to ${whose} other ${what}`)) return true;
  return false;
}

/** What a description lists, as tokens, face-down permanents and animations do. */
export interface Description {
  readonly power?: string;
  readonly toughness?: string;
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  /** Absent: no colour word; `[]`: colourless. */
  readonly colors?: readonly Color[];
}

/** Reads “4/4 green Elemental creature”, “colorless Forest land”, “legendary 2/2 white and blue Knight”. */
export function describedObject(r: Reader): Description | undefined {
  let stat: { readonly power: string; readonly toughness: string } | undefined;
  let found: readonly Color[] | undefined;
  const supertypes: string[] = [];
  const types: string[] = [];
  const subtypes: string[] = [];
  for (;;) {
    const token = r.token();
    if (token === undefined) break;
    if (token.kind === "stat") {
      const read = stat === undefined ? plainStat(r) : undefined;
      if (read === undefined) break;
      stat = read;
      continue;
    }
    if (token.kind !== "word") break;
    if (SUPERTYPE_WORDS.has(token.word)) supertypes.push(token.word);
    else if (COLOR_WORDS.has(token.word) && found === undefined) {
      found = colorList(r);
      continue;
    } else if (token.word === "colorless" && found === undefined) found = [];
    else if (TYPE_WORDS.has(token.word)) types.push(TYPE_WORDS.get(token.word) ?? token.word);
    else {
      const time = token.word === "time" && r.word(1).startsWith("lord");
      const name = time
        ? "Time Lord"
        : /^\p{Lu}/u.test(token.raw)
          ? (subtypeOf(token.word) ?? newSubtype(r, stat !== undefined))
          : undefined;
      if (name === undefined) break;
      subtypes.push(name);
      if (time) r.at += 1;
    }
    r.at += 1;
  }
  if (stat === undefined && types.length === 0 && subtypes.length === 0 && supertypes.length === 0) return undefined;
  return {
    ...(stat === undefined ? {} : stat),
    supertypes,
    types,
    subtypes,
    ...(found === undefined ? {} : { colors: found }),
  };
}

/** A capitalised word among others that describe an object is a subtype that the lists don't have yet. */
function newSubtype(r: Reader, described: boolean): string | undefined {
  const next = r.token(1);
  if (!described || next === undefined || !/^\p{Lu}[\p{Ll}-]+$/u.test(r.token()?.raw ?? "")) return undefined;
  const known = (/^\p{Lu}/u.test(next.raw) && subtypeOf(next.word) !== undefined) || TYPE_WORDS.has(next.word);
  return known ? r.token()?.raw : undefined;
}

function description(r: Reader): readonly Modification[] | undefined {
  r.eatAny("a", "an");
  const what = describedObject(r);
  if (what === undefined) return undefined;
  const found: Modification[] = [];
  let abilities: readonly Ability[] | undefined;
  let stats: { power?: import("@obverse/core").Amount; toughness?: import("@obverse/core").Amount } =
    what.power === undefined || what.toughness === undefined
      ? {}
      : { power: statAmount(what.power), toughness: statAmount(what.toughness) };
  let still: string[] = [];
  let addition = false;
  for (;;) {
    if (inAddition(r)) {
      addition = true;
      continue;
    }
    const base = r.attempt((inner) => {
      if (!(inner.eat("with") || inner.eat("and has") || inner.eat("and have"))) return undefined;
      if (
        inner.eat("base power and toughness each equal to") ||
        inner.eat("base power and base toughness each equal to") ||
        inner.eat("power and toughness each equal to")
      ) {
        const value = amount(inner);
        return value === undefined ? undefined : { power: value, toughness: value };
      }
      if (!inner.eat("base power and toughness")) return undefined;
      const stat = plainStat(inner);
      return stat === undefined ? undefined : { power: statAmount(stat.power), toughness: statAmount(stat.toughness) };
    });
    if (base !== undefined) {
      stats = base;
      continue;
    }
    const list =
      abilities === undefined ? r.attempt((inner) => (inner.eat("with") ? abilityList(inner) : undefined)) : undefined;
    if (list !== undefined) {
      abilities = list;
      continue;
    }
    const kept = r.attempt((inner) => {
      inner.eat(",");
      if (!(inner.eat("that is still") || inner.eat("that are still"))) return undefined;
      inner.eatAny("a", "an");
      const type = TYPE_WORDS.get(inner.word());
      inner.at += 1;
      return type;
    });
    if (kept === undefined) break;
    still = [...still, kept];
  }
  const adds = addition || still.length > 0;
  const lists = {
    ...(what.supertypes.length > 0 ? { supertypes: what.supertypes } : {}),
    ...(what.types.length > 0 ? { types: what.types } : {}),
    ...(what.subtypes.length > 0 ? { subtypes: what.subtypes } : {}),
  };
  if (Object.keys(lists).length > 0)
    found.push(adds ? { kind: "add-types", ...lists } : { kind: "set-types", ...lists });
  if (what.colors !== undefined)
    found.push(
      addition && still.length === 0 && what.colors.length > 0 && coloursToo(r)
        ? { kind: "add-colors", colors: what.colors }
        : { kind: "set-colors", colors: what.colors },
    );
  if (abilities !== undefined) found.push({ kind: "gain", abilities });
  if (stats.power !== undefined || stats.toughness !== undefined) found.push({ kind: "set-power-toughness", ...stats });
  return found;
}

/** “In addition to its other colors and types”. */
function coloursToo(r: Reader): boolean {
  return (
    r.word(-3) === "colors" || r.tokens.slice(Math.max(0, r.at - 8), r.at).some((token) => token.word === "colors")
  );
}
