import type { Cost } from "../../ability/cost.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { AbilityObject, StackState } from "../../model/object.ts";
import type { Zone } from "../../model/zone.ts";
import { HIDDEN_ZONES } from "../../model/zone.ts";
import { amount } from "../../query/evaluate.ts";
import { lastKnownAt, objectAt } from "../../storage/objects.ts";
import { revealObjects } from "../atoms/cards.ts";
import { didAction } from "../effects/library.ts";
import { newObjectId, newTimestamp, type Procedure, type Process, setObject } from "../process.ts";
import type { OwnedActivated } from "./activated-abilities.ts";
import { announceTargets, targetsFitX } from "./announce.ts";
import { becomeTargets } from "./become-targets.ts";
import { chooseX, hasX } from "./choose-x.ts";
import { commitCrime } from "./commit-crime.ts";
import { payWithWaterbend } from "./mana/help.ts";
import type { ManaPurpose } from "./mana/purpose.ts";
import { chooseModes, costOfModes } from "./modes.ts";
import { canPayOwed, payOwed } from "./pay-cost.ts";
import { choosePhyrexian } from "./phyrexian.ts";
import { recordActivation } from "./record-activation.ts";
import { settleCost } from "./settle-cost.ts";
import type { TargetingContext } from "./targets.ts";
import { type CostSubject, openRequirements, totalCost } from "./total-cost.ts";

/** Activates an ability that uses the stack, step by step (602.2a–b). It may be begun. Refuses where some step can't be completed. */
export function* activateAbility(
  p: Process,
  player: PlayerId,
  source: ObjectId,
  owned: OwnedActivated,
): Procedure<ObjectId> {
  const { ability } = owned;
  const before = objectAt(p.state, source);
  if (before !== undefined && isHiddenZone(before.zone)) yield* revealObjects(p, [source], player);
  const id = putOnStack(p, player, source, owned);
  const context = (): TargetingContext => contextOf(p, id, source, player);
  const purpose: ManaPurpose = { kind: "activate", source };
  const reduction = ability.reduction === undefined ? 0 : Math.max(0, amount(p.state, context(), ability.reduction));
  const subject: CostSubject = {
    of: "activate",
    player,
    object: source,
    ability: id,
    reduction,
    ...(ability.keyword === undefined ? {} : { keyword: ability.keyword }),
  };
  const base = yield* settleCost(p, player, [...ability.cost, ...openRequirements(p.state, subject)], context());
  const total = (more: Cost, x?: number) =>
    totalCost(p.state, subject, x === undefined ? context() : { ...context(), x }, [...base, ...more]);

  const modes =
    ability.modal === undefined ? [] : yield* chooseModes(p, context(), ability.modal, "as-said", owned.key);
  if (modes.length > 0) keep(p, id, { modes });
  const more = costOfModes([ability], modes);
  // X that the text defines isn't chosen (107.3c).
  if (ability.xIs !== undefined) keep(p, id, { x: Math.max(0, amount(p.state, context(), ability.xIs)) });
  else if (hasX([...base, ...more]))
    keep(p, id, {
      x: yield* chooseX(
        p,
        player,
        id,
        (x) => canPayOwed(p.state, player, total(more, x), { ...context(), x }, purpose),
        ability.leastX,
        targetsFitX(p.state, context(), [], [ability], modes),
      ),
    });
  const announced = yield* announceTargets(p, context(), [], [ability], modes, (chosen) => keep(p, id, chosen));
  yield* becomeTargets(p, id, player, announced.targets);
  yield* commitCrime(p, player, announced.targets);

  const owed = yield* payWithWaterbend(
    p,
    player,
    yield* choosePhyrexian(p, player, id, total(more), (owed) => canPayOwed(p.state, player, owed, context(), purpose)),
    [...base, ...more],
    context(),
  );
  const paid = yield* payOwed(p, player, owed, context(), purpose);
  keep(p, id, {
    manaSpent: paid.mana.map(({ kind }) => kind),
    ...(Object.keys(paid.objects).length === 0 ? {} : { costObjects: paid.objects }),
  });
  yield* recordActivation(p, { player, source, object: id, owned, mana: "stack" });
  const discarded = ability.keyword === "cycling" ? paid.objects.discard?.at(-1) : undefined;
  if (discarded !== undefined)
    yield* didAction(p, "cycle", player, ["702.29c"], lastKnownAt(p.state, discarded)?.became ?? []);
  return id;
}

function putOnStack(p: Process, player: PlayerId, source: ObjectId, { ability, key }: OwnedActivated): ObjectId {
  const id = newObjectId(p);
  const of = objectAt(p.state, source);
  setObject(p, {
    kind: "ability",
    id,
    zone: "stack",
    controller: player,
    owner: player,
    timestamp: newTimestamp(p),
    form: "activated",
    source,
    ability,
    key,
    stack: { targets: [] },
    turnedThen: of?.kind === "card" ? of.turned : 0,
    counters: {},
  });
  p.state = { ...p.state, stack: [...p.state.stack, id] };
  return id;
}

function abilityAt(p: Process, id: ObjectId): AbilityObject {
  const object = objectAt(p.state, id);
  if (object?.kind !== "ability") throw new Error(`no ability ${id}`);
  return object;
}

function keep(p: Process, id: ObjectId, patch: Partial<StackState>): void {
  const object = abilityAt(p, id);
  setObject(p, { ...object, stack: { ...object.stack, ...patch } });
}

function contextOf(p: Process, id: ObjectId, source: ObjectId, player: PlayerId): TargetingContext {
  const { stack } = abilityAt(p, id);
  return {
    controller: player,
    source,
    object: id,
    bound: {},
    stack,
    targets: stack.targets,
    ...(stack.x === undefined ? {} : { x: stack.x }),
  };
}

const isHiddenZone = (zone: Zone): boolean => HIDDEN_ZONES.some((hidden) => hidden === zone);
