import type { ObjectId, PlayerId } from "../../model/ids.ts";
import { unsupported } from "../../model/unsupported.ts";
import { select } from "../../query/evaluate.ts";
import { lastKnownAt, objectAt } from "../../storage/objects.ts";
import { copyCard } from "../atoms/copy-card.ts";
import { copyStackObject } from "../atoms/copy-stack-object.ts";
import { counterObjects } from "../atoms/counter-spell.ts";
import { type CastDuringResolution, canCastDuringResolution, castDuringResolution } from "../casting/cast-spell.ts";
import { simultaneously } from "../emit.ts";
import type { Procedure, Process } from "../process.ts";
import { chooseObjects, objectsFor, pickObjects, refsFor } from "./choose-objects.ts";
import { forEachPlayer, playerFor, playersFor } from "./choose-players.ts";
import { type EffectContext, type EffectOf, NOTHING_DONE, type Outcome } from "./context.ts";
import { together } from "./control.ts";
import { fixArrival } from "./fix-arrival.ts";
import { mayDo } from "./library.ts";
import { countOf, isMatch, toActOn } from "./refer.ts";
import { changeTargets, changeTargetTo, retarget } from "./retarget.ts";

/** Counters spells and abilities (701.6). What is named is what was countered, as it last was. */
export function* doCounter(p: Process, context: EffectContext, effect: EffectOf<"counter">): Procedure<Outcome> {
  const objects = yield* objectsFor(p, context, effect.what);
  const { to } = effect;
  if (to === undefined) return { objects: yield* counterObjects(p, objects, context.source) };
  const { filter, zone, counters, under } = to;
  const there = filter === undefined ? objects : objects.filter((object) => isMatch(p, context, filter, { object }));
  const arrival = yield* fixArrival(p, context, {
    ...(counters === undefined ? {} : { counters }),
    ...(under === undefined ? {} : { under }),
  });
  return {
    objects: yield* simultaneously(p, function* () {
      const others = objects.filter((object) => !there.includes(object));
      return [
        ...(yield* counterObjects(p, there, context.source, { zone, arrival })),
        ...(yield* counterObjects(p, others, context.source)),
      ];
    }),
  };
}

/** Copies spells and abilities (707.10), with new targets where it says so (707.10c); cards where they are, to be cast (707.12). What is named is the copies. */
export function* doCopySpell(p: Process, context: EffectContext, effect: EffectOf<"copy-spell">): Procedure<Outcome> {
  const player = yield* playerFor(p, context, effect.who ?? { kind: "you" });
  if (player === undefined) return NOTHING_DONE;
  const copies: ObjectId[] = [];
  const count = effect.count === undefined ? 1 : countOf(p, context, effect.count);
  for (const of of yield* chooseObjects(p, context, effect.what)) {
    for (let time = 0; time < count; time++) {
      const onStack = (objectAt(p.state, of) ?? lastKnownAt(p.state, of)?.object)?.zone === "stack";
      const copy = onStack ? yield* copyStackObject(p, of, player, effect.exceptions) : yield* copyCard(p, of, player);
      if (copy === undefined) continue;
      copies.push(copy);
      if (effect.newTargets !== undefined && hasTargets(p, copy) && (yield* mayDo(p, context, player, "new-targets")))
        yield* retarget(p, copy, player);
    }
  }
  return { objects: copies };
}

/** Changes targets (115.7): all may be chosen anew, each must become another, or the only one becomes what the text names. */
export function* doChangeTargets(
  p: Process,
  context: EffectContext,
  effect: EffectOf<"change-targets">,
): Procedure<Outcome> {
  const { filter } = effect;
  const objects = (yield* objectsFor(p, context, effect.what)).filter((object) => hasTargets(p, object));
  const changed: ObjectId[] = [];
  for (const object of objects) {
    if (filter !== undefined) {
      yield* changeTargets(p, object, context.controller, (ref) => isMatch(p, context, filter, ref));
      changed.push(object);
      continue;
    }
    if (effect.mode === "to") {
      const [to] = effect.to === undefined ? [] : yield* refsFor(p, context, effect.to);
      if (to !== undefined && (yield* changeTargetTo(p, object, context.controller, to))) changed.push(object);
      continue;
    }
    if (effect.mode === "may-new" && !(yield* mayDo(p, context, context.controller, "new-targets"))) continue;
    if (effect.mode === "may-new") yield* retarget(p, object, context.controller);
    else yield* changeTargets(p, object, context.controller, () => true);
    changed.push(object);
  }
  return { objects: changed };
}

const hasTargets = (p: Process, object: ObjectId): boolean => {
  const found = objectAt(p.state, object);
  return found !== undefined && found.kind !== "emblem" && (found.stack?.targets ?? []).some((slot) => slot.length > 0);
};

/** Casts cards as part of the resolution (608.2g). What is named is the spells. */
export function* doCast(p: Process, context: EffectContext, effect: EffectOf<"cast">): Procedure<Outcome> {
  const who = yield* playersFor(p, context, effect.who);
  return together(
    yield* forEachPlayer(p, context, who, function* (player) {
      const spells: ObjectId[] = [];
      const { cards, options } = yield* cardsToCast(p, context, effect, player);
      let left = cards;
      while (left.length > 0) {
        const object =
          left.length === 1
            ? left[0]
            : (yield* pickObjects(
                p,
                context,
                player,
                left,
                { min: effect.optional === undefined ? 1 : 0, max: 1 },
                "cast",
              ))[0];
        if (object === undefined) break;
        left = left.filter((other) => other !== object);
        if (effect.optional !== undefined && !(yield* mayDo(p, context, player, "cast"))) continue;
        const spell = yield* castDuringResolution(p, player, object, options);
        if (spell !== undefined) spells.push(spell);
      }
      return { objects: spells };
    }),
  );
}

/** The cards that an instruction is to cast: those named; of those to be chosen, chosen among what could be cast so (601.3e). */
function* cardsToCast(
  p: Process,
  context: EffectContext,
  effect: EffectOf<"cast">,
  player: PlayerId,
): Procedure<{ readonly cards: readonly ObjectId[]; readonly options: CastDuringResolution }> {
  const { what, filter } = effect;
  const outside =
    what.kind === "choose" && what.zone !== undefined && what.zone !== "battlefield" && what.zone !== "stack";
  if ((outside || what.kind === "choose-from") && what.random === undefined) {
    const from =
      what.kind === "choose-from"
        ? yield* objectsFor(p, context, what.from)
        : select(p.state, context, {
            kind: "all",
            filter: { kind: "all", of: [] },
            ...(what.zone === undefined ? {} : { zone: what.zone }),
            ...(what.of === undefined ? {} : { of: what.of }),
          });
    const options: CastDuringResolution = {
      ...optionsOf(context, effect),
      filter: {
        kind: "all",
        of: [...(what.filter === undefined ? [] : [what.filter]), ...(filter === undefined ? [] : [filter])],
      },
    };
    const able = from.filter((object) => canCastDuringResolution(p.state, player, object, options));
    const max = what.max === "any" ? able.length : Math.min(able.length, countOf(p, context, what.max));
    return {
      cards: yield* pickObjects(
        p,
        context,
        player,
        able,
        { min: Math.min(max, countOf(p, context, what.min)), max },
        "cast",
      ),
      options,
    };
  }
  const options = optionsOf(context, effect);
  const cards = (yield* objectsFor(p, context, what)).filter(
    (object) => filter === undefined || canCastDuringResolution(p.state, player, object, options),
  );
  return { cards, options };
}

/** Whether a player is told to cast a card that was named before and can't cast it so: then there is nothing to choose (608.2d). */
export function isBeyond(p: Process, context: EffectContext, effect: EffectOf<"cast">, player: PlayerId): boolean {
  const { what, copy, filter } = effect;
  if (what.kind !== "bound" || copy !== undefined || filter === undefined) return false;
  const options = optionsOf(context, effect);
  return toActOn(p, context, select(p.state, context, what)).every(
    (object) => !canCastDuringResolution(p.state, player, object, options),
  );
}

function optionsOf(context: EffectContext, effect: Parameters<typeof doCast>[2]): CastDuringResolution {
  if (effect.copy !== undefined) return unsupported("casting a copy of a card");
  return {
    context,
    ...(effect.free === undefined
      ? effect.cost === undefined
        ? {}
        : { cost: effect.cost }
      : { cost: "free" as const }),
    ...(effect.transformed === undefined ? {} : { transformed: true }),
    ...(effect.lands === undefined ? {} : { lands: true }),
    ...(effect.exileAfter === undefined ? {} : { exileAfter: true }),
    ...(effect.faceDown === undefined ? {} : { faceDown: effect.faceDown }),
    ...(effect.filter === undefined ? {} : { filter: effect.filter }),
    ...(effect.via === undefined ? {} : { via: effect.via }),
  };
}
