import { hasKeyword } from "../characteristics/keywords.ts";
import { isRestricted } from "../characteristics/restrictions.ts";
import type { ObjectId } from "../model/ids.ts";
import type { AbilityObject, CardObject, Component } from "../model/object.ts";
import type { Refusal } from "../model/refusal.ts";
import type { GameState } from "../model/state.ts";
import { type Switches, switchesOf } from "../rules/editions.ts";
import type { RuleKey } from "../rules/rules.ts";
import { cardObjectAt } from "../storage/objects.ts";
import { isInstantOrSorceryFace } from "./cast-face.ts";
import { definitionOf } from "./definitions.ts";
import { faceOf } from "./face-up.ts";
import { meldedResultOf } from "./melded.ts";

/** Turning a permanent over: the two keyword actions follow the same rules (701.28a). */
export type TurnOver = "transform" | "convert";

/** Why a component doesn't turn over. */
type Reason =
  | "face-down"
  | "melded"
  | "meld-card"
  | "not-double-faced"
  | "instant-or-sorcery"
  | "restricted"
  | "already-turned"
  | Bound;

/** Keywords that alone turn what has them over (702.145b, 702.145e). */
type Bound = "daybound" | "nightbound";
const BOUND: readonly Bound[] = ["daybound", "nightbound"];

/**
 * Why a permanent told to transform or convert doesn't (701.27, 701.28, 712.9–10). Nothing: it does. `ability`: the ability on the stack that tells it,
 * whatever its source; it counts only against its own source (701.27f). `cause`: the keyword that turns it over, where one does.
 * `detail` names the reason.
 */
export function transformRefusal(
  state: GameState,
  id: ObjectId,
  verb: TurnOver,
  ability?: AbilityObject,
  cause?: Bound,
): Refusal | undefined {
  const object = cardObjectAt(state, id);
  const code = verb === "transform" ? "cannot-transform" : "cannot-convert";
  if (object?.permanent === undefined)
    return { code: "not-a-permanent", rules: [verb === "transform" ? "701.27a" : "701.28a"], object: id };
  if (object.permanent.phasedOut !== undefined) return { code: "not-a-permanent", rules: ["702.26b"], object: id };
  const switches = switchesOf(state.edition);
  const refusal = (reason: Reason) =>
    ({ code, rules: rulesOf(reason, verb, object, switches), object: id, detail: reason }) as const;
  if (object.faceDown !== undefined) return refusal("face-down");
  if (meldedResultOf(state, object) !== undefined) return refusal("melded");
  const reasons = object.components.map((component) => reasonOf(state, component, switches));
  if (!reasons.includes(undefined))
    return refusal(reasons.find((reason) => reason !== "not-double-faced") ?? "not-double-faced");
  if (isRestricted(state, id, "cannot-transform")) return refusal("restricted");
  const bound = BOUND.find((name) => name !== cause && hasKeyword(state, id, name));
  if (bound !== undefined) return refusal(bound);
  const turnedSince = ability !== undefined && ability.source === id && object.turned !== ability.turnedThen;
  if (turnedSince && switches.ownAbilityTurns === "only-once") return refusal("already-turned");
  return undefined;
}

/** The places of the components that turn over as the permanent transforms or converts: its one, or of a merged permanent each that can (730.2i). */
export function componentsThatTurn(state: GameState, object: CardObject): readonly number[] {
  const switches = switchesOf(state.edition);
  return object.components.flatMap((component, at) => (reasonOf(state, component, switches) === undefined ? [at] : []));
}

/** Why one card or token doesn't turn over (712.4c, 712.9, 712.10). Nothing: it can. */
function reasonOf(state: GameState, { what, face }: Component, switches: Switches): Reason | undefined {
  const card = definitionOf(state.definitions, what.definition);
  if (card.kind === "meld") return "meld-card";
  const other = faceOf(card, face === "front" ? "back" : "front");
  if (other === undefined) return "not-double-faced";
  if (what.kind !== "card" && switches.doubleFacedTokens === "no") return "not-double-faced";
  if (card.kind === "modal" && switches.whoTransforms === "nonmodal") return "not-double-faced";
  return isInstantOrSorceryFace(other) ? "instant-or-sorcery" : undefined;
}

function rulesOf(reason: Reason, verb: TurnOver, object: CardObject, switches: Switches): readonly RuleKey[] {
  const [not, spell, once]: readonly [RuleKey, RuleKey, RuleKey] =
    verb === "transform" ? ["701.27c", "701.27d", "701.27f"] : ["701.28c", "701.28d", "701.28e"];
  const merged: readonly RuleKey[] = object.components.length > 1 && reason !== "melded" ? ["730.2i"] : [];
  switch (reason) {
    case "face-down":
      return ["712.15a"];
    case "melded":
    case "meld-card":
      return switches.meldCardTurns === "own-rule" ? [...merged, "712.4c", "712.9"] : [...merged, "712.9", not];
    case "not-double-faced":
      return [...merged, "712.9", not];
    case "instant-or-sorcery":
      return [...merged, "712.10", spell];
    case "restricted":
      return verb === "transform" ? ["101.2"] : ["701.28f", "101.2"];
    case "daybound":
      return ["702.145b"];
    case "nightbound":
      return ["702.145e"];
    case "already-turned":
      return verb === "transform" ? [once] : [once, "701.27f"];
  }
}
