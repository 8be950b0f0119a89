import type { Replacement } from "../../ability/replacement.ts";
import { characteristics, controllerOf } from "../../characteristics/characteristics.ts";
import type { OwnedAbility } from "../../model/characteristics.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { Bindings, TargetRef } from "../../model/object.ts";
import type { FloatingReplacement, GameState } from "../../model/state.ts";
import type { Zone } from "../../model/zone.ts";
import type { EvaluationContext } from "../../query/context.ts";
import { holds } from "../../query/evaluate.ts";
import { objectAt } from "../../storage/objects.ts";
import { replacementCandidates } from "./candidates.ts";

type Kind = Replacement["kind"];

/** A replacement or prevention effect that exists, with what its references are worked out from. */
export interface Found<K extends Kind = Kind> {
  /** Tells it from all others: each may apply once to an event (614.5). */
  readonly key: string;
  readonly source?: ObjectId;
  readonly controller: PlayerId;
  readonly replacement: Extract<Replacement, { kind: K }>;
  readonly context: EvaluationContext;
  /** Absent: it is of an ability. */
  readonly effect?: FloatingReplacement;
}

/** The replacement effects of these kinds that exist now (614.3, 614.4): of abilities where they work, then of resolved spells and abilities. */
export function* replacementsOf<K extends Kind>(state: GameState, ...kinds: readonly K[]): Generator<Found<K>> {
  for (const id of replacementCandidates(state, kinds)) {
    const object = objectAt(state, id);
    if (object === undefined || (object.kind === "card" && object.permanent?.phasedOut !== undefined)) continue;
    const owned =
      object.kind === "emblem"
        ? object.abilities.map((ability, at) => ({ ability, key: `printed:${at}` }))
        : characteristics(state, id).abilities;
    yield* replacementsAmong(state, id, owned, object.zone, kinds);
  }
  for (const effect of state.effects) {
    if (effect.kind !== "replacement" || !isOneOf(effect.replacement, kinds)) continue;
    const { source, controller, replacement, bound } = effect;
    yield {
      key: `effect:${effect.id}`,
      controller,
      replacement,
      effect,
      context: { controller, bound, targets: targetsIn(bound), ...(source === undefined ? {} : { source }) },
      ...(source === undefined ? {} : { source }),
    };
  }
}

/** The targets of the spell or ability that made an effect, as it kept them: `target:0`, `target:1`, … */
function targetsIn(bound: Bindings): readonly (readonly TargetRef[])[] {
  const targets: (readonly TargetRef[])[] = [];
  for (let slot = 0, kept = bound["target:0"]; kept !== undefined; slot++, kept = bound[`target:${slot}`]) {
    targets.push([
      ...(kept.objects ?? []).map((object) => ({ object })),
      ...(kept.players ?? []).map((player) => ({ player })),
    ]);
  }
  return targets;
}

/** The replacement effects of these kinds among an object's abilities, where they work in its zone and their condition holds. */
export function* replacementsAmong<K extends Kind>(
  state: GameState,
  id: ObjectId,
  abilities: readonly OwnedAbility[],
  zone: Zone | "any",
  kinds: readonly K[],
): Generator<Found<K>> {
  for (const { ability, key } of abilities) {
    if (ability.kind !== "replacement" || !isOneOf(ability.replacement, kinds)) continue;
    const works =
      zone === "any" ||
      // An emblem's abilities work in the command zone (114.4), those of a card there only if they say so (113.6).
      objectAt(state, id)?.kind === "emblem" ||
      (ability.from === undefined ? zone === "battlefield" : ability.from.includes(zone));
    const controller = controllerOf(state, id);
    if (!works || controller === undefined) continue;
    const context: EvaluationContext = { controller, source: id };
    if (ability.condition !== undefined && !holds(state, context, ability.condition)) continue;
    yield { key: `${id}:${key}`, source: id, controller, replacement: ability.replacement, context };
  }
}

function isOneOf<K extends Kind>(
  replacement: Replacement,
  kinds: readonly K[],
): replacement is Extract<Replacement, { kind: K }> {
  return (kinds as readonly Kind[]).includes(replacement.kind); // widened to ask
}
