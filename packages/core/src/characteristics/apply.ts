import type { Ability } from "../ability/ability.ts";
import type { Filter } from "../ability/filter.ts";
import { CARD_TYPES } from "../model/card-types.ts";
import type { OwnedAbility } from "../model/characteristics.ts";
import type { ObjectId } from "../model/ids.ts";
import { COLORS, type Color } from "../model/mana.ts";
import type { FixedModification } from "../model/state.ts";
import { chosenFor } from "../query/known-object.ts";
import type { Scope } from "../query/scope.ts";
import { addAllCreatureTypes, addTypes, removeTypes, setTypes } from "./change-types.ts";
import type { Draft } from "./draft.ts";
import { isKeyword } from "./keyword-names.ts";
import { namingGranter } from "./naming-granter.ts";
import { asPrinted, kindOfSubtype } from "./type-lists.ts";

/**
 * One modification applied to one object's draft, in its layer. `scope` is that of the effect, with the object as `it`; `key` names what it grants.
 */
export function applyModification(
  draft: Draft,
  modification: FixedModification,
  scope: Scope,
  id: ObjectId,
  key: string,
): Draft {
  switch (modification.kind) {
    case "copy":
    case "copy-of":
    case "restriction":
      return draft;
    case "control": {
      const [player] = scope.evaluate.players(scope, modification.player);
      return player === undefined ? draft : { ...draft, controller: player };
    }
    case "set-name": {
      const { otherNames: _gone, ...rest } = draft;
      return { ...rest, name: modification.name };
    }
    case "add-types":
      return addTypes(draft, modification);
    case "set-types":
      return setTypes(draft, modification);
    case "remove-types":
      return removeTypes(draft, modification);
    case "add-creature-types":
      if (modification.which === "all") return addAllCreatureTypes(draft);
      return addTypes(modification.only === true ? removeTypes(draft, { subtypes: "creature" }) : draft, {
        subtypes: listed(chosenText(scope, ["creature-type", "type"])),
      });
    case "add-chosen-type": {
      const type = chosenText(scope, ["type", "creature-type", "land-type"]);
      return type === undefined ? draft : addChosen(draft, asPrinted(type));
    }
    case "creature-types-of": {
      const others = scope.evaluate
        .select(scope, modification.of)
        .flatMap((other) => scope.read.characteristics(other).subtypes);
      const isCreatureType = (subtype: string) => kindOfSubtype(subtype) === "creature";
      return {
        ...draft,
        subtypes: [
          ...new Set([
            ...draft.subtypes.filter((subtype) => !isCreatureType(subtype)),
            ...others.filter(isCreatureType),
          ]),
        ],
      };
    }
    case "set-colors":
      return modification.colors === "chosen" && chosenText(scope, ["color"]) === undefined
        ? draft
        : { ...draft, colors: colorsNamed(scope, modification.colors) };
    case "add-colors": {
      const more = colorsNamed(scope, modification.colors);
      return { ...draft, colors: COLORS.filter((color) => draft.colors.includes(color) || more.includes(color)) };
    }
    case "gain":
      return withAbilities(draft, namingGranter(modification.abilities, scope.ctx.source), key);
    case "gain-protection-chosen": {
      const from = chosenProtection(scope, modification.what);
      return from === undefined
        ? draft
        : withAbilities(draft, [{ kind: "keyword", keyword: { name: "protection", from } }], key);
    }
    case "gain-abilities-of":
      return withAbilities(draft, abilitiesOfOthers(scope, modification, id), key);
    case "lose":
      return {
        ...draft,
        abilities: draft.abilities.filter(
          ({ ability }) =>
            ability.kind !== "keyword" || !modification.keywords.some((name) => isKeyword(ability.keyword, name)),
        ),
      };
    case "lose-all-abilities":
      return draft.abilities.length === 0 ? draft : { ...draft, abilities: [] };
    case "set-power-toughness": {
      const power = modification.power === undefined ? draft.power : scope.evaluate.amount(scope, modification.power);
      const toughness =
        modification.toughness === undefined ? draft.toughness : scope.evaluate.amount(scope, modification.toughness);
      return withNumbers(draft, power, toughness);
    }
    case "modify-power-toughness":
      return withNumbers(
        draft,
        (draft.power ?? 0) + scope.evaluate.amount(scope, modification.power),
        (draft.toughness ?? 0) + scope.evaluate.amount(scope, modification.toughness),
      );
    case "switch-power-toughness":
      return withNumbers(draft, draft.toughness ?? 0, draft.power ?? 0);
  }
}

function addChosen(draft: Draft, type: string): Draft {
  return addTypes(draft, CARD_TYPES.includes(type) ? { types: [type] } : { subtypes: [type] });
}

/** The draft with these numbers; absent ones stay absent. */
export function withNumbers(draft: Draft, power: number | undefined, toughness: number | undefined): Draft {
  return { ...draft, ...(power === undefined ? {} : { power }), ...(toughness === undefined ? {} : { toughness }) };
}

function withAbilities(draft: Draft, abilities: readonly Ability[], key: string): Draft {
  const granted = abilities.map((ability, at): OwnedAbility => ({ ability, key: `${key}:${at}` }));
  return granted.length === 0 ? draft : { ...draft, abilities: [...draft.abilities, ...granted] };
}

function colorsNamed(scope: Scope, colors: readonly Color[] | "chosen"): readonly Color[] {
  if (colors !== "chosen") return colors;
  const chosen = chosenText(scope, ["color"]);
  return COLORS.filter((color) => color === chosen);
}

const listed = (text: string | undefined): readonly string[] => (text === undefined ? [] : [text]);

/** A text chosen for the effect's source, or kept by the effect itself under the same word. Nothing where nobody chose: then it means nothing (607.2d). */
function chosenText(scope: Scope, words: readonly string[]): string | undefined {
  for (const word of words) {
    const text = scope.ctx.bound?.[word]?.text ?? chosenFor(scope, word);
    if (text !== undefined) return String(text);
  }
  return undefined;
}

function chosenProtection(scope: Scope, what: "color" | "type" | "player"): Filter | undefined {
  switch (what) {
    case "color": {
      const [color] = colorsNamed(scope, "chosen");
      return color === undefined ? undefined : { kind: "color", color };
    }
    case "type": {
      const type = chosenText(scope, ["type"]);
      return type === undefined ? undefined : { kind: "type", type };
    }
    case "player":
      return { kind: "controller", is: { kind: "chosen" } };
  }
}

function abilitiesOfOthers(
  scope: Scope,
  { of, form, keywords, limit }: Extract<FixedModification, { kind: "gain-abilities-of" }>,
  id: ObjectId,
): readonly Ability[] {
  const others = scope.evaluate.select(scope, of).filter((other) => other !== id);
  const wanted = (ability: Ability) =>
    form === "all" ||
    (form === "keywords"
      ? ability.kind === "keyword" &&
        (keywords === undefined || keywords.some((name) => isKeyword(ability.keyword, name)))
      : ability.kind === form);
  return others.flatMap((other) =>
    scope.read
      .characteristics(other)
      .abilities.flatMap(({ ability }) => (wanted(ability) ? [limited(ability, limit)] : [])),
  );
}

/** “You may activate each of those abilities only once each turn”: besides a limit that it has. */
function limited(ability: Ability, limit: { readonly times: number; readonly per: "turn" } | undefined): Ability {
  return limit === undefined || ability.kind !== "activated" || ability.limit !== undefined
    ? ability
    : { ...ability, limit };
}
