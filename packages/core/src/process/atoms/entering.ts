import type { Modification } from "../../ability/modification.ts";
import { effectId, type ObjectId, type PlayerId } from "../../model/ids.ts";
import type { Bindings, CardObject } from "../../model/object.ts";
import type { GameState } from "../../model/state.ts";
import type { Zone } from "../../model/zone.ts";
import type { RuleKey } from "../../rules/rules.ts";
import { withStored } from "../../storage/objects.ts";

/** Continuous modifications that begin as a permanent enters (611.2e). */
interface EnteringEffect {
  readonly modifications: readonly Modification[];
  readonly controller: PlayerId;
  readonly source?: ObjectId;
  readonly bound?: Bindings;
}

/** A permanent about to enter, as it would exist on the battlefield (614.12). */
export interface Entering {
  /** The id it will have. */
  readonly id: ObjectId;
  /** Where it comes from. Absent: it is a token being created. */
  readonly from?: Zone;
  /** The objects that become it. */
  readonly formers: readonly ObjectId[];
  /** As it would exist; replaced by effects that modify how it enters. */
  object: CardObject;
  /** Whose control a replacement effect lets it enter under (616.1b): that player makes the choices that are left. Absent: none does. */
  under?: PlayerId;
  /** Told to enter transformed or converted, by an instruction or a replacement effect. */
  transformed: boolean;
  /** How many copy effects made it what it would be. */
  copies: number;
  readonly effects: EnteringEffect[];
  readonly rules: RuleKey[];
  /** Set: it does not enter, and stays where it is or, from the stack, goes to its owner's graveyard. */
  prevented: { readonly code: string; readonly rules: readonly RuleKey[] } | undefined;
}

const HYPOTHETICAL = new WeakMap<GameState, WeakMap<CardObject, GameState>>();

/** The state with the permanent on the battlefield and what became it gone: what replacement effects look at (614.12). */
export function asItWouldExist(state: GameState, entering: Entering): GameState {
  const known = HYPOTHETICAL.get(state) ?? new WeakMap();
  HYPOTHETICAL.set(state, known);
  const found = known.get(entering.object);
  if (found !== undefined) return found;
  const effects = entering.effects.map((effect, at) => ({
    kind: "continuous" as const,
    id: effectId(state.nextEffect + at),
    timestamp: state.nextTimestamp + 1 + at,
    controller: effect.controller,
    objects: [entering.id],
    modifications: effect.modifications,
    duration: { duration: { kind: "permanent" as const }, turn: state.turn.number },
    ...(effect.bound === undefined ? {} : { bound: effect.bound }),
    ...(effect.source === undefined ? {} : { source: effect.source }),
  }));
  const would: GameState = {
    ...state,
    objects: withStored(state.objects, entering.object),
    battlefield: [...state.battlefield, entering.id],
    effects: effects.length === 0 ? state.effects : [...state.effects, ...effects],
  };
  known.set(entering.object, would);
  return would;
}
