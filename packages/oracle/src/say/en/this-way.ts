import type { Selector } from "@obverse/core";
import { either } from "../phrase.ts";
import type { Scope, Thing } from "../scope.ts";
import { plural } from "./words.ts";

/** What may have been done “this way”. */
export const THIS_WAY = [
  "destroyed",
  "exiled",
  "revealed",
  "discarded",
  "milled",
  "tapped",
  "sacrificed",
  "returned to your hand",
  "manifested",
  "put into a graveyard",
  "exiled from their hand",
] as const;

/** “The cards exiled this way”, “the milled cards”: what an instruction of that kind left. */
export function doneThisWay(scope: Scope, name: string, thing: Thing): readonly string[] {
  const verb = PARTICIPLES[scope.did.get(name) ?? ""];
  if (verb === undefined) return [];
  const nouns = [thing.noun, "card", "permanent", "creature", "land"];
  const [one, many] = [either(...nouns), either(...nouns.map(plural))];
  return [
    `${either("the ", "all ", "")}${many} ${verb} this way`,
    `${either("the", "each", "a")} ${one} ${verb} this way`,
    `${either("the", "all")} ${verb} ${many}`,
  ];
}

/** “Milled this way”, of cards that an instruction of that kind left. */
export function doneToThem(scope: Scope, from: Selector): readonly string[] {
  const verb = from.kind === "bound" ? PARTICIPLES[scope.did.get(from.name) ?? ""] : undefined;
  return verb === undefined ? [] : [`${verb} this way`];
}

/** The participles of what can be done this way, by the kind of instruction. */
export const PARTICIPLES: Readonly<Record<string, string>> = {
  exile: "exiled",
  mill: "milled",
  discard: "discarded",
  reveal: "revealed",
  destroy: "destroyed",
  sacrifice: "sacrificed",
  tap: "tapped",
  manifest: "manifested",
  cloak: "cloaked",
  damage: "dealt damage",
};
