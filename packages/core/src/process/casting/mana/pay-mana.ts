import type { ObjectId, PlayerId } from "../../../model/ids.ts";
import type { Mana, ManaKind, ManaSymbol } from "../../../model/mana.ts";
import { COLORS } from "../../../model/mana.ts";
import type { GameState } from "../../../model/state.ts";
import { type Procedure, type Process, patchPlayer, playerAt } from "../../process.ts";
import { refuse } from "../../refuse.ts";
import { type ManaPlan, planMana } from "./plan.ts";
import { leniencyFor, type ManaPurpose, maySpend } from "./purpose.ts";
import { needsOf } from "./requirement.ts";
import { manaSources } from "./sources.ts";
import { tapForMana } from "./tap-for-mana.ts";

/** Whether a player could pay this mana now, from the pool and by tapping for it. `except`: permanents that are not to be tapped. */
export function canPayMana(
  state: GameState,
  player: PlayerId,
  mana: readonly ManaSymbol[],
  purpose: ManaPurpose,
  except: readonly ObjectId[] = [],
): boolean {
  return state.mana === "unlimited" || planFor(state, player, mana, purpose, except) !== undefined;
}

/**
 * Pays mana: from the pool, then by tapping sources for it, in any way that works (601.2g–h). Where the game's mana is unlimited nothing is spent.
 * Gives back the mana spent; refuses where nothing works (118.3).
 */
export function* payMana(
  p: Process,
  player: PlayerId,
  mana: readonly ManaSymbol[],
  purpose: ManaPurpose,
  except: readonly ObjectId[] = [],
): Procedure<readonly Mana[]> {
  if (p.state.mana === "unlimited") return mana.flatMap(asWritten).map((kind) => ({ kind }));
  for (;;) {
    const plan = planFor(p.state, player, mana, purpose, except);
    if (plan === undefined) refuse("cannot-pay", ["601.2h", "118.3"], { player });
    for (const { object, option } of plan.taps) yield* tapForMana(p, player, object, option);
    const found = takenFrom(playerAt(p.state, player).pool, plan.spent);
    if (found === undefined) continue; // something changed what was added: plan again with what there is now
    patchPlayer(p, player, { pool: found.left });
    return found.taken;
  }
}

function planFor(
  state: GameState,
  player: PlayerId,
  mana: readonly ManaSymbol[],
  purpose: ManaPurpose,
  except: readonly ObjectId[],
): ManaPlan | undefined {
  const ways = needsOf(mana.map(manaPart), leniencyFor(state, player, purpose));
  if (ways.some((needs) => needs.length === 0)) return { taps: [], spent: [] };
  const pool = playerAt(state, player).pool.filter((one) => maySpend(state, player, one, purpose));
  const restrictedFirst = [
    ...pool.filter(({ only }) => only !== undefined),
    ...pool.filter(({ only }) => only === undefined),
  ];
  const sources = manaSources(state, player, purpose, except);
  for (const needs of ways) {
    const plan = planMana(restrictedFirst, sources, needs);
    if (plan !== undefined) return plan;
  }
  return undefined;
}

/** A Phyrexian symbol as the mana it asks for, where it is paid with mana (107.4f). */
function manaPart(symbol: ManaSymbol): ManaSymbol {
  return symbol.endsWith("/P") ? symbol.slice(0, -2) : symbol;
}

/** What is recorded as spent where mana is unlimited: each symbol's own colour, else colourless. */
function asWritten(symbol: ManaSymbol): readonly ManaKind[] {
  if (/^\d+$/.test(symbol)) return Array.from({ length: Number(symbol) }, () => "C" as const);
  const [first = ""] = symbol.split("/");
  return [COLORS.find((color) => color === first) ?? "C"];
}

/** A pool without some mana, and that mana as it was there; nothing where it isn't all there. */
function takenFrom(
  pool: readonly Mana[],
  spent: readonly Mana[],
): { readonly left: readonly Mana[]; readonly taken: readonly Mana[] } | undefined {
  const left = [...pool];
  const taken: Mana[] = [];
  for (const mana of spent) {
    const own = left.indexOf(mana);
    const at =
      own >= 0
        ? own
        : left.findIndex(
            (one) =>
              one.kind === mana.kind &&
              one.snow === mana.snow &&
              one.keeps === mana.keeps &&
              JSON.stringify(one.only) === JSON.stringify(mana.only),
          );
    if (at < 0) return undefined;
    taken.push(...left.splice(at, 1));
  }
  return { left, taken };
}
