import type { GameObject, GameState } from "@obverse/core";
import { engine } from "../engine.ts";
import { referToObject, referToPlayer } from "../run/references.ts";
import { rulesIn } from "./check-objects.ts";
import type { Mismatch, Moment } from "./moment.ts";
import { cardNames } from "./object-values.ts";
import { isRule, numberOf } from "./rule-numbers.ts";

/** Compares what players may know of objects. */
export function checkViews(
  moment: Moment,
  views: readonly {
    readonly player: string;
    readonly object: string;
    readonly name?: string | null;
    readonly sees?: "card" | "nothing";
  }[],
): readonly Mismatch[] {
  return views.flatMap(({ player, object: reference, name, sees }, index) => {
    const viewer = referToPlayer(moment.state, player);
    const object = referToObject(moment.state, moment.things, reference);
    const seen = engine.canSee(moment.state, viewer, object.id);
    const at = `views.${index + 1}`;
    const names = seen ? knownNames(moment.state, object) : [hiddenName(moment.state, object)];
    return [
      ...(sees === undefined || (sees === "card") === seen
        ? []
        : [{ at: `${at}.sees`, expected: sees, actual: seen ? "card" : "nothing" }]),
      ...(name === undefined || names.includes(name)
        ? []
        : [{ at: `${at}.name`, expected: name, actual: names[0] ?? null }]),
    ];
  });
}

/** Looks for rules in the explanation of a value. */
export function checkWhy(
  moment: Moment,
  questions: readonly { readonly object: string; readonly property: string; readonly cites: readonly string[] }[],
): readonly Mismatch[] {
  return questions.flatMap(({ object, property, cites }, index) => {
    const { id } = referToObject(moment.state, moment.things, object);
    const given = [...new Set(rulesIn(engine.explain(moment.state, id, property)))];
    const lacking = cites.filter((number) => !given.some((key) => isRule(key, number, moment.edition)));
    return lacking.length === 0
      ? []
      : [{ at: `why.${index + 1}`, expected: lacking, actual: given.map((key) => numberOf(key, moment.edition)) }];
  });
}

function knownNames(state: GameState, object: GameObject): readonly (string | null)[] {
  if (object.kind !== "card") return [null];
  const { name, otherNames = [] } = engine.characteristics(state, object.id);
  const cards = object.components.flatMap(({ what }) => cardNames(state, what.definition));
  return name === null ? cards : [name, ...otherNames, ...cards];
}

function hiddenName(state: GameState, object: GameObject): string | null {
  return object.kind === "card" && object.zone === "battlefield" ? engine.characteristics(state, object.id).name : null;
}
