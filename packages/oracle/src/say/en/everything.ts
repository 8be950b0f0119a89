import type { Selector } from "@obverse/core";
import { either, silent } from "../phrase.ts";
import { nameThing, type Scope } from "../scope.ts";
import { nounIn } from "./filter.ts";
import { each, many, type Noun, short } from "./noun.ts";
import { type NounPhrase, phrase } from "./noun-phrase.ts";
import { place } from "./place.ts";
import { player } from "./player.ts";

/** All objects that match: “creatures you control”, “each creature card in your graveyard”. */
export function everything(scope: Scope, of: Extract<Selector, { kind: "all" }>): NounPhrase {
  const whole = wholeZone({ ...scope, named: new Map(scope.named) }, of);
  const words = nounIn(scope, of.filter, of.zone);
  const ending = (number: "one" | "many"): string =>
    of.zone === undefined ? "" : ` ${place(scope, of.zone, of.of, "in", number)}`;
  const whose =
    of.zone === undefined && of.of !== undefined
      ? ` ${player(scope, of.of).subject} ${either("control", "controls")}`
      : "";
  // What follows the noun and where it is can stand in either order.
  const placed = (write: (noun: Noun) => string, number: "one" | "many"): string => {
    const usual = `${write(words)}${whose}${ending(number)}`;
    if (of.zone === undefined || words.after.length === 0) return usual;
    const trail = words.after.map((part) => ` ${part[number]}`).join("");
    const parted =
      words.after.length < 2 ? [] : around(words, (way) => `${write(way)}${whose}${ending(number)}`, number);
    return either(usual, `${write({ ...words, after: [] })}${whose}${ending(number)}${trail}`, ...parted);
  };
  const all = placed(many, "many");
  const single = placed(each, "one");
  const exiled = of.zone === "exile" ? [`all exiled ${many(words)}`, `exiled ${many(words)}`] : [];
  const key = `all:${JSON.stringify(of)}`;
  const again = scope.named.has(key);
  nameThing(scope, key, { noun: short(words), plural: true });
  if (of.filter.kind === "chosen" && of.filter.what === "object")
    return phrase(
      either(
        ...["creature", "permanent", "card", "player", "artifact", "land"].map(
          (word) => `the ${silent("last ")}chosen ${word}`,
        ),
      ),
      false,
    );
  const them = again ? ["them", "those creatures", "those permanents"] : [];
  const they = again ? ["they", "those creatures"] : [];
  return {
    subject: either(all, `all ${all}`, single, ...they),
    object: either(...whole, `all ${all}`, single, all, `any ${all}`, ...exiled, ...them),
    possessive: either(`${all}'`, `${single}'s`),
    plural: true,
    mixed: true,
  };
}

/** “Cards you own in exile with study counters on them”: one of the things that follow the noun stands behind the zone. */
export const around = (words: Noun, write: (words: Noun) => string, number: "one" | "many"): readonly string[] =>
  words.after.map(
    (last) => `${write({ ...words, after: words.after.filter((part) => part !== last) })} ${last[number]}`,
  );

/** “Target player's graveyard”, “their hand”: a zone that stands for all cards in it. */
function wholeZone(scope: Scope, of: Extract<Selector, { kind: "all" }>): readonly string[] {
  const any = of.filter.kind === "card" || (of.filter.kind === "all" && of.filter.of.length === 0);
  if (!any || (of.zone !== "graveyard" && of.zone !== "hand")) return [];
  if (of.of !== undefined) {
    const whose = player(scope, of.of).possessive;
    return [`${whose} ${of.zone}`, `all cards from ${whose} ${of.zone}`, `all ${of.zone}s`];
  }
  return [either(`all ${of.zone === "graveyard" ? "graveyards" : "hands"}`, `all cards from all ${of.zone}s`)];
}
