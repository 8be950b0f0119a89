import type { PlayerRef } from "../ability/player-ref.ts";
import type { ObjectId, PlayerId } from "../model/ids.ts";
import { COMBAT_STEPS, type GameState } from "../model/state.ts";
import { unsupported } from "../model/unsupported.ts";
import { eventsThisTurn } from "../storage/history.ts";
import { holderOf } from "./designations.ts";
import { holdersOf, playersOfEvent } from "./events/event-roles.ts";
import { chosenFor, knownObject, sourceOf } from "./known-object.ts";
import type { Scope } from "./scope.ts";

/** The players that a reference names, in turn order from the active player where it names several (101.4). */
export function playersOf(scope: Scope, ref: PlayerRef): readonly PlayerId[] {
  const { state, ctx, read, evaluate } = scope;
  switch (ref.kind) {
    case "you":
      return [ctx.controller];
    case "opponents": {
      const except = ref.except === undefined ? [] : evaluate.players(scope, ref.except);
      const whose = ref.of === undefined ? [ctx.controller] : evaluate.players(scope, ref.of);
      return playersInOrder(state).filter((player) => !whose.includes(player) && !except.includes(player));
    }
    case "each": {
      const except = ref.except === undefined ? [] : evaluate.players(scope, ref.except);
      const all = playersInOrder(state).filter((player) => !except.includes(player));
      const [first] = ref.first === undefined ? [] : evaluate.players(scope, ref.first);
      const at = first === undefined ? 0 : Math.max(0, all.indexOf(first));
      return [...all.slice(at), ...all.slice(0, at)];
    }
    case "target":
      return (
        ctx.targets?.[ref.slot]?.flatMap((target) => ("player" in target ? [target.player] : [])) ??
        ctx.bound?.[`target:${ref.slot}`]?.players ??
        []
      );
    case "controller":
      // “That player or that planeswalker's controller”: a player among the targets stands for themselves.
      if (ref.of.kind === "target")
        return unique(
          (ctx.targets?.[ref.of.slot] ?? []).map((target) =>
            "player" in target ? target.player : read.controller(target.object),
          ),
        );
      return unique(evaluate.select(scope, ref.of).map((id) => read.controller(id)));
    case "owner":
      return unique(evaluate.select(scope, ref.of).map((id) => knownObject(state, id).owner));
    case "event-player":
      return ctx.bound?.["event:player"]?.players ?? (ctx.event === undefined ? [] : playersOfEvent(ctx.event));
    case "active":
      return [state.turn.active];
    case "defending":
      return ref.attacker === undefined
        ? anyDefender(scope)
        : unique(evaluate.select(scope, ref.attacker).flatMap((id) => defenderOf(scope, id)));
    case "attacked-by":
      return unique(
        evaluate.select(scope, ref.attacker).flatMap((id) => {
          const found = attackedBy(scope, id);
          return typeof found === "string" ? [found] : [];
        }),
      );
    case "those-who":
      return evaluate.players(scope, ref.of).filter((player) => {
        const bound = { ...ctx.bound, each: { players: [player] } };
        return evaluate.holds({ ...scope, ctx: { ...ctx, bound } }, ref.that);
      });
    case "enchanted": {
      const host = permanentOf(state, sourceOf(scope))?.attachedTo;
      return typeof host === "string" ? [host] : [];
    }
    case "chosen": {
      const kept = ctx.bound?.player?.players;
      const own = chosenFor(scope, "player");
      const chosen: readonly (string | number)[] = kept ?? (own === undefined ? [] : [own]);
      return state.players.flatMap(({ id }) => (chosen.some((one) => one === id) ? [id] : []));
    }
    case "bound": {
      const kept = ctx.bound?.[ref.name];
      return kept?.players ?? (kept?.objects ?? []).map((id) => read.controller(id));
    }
    case "choose":
      return unsupported("a player that is yet to be chosen");
    case "attacked":
      return attackedThisCombat(scope);
    case "monarch":
      return [holderOf(state, "monarch")].flatMap((player) => player ?? []);
  }
}

/** The players still in the game, in turn order from the active player (101.4). */
function playersInOrder(state: GameState): readonly PlayerId[] {
  const at = Math.max(
    0,
    state.players.findIndex(({ id }) => id === state.turn.active),
  );
  return [...state.players.slice(at), ...state.players.slice(0, at)].flatMap(({ id, left, lost }) =>
    left === undefined && lost === undefined ? [id] : [],
  );
}

/** The players whom the controller has declared attackers against this combat. */
function attackedThisCombat({ state, ctx }: Scope): readonly PlayerId[] {
  let attacked: readonly PlayerId[] = [];
  for (const event of eventsThisTurn(state.history)) {
    if (event.kind === "step-began" && event.step === "begin-combat") attacked = [];
    if (event.kind === "attack-declared" && event.player === ctx.controller)
      attacked = event.attackers.flatMap(({ defender }) => (typeof defender === "string" ? [defender] : []));
  }
  return unique(attacked);
}

/**
 * Who “defending player” is where no attacker is named: the defender of the object being modified, of the source, or of one in the
 * event (508.5); else the only player who can be one (506.2).
 */
function anyDefender(scope: Scope): readonly PlayerId[] {
  const { state, ctx } = scope;
  const inEvent = (["subject", "source", "attacker"] as const).flatMap((role) =>
    ctx.event === undefined ? [] : holdersOf(ctx.event, role).objects,
  );
  for (const id of [ctx.it, ctx.source, ...inEvent]) {
    const found = id === undefined ? [] : unique(defenderOf(scope, id));
    if (found.length > 0) return found;
  }
  if (!COMBAT_STEPS.includes(state.turn.step)) return [];
  const others = playersInOrder(state).filter((player) => player !== state.turn.active);
  return others.length === 1 ? others : [];
}

/** The defending player of an attacker: whom it attacks, or who controls or protects what it attacks (506.2, 310.9d). */
function defenderOf(scope: Scope, attacker: ObjectId): readonly PlayerId[] {
  const defender = attackedBy(scope, attacker);
  if (defender === undefined) return [];
  if (typeof defender === "string") return [defender];
  return [permanentOf(scope.state, defender)?.protector ?? scope.read.controller(defender)];
}

/** What a creature attacks, or was declared to attack by the event: a player, a planeswalker or a battle (506.2). */
export function attackedBy({ state, ctx }: Scope, attacker: ObjectId): PlayerId | ObjectId | undefined {
  const declared =
    ctx.event?.kind === "attack-declared"
      ? ctx.event.attackers.find(({ object }) => object === attacker)?.defender
      : undefined;
  return permanentOf(state, attacker)?.attacking?.defender ?? declared;
}

function permanentOf(state: GameState, id: ObjectId) {
  const object = knownObject(state, id);
  return object.kind === "card" ? object.permanent : undefined;
}

function unique(players: readonly PlayerId[]): readonly PlayerId[] {
  return [...new Set(players)];
}
