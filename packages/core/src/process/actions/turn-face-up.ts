import { controllerOf } from "../../characteristics/characteristics.ts";
import { rulesOfNoProcedure, type TurnUpProcedure, turnFaceUpRefusal, turnUpProcedures } from "../../faces/turn-up.ts";
import type { Action } from "../../model/action.ts";
import type { PlayerId } from "../../model/ids.ts";
import type { CardObject } from "../../model/object.ts";
import type { GameState } from "../../model/state.ts";
import { amount } from "../../query/evaluate.ts";
import type { RuleKey } from "../../rules/rules.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { turnFaceUp } from "../atoms/turn-face.ts";
import { chooseX, hasX } from "../casting/choose-x.ts";
import type { ManaPurpose } from "../casting/mana/purpose.ts";
import { canPayOwed, payOwed } from "../casting/pay-cost.ts";
import { choosePhyrexian } from "../casting/phyrexian.ts";
import { settleCost } from "../casting/settle-cost.ts";
import { type CostSubject, totalCost } from "../casting/total-cost.ts";
import type { Procedure, Process } from "../process.ts";
import { Refused, refuse } from "../refuse.ts";

type TurnUp = Extract<Action, { kind: "turn-face-up" }>;

/** For which use restricted mana must be to pay each way of turning up (106.6). */
const PURPOSES: Readonly<Record<TurnUp["via"], Extract<ManaPurpose, { kind: "turn-face-up" }>["via"]>> = {
  morph: "morph",
  megamorph: "morph",
  disguise: "disguise",
  "mana-cost": "manifested",
};

/** A player turns a face-down permanent face up, a special action that split second doesn't stop (116.2b, 702.61b): its cost is paid, then it turns (702.37e, 702.168d, 701.40b, 701.58b). */
export function* turnFaceUpAction(p: Process, action: TurnUp, player: PlayerId): Procedure {
  const id = action.object;
  const object = cardObjectAt(p.state, id);
  if (object === undefined) refuse("no-such-object", ["116.2b"], { object: id });
  if (object.permanent === undefined) refuse("not-a-permanent", ["708.7", "116.2b"], { object: id });
  if (object.faceDown === undefined) refuse("not-face-down", ["708.7", "116.2b"], { object: id });
  if (controllerOf(p.state, id) !== player)
    refuse("not-controller", [ruleOf(object, action.via), "116.2b"], { object: id });
  const found = procedureFor(p.state, object, action.via);
  const x = yield* citing([ruleOf(object, action.via)], payFor(p, action, object, found, player));
  yield* turnFaceUp(p, [id], player, [...found.rules, "116.2b"], {
    ...(x === undefined ? {} : { x }),
    ...(found.via === "megamorph" ? { megamorph: true as const } : {}),
  });
}

/** Pays what a way of turning up costs; gives back the X that was chosen for it. */
function* payFor(
  p: Process,
  action: TurnUp,
  { id }: CardObject,
  found: TurnUpProcedure,
  player: PlayerId,
): Procedure<number | undefined> {
  const context = { controller: player, source: id, bound: {} };
  const reduction = found.reduction === undefined ? 0 : Math.max(0, amount(p.state, context, found.reduction));
  const subject: CostSubject = { of: "turn-up", player, object: id, keyword: PURPOSES[action.via], reduction };
  const purpose: ManaPurpose = { kind: "turn-face-up", via: PURPOSES[action.via] };
  const base = yield* settleCost(p, player, found.cost, context);
  const total = (x?: number) => totalCost(p.state, subject, x === undefined ? context : { ...context, x }, base);
  const x = hasX(base)
    ? yield* chooseX(p, player, id, (value) =>
        canPayOwed(p.state, player, total(value), { ...context, x: value }, purpose),
      )
    : undefined;
  const withX = x === undefined ? context : { ...context, x };
  const owed = yield* choosePhyrexian(p, player, id, total(x), (part) =>
    canPayOwed(p.state, player, part, withX, purpose),
  );
  yield* payOwed(p, player, owed, withX, purpose);
  return x;
}

/** Does it; where it is refused, these rules are given too. */
function* citing<T>(rules: readonly RuleKey[], doing: Procedure<T>): Procedure<T> {
  try {
    return yield* doing;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new Refused({ ...error.refusal, rules: [...new Set([...error.refusal.rules, ...rules])] });
  }
}

/** The procedure that a player means; a megamorph cost is a morph cost (702.37b). */
function procedureFor(state: GameState, object: CardObject, via: TurnUp["via"]): TurnUpProcedure {
  const against = turnFaceUpRefusal(state, object.id);
  if (against !== undefined) throw new Refused({ ...against, rules: [...against.rules, ruleOf(object, via)] });
  const procedures = turnUpProcedures(state, object.id);
  const found =
    procedures.find((procedure) => procedure.via === via) ??
    procedures.find((procedure) => PURPOSES[procedure.via] === PURPOSES[via]);
  if (found !== undefined) return found;
  return refuse(
    "no-turn-up-procedure",
    [...new Set<RuleKey>([ruleOf(object, via), ...rulesOfNoProcedure(object), "708.7"])],
    { object: object.id, detail: via },
  );
}

function ruleOf(object: CardObject, via: TurnUp["via"]): RuleKey {
  if (via === "disguise") return "702.168d";
  if (via !== "mana-cost") return "702.37e";
  return object.faceDown?.cause === "cloak" ? "701.58b" : "701.40b";
}
