import type { ActivatedAbility, Body, TriggeredAbility } from "../../ability/ability.ts";
import type { Effect } from "../../ability/effect.ts";

/** Whether an activated ability is a mana ability (605.1a): no target, could add mana, no loyalty ability. */
export function isManaAbility(ability: ActivatedAbility): boolean {
  return (ability.targets ?? []).length === 0 && !isLoyaltyAbility(ability) && bodyAddsMana(ability);
}

/** Whether a triggered ability is a mana ability (605.1b): no target, triggers from mana abilities or added mana, could add mana. */
export function isTriggeredManaAbility(ability: TriggeredAbility): boolean {
  return (
    (ability.targets ?? []).length === 0 &&
    bodyAddsMana(ability) &&
    ability.triggers.every(
      (trigger) => trigger.kind === "status" && trigger.change === "tapped" && trigger.forMana === true,
    )
  );
}

/** Whether an activated ability is a loyalty ability (606.2). */
export function isLoyaltyAbility(ability: ActivatedAbility): boolean {
  return ability.cost.some((part) => part.kind === "loyalty");
}

function bodyAddsMana(body: Body): boolean {
  return (
    body.effect.some(addsMana) ||
    (body.modal?.modes ?? []).some((mode) => (mode.targets ?? []).length === 0 && bodyAddsMana(mode))
  );
}

/** Whether an instruction, or one inside it, could add mana. */
function addsMana(effect: Effect): boolean {
  switch (effect.kind) {
    case "add-mana":
      return true;
    case "sequence":
    case "repeat":
    case "for-each":
      return effect.steps.some(addsMana);
    case "may":
      return [...effect.steps, ...(effect.otherwise ?? [])].some(addsMana);
    case "if":
      return [...effect.then, ...(effect.else ?? [])].some(addsMana);
    case "pay":
      return [...effect.then, ...(effect.otherwise ?? [])].some(addsMana);
    case "choose-one":
      return effect.options.flat().some(addsMana);
    default:
      return false;
  }
}
