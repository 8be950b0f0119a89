import type { Cost } from "../../ability/cost.ts";
import type { Filter } from "../../ability/filter.ts";
import type { Keyword } from "../../ability/keyword.ts";
import type { StaticRule } from "../../ability/static-rule.ts";
import { characteristics, controllerOf } from "../../characteristics/characteristics.ts";
import { keywordsOf } from "../../characteristics/keywords.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { GameState } from "../../model/state.ts";
import { matches } from "../../query/evaluate.ts";
import { rulesInForce } from "../../query/static-rules.ts";
import type { RuleKey } from "../../rules/rules.ts";
import { eventsThisTurn } from "../../storage/history.ts";
import { costOf } from "./keyword-permissions.ts";
import type { LimitedUse } from "./way.ts";

/** What may be paid rather than the mana cost (118.9). */
export interface AlternativeCost {
  readonly via: string;
  readonly cost: Cost | "free";
  readonly flash?: true;
  readonly use?: LimitedUse;
  /** The static rule that offers it; its effect may be used up by it. Absent: a keyword. */
  readonly rule?: StaticRule;
  readonly rules: readonly RuleKey[];
}

interface Paying {
  readonly rule: RuleKey;
  readonly more?: Cost;
  readonly when?: (state: GameState, player: PlayerId, spell: ObjectId) => boolean;
}

const TAPPED_CREATURE: Filter = {
  kind: "all",
  of: [
    { kind: "type", type: "Creature" },
    { kind: "status", status: "tapped" },
    { kind: "controller", is: { kind: "you" } },
  ],
};
const UNBLOCKED_ATTACKER: Filter = {
  kind: "all",
  of: [
    { kind: "combat", is: "unblocked" },
    { kind: "controller", is: { kind: "you" } },
  ],
};

/** The keywords of a spell that offer another cost, in the order of their rules. */
const PAYING: Readonly<Record<string, Paying>> = {
  evoke: { rule: "702.74a" },
  prowl: {
    rule: "702.76a",
    when: (state, player, spell) => dealtCombatDamage(state, player, (id) => sharesCreatureType(state, id, spell)),
  },
  overload: { rule: "702.96a" },
  bestow: { rule: "702.103a" },
  dash: { rule: "702.109a" },
  surge: { rule: "702.117a", when: (state) => castThisTurn(state) > 0 },
  spectacle: { rule: "702.137a", when: opponentLostLife },
  mutate: { rule: "702.140a" },
  cleave: { rule: "702.148a" },
  blitz: { rule: "702.152a" },
  prototype: { rule: "702.160a" },
  freerunning: {
    rule: "702.173a",
    when: (state, player) => dealtCombatDamage(state, player, (id) => isAssassinOrCommander(state, id)),
  },
  impending: { rule: "702.176a" },
  warp: { rule: "702.185a" },
  "web-slinging": { rule: "702.188a", more: [{ kind: "return-to-hand", what: TAPPED_CREATURE, count: 1 }] },
  sneak: {
    rule: "702.190a",
    more: [{ kind: "return-to-hand", what: UNBLOCKED_ATTACKER, count: 1 }],
    when: (state, player) => state.turn.step === "declare-blockers" && state.turn.active === player,
  },
};

/** The alternative costs that a spell's own keywords and effects offer. `spell` is the game as it would be with the spell on the stack. */
export function alternativeCostsOf(
  spell: GameState,
  id: ObjectId,
  player: PlayerId,
  from: string,
): readonly AlternativeCost[] {
  return [
    ...keywordsOf(spell, id).flatMap((keyword) => offered(spell, player, id, keyword, from)),
    ...fromRules(spell, id, player),
  ];
}

function offered(
  state: GameState,
  player: PlayerId,
  spell: ObjectId,
  keyword: Keyword,
  from: string,
): readonly AlternativeCost[] {
  const paying = Object.hasOwn(PAYING, keyword.name) ? PAYING[keyword.name] : undefined;
  if (paying === undefined || (keyword.name === "warp" && from !== "hand")) return [];
  if (paying.when !== undefined && !paying.when(state, player, spell)) return [];
  return [
    {
      via: keyword.name,
      cost: [...costOf(keyword), ...(paying.more ?? [])],
      ...(keyword.name === "sneak" ? { flash: true as const } : {}),
      rules: [paying.rule, "118.9"],
    },
  ];
}

function fromRules(spell: GameState, id: ObjectId, player: PlayerId): readonly AlternativeCost[] {
  return rulesInForce(spell, "alternative-cost").flatMap(({ rule, context, source, players }) => {
    if (rule.who !== undefined && !players(rule.who).includes(player)) return [];
    if (!matches(spell, context, rule.what, { object: id })) return [];
    return [
      {
        via: rule.keyword ?? (rule.cost === "free" ? "free" : "alternative"),
        cost: rule.cost,
        ...(rule.flash === true ? { flash: true as const } : {}),
        ...(rule.perTurn === undefined
          ? {}
          : { use: { key: `alternative-cost:${source ?? "rule"}`, times: rule.perTurn } }),
        rule,
        rules: ["118.9" as const],
      },
    ];
  });
}

/** Whether a source that is meant and was under the player's control dealt combat damage to a player this turn, as it last was. */
function dealtCombatDamage(state: GameState, player: PlayerId, isMeant: (source: ObjectId) => boolean): boolean {
  for (const event of eventsThisTurn(state.history)) {
    if (event.kind !== "damage" || !event.combat || event.source === undefined || !("player" in event.to)) continue;
    if (controllerOf(state, event.source) === player && isMeant(event.source)) return true;
  }
  return false;
}

function sharesCreatureType(state: GameState, source: ObjectId, spell: ObjectId): boolean {
  return matches(
    state,
    { controller: controllerOf(state, spell), source: spell, bound: {} },
    { kind: "same", what: "creature-type", as: { kind: "self" } },
    { object: source },
  );
}

function isAssassinOrCommander(state: GameState, id: ObjectId): boolean {
  const { types, subtypes } = characteristics(state, id);
  if (!types.includes("Creature")) return false;
  return (
    subtypes.includes("Assassin") ||
    matches(state, { controller: controllerOf(state, id), bound: {} }, { kind: "commander" }, { object: id })
  );
}

function castThisTurn(state: GameState): number {
  return Object.values(state.turn.spellsCast).reduce((sum, count) => sum + count, 0);
}

function opponentLostLife(state: GameState, player: PlayerId): boolean {
  for (const event of eventsThisTurn(state.history))
    if (event.kind === "life" && event.player !== player && event.change < 0) return true;
  return false;
}
