import type { Filter } from "../../ability/filter.ts";
import type { Selector } from "../../ability/selector.ts";
import { characteristics } from "../../characteristics/characteristics.ts";
import { textOf } from "../../format/text-of.ts";
import type { GameEvent } from "../../model/event.ts";
import type { ObjectId } from "../../model/ids.ts";
import type { GameState } from "../../model/state.ts";
import type { Zone } from "../../model/zone.ts";
import type { EvaluationContext } from "../../query/context.ts";
import { matches, players, select } from "../../query/evaluate.ts";
import { eventsThisTurn } from "../../storage/history.ts";
import { ask } from "../ask.ts";
import { asItWouldExist } from "../atoms/entering.ts";
import type { Plan } from "../atoms/plan.ts";
import { emit } from "../emit.ts";
import type { Procedure, Process } from "../process.ts";
import { type Applicable, applyReplacements, whileApplying } from "./choose.ts";
import { commanderReplacement } from "./commander.ts";
import { entersReplacements } from "./enters.ts";
import { beginEntering, finishEntering } from "./entry.ts";
import { fixArrival } from "./fix-arrival.ts";
import { type Found, replacementsAmong, replacementsOf } from "./found.ts";
import { doInstead } from "./instead.ts";
import { redirectionsByRule } from "./leave-by-keyword.ts";
import { useUp } from "./use-up.ts";

/**
 * Works out a planned change of zones (614, 616): replacement effects one by one, how a permanent enters, and whether it moves at all.
 * A permanent of several cards is one object here: what applies to it applies to all its cards (712.21d, 730.3d).
 */
export function* replaceMove(p: Process, plan: Plan): Procedure {
  if (plan.to === "battlefield") beginEntering(p, plan);
  const declined = new Set<string>();
  for (;;) {
    yield* applyReplacements(
      p,
      () => plan.entering?.under ?? plan.chooser,
      () => (plan.stays === undefined ? applicableTo(p, plan, declined) : []),
      plan.object.id,
    );
    if (plan.entering === undefined || plan.stays !== undefined) break;
    yield* finishEntering(p, plan);
    // What can't enter from the stack goes to its owner's graveyard (608.3e), which may be replaced in turn.
    if (plan.entering !== undefined || plan.stays !== undefined) break;
  }
  if (plan.stays !== undefined)
    emit(p, { kind: "nothing", code: plan.stays.code, object: plan.object.id, rules: plan.stays.rules });
}

function applicableTo(p: Process, plan: Plan, declined: Set<string>): readonly Applicable[] {
  const found: Applicable[] = [];
  for (const one of zoneChangesOf(p, plan)) if (concerns(p, plan, one)) found.push(redirection(p, plan, one, declined));
  found.push(...redirectionsByRule(p, plan, (to) => redirect(p, plan, to)));
  const commander = commanderReplacement(p, plan, declined);
  if (commander !== undefined) found.push(commander);
  if (plan.entering !== undefined) found.push(...entersReplacements(p, plan, plan.entering));
  return found.filter(({ key }) => !declined.has(key));
}

/** Effects that replace a change of zones: of what is there, and of the moving object itself, wherever it says that it works. */
function* zoneChangesOf(p: Process, plan: Plan): Generator<Found<"zone-change" | "dies">> {
  const known = new Set<string>();
  for (const one of replacementsOf(p.state, "zone-change", "dies")) {
    known.add(one.key);
    yield one;
  }
  const own = characteristics(p.state, plan.object.id).abilities;
  for (const one of replacementsAmong(p.state, plan.object.id, own, "any", ["zone-change", "dies"]))
    if (!known.has(one.key) && isSelf(one.replacement.subject)) yield one;
}

function concerns(p: Process, plan: Plan, { replacement, context }: Found<"zone-change" | "dies">): boolean {
  const { state } = p;
  const about: EvaluationContext = { ...context, it: plan.object.id, event: supposedEvent(plan) };
  if (replacement.kind === "dies") {
    if (plan.from !== "battlefield" || plan.to !== "graveyard") return false;
    if (replacement.damagedBy !== undefined && !wasDamagedBy(state, about, plan.object.id, replacement.damagedBy))
      return false;
    return isSubject(state, about, plan, replacement.subject);
  }
  if (replacement.from !== undefined && !replacement.from.includes(plan.from)) return false;
  if (replacement.to !== undefined && !replacement.to.includes(plan.to)) return false;
  if (
    replacement.instead.to !== undefined &&
    replacement.instead.to === plan.to &&
    replacement.instead.to !== "library"
  )
    return false;
  if (replacement.whose !== undefined && !players(state, about, replacement.whose).includes(plan.object.owner))
    return false;
  if (replacement.wasCast !== undefined && replacement.wasCast !== (plan.object.stack?.castFrom !== undefined))
    return false;
  return isSubject(state, about, plan, replacement.subject);
}

/** Whether a filter is about the ability's own source only. */
export function isSelf(filter: Filter): boolean {
  if (filter.kind === "all") return filter.of.some(isSelf);
  return filter.kind === "is" && filter.what.kind === "self";
}

/**
 * Whether the moving object matches; of a merged permanent that is a token some of whose components are cards, those cards match what applies to cards
 * alone (730.3e).
 */
function isSubject(state: GameState, context: EvaluationContext, plan: Plan, subject: Filter): boolean {
  return (
    isWhole(state, context, plan, subject) ||
    (cardsUnderToken(plan).length > 0 && isAboutCards(subject) && isWhole(state, context, plan, withoutCard(subject)))
  );
}

/** The places of the cards among the components of a merged permanent that is a token. */
function cardsUnderToken({ object, from }: Plan): readonly number[] {
  if (from !== "battlefield" || object.components[0]?.what.kind !== "token") return [];
  return object.components.flatMap(({ what }, at) => (what.kind === "card" ? [at] : []));
}

const isAboutCards = (filter: Filter): boolean =>
  filter.kind === "card" || (filter.kind === "all" && filter.of.some(({ kind }) => kind === "card"));

const withoutCard = (filter: Filter): Filter => ({
  kind: "all",
  of: filter.kind === "all" ? filter.of.filter(({ kind }) => kind !== "card") : [],
});

/** Whether the moving object as a whole matches; one that would enter the battlefield as it would exist there (614.12). */
function isWhole(state: GameState, context: EvaluationContext, plan: Plan, subject: Filter): boolean {
  if (plan.entering === undefined) return matches(state, context, subject, { object: plan.object.id });
  return matches(asItWouldExist(state, plan.entering), { ...context, it: plan.entering.id }, subject, {
    object: plan.entering.id,
  });
}

/** Whether something of the selector dealt damage to the object this turn. */
function wasDamagedBy(state: GameState, context: EvaluationContext, object: ObjectId, by: Selector): boolean {
  const sources = select(state, context, by);
  for (const event of eventsThisTurn(state.history)) {
    if (
      event.kind === "damage" &&
      "object" in event.to &&
      event.to.object === object &&
      event.source !== undefined &&
      sources.includes(event.source)
    )
      return true;
  }
  return false;
}

function redirection(p: Process, plan: Plan, found: Found<"zone-change" | "dies">, declined: Set<string>): Applicable {
  const { key, source, replacement, context } = found;
  const { instead } = replacement;
  return {
    key,
    step: "any",
    code: instead.to ?? "instead",
    outcome: textOf([found.controller, instead]),
    ...(source === undefined ? {} : { source }),
    apply: function* () {
      if (replacement.kind === "zone-change" && replacement.optional === true) {
        const { yes } = yield* ask(p, {
          kind: "may",
          player: found.controller,
          rules: ["614.1a"],
          code: "replace-zone-change",
          ...(source === undefined ? {} : { source }),
        });
        if (!yes) return;
      }
      declined.add(key);
      noteReplaced(p, plan, found);
      const cards = isAboutCards(replacement.subject) ? cardsUnderToken(plan) : [];
      if (cards.length > 0 && instead.to !== undefined) {
        for (const at of cards) plan.apart.set(at, instead.to);
        plan.rules.push("730.3e");
        return;
      }
      const bound = { ...context.bound, it: { objects: [plan.object.id] } };
      const about: EvaluationContext = { ...context, bound, event: supposedEvent(plan) };
      if (instead.arrival !== undefined) plan.arrival = fixArrival(p.state, about, instead.arrival);
      else if (instead.to !== undefined) plan.arrival = {};
      if ("reveal" in instead && instead.reveal === true) plan.revealed = true;
      if ("not" in instead && instead.not === true) plan.stays = { code: "replaced", rules: ["614.6"] };
      if (instead.to !== undefined) redirect(p, plan, instead.to);
      const { also } = instead;
      if (also !== undefined) plan.also.push(() => whileApplying(p, found.key, () => doInstead(p, about, also)));
      useUp(p, found);
    },
  };
}

/** Sends a planned move to another zone. */
function redirect(p: Process, plan: Plan, to: Zone): void {
  plan.to = to;
  plan.entering = undefined;
  if (to === "battlefield") beginEntering(p, plan);
}

/** Notes that an effect was applied; of a melded or merged permanent it affects all cards (712.21d, 730.3d). */
function noteReplaced(p: Process, plan: Plan, { source }: Found<"zone-change" | "dies">): void {
  const several = plan.from === "battlefield" && plan.object.components.length > 1;
  emit(p, {
    kind: "replaced",
    object: plan.object.id,
    rules: several ? ["712.21d", "616.1"] : ["614.6"],
    ...(source === undefined ? {} : { source }),
  });
}

/** The event as it would be, for effects that refer to it. */
export function supposedEvent(plan: Plan): GameEvent {
  const { move, object, from } = plan;
  return {
    kind: "zone-change",
    former: object.id,
    from,
    arrived: plan.entering === undefined ? [] : [{ object: plan.entering.id, zone: "battlefield" }],
    cause: move.cause,
    player: object.owner,
    rules: [],
    batch: 0,
    ...(move.by === undefined ? {} : { by: move.by }),
    ...(move.source === undefined ? {} : { source: move.source }),
  };
}
