import { characteristics } from "../../characteristics/characteristics.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { GameState } from "../../model/state.ts";
import type { EvaluationContext } from "../../query/context.ts";
import { amount, select } from "../../query/evaluate.ts";
import type { RuleKey } from "../../rules/rules.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { unattachObjects } from "../atoms/attach.ts";
import { discardCards, millCards, revealObjects } from "../atoms/cards.ts";
import { changeCounters, changePlayerCounters } from "../atoms/counters.ts";
import { sacrificeObjects } from "../atoms/destroy.ts";
import { changeLife, hasFixedLife } from "../atoms/life.ts";
import { moveObjects } from "../atoms/move.ts";
import { tapObjects, untapObjects } from "../atoms/status.ts";
import { isSummoningSick } from "../combat/summoning-sickness.ts";
import { chooseAtRandom } from "../effects/choose-objects.ts";
import { removeCounters } from "../effects/remove-counters.ts";
import { fittingPicks } from "../pick-domain.ts";
import { type Procedure, type Process, patchPermanent, playerAt } from "../process.ts";
import { refuse } from "../refuse.ts";
import { chooseForCost, costCandidates, type Picking, pickedTogether } from "./cost-choice.ts";
import type { OtherPart } from "./owed.ts";

/** What a cost acted on, by the kind of its part: `sacrifice`, `discard`, `exile`, `return-to-hand`, `tap`, `reveal`, … */
export type CostObjects = Readonly<Record<string, readonly ObjectId[]>>;

const CANNOT: readonly RuleKey[] = ["118.3", "601.2h"];
const NOTHING: CostObjects = {};

/** Whether a player could pay one part of a cost now (118.3). */
export function canPayPart(state: GameState, player: PlayerId, part: OtherPart, context: EvaluationContext): boolean {
  return reasonAgainst(state, player, part, context) === undefined;
}

/** Why a part can't be paid, by its rules; nothing where it can. */
export function reasonAgainst(
  state: GameState,
  player: PlayerId,
  part: OtherPart,
  context: EvaluationContext,
): readonly RuleKey[] | undefined {
  const self = context.source === undefined ? undefined : cardObjectAt(state, context.source);
  const number = (value: Parameters<typeof amount>[2]): number =>
    amount(state, { ...context, controller: player }, value);
  switch (part.kind) {
    case "tap-self":
      return self?.permanent?.tapped === false ? sickness(state, self.id) : ["107.5", ...CANNOT];
    case "untap-self":
      return self?.permanent?.tapped === true ? sickness(state, self.id) : ["107.6", ...CANNOT];
    case "loyalty":
      return self !== undefined && (self.counters.loyalty ?? 0) + number(part.amount) >= 0
        ? undefined
        : ["606.6", ...CANNOT];
    case "unattach":
      return select(state, { ...context, controller: player }, part.what).some(
        (id) => cardObjectAt(state, id)?.permanent?.attachedTo !== undefined,
      )
        ? undefined
        : ["701.3d", ...CANNOT];
    case "life":
      return number(part.amount) === 0 ||
        (playerAt(state, player).life >= number(part.amount) && !hasFixedLife(state, player))
        ? undefined
        : ["119.4", ...CANNOT];
    case "energy":
      return (playerAt(state, player).counters.energy ?? 0) >= number(part.amount) ? undefined : CANNOT;
    case "mill":
      return playerAt(state, player).library.length >= number(part.count) ? undefined : ["701.17b", ...CANNOT];
    case "add-counters":
    case "exert":
      return self?.permanent === undefined ? CANNOT : undefined;
    case "remove-counters":
      if (part.from === "self")
        return self !== undefined &&
          part.count !== "all" &&
          countersOn(self.counters, part.counter) < number(part.count)
          ? CANNOT
          : undefined;
      if (part.among !== undefined && part.count !== "all") {
        const one = pickingOf(state, player, { ...part, count: 1 }, context);
        const there = one === undefined ? [] : costCandidates(state, player, one, context);
        const total = there.reduce(
          (sum, id) => sum + countersOn(cardObjectAt(state, id)?.counters ?? {}, part.counter),
          0,
        );
        return total < number(part.count) ? CANNOT : undefined;
      }
      break;
    case "discard":
      if (part.what === "hand") return undefined;
      break;
    default:
      break;
  }
  const picking = pickingOf(state, player, part, context);
  if (picking === undefined) return undefined;
  const candidates = costCandidates(state, player, picking, context);
  if (picking.reaches !== undefined)
    return candidates.reduce((sum, id) => sum + Math.max(0, picking.reaches?.of(id) ?? 0), 0) >= picking.reaches.atLeast
      ? undefined
      : CANNOT;
  if (candidates.length < picking.min) return CANNOT;
  if (picking.share === undefined && picking.each === undefined) return undefined;
  const domain = {
    from: candidates.map((object) => ({ object })),
    min: picking.min,
    ...pickedTogether(state, player, picking, context, candidates),
  };
  return fittingPicks(domain).length > 0 ? undefined : CANNOT;
}

/** A creature can't pay with {T} or {Q} before its controller's turn began with it (302.6, 602.5a). */
function sickness(state: GameState, id: ObjectId): readonly RuleKey[] | undefined {
  return isSummoningSick(state, id) ? ["302.6", "602.5a"] : undefined;
}

function countersOn(counters: Readonly<Record<string, number>>, counter: string): number {
  return counter === "any" ? Object.values(counters).reduce((sum, count) => sum + count, 0) : (counters[counter] ?? 0);
}

/** What a part asks to be picked, if anything. */
function pickingOf(
  state: GameState,
  player: PlayerId,
  part: OtherPart,
  context: EvaluationContext,
): Picking | undefined {
  const number = (value: Parameters<typeof amount>[2]): number =>
    Math.max(0, amount(state, { ...context, controller: player }, value));
  switch (part.kind) {
    case "sacrifice":
      return {
        code: "sacrifice",
        what: part.what,
        from: ["battlefield"],
        min: part.count === "any" ? 0 : number(part.count),
        max: part.count === "any" ? "any" : number(part.count),
        sacrificed: true,
      };
    case "discard":
      return part.what === "hand"
        ? undefined
        : { code: "discard", what: part.what, from: ["hand"], min: number(part.count), max: number(part.count) };
    case "exile":
      return {
        code: "exile",
        what: part.what,
        from: part.from,
        min: number(part.count),
        max: part.orMore === true ? "any" : number(part.count),
        ...(part.share === undefined ? {} : { share: part.share }),
        ...(part.each === undefined ? {} : { each: part.each }),
      };
    case "return-to-hand":
      return {
        code: "return-to-hand",
        what: part.what,
        from: ["battlefield"],
        min: number(part.count),
        max: number(part.count),
      };
    case "tap": {
      const untapped = { code: "tap", what: part.what, from: ["battlefield"], untapped: true } as const;
      if (part.totalPower !== undefined)
        return {
          ...untapped,
          min: 0,
          max: "any",
          reaches: { of: (id) => characteristics(state, id).power ?? 0, atLeast: number(part.totalPower) },
        };
      return {
        ...untapped,
        min: part.count === "any" ? 0 : number(part.count),
        max: part.count === "any" ? "any" : number(part.count),
      };
    }
    case "reveal":
      return { code: "reveal", what: part.what, from: [part.from], min: number(part.count), max: number(part.count) };
    case "put-on-library":
      return {
        code: "put-on-library",
        what: part.what,
        from: [part.from],
        min: number(part.count),
        max: number(part.count),
      };
    case "collect-evidence":
      return {
        code: "collect-evidence",
        what: { kind: "card" },
        from: ["graveyard"],
        min: 0,
        max: "any",
        reaches: { of: (id) => characteristics(state, id).manaValue, atLeast: number(part.amount) },
      };
    case "remove-counters":
      return part.from === "self"
        ? undefined
        : {
            code: "remove-counters",
            what: part.from,
            from: ["battlefield"],
            min: 1,
            max: 1,
            counter: { kind: part.counter, count: part.count === "all" || part.among ? 1 : number(part.count) },
          };
    default:
      return undefined;
  }
}

/** Pays one part of a cost, asking for what it leaves open; refuses where it can't be paid. */
export function* payPart(
  p: Process,
  player: PlayerId,
  part: OtherPart,
  context: EvaluationContext,
  more: { readonly forMana?: true } = {},
): Procedure<CostObjects> {
  const against = reasonAgainst(p.state, player, part, context);
  if (against !== undefined)
    refuse(
      against.includes("302.6") ? "summoning-sick" : "cannot-pay",
      against,
      context.source === undefined ? { player } : { object: context.source },
    );
  const picking = pickingOf(p.state, player, part, context);
  const picked =
    picking === undefined || (part.kind === "discard" && part.random === true)
      ? []
      : yield* chooseForCost(p, player, picking, context);
  return yield* payWith(p, player, part, context, picked, more);
}

function* payWith(
  p: Process,
  player: PlayerId,
  part: OtherPart,
  context: EvaluationContext,
  picked: readonly ObjectId[],
  more: { readonly forMana?: true },
): Procedure<CostObjects> {
  const number = (value: Parameters<typeof amount>[2]): number =>
    amount(p.state, { ...context, controller: player }, value);
  const self = context.source;
  const how = {
    by: player,
    cause: "cost",
    rules: ["601.2h"],
    ...(self === undefined ? {} : { source: self }),
  } as const;
  switch (part.kind) {
    case "tap-self":
      if (self !== undefined) yield* tapObjects(p, [self], { by: player, ...more });
      return NOTHING;
    case "untap-self":
      if (self !== undefined) yield* untapObjects(p, [self]);
      return NOTHING;
    case "loyalty":
      if (self !== undefined && number(part.amount) !== 0)
        yield* changeCounters(p, self, "loyalty", number(part.amount), player, "cost");
      return NOTHING;
    case "unattach":
      yield* unattachObjects(p, select(p.state, { ...context, controller: player }, part.what));
      return NOTHING;
    case "life":
      if (number(part.amount) > 0)
        yield* changeLife(p, player, -number(part.amount), {
          cause: "cost",
          ...(self === undefined ? {} : { source: self }),
        });
      return NOTHING;
    case "energy":
      yield* changePlayerCounters(p, player, "energy", -number(part.amount));
      return NOTHING;
    case "mill":
      return { mill: yield* millCards(p, player, number(part.count)) };
    case "add-counters":
      if (self !== undefined) yield* changeCounters(p, self, part.counter, number(part.count), player, "cost");
      return NOTHING;
    case "exert":
      if (self !== undefined)
        patchPermanent(p, self, { flags: { ...cardObjectAt(p.state, self)?.permanent?.flags, exerted: true } });
      return NOTHING;
    case "remove-counters": {
      const picking = pickingOf(p.state, player, part, context);
      if (part.among !== undefined && part.count !== "all" && picking !== undefined) {
        const taken: ObjectId[] = [];
        for (let left = number(part.count); left > 0; left--) {
          const [one] = left === number(part.count) ? picked : yield* chooseForCost(p, player, picking, context);
          if (one === undefined) break;
          yield* removeCounters(p, one, part.counter, 1, player, ["601.2h"]);
          taken.push(one);
        }
        return { "remove-counters": [...new Set(taken)] };
      }
      const from = part.from === "self" ? self : picked[0];
      if (from !== undefined)
        yield* removeCounters(
          p,
          from,
          part.counter,
          part.count === "all" ? Number.MAX_SAFE_INTEGER : number(part.count),
          player,
          ["601.2h"],
        );
      return { "remove-counters": from === undefined ? [] : [from] };
    }
    case "sacrifice":
      yield* sacrificeObjects(p, picked, player, ["601.2h"]);
      return { sacrifice: picked };
    case "discard": {
      const hand = playerAt(p.state, player).hand;
      const cards =
        part.what === "hand"
          ? hand
          : part.random === true
            ? yield* chooseAtRandom(
                p,
                { ...context, bound: context.bound ?? {}, began: p.state },
                hand,
                number(part.count),
              )
            : picked;
      yield* discardCards(p, player, cards, player);
      return { discard: cards };
    }
    case "exile":
    case "collect-evidence":
      yield* moveObjects(
        p,
        picked.map((object) => ({
          object,
          to: "exile",
          ...how,
          ...(self === undefined ? {} : { arrival: { exiledWith: self } }),
        })),
      );
      return { exile: picked };
    case "return-to-hand":
      yield* moveObjects(
        p,
        picked.map((object) => ({ object, to: "hand", ...how })),
      );
      return { "return-to-hand": picked };
    case "put-on-library":
      yield* moveObjects(
        p,
        picked.map((object) => ({ object, to: "library", ...how, arrival: { position: part.position } })),
      );
      return { "put-on-library": picked };
    case "tap":
      yield* tapObjects(p, picked, { by: player });
      return { tap: picked };
    case "reveal":
      yield* revealObjects(p, picked, player);
      return { reveal: picked };
  }
}
