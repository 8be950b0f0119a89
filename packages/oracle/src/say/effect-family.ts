import type { Effect } from "@obverse/core";
import type { Scope } from "./scope.ts";

/** The files in which each language has its words for instructions. */
type Family = "control" | "board" | "zone" | "token" | "player";

/** The family of each kind of instruction. */
const FAMILY = {
  sequence: "control",
  if: "control",
  may: "control",
  pay: "control",
  "for-each": "control",
  repeat: "control",
  "choose-one": "control",
  modes: "control",
  "when-you-do": "control",
  delayed: "control",
  choose: "control",
  "choose-player": "control",
  "choose-value": "control",
  "choose-secretly": "control",
  separate: "control",
  "choose-pile": "control",
  transform: "board",
  convert: "board",
  flip: "board",
  "turn-face-up": "board",
  "turn-face-down": "board",
  tap: "board",
  untap: "board",
  damage: "board",
  fight: "board",
  counters: "board",
  "double-counters": "board",
  "move-counters": "board",
  attach: "board",
  unattach: "board",
  "phase-out": "board",
  regenerate: "board",
  "regenerate-shield": "board",
  "remove-from-combat": "board",
  modify: "board",
  "exchange-control": "board",
  rule: "board",
  replace: "board",
  meld: "zone",
  manifest: "zone",
  cloak: "zone",
  "manifest-dread": "zone",
  destroy: "zone",
  sacrifice: "zone",
  exile: "zone",
  move: "zone",
  shuffle: "zone",
  counter: "zone",
  cast: "zone",
  permit: "zone",
  reveal: "zone",
  "look-at": "zone",
  "dig-until": "zone",
  search: "zone",
  "create-token": "token",
  "create-copy": "token",
  "create-named": "token",
  emblem: "token",
  "copy-spell": "token",
  "change-targets": "token",
  "discard-these": "player",
  draw: "player",
  mill: "player",
  discard: "player",
  life: "player",
  "exchange-life": "player",
  "add-mana": "player",
  "lose-game": "player",
  "win-game": "player",
  "set-day-night": "player",
  skip: "player",
  extra: "player",
  "control-player": "player",
  "end-turn": "player",
  "roll-die": "player",
  "flip-coin": "player",
  "become-monarch": "player",
  "take-initiative": "player",
  venture: "player",
  "tempted-by-ring": "player",
  scry: "player",
  surveil: "player",
  fateseal: "player",
  "player-counters": "player",
  action: "player",
} as const;

type KindOf<F extends Family> = {
  [K in keyof typeof FAMILY]: (typeof FAMILY)[K] extends F ? K : never;
}[keyof typeof FAMILY];

/** The instructions of one family. */
export type EffectOf<F extends Family> = Extract<Effect, { kind: KindOf<F> }>;

/** A language's words for each family. */
export type EffectWords = { readonly [F in Family]: (scope: Scope, of: EffectOf<F>) => string };

/** One instruction in the words of a language, as that language's file of its family writes it. */
export function sayEffect(words: EffectWords, scope: Scope, of: Effect): string {
  if (isOf("control", of)) return words.control(scope, of);
  if (isOf("board", of)) return words.board(scope, of);
  if (isOf("zone", of)) return words.zone(scope, of);
  if (isOf("token", of)) return words.token(scope, of);
  return words.player(scope, of);
}

const isOf = <F extends Family>(family: F, of: Effect): of is EffectOf<F> => FAMILY[of.kind] === family;
