import type { Card } from "../model/card.ts";
import type { Component } from "../model/object.ts";
import type { GameState } from "../model/state.ts";
import { definitionNamed, definitionOf } from "./definitions.ts";

/** A part of an object: one component, or a meld pair whose backs are combined (712.4a, 730.2). */
export type Part =
  | { readonly kind: "one"; readonly component: Component; readonly card: Card }
  | {
      readonly kind: "melded";
      readonly components: readonly [Component, Component];
      readonly fronts: readonly [Card, Card];
      readonly result: Card;
    };

/** The parts of an object, top first: a meld pair is two cards, both back face up, that name one result (712.8g). */
export function partsOf(definitions: GameState["definitions"], components: readonly Component[]): readonly Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < components.length; at++) {
    const component = components[at];
    if (component === undefined) continue;
    const card = definitionOf(definitions, component.what.definition);
    const next = components[at + 1];
    const other = next === undefined ? undefined : definitionOf(definitions, next.what.definition);
    const result =
      next !== undefined && other !== undefined && isPair(component, card, next, other)
        ? definitionNamed(definitions, card.meld?.result ?? "")
        : undefined;
    if (next !== undefined && other !== undefined && result !== undefined) {
      parts.push({ kind: "melded", components: [component, next], fronts: [card, other], result });
      at++;
    } else parts.push({ kind: "one", component, card });
  }
  return parts;
}

function isPair(one: Component, card: Card, other: Component, otherCard: Card): boolean {
  return (
    one.face === "back" &&
    other.face === "back" &&
    one.what.kind === "card" &&
    other.what.kind === "card" &&
    card.meld !== undefined &&
    card.meld.result === otherCard.meld?.result &&
    card.id !== otherCard.id
  );
}
