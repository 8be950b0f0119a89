import { type Card, definitionId, type Face } from "@obverse/core";

const made = (name: string, types: readonly string[], more: Partial<Face> = {}): Card => ({
  id: definitionId(`stand-in:${name}`),
  name,
  kind: "single",
  faces: [{ name, manaCost: ["1"], supertypes: [], types, subtypes: [], abilities: [], ...more }],
  colorIdentity: [],
});

const number = (value: number) => ({ text: String(value), value });

/** Plain cards that the card under test meets: one of each kind that texts ask for, without abilities. */
export const STAND_INS = {
  creature: made("Stand-in Creature", ["Creature"], {
    manaCost: ["1", "G"],
    subtypes: ["Human", "Warrior"],
    power: number(2),
    toughness: number(2),
  }),
  large: made("Stand-in Giant", ["Creature"], {
    manaCost: ["4", "R"],
    supertypes: ["Legendary"],
    subtypes: ["Giant", "Zombie"],
    power: number(5),
    toughness: number(5),
  }),
  artifact: made("Stand-in Artifact", ["Artifact"], { manaCost: ["2"] }),
  enchantment: made("Stand-in Enchantment", ["Enchantment"], { manaCost: ["1", "W"] }),
  land: made("Stand-in Land", ["Land"], { manaCost: null, subtypes: ["Forest"] }),
  plain: made("Stand-in Place", ["Land"], { manaCost: null }),
  planeswalker: made("Stand-in Planeswalker", ["Planeswalker"], {
    manaCost: ["2", "U"],
    supertypes: ["Legendary"],
    loyalty: number(4),
  }),
  instant: made("Stand-in Instant", ["Instant"], { manaCost: ["U"] }),
  sorcery: made("Stand-in Sorcery", ["Sorcery"], { manaCost: ["1", "B"] }),
} as const satisfies Readonly<Record<string, Card>>;
