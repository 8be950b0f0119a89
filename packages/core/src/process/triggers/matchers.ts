import type { Trigger } from "../../ability/trigger.ts";
import type { GameEvent, GameEventKind, ZoneChangeCause } from "../../model/event.ts";
import type { TargetRef } from "../../model/object.ts";
import { compare } from "../../query/compare.ts";
import { amount, select } from "../../query/evaluate.ts";
import { eventsThisTurn } from "../../storage/history.ts";
import { cardObjectAt, objectAt } from "../../storage/objects.ts";
import { at, isObject, isPlayer, isRef, type View } from "./matching.ts";
import { nthOf } from "./nth.ts";

type EventOf<K extends GameEventKind> = GameEvent & { readonly kind: K };
type Matcher<K extends Trigger["kind"]> = (
  view: View,
  trigger: Trigger & { readonly kind: K },
  event: GameEvent,
) => readonly GameEvent[];

const isEvent = <K extends GameEventKind>(event: GameEvent, ...kinds: readonly K[]): event is EventOf<K> =>
  (kinds as readonly string[]).includes(event.kind);
const when = (condition: boolean, event: GameEvent): readonly GameEvent[] => (condition ? [event] : []);
const refOf = (id: number | string): TargetRef =>
  typeof id === "number" ? { object: id as never } : { player: id as never }; // told apart by what ids are

const STEP_NAMES: Readonly<Record<string, string>> = {
  "precombat-main": "main1",
  "postcombat-main": "main2",
  "first-main": "main1",
  "second-main": "main2",
};

/** For each kind of trigger, what in an event triggers it: the event itself, or each part of it that does (603.2c). */
export const MATCHERS: { readonly [K in Trigger["kind"]]: Matcher<K> } = {
  step: (view, trigger, event) =>
    when(
      isEvent(event, "step-began") &&
        (trigger.step === event.step ||
          STEP_NAMES[trigger.step] === event.step ||
          (trigger.step === "main" && event.step.startsWith("main"))) &&
        isPlayer(view, event, trigger.whose, event.player),
      event,
    ),
  enters: (view, trigger, event) => {
    if (isEvent(event, "created"))
      return when(
        event.zone === "battlefield" &&
          trigger.from === undefined &&
          trigger.wasCast !== true &&
          trigger.castFrom === undefined &&
          entered(view, trigger, event, event.object),
        event,
      );
    if (
      !isEvent(event, "zone-change") ||
      event.from === "battlefield" ||
      (trigger.from !== undefined && !trigger.from.includes(event.from))
    )
      return [];
    return event.arrived
      .filter(({ object, zone }) => zone === "battlefield" && entered(view, trigger, event, object))
      .map((arrived) => ({ ...event, arrived: [arrived] }));
  },
  leaves: (view, trigger, event) =>
    when(
      isEvent(event, "zone-change") &&
        event.from === "battlefield" &&
        !event.arrived.some(({ zone }) => zone === "battlefield" || trigger.exceptTo?.includes(zone) === true) &&
        (trigger.to === undefined || event.arrived.some(({ zone }) => trigger.to?.includes(zone) === true)) &&
        isObject(view, event, trigger.subject, event.former),
      event,
    ),
  dies: (view, trigger, event) => {
    if (
      !isEvent(event, "zone-change") ||
      event.from !== "battlefield" ||
      !event.arrived.some(({ zone }) => zone === "graveyard")
    )
      return [];
    return when(
      isObject(view, event, trigger.subject, event.former) &&
        (trigger.damagedBy === undefined || wasDamagedBy(view, trigger, event)),
      event,
    );
  },
  "zone-change": (view, trigger, event) => {
    if (
      !isEvent(event, "zone-change") ||
      (trigger.from !== undefined && !trigger.from.includes(event.from)) ||
      trigger.exceptFrom?.includes(event.from) === true ||
      (trigger.activating !== undefined && !paidFor(view, event.cause, trigger.activating)) ||
      !isPlayer(view, event, trigger.whose, event.player)
    )
      return [];
    const { to } = trigger;
    const arrived = to === undefined ? event.arrived : event.arrived.filter(({ zone }) => to.includes(zone));
    if (arrived.length === 0) return [];
    if (view.state !== view.after) return when(isObject(view, event, trigger.subject, event.former), event);
    return arrived
      .filter(({ object }) => isObject(view, event, trigger.subject, object))
      .map((one) => ({ ...event, arrived: [one] }));
  },
  transforms: (view, trigger, event) =>
    when(
      isEvent(event, "transformed", "converted") &&
        isObject(view, event, trigger.subject, event.object) &&
        isObject(view, event, trigger.into, event.object),
      event,
    ),
  "turned-face-up": (view, trigger, event) =>
    when(
      isEvent(event, "turned-face-up") &&
        isPlayer(view, event, trigger.who, event.player) &&
        isObject(view, event, trigger.subject, event.object),
      event,
    ),
  "turned-face-down": (view, trigger, event) =>
    when(isEvent(event, "turned-face-down") && isObject(view, event, trigger.subject, event.object), event),
  cast: (view, trigger, event) => {
    if (isEvent(event, "copied"))
      return when(
        trigger.copied === true &&
          objectAt(view.state, event.object)?.kind === "card" &&
          isPlayer(view, event, trigger.who, event.player) &&
          isObject(view, event, trigger.spell, event.object),
        event,
      );
    if (
      !isEvent(event, "cast") ||
      !isPlayer(view, event, trigger.who, event.player) ||
      !isObject(view, event, trigger.spell, event.object)
    )
      return [];
    if (trigger.from !== undefined && !trigger.from.includes(event.from)) return [];
    if (!isDuring(view, event, trigger.during)) return [];
    return when(
      trigger.nth === undefined ||
        nthOf(
          view,
          event,
          (other) =>
            isEvent(other, "cast") &&
            other.player === event.player &&
            isObject(view, other, trigger.spell, other.object),
        ) === trigger.nth,
      event,
    );
  },
  activates: (view, trigger, event) =>
    when(
      isEvent(event, "activated") &&
        isPlayer(view, event, trigger.who, event.player) &&
        isObject(view, event, trigger.source, event.source) &&
        (trigger.notMana === undefined || event.mana === undefined) &&
        (trigger.keyword === undefined || trigger.keyword === event.keyword),
      event,
    ),
  triggers: (view, trigger, event) =>
    when(isEvent(event, "triggered") && isObject(view, event, trigger.source, event.source), event),
  "becomes-target": (view, trigger, event) => {
    if (
      !isEvent(event, "became-target") ||
      !isPlayer(view, event, trigger.who, event.player) ||
      !isObject(view, event, trigger.by, event.by)
    )
      return [];
    const subject: TargetRef | undefined =
      event.object !== undefined
        ? { object: event.object }
        : event.target !== undefined
          ? { player: event.target }
          : undefined;
    if (subject === undefined || !isRef(view, event, trigger.subject, subject)) return [];
    return when(
      trigger.firstEachTurn === undefined ||
        nthOf(
          view,
          event,
          (other) => isEvent(other, "became-target") && other.object === event.object && other.target === event.target,
        ) === 1,
      event,
    );
  },
  attacks: (view, trigger, event) => {
    if (!isEvent(event, "attack-declared") || (trigger.alone !== undefined && event.attackers.length !== 1)) return [];
    return event.attackers.flatMap((attack): readonly GameEvent[] => {
      const narrowed = { ...event, attackers: [attack] };
      if (
        !isObject(view, narrowed, trigger.subject, attack.object) ||
        !isDefender(view, trigger, narrowed, attack.defender)
      )
        return [];
      const { withOthers } = trigger;
      const others =
        withOthers === undefined
          ? []
          : event.attackers.filter(
              (other) => other.object !== attack.object && isObject(view, narrowed, withOthers.filter, other.object),
            );
      return when(withOthers === undefined || others.length >= withOthers.atLeast, narrowed);
    });
  },
  "player-attacks": (view, trigger, event) => {
    if (!isEvent(event, "attack-declared") || !isPlayer(view, event, trigger.who, event.player)) return [];
    const attackers = event.attackers.filter(
      ({ object, defender }) =>
        isObject(view, event, trigger.with, object) &&
        (trigger.whom === undefined || (typeof defender === "string" && isPlayer(view, event, trigger.whom, defender))),
    );
    const enough =
      trigger.exactly === undefined ? attackers.length >= (trigger.atLeast ?? 1) : attackers.length === trigger.exactly;
    return when(enough, { ...event, attackers });
  },
  blocks: (view, trigger, event) => {
    if (!isEvent(event, "block-declared")) return [];
    return event.blocks.flatMap((block): readonly GameEvent[] => {
      if (!isObject(view, { ...event, blocks: [block] }, trigger.subject, block.blocker)) return [];
      if (trigger.what === undefined) return [{ ...event, blocks: [block] }];
      return block.attackers
        .map((attacker) => ({ ...event, blocks: [{ ...block, attackers: [attacker] }] }))
        .filter((narrowed) =>
          narrowed.blocks.every(({ attackers }) => isObject(view, narrowed, trigger.what, attackers[0])),
        );
    });
  },
  "becomes-blocked": (view, trigger, event) => {
    if (!isEvent(event, "became-blocked") || !isObject(view, event, trigger.subject, event.object)) return [];
    const by =
      trigger.by === undefined ? event.by : event.by.filter((blocker) => isObject(view, event, trigger.by, blocker));
    if (trigger.by !== undefined && by.length === 0) return [];
    return trigger.each === undefined ? [event] : by.map((blocker) => ({ ...event, by: [blocker] }));
  },
  "attacks-unblocked": (view, trigger, event) =>
    when(isEvent(event, "unblocked") && isObject(view, event, trigger.subject, event.object), event),
  "deals-damage": (view, trigger, event) =>
    when(
      isEvent(event, "damage") &&
        (trigger.combat === undefined || trigger.combat === event.combat) &&
        isObject(view, event, trigger.source, event.source) &&
        isRef(view, event, trigger.to, event.to),
      event,
    ),
  "dealt-damage": (view, trigger, event) =>
    when(
      isEvent(event, "damage") &&
        (trigger.combat === undefined || trigger.combat === event.combat) &&
        isRef(view, event, trigger.subject, event.to) &&
        isObject(view, event, trigger.by, event.source),
      event,
    ),
  life: (view, trigger, event) => {
    if (
      !isEvent(event, "life") ||
      (trigger.change === "gain" ? event.change <= 0 : event.change >= 0) ||
      !isPlayer(view, event, trigger.who, event.player) ||
      !isDuring(view, event, trigger.during)
    )
      return [];
    return when(
      trigger.firstEachTurn === undefined ||
        nthOf(
          view,
          event,
          (other) => isEvent(other, "life") && other.player === event.player && other.change > 0 === event.change > 0,
        ) === 1,
      event,
    );
  },
  draws: (view, trigger, event) => {
    if (
      !isEvent(event, "drawn") ||
      !isPlayer(view, event, trigger.who, event.player) ||
      !isDuring(view, event, trigger.during)
    )
      return [];
    if (
      trigger.nth !== undefined &&
      nthOf(view, event, (other) => isEvent(other, "drawn") && other.player === event.player) !== trigger.nth
    )
      return [];
    return when(trigger.exceptFirstInDrawStep === undefined || !isFirstInDrawStep(view, event), event);
  },
  discards: (view, trigger, event) =>
    when(
      isEvent(event, "discarded") &&
        isPlayer(view, event, trigger.who, event.player) &&
        isObject(view, event, trigger.what, event.object),
      event,
    ),
  mills: (view, trigger, event) =>
    when(
      isEvent(event, "milled") &&
        isPlayer(view, event, trigger.who, event.player) &&
        isObject(view, event, trigger.what, event.object),
      event,
    ),
  sacrifices: (view, trigger, event) =>
    when(
      isEvent(event, "sacrificed") &&
        isPlayer(view, event, trigger.who, event.player) &&
        isObject(view, event, trigger.what, event.object),
      event,
    ),
  counters: (view, trigger, event) => {
    if (
      !isEvent(event, "counters") ||
      (trigger.change === "add" ? event.change <= 0 : event.change >= 0) ||
      (trigger.counter !== "any" && trigger.counter !== event.counter)
    )
      return [];
    if (!isPlayer(view, event, trigger.who, event.player) || !isObject(view, event, trigger.subject, event.object))
      return [];
    const now = objectAt(view.after, event.object)?.counters[event.counter] ?? 0;
    if (trigger.last !== undefined && now !== 0) return [];
    return when(trigger.nth === undefined || (now >= trigger.nth && now - event.change < trigger.nth), event);
  },
  status: (view, trigger, event) =>
    when(
      isEvent(event, trigger.change) &&
        (trigger.forMana === undefined || event.forMana === true) &&
        isPlayer(view, event, trigger.who, event.player) &&
        isObject(view, event, trigger.subject, event.object),
      event,
    ),
  attached: (view, trigger, event) => {
    if (trigger.change === "attached")
      return when(
        isEvent(event, "attached") &&
          isObject(view, event, trigger.subject, event.object) &&
          isRef(view, event, trigger.to, refOf(event.to)),
        event,
      );
    return when(
      isEvent(event, "unattached") &&
        isObject(view, event, trigger.subject, event.object) &&
        isRef(view, event, trigger.to, refOf(event.from)),
      event,
    );
  },
  "day-night": (_view, trigger, event) => {
    if (!isEvent(event, "became-day", "became-night")) return [];
    if (trigger.becomes === undefined) return when(event.from !== "neither", event);
    return when(event.kind === (trigger.becomes === "day" ? "became-day" : "became-night"), event);
  },
  creates: (view, trigger, event) =>
    when(
      isEvent(event, "created") &&
        event.zone === "battlefield" &&
        isPlayer(view, event, trigger.who, event.player) &&
        isObject(view, event, trigger.what, event.object),
      event,
    ),
  "plays-land": (view, trigger, event) =>
    when(
      isEvent(event, "land-played") &&
        isPlayer(view, event, trigger.who, event.player) &&
        isObject(view, event, trigger.what, event.object) &&
        (trigger.from === undefined || trigger.from.includes(event.from)),
      event,
    ),
  action: (view, trigger, event) =>
    when(
      isEvent(event, "action") &&
        event.action === trigger.action &&
        (event.half === undefined || isOfDoor(view, trigger, event.half)) &&
        isPlayer(view, event, trigger.who, event.player) &&
        (trigger.subject === undefined ||
          [event.object, ...(event.objects ?? [])].some((object) => isObject(view, event, trigger.subject, object))),
      event,
    ),
  "loses-game": (view, trigger, event) =>
    when(isEvent(event, "player-lost") && isPlayer(view, event, trigger.who, event.player), event),
  "loses-control": (view, trigger, event) =>
    when(
      isEvent(event, "control-changed") &&
        event.from === view.context.controller &&
        isObject(view, event, trigger.subject, event.object),
      event,
    ),
  state: () => [],
  becomes: (view, trigger, event) =>
    when(
      isEvent(event, "action") && event.action === trigger.what && isObject(view, event, trigger.subject, event.object),
      event,
    ),
  dice: (view, trigger, event) => {
    if (trigger.what === "roll")
      return when(
        isEvent(event, "die") &&
          isPlayer(view, event, trigger.who, event.player) &&
          (trigger.is === undefined ||
            compare(Number(event.result), trigger.is.is, amount(view.state, at(view, event), trigger.is.value))),
        event,
      );
    return when(
      isEvent(event, "coin") &&
        isPlayer(view, event, trigger.who, event.player) &&
        event.result === (trigger.what === "flip-won" ? "won" : "lost"),
      event,
    );
  },
};

function entered(
  view: View,
  trigger: Trigger & { readonly kind: "enters" },
  event: GameEvent,
  object: EventOf<"created">["object"],
): boolean {
  if (!isObject(view, event, trigger.subject, object)) return false;
  const now = cardObjectAt(view.state, object);
  const permanent = now?.permanent;
  if (trigger.wasCast !== undefined && (permanent?.castBy !== undefined) !== trigger.wasCast) return false;
  if (trigger.castFrom !== undefined && permanent?.castFrom !== trigger.castFrom) return false;
  return trigger.underControl === undefined || isPlayer(view, event, trigger.underControl, now?.controller);
}

function wasDamagedBy(
  view: View,
  trigger: Trigger & { readonly kind: "dies" },
  event: EventOf<"zone-change">,
): boolean {
  const sources = trigger.damagedBy === undefined ? [] : select(view.state, at(view, event), trigger.damagedBy);
  for (const past of eventsThisTurn(view.after.history)) {
    if (
      past.kind === "damage" &&
      "object" in past.to &&
      past.to.object === event.former &&
      past.source !== undefined &&
      sources.includes(past.source)
    )
      return true;
  }
  return false;
}

function isDefender(
  view: View,
  trigger: Trigger & { readonly kind: "attacks" },
  event: GameEvent,
  defender: EventOf<"attack-declared">["attackers"][number]["defender"],
): boolean {
  const wanted = trigger.defender;
  if (wanted === undefined) return true;
  if (wanted === "player") return typeof defender === "string";
  if (wanted === "you") return defender === view.context.controller;
  if (wanted === "planeswalker")
    return typeof defender === "number" && isObject(view, event, { kind: "type", type: "Planeswalker" }, defender);
  return isRef(view, event, wanted, refOf(defender));
}

function isDuring(view: View, event: GameEvent, during: Parameters<typeof isPlayer>[2]): boolean {
  return during === undefined || isPlayer(view, event, during, view.after.turn.active);
}

function isFirstInDrawStep(view: View, event: EventOf<"drawn">): boolean {
  if (view.after.turn.step !== "draw" || view.after.turn.active !== event.player) return false;
  let drawn = 0;
  for (const past of eventsThisTurn(view.after.history)) {
    if (past.kind === "step-began") drawn = 0;
    if (past.kind === "drawn" && past.player === event.player) drawn += 1;
    if (past === event) break;
  }
  return drawn === 1;
}

/** “When you unlock this door” is about the half that it is printed on (709.5h, 709.5j); what is printed on no Room is about any door. */
function isOfDoor({ state }: View, trigger: Trigger, half: 0 | 1): boolean {
  const doors = Object.values(state.definitions).flatMap(({ halves }) =>
    halves?.kind === "room"
      ? halves.parts.flatMap(({ abilities }, at) =>
          abilities.some((ability) => ability.kind === "triggered" && ability.triggers.includes(trigger)) ? [at] : [],
        )
      : [],
  );
  return doors.length === 0 || doors.includes(half);
}

/** Whether it was a cost of an ability of this keyword that the trigger's controller is activating: it is the top of the stack meanwhile (602.2a). */
function paidFor(view: View, cause: ZoneChangeCause, keyword: string): boolean {
  const top = cause === "cost" ? view.after.stack.at(-1) : undefined;
  const object = top === undefined ? undefined : objectAt(view.after, top);
  return (
    object?.kind === "ability" &&
    object.form === "activated" &&
    object.controller === view.context.controller &&
    "keyword" in object.ability &&
    object.ability.keyword === keyword
  );
}
