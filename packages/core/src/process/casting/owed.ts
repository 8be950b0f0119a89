import type { Cost, CostPart } from "../../ability/cost.ts";
import { characteristics } from "../../characteristics/characteristics.ts";
import type { ManaSymbol } from "../../model/mana.ts";
import type { GameState } from "../../model/state.ts";
import type { EvaluationContext } from "../../query/context.ts";
import { amount } from "../../query/evaluate.ts";

/** What is to be paid: mana, `unpayable` where a mana cost that isn't there is asked for (118.6), and everything else. */
export interface Owed {
  readonly mana: readonly ManaSymbol[] | "unpayable";
  readonly parts: readonly OtherPart[];
}

/** A part of a cost that isn't mana, all alternatives settled. */
export type OtherPart = Exclude<CostPart, { kind: "mana" } | { kind: "own-mana-cost" } | { kind: "either" }>;

/** Nothing. */
const NOTHING_OWED: Owed = { mana: [], parts: [] };

/** What a cost without open alternatives comes to, X and other amounts worked out in its mana (107.3, 118). */
export function owedFor(state: GameState, context: EvaluationContext, cost: Cost): Owed {
  return cost.reduce<Owed>((owed, part) => plus(owed, owedForPart(state, context, part)), NOTHING_OWED);
}

/** Both together. */
function plus(one: Owed, other: Owed): Owed {
  return {
    mana: one.mana === "unpayable" || other.mana === "unpayable" ? "unpayable" : [...one.mana, ...other.mana],
    parts: [...one.parts, ...other.parts],
  };
}

function owedForPart(state: GameState, context: EvaluationContext, part: CostPart): Owed {
  switch (part.kind) {
    case "mana": {
      const times = part.times === undefined ? 1 : Math.max(0, amount(state, context, part.times));
      return { mana: Array.from({ length: times }, () => withX(part.mana, context.x ?? 0)).flat(), parts: [] };
    }
    case "own-mana-cost": {
      const own = context.source === undefined ? null : characteristics(state, context.source).manaCost;
      return {
        mana: own === null ? "unpayable" : withoutGeneric(withX(own, context.x ?? 0), part.reduced ?? 0),
        parts: [],
      };
    }
    case "either":
      throw new Error("a cost with open alternatives");
    default:
      return { mana: [], parts: [part] };
  }
}

/** A mana cost with a value for X. */
function withX(mana: readonly ManaSymbol[], x: number): readonly ManaSymbol[] {
  return mana.map((symbol) => (symbol === "X" || symbol === "Y" || symbol === "Z" ? String(x) : symbol));
}

/** Whether a symbol is generic mana of a fixed amount (107.4b). */
export function genericOf(symbol: ManaSymbol): number {
  return /^\d+$/.test(symbol) ? Number(symbol) : 0;
}

/** A mana cost with so much less generic mana (118.7a). */
export function withoutGeneric(mana: readonly ManaSymbol[], less: number): readonly ManaSymbol[] {
  let left = less;
  return mana.map((symbol) => {
    const generic = genericOf(symbol);
    const taken = Math.min(generic, left);
    left -= taken;
    return taken === 0 ? symbol : String(generic - taken);
  });
}

/** How much mana a mana cost is in all, whatever its kinds (202.3). */
export function totalMana(mana: readonly ManaSymbol[]): number {
  return mana.reduce((sum, symbol) => sum + (/^\d/.test(symbol) ? Number.parseInt(symbol, 10) : 1), 0);
}
