import type { TriggeredAbility } from "../../ability/ability.ts";
import type { Filter } from "../../ability/filter.ts";
import type { Trigger } from "../../ability/trigger.ts";
import type { GameObject } from "../../model/object.ts";
import { PLAYER_ZONES, type Zone } from "../../model/zone.ts";
import type { TriggerKind } from "./trigger-kinds.ts";

/** The kind of trigger that an ability waits with, and the zones in which it does (113.6, 603.6). */
export interface Waiting {
  readonly kind: TriggerKind;
  readonly zones: readonly Zone[];
}

const ON_BATTLEFIELD: readonly Zone[] = ["battlefield"];

/** What a triggered ability waits for and where. */
export function waitingOf(ability: TriggeredAbility): readonly Waiting[] {
  const chapter: readonly Waiting[] =
    ability.chapters === undefined ? [] : [{ kind: "chapter", zones: ["battlefield"] }];
  return [
    ...chapter,
    ...ability.triggers.map((trigger) => ({ kind: trigger.kind, zones: ability.from ?? zonesOf(trigger) })),
  ];
}

/** Whether a triggered ability works where its object is (113.6): an emblem's in the command zone (114.4). */
export function isAtWork({ kind, zone }: Pick<GameObject, "kind" | "zone">, zones: readonly Zone[]): boolean {
  return kind === "emblem" || zones.includes(zone);
}

/** Where an ability with this trigger works, if it doesn't say: on the battlefield, unless it can't trigger from there (113.6k). */
export function zonesOf(trigger: Trigger): readonly Zone[] {
  switch (trigger.kind) {
    case "cast":
      return isSelf(trigger.spell) ? ["stack"] : ON_BATTLEFIELD;
    case "zone-change":
      return isSelf(trigger.subject)
        ? (trigger.to ?? ["graveyard", "exile", "battlefield"]).concat(trigger.from ?? [])
        : ON_BATTLEFIELD;
    case "discards":
      return trigger.what !== undefined && isSelf(trigger.what) ? ["graveyard", "exile"] : ON_BATTLEFIELD;
    case "mills":
      return trigger.what !== undefined && isSelf(trigger.what) ? ["graveyard"] : ON_BATTLEFIELD;
    case "action":
      return trigger.subject !== undefined && isSelf(trigger.subject) && trigger.action === "cycle"
        ? ["graveyard", "exile"]
        : ON_BATTLEFIELD;
    case "becomes":
      return trigger.what === "plotted" && isSelf(trigger.subject) ? ["exile"] : ON_BATTLEFIELD;
    case "becomes-target":
      return isSelf(trigger.subject) ? ["battlefield", "stack"] : ON_BATTLEFIELD;
    default:
      return ON_BATTLEFIELD;
  }
}

/** Whether a filter is “this object”, perhaps with more. */
function isSelf(filter: Filter): boolean {
  if (filter.kind === "is") return filter.what.kind === "self";
  return filter.kind === "all" && filter.of.some(isSelf);
}

/** Whether an ability looks back in time (603.10): then the game just before the events counts, and what was there. */
export function looksBack(trigger: Trigger): boolean {
  switch (trigger.kind) {
    case "leaves":
    case "dies":
    case "sacrifices":
    case "loses-control":
    case "loses-game":
      return true;
    case "attached":
      return trigger.change === "unattached";
    case "zone-change":
      return (
        trigger.from?.every(
          (zone) =>
            zone === "battlefield" ||
            zone === "graveyard" ||
            (zone !== "library" && trigger.to?.every((to) => to === "hand" || to === "library") === true),
        ) === true && !arrivesAnywhere(trigger)
      );
    default:
      return false;
  }
}

/** “From anywhere” is no leaving: it is looked at where it arrives (603.6e). */
const arrivesAnywhere = (trigger: Trigger & { readonly kind: "zone-change" }): boolean =>
  trigger.from?.some((zone) => (PLAYER_ZONES as readonly Zone[]).includes(zone) && zone !== "graveyard") === true &&
  trigger.to?.includes("graveyard") === true;
