import type { Effect, PlayerRef, Selector } from "@obverse/core";
import { type EffectWords, sayEffect } from "../effect-family.ts";
import { either, sentence } from "../phrase.ts";
import { nameThing, type Scope, type Thing } from "../scope.ts";
import { takeWhere } from "./amount.ts";
import { boardEffect, furtherDamage } from "./effect-board.ts";
import { controlEffect } from "./effect-control.ts";
import { playerEffect } from "./effect-player.ts";
import { tokenEffect } from "./effect-token.ts";
import { zoneEffect } from "./effect-zone.ts";
import { jointly } from "./joint.ts";

/** How instructions are joined: as sentences of their own, or as clauses of one. */
export type Joining = "sentence" | "clause";

/** Instructions as running text, without the last full stop; the first begins in lower case. */
export function steps(scope: Scope, of: readonly Effect[], joining: Joining = "sentence"): string {
  let words = "";
  for (let index = 0; index < of.length; index += 1) {
    const [effect, next, third] = of.slice(index, index + 3);
    if (effect === undefined) break;
    const joints = next === undefined ? [] : jointly(scope, effect, next);
    const said = one(scope, effect, of[index - 1]);
    if (joints.length > 0 && next !== undefined) {
      words += either(said + joiner(effect, next, joining) + one(scope, next, effect), ...joints);
      if (third !== undefined) words += joiner(next, third, joining);
      index += 1;
    } else if (next !== undefined) {
      const whole = said + joiner(effect, next, joining);
      words += isLeftOut(effect, next) ? either(whole, "") : whole;
    } else words += said;
  }
  return words;
}

/** One of several instructions, after the one before it. */
function one(scope: Scope, effect: Effect, before: Effect | undefined): string {
  if (before !== undefined && isFurther(before, effect)) scope.further = true;
  const words = afterDamage(scope, effect, before);
  delete scope.further;
  return words;
}

/** Whether the subject, or the verb, of the instruction before holds for this one too. */
function isFurther(before: Effect, effect: Effect): boolean {
  if (before.kind === "counters" && effect.kind === "counters") return true;
  if (before.kind === "look-at" && effect.kind === "exile")
    return effect.what.kind === "bound" && effect.what.name === before.as;
  if (before.kind === "create-token" && effect.kind === "create-token")
    return JSON.stringify(before.who) === JSON.stringify(effect.who);
  const [one, other] = [doerOf(before), doerOf(effect)];
  return one !== undefined && one === other;
}

/** Who or what does it, to compare. Absent: nobody who is named. */
function doerOf(of: Effect): string | undefined {
  if (of.kind === "damage") return JSON.stringify(of.by ?? { kind: "self" });
  if (of.kind === "modify") return JSON.stringify(of.what);
  if (of.kind === "for-each") return of.players === undefined ? undefined : JSON.stringify(of.players);
  if (of.kind === "move" && of.what.kind === "where" && of.what.filter.kind === "owner")
    return JSON.stringify(of.what.filter.is);
  if (of.kind === "exile" || of.kind === "reveal" || of.kind === "look-at" || of.kind === "move") {
    const { what } = of;
    const who = of.kind === "look-at" ? of.who : "of" in what && what.kind !== "where" ? what.of : undefined;
    return who === undefined ? undefined : JSON.stringify(who);
  }
  return "who" in of && of.who !== undefined ? JSON.stringify(of.who) : undefined;
}

function afterDamage(scope: Scope, effect: Effect, before: Effect | undefined): string {
  return before?.kind === "damage" && effect.kind === "damage"
    ? either(effectText({ ...scope, named: new Map(scope.named) }, effect), furtherDamage(scope, effect))
    : effectText(scope, effect);
}

/** A value chosen for the next instruction, which then says it: “becomes the creature type of your choice”. */
const isLeftOut = (effect: Effect, next: Effect): boolean =>
  (effect.kind === "choose-pile" && next.kind === "move" && effect.who.kind === "you") ||
  (effect.kind === "choose-value" &&
    (next.kind === "modify" || next.kind === "destroy" || next.kind === "untap" || next.kind === "if") &&
    (effect.what === "creature-type" || effect.what === "color"));

/** Instructions as the clauses of one sentence. */
export const clauses = (scope: Scope, of: readonly Effect[]): string => steps(scope, of, "clause");

/** Further instructions after words that stand already: “ and draw a card”. */
export const furtherSteps = (scope: Scope, of: readonly Effect[]): string =>
  of
    .map((effect) =>
      effect.kind === "when-you-do"
        ? `. ${sentence(effectText(scope, effect))}`
        : `${either(" and ", ", then ", ". ")}${effectText(scope, effect)}`,
    )
    .join("");

/** Between two instructions: a new sentence, “, then” or “and”. */
function joiner(effect: Effect, next: Effect, joining: Joining): string {
  const stop = `. ${sentence("")}`;
  const alone =
    effect.kind === "if" ||
    next.kind === "if" ||
    effect.kind === "may" ||
    next.kind === "may" ||
    effect.kind === "pay" ||
    next.kind === "pay" ||
    next.kind === "delayed" ||
    next.kind === "rule" ||
    next.kind === "when-you-do" ||
    next.kind === "replace";
  if (alone) return either(joining === "clause" ? ", then " : stop, ". then ", ", then ", " and ", ", and ", stop);
  const tied =
    (effect.kind === "exile" && next.kind === "move") ||
    effect.kind === "search" ||
    next.kind === "shuffle" ||
    (effect.kind === "draw" && (next.kind === "discard" || next.kind === "mill")) ||
    (effect.kind === "exile" && next.kind === "meld");
  const together =
    effect.kind === "life" || (next.kind === "life" && next.change === "gain" && effect.kind !== "destroy");
  const ways = [
    ...(joining === "clause" ? [", then "] : []),
    stop,
    ". then ",
    ", then ",
    " and ",
    ", and ",
    ", ",
    ". otherwise, ",
  ];
  if (effect.kind === "search" && next.kind !== "shuffle") return either(", ", ...ways);
  if (effect.kind === "reveal" && next.kind === "move") return either(joining === "clause" ? ", " : stop, ...ways);
  return tied ? either(", then ", ...ways) : together ? either(" and ", ...ways) : either(...ways);
}

/** One instruction, beginning in lower case and without a full stop. */
export function effectText(scope: Scope, of: Effect): string {
  const words = sayEffect(WORDS, scope, of) + takeWhere(scope);
  scope.bare = false;
  if (of.as === undefined && NAMING.has(of.kind)) scope.focus = "other";
  if (of.as !== undefined) {
    nameThing(scope, `bound:${of.as}`, resultOf(scope, of));
    scope.did.set(of.as, of.kind);
  }
  return words;
}

/** Instructions that make or move things, which “it” would mean afterwards. */
const NAMING: ReadonlySet<Effect["kind"]> = new Set<Effect["kind"]>([
  "draw",
  "mill",
  "discard",
  "create-token",
  "create-copy",
  "create-named",
  "exile",
  "move",
  "search",
  "sacrifice",
  "destroy",
  "reveal",
  "look-at",
]);

/** What an instruction leaves to be referred to. */
function resultOf(scope: Scope, of: Effect): Thing {
  switch (of.kind) {
    case "create-token":
    case "create-copy":
    case "create-named":
      return { noun: "token", plural: of.count !== 1, ...(of.count === 1 && !isOfEach(of.who) ? SINGLE : {}) };
    case "search":
      return { noun: "card", plural: of.max !== 1 };
    case "choose-pile":
      return { noun: "pile", plural: false };
    case "choose":
      return { noun: "creature", plural: "max" in of.what && of.what.max !== 1 };
    case "draw":
    case "mill":
    case "discard":
      return { noun: "card", plural: of.count !== 1 };
    case "reveal":
    case "look-at":
    case "exile":
    case "move":
    case "manifest":
    case "cloak":
      if (of.what.kind === "target")
        return scope.named.get(`target:${of.what.slot}`) ?? { noun: "card", plural: false };
      return { noun: "card", plural: areSeveral(scope, of.what) };
    default:
      return { noun: "creature", plural: "what" in of && typeof of.what === "object" && areMany(scope, of.what) };
  }
}

const SINGLE = { single: true } as const;

/** Whether each of several players does it. */
const isOfEach = (who: PlayerRef | undefined): boolean =>
  who !== undefined && who.kind !== "you" && who.kind !== "target";

const areMany = (scope: Scope, what: Selector | readonly Selector[]): boolean =>
  "kind" in what ? areSeveral(scope, what) : what.length > 1;

/** Whether what a selector names may be several, so that “it” can't mean it. */
function areSeveral(scope: Scope, what: Selector): boolean {
  switch (what.kind) {
    case "all":
    case "union":
    case "except":
      return true;
    case "library":
      return what.count !== 1 || what.of.kind === "each" || what.of.kind === "opponents";
    case "choose":
    case "choose-from":
      return what.max !== 1 || what.chooser.kind === "each" || what.chooser.kind === "opponents";
    case "where":
      return areSeveral(scope, what.of);
    case "bound":
      return scope.named.get(`bound:${what.name}`)?.plural === true;
    default:
      return false;
  }
}

const WORDS: EffectWords = {
  control: controlEffect,
  board: boardEffect,
  zone: zoneEffect,
  token: tokenEffect,
  player: playerEffect,
};
