import type { Amount, Color, Effect, Filter, ManaCost, ManaProduction, ManaUse } from "@obverse/core";
import { amount, numberOfThings } from "../amount.ts";
import { manaCost } from "../mana.ts";
import { allOf } from "../noun/canonical.ts";
import { nounPhrase } from "../noun/phrase.ts";
import type { Reader } from "../reader.ts";
import { objectReference } from "../selector/reference.ts";
import { allSelector } from "../selector/selector.ts";
import { castFromPlace } from "../static/costs.ts";
import { type VerbReader, whoField } from "./clause.ts";
import { instruct } from "./instruct.ts";

/** “Add {G}{G}”, “add {W} or {U}”, “add one mana of any color”, “add {G} for each creature you control”. */
export const add: VerbReader = (r, who) => {
  r.eat("an additional");
  const mana = r.oneOf<ManaProduction>([colorsAmong, ofColor, counted, soMuch, listed]);
  if (mana === undefined) return undefined;
  const effect: Effect = { kind: "add-mana", ...whoField(who), mana };
  return [instruct(r, effect)];
};

/** “X {G} or X {W}, where X is …”: all of one kind. */
function counted(r: Reader): ManaProduction | undefined {
  if (!r.eat("x")) return undefined;
  const of: Color[] = [];
  for (;;) {
    const mana = manaCost(r);
    const [only] = mana ?? [];
    if (mana?.length !== 1 || only === undefined) return undefined;
    of.push(only as Color);
    if (!r.eat("or x")) break;
  }
  return of.length < 2 ? undefined : { kind: "choice", of, count: { kind: "x" }, same: true };
}

/** “That much {C}”, “X {G}”. */
function soMuch(r: Reader): ManaProduction | undefined {
  const count = amount(r);
  if (count === undefined || typeof count === "number") return undefined;
  const mana = manaCost(r);
  return mana?.length === 1 ? { kind: "times", mana, count } : undefined;
}

function listed(r: Reader): ManaProduction | undefined {
  const first = manaCost(r);
  if (first === undefined) return undefined;
  const options: ManaCost[] = [first];
  let and = false;
  for (;;) {
    const next = r.attempt((inner) => {
      const comma = inner.eat(",");
      const word = inner.eatAny("or", "and");
      if (!comma && word === undefined) return undefined;
      const mana = manaCost(inner);
      if (mana !== undefined && word === "and") and = true;
      return mana;
    });
    if (next === undefined) break;
    options.push(next);
  }
  if (and) return { kind: "fixed", mana: options.flat() };
  if (options.length > 1) {
    const single = options.every((mana) => mana.length === 1);
    return single ? { kind: "choice", of: options.flat() as readonly Color[], count: 1 } : { kind: "one-of", options };
  }
  if (first.length === 1 && first[0] === "X") return undefined;
  const each = r.attempt((inner) => (inner.eat("for each") ? numberOfThings(inner) : undefined));
  return each === undefined ? { kind: "fixed", mana: first } : { kind: "times", mana: first, count: each };
}

const ALL: readonly Color[] = ["W", "U", "B", "R", "G"];

function ofColor(r: Reader): ManaProduction | undefined {
  if (r.eat("an amount of mana of that color equal to")) {
    const count = amount(r);
    return count === undefined ? undefined : { kind: "chosen-color", count };
  }
  if (r.eat("an amount of")) {
    const symbol = manaCost(r);
    if (symbol === undefined || !r.eat("equal to")) return undefined;
    const count = amount(r);
    return count === undefined ? undefined : { kind: "times", mana: symbol, count };
  }
  const count: Amount | undefined = amount(r);
  if (count === undefined || !r.eat("mana")) return undefined;
  if (r.eat("of any one color")) return { kind: "choice", of: ALL, count, same: true };
  if (r.eat("in any combination of colors")) return { kind: "choice", of: ALL, count };
  if (r.eat("in any combination of")) {
    const of: Color[] = [];
    for (;;) {
      const mana = manaCost(r);
      if (mana === undefined || mana.length !== 1) return undefined;
      of.push(mana[0] as Color);
      if (!(r.eat(", and/or") || r.eat("and/or") || r.eat("and") || r.eat(","))) return { kind: "choice", of, count };
    }
  }
  if (r.eat("of any type that land produced") || r.eat("of any type that the land produced"))
    return { kind: "of", what: "land-produced", count, type: true };
  if (r.eat("of any color that a land an opponent controls could produce"))
    return {
      kind: "of",
      what: "lands-could-produce",
      among: {
        kind: "all",
        filter: {
          kind: "all",
          of: [
            { kind: "type", type: "land" },
            { kind: "controller", is: { kind: "opponents" } },
          ],
        },
      },
      count,
    };
  if (r.eat("of any color in your commander 's color identity"))
    return { kind: "of", what: "commander-identity", count };
  if (r.eat("of any color among")) {
    const phrase = nounPhrase(r);
    return phrase === undefined ? undefined : { kind: "of", what: "colors-among", among: allSelector(phrase), count };
  }
  if (r.eat("of any color")) return { kind: "choice", of: ALL, count, ...(count === 1 ? {} : { same: true as const }) };
  if (r.eat("of the chosen color") || r.eat("of that color")) return { kind: "chosen-color", count };
  return undefined;
}

/** “For each color among …, add one mana of that color” has its object first. */
function colorsAmong(_: Reader): ManaProduction | undefined {
  return undefined;
}

/** Reads “for each color among …, add one mana of that color”. */
export function eachColor(r: Reader): readonly Effect[] | undefined {
  if (!r.eat("for each color among")) return undefined;
  const object = r.attempt(objectReference);
  const among = object?.read ?? allOrNothing(r);
  if (among === undefined || !r.eat(", add one mana of that color")) return undefined;
  return [instruct(r, { kind: "add-mana", mana: { kind: "of", what: "colors-among", among, count: 1, each: true } })];
}

function allOrNothing(r: Reader): import("@obverse/core").Selector | undefined {
  const phrase = nounPhrase(r);
  return phrase === undefined ? undefined : allSelector(phrase);
}

/** “Spend this mana only to cast creature spells or activate abilities”. */
export function spendOnly(r: Reader): readonly ManaUse[] | undefined {
  if (r.eat("this mana can't be spent to cast")) {
    const spells = spellsFrom(r);
    return spells === undefined ? undefined : [{ kind: "all-but-cast", filter: spells }];
  }
  if (!r.eat("spend this mana only to")) return undefined;
  const uses: ManaUse[] = [];
  for (;;) {
    const last = uses.at(-1);
    const use = r.oneOf<ManaUse>([
      castUse,
      activateUse,
      faceUpUse,
      foretellUse,
      ...(last?.kind === "cast" ? [anotherSpell] : []),
    ]);
    if (use === undefined) return undefined;
    if (use.kind === "turn-face-up" && last?.kind === "turn-face-up")
      uses[uses.length - 1] = { kind: "turn-face-up", via: [...(last.via ?? []), ...(use.via ?? [])] };
    else uses.push(use);
    if (!(r.eat(", or") || r.eat("or") || r.eat("and") || r.eat(","))) return uses;
  }
}

function castUse(r: Reader): ManaUse | undefined {
  if (!r.eat("cast")) return undefined;
  r.eatAny("a", "an");
  const filter = spellsFrom(r);
  return filter === undefined ? undefined : { kind: "cast", filter };
}

/** “Spells from your graveyard”, “artifact spells”: the zone that a spell was cast from is a demand like others. */
function spellsFrom(r: Reader): Filter | undefined {
  const phrase = nounPhrase(r);
  if (phrase === undefined) return undefined;
  return phrase.zone === undefined ? phrase.filter : allOf([phrase.filter, castFromPlace(phrase)]);
}

/** “To cast a creature spell of the chosen type or a legendary creature spell”: the verb is understood. */
function anotherSpell(r: Reader): ManaUse | undefined {
  if (r.eatAny("a", "an") === undefined) return undefined;
  const filter = spellsFrom(r);
  return filter === undefined ? undefined : { kind: "cast", filter };
}

function activateUse(r: Reader): ManaUse | undefined {
  if (!r.eat("activate")) return undefined;
  if (!(r.eat("abilities") || r.eat("an ability"))) return undefined;
  if (!r.eat("of")) return { kind: "activate" };
  r.eatAny("a", "an");
  const phrase = nounPhrase(r);
  return phrase === undefined ? undefined : { kind: "activate", filter: phrase.filter };
}

function foretellUse(r: Reader): ManaUse | undefined {
  return r.eat("foretell a card from your hand") || r.eat("foretell cards from your hand")
    ? { kind: "special", action: "foretell" }
    : undefined;
}

function faceUpUse(r: Reader): ManaUse | undefined {
  if (r.eat("pay a mana cost to turn a manifested creature face up"))
    return { kind: "turn-face-up", via: ["manifested"] };
  if (r.eat("pay a morph cost")) return { kind: "turn-face-up", via: ["morph"] };
  if (r.eat("pay a disguise cost")) return { kind: "turn-face-up", via: ["disguise"] };
  r.eat("to");
  if (r.eat("unlock a door") || r.eat("unlock doors")) return { kind: "unlock" };
  if (r.eat("turn permanents face up") || r.eat("turn creatures face up") || r.eat("turn a permanent face up"))
    return { kind: "turn-face-up" };
  return undefined;
}
