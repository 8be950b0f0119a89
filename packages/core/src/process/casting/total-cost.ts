import type { Cost, CostPart } from "../../ability/cost.ts";
import type { CostDifference } from "../../ability/effect.ts";
import type { Filter } from "../../ability/filter.ts";
import type { StaticRule } from "../../ability/static-rule.ts";
import { keywordsOf } from "../../characteristics/keywords.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { ManaSymbol } from "../../model/mana.ts";
import type { GameState } from "../../model/state.ts";
import type { EvaluationContext } from "../../query/context.ts";
import { amount, matches } from "../../query/evaluate.ts";
import { type RuleInForce, rulesInForce } from "../../query/static-rules.ts";
import { eventsThisTurn } from "../../storage/history.ts";
import { genericOf, type Owed, owedFor, totalMana, withoutGeneric } from "./owed.ts";
import { spellsCastThisTurn } from "./prohibitions.ts";

/** Whose total cost is asked for: a spell's, an ability's (by its source), that of turning a permanent face up, or of another special action. */
export interface CostSubject {
  readonly of: "cast" | "activate" | "turn-up" | "special";
  readonly player: PlayerId;
  /** The spell, the source of the ability, the permanent, or the card that the special action is taken with. */
  readonly object: ObjectId;
  /** The keyword that the cost is of. Absent: none. */
  readonly keyword?: string;
  /** The activated ability on the stack. Absent: a mana ability, or something else. */
  readonly ability?: ObjectId;
  /** Generic mana less by its own text. Absent: none. */
  readonly reduction?: number;
  /** What the permission to cast it adds or takes off. Absent: nothing. */
  readonly change?: CostDifference;
}

type CostChange = RuleInForce<Extract<StaticRule, { kind: "cost-change" }>>;

/** The total cost (601.2f): what is asked for and added, plus increases, minus reductions, then what sets a floor. It is locked in by being worked out once. */
export function totalCost(state: GameState, subject: CostSubject, context: EvaluationContext, cost: Cost): Owed {
  const owed = owedFor(state, context, [...cost, ...requiredCosts(state, subject).filter((part) => !isOpen(part))]);
  if (owed.mana === "unpayable") return owed;
  const changes = changesFor(state, subject);
  const { change } = subject;
  const fixed = changes.findLast(({ rule }) => rule.exactly === true);
  const base = fixed?.rule.generic === undefined ? owed.mana : [String(fixed.amount(fixed.rule.generic))];
  const more = change === undefined ? 0 : amount(state, context, change.generic) * (change.less === undefined ? 1 : -1);
  const increased = changes
    .filter(({ rule }) => rule.less === undefined && rule.exactly === undefined)
    .reduce((mana, change) => increase(mana, change), added(base, more));
  const own =
    (subject.reduction ?? 0) +
    Math.max(0, -more) +
    (subject.of === "cast" ? keywordReductions(state, subject, context) : 0);
  const reduced = changes
    .filter(({ rule }) => rule.less === true)
    .reduce((mana, change) => reduce(mana, change), withoutGeneric(increased, own));
  return { ...owed, mana: changes.reduce((mana, change) => floor(mana, change), reduced) };
}

const added = (mana: readonly ManaSymbol[], generic: number): readonly ManaSymbol[] =>
  generic > 0 ? [...mana, String(generic)] : mana;

/** The alternatives among what effects and the spell's own text add: they are settled with those of the cost itself before it is worked out (601.2b). */
export const openRequirements = (state: GameState, subject: CostSubject): Cost =>
  requiredCosts(state, subject).filter(isOpen);

const isOpen = (part: CostPart): boolean => part.kind === "either";

/** Costs that effects and the spell's own text add, whether wanted or not (118.8). */
function requiredCosts(state: GameState, subject: CostSubject): Cost {
  if (subject.of === "turn-up" || subject.of === "special") return [];
  return rulesInForce(state, "additional-cost").flatMap(({ rule, context, players }) => {
    if (
      rule.optional === true ||
      rule.of !== subject.of ||
      (rule.who !== undefined && !players(rule.who).includes(subject.player))
    )
      return [];
    return matches(state, context, rule.what, { object: subject.object }) ? rule.cost : [];
  });
}

function changesFor(state: GameState, subject: CostSubject): readonly CostChange[] {
  const applying = rulesInForce(state, "cost-change").filter(({ rule, context, players, objects }) => {
    if (rule.of !== subject.of || (rule.keyword !== undefined && rule.keyword !== subject.keyword)) return false;
    if (rule.who !== undefined && !players(rule.who).includes(subject.player)) return false;
    if (objects !== undefined && !objects.includes(subject.object)) return false;
    if (!matches(state, context, rule.what, { object: subject.object })) return false;
    if (rule.ability !== undefined && !isAbility(state, context, rule.ability, subject.ability)) return false;
    if (rule.nth === undefined) return true;
    const before =
      subject.of === "special"
        ? specialActionsThisTurn(state, subject)
        : spellsCastThisTurn(state, context, rule.what, subject.player);
    return before + 1 === rule.nth;
  });
  return applying.map((change) => ({
    ...change,
    // “For each target” is about the spell that the rule makes cheaper or dearer.
    amount: (value) => amount(state, { ...change.context, it: subject.object }, value),
  }));
}

const isAbility = (state: GameState, context: EvaluationContext, filter: Filter, id: ObjectId | undefined): boolean =>
  id !== undefined && matches(state, context, filter, { object: id });

/** How often the player has taken that special action this turn. */
function specialActionsThisTurn(state: GameState, { player, keyword }: CostSubject): number {
  let count = 0;
  for (const event of eventsThisTurn(state.history))
    if (event.kind === "action" && event.player === player && event.action === keyword) count++;
  return count;
}

function increase(mana: readonly ManaSymbol[], { rule, amount: number }: CostChange): readonly ManaSymbol[] {
  const generic = rule.generic === undefined ? 0 : Math.max(0, number(rule.generic));
  const times = rule.times === undefined ? 1 : Math.max(0, number(rule.times));
  const colored = Array.from({ length: times }, () => rule.colored ?? []).flat();
  return [...mana, ...(generic === 0 ? [] : [String(generic)]), ...colored];
}

/** Less generic mana (118.7a); a coloured reduction takes that colour first, then generic mana (118.7b–c). Never below what it says is the least. */
function reduce(mana: readonly ManaSymbol[], { rule, amount: number }: CostChange): readonly ManaSymbol[] {
  const generic = rule.generic === undefined ? 0 : Math.max(0, number(rule.generic));
  const times = rule.times === undefined ? 1 : Math.max(0, number(rule.times));
  const colored = Array.from({ length: times }, () => rule.colored ?? []).flat();
  const allowed = rule.minimum === undefined ? generic : Math.min(generic, Math.max(0, totalMana(mana) - rule.minimum));
  return colored.reduce((left, symbol) => withoutOne(left, symbol), withoutGeneric(mana, allowed));
}

function withoutOne(mana: readonly ManaSymbol[], symbol: ManaSymbol): readonly ManaSymbol[] {
  const at = mana.indexOf(symbol);
  if (at >= 0) return mana.filter((_, other) => other !== at);
  return withoutGeneric(mana, genericOf(symbol) || 1);
}

/** An effect that says how much must be paid at least. */
function floor(mana: readonly ManaSymbol[], { rule }: CostChange): readonly ManaSymbol[] {
  if (rule.less === true || rule.minimum === undefined) return mana;
  const short = rule.minimum - totalMana(mana);
  return short > 0 ? [...mana, String(short)] : mana;
}

/** What the spell's own keywords take off: affinity (702.41a), undaunted (702.125a). */
function keywordReductions(state: GameState, subject: CostSubject, context: EvaluationContext): number {
  const opponents = state.players.filter(
    ({ id, left, lost }) => id !== subject.player && left === undefined && lost === undefined,
  ).length;
  return keywordsOf(state, subject.object).reduce((sum, keyword) => {
    if (keyword.name === "undaunted") return sum + opponents;
    if (keyword.name !== "affinity") return sum;
    return (
      sum +
      amount(state, context, {
        kind: "count",
        filter: { kind: "all", of: [keyword.filter, { kind: "controller", is: { kind: "you" } }] },
        zone: "battlefield",
      })
    );
  }, 0);
}
