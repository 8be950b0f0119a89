import type { Ability } from "../ability/ability.ts";
import type { CopyExceptions } from "../ability/modification.ts";
import { manaValueOfCost } from "../faces/mana-value.ts";
import { COLORS } from "../model/mana.ts";
import type { CopiableValues } from "./copiable-values.ts";
import { asPrinted } from "./type-lists.ts";

/** Copied values as a copy effect's exceptions change them (707.9): they are part of the copiable values (707.9b). */
export function withExceptions(values: CopiableValues, exceptions: CopyExceptions | undefined): CopiableValues {
  if (exceptions === undefined) return values;
  const { setTypes, setSubtypes, setColors, removeSupertypes = [] } = exceptions;
  const add = (to: readonly string[], more: readonly string[] | undefined) =>
    more === undefined ? to : [...new Set([...to, ...more.map(asPrinted)])];
  const colors =
    exceptions.addColors === undefined
      ? (setColors ?? values.colors)
      : COLORS.filter((color) => (setColors ?? values.colors).includes(color) || exceptions.addColors?.includes(color));
  const { colorIndicator: _dropped, ...rest } = values;
  return {
    ...(setColors === undefined ? values : rest),
    ...(exceptions.name === undefined ? {} : { name: exceptions.name }),
    ...(exceptions.manaCost === undefined
      ? {}
      : { manaCost: exceptions.manaCost, manaValue: manaValueOfCost(exceptions.manaCost) }),
    colors,
    supertypes: add(
      values.supertypes.filter((supertype) => !removeSupertypes.map(asPrinted).includes(supertype)),
      exceptions.addSupertypes,
    ),
    types: add(setTypes?.map(asPrinted) ?? values.types, exceptions.addTypes),
    subtypes: add(setSubtypes?.map(asPrinted) ?? values.subtypes, exceptions.addSubtypes),
    ...(exceptions.power === undefined ? {} : { power: exceptions.power }),
    ...(exceptions.toughness === undefined ? {} : { toughness: exceptions.toughness }),
    abilities: [
      ...(exceptions.loseAbilities === true
        ? []
        : values.abilities.filter((ability) => !definesSet(ability, exceptions))),
      ...(exceptions.abilities ?? []),
    ],
  };
}

/** Whether an ability defines a characteristic for which the copy effect gives values of its own; it isn't copied (707.9d). */
function definesSet(ability: Ability, exceptions: CopyExceptions): boolean {
  const colors = exceptions.setColors !== undefined;
  const types = exceptions.setTypes !== undefined || exceptions.setSubtypes !== undefined;
  const numbers = exceptions.power !== undefined || exceptions.toughness !== undefined;
  if (ability.kind === "keyword")
    return (colors && ability.keyword.name === "devoid") || (types && ability.keyword.name === "changeling");
  if (ability.kind !== "static" || ability.defining === undefined) return false;
  return (ability.modifications ?? []).some(
    ({ kind }) =>
      (colors && kind.endsWith("-colors")) ||
      (types && kind.endsWith("-types")) ||
      (numbers && kind === "set-power-toughness"),
  );
}

/** Exceptions of a copy of a copy: `later` is applied to what `earlier` made. */
export function mergeExceptions(
  earlier: CopyExceptions | undefined,
  later: CopyExceptions | undefined,
): CopyExceptions | undefined {
  if (earlier === undefined) return later;
  if (later === undefined) return earlier;
  const {
    addTypes,
    addSubtypes,
    setTypes,
    setSubtypes,
    setColors,
    addColors,
    abilities,
    loseAbilities,
    addSupertypes,
    removeSupertypes,
    ...plain
  } = earlier;
  const both = <T>(one: readonly T[] | undefined, other: readonly T[] | undefined): readonly T[] | undefined =>
    one === undefined ? other : other === undefined ? one : [...new Set([...one, ...other])];
  const without = <T>(list: readonly T[] | undefined, gone: readonly T[] | undefined) =>
    list === undefined || gone === undefined ? list : list.filter((item) => !gone.includes(item));
  return defined({
    ...plain,
    ...later,
    addSupertypes: both(without(addSupertypes, later.removeSupertypes), later.addSupertypes),
    removeSupertypes: both(without(removeSupertypes, later.addSupertypes), later.removeSupertypes),
    setTypes: later.setTypes ?? setTypes,
    addTypes: later.setTypes === undefined ? both(addTypes, later.addTypes) : later.addTypes,
    setSubtypes: later.setSubtypes ?? setSubtypes,
    addSubtypes: later.setSubtypes === undefined ? both(addSubtypes, later.addSubtypes) : later.addSubtypes,
    setColors: later.setColors ?? setColors,
    addColors: later.setColors === undefined ? both(addColors, later.addColors) : later.addColors,
    abilities: later.loseAbilities === true ? later.abilities : both(abilities, later.abilities),
    loseAbilities: later.loseAbilities ?? loseAbilities,
  });
}

function defined(loose: { readonly [K in keyof CopyExceptions]: CopyExceptions[K] | undefined }): CopyExceptions {
  return Object.fromEntries(Object.entries(loose).filter(([, value]) => value !== undefined)) as CopyExceptions; // absent instead of undefined
}

/** Exceptions with “this ability” written out as the one that is resolving. */
export function withThisAbility(
  exceptions: CopyExceptions | undefined,
  ability: Ability | undefined,
): CopyExceptions | undefined {
  if (exceptions?.thisAbility === undefined || ability === undefined) return exceptions;
  const { thisAbility: _said, ...rest } = exceptions;
  return { ...rest, abilities: [...(rest.abilities ?? []), ability] };
}

/** Exceptions with “its other abilities” written out: those that the object has of its own, other than the one that makes it a copy. */
export function withOtherAbilities(
  exceptions: CopyExceptions | undefined,
  own: readonly Ability[],
): CopyExceptions | undefined {
  if (exceptions?.otherAbilities === undefined) return exceptions;
  const { otherAbilities: _said, ...rest } = exceptions;
  const others = own.filter(
    (ability) =>
      !(
        ability.kind === "replacement" &&
        ability.replacement.kind === "enters" &&
        ability.replacement.copy !== undefined
      ),
  );
  return { ...rest, abilities: [...(rest.abilities ?? []), ...others] };
}
