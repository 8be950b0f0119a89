import type { Cost } from "../../ability/cost.ts";
import type { Filter } from "../../ability/filter.ts";
import type { StaticRule } from "../../ability/static-rule.ts";
import type { Card } from "../../model/card.ts";
import { PERMANENT_TYPES } from "../../model/card-types.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { CardObject } from "../../model/object.ts";
import type { GameState } from "../../model/state.ts";
import { type RuleInForce, rulesInForce } from "../../query/static-rules.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { playerAt } from "../process.ts";
import { fitsSpell } from "./fits-spell.ts";
import { keywordPermissions } from "./keyword-permissions.ts";
import type { CastPermission } from "./way.ts";

type MayCast = RuleInForce<Extract<StaticRule, { kind: "may-cast" }>>;

/** Everything that gives a player leave to cast a card from where it is (601.3): the rules, its own keywords, static abilities and effects. */
export function permissionsFor(state: GameState, player: PlayerId, id: ObjectId): readonly CastPermission[] {
  const object = cardObjectAt(state, id);
  if (object === undefined || object.zone === "battlefield" || object.zone === "stack") return [];
  return [
    ...ordinary(state, player, object),
    ...keywordPermissions(state, player, object),
    ...mayCastRules(state, player, object).flatMap((may) =>
      typesOf(may).map((type) => permissionOf(state, player, object, may, type)),
    ),
  ];
}

/** The static abilities and effects that let a player cast or play a card from where it is; those for lands alone included. */
export function mayCastRules(state: GameState, player: PlayerId, object: CardObject): readonly MayCast[] {
  return rulesInForce(state, "may-cast").filter(({ rule, objects, players }) => {
    if (!players(rule.who).includes(player) || !rule.from.includes(object.zone)) return false;
    if (rule.whose !== undefined && !players(rule.whose).includes(object.owner)) return false;
    if (objects !== undefined && !objects.includes(object.id)) return false;
    if (rule.exiledByThem === true && object.exiledBy !== player) return false;
    if (rule.ownTurns === true && state.turn.active !== player) return false;
    return rule.position === undefined || playerAt(state, object.owner).library[0] === object.id;
  });
}

/** How the uses of a permission are counted, where they are limited: by themselves for each type that has one of its own. */
export function useOf({ rule, source }: MayCast, type?: string): CastPermission["use"] {
  if (rule.perTurn === undefined) return undefined;
  const key = `may-cast:${source ?? "rule"}`;
  return { key: type === undefined ? key : `${key}:${type}`, times: rule.perTurn };
}

/** From one's hand (601.2a); one's commander also from the command zone (903.8). */
function ordinary(state: GameState, player: PlayerId, object: CardObject): readonly CastPermission[] {
  if (object.owner !== player) return [];
  if (object.zone === "hand") return [{ from: "hand", rules: ["601.2a"] }];
  if (object.zone === "command" && isCommander(state, object)) return [{ from: "command", rules: ["903.8"] }];
  return [];
}

/** Whether an object is represented by a commander card (903.3). */
function isCommander(state: GameState, object: CardObject): boolean {
  return object.components.some(({ what }) => what.kind === "card" && state.cards[what.card]?.commander === true);
}

/** The permanent types, each of which has a permission of its own; as a rule there is one for all. */
const typesOf = ({ rule }: MayCast): readonly (string | undefined)[] =>
  rule.eachType === true ? PERMANENT_TYPES.filter((type) => type !== "Land") : [undefined];

function permissionOf(
  state: GameState,
  player: PlayerId,
  object: CardObject,
  may: MayCast,
  type: string | undefined,
): CastPermission {
  const { rule, context } = may;
  const use = useOf(may, type);
  const what: Filter =
    type === undefined ? rule.what : { kind: "all", of: [rule.what, { kind: "type", type: type.toLowerCase() }] };
  const cost: Cost | "free" | undefined = rule.cost;
  return {
    from: object.zone,
    ...(cost === undefined ? {} : { cost }),
    ...(cost === "free" ? { via: "free" } : {}),
    ...(rule.additional === undefined ? {} : { additional: rule.additional }),
    ...(rule.flash === true ? { timing: "flash" as const } : {}),
    ...(rule.anyMana === undefined ? {} : { anyMana: rule.anyMana === true ? ("type" as const) : rule.anyMana }),
    ...(rule.using === undefined ? {} : { using: rule.using }),
    ...(rule.exileAfter === true ? { afterwards: "exile" as const } : {}),
    ...(rule.change === undefined ? {} : { change: rule.change }),
    ...(rule.entersWith === undefined ? {} : { entersWith: rule.entersWith }),
    ...(use === undefined ? {} : { use }),
    rule,
    allows: (shape) => {
      if (rule.onlyLands === true) return false;
      if (context.bound?.["not half"]?.number === shape.half && shape.half !== undefined) return false;
      return fitsSpell(state, context, what, object.id, player, shape);
    },
    rules: ["601.3"],
  };
}

/** The definition of the card that an object is represented by; of several, the top one. */
export function cardOf(state: GameState, object: CardObject): Card | undefined {
  const [top] = object.components;
  return top === undefined ? undefined : state.definitions[top.what.definition];
}
