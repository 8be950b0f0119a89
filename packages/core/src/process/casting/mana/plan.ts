import type { ObjectId } from "../../../model/ids.ts";
import type { Mana } from "../../../model/mana.ts";
import type { OwnedActivated } from "../activated-abilities.ts";
import { meets, type Need, narrowestFirst } from "./requirement.ts";

/** One way to tap a source: which of its mana abilities, and what that would add. */
export interface ManaOption {
  readonly owned: OwnedActivated;
  readonly mana: readonly Mana[];
}

/** A permanent that can be tapped for mana. */
export interface ManaSource {
  readonly object: ObjectId;
  readonly options: readonly ManaOption[];
  /** Sources of the same class are alike but for their place. */
  readonly alike: string;
}

/** What is tapped for what, and which of the mana, then in the pool, pays. */
export interface ManaPlan {
  readonly taps: readonly { readonly object: ObjectId; readonly option: ManaOption }[];
  readonly spent: readonly Mana[];
}

interface Search {
  readonly needs: readonly Need[];
  readonly sources: readonly ManaSource[];
  /** Places that were found to lead nowhere. */
  readonly dead: Set<string>;
}

/**
 * Finds what to tap so that the pool and the sources meet all needs, if anything does: the pool first, then sources in order.
 * Exhaustive, so a payment that exists is found; places already seen are not searched again.
 */
export function planMana(
  pool: readonly Mana[],
  sources: readonly ManaSource[],
  needs: readonly Need[],
): ManaPlan | undefined {
  const search: Search = { needs: narrowestFirst(needs), sources, dead: new Set() };
  return meet(search, 0, pool, new Set());
}

function meet(search: Search, at: number, floating: readonly Mana[], used: ReadonlySet<number>): ManaPlan | undefined {
  const need = search.needs[at];
  if (need === undefined) return { taps: [], spent: [] };
  if (floating.length + potential(search, used) < search.needs.length - at) return undefined;
  const place = placeKey(search, at, floating, used);
  if (search.dead.has(place)) return undefined;
  const found = fromFloating(search, at, need, floating, used) ?? fromSources(search, at, need, floating, used);
  if (found === undefined) search.dead.add(place);
  return found;
}

function fromFloating(
  search: Search,
  at: number,
  need: Need,
  floating: readonly Mana[],
  used: ReadonlySet<number>,
): ManaPlan | undefined {
  const tried = new Set<string>();
  for (const [index, mana] of floating.entries()) {
    const key = manaKey(mana);
    if (tried.has(key) || !meets(mana, need)) continue;
    tried.add(key);
    const rest = meet(
      search,
      at + 1,
      floating.filter((_, other) => other !== index),
      used,
    );
    if (rest !== undefined) return { taps: rest.taps, spent: [mana, ...rest.spent] };
  }
  return undefined;
}

function fromSources(
  search: Search,
  at: number,
  need: Need,
  floating: readonly Mana[],
  used: ReadonlySet<number>,
): ManaPlan | undefined {
  const tried = new Set<string>();
  for (const [index, source] of search.sources.entries()) {
    if (used.has(index) || tried.has(source.alike)) continue;
    tried.add(source.alike);
    for (const option of source.options) {
      const paying = option.mana.findIndex((mana) => meets(mana, need));
      const mana = option.mana[paying];
      if (mana === undefined) continue;
      const rest = meet(
        search,
        at + 1,
        [...floating, ...option.mana.filter((_, other) => other !== paying)],
        new Set([...used, index]),
      );
      if (rest !== undefined)
        return { taps: [{ object: source.object, option }, ...rest.taps], spent: [mana, ...rest.spent] };
    }
  }
  return undefined;
}

/** The most mana that the sources left could add. */
function potential(search: Search, used: ReadonlySet<number>): number {
  return search.sources.reduce(
    (sum, source, at) => (used.has(at) ? sum : sum + Math.max(0, ...source.options.map(({ mana }) => mana.length))),
    0,
  );
}

function placeKey(search: Search, at: number, floating: readonly Mana[], used: ReadonlySet<number>): string {
  const left = [...used].map((index) => search.sources[index]?.alike ?? "").sort();
  return `${at}|${floating.map(manaKey).sort().join()}|${left.join()}`;
}

function manaKey(mana: Mana): string {
  return `${mana.kind}${mana.snow === true ? "s" : ""}${mana.only === undefined ? "" : JSON.stringify(mana.only)}`;
}
