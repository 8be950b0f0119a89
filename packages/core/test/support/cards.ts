import type { Ability, Card, CardSource, Face, ManaCost, Modification, Selector } from "@obverse/core";
import { definitionId } from "@obverse/core";

/** A face with a name and whatever else is given. */
export function face(
  name: string,
  rest: Partial<Omit<Face, "power" | "toughness">> & { readonly pt?: readonly [number, number] } = {},
): Face {
  const { pt, ...more } = rest;
  const numbers =
    pt === undefined
      ? {}
      : { power: { text: String(pt[0]), value: pt[0] }, toughness: { text: String(pt[1]), value: pt[1] } };
  return {
    name,
    manaCost: null,
    supertypes: [],
    types: pt === undefined ? [] : ["Creature"],
    subtypes: [],
    abilities: [],
    ...numbers,
    ...more,
  };
}

/** A card of these faces. */
export function card(kind: Card["kind"], faces: Card["faces"], rest: Partial<Card> = {}): Card {
  const name = faces.map((one) => one.name).join(" // ");
  return { id: definitionId(name), name, kind, faces, colorIdentity: [], ...rest };
}

/** An ordinary creature card. */
export function creature(
  name: string,
  cost: ManaCost | null,
  pt: readonly [number, number],
  abilities: readonly Ability[] = [],
  subtypes: readonly string[] = [],
): Card {
  return card("single", [face(name, { manaCost: cost, pt, abilities, subtypes })]);
}

/** An ordinary enchantment with these static modifications. */
export function enchantment(name: string, affects: Selector, modifications: readonly Modification[]): Card {
  return card("single", [
    face(name, { manaCost: ["2"], types: ["Enchantment"], abilities: [{ kind: "static", affects, modifications }] }),
  ]);
}

/** Cards by their names and their faces' names. */
export function sourceOf(...cards: readonly Card[]): CardSource {
  const byName = (name: string) =>
    cards.find((one) => one.name === name) ?? cards.find((one) => one.faces.some((up) => up.name === name));
  return {
    get: (id) => cards.find((one) => one.id === id),
    byName,
    hasName: (name) => cards.some((one) => one.faces.some((up) => up.name === name)),
  };
}

export const villagers: Card = card("nonmodal", [
  face("Villagers of Estwald", { manaCost: ["2", "G"], pt: [2, 3], subtypes: ["Human", "Werewolf"] }),
  face("Howlpack of Estwald", { colorIndicator: ["G"], pt: [4, 6], subtypes: ["Werewolf"] }),
]);
export const rogue: Card = card("modal", [
  face("Blackbloom Rogue", { manaCost: ["2", "B"], pt: [2, 3], subtypes: ["Human", "Rogue"] }),
  face("Blackbloom Bog", { types: ["Land"] }),
]);
export const dean: Card = card("modal", [
  face("Shaile, Dean of Radiance", { manaCost: ["1", "W"], pt: [1, 1] }),
  face("Embrose, Dean of Shadow", { manaCost: ["2", "B", "B"], pt: [4, 4] }),
]);
export const rats: Card = card("meld", [face("Graf Rats", { manaCost: ["1", "B"], pt: [2, 1] })], {
  meld: { partner: "Midnight Scavengers", result: "Chittering Host" },
});
export const scavengers: Card = card("meld", [face("Midnight Scavengers", { manaCost: ["4", "B"], pt: [3, 3] })], {
  meld: { partner: "Graf Rats", result: "Chittering Host" },
});
export const host: Card = card("melded", [face("Chittering Host", { pt: [5, 6], subtypes: ["Eldrazi", "Horror"] })]);
export const startled: Card = card("nonmodal", [
  face("Startled Awake", { manaCost: ["2", "U", "U"], types: ["Sorcery"] }),
  face("Persistent Nightmare", { pt: [1, 1] }),
]);
export const bears: Card = creature("Grizzly Bears", ["1", "G"], [2, 2], [], ["Bear"]);
export const clone: Card = creature("Clone", ["3", "U"], [0, 0], [], ["Shapeshifter"]);
export const forest: Card = card("single", [
  face("Forest", { types: ["Land"], supertypes: ["Basic"], subtypes: ["Forest"] }),
]);
export const ALL: readonly Card[] = [villagers, rogue, dean, rats, scavengers, host, startled, bears, clone, forest];
