import type { Filter } from "../ability/filter.ts";
import type { PlayerRef } from "../ability/player-ref.ts";
import { isKeyword } from "../characteristics/keyword-names.ts";
import { asPrinted } from "../characteristics/type-lists.ts";
import type { ObjectId, PlayerId } from "../model/ids.ts";
import type { CardObject, GameObject } from "../model/object.ts";
import { PLAYER_ZONES, type Zone } from "../model/zone.ts";
import { eventsThisTurn } from "../storage/history.ts";
import { attachmentsOn } from "./attachments.ts";
import { compare } from "./compare.ts";
import { didThisTurn } from "./did-this-turn.ts";
import { hasType } from "./has-type.ts";
import { isPermanent, isSpell, knownObject, linkSourceOf } from "./known-object.ts";
import { numberOf } from "./number-of.ts";
import { isPayable } from "./payable.ts";
import { placeAmongCast } from "./place-among-cast.ts";
import { matchesChosen, matchesSame } from "./same.ts";
import type { Scope } from "./scope.ts";
import { hasStatus, isInCombat } from "./status.ts";

/** Whether an object matches a filter; one that is gone, as it last was (608.2h). */
export function matchesFilter(scope: Scope, filter: Filter, id: ObjectId): boolean {
  const { state, ctx, read, evaluate } = scope;
  const object = () => knownObject(state, id);
  const now = () => read.characteristics(id);
  switch (filter.kind) {
    case "all":
      return filter.of.every((part) => evaluate.matches(scope, part, id));
    case "any":
      return filter.of.some((part) => evaluate.matches(scope, part, id));
    case "not":
      return !evaluate.matches(scope, filter.of, id);
    case "type":
      return hasType(now(), filter.type);
    case "supertype":
      return now().supertypes.includes(asPrinted(filter.supertype));
    case "subtype":
      return now().subtypes.includes(filter.subtype);
    case "color":
      return now().colors.includes(filter.color);
    case "colorless":
      return now().colors.length === 0;
    case "multicolored":
      return now().colors.length > 1;
    case "monocolored":
      return now().colors.length === 1;
    case "name": {
      const { name, otherNames = [] } = now();
      return name === filter.name || otherNames.includes(filter.name);
    }
    case "same":
      return matchesSame(scope, filter, id);
    case "chosen":
      return matchesChosen(scope, filter.what, id);
    case "number": {
      const value = numberOf(scope, filter.of, id);
      return (
        value !== undefined &&
        compare(value, filter.is, evaluate.amount({ ...scope, ctx: { ...ctx, it: ctx.it ?? id } }, filter.value))
      );
    }
    case "parity": {
      const value = numberOf(scope, filter.of, id);
      return value !== undefined && Math.abs(value % 2) === (filter.is === "odd" ? 1 : 0);
    }
    case "keyword":
      return now().abilities.some(
        ({ ability }) => ability.kind === "keyword" && isKeyword(ability.keyword, filter.keyword),
      );
    case "ability":
      return hasAbility(scope, filter.form, id);
    case "controller":
      return evaluate.players(scope, filter.is).includes(read.controller(id));
    case "owner":
      return evaluate.players(scope, filter.is).includes(object().owner);
    case "zone":
      return object().zone === filter.zone;
    case "status":
      return hasStatus(scope, filter.status, id);
    case "combat":
      return isInCombat(scope, filter.is, id, filter.whom);
    case "token":
      return isToken(object());
    case "card":
      return isCard(object());
    case "commander":
      return isCommander(scope, object());
    case "spell":
      return isSpell(object());
    case "permanent":
      return isPermanent(object());
    case "is":
      // “Another ability” is none of which this is said: of an ability on the stack that is itself.
      if (filter.what.kind === "self" && scope.ctx.ability?.id === id) return true;
      return evaluate.selects(scope, filter.what, id);
    case "attached-to": {
      const found = object();
      const host = found.kind === "card" ? found.permanent?.attachedTo : undefined;
      return typeof host === "number" && evaluate.selects(scope, filter.what, host);
    }
    case "has-attached":
      return attachmentsOn(state, id).some((attachment) => evaluate.matches(scope, filter.filter, attachment));
    case "counters": {
      const { counters } = object();
      const count =
        filter.counter === "any"
          ? Object.values(counters).reduce((sum, one) => sum + one, 0)
          : (counters[filter.counter] ?? 0);
      return compare(count, filter.is, evaluate.amount(scope, filter.value));
    }
    case "this-turn":
      return didThisTurn(scope, filter, id);
    case "exiled-with": {
      const found = object();
      if (found.kind !== "card") return false;
      // A spell or land that was cast or played from there is still the card that was exiled with it.
      const by = found.exiledWith ?? found.stack?.exiledWith ?? found.permanent?.playedFromExileOf;
      return (
        by !== undefined &&
        (evaluate.selects(scope, filter.what, by) || isFormer(scope, filter.what, by)) &&
        isExiledBy(scope, found, filter.by)
      );
    }
    case "targets":
      return targetsMatch(scope, filter, object());
    case "cast-from": {
      const found = object();
      return (
        found.kind === "card" &&
        (found.stack?.castFrom ?? found.permanent?.castFrom) === filter.zone &&
        isCastBy(scope, found, filter.by) &&
        // Another player's hand, library or graveyard is none of the caster's.
        (filter.by === undefined || !isOwned(filter.zone) || isAmong(scope, filter.by, found.owner))
      );
    }
    case "was-cast": {
      const found = object();
      if (filter.nth !== undefined) return placeAmongCast(state, id, filter.from) === filter.nth;
      return (
        found.kind === "card" &&
        (found.stack?.castFrom !== undefined ||
          found.permanent?.castFrom !== undefined ||
          found.cast?.castFrom !== undefined) &&
        isCastBy(scope, found, filter.by)
      );
    }
    case "cast-face-down": {
      const found = object();
      const cause = found.kind === "card" ? found.faceDown?.cause : undefined;
      return isSpell(found) && (cause === "morph" || cause === "megamorph" || cause === "disguise");
    }
    case "mana-from": {
      const found = object();
      const from = found.kind === "card" ? ((found.stack ?? found.cast)?.manaFrom ?? []) : [];
      return from.some((source) => evaluate.matches(scope, filter.source, source));
    }
    case "payable-with-spent-mana":
      return isPayable(scope, now().manaCost);
    case "came-from":
      return cameFrom(scope, id, filter.zone);
    case "entered-from": {
      const found = object();
      return found.kind === "card" && found.permanent?.enteredFrom === filter.zone;
    }
    case "paid":
      return wasPaid(object(), filter.keyword);
    case "stack-ability": {
      const found = object();
      if (found.kind !== "ability") return false;
      const form =
        filter.form === undefined ||
        (filter.form === "loyalty"
          ? "cost" in found.ability && found.ability.cost.some(({ kind }) => kind === "loyalty")
          : found.form === filter.form);
      return form && (filter.source === undefined || evaluate.matches(scope, filter.source, found.source));
    }
    case "player":
      return false;
  }
}

/** Whether a player matches a filter: only one that speaks of players. */
export function matchesPlayerFilter(scope: Scope, filter: Filter, player: PlayerId): boolean {
  const { evaluate } = scope;
  switch (filter.kind) {
    case "all":
      return filter.of.length > 0 && filter.of.every((part) => evaluate.matchesPlayer(scope, part, player));
    case "any":
      return filter.of.some((part) => evaluate.matchesPlayer(scope, part, player));
    case "not":
      // “Other than this”: no player is an object. “Not” of another predicate of objects says nothing of players.
      return (
        filter.of.kind === "is" || (speaksOfPlayers(filter.of) && !evaluate.matchesPlayer(scope, filter.of, player))
      );
    case "player":
      return filter.who === undefined || evaluate.players(scope, filter.who).includes(player);
    default:
      return false;
  }
}

function speaksOfPlayers(filter: Filter): boolean {
  if (filter.kind === "player") return true;
  if (filter.kind === "all" || filter.kind === "any") return filter.of.some(speaksOfPlayers);
  return filter.kind === "not" && speaksOfPlayers(filter.of);
}

/** Whether an object is a token: its topmost component is one (111.1, 730.2d). */
function isToken(object: GameObject): boolean {
  return object.kind === "card" && object.components[0]?.what.kind === "token";
}

/** Whether the last change of zone that made this object, or that this one made, was from that zone. */
function cameFrom({ state }: Scope, id: ObjectId, zone: Zone): boolean {
  const moves = [...eventsThisTurn(state.history)].filter((event) => event.kind === "zone-change");
  const last =
    moves.findLast((event) => event.former === id) ??
    moves.findLast((event) => event.arrived.some(({ object }) => object === id));
  return last?.from === zone;
}

function isCard(object: GameObject): boolean {
  return object.kind === "card" && object.components[0]?.what.kind === "card";
}

function isCommander({ state }: Scope, object: GameObject): boolean {
  return (
    object.kind === "card" &&
    object.components.some(({ what }) => what.kind === "card" && state.cards[what.card]?.commander === true)
  );
}

function hasAbility({ read }: Scope, form: "none" | "activated" | "triggered" | "mana", id: ObjectId): boolean {
  const { abilities } = read.characteristics(id);
  switch (form) {
    case "none":
      return abilities.length === 0;
    case "activated":
    case "triggered":
      return abilities.some(({ ability }) => ability.kind === form);
    case "mana":
      return abilities.some(
        ({ ability }) =>
          ability.kind === "activated" &&
          ability.targets === undefined &&
          ability.effect.some(({ kind }) => kind === "add-mana"),
      );
  }
}

function isFormer(scope: Scope, what: Parameters<Scope["evaluate"]["select"]>[1], id: ObjectId): boolean {
  return what.kind === "self" && scope.ctx.source !== undefined && linkSourceOf(scope) === id;
}

function targetsMatch(scope: Scope, filter: Extract<Filter, { kind: "targets" }>, object: GameObject): boolean {
  const stack = object.kind === "emblem" ? undefined : object.stack;
  const targets = (stack?.targets ?? []).flat();
  const fits = targets.filter((target) => {
    if ("player" in target) {
      const byWho = filter.player !== undefined && scope.evaluate.players(scope, filter.player).includes(target.player);
      return (
        byWho ||
        (filter.filter !== undefined && scope.evaluate.matchesPlayer(scope, filter.filter, target.player)) ||
        (filter.filter === undefined && filter.player === undefined)
      );
    }
    return filter.filter === undefined
      ? filter.player === undefined
      : scope.evaluate.matches(scope, filter.filter, target.object);
  });
  return fits.length > 0 && (filter.only === undefined || fits.length === targets.length);
}

function wasPaid(object: GameObject, keyword: string): boolean {
  if (object.kind !== "card") return false;
  const stack = object.stack ?? object.cast;
  if (keyword === "foretell" || keyword === "foretold")
    return object.foretold !== undefined || stack?.via === "foretell";
  return stack?.via === keyword || (stack?.paid?.[keyword] ?? 0) > 0;
}

const isOwned = (zone: Zone): boolean => PLAYER_ZONES.some((one) => one === zone);

function isExiledBy(scope: Scope, { exiledBy, stack }: CardObject, by: PlayerRef | undefined): boolean {
  const who = exiledBy ?? stack?.exiledBy;
  return by === undefined || (who !== undefined && isAmong(scope, by, who));
}

const isAmong = (scope: Scope, who: PlayerRef, player: PlayerId): boolean =>
  scope.evaluate.players(scope, who).includes(player);

/** Whether one of these players cast it: whoever controlled it as it was cast. */
function isCastBy(scope: Scope, object: CardObject, by: PlayerRef | undefined): boolean {
  return by === undefined || isAmong(scope, by, object.permanent?.castBy ?? object.controller);
}
