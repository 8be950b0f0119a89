import type { PlayerId } from "../../../model/ids.ts";
import type { ManaKind, ManaSymbol } from "../../../model/mana.ts";
import { MANA_KINDS } from "../../../model/mana.ts";
import type { GameState } from "../../../model/state.ts";
import { playerAt } from "../../process.ts";
import { leniencyFor, type ManaPurpose } from "./purpose.ts";
import { everySource } from "./sources.ts";

/** The most mana a player could have now by tapping everything, in all and of each kind by itself. */
interface MostMana {
  readonly total: number;
  readonly of: ReadonlyMap<ManaKind, number>;
}

/** Whether a mana cost asks for more mana than everything a player has could add, or for more of some kind. Quick, and never true of what can be paid. */
export function isOutOfReach(
  state: GameState,
  player: PlayerId,
  mana: readonly ManaSymbol[],
  purpose: ManaPurpose,
): boolean {
  if (state.mana === "unlimited" || mana.length === 0) return false;
  const most = mostMana(state, player);
  if (mana.reduce((sum, symbol) => sum + leastOf(symbol), 0) > most.total) return true;
  return (
    MANA_KINDS.some((kind) => mana.filter((symbol) => symbol === kind).length > (most.of.get(kind) ?? 0)) &&
    leniencyFor(state, player, purpose) === "none"
  );
}

/** How much mana a symbol asks for at least: X may be 0, a Phyrexian symbol be paid with life, a hybrid of two generic mana be paid with one coloured. */
function leastOf(symbol: ManaSymbol): number {
  if (/^\d+$/.test(symbol)) return Number(symbol);
  return symbol === "X" || symbol === "Y" || symbol === "Z" || symbol.endsWith("/P") ? 0 : 1;
}

const known = new WeakMap<GameState, Map<PlayerId, MostMana>>();

function mostMana(state: GameState, player: PlayerId): MostMana {
  const of = known.get(state) ?? new Map<PlayerId, MostMana>();
  known.set(state, of);
  const found = of.get(player) ?? count(state, player);
  of.set(player, found);
  return found;
}

function count(state: GameState, player: PlayerId): MostMana {
  const { pool } = playerAt(state, player);
  const options = everySource(state, player).map(({ source }) => source.options);
  const total = options.reduce((sum, of) => sum + Math.max(0, ...of.map(({ mana }) => mana.length)), pool.length);
  const amountOf = (kind: ManaKind, mana: readonly { readonly kind: ManaKind }[]): number =>
    mana.filter((one) => one.kind === kind).length;
  return {
    total,
    of: new Map(
      MANA_KINDS.map((kind) => [
        kind,
        options.reduce(
          (sum, of) => sum + Math.max(0, ...of.map(({ mana }) => amountOf(kind, mana))),
          amountOf(kind, pool),
        ),
      ]),
    ),
  };
}
