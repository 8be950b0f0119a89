import type { Filter } from "../ability/filter.ts";
import type { PlayerRef } from "../ability/player-ref.ts";
import type { Trigger } from "../ability/trigger.ts";
import type { GameEvent } from "../model/event.ts";
import type { ObjectId, PlayerId } from "../model/ids.ts";
import type { Zone } from "../model/zone.ts";
import { unsupported } from "../process/unsupported.ts";
import { compare } from "./compare.ts";
import { fitsZoneChange } from "./fits-zone-change.ts";
import type { Scope } from "./scope.ts";

/**
 * Whether an event is of a trigger's form (603.2), as the game stands: one event by itself, so “one or more”, “first each turn” and counts are
 * left to the caller, who sees the others. Objects are judged as they are now or last were.
 */
export function fitsTrigger(outer: Scope, trigger: Trigger, event: GameEvent): boolean {
  const scope: Scope = { ...outer, ctx: { ...outer.ctx, event } };
  const { evaluate } = scope;
  const is = (filter: Filter | undefined, id: ObjectId | undefined) =>
    filter === undefined || (id !== undefined && evaluate.matches(scope, filter, id));
  const by = (who: PlayerRef | "anyone" | "each" | undefined, player: PlayerId | undefined) =>
    who === undefined ||
    who === "anyone" ||
    who === "each" ||
    (player !== undefined && evaluate.players(scope, who).includes(player));
  const during = (whose: PlayerRef | undefined) =>
    whose === undefined || evaluate.players(scope, whose).includes(scope.state.turn.active);
  const from = (zones: readonly Zone[] | undefined, zone: Zone) => zones === undefined || zones.includes(zone);
  const to = (filter: Filter | undefined, target: { readonly object: ObjectId } | { readonly player: PlayerId }) =>
    filter === undefined ||
    ("object" in target
      ? evaluate.matches(scope, filter, target.object)
      : evaluate.matchesPlayer(scope, filter, target.player));
  switch (trigger.kind) {
    case "step":
      return event.kind === "step-began" && stepNamed(trigger.step, event.step) && by(trigger.whose, event.player);
    case "enters":
    case "leaves":
    case "dies":
    case "zone-change":
      return fitsZoneChange(scope, trigger, event);
    case "transforms":
      return (
        (event.kind === "transformed" || event.kind === "converted") &&
        is(trigger.subject, event.object) &&
        is(trigger.into, event.object)
      );
    case "turned-face-up":
    case "turned-face-down":
      return event.kind === trigger.kind && is(trigger.subject, event.object);
    case "cast":
      if (trigger.copied === true && event.kind === "copied")
        return by(trigger.who, event.player) && is(trigger.spell, event.object);
      return (
        event.kind === "cast" &&
        by(trigger.who, event.player) &&
        is(trigger.spell, event.object) &&
        from(trigger.from, event.from) &&
        during(trigger.during) &&
        (trigger.nth === undefined || event.nth === trigger.nth)
      );
    case "activates":
      return (
        event.kind === "activated" &&
        by(trigger.who, event.player) &&
        is(trigger.source, event.source) &&
        !(trigger.notMana === true && event.mana === true) &&
        (trigger.keyword === undefined || trigger.keyword === event.keyword)
      );
    case "triggers":
      return event.kind === "triggered" && is(trigger.source, event.source);
    case "becomes-target":
      return (
        event.kind === "became-target" &&
        event.object !== undefined &&
        is(trigger.subject, event.object) &&
        is(trigger.by, event.by) &&
        by(trigger.who, event.player)
      );
    case "attacks":
      return (
        event.kind === "attack-declared" &&
        event.attackers.some(
          ({ object, defender }) => is(trigger.subject, object) && attacksWhom(scope, trigger.defender, defender),
        ) &&
        (trigger.alone === undefined || event.attackers.length === 1) &&
        (trigger.withOthers === undefined ||
          event.attackers.filter(({ object }) => is(trigger.withOthers?.filter, object)).length >=
            trigger.withOthers.atLeast)
      );
    case "player-attacks": {
      if (event.kind !== "attack-declared" || !by(trigger.who, event.player)) return false;
      const attackers = event.attackers.filter(
        ({ object, defender }) =>
          is(trigger.with, object) &&
          (trigger.whom === undefined || by(trigger.whom, typeof defender === "string" ? defender : undefined)),
      );
      return trigger.exactly === undefined
        ? attackers.length >= (trigger.atLeast ?? 1)
        : attackers.length === trigger.exactly;
    }
    case "blocks":
      return (
        event.kind === "block-declared" &&
        event.blocks.some(
          ({ blocker, attackers }) =>
            is(trigger.subject, blocker) &&
            (trigger.what === undefined || attackers.some((id) => is(trigger.what, id))),
        )
      );
    case "becomes-blocked":
      return (
        event.kind === "became-blocked" &&
        is(trigger.subject, event.object) &&
        (trigger.by === undefined || event.by.some((id) => is(trigger.by, id)))
      );
    case "attacks-unblocked":
      return event.kind === "unblocked" && is(trigger.subject, event.object);
    case "deals-damage":
      return (
        event.kind === "damage" &&
        is(trigger.source, event.source) &&
        (trigger.combat === undefined || trigger.combat === event.combat) &&
        to(trigger.to, event.to)
      );
    case "dealt-damage":
      return (
        event.kind === "damage" &&
        to(trigger.subject, event.to) &&
        (trigger.combat === undefined || trigger.combat === event.combat) &&
        is(trigger.by, event.source)
      );
    case "life":
      return (
        event.kind === "life" &&
        event.cause !== "set" &&
        by(trigger.who, event.player) &&
        (trigger.change === "gain" ? event.change > 0 : event.change < 0) &&
        during(trigger.during)
      );
    case "draws":
      if (trigger.nth !== undefined || trigger.exceptFirstInDrawStep !== undefined)
        return unsupported("which draw of a turn it was");
      return event.kind === "drawn" && by(trigger.who, event.player) && during(trigger.during);
    case "discards":
      return event.kind === "discarded" && by(trigger.who, event.player) && is(trigger.what, event.object);
    case "mills":
      return event.kind === "milled" && by(trigger.who, event.player) && is(trigger.what, event.object);
    case "sacrifices":
      return event.kind === "sacrificed" && by(trigger.who, event.player) && is(trigger.what, event.object);
    case "counters":
      return (
        event.kind === "counters" &&
        (trigger.change === "add" ? event.change > 0 : event.change < 0) &&
        (trigger.counter === "any" || trigger.counter === event.counter) &&
        is(trigger.subject, event.object) &&
        by(trigger.who, event.player)
      );
    case "status":
      return (
        event.kind === trigger.change &&
        is(trigger.subject, event.object) &&
        (trigger.forMana === undefined || event.forMana === true) &&
        by(trigger.who, event.player)
      );
    case "attached": {
      if (event.kind !== trigger.change || !is(trigger.subject, event.object)) return false;
      const host = event.kind === "attached" ? event.to : event.kind === "unattached" ? event.from : undefined;
      return (
        trigger.to === undefined ||
        (typeof host === "number"
          ? is(trigger.to, host)
          : host !== undefined && evaluate.matchesPlayer(scope, trigger.to, host))
      );
    }
    case "day-night":
      // Only a change between the two counts, not the first day or night (731.1a).
      return (
        (event.kind === "became-day" || event.kind === "became-night") &&
        event.from !== "neither" &&
        (trigger.becomes === undefined || event.kind === `became-${trigger.becomes}`)
      );
    case "creates":
      return event.kind === "created" && by(trigger.who, event.player) && is(trigger.what, event.object);
    case "plays-land":
      return (
        event.kind === "land-played" &&
        by(trigger.who, event.player) &&
        is(trigger.what, event.object) &&
        from(trigger.from, event.from)
      );
    case "action":
      return (
        event.kind === "action" &&
        event.action === trigger.action &&
        by(trigger.who, event.player) &&
        (trigger.subject === undefined ||
          [...(event.object === undefined ? [] : [event.object]), ...(event.objects ?? [])].some((id) =>
            is(trigger.subject, id),
          ))
      );
    case "loses-game":
      return event.kind === "player-lost" && by(trigger.who, event.player);
    case "loses-control":
      return (
        event.kind === "control-changed" && event.from === scope.ctx.controller && is(trigger.subject, event.object)
      );
    case "state":
      return false;
    case "becomes":
      return event.kind === "action" && event.action === trigger.what && is(trigger.subject, event.object);
    case "dice": {
      if (event.kind !== "coin" && event.kind !== "die") return false;
      const kind =
        trigger.what === "roll"
          ? event.kind === "die"
          : event.kind === "coin" && event.result === (trigger.what === "flip-won" ? "won" : "lost");
      return (
        kind &&
        by(trigger.who, event.player) &&
        (trigger.is === undefined ||
          compare(Number(event.result), trigger.is.is, evaluate.amount(scope, trigger.is.value)))
      );
    }
  }
}

/** Whether a trigger's word names a step: by its own name, or as a main phase. */
function stepNamed(word: string, step: string): boolean {
  if (word === "precombat-main") return step === "main1";
  if (word === "postcombat-main") return step === "main2";
  if (word === "main") return step === "main1" || step === "main2";
  return word === step;
}

function attacksWhom(
  scope: Scope,
  whom: Filter | "player" | "planeswalker" | "you" | undefined,
  defender: ObjectId | PlayerId,
): boolean {
  switch (whom) {
    case undefined:
      return true;
    case "player":
      return typeof defender === "string";
    case "you":
      return defender === scope.ctx.controller;
    case "planeswalker":
      return typeof defender === "number" && scope.read.characteristics(defender).types.includes("Planeswalker");
    default:
      return typeof defender === "number"
        ? scope.evaluate.matches(scope, whom, defender)
        : scope.evaluate.matchesPlayer(scope, whom, defender);
  }
}
