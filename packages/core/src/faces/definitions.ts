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

/** The definition in use with exactly this full name; that of a card before that of a token. */
export function definitionNamed(definitions: Definitions, name: string): Card | undefined {
  let names = byName.get(definitions);
  if (names === undefined) {
    const all = Object.values(definitions);
    names = new Map(
      [...all.filter(({ token }) => token === true), ...all.filter(({ token }) => token !== true)].map((card) => [
        card.name,
        card,
      ]),
    );
    byName.set(definitions, names);
  }
  return names.get(name);
}

/** The definition of what a card of a meld pair melds into (712.4), where it is one and the result is known. */
export function meldResultOf(definitions: Definitions, card: Card | undefined): Card | undefined {
  return card?.meld === undefined ? undefined : definitionNamed(definitions, card.meld.result);
}
