import type { PlayerId } from "../../model/ids.ts";
import type { GameState, PlayerState } from "../../model/state.ts";
import { rulesInForce } from "../../query/static-rules.ts";
import type { RuleKey } from "../../rules/rules.ts";
import { loseGame } from "../actions/leave-game.ts";
import type { Act } from "./table.ts";

const WHY: readonly { readonly rules: readonly RuleKey[]; readonly loses: (player: PlayerState) => boolean }[] = [
  { rules: ["704.5a"], loses: (player) => player.life <= 0 },
  { rules: ["704.5b"], loses: (player) => player.drewFromEmpty === true },
  { rules: ["704.5c"], loses: (player) => (player.counters.poison ?? 0) >= 10 },
  {
    rules: ["704.6c", "903.10a"],
    loses: (player) => Object.values(player.commanderDamage).some((damage) => damage >= 21),
  },
];

/** Players who lose: life, an empty library, poison, damage by one commander. All who do lose at the same time. */
export function playerActions(state: GameState): readonly Act[] {
  return state.players.flatMap((player) => {
    if (player.lost !== undefined || player.left !== undefined) return [];
    const why = WHY.find(({ loses }) => loses(player));
    return why === undefined || cannotLose(state, player.id) ? [] : [(p) => loseGame(p, player.id, why.rules)];
  });
}

const cannotLose = (state: GameState, id: PlayerId): boolean =>
  rulesInForce(state, "cannot-lose-game").some(({ rule, players }) => players(rule.who).includes(id));
