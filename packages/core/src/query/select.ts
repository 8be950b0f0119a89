import type { Filter } from "../ability/filter.ts";
import type { PlayerRef } from "../ability/player-ref.ts";
import type { Selector } from "../ability/selector.ts";
import type { ObjectId } from "../model/ids.ts";
import type { GameState } from "../model/state.ts";
import { unsupported } from "../model/unsupported.ts";
import { ZONES, type Zone } from "../model/zone.ts";
import { thoseThatWere } from "./as-it-was.ts";
import { attachmentsOn } from "./attachments.ts";
import { holdersOf } from "./events/event-roles.ts";
import { knownObject, linkSourceOf, sourceOf } from "./known-object.ts";
import { attackedBy } from "./players.ts";
import type { Scope } from "./scope.ts";

/** The objects that a selector names, each once, in the order of their zone. A choice among objects is asked for, not evaluated. */
export function selectObjects(scope: Scope, selector: Selector): readonly ObjectId[] {
  const { state, ctx, evaluate } = scope;
  switch (selector.kind) {
    case "self":
      return ctx.source === undefined ? [] : [ctx.source];
    case "granter":
      return unsupported("what grants an ability that nothing grants");
    case "granted-by":
      return [selector.object];
    case "target":
      // An effect that lasts, or an ability that comes later, keeps the targets it was made with by name.
      return (
        ctx.targets?.[selector.slot]?.flatMap((target) => ("object" in target ? [target.object] : [])) ??
        ctx.bound?.[`target:${selector.slot}`]?.objects ??
        []
      );
    case "event":
      // What triggered once for several events is about all of them (603.2c).
      return (
        ctx.bound?.[`event:${selector.role}`]?.objects ??
        (ctx.event === undefined
          ? unsupported("an object of an event without an event")
          : holdersOf(ctx.event, selector.role).objects)
      );
    case "bound":
      if (selector.name === "it" && ctx.it !== undefined) return [ctx.it];
      return ctx.bound?.[selector.name]?.objects ?? [];
    case "all":
      return objectsInZones(scope, zonesOf(selector), selector.of).filter((id) =>
        evaluate.matches(scope, selector.filter, id),
      );
    case "choose":
    case "choose-from":
      return unsupported("objects that are yet to be chosen");
    case "attached": {
      const host = attachedTo(state, sourceOf(scope));
      return typeof host === "number" ? [host] : [];
    }
    case "attached-by":
      return [
        ...new Set(
          evaluate.select(scope, selector.of).flatMap((id) => {
            const host = attachedTo(state, id);
            return typeof host === "number" ? [host] : [];
          }),
        ),
      ];
    case "attachments": {
      const found = evaluate.select(scope, selector.of).flatMap((id) => attachmentsOn(state, id));
      const { filter } = selector;
      return filter === undefined ? found : found.filter((id) => evaluate.matches(scope, filter, id));
    }
    case "linked":
      return linkedObjects(scope, selector);
    case "library": {
      const count = Math.max(0, evaluate.amount(scope, selector.count));
      return evaluate.players(scope, selector.of).flatMap((player) => {
        const library = state.players.find(({ id }) => id === player)?.library ?? [];
        return selector.from === "top" ? library.slice(0, count) : count === 0 ? [] : library.slice(-count);
      });
    }
    case "where": {
      const fits = (id: ObjectId): boolean => evaluate.matches(scope, selector.filter, id);
      const of = evaluate.select(scope, selector.of);
      return selector.asTheyWere === undefined ? of.filter(fits) : thoseThatWere(state, of, fits);
    }
    case "union":
      return [...new Set(selector.of.flatMap((one) => evaluate.select(scope, one)))];
    case "except": {
      const without = evaluate.select(scope, selector.without);
      return evaluate.select(scope, selector.of).filter((id) => !without.includes(id));
    }
    case "targets-of": {
      const targeted = evaluate.select(scope, selector.of).flatMap((id) => {
        const object = knownObject(state, id);
        const targets = object.kind === "emblem" ? [] : (object.stack?.targets ?? []).flat();
        return targets.flatMap((target) => ("object" in target ? [target.object] : []));
      });
      return [...new Set(targeted)].filter((id) => evaluate.matches(scope, selector.filter, id));
    }
    case "source-of":
      return evaluate.select(scope, selector.of).map((id) => {
        const object = knownObject(state, id);
        return object.kind === "ability" ? object.source : id;
      });
    case "attacked":
      return [
        ...new Set(
          evaluate.select(scope, selector.attacker).flatMap((id) => {
            const found = attackedBy(scope, id);
            return typeof found === "number" && isThere(state, found) ? [found] : [];
          }),
        ),
      ];
    case "commanders": {
      const players = evaluate.players(scope, selector.of);
      return ZONES.flatMap((zone) => objectsInZones(scope, [zone])).filter((id) => {
        const object = knownObject(state, id);
        return players.includes(object.owner) && evaluate.matches(scope, { kind: "commander" }, id);
      });
    }
  }
}

/** Whether an object is one of the selector's; looks at the others only where it must. */
export function selectsObject(scope: Scope, selector: Selector, id: ObjectId): boolean {
  const { state, ctx, evaluate } = scope;
  switch (selector.kind) {
    case "self":
      return id === ctx.source;
    case "all":
      return (
        zonesOf(selector).includes(knownObject(state, id).zone) &&
        isThere(state, id) &&
        isOfPlayers(scope, selector.of, id) &&
        evaluate.matches(scope, selector.filter, id)
      );
    case "where":
      return selector.asTheyWere === undefined
        ? evaluate.selects(scope, selector.of, id) && evaluate.matches(scope, selector.filter, id)
        : evaluate.select(scope, selector).includes(id);
    case "union":
      return selector.of.some((one) => evaluate.selects(scope, one, id));
    case "except":
      return evaluate.selects(scope, selector.of, id) && !evaluate.selects(scope, selector.without, id);
    default:
      return evaluate.select(scope, selector).includes(id);
  }
}

/** All objects in these zones, of these players where zones have owners. Phased-out permanents are not there (702.26b). */
export function objectsInZones(scope: Scope, zones: readonly Zone[], of?: PlayerRef): readonly ObjectId[] {
  return zones
    .flatMap((zone) => idsIn(scope.state, zone))
    .filter((id) => isThere(scope.state, id) && isOfPlayers(scope, of, id));
}

/** The zones that “all” is about: those given, else those that the filter names, else the battlefield. */
export function zonesOf({
  zone,
  filter,
}: {
  readonly zone?: Zone | readonly Zone[];
  readonly filter: Filter;
}): readonly Zone[] {
  if (zone !== undefined) return typeof zone === "string" ? [zone] : zone;
  const named = zonesNamed(filter);
  return named.length === 0 ? ["battlefield"] : named;
}

function zonesNamed(filter: Filter): readonly Zone[] {
  switch (filter.kind) {
    case "zone":
      return [filter.zone];
    case "exiled-with":
      return ["exile"];
    case "spell":
    case "stack-ability":
      return ["stack"];
    case "all":
      return filter.of.map(zonesNamed).find((zones) => zones.length > 0) ?? [];
    case "any":
      return [
        ...new Set(
          filter.of.flatMap((one) => (zonesNamed(one).length === 0 ? ["battlefield" as const] : zonesNamed(one))),
        ),
      ];
    default:
      return [];
  }
}

function idsIn(state: GameState, zone: Zone): readonly ObjectId[] {
  switch (zone) {
    case "library":
    case "hand":
    case "graveyard":
      return state.players.flatMap((player) => player[zone]);
    default:
      return state[zone];
  }
}

function isThere(state: GameState, id: ObjectId): boolean {
  const object = knownObject(state, id);
  return object.kind !== "card" || object.permanent?.phasedOut === undefined;
}

/** Whose: the owner in a player's own zone, else the controller. */
function isOfPlayers(scope: Scope, of: PlayerRef | undefined, id: ObjectId): boolean {
  if (of === undefined) return true;
  const object = knownObject(scope.state, id);
  const whose = object.zone === "battlefield" || object.zone === "stack" ? scope.read.controller(id) : object.owner;
  return scope.evaluate.players(scope, of).includes(whose);
}

function attachedTo(state: GameState, id: ObjectId) {
  const object = knownObject(state, id);
  return object.kind === "card" ? object.permanent?.attachedTo : undefined;
}

function linkedObjects(
  scope: Scope,
  { link, filter, last }: Extract<Selector, { kind: "linked" }>,
): readonly ObjectId[] {
  const { state, evaluate } = scope;
  const all = (): readonly ObjectId[] => {
    switch (link) {
      case "exiled-with":
        return state.exile.filter((id) => {
          const object = knownObject(state, id);
          return object.kind === "card" && object.exiledWith === linkSourceOf(scope);
        });
      case "crafted-with": {
        const source = knownObject(state, sourceOf(scope));
        const materials = source.kind === "card" ? (source.craftedFrom ?? []) : [];
        // Those that are still in exile (702.167c).
        return materials.filter((id) => state.exile.includes(id));
      }
      case "paired": {
        const source = knownObject(state, sourceOf(scope));
        const partner = source.kind === "card" ? source.permanent?.pairedWith : undefined;
        return partner === undefined ? [] : [partner];
      }
      case "created-with":
        return state.battlefield.filter((id) => {
          const object = knownObject(state, id);
          return object.kind === "card" && object.createdWith === linkSourceOf(scope);
        });
    }
  };
  const found = filter === undefined ? all() : all().filter((id) => evaluate.matches(scope, filter, id));
  return last === undefined ? found : found.slice(-1);
}
