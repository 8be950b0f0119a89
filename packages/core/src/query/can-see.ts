import { controllerOf } from "../characteristics/characteristics.ts";
import { hasKeyword } from "../characteristics/keywords.ts";
import { rulesThatApply } from "../characteristics/rules-in-force.ts";
import type { ObjectId, PlayerId } from "../model/ids.ts";
import type { CardObject } from "../model/object.ts";
import type { GameState } from "../model/state.ts";
import { eventsLastTurn, eventsThisTurn } from "../storage/history.ts";
import { cardObjectAt, objectAt } from "../storage/objects.ts";
import { controlledPlayers } from "./decider.ts";
import { matches, players } from "./evaluate.ts";

/**
 * Whether a player may know which card an object is, both faces included (712.6): all that is public; their own hand; face-down spells and permanents
 * they control (708.5); what a player they control may know (723.4); hidden cards in exile they may look at (406.3); what an effect shows them; what they were shown and has stayed where it is.
 */
export function canSee(state: GameState, player: PlayerId, id: ObjectId): boolean {
  return seesAlone(state, player, id) || controlledPlayers(state, player).some((other) => seesAlone(state, other, id));
}

/** Whether they may know it without controlling another player (723.4). */
function seesAlone(state: GameState, player: PlayerId, id: ObjectId): boolean {
  const object = objectAt(state, id);
  if (object === undefined || object.kind !== "card") return true;
  return (
    isPublic(state, object) ||
    isOpenTo(state, player, object) ||
    isAskedAbout(state, player, object) ||
    wasShown(state, player, id)
  );
}

/** Whether every player may know which card it is, by where it is and how it lies (400.2, 708.9). */
function isPublic(state: GameState, object: CardObject): boolean {
  switch (object.zone) {
    case "library":
    case "hand":
      return false;
    case "exile":
      return object.hidden === undefined;
    case "command":
      return object.hidden === undefined || state.over !== undefined;
    case "battlefield":
    case "stack":
      return object.faceDown === undefined || state.over !== undefined;
    default:
      return true;
  }
}

function isOpenTo(state: GameState, player: PlayerId, object: CardObject): boolean {
  switch (object.zone) {
    case "hand":
      return object.owner === player || handsRevealed(state).includes(object.owner);
    case "library":
      return state.players.some(
        ({ library, id }) => library[0] === object.id && libraryTopSeenBy(state, id).includes(player),
      );
    case "exile":
      return object.hidden?.lookers.includes(player) === true || allowedToLook(state, object).includes(player);
    default:
      return controllerOf(state, object.id) === player || mayLookAt(state, player, object, "face-down");
  }
}

/** The players whom a permanent now allows to look at a card that is exiled face down. */
export function allowedToLook(state: GameState, object: CardObject): readonly PlayerId[] {
  return state.players.flatMap(({ id }) =>
    isHiddenAwayBy(state, id, object) || mayLookAt(state, id, object, "exiled") ? [id] : [],
  );
}

/** Whoever controls the permanent that hid a card away may look at it (702.75a). */
function isHiddenAwayBy(state: GameState, player: PlayerId, { exiledWith }: CardObject): boolean {
  const by = exiledWith === undefined ? undefined : cardObjectAt(state, exiledWith);
  return by?.permanent !== undefined && controllerOf(state, by.id) === player && hasKeyword(state, by.id, "hideaway");
}

/** The players whose hands an effect has revealed for as long as it lasts. */
function handsRevealed(state: GameState): readonly PlayerId[] {
  return rulesThatApply(state, "play-revealed").flatMap(({ rule, context }) =>
    rule.what === "hand" ? players(state, context, rule.who) : [],
  );
}

/** Who may see the top card of a player's library: all, where it is played revealed; its owner, where an effect lets them look. */
function libraryTopSeenBy(state: GameState, owner: PlayerId): readonly PlayerId[] {
  const revealed = rulesThatApply(state, "play-revealed").some(
    ({ rule, context }) => rule.what === "library-top" && players(state, context, rule.who).includes(owner),
  );
  if (revealed) return state.players.map(({ id }) => id);
  const looking = rulesThatApply(state, "look-at").some(
    ({ rule, context }) => rule.what === "library-top" && players(state, context, rule.who).includes(owner),
  );
  return looking ? [owner] : [];
}

function mayLookAt(state: GameState, player: PlayerId, object: CardObject, what: "face-down" | "exiled"): boolean {
  return rulesThatApply(state, "look-at").some(({ rule, context }) => {
    if (rule.what !== what || !players(state, context, rule.who).includes(player)) return false;
    const asked = { ...context, bound: { ...context.bound, each: { players: [player] } } };
    return rule.filter === undefined || matches(state, asked, rule.filter, { object: object.id });
  });
}

/** Whether the player is in the middle of a decision about a card of a hand or library: then they are looking at it. What lies face down elsewhere nobody is shown. */
function isAskedAbout(state: GameState, player: PlayerId, { id, zone }: CardObject): boolean {
  if (zone !== "hand" && zone !== "library") return false;
  const decision = state.pending?.decision;
  if (decision === undefined || decision.player !== player) return false;
  switch (decision.kind) {
    case "pick":
      return decision.from.some((ref) => "object" in ref && ref.object === id);
    case "order":
      return decision.what !== "triggers" && decision.items.some(({ object }) => object === id);
    default:
      return false;
  }
}

/** The players who looked at it this turn since it came to be where it is (701.20e). */
export function lookedAtBy(state: GameState, id: ObjectId): readonly PlayerId[] {
  return [...eventsThisTurn(state.history)].flatMap((event) =>
    event.kind === "looked-at" && event.object === id ? [event.player] : [],
  );
}

/** Whether the player was shown it, by a reveal or a look, this turn or the last, since it came to be where it is (701.20). */
function wasShown(state: GameState, player: PlayerId, id: ObjectId): boolean {
  for (const events of [eventsThisTurn(state.history), eventsLastTurn(state.history)]) {
    for (const event of events) {
      if (event.kind === "revealed" && event.object === id) return true;
      if (event.kind === "looked-at" && event.object === id && event.player === player) return true;
    }
  }
  return false;
}
