import type { ObjectId, PlayerId } from "../model/ids.ts";
import type { GameObject } from "../model/object.ts";
import type { FixedModification, GameState } from "../model/state.ts";
import { objectAt } from "../storage/objects.ts";
import type { Continuous } from "./continuous.ts";
import type { Draft } from "./draft.ts";
import type { LayerId } from "./layers.ts";
import type { OwnStage } from "./own-stages.ts";
import { isSelfContained } from "./self-contained.ts";
import { staticSources } from "./static-sources.ts";

/** One step of the layers, applied to every object it concerns. */
export type Step =
  /** What an object's own defining abilities, counters and land types do in a layer. */
  | { readonly kind: "own"; readonly layer: LayerId; readonly stage: OwnStage }
  /** One effect's part in one layer. */
  | {
      readonly kind: "effect";
      readonly layer: LayerId;
      readonly effect: Continuous;
      readonly part: readonly FixedModification[];
    };

/** The order in which effects apply (613), once it is worked out, and what objects are after each step as far as anybody asked. */
export interface Layering {
  readonly steps: Step[];
  /** For each effect, the number of steps before it first applied: what it applies to is settled then (613.6). */
  readonly started: Map<string, { readonly at: number; readonly effect: Continuous }>;
  readonly drafts: WeakMap<GameObject, Draft[]>;
  /** The timestamps of effects that grant abilities, by the key of what they grant. */
  readonly grants: Map<string, number>;
  readonly statics: Map<ObjectId, { readonly abilities: Draft["abilities"]; readonly effects: readonly Continuous[] }>;
  readonly kept: readonly Continuous[];
  /** The objects whose static abilities are looked for. */
  sources: readonly ObjectId[];
  /** Whether granted static abilities may be on any permanent. */
  grantsStatics: boolean;
  /** How many steps lie before anything but base power and toughness counts (613.4a–b). */
  baseNumbersAt: number;
  /** The effects that apply at the end, kept once they are asked for where they are the same in every state that has this layering. */
  effects?: readonly Continuous[];
}

/** What a layering depends on where all effects are self-contained: it serves every state that has the same. */
export interface Basis {
  readonly layering: Layering;
  readonly definitions: GameState["definitions"];
  readonly active: PlayerId;
  readonly day: GameState["day"];
  readonly players: GameState["players"];
  readonly own: readonly ObjectId[];
  readonly objects: readonly (readonly [ObjectId, GameObject | undefined])[];
}

/** What the layering of a state depends on; nothing where some effect looks at the whole game. */
export function basisOf(state: GameState, layering: Layering): Basis | undefined {
  const all = [...layering.kept, ...[...layering.statics.values()].flatMap(({ effects }) => effects)];
  if (layering.grantsStatics || !all.every(isSelfContained)) return undefined;
  const objects = layering.sources.map((id) => [id, objectAt(state, id)] as const);
  return {
    layering,
    definitions: state.definitions,
    active: state.turn.active,
    day: state.day,
    players: state.players,
    own: staticSources(state),
    objects,
  };
}

/** Whether a state with the same kept effects has all that a layering depends on. */
export function servesFor(basis: Basis, state: GameState): boolean {
  if (
    basis.definitions !== state.definitions ||
    basis.active !== state.turn.active ||
    basis.day !== state.day ||
    !samePlayers(basis.players, state.players)
  )
    return false;
  const own = staticSources(state);
  if (own !== basis.own && (own.length !== basis.own.length || !own.every((id, at) => id === basis.own[at])))
    return false;
  return basis.objects.every(([id, object]) => isSameSource(object, objectAt(state, id)));
}

function samePlayers(a: GameState["players"], b: GameState["players"]): boolean {
  return a === b || a.every(({ lost, left }, at) => lost === b[at]?.lost && left === b[at]?.left);
}

/** Whether a source of static abilities is the same as far as these can tell: all of it, but for what no self-contained effect asks of its source. */
function isSameSource(a: GameObject | undefined, b: GameObject | undefined): boolean {
  if (a === b) return true;
  if (a?.kind !== "card" || b?.kind !== "card") return false;
  const same =
    a.components === b.components &&
    a.zone === b.zone &&
    a.controller === b.controller &&
    a.owner === b.owner &&
    a.timestamp === b.timestamp &&
    a.counters === b.counters &&
    a.faceDown === b.faceDown &&
    a.hidden === b.hidden &&
    a.chosen === b.chosen;
  const [was, is] = [a.permanent, b.permanent];
  if (!same || was === undefined || is === undefined) return same && was === is && a.stack === b.stack;
  return (
    was.tapped === is.tapped &&
    was.phasedOut === is.phasedOut &&
    was.attachedTo === is.attachedTo &&
    was.attacking === is.attacking &&
    was.blocking === is.blocking &&
    was.enteredAs === is.enteredAs &&
    was.mergedAt === is.mergedAt &&
    was.castFrom === is.castFrom
  );
}
