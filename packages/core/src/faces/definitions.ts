import type { Card } from "../model/card.ts";
import type { DefinitionId } from "../model/ids.ts";
import type { GameState } from "../model/state.ts";

type Definitions = GameState["definitions"];

const byName = new WeakMap<Definitions, ReadonlyMap<string, Card>>();

/** The definition under this key. The state holds every definition in use. */
export function definitionOf(definitions: Definitions, id: DefinitionId): Card {
  const found = definitions[id];
  if (found === undefined) throw new Error(`no definition ${id}`);
  return found;
}

/** The definition in use with exactly this full name. */
export function definitionNamed(definitions: Definitions, name: string): Card | undefined {
  let names = byName.get(definitions);
  if (names === undefined) {
    names = new Map(Object.values(definitions).map((card) => [card.name, card]));
    byName.set(definitions, names);
  }
  return names.get(name);
}
