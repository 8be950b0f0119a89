import type { Step } from "../../model/state.ts";
import type { Process } from "../process.ts";

const COMBAT: ReadonlySet<Step> = new Set<Step>([
  "begin-combat",
  "declare-attackers",
  "declare-blockers",
  "first-strike-damage",
  "combat-damage",
]);

/** Unspent mana is lost as a step ends, but for mana that says it stays until the turn does (106.4, 500.5). */
export function emptyPools(p: Process, step: Step): void {
  if (p.state.players.every((player) => player.pool.length === 0)) return;
  const keeps = step !== "cleanup";
  p.state = {
    ...p.state,
    players: p.state.players.map((player) =>
      player.pool.length === 0
        ? player
        : {
            ...player,
            pool: keeps
              ? player.pool.filter((mana) => mana.keeps === true || (mana.keeps === "combat" && COMBAT.has(step)))
              : [],
          },
    ),
  };
}
