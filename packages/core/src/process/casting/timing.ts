import { characteristics } from "../../characteristics/characteristics.ts";
import { hasKeyword } from "../../characteristics/keywords.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { Refusal } from "../../model/refusal.ts";
import type { GameState } from "../../model/state.ts";
import { matches } from "../../query/evaluate.ts";
import { rulesInForce } from "../../query/static-rules.ts";
import type { RuleKey } from "../../rules/rules.ts";
import type { CastWay } from "./way.ts";

/** Where each type's rule says when its spells are cast, in the order in which they are asked for. */
const TYPE_TIMING: readonly (readonly [type: string, rule: RuleKey])[] = [
  ["Sorcery", "307.1"],
  ["Creature", "302.1"],
  ["Artifact", "301.1"],
  ["Enchantment", "303.1"],
  ["Planeswalker", "306.1"],
  ["Battle", "310.1"],
];

/** Whether it is a time at which this player can do what only a sorcery's timing allows: a main phase of their turn, the stack empty (307.1, 602.5d). */
export function isSorceryTime(state: GameState, player: PlayerId): boolean {
  const { active, step } = state.turn;
  return active === player && (step === "main1" || step === "main2") && state.stack.length === 0;
}

/** Whether a spell with split second is on the stack (702.61a). */
export function isSplitSecondTime(state: GameState): boolean {
  return state.stack.some((id) => hasKeyword(state, id, "split second"));
}

/** Why it isn't the time to cast a spell in this way, if it isn't (117.1a). `spell` is the game as it would be with the spell on the stack. */
export function timingRefusal(
  state: GameState,
  spell: GameState,
  id: ObjectId,
  player: PlayerId,
  way: CastWay,
): Refusal | undefined {
  const { timing } = way.permission;
  if (timing === "none") return undefined;
  if (isSplitSecondTime(state)) return { code: "split-second", rules: ["702.61a", "601.3"], object: id };
  const instant =
    timing !== "sorcery" && (timing === "flash" || way.flash === true || isInstantSpeed(state, spell, id, player));
  if (instant || isSorceryTime(state, player)) return undefined;
  const { types } = characteristics(spell, id);
  const rules = TYPE_TIMING.flatMap(([type, rule]) => (types.includes(type) ? [rule] : [])).slice(0, 1);
  return {
    code: state.turn.active === player ? "sorcery-timing" : "not-your-turn",
    rules: [...rules, "117.1a", "601.3"],
    object: id,
  };
}

/** Whether the spell is an instant, has flash, or may be cast as though it had (304.1, 702.8a, 601.3b). */
function isInstantSpeed(state: GameState, spell: GameState, id: ObjectId, player: PlayerId): boolean {
  if (characteristics(spell, id).types.includes("Instant") || hasKeyword(spell, id, "flash")) return true;
  return rulesInForce(state, "cast-as-though-flash").some(
    ({ rule, context, players }) =>
      players(rule.who).includes(player) && matches(spell, context, rule.what, { object: id }),
  );
}
