import type { Cost } from "../../ability/cost.ts";
import { type Keyword, manaCostOf } from "../../ability/keyword.ts";
import { keywordsOf } from "../../characteristics/keywords.ts";
import { canBeCastTransformed } from "../../faces/cast-face.ts";
import { isDoubleFacedCard } from "../../faces/face-up.ts";
import { withFaceUp } from "../../faces/turn-up.ts";
import type { CastFaceDown } from "../../model/action.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { CardObject } from "../../model/object.ts";
import type { GameState } from "../../model/state.ts";
import { matches } from "../../query/evaluate.ts";
import { rulesInForce } from "../../query/static-rules.ts";
import { switchesOf } from "../../rules/editions.ts";
import type { RuleKey } from "../../rules/rules.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { alternativeCostsOf } from "./alternative-costs.ts";
import { asSpell } from "./as-spell.ts";
import { costOf } from "./keyword-permissions.ts";
import { cardOf, permissionsFor } from "./permissions.ts";
import { BACK, type SpellShape, shapesOf } from "./spell-shape.ts";
import type { CastPermission, CastWay } from "./way.ts";

/** What casting face down costs rather than the mana cost (702.37a, 702.168a). */
const FACE_DOWN_COST = manaCostOf(["3"]);

/** The rule by which each keyword lets a card be cast face down. */
const FACE_DOWN_RULES: Readonly<Record<CastFaceDown, RuleKey>> = {
  morph: "702.37c",
  megamorph: "702.37c",
  disguise: "702.168b",
};

/** All ways in which a player may cast a card from where it is, whether or not now is the time and anything can be paid. */
export function castWays(state: GameState, player: PlayerId, id: ObjectId): readonly CastWay[] {
  const key = `${player}:${id}`;
  const known = waysOf.get(state) ?? new Map<string, readonly CastWay[]>();
  waysOf.set(state, known);
  const found = known.get(key) ?? findWays(state, player, id);
  known.set(key, found);
  return found;
}

const waysOf = new WeakMap<GameState, Map<string, readonly CastWay[]>>();

function findWays(state: GameState, player: PlayerId, id: ObjectId): readonly CastWay[] {
  const object = cardObjectAt(state, id);
  if (object === undefined) return [];
  return permissionsFor(state, player, id).flatMap((permission) =>
    waysBy(state, player, object, permission).filter(
      ({ via }) => permission.using === undefined || permission.using === via,
    ),
  );
}

/** The ways that one permission gives. */
export function waysBy(
  state: GameState,
  player: PlayerId,
  object: CardObject,
  permission: CastPermission,
): readonly CastWay[] {
  const card = cardOf(state, object);
  if (card === undefined) return [];
  const shapes = permission.shapes ?? shapesOf(card, object.zone, state.edition);
  const faceUp = shapes
    .filter((shape) => permission.allows?.(shape) ?? true)
    .flatMap((shape) => waysOfShape(state, player, object, permission, shape));
  if (permission.shapes !== undefined || permission.cost !== undefined) return faceUp;
  return [...faceUp, ...converted(state, object, permission), ...faceDownWays(state, object, permission)];
}

function waysOfShape(
  state: GameState,
  player: PlayerId,
  object: CardObject,
  permission: CastPermission,
  shape: SpellShape,
): readonly CastWay[] {
  const named = permission.via === undefined ? {} : { via: permission.via };
  const plain: CastWay = {
    permission,
    shape,
    ...named,
    ...(permission.cost === undefined ? {} : { cost: permission.cost }),
    rules: permission.rules,
  };
  const spell = asSpell(state, object.id, player, shape);
  const quick = flashCosts(spell, object.id, player);
  if (permission.cost !== undefined) return withFlash([plain], quick);
  const alternatives = alternativeCostsOf(spell, object.id, player, object.zone);
  const ways = [
    plain,
    ...alternatives.map(
      ({ via, cost, flash, use, rule, rules }): CastWay => ({
        permission,
        shape,
        via,
        cost,
        ...(flash === true ? { flash } : {}),
        ...(use === undefined ? {} : { use }),
        ...(rule === undefined ? {} : { rule }),
        rules: [...rules, ...permission.rules],
      }),
    ),
  ];
  return withFlash(ways, quick);
}

/** What may be paid on top of any cost so that the spell can be cast as though it had flash (118.8b, 601.3b). */
function flashCosts(spell: GameState, id: ObjectId, player: PlayerId): readonly Cost[] {
  return rulesInForce(spell, "additional-cost").flatMap(({ rule, context, players }) =>
    rule.flash === true &&
    (rule.who === undefined || players(rule.who).includes(player)) &&
    matches(spell, context, rule.what, { object: id })
      ? [rule.cost]
      : [],
  );
}

/** Each way, and each as though the spell had flash for more. */
const withFlash = (ways: readonly CastWay[], quick: readonly Cost[]): readonly CastWay[] => [
  ...ways,
  ...quick.flatMap((additional) =>
    ways.map((way): CastWay => ({ ...way, additional, flash: true, rules: ["118.8b", ...way.rules] })),
  ),
];

/** Cast converted for its “more than meets the eye” cost, which stands on the front (702.162a, 712.11d). */
function converted(state: GameState, object: CardObject, permission: CastPermission): readonly CastWay[] {
  const card = cardOf(state, object);
  if (
    card === undefined ||
    !canBeCastTransformed(card, switchesOf(state.edition)) ||
    !(permission.allows?.(BACK) ?? true)
  )
    return [];
  return keywordsInPlay(state, object).flatMap((keyword): readonly CastWay[] =>
    keyword.name === "more than meets the eye"
      ? [
          {
            permission,
            shape: BACK,
            via: keyword.name,
            cost: costOf(keyword),
            rules: ["702.162a", "712.11a", "712.11d"],
          },
        ]
      : [],
  );
}

/** Cast face down by morph, megamorph or disguise, which the card has where it is (702.37c, 702.168b, 708.4, 712.15). */
function faceDownWays(state: GameState, object: CardObject, permission: CastPermission): readonly CastWay[] {
  const card = cardOf(state, object);
  if (card === undefined || (isDoubleFacedCard(card) && switchesOf(state.edition).faceDownCast === "no")) return [];
  return keywordsInPlay(state, object).flatMap(({ name }): readonly CastWay[] => {
    if (name !== "morph" && name !== "megamorph" && name !== "disguise") return [];
    const shape: SpellShape = { face: "front", faceDown: name };
    if (!(permission.allows?.(shape) ?? true)) return [];
    return [
      {
        permission,
        shape,
        via: name,
        cost: FACE_DOWN_COST,
        rules: [FACE_DOWN_RULES[name], "708.4", ...permission.rules],
      },
    ];
  });
}

/** The keywords by which a card may be cast; a card exiled face down has those it would have face up (406.3a). */
function keywordsInPlay(state: GameState, object: CardObject): readonly Keyword[] {
  return keywordsOf(object.hidden === undefined ? state : withFaceUp(state, object), object.id);
}
