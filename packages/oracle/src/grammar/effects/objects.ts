import type { Effect, Selector } from "@obverse/core";
import { amount } from "../amount.ts";
import { replaceOther } from "../noun/canonical.ts";
import type { Reader } from "../reader.ts";
import { type Named, selector, single } from "../selector/selector.ts";
import type { Clause, VerbReader } from "./clause.ts";
import { instruct } from "./instruct.ts";

/** Verbs that take only objects: destroy, tap, untap, transform, convert, regenerate, fight and the like. */
export const destroy: VerbReader = (r) => {
  const what = selector(r);
  return what === undefined
    ? undefined
    : [instruct(r, { kind: "destroy", what: what.act }, { objects: what, moved: true, counts: true })];
};

const onObjects =
  (make: (what: Selector) => Effect): VerbReader =>
  (r) => {
    const what = selector(r);
    return what === undefined ? undefined : [instruct(r, make(what.act), { objects: what, counts: true })];
  };

export const tap: VerbReader = (r, who) => {
  if (r.eat("or untap")) {
    const what = selector(r);
    if (what === undefined) return undefined;
    return [
      instruct(r, {
        kind: "choose-one",
        who,
        options: [[{ kind: "tap", what: what.act }], [{ kind: "untap", what: what.act }]],
      }),
    ];
  }
  return onObjects((what) => ({ kind: "tap", what }))(r, who);
};

export const untap: VerbReader = onObjects((what) => ({ kind: "untap", what }));
export const transform: VerbReader = onObjects((what) => ({ kind: "transform", what }));
export const convert: VerbReader = onObjects((what) => ({ kind: "convert", what }));
export const regenerate: VerbReader = onObjects((what) => ({ kind: "regenerate-shield", what }));

/** “Sacrifice two creatures”, by whoever it says. */
export const sacrifice: VerbReader = (r, who) => {
  const what = selector(r) ?? r.attempt(half);
  if (what === undefined) return undefined;
  return [
    instruct(
      r,
      { kind: "sacrifice", ...(who.kind === "you" ? {} : { who }), what: what.act },
      { objects: what, moved: true, counts: true },
    ),
  ];
};

function half(r: Reader): Named | undefined {
  return r.sees("half") ? undefined : undefined;
}

/** “Fight”: “~ fights target creature”. */
export function fight(r: Reader, subject: Selector): Clause | undefined {
  if (!(r.eat("fights") || r.eat("fight"))) return undefined;
  if (r.eat("each other"))
    return subject.kind === "union" &&
      subject.of.length === 2 &&
      subject.of[0] !== undefined &&
      subject.of[1] !== undefined
      ? [instruct(r, { kind: "fight", what: subject.of[0], with: subject.of[1] })]
      : [instruct(r, { kind: "fight", what: subject, with: subject })];
  // Nothing fights itself: “that creature” is what was named before the one that fights.
  const own = JSON.stringify(subject);
  r.scope = scopeWith(r.scope, { things: r.scope.things.filter(({ act }) => JSON.stringify(act) !== own) });
  const other = selector(r);
  return other === undefined
    ? undefined
    : [instruct(r, { kind: "fight", what: subject, with: other.act }, { objects: other })];
}

/** “Attach this Aura to target creature”. */
export const attach: VerbReader = (r) => {
  const what = single(r);
  if (what === undefined || !r.eat("to")) return undefined;
  const player = r.attempt(playerOnly);
  if (player !== undefined) return [instruct(r, { kind: "attach", what: what.act, to: what.act, toPlayer: player })];
  const slots = r.scope.slots.length;
  const to = selector(r);
  if (to === undefined) return undefined;
  // “To another creature”: other than what it is attached to now.
  const host: Selector = what.act.kind === "self" ? { kind: "attached" } : { kind: "attached-by", of: what.read };
  r.scope = scopeWith(r.scope, {
    slots: r.scope.slots.map((slot, at) => (at < slots ? slot : { ...slot, filter: replaceOther(slot.filter, host) })),
  });
  return [instruct(r, { kind: "attach", what: what.act, to: otherThan(to.act, host) }, { objects: to })];
};

/** A choice of another object: other than this. */
const otherThan = (act: Selector, what: Selector): Selector =>
  act.kind === "choose" ? { ...act, filter: replaceOther(act.filter, what) } : act;

import type { PlayerRef } from "@obverse/core";
import { playerRef } from "../player.ts";

function playerOnly(r: Reader): PlayerRef | undefined {
  if (r.eat("a player")) return { kind: "choose", chooser: { kind: "you" }, from: { kind: "each" } };
  const player = playerRef(r);
  return player !== undefined && !/^('s|controls?|owns?)$/.test(r.word()) ? player : undefined;
}

export const unattach: VerbReader = (r) => {
  const what = selector(r);
  return what === undefined ? undefined : [instruct(r, { kind: "unattach", what: what.act })];
};

/** “Counter target spell”, “counter it unless its controller pays {2}” (the payment is read with the clause). */
export const counter: VerbReader = (r) => {
  const what = r.attempt(allAbilities) ?? selector(r);
  return what === undefined
    ? undefined
    : [instruct(r, { kind: "counter", what: what.act }, { objects: what, moved: true, counts: true })];
};

import { scopeWith } from "../references.ts";
import { stackAbility } from "../selector/target.ts";

function allAbilities(r: Reader): Named | undefined {
  if (!r.eat("all")) return undefined;
  const phrase = stackAbility(r);
  if (phrase === undefined) return undefined;
  const act: Selector = { kind: "all", filter: phrase.filter, zone: "stack" };
  return { act, read: act, nouns: phrase.nouns, number: "many" };
}

/** “Remove it from combat”. */
export function removeFromCombat(r: Reader): Clause | undefined {
  const what = selector(r);
  return what !== undefined && r.eat("from combat")
    ? [instruct(r, { kind: "remove-from-combat", what: what.act })]
    : undefined;
}

/** “Goad it”, “detain …”, “suspect it”, “exert”: keyword actions on objects (701). */
export const onObject =
  (action: "goad" | "detain" | "suspect" | "exert" | "earthbend" | "airbend"): VerbReader =>
  (r) => {
    const what = selector(r);
    return what === undefined
      ? undefined
      : [instruct(r, { kind: "action", action, what: what.act }, { objects: what })];
  };

/** “Support 2”, “bolster 1”, “scry 2”: keyword actions with a number. */
export const withNumber =
  (
    action:
      | "bolster"
      | "adapt"
      | "monstrosity"
      | "support"
      | "fabricate"
      | "incubate"
      | "discover"
      | "endure"
      | "blight"
      | "time-travel"
      | "collect-evidence",
  ): VerbReader =>
  (r, who) => {
    const count = amount(r);
    if (count === undefined) return undefined;
    const made =
      action === "incubate"
        ? { made: { nouns: ["token"], number: "one" as const } }
        : action === "bolster" || action === "blight"
          ? { made: { nouns: ["creature"], number: "one" as const } }
          : {};
    const effect: Effect = { kind: "action", action, ...(who.kind === "you" ? {} : { who }), count };
    return [instruct(r, effect, made)];
  };
