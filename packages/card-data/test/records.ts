/** Scryfall card objects as they come, with made-up texts that hold the formulas only. */
export const graf = {
  object: "card",
  oracle_id: "graf",
  name: "Graf Rats",
  layout: "meld",
  set: "emn",
  collector_number: "91a",
  cmc: 2,
  mana_cost: "{1}{B}",
  type_line: "Creature — Rat",
  oracle_text:
    "At the beginning of combat on your turn, if you both own and control this creature and a creature named Midnight Scavengers, exile them, then meld them into Chittering Host.",
  power: "2",
  toughness: "1",
  colors: ["B"],
  color_identity: ["B"],
  all_parts: triple("meld_part", "meld_part", "meld_result"),
};

export const scavengers = {
  ...graf,
  oracle_id: "scavengers",
  name: "Midnight Scavengers",
  collector_number: "96a",
  cmc: 5,
  mana_cost: "{4}{B}",
  type_line: "Creature — Human Rogue",
  oracle_text: "(Melds with Graf Rats.)",
  power: "3",
  toughness: "3",
};

export const host = {
  ...graf,
  oracle_id: "host",
  name: "Chittering Host",
  collector_number: "96b",
  cmc: 7,
  mana_cost: "",
  type_line: "Creature — Eldrazi Horror",
  oracle_text: "Haste",
  power: "5",
  toughness: "6",
  colors: [],
  color_identity: [],
};

export function triple(...components: readonly string[]) {
  return ["Graf Rats", "Midnight Scavengers", "Chittering Host"].map((name, index) => ({
    object: "related_card",
    component: components[index] ?? "meld_part",
    name,
  }));
}

/** A two-faced record of a layout. */
export function twoFaced(layout: string, front: object, back: object, more: object = {}) {
  const faces = [face("Front", front), face("Back", back)];
  return { object: "card", oracle_id: "two", name: "Front // Back", layout, set: "mid", card_faces: faces, ...more };
}

function face(name: string, more: object) {
  return { object: "card_face", name, mana_cost: "", type_line: "Creature — Human", oracle_text: "", ...more };
}
