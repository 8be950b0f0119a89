import type { Filter } from "../../../ability/filter.ts";
import type { TokenValues } from "../../../ability/modification.ts";
import { characteristics, controllerOf } from "../../../characteristics/characteristics.ts";
import type { PlayerId } from "../../../model/ids.ts";
import { cardObjectAt } from "../../../storage/objects.ts";
import { changeCounters } from "../../atoms/counters.ts";
import { createTokens } from "../../atoms/create.ts";
import { startEffect } from "../../atoms/effects.ts";
import { simultaneously } from "../../emit.ts";
import type { Procedure, Process } from "../../process.ts";
import { objectsFor, pickObjects } from "../choose-objects.ts";
import { forEachPlayer, playersFor } from "../choose-players.ts";
import { type EffectContext, NOTHING_DONE, type Outcome, type RunEffects } from "../context.ts";
import { together } from "../control.ts";
import { didAction, mayDo } from "../library.ts";
import { countOf } from "../refer.ts";
import type { ActionEffect } from "./action.ts";

const YOU = { kind: "you" } as const;
const numberIn = (p: Process, context: EffectContext, effect: ActionEffect): number =>
  countOf(p, context, effect.count ?? 1);
/** Investigates (701.16a): once for each Clue. */
export function* doInvestigate(p: Process, context: EffectContext, effect: ActionEffect): Procedure<Outcome> {
  const who = yield* playersFor(p, context, effect.who ?? YOU);
  return together(
    yield* forEachPlayer(p, context, who, function* (player) {
      const clues = [];
      const times = numberIn(p, context, effect);
      for (let time = 0; time < times; time++) {
        clues.push(...(yield* createTokens(p, player, 1, { kind: "named", name: "Clue" })));
        yield* didAction(p, "investigate", player, ["701.16a"]);
      }
      return { objects: clues };
    }),
  );
}

/** Populates (701.36a). */
export function* doPopulate(
  p: Process,
  context: EffectContext,
  effect: ActionEffect,
  run: RunEffects,
): Procedure<Outcome> {
  const who = effect.who ?? YOU;
  const filter: Filter = {
    kind: "all",
    of: [{ kind: "type", type: "Creature" }, { kind: "token" }, { kind: "controller", is: who }],
  };
  return yield* run(p, context, [
    {
      kind: "create-copy",
      who,
      count: effect.count ?? 1,
      of: { kind: "choose", chooser: who, filter, min: 1, max: 1 },
    },
  ]);
}

/** Incubates (701.53a). */
export function* doIncubate(p: Process, context: EffectContext, effect: ActionEffect): Procedure<Outcome> {
  const who = yield* playersFor(p, context, effect.who ?? YOU);
  return together(
    yield* forEachPlayer(p, context, who, function* (player) {
      const count = numberIn(p, context, effect);
      const objects = yield* createTokens(
        p,
        player,
        1,
        { kind: "named", name: "Incubator" },
        count === 0 ? {} : { counters: { "+1/+1": count } },
      );
      yield* didAction(p, "incubate", player, ["701.53a"], objects);
      return { objects };
    }),
  );
}

/** A creature token without abilities. */
function creatureToken(subtypes: readonly string[], colors: TokenValues["colors"], size: number): TokenValues {
  const number = { text: String(size), value: size };
  return {
    name: "",
    manaCost: null,
    supertypes: [],
    types: ["Creature"],
    subtypes,
    colors,
    power: number,
    toughness: number,
    abilities: [],
  };
}

/** Amasses (701.47a). What is named is the Army that was amassed (701.47c). */
export function* doAmass(p: Process, context: EffectContext, effect: ActionEffect): Procedure<Outcome> {
  const subtype = effect.subtype ?? "Zombie";
  const who = yield* playersFor(p, context, effect.who ?? YOU);
  return together(
    yield* forEachPlayer(p, context, who, function* (player) {
      if (armies(p, player).length === 0)
        yield* createTokens(p, player, 1, { kind: "values", values: creatureToken([subtype, "Army"], ["B"], 0) });
      const [army] = yield* pickObjects(p, context, player, armies(p, player), { min: 1, max: 1 }, "amass");
      if (army !== undefined) {
        yield* changeCounters(p, army, "+1/+1", numberIn(p, context, effect), player);
        if (!characteristics(p.state, army).subtypes.includes(subtype)) {
          yield* simultaneously(p, () =>
            startEffect(p, {
              kind: "continuous",
              controller: player,
              objects: [army],
              modifications: [{ kind: "add-types", subtypes: [subtype] }],
              duration: { duration: { kind: "permanent" }, turn: p.state.turn.number },
            }),
          );
        }
      }
      yield* didAction(p, "amass", player, ["701.47b"], army === undefined ? [] : [army]);
      return army === undefined ? NOTHING_DONE : { objects: [army] };
    }),
  );
}

const armies = (p: Process, player: PlayerId) =>
  p.state.battlefield.filter((id) => {
    const { types, subtypes } = characteristics(p.state, id);
    return types.includes("Creature") && subtypes.includes("Army") && controllerOf(p.state, id) === player;
  });

/** Endures (701.63a). */
export function* doEndure(p: Process, context: EffectContext, effect: ActionEffect): Procedure<Outcome> {
  const objects = yield* objectsFor(p, context, effect.what ?? { kind: "self" });
  const count = numberIn(p, context, effect);
  if (count === 0) return NOTHING_DONE;
  for (const object of objects)
    yield* orToken(p, context, controllerOf(p.state, object), object, count, {
      count: 1,
      values: creatureToken(["Spirit"], ["W"], count),
    });
  return { objects };
}

/** Fabricates (702.123a). */
export function* doFabricate(p: Process, context: EffectContext, effect: ActionEffect): Procedure<Outcome> {
  const [object] = yield* objectsFor(p, context, effect.what ?? { kind: "self" });
  const count = numberIn(p, context, effect);
  const servo = creatureToken(["Servo"], [], 1);
  yield* orToken(p, context, context.controller, object, count, {
    count,
    values: { ...servo, types: ["Artifact", "Creature"] },
  });
  return { done: true };
}

function* orToken(
  p: Process,
  context: EffectContext,
  player: PlayerId,
  object: Parameters<typeof changeCounters>[1] | undefined,
  counters: number,
  token: { readonly count: number; readonly values: TokenValues },
): Procedure {
  if (
    object !== undefined &&
    cardObjectAt(p.state, object)?.zone === "battlefield" &&
    (yield* mayDo(p, context, player, "counters-or-token"))
  )
    yield* changeCounters(p, object, "+1/+1", counters, player);
  else yield* createTokens(p, player, token.count, { kind: "values", values: token.values });
}
