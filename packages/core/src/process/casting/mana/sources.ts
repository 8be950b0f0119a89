import type { ActivatedAbility } from "../../../ability/ability.ts";
import type { Effect } from "../../../ability/effect.ts";
import { characteristics, controllerOf } from "../../../characteristics/characteristics.ts";
import type { ObjectId, PlayerId } from "../../../model/ids.ts";
import type { Mana } from "../../../model/mana.ts";
import type { GameState } from "../../../model/state.ts";
import { cardObjectAt } from "../../../storage/objects.ts";
import { activatedAbilitiesOf } from "../activated-abilities.ts";
import { activationRefusal } from "../activation-legality.ts";
import { isManaAbility } from "../mana-ability.ts";
import type { ManaOption, ManaSource } from "./plan.ts";
import { manaOptions } from "./production.ts";
import { type ManaPurpose, maySpend } from "./purpose.ts";

/**
 * The permanents that a player can tap for mana that may be spent on this, by abilities whose whole cost is {T}: lands before others, those of fewest
 * colours first, then as they came. `except` are not to be tapped, since something else needs them.
 */
export function manaSources(
  state: GameState,
  player: PlayerId,
  purpose: ManaPurpose,
  except: readonly ObjectId[],
): readonly ManaSource[] {
  const found = everySource(state, player).flatMap((one) => {
    if (except.includes(one.source.object)) return [];
    const options = one.source.options.filter(({ mana }) =>
      mana.some((each) => maySpend(state, player, each, purpose)),
    );
    if (options.length === one.source.options.length) return [one];
    return options.length === 0 ? [] : [{ ...one, source: sourceWith(one.source.object, options, one.land) }];
  });
  return [...found].sort((one, other) => rank(one) - rank(other)).map(({ source }) => source);
}

interface Ranked {
  readonly source: ManaSource;
  readonly land: boolean;
  readonly kinds: number;
}

const rank = ({ land, kinds }: Ranked): number => (land ? 0 : 100) + kinds;

const known = new WeakMap<GameState, Map<PlayerId, readonly Ranked[]>>();

/** Everything that a player can tap for mana now, whatever for, in the order of the battlefield. */
export function everySource(state: GameState, player: PlayerId): readonly Ranked[] {
  const of = known.get(state) ?? new Map<PlayerId, readonly Ranked[]>();
  known.set(state, of);
  const found = of.get(player) ?? state.battlefield.flatMap((id) => sourceOf(state, player, id) ?? []);
  of.set(player, found);
  return found;
}

function sourceOf(state: GameState, player: PlayerId, id: ObjectId): Ranked | undefined {
  const object = cardObjectAt(state, id);
  if (object?.permanent === undefined || object.permanent.tapped || controllerOf(state, id) !== player)
    return undefined;
  const values = characteristics(state, id);
  const options = activatedAbilitiesOf(state, id).flatMap(({ ability, key }) => {
    if (!isTapForMana(ability) || activationRefusal(state, player, id, { ability, key }) !== undefined) return [];
    const snow = values.supertypes.includes("Snow") ? ("snow" as const) : ("ordinary" as const);
    return optionsOf(state, player, id, ability, snow).map((mana): ManaOption => ({ owned: { ability, key }, mana }));
  });
  if (options.length === 0) return undefined;
  const kinds = new Set(options.flatMap(({ mana }) => mana.map(({ kind }) => kind))).size;
  const land = values.types.includes("Land");
  return { source: sourceWith(id, options, land), land, kinds };
}

const sourceWith = (object: ObjectId, options: readonly ManaOption[], land: boolean): ManaSource => ({
  object,
  options,
  alike: `${land} ${JSON.stringify(options.map(({ mana }) => mana))}`,
});

/** Whether a mana ability's whole cost is {T}. */
function isTapForMana(ability: ActivatedAbility): boolean {
  return ability.cost.length === 1 && ability.cost[0]?.kind === "tap-self" && isManaAbility(ability);
}

function optionsOf(
  state: GameState,
  player: PlayerId,
  source: ObjectId,
  ability: ActivatedAbility,
  snow: "snow" | "ordinary",
): readonly (readonly Mana[])[] {
  const adds = ability.effect.filter(
    (effect): effect is Effect & { readonly kind: "add-mana" } => effect.kind === "add-mana",
  );
  const lists = adds.reduce<readonly (readonly Mana[])[]>(
    (done, effect) => {
      const options = manaOptions(state, { controller: player, source }, effect.mana).map((kinds) =>
        kinds.map((kind) => manaOf(effect, kind, snow)),
      );
      return done.flatMap((before) => options.map((option) => [...before, ...option]));
    },
    [[]],
  );
  return lists.filter((list) => list.length > 0);
}

/** One mana as an instruction adds it, with its restriction (106.6). */
function manaOf(effect: Effect & { readonly kind: "add-mana" }, kind: Mana["kind"], snow: "snow" | "ordinary"): Mana {
  return {
    kind,
    ...(effect.only === undefined ? {} : { only: effect.only }),
    ...(effect.keeps === undefined ? {} : { keeps: effect.keeps }),
    ...(snow === "snow" ? { snow: true as const } : {}),
  };
}
