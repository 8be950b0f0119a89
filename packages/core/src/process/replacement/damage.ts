import type { Replacement } from "../../ability/replacement.ts";
import { controllerOf } from "../../characteristics/characteristics.ts";
import { textOf } from "../../format/text-of.ts";
import type { PlayerId } from "../../model/ids.ts";
import type { FloatingReplacement } from "../../model/state.ts";
import { amount as amountOf, matches, players, select } from "../../query/evaluate.ts";
import { isProtectedFrom, isProtectedPlayer } from "../../query/protection.ts";
import { rulesInForce } from "../../query/static-rules.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { changeCounters } from "../atoms/counters.ts";
import { type Blow, sourceOf } from "../atoms/damage.ts";
import { emit } from "../emit.ts";
import type { Procedure, Process } from "../process.ts";
import { type Applicable, applyReplacements } from "./choose.ts";
import { type Found, replacementsOf } from "./found.ts";
import { doInstead } from "./instead.ts";
import { useUp } from "./use-up.ts";

type DamageReplacement = Extract<Replacement, { kind: "damage" }>;

/** What a blow becomes by prevention and replacement effects (614.9, 615, 616): none where nothing is left of it. */
export function* damageReplaced(p: Process, blow: Blow): Procedure<readonly Blow[]> {
  let now = blow;
  const applicable = (): readonly Applicable[] => {
    if (now.amount <= 0) return [];
    const found: Applicable[] = [];
    for (const one of replacementsOf(p.state, "damage")) {
      if (!concerns(p, now, one)) continue;
      const { source, replacement } = one;
      found.push({
        key: one.key,
        step: "any",
        code:
          replacement.change !== undefined
            ? "change-damage"
            : replacement.redirect !== undefined
              ? "redirect-damage"
              : "prevent-damage",
        outcome: textOf([one.controller, replacement]),
        ...(source === undefined ? {} : { source }),
        apply: function* () {
          now = yield* change(p, now, one);
        },
      });
    }
    const own = preventionByRules(p, now);
    if (own !== undefined)
      found.push({
        key: own.key,
        step: "any",
        code: "prevent-damage",
        apply: function* () {
          now = yield* own.prevent();
        },
      });
    return found;
  };
  yield* applyReplacements(p, () => affected(p, now), applicable, "object" in blow.to ? blow.to.object : undefined);
  return now.amount > 0 ? [now] : [];
}

function affected(p: Process, { to }: Blow): PlayerId {
  return "player" in to ? to.player : controllerOf(p.state, to.object);
}

function concerns(p: Process, blow: Blow, { replacement, context, effect }: Found<"damage">): boolean {
  const { state } = p;
  const about = { ...context, event: supposed(blow) };
  if (prevents(replacement) && !canBePrevented(p, blow)) return false;
  if (replacement.shield !== undefined && effect?.remaining !== undefined && effect.remaining <= 0) return false;
  if (replacement.combat !== undefined && replacement.combat !== (blow.combat === true)) return false;
  if (
    replacement.source !== undefined &&
    (blow.source === undefined || !matches(state, about, replacement.source, { object: blow.source }))
  )
    return false;
  if (replacement.to !== undefined && !matches(state, about, replacement.to, blow.to)) return false;
  if (
    replacement.whose !== undefined &&
    (blow.source === undefined || !players(state, about, replacement.whose).includes(controllerOf(state, blow.source)))
  )
    return false;
  if (replacement.when === undefined) return true;
  const value = amountOf(state, about, replacement.when.value);
  switch (replacement.when.is) {
    case "<":
      return blow.amount < value;
    case "<=":
      return blow.amount <= value;
    case ">":
      return blow.amount > value;
    case ">=":
      return blow.amount >= value;
  }
}

const prevents = (replacement: DamageReplacement): boolean =>
  replacement.prevent !== undefined || replacement.shield !== undefined;

/** Whether damage can be prevented at all (615.12). */
function canBePrevented(p: Process, blow: Blow): boolean {
  if (blow.notPreventable === true) return false;
  for (const _ of rulesInForce(p.state, "damage-not-prevented")) return false;
  return true;
}

function* change(p: Process, blow: Blow, found: Found<"damage">): Procedure<Blow> {
  const { replacement, context, source } = found;
  const about = { ...context, event: supposed(blow) };
  const noted = source === undefined ? {} : { source };
  const object = "object" in blow.to ? { object: blow.to.object } : { player: blow.to.player };
  let now = blow;
  if (replacement.change !== undefined) {
    const { factor = 1, plus = 0, set } = replacement.change;
    now = {
      ...now,
      amount: set === undefined ? now.amount * factor + amountOf(p.state, about, plus) : amountOf(p.state, about, set),
    };
    emit(p, { kind: "replaced", rules: ["614.1a"], ...object, ...noted });
  }
  if (replacement.redirect !== undefined) {
    const [to] = select(p.state, about, replacement.redirect);
    if (to !== undefined) now = { ...now, to: { object: to } };
    emit(p, { kind: "replaced", rules: ["614.9"], ...object, ...noted });
  }
  if (prevents(replacement)) {
    const most =
      replacement.prevent === "all"
        ? now.amount
        : replacement.prevent !== undefined
          ? amountOf(p.state, about, replacement.prevent)
          : (found.effect?.remaining ?? amountOf(p.state, about, replacement.shield ?? 0));
    const prevented = Math.min(now.amount, most);
    now = { ...now, amount: now.amount - prevented };
    if (replacement.shield !== undefined && found.effect !== undefined) wear(p, found.effect, most - prevented);
    yield* noteAndThen(p, blow, prevented, found, about);
  } else if (replacement.then !== undefined)
    yield* doInstead(p, { ...about, bound: { ...about.bound, amount: { number: now.amount } } }, replacement.then);
  useUp(p, found);
  return now;
}

function* noteAndThen(
  p: Process,
  blow: Blow,
  prevented: number,
  { replacement, source }: Found<"damage">,
  about: Found["context"],
): Procedure {
  if (prevented === 0) return;
  emit(p, {
    kind: "damage-prevented",
    ...sourceOf(blow),
    to: blow.to,
    amount: prevented,
    rules: source === undefined ? ["615.1"] : ["615.1"],
  });
  if (replacement.then !== undefined)
    yield* doInstead(
      p,
      {
        ...about,
        bound: { ...about.bound, amount: { number: prevented } },
        event: { ...supposed(blow), amount: prevented },
      },
      replacement.then,
    );
}

/** A shield has so much less left (615.7); with nothing left it is gone. */
function wear(p: Process, effect: FloatingReplacement, remaining: number): void {
  p.state = {
    ...p.state,
    effects: p.state.effects.flatMap((one) =>
      one.id !== effect.id || one.kind !== "replacement" ? [one] : remaining > 0 ? [{ ...one, remaining }] : [],
    ),
  };
}

/** Protection (702.16e) and shield counters (122.1c) prevent damage by rule. */
function preventionByRules(
  p: Process,
  blow: Blow,
): { readonly key: string; readonly prevent: () => Procedure<Blow> } | undefined {
  if (!canBePrevented(p, blow)) return undefined;
  const object = "object" in blow.to ? blow.to.object : undefined;
  if (
    "player" in blow.to
      ? isProtectedPlayer(p.state, blow.to.player)
      : blow.source !== undefined && isProtectedFrom(p.state, blow.to.object, blow.source)
  ) {
    return {
      key: "protection",
      prevent: function* () {
        emit(p, { kind: "damage-prevented", ...sourceOf(blow), to: blow.to, amount: blow.amount, rules: ["702.16e"] });
        return { ...blow, amount: 0 };
      },
    };
  }
  if (object === undefined || (cardObjectAt(p.state, object)?.counters.shield ?? 0) === 0) return undefined;
  return {
    key: "shield-counter",
    prevent: function* () {
      emit(p, { kind: "damage-prevented", ...sourceOf(blow), to: blow.to, amount: blow.amount, rules: ["122.1c"] });
      yield* changeCounters(p, object, "shield", -1);
      return { ...blow, amount: 0 };
    },
  };
}

function supposed(blow: Blow): {
  readonly kind: "damage";
  readonly source?: NonNullable<Blow["source"]>;
  readonly to: Blow["to"];
  readonly amount: number;
  readonly combat: boolean;
  readonly rules: readonly [];
  readonly batch: 0;
} {
  return {
    kind: "damage",
    ...sourceOf(blow),
    to: blow.to,
    amount: blow.amount,
    combat: blow.combat === true,
    rules: [],
    batch: 0,
  };
}
