import type { Amount } from "../ability/amount.ts";
import type { GameEvent } from "../model/event.ts";
import type { ObjectId, PlayerId } from "../model/ids.ts";
import { eventsThisTurn } from "../storage/history.ts";
import { knownObject } from "./known-object.ts";
import type { Scope } from "./scope.ts";

type ThisTurn = Extract<Exclude<Amount, number>, { readonly kind: "this-turn" }>;

/** A total over what happened this turn, to or by these players. */
export function totalThisTurn(scope: Scope, amount: ThisTurn): number {
  const players = scope.evaluate.players(scope, amount.of);
  const { what } = amount;
  if (what === "attackers-declared") return attackersDeclared(scope, amount, players);
  let total = 0;
  for (const event of eventsThisTurn(scope.state.history)) total += share(scope, { ...amount, what }, players, event);
  return total;
}

/** The creatures declared as attackers in all combats of the turn; one that attacked twice is one creature (508.1a). */
function attackersDeclared(scope: Scope, { filter }: ThisTurn, players: readonly PlayerId[]): number {
  const attackers = new Set<ObjectId>();
  for (const event of eventsThisTurn(scope.state.history))
    if (event.kind === "attack-declared" && players.includes(event.player))
      for (const { object } of event.attackers)
        if (filter === undefined || scope.evaluate.matches(scope, filter, object)) attackers.add(object);
  return attackers.size;
}

type Share = ThisTurn & { readonly what: Exclude<ThisTurn["what"], "attackers-declared"> };

function share(scope: Scope, { what, filter }: Share, players: readonly PlayerId[], event: GameEvent): number {
  const fits = (id: ObjectId) => filter === undefined || scope.evaluate.matches(scope, filter, id);
  const of = (player: PlayerId) => players.includes(player);
  switch (what) {
    case "life-gained":
      return event.kind === "life" && event.change > 0 && of(event.player) ? event.change : 0;
    case "life-lost":
      return event.kind === "life" && event.change < 0 && of(event.player) ? -event.change : 0;
    case "cards-drawn":
      return event.kind === "drawn" && of(event.player) ? 1 : 0;
    case "spells-cast":
      return event.kind === "cast" && of(event.player) && fits(event.object) ? 1 : 0;
    case "creatures-died": {
      if (
        event.kind !== "zone-change" ||
        event.from !== "battlefield" ||
        !event.arrived.some(({ zone }) => zone === "graveyard")
      )
        return 0;
      const died =
        scope.read.characteristics(event.former).types.includes("Creature") && of(scope.read.controller(event.former));
      return died && fits(event.former) ? 1 : 0;
    }
    case "permanents-sacrificed":
      return event.kind === "sacrificed" && of(event.player) && fits(event.object) ? 1 : 0;
    case "damage-dealt":
      if (event.kind !== "damage" || event.source === undefined || !fits(event.source)) return 0;
      return "player" in event.to
        ? of(event.to.player)
          ? event.amount
          : 0
        : of(scope.read.controller(event.to.object)) && knownObject(scope.state, event.to.object).kind === "card"
          ? event.amount
          : 0;
    case "lands-played":
      return event.kind === "land-played" && of(event.player) ? 1 : 0;
    case "cards-discarded":
      return event.kind === "discarded" && of(event.player) && fits(event.object) ? 1 : 0;
  }
}
