import type { Ability } from "../ability/ability.ts";
import type { Amount } from "../ability/amount.ts";
import type { Condition } from "../ability/condition.ts";
import type { Filter } from "../ability/filter.ts";
import type { PlayerRef } from "../ability/player-ref.ts";
import type { Selector } from "../ability/selector.ts";
import type { FixedModification } from "../model/state.ts";
import type { Continuous } from "./continuous.ts";
import { staticsOf } from "./statics.ts";

/**
 * Whether what an effect does to an object depends on nothing but that object, the effect's source and whose turn it is: then it does the same in every
 * state in which these are the same. What isn't known to be so is taken to look at the whole game.
 */
export function isSelfContained({ controller, source, objects, affects, modifications, ability }: Continuous): boolean {
  if (controller === undefined && source === undefined) return false;
  if (ability?.condition !== undefined && !isOwnCondition(ability.condition)) return false;
  return (
    (objects !== undefined || affects === undefined || isOwnSelector(affects)) && modifications.every(isOwnModification)
  );
}

/** Keywords whose defining abilities look at nothing but their object. */
const DEFINED_BY_ITSELF: ReadonlySet<string> = new Set(["changeling", "devoid"]);

/** Whether some of an object's own abilities define its characteristics by something else in the game. */
export function looksAtGame(abilities: readonly { readonly ability: Ability }[]): boolean {
  return abilities.some(
    ({ ability }) =>
      !(ability.kind === "keyword" && DEFINED_BY_ITSELF.has(ability.keyword.name)) &&
      staticsOf(ability).some(({ defining }) => defining === true),
  );
}

function isOwnModification(modification: FixedModification): boolean {
  switch (modification.kind) {
    case "copy-of":
    case "restriction":
    case "set-name":
    case "add-types":
    case "set-types":
    case "remove-types":
    case "lose":
    case "lose-all-abilities":
    case "switch-power-toughness":
      return true;
    case "control":
      return isOwnPlayer(modification.player);
    case "add-creature-types":
      return modification.which === "all";
    case "set-colors":
    case "add-colors":
      return modification.colors !== "chosen";
    case "gain":
      return modification.abilities.every((ability) => staticsOf(ability).length === 0);
    case "set-power-toughness":
      return isNumber(modification.power ?? 0) && isNumber(modification.toughness ?? 0);
    case "modify-power-toughness":
      return isNumber(modification.power) && isNumber(modification.toughness);
    default:
      return false;
  }
}

const isNumber = (amount: Amount): boolean => typeof amount === "number";
/** Players that the effect's controller, what it keeps and whose turn it is tell. */
const isOwnPlayer = ({ kind }: PlayerRef): boolean =>
  kind === "you" || kind === "opponents" || kind === "active" || kind === "bound";

function isOwnSelector(selector: Selector): boolean {
  switch (selector.kind) {
    case "self":
    case "attached":
      return true;
    case "all":
      return (selector.of === undefined || isOwnPlayer(selector.of)) && isOwnFilter(selector.filter);
    default:
      return false;
  }
}

function isOwnFilter(filter: Filter): boolean {
  switch (filter.kind) {
    case "all":
    case "any":
      return filter.of.every(isOwnFilter);
    case "not":
      return isOwnFilter(filter.of);
    case "type":
    case "supertype":
    case "subtype":
    case "color":
    case "colorless":
    case "multicolored":
    case "monocolored":
    case "name":
    case "keyword":
    case "zone":
    case "token":
    case "card":
    case "spell":
    case "permanent":
      return true;
    case "cast-from":
      return filter.by === undefined || isOwnPlayer(filter.by);
    case "controller":
    case "owner":
      return isOwnPlayer(filter.is);
    case "combat":
      return filter.is === "attacking" || filter.is === "blocking" || filter.is === "blocked";
    case "status":
      return (
        filter.status === "tapped" ||
        filter.status === "untapped" ||
        filter.status === "face-down" ||
        filter.status === "face-up"
      );
    case "is":
      return isOwnSelector(filter.what);
    default:
      return false;
  }
}

/** Whether a condition of a static ability asks only for what its source is, whose turn it is, and for day and night. */
function isOwnCondition(condition: Condition): boolean {
  switch (condition.kind) {
    case "and":
    case "or":
      return condition.of.every(isOwnCondition);
    case "not":
      return isOwnCondition(condition.of);
    case "whose-turn":
      return isOwnPlayer(condition.player);
    case "day-night":
      return true;
    case "matches":
      return condition.what.kind === "self" && isOwnFilter(condition.filter);
    default:
      return false;
  }
}
