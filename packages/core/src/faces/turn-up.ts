import type { Amount } from "../ability/amount.ts";
import type { Cost } from "../ability/cost.ts";
import { characteristics } from "../characteristics/characteristics.ts";
import { isRestricted } from "../characteristics/restrictions.ts";
import type { Characteristics } from "../model/characteristics.ts";
import type { ObjectId } from "../model/ids.ts";
import type { CardObject } from "../model/object.ts";
import type { Refusal } from "../model/refusal.ts";
import type { GameState } from "../model/state.ts";
import type { RuleKey } from "../rules/rules.ts";
import { cardObjectAt, withStored } from "../storage/objects.ts";
import { isInstantOrSorceryFace } from "./cast-face.ts";
import { definitionOf } from "./definitions.ts";

/** A way to turn a face-down permanent face up as a special action (116.2b). */
export interface TurnUpProcedure {
  readonly via: "morph" | "megamorph" | "disguise" | "mana-cost";
  /** Before anything that changes what it costs. */
  readonly cost: Cost;
  /** By how much generic mana its own text lowers it. Absent: by none. */
  readonly reduction?: Amount;
  readonly rules: readonly RuleKey[];
}

/** The game as it would be with this permanent face up and nothing else changed. */
export function withFaceUp(state: GameState, object: CardObject): GameState {
  const { faceDown: _faceDown, hidden: _hidden, ...up } = object;
  return { ...state, objects: withStored(state.objects, up) };
}

/** What a face-down permanent would be if it were face up, all effects applied (702.37e, 708.8). */
function characteristicsFaceUp(state: GameState, object: CardObject): Characteristics {
  return characteristics(withFaceUp(state, object), object.id);
}

/**
 * The ways in which a face-down permanent may be turned face up: by the morph or disguise cost it would have face up, effects applied (702.37e, 702.168d);
 * where it was manifested or cloaked, by the mana cost of the creature card that represents it, whatever effects say (701.40b, 701.58b).
 */
export function turnUpProcedures(state: GameState, id: ObjectId): readonly TurnUpProcedure[] {
  const object = cardObjectAt(state, id);
  if (object?.faceDown === undefined || object.permanent === undefined || turnFaceUpRefusal(state, id) !== undefined)
    return [];
  return [...byKeyword(state, object), ...byManaCost(state, object)];
}

/** Why a face-down permanent can't be turned face up, by whatever means (701.40g, 701.58g, 702.26b, 730.2g). Nothing: it can. */
export function turnFaceUpRefusal(state: GameState, id: ObjectId): Refusal | undefined {
  const object = cardObjectAt(state, id);
  if (object?.permanent === undefined) return { code: "not-a-permanent", rules: ["708.7"], object: id };
  if (object.permanent.phasedOut !== undefined) return { code: "not-a-permanent", rules: ["702.26b"], object: id };
  if (object.faceDown === undefined) return { code: "not-face-down", rules: ["708.7"], object: id };
  if (
    object.components.some(({ what }) =>
      isInstantOrSorceryFace(definitionOf(state.definitions, what.definition).faces[0]),
    )
  ) {
    const rule: RuleKey =
      object.components.length > 1 ? "730.2g" : object.faceDown.cause === "cloak" ? "701.58g" : "701.40g";
    return { code: "cannot-turn-face-up", rules: [rule], object: id, detail: "instant-or-sorcery" };
  }
  return isRestricted(state, id, "cannot-be-turned-face-up")
    ? { code: "cannot-turn-face-up", rules: ["101.2"], object: id, detail: "restricted" }
    : undefined;
}

/** The rules by which a permanent that has no procedure at all can't be turned up as a special action. */
export function rulesOfNoProcedure(object: CardObject): readonly RuleKey[] {
  switch (object.faceDown?.cause) {
    case "manifest":
      return ["701.40b", "702.37e"];
    case "cloak":
      return ["701.58b", "702.37e"];
    case "disguise":
      return ["702.168d"];
    default:
      return ["702.37e"];
  }
}

function byKeyword(state: GameState, object: CardObject): readonly TurnUpProcedure[] {
  const cause = object.faceDown?.cause;
  return characteristicsFaceUp(state, object).abilities.flatMap(({ ability }): readonly TurnUpProcedure[] => {
    if (ability.kind !== "keyword") return [];
    const { keyword } = ability;
    switch (keyword.name) {
      case "morph":
      case "megamorph":
        return [
          {
            via: keyword.name,
            cost: keyword.cost,
            ...lowered(keyword),
            rules:
              cause === "manifest" ? ["702.37e", "701.40c"] : cause === "cloak" ? ["702.37e", "701.58c"] : ["702.37e"],
          },
        ];
      case "disguise":
        return [
          {
            via: "disguise",
            cost: keyword.cost,
            ...lowered(keyword),
            rules:
              cause === "manifest"
                ? ["702.168d", "701.40d"]
                : cause === "cloak"
                  ? ["702.168d", "701.58d"]
                  : ["702.168d"],
          },
        ];
      default:
        return [];
    }
  });
}

function lowered({ reduction }: { readonly reduction?: Amount }): Pick<TurnUpProcedure, "reduction"> {
  return reduction === undefined ? {} : { reduction };
}

function byManaCost(state: GameState, object: CardObject): readonly TurnUpProcedure[] {
  const cause = object.faceDown?.cause;
  if (cause !== "manifest" && cause !== "cloak") return [];
  const [top] = object.components;
  if (top === undefined) return [];
  const [front] = definitionOf(state.definitions, top.what.definition).faces;
  if (!front.types.includes("Creature") || front.manaCost === null) return [];
  return [
    {
      via: "mana-cost",
      cost: [{ kind: "mana", mana: front.manaCost }],
      rules: [cause === "cloak" ? "701.58b" : "701.40b"],
    },
  ];
}
