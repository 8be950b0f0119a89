import type { Duration } from "../../ability/duration.ts";
import { effectId, type ObjectId } from "../../model/ids.ts";
import type { ExiledUntil, GameState } from "../../model/state.ts";
import { unsupported } from "../../model/unsupported.ts";
import type { Zone } from "../../model/zone.ts";
import { select } from "../../query/evaluate.ts";
import { objectAt } from "../../storage/objects.ts";
import { type Moved, moveObjects } from "../atoms/move.ts";
import type { Procedure, Process } from "../process.ts";
import type { EffectContext } from "./context.ts";

const isThere = (state: GameState, object: ObjectId): boolean => objectAt(state, object)?.zone === "battlefield";

/** Whether an effect that lasts until something leaves would be over before it begins: then it does nothing (610.3b). */
export function hasEnded(p: Process, context: EffectContext, until: Duration): boolean {
  if (until.kind !== "until-leaves") return unsupported(`exile for ${until.kind}`);
  const watched = select(p.state, context, until.what);
  return watched.length === 0 || watched.some((object) => !isThere(p.state, object));
}

/** Remembers to return what was exiled as soon as the named object has left the battlefield (610.3). */
export function keepExileUntil(
  p: Process,
  context: EffectContext,
  moved: readonly (Moved & { readonly from: Zone })[],
  until: Duration,
): void {
  if (until.kind !== "until-leaves") return;
  const cards = moved.flatMap(({ arrived, from }) =>
    arrived.flatMap(({ object, zone }) => (zone === "exile" ? [{ object, from }] : [])),
  );
  if (cards.length === 0) return;
  const id = effectId(p.state.nextEffect);
  const kept: ExiledUntil = {
    id,
    kind: "exiled-until",
    controller: context.controller,
    cards,
    watched: select(p.state, context, until.what),
    ...(context.source === undefined ? {} : { source: context.source }),
  };
  p.state = { ...p.state, nextEffect: id + 1, effects: [...p.state.effects, kept] };
}

/** Returns what was exiled until something left, where that has left now: immediately after, under its owner's control (610.3). */
export function* returnExiled(p: Process): Procedure {
  const over = p.state.effects.filter(
    (effect): effect is ExiledUntil =>
      effect.kind === "exiled-until" && effect.watched.some((object) => !isThere(p.state, object)),
  );
  if (over.length === 0) return;
  p.state = { ...p.state, effects: p.state.effects.filter((effect) => !over.some(({ id }) => id === effect.id)) };
  const returning = over.flatMap(({ cards, source, controller }) =>
    cards.flatMap((card) => (objectAt(p.state, card.object) === undefined ? [] : [{ ...card, source, controller }])),
  );
  yield* moveObjects(
    p,
    returning.map(({ object, from, source, controller }) => ({
      object,
      to: from,
      cause: "effect",
      rules: ["610.3"],
      by: controller,
      ...(source === undefined ? {} : { source }),
    })),
  );
}
